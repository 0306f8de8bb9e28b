"""Positions of the orchard in two lines: a drawing, and what is otherwise."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.cards import Deck
from pyapp.kernel.decision import Action, Decision
from pyapp.kernel.dice import ScriptedDice
from pyapp.kernel.flow import Applied, apply, decision
from pyapp.kernel.scenario import Start

from .game import ORCHARD
from .ground import Unit
from .harvest import reach_for
from .state import COUNTS, OrchardState
from .visit import STEPS, Visit

YARD = """\
title: The yard
A.5
..#
B.G
"""


def position(*dice: int | str, mode: str = "together", drawing: str = YARD, **settings: str) -> OrchardState:
    """Before the first turn, with nothing in anybody's hand."""
    state = ORCHARD.new(ORCHARD.settled(Start(mode, settings, 1, file=drawing)))
    state.dice = ScriptedDice(*dice)
    return with_hands(state)


def with_hands(state: OrchardState, **hands: str) -> OrchardState:
    """Those cards in hand, the others in the deck: `goat="bell fence"`."""
    state.hands = {unit: tuple(hands.get(unit, "").split()) for unit in Unit}
    held = [card for hand in state.hands.values() for card in hand]
    left = [card.value for card, count in COUNTS.items() for _ in range(count)]
    for card in held:
        left.remove(card)
    state.deck = Deck.of(left)
    return state


def visiting(state: OrchardState, unit: Unit, steps: int = STEPS, **at: str) -> OrchardState:
    """In the middle of a visit; some stand elsewhere."""
    state.at |= {Unit(who): cell for who, cell in at.items()}  # type: ignore[misc]
    state.stack[-1] = Visit(unit, steps)
    state.turn, state.asked = 1, None
    return state


def reaching(state: OrchardState, unit: Unit, **at: str) -> OrchardState:
    """The moment before somebody's die falls."""
    state = visiting(state, unit, **at)
    state.stack.pop()
    reach_for(state, unit)
    return state


def asked(state: OrchardState) -> Decision:
    found = decision(state)
    assert found is not None
    return found


def texts(state: OrchardState) -> list[str]:
    return [str(option.action) for option in asked(state).options]


def do(state: OrchardState, *actions: str) -> Applied[OrchardState]:
    """Do all that; gives what came of the last one."""
    applied: Any = None
    for action in actions:
        applied = apply(state, Action.parse(action))
        state = applied.state
    assert applied is not None
    return applied  # type: ignore[no-any-return]
