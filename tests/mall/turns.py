"""The zombies' half of a turn, phase by phase, for rule tests.

    state = after("move peter 114", peter="113", zombies={"116": 3})
    applied = phase(state, ReactionPhase(), FreeMovementPhase(), do=["shift 098 099", "done"], dice=[4])

Only the phases named are played, with dice that fall as told; then the humans are asked again.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from fractions import Fraction
from typing import Any, TypeVar

from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.dice import Dice, ScriptedDice
from pyapp.kernel.event import Event, Rolled
from pyapp.kernel.flow import Applied, Step, apply, decision
from pyapp.mall.play.movement import HumanPlayerTurn
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.sequence import GameLoop, ZombiesAwake
from pyapp.mall.truth.state import MallState
from tests.mall.positions import GAME, act, position

T = TypeVar("T")

Pieces = dict[str, Any]
"""Some of the arguments of `position`."""

PETER, ROGER, STEVE, FRAN = Character


def phase(state: MallState, *steps: Step[Any], do: Iterable[str] = (), dice: Sequence[int] = ()) -> Applied[MallState]:
    """Begin the given phases, answer their questions, and see that all dice were needed."""
    state = state.copy()
    state.dice = ScriptedDice(*dice)
    state.stack = [GameLoop(), HumanPlayerTurn(), *reversed(steps), ZombiesAwake()]
    state.settle()
    events: list[Event] = list(state.events)
    state.events = []
    for text in do:
        applied = apply(state, Action.parse(text))
        state = applied.state
        events += applied.events
    assert isinstance(state.dice, ScriptedDice)
    assert not state.dice.script, f"nobody rolled {state.dice.script}"
    state.dice = Dice(0)
    assert GAME.faults(state) == []
    return Applied(state, tuple(events), ())


def has_ended(state: MallState) -> bool:
    """Whether the phases are over and the humans are asked again."""
    return isinstance(state.stack[-1], HumanPlayerTurn)


def seat(state: MallState) -> Seat:
    """Who is asked now."""
    asked = decision(state)
    assert asked is not None
    return asked.seat


def rolls(applied: Applied[MallState]) -> list[tuple[str, tuple[int, ...]]]:
    """The dice that were thrown, each roll with the case that called for it."""
    return [(event.by, event.dice) for event in applied.events if isinstance(event, Rolled)]


def after(*actions: str, dice: Sequence[int] | None = None, **pieces: Any) -> MallState:
    """The state after the humans have done something in a position, ready for a phase."""
    return act(position(**pieces), *actions, dice=dice).state


def units(state: MallState) -> list[str]:
    """The squares where units are, in order."""
    return sorted(state.zombies)


def every_way(run: Callable[[ScriptedDice], T], dice: tuple[int, ...] = ()) -> Iterator[tuple[Fraction, T]]:
    """What comes of something under every possible fall of the dice, with its chance."""
    try:
        result = run(ScriptedDice(*dice))
    except AssertionError:
        for face in range(1, 7):
            yield from every_way(run, (*dice, face))
    else:
        yield Fraction(1, 6 ** len(dice)), result
