"""[6.0] What a shot is: target, dice, modifiers, panic; the facts that rules, odds and labels all read."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import Group
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import (
    MOST_DICE,
    PANIC_BERSERK_SAME_SQUARE,
    PANIC_SUPER_OTHER_SQUARE,
    PANIC_SUPER_SAME_SQUARE,
    PER_SQUARE_AWAY,
    THROUGH_CLOSED_GLASS,
    THROUGH_OPEN_DOOR,
)


@dataclass(frozen=True, slots=True)
class Shot:
    """[6.8] One roll of the dice by one or more guns at one square."""

    shooters: Group
    target: SquareId
    dice: int
    for_each: int
    """[6.7] What is taken off the total for each gun."""
    door: DoorId | None = None
    """The door that is shot through."""
    for_door: int = 0
    """How much of that is for the door."""
    shatters: bool = False
    """Whether it is glass that the shot would break."""
    is_cut: bool = False
    """Whether the guns would roll more dice than there are for one shot."""

    @property
    def modifier(self) -> int:
        """What is taken off the total, for all guns together."""
        return self.for_each * len(self.shooters)


def gun_dice(state: MallState, who: Character) -> int:
    """[6.6] Two dice for an M-16 or a hunting rifle, one for a pistol."""
    if who in (Character.PETER, Character.ROGER):
        return 2
    return 2 if state.people[who].rifle else 1


def modifier(state: MallState, start: SquareId, target: SquareId) -> int:
    """[6.7] One for every square away, never counted diagonally, and more for a door in between."""
    if start == target:
        return 0
    away = MALL.range(start, target)
    assert away is not None
    door = MALL.sight(start, target).door
    return away * PER_SQUARE_AWAY + (0 if door is None else door_modifier(state, door))


def door_modifier(state: MallState, door: DoorId) -> int:
    return THROUGH_CLOSED_GLASS if state.door(door) is DoorState.CLOSED else THROUGH_OPEN_DOOR


def shot(state: MallState, shooters: Group, target: SquareId) -> Shot:
    """[6.8] Dice are added up to three; modifiers count for each gun."""
    start = state.people[shooters[0]].square
    dice = sum(gun_dice(state, who) for who in shooters)
    door = MALL.sight(start, target).door
    return Shot(
        shooters,
        target,
        min(MOST_DICE, dice),
        modifier(state, start, target),
        door,
        0 if door is None else door_modifier(state, door),
        door is not None and state.door(door) is DoorState.CLOSED,
        dice > MOST_DICE,
    )


def can_hit(state: MallState, shooters: Group, target: SquareId) -> bool:
    """[6.0] Whether the best of rolls could reach what they are worth, as far as that is known; one is the least."""
    aimed = shot(state, shooters, target)
    return 6 * aimed.dice - aimed.modifier >= (known_value(state, target) or 1)


def known_value(state: MallState, target: SquareId) -> int | None:
    """[2.3] What a shot at a square has to reach, if everybody knows it."""
    unit = state.zombies.get(target)
    return state.zombie_value(target) if unit is None or unit in state.shown else None


def targets(state: MallState, start: SquareId) -> list[SquareId]:
    """[6.3] [6.4] The squares that can be shot at: one's own zombies first of all, else any in sight.

    Not into a square with another character in it, and not through one that is occupied.
    """
    if state.has_zombie(start):
        return [start]
    people = state.people_squares()
    return [
        target
        for target in state.zombie_squares()
        if target not in people and state.sees(start, target) and blocking(state, start, target) is None
    ]


def blocking(state: MallState, start: SquareId, target: SquareId) -> SquareId | None:
    """[6.3] A square between in which somebody stands."""
    through = MALL.sight(start, target).through
    return next((square for square in through if state.has_zombie(square) or state.people_in(square)), None)


def panic_increase(state: MallState, who: Character, target: SquareId) -> int | None:
    """[6.5] [10.6] [11.5] What is added to the Panic Level for a check, or None when no check is needed."""
    same = state.people[who].square == target
    if state.supers_in(target):
        return PANIC_SUPER_SAME_SQUARE if same else PANIC_SUPER_OTHER_SQUARE
    if state.zombies.get(target) in state.berserk:
        return PANIC_BERSERK_SAME_SQUARE if same else 0
    return 0 if same else None


def panic_dice(state: MallState, who: Character) -> int:
    """[6.5] One die; with the French correction two for those with a heavy weapon."""
    return gun_dice(state, who) if state.is_french("panic-dice") else 1
