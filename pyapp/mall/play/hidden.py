"""[9.0] Hidden zombies."""

from __future__ import annotations

from pyapp.mall.events.zombie_events import HiddenRevealed
from pyapp.mall.map.mall_map import SquareId
from pyapp.mall.truth.state import MallState


def can_reveal(state: MallState, square: SquareId) -> bool:
    """[9.3] Only where no zombie stands, and only once in a square."""
    return square in state.hidden and not state.has_zombie(square)


def surprise(state: MallState, square: SquareId) -> None:
    """[9.1] A character that enters a hiding place finds what hides there, at once."""
    if can_reveal(state, square):
        reveal(state, square, "9.1")


def reveal(state: MallState, square: SquareId, rule: str) -> None:
    """[9.0] A unit drawn at random from the box, face up if a character is there to see it."""
    value = state.box.pop(state.dice.below(len(state.box)))
    state.hidden.remove(square)
    state.bring_in(square, value)
    state.emit(HiddenRevealed(rule, square, value if state.people_in(square) else None))


def must_all_come(state: MallState) -> bool:
    """[9.4] With no unit left on the map, all that hide have to show themselves."""
    return bool(state.hidden) and not state.zombies
