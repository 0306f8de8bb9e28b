"""[A12.1] The end: survival rules that came true, or nobody left who could make them true."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.attack.events.turn_events import GoalReached
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import Message

if TYPE_CHECKING:
    from pyapp.attack.truth.state import AttackState

HUMANS_SIDE, ZOMBIES_SIDE = "humans", "zombies"
SURVIVED, DEAD, HOPELESS, TOO_LATE = "survived", "dead", "hopeless", "too-late"

OUTCOMES: dict[str, Message] = {
    SURVIVED: say("You have done what had to be done: the humans survive the night."),
    DEAD: say("Nobody is left alive: the zombies have won."),
    HOPELESS: say("What had to be done cannot be done any more: the zombies have won."),
    TOO_LATE: say("It has come to what must not happen: the zombies have won."),
}


def told(state: AttackState, reason: str) -> Message:
    """How it ended; of those who survive, how many, where that is not everybody."""
    alive, everybody = len(state.living), len(state.humans)
    if reason != SURVIVED or alive == everybody:
        return OUTCOMES[reason]
    return say_n(
        "You have done what had to be done: {count} of {all} survives the night.",
        "You have done what had to be done: {count} of {all} survive the night.",
        alive,
        all=everybody,
    )


def check(state: AttackState) -> None:
    """[A12.1] [A12.2] After every step: whether the game is over."""
    if state.outcome is not None:
        return
    layout, living = state.layout, len(state.living)
    if not living:
        _lose(state, "A12.2", DEAD)
        return
    if state.is_passing:
        return
    for rules in (layout.win, layout.lose):
        for reached in rules.advance(state) if rules is not None else ():
            state.emit(GoalReached(reached.told()))
    if layout.win.holds(state):
        end = Outcome(state.human_seats, HUMANS_SIDE, "A12.1", SURVIVED)
        state.end(end, told(state, SURVIVED))
    elif layout.lose is not None and layout.lose.holds(state):
        _lose(state, "A12.1", TOO_LATE)
    elif living < len(state.humans) and layout.win.is_hopeless(state):
        _lose(state, "A12.2", HOPELESS)


def _lose(state: AttackState, rule: str, reason: str) -> None:
    winners = (ZOMBIES,) if state.has_zombie_player else ()
    state.end(Outcome(winners, ZOMBIES_SIDE, rule, reason), told(state, reason))
