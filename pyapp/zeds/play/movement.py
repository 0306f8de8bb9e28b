"""[5.2] Moving player units."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message
from pyapp.zeds.events.action_events import Moved
from pyapp.zeds.map.places import INWARD, MINE, OUTWARD, START, TOWN_CENTER, SpaceId, Track, number_of, track_of
from pyapp.zeds.names import ZedId, space_name, space_ref, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import PEOPLE, Who
from pyapp.zeds.truth.state import STACK, ZedsState


class Crowd:
    """Who stands where, counted once for all units that might move."""

    __slots__ = ("barred", "center", "full", "zeds")

    def __init__(self, state: ZedsState) -> None:
        self.zeds = {zeds.space for zeds in state.zeds.values()}
        counts: dict[SpaceId, int] = {}
        for unit in state.units.values():
            counts[unit.space] = counts.get(unit.space, 0) + 1
        self.full = {space for space, count in counts.items() if count >= STACK} - {TOWN_CENTER}
        self.barred = {MINE} if state.is_barred(MINE) else set()
        self.center = 0 if state.is_in_play(Who.HERNANDEZ) else 1


def reach(state: ZedsState, who: Who, crowd: Crowd | None = None) -> tuple[SpaceId, ...]:
    """[5.2] Where a unit can end a move: past friends, up to the first Zeds, and not where two stand already.

    [8.2] With the Mayor in play it costs nothing to enter Town Center.
    """
    unit = state.units[who]
    if unit.is_defiant:
        return ()
    crowd = crowd or Crowd(state)
    found: list[SpaceId] = []
    points = PEOPLE[who].move
    space, track = unit.space, track_of(unit.space)
    if track is not None:
        _walk(crowd, found, track, number_of(space) + 1, START, points)
        for number in range(number_of(space) - 1, -1, -1):
            points -= 1
            if points < 0 or not _enter(crowd, found, track.space(number)):
                return tuple(found)
        points -= crowd.center
        if points < 0:
            return tuple(found)
        found.append(TOWN_CENTER)
    for other in Track:
        if other is not track:
            _walk(crowd, found, other, 0, START, points)
    return tuple(found)


def _walk(crowd: Crowd, found: list[SpaceId], track: Track, first: int, end: int, points: int) -> None:
    for space in track.spaces[first : min(end, first + points)]:
        if not _enter(crowd, found, space):
            return


def _enter(crowd: Crowd, found: list[SpaceId], space: SpaceId) -> bool:
    """Note a space that can be entered; and whether one can walk on from there."""
    if space in crowd.barred:
        return False
    if space not in crowd.full:
        found.append(space)
    return space not in crowd.zeds


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


def options(state: ZedsState, who: Who, crowd: Crowd, cost: Message | None) -> Iterator[Option]:
    for goal in reach(state, who, crowd):
        yield move_option(who, goal, tuple(state.zeds_in(goal)) if goal in crowd.zeds else (), cost)


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
