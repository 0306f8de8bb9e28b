"""How far it is, and who sees whom: what the zombies' choices go by.

The answers depend on the doors alone, so each is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cache, lru_cache

from pyapp.mall.map import MALL, DoorId, DoorKind, SquareId
from pyapp.mall.shambling import can_see
from pyapp.mall.state import DoorState, MallState
from pyapp.mall.tables import CLOSE_OR_OPEN_DOOR, ENTER_SQUARE

HALL, STORE = 1, 2
"""[15.5] What a square counts when the closest unit is looked for."""


def shut(state: MallState) -> frozenset[DoorId]:
    """The doors inside the mall that are closed."""
    return frozenset(door for door, how in state.doors.items() if how is DoorState.CLOSED and door in MALL.doors)


def points_from(state: MallState, starts: Iterable[SquareId]) -> Mapping[SquareId, int]:
    """[15.2] [15.4] The movement points from the nearest of some squares to every other.

    One for a square and two more for a door that would have to be opened; zombies on the way do not count, for nobody
    knows their values.
    """
    return _points(tuple(sorted(set(starts))), shut(state))


@lru_cache(maxsize=256)
def _points(starts: tuple[SquareId, ...], closed: frozenset[DoorId]) -> Mapping[SquareId, int]:
    if not closed:
        return MALL.graph.distance_map(starts[0]) if len(starts) == 1 else MALL.graph.distances(starts)

    def cost(here: SquareId, there: SquareId) -> int:
        return ENTER_SQUARE + (CLOSE_OR_OPEN_DOOR if MALL.door_between(here, there) in closed else 0)

    return MALL.graph.costs(starts, cost)


@cache
def tread_from(square: SquareId) -> Mapping[SquareId, int]:
    """[15.5] How far zombies have to come to a square: a hall square counts one, a store square two.

    Their own square does not count, the one they come to does; doors count as open, as in reaction [7.1].
    """
    return MALL.graph.costs((square,), lambda here, _: HALL if MALL.is_hall(here) else STORE)


def just_moved(state: MallState) -> list[SquareId]:
    """[15.2] [15.4] Where those are who have just moved; if nobody has, where everybody is."""
    people = state.mover or state.living()
    return sorted({state.people[who].square for who in people})


def in_sight_of(state: MallState, place: SquareId) -> frozenset[SquareId]:
    """[6.4] The squares from which a square is seen, as the doors stand."""
    wood = frozenset(door for door in shut(state) if MALL.doors[door].kind is DoorKind.SOLID)
    return _in_sight(place, wood)


@lru_cache(maxsize=1024)
def _in_sight(place: SquareId, wood: frozenset[DoorId]) -> frozenset[SquareId]:
    lines = MALL.floor.lines_from(place)
    return frozenset(square for square, line in lines.items() if line.is_clear and line.door not in wood)


def sees(state: MallState, square: SquareId, place: SquareId) -> bool:
    """[6.4] Whether zombies in a square see a place; with the French correction not past counters."""
    return square in in_sight_of(state, place) and (
        not state.is_french("counters-block-sight") or can_see(state, square, place)
    )
