"""Where the zombies can be after their next move, by their speed, and where new ones may come in."""

from __future__ import annotations

from pyapp.kernel.prospect import Threats
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import door_ref, person_ref, square_ref
from pyapp.mall.play import super_zombies
from pyapp.mall.play.zombie_entry import can_enter
from pyapp.mall.play.zombie_steps import is_held, reach, speed
from pyapp.mall.truth.state import MallState
from pyapp.mall.truth.tables import SUPER_SPEED

NOBODY: frozenset[SquareId] = frozenset()
"""Any unit may have moved away before another comes: no square is taken for good."""


def threats(state: MallState) -> Threats:
    """[7.5] [10.2] [11.1] [13.1] For each unit, super zombie and main door the squares that it can fill."""
    found: dict[str, tuple[str, ...]] = {}
    for square, unit in sorted(state.zombies.items()):
        ends = [] if is_held(state, square) else reach(state, square, speed(state, unit), NOBODY)
        found[f"unit:{unit}"] = tuple(map(square_ref, (square, *ends)))
    for who in state.supers():
        square = state.people[who].square
        ends = [] if is_held(state, square) else sorted(super_zombies.paths(state, square, SUPER_SPEED))
        found[person_ref(who)] = tuple(map(square_ref, (square, *ends)))
    for door in MALL.main_doors:
        if can_enter(state, door):
            found[door_ref(door)] = (square_ref(MALL.main_doors[door].square),)
    return found
