"""[5.4] Gunfire: one target, along the track of whoever shoots."""

from __future__ import annotations

from functools import cache, lru_cache

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message
from pyapp.zeds.abilities import hunt, piazza
from pyapp.zeds.events.fight_events import ShotFired
from pyapp.zeds.map.places import START, SpaceId, Track, is_start, number_of, track_of
from pyapp.zeds.names import ZedId, space_name, space_ref, unit_ref, zed_name
from pyapp.zeds.play.columns import shot_column
from pyapp.zeds.play.hits import hit_zeds
from pyapp.zeds.play.movement import Crowd
from pyapp.zeds.play.placement import are_twins
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Zeds, ZedsState
from pyapp.zeds.truth.tables import gunfire


def range_of(who: Who) -> int:
    """[5.4] How many spaces away a unit can hit; nothing at all for those who cannot shoot [8.6]."""
    if who is Who.FURIES:
        return 0
    return max(piazza.STRENGTH) if who is Who.PIAZZA else hunt.RANGE if who is Who.HUNT else 1


def distance(space: SpaceId, target: SpaceId) -> int:
    return abs(number_of(space) - number_of(target))


@cache
def in_range(who: Who, space: SpaceId) -> tuple[SpaceId, ...]:
    """[5.4] On the own track, never a Start and never beyond Town Center, from where all four tracks begin; and nobody
    shoots out of a Start.
    """
    track, number, most = track_of(space), number_of(space), range_of(who)
    if is_start(space) or not most:
        return ()
    tracks = tuple(Track) if track is None else (track,)
    near = range(max(0, number - most), min(START, number + most + 1))
    return tuple(place for track in tracks for other in near if (place := track.space(other)) != space)


def targets(state: ZedsState, who: Who, crowd: Crowd) -> list[SpaceId]:
    """[5.4] Spaces with Zeds that the unit can shoot at."""
    return [place for place in in_range(who, state.units[who].space) if place in crowd.zeds]


def aims(state: ZedsState, units: tuple[ZedId, ...]) -> list[tuple[ZedId, ...]]:
    """Who of a mob can be aimed at; twins count as one."""
    if len(units) == 2 and are_twins(state, *units):
        return [units]
    return [(one,) for one in units]


def options(state: ZedsState, who: Who, crowd: Crowd, verb: str, cost: Message | None) -> list[Option]:
    return [
        shot_option(verb, who, state.zeds[units[0]], units, cost)
        for space in targets(state, who, crowd)
        for units in aims(state, crowd.zeds[space])
    ]


@lru_cache(maxsize=4096)
def shot_option(verb: str, who: Who, target: Zeds, units: tuple[ZedId, ...], cost: Message | None) -> Option:
    space, name = target.space, zed_name(target.kind, target.is_reduced, target.hits, target.is_tough)
    place = space_name(space)
    label = _LABELS[verb]._replace(args=(("who", who.called), ("zeds", name), ("place", place)))
    return Option(
        Action(verb, (who, space, units[0])),
        label,
        (unit_ref(who), space_ref(space), *map(unit_ref, units)),
        cost,
        deliberate=verb != "shoot",
    )


_LABELS = {
    "shoot": say("{who}: shoot at {zeds} at {place}"),
    "craft": say("{who}: shoot at {zeds} at {place}, without Ammo"),
    "citadel": say("{who}: shoot from the Citadel at {zeds} at {place}"),
}


def shoot(state: ZedsState, who: Who, target: ZedId, *, citadel: bool = False) -> None:
    """[5.4] [6.1] Two dice on the gunfire table. Nobody retreats from it."""
    space = state.zeds[target].space
    away = distance(state.units[who].space, space)
    column = shot_column(state, who, away, citadel=citadel)[1]
    purpose = say("Shot at {place} by {who}, strength {strength}",
                  who=who.called, place=space_name(space), strength=column + 1)  # fmt: skip
    total = sum(state.roll("5.4", 2, purpose, about=(unit_ref(who), unit_ref(target))))
    hits = gunfire(column + 1, total)
    state.emit(ShotFired(who, target, space, hits))
    if hits:
        hit_zeds(state, target, hits)
    if who is Who.PIAZZA and piazza.ways_off(state, space):
        state.push(piazza.Overwatch(space))
