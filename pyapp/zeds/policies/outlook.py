"""How things stand, as a number: how soon Zeds could be in Town Center past those in their way, and who is left."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from math import exp
from typing import NamedTuple

from pyapp.zeds.answers import chances
from pyapp.zeds.map.places import (
    MINE,
    SPACES,
    TOWN_CENTER,
    Track,
    is_start,
    number_of,
    terrain_shift,
    track_of,
)
from pyapp.zeds.play.columns import standing_shifts
from pyapp.zeds.policies.coming import brains_next, turns_left
from pyapp.zeds.truth.people import PEOPLE, RE_ROLLERS, REGULARS, TOUGH, Who
from pyapp.zeds.truth.state import OFF_MAP, Unit, Zeds, ZedsState
from pyapp.zeds.truth.tables import Column, first_column, shifted

DISASTER = 100.0
"""What Town Center is worth."""
PATIENCE = 0.36
"""How much less a danger counts for each move that it is farther off."""
MOST_DELAY = 7.0
"""How many moves the best of guards holds up any Zeds."""
DEPTH = 0.12
"""What it is worth for a guard to have another space behind him, for each of them."""
CARTRIDGE, SATURATION = 1.5, 0.7
"""What the first cartridge is worth, and each next one compared with the one before."""
HORDE = 4.0
"""What it is worth not to have a Zeds unit on the map at all, wherever it stands."""
SHOTS_A_TURN = 3
"""How many shots there is time for."""
BRAINS = 1.0
"""How much of what Zeds could do with BRAINS! counts beforehand."""

_WORTH = {Who.PIAZZA: 8.0, Who.HERNANDEZ: 5.0, Who.HUNT: 8.0, Who.SCHMIDT: 8.0, Who.JOHNSON: 7.0, Who.FURIES: 8.0}


def left_of(who: Who, unit: Unit) -> int:
    """How many more hits eliminate a unit."""
    most = PEOPLE[who].hits
    return 2 * most - unit.hits - (most if unit.is_reduced else 0)


def worth(who: Who, unit: Unit) -> float:
    """What a unit is worth, with the hits that it has taken."""
    person = PEOPLE[who]
    whole = _WORTH.get(who, 1.0 + 0.8 * person.full)
    return whole * (0.6 + 0.4 * left_of(who, unit) / (2 * person.hits))


@cache
def worth_of_ammo(ammo: int, turns: int = 20) -> float:
    """[5.4] Each next cartridge is worth less, and those that nobody will have the time to shoot hardly anything."""
    used = min(ammo, SHOTS_A_TURN * turns)
    return CARTRIDGE * (1 - SATURATION**used) / (1 - SATURATION) + 0.01 * ammo


class Standing(NamedTuple):
    """A unit as it stands in somebody's way."""

    track: Track | None
    """None in Town Center, and on a Start, where nobody fights."""
    number: int
    strength: int
    shifts: int
    again: bool
    """Whether it may roll once more."""
    stamina: float
    """How much it can take, as a share of the best."""
    worth: float


@lru_cache(maxsize=4096)
def standing(who: Who, unit: Unit) -> Standing:
    """[6.1] What a unit brings along as a defender, and what the ground adds."""
    person = PEOPLE[who]
    left = left_of(who, unit)
    return Standing(
        None if is_start(unit.space) else track_of(unit.space),
        number_of(unit.space),
        person.reduced if unit.is_reduced else person.full,
        sum(shift.by for shift in standing_shifts(who, unit)) + terrain_shift(unit.space),
        who in RE_ROLLERS,
        min(1.0, 0.55 + 0.15 * left * (2 if who in TOUGH else 1)),
        worth(who, unit),
    )


class Threat(NamedTuple):
    """What the Zeds of a track threaten, and how many they are."""

    danger: float
    size: float


def outlook(state: ZedsState) -> float:
    """[1.3] The more the better for the town."""
    zeds = _zeds_by_track(state)
    guards = _guards(state)
    total = worth_of_ammo(state.ammo, turns_left(state)) + _good_places(state, zeds)
    total += sum(guard.worth for those in guards.values() for guard in those)
    for threat in _threats(zeds, guards, brains_next(state)):
        total -= threat.danger + HORDE * threat.size
    return total


def alarm(state: ZedsState) -> float:
    """How bad things stand where the Zeds are now."""
    return sum(threat.danger for threat in _threats(_zeds_by_track(state), _guards(state), brains_next(state)))


def _zeds_by_track(state: ZedsState) -> dict[Track, list[Zeds]]:
    found: dict[Track, list[Zeds]] = {}
    for one in state.zeds.values():
        found.setdefault(_TRACKS[one.space], []).append(one)
    return found


def _guards(state: ZedsState) -> dict[Track | None, list[Standing]]:
    """Those who stand in somebody's way, by their track; beside them all others that live."""
    found: dict[Track | None, list[Standing]] = {}
    for who, unit in state.units.items():
        if unit.space not in OFF_MAP:
            guard = standing(who, unit)
            found.setdefault(guard.track, []).append(guard)
    return found


def _threats(
    zeds: Mapping[Track, Sequence[Zeds]], guards: Mapping[Track | None, Sequence[Standing]], brains: float
) -> list[Threat]:
    return [_threat(tuple(there), tuple(guards.get(track, ())), brains) for track, there in zeds.items()]


_TRACKS = {space.id: space.track for space in SPACES.values() if space.track is not None}


@lru_cache(maxsize=16384)
def _threat(zeds: tuple[Zeds, ...], guards: tuple[Standing, ...], brains: float) -> Threat:
    """Town Center, and those in their way. After most actions most tracks are as they were."""
    crowd: dict[int, tuple[int, float]] = {}
    for one in zeds:
        number = number_of(one.space)
        strength, size = crowd.get(number, (0, 0.0))
        crowd[number] = strength + one.strength, size + 0.35 + 0.65 * one.left / 6
    danger = sum(_danger(number, strength, size, guards) for number, (strength, size) in crowd.items())
    if brains:
        held = 1.0
        for number, (strength, _) in crowd.items():
            held *= 1 - _breakthrough(number, strength, guards)
        danger += BRAINS * brains * DISASTER * (1 - held)
    danger += sum(_exposure(guard, crowd) for guard in guards)
    return Threat(danger, sum(size for _, size in crowd.values()))


def _breakthrough(number: int, strength: int, guards: Sequence[Standing]) -> float:
    """[9.12] How likely Zeds of a space come all the way into Town Center if the next card is BRAINS!: whoever loses
    falls back before them, fight after fight; where nobody meets them, they stop.
    """
    if not number:
        return 1.0
    met = [guard for guard in guards if guard.number == number - 1]
    chances_to_hold = [holding(strength, guard.strength, guard.shifts, guard.again) for guard in met]
    return (1 - max(chances_to_hold)) ** number if met else 0.0


@cache
def holding(zeds: int, strength: int, shifts: int, again: bool) -> float:
    """How likely a defender drives off Zeds of a strength."""
    column = shifted(first_column(zeds, strength), shifts, Column.HUMAN_3)
    return float(chances.to_win_at_last(column, again=again))


def _danger(number: int, strength: int, size: float, guards: Sequence[Standing]) -> float:
    """[4.5] What Zeds in a space threaten, with everybody in their way counted as so many moves more."""
    away = number + 1.0
    for guard in guards:
        if guard.number < number:
            chance = min(0.97, holding(strength, guard.strength, guard.shifts, guard.again))
            away += guard.stamina * min(MOST_DELAY, chance / (1 - chance)) + DEPTH * guard.number * chance
    return DISASTER * exp(-PATIENCE * away) * (1 + size) / 2


def _exposure(guard: Standing, there: Mapping[int, tuple[int, float]]) -> float:
    """[6.2] What may be lost of a unit that Zeds can come to with their next two moves."""
    for away, share in ((1, 0.45), (2, 0.2)):
        if (zeds := there.get(guard.number + away)) is not None:
            chance = holding(zeds[0], guard.strength, guard.shifts, guard.again)
            return (1 - chance) * guard.worth * share
    return 0.0


def _good_places(state: ZedsState, zeds: Mapping[Track, Sequence[Zeds]]) -> float:
    """What good places are worth: two spaces from a target, and where ammunition can be found."""
    found = 0.0
    units = state.units
    sniper = units[Who.PIAZZA].space
    if sniper in _TRACKS:
        targets = zeds.get(_TRACKS[sniper], ())
        away = {number_of(one.space) - number_of(sniper) for one in targets if not is_start(one.space)}
        found += 1.0 if 2 in away else 0.5 if 3 in away else 0.0
    if MINE in [unit.space for unit in units.values()]:
        found += 0.8
    if TOWN_CENTER in [units[who].space for who in REGULARS]:
        found += 0.4
    return found
