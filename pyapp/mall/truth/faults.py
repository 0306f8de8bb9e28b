"""Everything that could be wrong with a state. Nothing ever should be."""

from __future__ import annotations

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.hidden import HIDING_PLACES
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import SEATS, DoorState, MallState, Status


def faults(state: MallState) -> list[str]:
    if state.mode not in SEATS:
        return ["mode: not one of this game"]
    return [*_units(state), *_people(state), *_doors(state)]


def _units(state: MallState) -> list[str]:
    """Fifty counters, each in exactly one place."""
    found = [f"zombies: no square {square}" for square in state.zombies if square not in MALL.squares]
    if sorted(state.zombies.values()) != sorted(state.values):
        found.append("zombies: units and values do not match")
    if tuple(sorted([*state.values.values(), *state.pool, *state.box])) != COUNTERS.values:
        found.append("zombies: the fifty counters are not all there")
    if any(not unit[1:].isdecimal() or int(unit[1:]) >= state.next_unit for unit in state.values):
        found.append("zombies: a unit that has not been named yet")
    for name, marked in (("berserk", state.berserk), ("shown", state.shown), ("inspected", state.inspected)):
        found += [f"{name}: {unit} is not on the map" for unit in marked if unit not in state.values]
        if len(set(marked)) != len(marked):
            found.append(f"{name}: a unit is marked twice")
    if len(state.hidden) > HIDING_PLACES or len(set(state.hidden)) != len(state.hidden):
        found.append("hidden: more squares than units, or one of them twice")
    if not set(state.hidden).isdisjoint(state.cleared):
        found.append("hidden: a square that is known to be empty")
    if state.turn and len(state.hidden) != len(state.box):
        found.append("hidden: not as many squares as units in the box")
    if not state.has_zombie_player and (state.hidden or state.box or state.inspected):
        found.append("hidden: secrets of a zombie player who is not there")
    if any(square not in MALL.squares or MALL.is_hall(square) for square in state.hidden):
        found.append("hidden: a square that cannot be one")
    return found


def _people(state: MallState) -> list[str]:
    if list(state.people) != list(Character):
        return ["people: not the four characters"]
    found = []
    for who, one in state.people.items():
        gone = one.status is Status.DEAD
        if one.square and one.square not in MALL.squares:
            found.append(f"{who}: no square {one.square}")
        if gone == bool(one.square) and state.turn:
            found.append(f"{who}: {one.status} in {one.square or 'no square'}")
        if one.rifle and (gone or one.status is Status.SUPER or who in (Character.PETER, Character.ROGER)):
            found.append(f"{who}: cannot have a rifle")
    if not 0 <= state.rifles <= 2 - sum(one.rifle for one in state.people.values()):
        found.append("rifles: more than two")
    return found


def _doors(state: MallState) -> list[str]:
    found = []
    for door, condition in state.doors.items():
        if door not in MALL.doors and door not in MALL.main_doors:
            found.append(f"doors: no door {door}")
        elif condition is DoorState.OPEN or (condition is DoorState.DESTROYED and door in MALL.main_doors):
            found.append(f"doors: {door} cannot be {condition}")
    return found
