"""The few verbs that rule tests of any game need: what can be done, do it with dice that fall as told, what happened.

assert "move peter 114" in options(state)
assert texts(act(state, "move peter 114", dice=[6])) == ["Peter moves to 114, Concourse."]
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TypeVar

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice, ScriptedDice
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Applied, State, apply, decision
from pyapp.kernel.message import ENGLISH

S = TypeVar("S", bound=State)


def options(state: State) -> set[str]:
    """The texts of everything that can be done now."""
    asked = decision(state)
    return {str(option.action) for option in asked.options} if asked else set()


def act(
    state: S,
    *actions: str,
    dice: Sequence[int | str] | None = None,
    before: Callable[[S, Action], S] = lambda state, _: state,
) -> Applied[S]:
    """Do things one after the other; what comes back tells of all of them.

    With `dice`, every roll falls as told, and all of them must have been used in the end. Without, chance is chance.
    `before` brings about what has to be done before an action can.
    """
    state = state.copy()
    if dice is not None:
        state.dice = ScriptedDice(*dice)
    events: list[Event] = []
    drawn: list[int] = []
    for text in actions:
        action = Action.parse(text)
        if text not in options(state):
            state = before(state, action)
        applied = apply(state, action)
        state = applied.state
        events += applied.events
        drawn += applied.drawn
    if isinstance(state.dice, ScriptedDice):
        assert not state.dice.script, f"nobody rolled {state.dice.script}"
        state.dice = Dice(0)
    return Applied(state, tuple(events), tuple(drawn))


def texts(applied: Applied[S]) -> list[str]:
    """What happened, in English."""
    return [ENGLISH(event.text()) for event in applied.events]
