"""[5.2] Moving player units."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message
from pyapp.zeds.events.action_events import Moved
from pyapp.zeds.map.places import INWARD, MINE, OUTWARD, START, TOWN_CENTER, SpaceId, Track, number_of, track_of
from pyapp.zeds.names import ZedId, space_name, space_ref, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import PEOPLE, Who
from pyapp.zeds.truth.state import STACK, ZedsState

Mobs = tuple[tuple[SpaceId, tuple[ZedId, ...]], ...]
"""The Zeds by their spaces."""


class Move(NamedTuple):
    goal: SpaceId
    option: Option


Road = tuple[Move, ...]


class Roads(NamedTuple):
    """[5.2] How far a unit comes, step by step, if nobody stands in its way."""

    out: tuple[Road, ...]
    home: Road
    """Up to Town, and into Town Center if it comes so far."""
    beyond: tuple[Road, ...]


@cache
def roads(who: Who, space: SpaceId, center: int, cost: Message | None) -> Roads:
    """[5.2] [8.2] From a space, where so many points are what it takes to enter Town Center."""

    def road(spaces: Iterable[SpaceId]) -> Road:
        return tuple(Move(goal, move_option(who, goal, (), cost)) for goal in spaces)

    track, number, points = track_of(space), number_of(space), PEOPLE[who].move
    others = [other for other in Track if other is not track]
    if track is None:
        return Roads(tuple(road(other.spaces[: min(START, points)]) for other in others), (), ())
    out = road(track.spaces[number + 1 : min(START, number + 1 + points)])
    home = track.spaces[max(0, number - points) : number][::-1]
    left = points - number - center
    if left < 0:
        return Roads((out,), road(home), ())
    return Roads((out,), road((*home, TOWN_CENTER)), tuple(road(other.spaces[:left]) for other in others))


class Ways:
    """[5.2] Where the Zeds let a unit go. From one action to the next that changes seldom, so it is kept."""

    __slots__ = ("_barred", "_center", "_moves", "zeds")

    def __init__(self, mobs: Mobs, center: int, barred: SpaceId | None) -> None:
        self.zeds = dict(mobs)
        self._barred, self._center = barred, center
        self._moves: dict[tuple[Who, SpaceId, Message | None], Road] = {}

    def moves(self, who: Who, space: SpaceId, cost: Message | None) -> Road:
        """The moves of a unit that stands there, road by road, whether there is room at their ends or not."""
        key = who, space, cost
        if key not in self._moves:
            self._moves[key] = tuple(self._find(who, roads(who, space, self._center, cost), cost))
        return self._moves[key]

    def _find(self, who: Who, all_roads: Roads, cost: Message | None) -> Iterator[Move]:
        out, home, beyond = all_roads
        for road in out:
            yield from self._along(who, road, cost)
        last = None
        for last in self._along(who, home, cost):
            yield last
        if last is not None and last.goal == TOWN_CENTER:
            for road in beyond:
                yield from self._along(who, road, cost)

    def _along(self, who: Who, road: Road, cost: Message | None) -> Iterator[Move]:
        """Up to the first Zeds, and not past a No Entry marker."""
        for move in road:
            if move.goal == self._barred:
                return
            if move.goal in self.zeds:
                yield Move(move.goal, move_option(who, move.goal, self.zeds[move.goal], cost))
                return
            yield move


ways = lru_cache(maxsize=32)(Ways)


class Crowd(NamedTuple):
    """Who stands where, found out once for all units that might move or shoot."""

    ways: Ways
    full: frozenset[SpaceId]
    """Where no more player units can stay."""

    @property
    def zeds(self) -> dict[SpaceId, tuple[ZedId, ...]]:
        return self.ways.zeds


def crowd_of(state: ZedsState) -> Crowd:
    """[5.2] Two to a space at the end of a move. [8.2] With the Mayor in play it costs nothing to enter Town Center."""
    there = [unit.space for unit in state.units.values()]
    full = frozenset(space for space in there if there.count(space) >= STACK and space != TOWN_CENTER)
    center = 0 if state.is_in_play(Who.HERNANDEZ) else 1
    return Crowd(ways(tuple(state.mobs().items()), center, MINE if state.is_barred(MINE) else None), full)


def came_from(start: SpaceId, goal: SpaceId) -> SpaceId:
    """The last space before the goal on the only way there."""
    if goal == TOWN_CENTER:
        track = track_of(start)
        assert track is not None
        return track.space(0)
    is_outward = track_of(start) is not track_of(goal) or number_of(start) < number_of(goal)
    return INWARD[goal] if is_outward else OUTWARD[goal]


def path(start: SpaceId, goal: SpaceId) -> tuple[SpaceId, ...]:
    """The only way between two spaces, both included."""
    if track_of(start) is track_of(goal) and TOWN_CENTER not in (start, goal):
        track, step = track_of(start), 1 if number_of(start) < number_of(goal) else -1
        assert track is not None
        return tuple(track.space(number) for number in range(number_of(start), number_of(goal) + step, step))
    return (*_to_center(start), *reversed(_to_center(goal)[:-1]))


def _to_center(space: SpaceId) -> tuple[SpaceId, ...]:
    found = [space]
    while found[-1] != TOWN_CENTER:
        found.append(INWARD[found[-1]])
    return tuple(found)


def points(state: ZedsState, who: Who, goal: SpaceId) -> int:
    """One point for each space; Town Center takes none while the Mayor is in play."""
    passed = path(state.units[who].space, goal)[1:]
    spared = TOWN_CENTER in passed and state.is_in_play(Who.HERNANDEZ)
    return len(passed) - int(spared)


def options(state: ZedsState, who: Who, crowd: Crowd, cost: Message | None) -> list[Option]:
    """[5.2] Where a unit can end a move: past friends, up to the first Zeds, and not where two stand already."""
    unit = state.units[who]
    if unit.is_defiant:
        return []
    moves = crowd.ways.moves(who, unit.space, cost)
    return [option for goal, option in moves if goal not in crowd.full]


@lru_cache(maxsize=4096)
def move_option(who: Who, goal: SpaceId, met: tuple[ZedId, ...], cost: Message | None) -> Option:
    """Whoever is attacked can be touched as well as the place: then it is asked whether to attack or to shoot."""
    place = space_name(goal)
    label = (
        say("{who}: attack at {place}", who=who.called, place=place)
        if met
        else say("{who}: move to {place}", who=who.called, place=place)
    )
    return Option(Action("move", (who, goal)), label, (unit_ref(who), space_ref(goal), *map(unit_ref, met)), cost)


def move(state: ZedsState, who: Who, goal: SpaceId) -> None:
    """[5.2] Among Zeds the move ends, and the unit attacks."""
    from pyapp.zeds.play.fight import Assault

    origin = came_from(state.units[who].space, goal)
    state.change(who, space=goal)
    state.emit(Moved(who, goal))
    if state.zeds_in(goal):
        state.push(Assault(goal, (who,), origin))
