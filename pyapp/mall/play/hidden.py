"""[9.0] Hidden zombies: where they can be, and how they come out."""

from __future__ import annotations

from pyapp.mall.events.zombie_events import HiddenRevealed
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.state import MallState

HIDING_PLACES = 5
"""[3.1] Units that are not placed openly, and squares that are written down for them."""


def _allowed_hiding_places() -> tuple[SquareId, ...]:
    """[3.1] Not in a hall, not on a character symbol, and not in the square next to one unless a wall parts the two."""
    near = {n.square for symbol in MALL.characters for n in MALL.neighbours(symbol)}
    return tuple(s for s in MALL.squares if not MALL.is_hall(s) and s not in MALL.characters and s not in near)


ALLOWED_HIDING_PLACES = _allowed_hiding_places()
_ALLOWED = frozenset(ALLOWED_HIDING_PLACES)
_EDWINS = frozenset(square for square in ALLOWED_HIDING_PLACES if MALL.area_of(square) is MALL.area_of(MALL.rifles))


def can_hide(state: MallState, square: SquareId) -> bool:
    """[3.1] One hidden unit to a square, and one in all of Edwin's; an openly placed unit is no hindrance.

    Later on it is not where everybody knows that nobody is.
    """
    if square not in _ALLOWED or square in state.hidden or square in state.cleared:
        return False
    return square not in _EDWINS or _EDWINS.isdisjoint(state.hidden)


def might_jump_out(state: MallState, square: SquareId) -> bool:
    """[9.1] Whether whoever enters a square learns if somebody hides there, for all that lies open.

    It is the first visit that tells, and one to a square without zombies: among others nobody comes out [9.3].
    """
    return (
        bool(state.hidden)
        and square in _ALLOWED
        and square not in state.entered
        and square not in state.cleared
        and not state.has_zombie(square)
    )


def surprise(state: MallState, square: SquareId) -> None:
    """[9.1] The first character to enter a hiding place finds what hides there, at once.

    [9.3] If zombies stand there at that moment it stays hidden, and comes out only when the zombie player likes [9.2].
    """
    if not state.hidden or square not in _ALLOWED or square in state.entered:
        return
    state.entered.append(square)
    if can_reveal(state, square):
        reveal(state, square, "9.1")
    elif not state.has_zombie(square) and square not in state.cleared:
        state.cleared.append(square)


def can_reveal(state: MallState, square: SquareId) -> bool:
    """[9.3] Only where no zombie stands, and only once in a square."""
    return square in state.hidden and not state.has_zombie(square)


def reveal(state: MallState, square: SquareId, rule: str) -> None:
    """[9.0] A unit drawn at random from the box, face up if a character is there to see it.

    [3.1] [9.3] Nobody else hides there, and in Edwin's nowhere else.
    """
    value = state.box.pop(state.dice.below(len(state.box)))
    state.hidden.remove(square)
    state.bring_in(square, value)
    empty = sorted(_EDWINS) if square in _EDWINS else [square]
    state.cleared.extend(place for place in empty if place not in state.cleared)
    state.emit(HiddenRevealed(rule, square, value if state.people_in(square) else None))


def come_out(state: MallState) -> list[SquareId]:
    """[9.4] Once the map has been empty of units, all that hide show themselves, each as soon as it can."""
    squares = [square for square in state.hidden if can_reveal(state, square)] if state.must_show else []
    for square in squares:
        reveal(state, square, "9.4")
    return squares
