"""[6.1] The column of a fight or a shot: the strengths compared, then every shift with its reason."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyapp.kernel.prospect import Shift
from pyapp.zeds.abilities import hunt, johnson, piazza, schmidt
from pyapp.zeds.map.places import NOWHERE, SpaceId, terrain_shift
from pyapp.zeds.names import space_name
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Unit, ZedsState
from pyapp.zeds.truth.tables import MOST_FIREPOWER, Column, first_column, shifted


@dataclass(frozen=True, slots=True)
class Battle:
    """[6.1] One fight hand to hand: the Zeds of a space against a single player unit."""

    space: SpaceId
    who: Who
    by_zeds: bool
    """Whether the Zeds attack."""
    origin: SpaceId = NOWHERE
    """Where the player units came from, if they attack."""
    group: tuple[Who, ...] = ()
    """Everybody who attacks: more than one only where a retreat led them into Zeds."""
    helped: bool = False
    """[10.1] Whether the bulldozer is in it."""


def _marker_shifts(unit: Unit) -> Iterator[Shift]:
    """The markers that count in all combat."""
    if unit.is_armed:
        yield Shift("9.3", say("well armed"), 1)
    if unit.is_leader:
        yield Shift("10.3", say("well led"), 1)


def standing_shifts(who: Who, unit: Unit) -> Iterator[Shift]:
    """[6.1] What counts for a unit in every fight hand to hand, wherever it is and whoever attacks."""
    yield from _marker_shifts(unit)
    yield from schmidt.shifts(who)


def fight_shifts(state: ZedsState, battle: Battle) -> tuple[Shift, ...]:
    """[6.1] Shifts add up; of the ground only the best counts, and only for defenders."""
    found = [*standing_shifts(battle.who, state.units[battle.who])]
    if battle.by_zeds:
        found += _ground(state, battle.space)
    else:
        if state.units[battle.who].is_calm:
            found.append(Shift("9.14", say("keeping calm"), 2))
        if battle.helped:
            found.append(Shift("10.1", say("the bulldozer"), 2))
    return tuple(found)


def _ground(state: ZedsState, space: SpaceId) -> Iterator[Shift]:
    """[6.1] [9.4] The ground under defenders; at night it is worth nothing."""
    by = terrain_shift(space)
    if by and not state.is_night:
        yield Shift("6.1", say("defending {place}", place=space_name(space)), by)


def ground_shift(state: ZedsState, space: SpaceId) -> int:
    return sum(shift.by for shift in _ground(state, space))


def fight_column(state: ZedsState, battle: Battle) -> tuple[Column, int]:
    """[6.1] The column before and after the shifts."""
    first = first_column(state.zeds_strength(battle.space), state.strength(battle.who))
    return first, shifted(first, sum(shift.by for shift in fight_shifts(state, battle)), Column.HUMAN_3)


def shot_strength(state: ZedsState, who: Who, away: int) -> int:
    """[5.4] What a unit shoots with: its strength, but for a sniper the distance alone counts."""
    return piazza.STRENGTH[away] if who is Who.PIAZZA else min(MOST_FIREPOWER, state.strength(who))


def shot_shifts(state: ZedsState, who: Who, away: int, *, citadel: bool = False) -> tuple[Shift, ...]:
    """[6.1] What moves the column of a shot."""
    found = [*_marker_shifts(state.units[who]), *hunt.shot_shifts(who, away), *johnson.shot_shifts(who)]
    if citadel:
        found.append(Shift("8.2", say("the Citadel"), 1))
    return tuple(found)


def shot_column(state: ZedsState, who: Who, away: int, *, citadel: bool = False) -> tuple[int, int]:
    """[6.1] The columns before and after the shifts, counted from 0."""
    first = shot_strength(state, who, away) - 1
    by = sum(shift.by for shift in shot_shifts(state, who, away, citadel=citadel))
    return first, shifted(first, by, MOST_FIREPOWER - 1)
