"""How far it is, and who sees whom: what the zombies' choices go by.

The answers depend on the doors alone, so each is worked out once.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import lru_cache

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR, ENTER_SQUARE

NO_WAY = 1000
"""What is added to a distance where there is no way on foot."""

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


@lru_cache(maxsize=1024)
def walk_to(square: SquareId, barred: frozenset[DoorId]) -> Mapping[SquareId, int]:
    """[15.5] The squares on foot to a square, past the doors that are barred.

    Where no way leads there, it is farther than from anywhere else, and counted as if all doors were open.
    """
    straight = MALL.graph.distance_map(square)
    if not barred:
        return straight
    return _beyond_all(straight, MALL.graph.distances((square,), lambda a, b: MALL.door_between(a, b) not in barred))


@lru_cache(maxsize=1024)
def tread_to(square: SquareId, barred: frozenset[DoorId]) -> Mapping[SquareId, int]:
    """[15.5] The same for finding the closest: a hall square counts one, a store square two.

    The zombies' own square does not count, the one they come to does.
    """
    straight = _treads(square, frozenset())
    return _beyond_all(straight, _treads(square, barred)) if barred else straight


@lru_cache(maxsize=1024)
def _treads(square: SquareId, barred: frozenset[DoorId]) -> Mapping[SquareId, int]:
    def cost(here: SquareId, there: SquareId) -> int | None:
        if barred and MALL.door_between(here, there) in barred:
            return None
        return HALL if MALL.is_hall(here) else STORE

    return MALL.graph.costs((square,), cost)


def _beyond_all(straight: Mapping[SquareId, int], on_foot: Mapping[SquareId, int]) -> Mapping[SquareId, int]:
    return {square: on_foot.get(square, NO_WAY + steps) for square, steps in straight.items()}


def just_moved(state: MallState) -> list[SquareId]:
    """[15.2] [15.4] Where those are who have just moved, or have just run off; if nobody has, where everybody is."""
    return sorted({state.people[who].square for who in movers(state)})


def movers(state: MallState) -> list[Character]:
    """[15.2] [15.4] Those who have just moved, or have just run off; if nobody has, everybody."""
    ran = [who for trail in state.trails for who in trail.who]
    return list(dict.fromkeys([*state.mover, *ran])) or state.living()


class Vicinity:
    """What lies around the characters as long as they stay where they are and no wooden door is worked."""

    def __init__(self, people: tuple[SquareId, ...], wood: frozenset[DoorId]) -> None:
        self.people = people
        self.sights = {place: _in_sight(place, wood) for place in people}
        self.in_sight = frozenset[SquareId]().union(*self.sights.values())
        self._near: dict[int, frozenset[SquareId]] = {}
        self._verge: dict[int, frozenset[SquareId]] = {}

    def near(self, steps: int) -> frozenset[SquareId]:
        """The squares from which a character's square might be reached in so many steps."""
        if steps not in self._near:
            self._near[steps] = frozenset(MALL.graph.distances(self.people, limit=steps))
        return self._near[steps]

    def verge(self, steps: int) -> frozenset[SquareId]:
        """The squares out of sight from which somebody might come to be seen in so many steps."""
        if steps not in self._verge:
            self._verge[steps] = frozenset(MALL.graph.distances(self.in_sight, limit=steps)) - self.in_sight
        return self._verge[steps]


def vicinity(state: MallState) -> Vicinity:
    wood = frozenset(
        door
        for door, how in state.doors.items()
        if how is DoorState.CLOSED and door in MALL.doors and MALL.doors[door].kind is DoorKind.SOLID
    )
    return _vicinity(tuple(sorted(state.people_squares())), wood)


_vicinity = lru_cache(maxsize=64)(Vicinity)


@lru_cache(maxsize=1024)
def _in_sight(place: SquareId, wood: frozenset[DoorId]) -> frozenset[SquareId]:
    """[6.4] The squares from which a square is seen, with some wooden doors closed."""
    lines = MALL.floor.lines_from(place)
    return frozenset(square for square, line in lines.items() if line.is_clear and line.door not in wood)
