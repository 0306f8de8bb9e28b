"""[7.1] Who would notice what is done in a square: the zombies that see it."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import person_ref
from pyapp.mall.play.zombie_steps import can_see
from pyapp.mall.truth.state import MallState


def watchers(state: MallState, place: SquareId) -> list[SquareId]:
    """The zombies' squares from which a place can be seen."""
    return [square for square in state.zombie_squares() if can_see(state, square, place)]


def notices(state: MallState, places: Iterable[SquareId]) -> tuple[str, ...]:
    """The units and super zombies that would have seen these places, or have seen what was done before in this turn."""
    seen = dict.fromkeys((*state.active, *places))
    found: list[str] = []
    for square in state.zombie_squares():
        if any(can_see(state, square, place) for place in seen):
            unit = state.zombies.get(square)
            found += [f"unit:{unit}"] if unit else []
            found += map(person_ref, state.supers_in(square))
    return tuple(found)
