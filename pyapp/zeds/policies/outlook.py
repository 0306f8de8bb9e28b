"""How things stand, as a number: how soon Zeds could be in Town Center past those in their way, and who is left."""

from __future__ import annotations

from functools import cache
from math import exp

from pyapp.zeds.answers import chances
from pyapp.zeds.map.places import MINE, START, TOWN_CENTER, SpaceId, Track, is_start, number_of, terrain_shift, track_of
from pyapp.zeds.truth.people import PEOPLE, RE_ROLLERS, TOUGH, Who
from pyapp.zeds.truth.state import Unit, ZedsState
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


def outlook(state: ZedsState) -> float:
    """[1.3] The more the better for the town."""
    total = worth_of_ammo(state.ammo)
    guards = _guards(state)
    crowd: dict[SpaceId, list[tuple[int, int]]] = {}
    for zeds in state.zeds.values():
        crowd.setdefault(zeds.space, []).append((zeds.strength, zeds.left))
    for space, units in crowd.items():
        total -= _danger(space, tuple(units), guards)
    for who, unit in state.units.items():
        if unit.space == TOWN_CENTER or track_of_unit(unit) is not None:
            total += worth(who, unit)
    return total + _places(state, crowd) - _exposure(state, crowd)


def track_of_unit(unit: Unit) -> Track | None:
    return track_of(unit.space) if unit.space[:1] in ("F", "M", "H", "S") and len(unit.space) == 2 else None


Guard = tuple[int, int, int, bool, float]
"""Number of the space, strength, shifts, whether it may roll again, and how long it lasts."""


def _guards(state: ZedsState) -> dict[Track, list[Guard]]:
    """[6.1] Who stands on which track, the best of a stack."""
    found: dict[Track, list[Guard]] = {}
    for who, unit in state.units.items():
        track = track_of_unit(unit)
        if track is None or is_start(unit.space):
            continue
        found.setdefault(track, []).append(
            (number_of(unit.space), state.strength(who), shifts_of(who, unit), who in RE_ROLLERS, _stamina(who, unit))
        )
    return found


def shifts_of(who: Who, unit: Unit) -> int:
    """[6.1] What a defender brings along, and what the ground adds."""
    return unit.is_armed + unit.is_leader + (who is Who.SCHMIDT) + terrain_shift(unit.space)


def _stamina(who: Who, unit: Unit) -> float:
    """How much a unit can take, as a share of the best."""
    person = PEOPLE[who]
    left = 2 * person.hits - unit.hits - (person.hits if unit.is_reduced else 0)
    return min(1.0, 0.55 + 0.15 * left * (2 if who in TOUGH else 1))


@cache
def holding(zeds: int, strength: int, shifts: int, again: bool) -> float:
    """How likely a defender drives off Zeds of a strength."""
    column = shifted(first_column(zeds, strength), shifts, Column.HUMAN_3)
    return float(chances.to_win_at_last(column, again=again))


def _danger(space: SpaceId, units: tuple[tuple[int, int], ...], guards: dict[Track, list[Guard]]) -> float:
    """[4.5] What Zeds in a space threaten, with everybody in their way counted as so many moves more."""
    number, track = number_of(space), track_of(space)
    assert track is not None
    strength = sum(strength for strength, _ in units)
    away = number + 1.0
    for at, own, shifts, again, stamina in guards.get(track, ()):
        if at < number:
            chance = min(0.97, holding(strength, own, shifts, again))
            away += stamina * min(MOST_DELAY, chance / (1 - chance)) + DEPTH * at * chance
    size = sum(0.35 + 0.65 * left / 6 for _, left in units)
    share = (1 + size) / 2
    return DISASTER * exp(-PATIENCE * away) * share


def _exposure(state: ZedsState, crowd: dict[SpaceId, list[tuple[int, int]]]) -> float:
    """[6.2] What may be lost by units that Zeds can come to with their next two moves."""
    lost = 0.0
    for who, unit in state.units.items():
        track = track_of_unit(unit)
        if track is None or is_start(unit.space):
            continue
        number = number_of(unit.space)
        for away in (1, 2):
            if number + away <= START and (units := crowd.get(track.space(number + away))):
                strength = sum(strength for strength, _ in units)
                chance = holding(strength, state.strength(who), shifts_of(who, unit), who in RE_ROLLERS)
                lost += (1 - chance) * worth(who, unit) * (0.45 if away == 1 else 0.2)
                break
    return lost


def _places(state: ZedsState, crowd: dict[SpaceId, list[tuple[int, int]]]) -> float:
    """What good places are worth: two spaces from a target, and where ammunition can be found."""
    found = 0.0
    piazza = state.units[Who.PIAZZA]
    track = track_of_unit(piazza)
    if track is not None:
        for other in (number_of(piazza.space) + 2, number_of(piazza.space) + 3):
            if other < START and track.space(other) in crowd:
                found += 1.0 if other == number_of(piazza.space) + 2 else 0.5
                break
    if any(unit.space == MINE for unit in state.units.values()):
        found += 0.8
    if any(unit.space == TOWN_CENTER for who, unit in state.units.items() if who.is_regular):
        found += 0.4
    return found
