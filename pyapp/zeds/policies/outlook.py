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
    START,
    TOWN_CENTER,
    Track,
    is_start,
    number_of,
    terrain_shift,
    track_of,
)
from pyapp.zeds.play.columns import standing_shifts
from pyapp.zeds.truth.people import PEOPLE, RE_ROLLERS, TOUGH, Who
from pyapp.zeds.truth.state import OFF_MAP, Unit, ZedsState
from pyapp.zeds.truth.tables import Column, first_column, shifted

DISASTER = 100.0
"""What Town Center is worth."""
PATIENCE = 0.36
"""How much less a danger counts for each move that it is farther off."""
MOST_DELAY = 7.0
"""How many moves the best of guards holds up any Zeds."""
DEPTH = 0.12
"""What it is worth for a guard to have another space behind him, for each of them."""
CARTRIDGE, SATURATION = 2.2, 0.87
"""What the first cartridge is worth, and each next one compared with the one before."""

_WORTH = {Who.PIAZZA: 8.0, Who.HERNANDEZ: 5.0, Who.HUNT: 8.0, Who.SCHMIDT: 8.0, Who.JOHNSON: 7.0, Who.FURIES: 8.0}


def worth(who: Who, unit: Unit) -> float:
    """What a unit is worth, with the hits that it has taken."""
    person = PEOPLE[who]
    whole = _WORTH.get(who, 1.0 + 0.8 * person.full)
    left = 2 * person.hits - unit.hits - (person.hits if unit.is_reduced else 0)
    return whole * (0.6 + 0.4 * left / (2 * person.hits))


def worth_of_ammo(ammo: int) -> float:
    return CARTRIDGE * (1 - SATURATION**ammo) / (1 - SATURATION)


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
    if unit.space in OFF_MAP:
        return Standing(None, 0, 0, 0, False, 0.0, 0.0)
    left = 2 * person.hits - unit.hits - (person.hits if unit.is_reduced else 0)
    return Standing(
        None if is_start(unit.space) else track_of(unit.space),
        number_of(unit.space),
        person.reduced if unit.is_reduced else person.full,
        sum(shift.by for shift in standing_shifts(who, unit)) + terrain_shift(unit.space),
        who in RE_ROLLERS,
        min(1.0, 0.55 + 0.15 * left * (2 if who in TOUGH else 1)),
        worth(who, unit),
    )


Crowd = dict[Track, dict[int, tuple[int, float]]]
"""Zeds by track and number: their strength together, and how much is left of them."""


def outlook(state: ZedsState) -> float:
    """[1.3] The more the better for the town."""
    crowd: Crowd = {}
    for zeds in state.zeds.values():
        track, number = _PLACES[zeds.space]
        there = crowd.setdefault(track, {})
        strength, size = there.get(number, (0, 0.0))
        there[number] = strength + zeds.strength, size + 0.35 + 0.65 * zeds.left / 6
    standings = [standing(who, unit) for who, unit in state.units.items()]
    guards: dict[Track, list[Standing]] = {}
    total = worth_of_ammo(state.ammo)
    for one in standings:
        total += one.worth
        if one.track is not None:
            guards.setdefault(one.track, []).append(one)
    for track, there in crowd.items():
        for number, (strength, size) in there.items():
            total -= _danger(number, strength, size, guards.get(track, ()))
        for guard in guards.get(track, ()):
            total -= _exposure(guard, there)
    return total + _good_places(state, crowd)


_PLACES = {space.id: (space.track, space.number) for space in SPACES.values() if space.track is not None}


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


def _good_places(state: ZedsState, crowd: Crowd) -> float:
    """What good places are worth: two spaces from a target, and where ammunition can be found."""
    found = 0.0
    piazza = standing(Who.PIAZZA, state.units[Who.PIAZZA])
    if piazza.track is not None:
        there = crowd.get(piazza.track, {})
        for away, value in ((2, 1.0), (3, 0.5)):
            if piazza.number + away < START and piazza.number + away in there:
                found += value
                break
    spaces = {unit.space for unit in state.units.values()}
    if MINE in spaces:
        found += 0.8
    if any(unit.space == TOWN_CENTER for who, unit in state.units.items() if who.is_regular):
        found += 0.4
    return found
