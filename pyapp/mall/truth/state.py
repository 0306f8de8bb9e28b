"""The truth of a game in the mall: who and what is where, and the questions that every chapter asks of it."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import NewType

from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import State
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.truth import victory
from pyapp.mall.truth.counters import Character, Numbers, face

UnitId = NewType("UnitId", str)

HUMAN = Seat("human")
ZOMBIE = Seat("zombie")

OWNERS: dict[str, dict[Character, Seat]] = {
    "two-player": dict.fromkeys(Character, HUMAN),
    "solitaire": dict.fromkeys(Character, HUMAN),
    "three-player": {
        Character.PETER: Seat("peter"),
        Character.ROGER: Seat("roger"),
        Character.STEVE: Seat("couple"),
        Character.FRAN: Seat("couple"),
    },
    "four-player": {who: Seat(who) for who in Character},
}
"""Whose the characters are, by mode."""

_HUMANS = {mode: tuple(dict.fromkeys(owners.values())) for mode, owners in OWNERS.items()}

SEATS: dict[str, tuple[Seat, ...]] = {**_HUMANS, "two-player": (HUMAN, ZOMBIE)}
"""Who sits at the table, by mode."""

NOWHERE = SquareId("")


class Status(StrEnum):
    """[2.3] The four faces of a character, and the box."""

    NORMAL = "normal"
    STUNNED = "stunned"
    INFECTED = "infected"
    SUPER = "super"
    DEAD = "dead"


LOST = (Status.SUPER, Status.DEAD)
"""Whoever is one of these is not coming back."""


class DoorState(StrEnum):
    OPEN = "open"
    CLOSED = "closed"
    DESTROYED = "destroyed"


@dataclass(frozen=True, slots=True)
class Person:
    """A character as it stands on the board."""

    square: SquareId = NOWHERE
    status: Status = Status.NORMAL
    rifle: bool = False
    moved: int = -1
    """The last turn in which it was moved."""
    infected: int = -1
    """The turn in which it was infected."""


@dataclass(frozen=True, slots=True)
class Trail:
    """[16.0] Who ran off, and the squares in which they could be noticed."""

    who: tuple[Character, ...]
    squares: tuple[SquareId, ...]


@dataclass(slots=True, kw_only=True)
class MallState(State):
    people: dict[Character, Person] = field(default_factory=dict)
    zombies: dict[SquareId, UnitId] = field(default_factory=dict)
    """[7.6] The unit in each square: there is never more than one."""
    values: dict[UnitId, int] = field(default_factory=dict)
    """The Zombie Values of the units on the map, which nobody knows."""
    shown: list[UnitId] = field(default_factory=list)
    """[2.3] Units on the map whose value has been seen by all: players may use their memories."""
    inspected: list[UnitId] = field(default_factory=list)
    """[11.1] Units that the zombie player alone has looked at."""
    berserk: list[UnitId] = field(default_factory=list)
    pool: list[int] = field(default_factory=list)
    """[13.3] The values of the eliminated units."""
    box: list[int] = field(default_factory=list)
    """[3.1] The values of the units in the Hidden Zombie box."""
    hidden: list[SquareId] = field(default_factory=list)
    """[3.1] The squares that the zombie player wrote down."""
    entered: list[SquareId] = field(default_factory=list)
    """[9.1] Possible hiding places that a character has entered while zombies were in hiding: only the first time
    tells.
    """
    cleared: list[SquareId] = field(default_factory=list)
    """[9.3] Possible hiding places where, as everybody knows, nobody hides any more."""
    must_show: bool = False
    """[9.4] Whether the map has been empty of units while some were in hiding: these have to come out."""
    doors: dict[DoorId, DoorState] = field(default_factory=dict)
    """The doors that are not open."""
    rifles: int = 2
    """[3.2] Hunting rifles still lying in Edwin's."""
    active: list[SquareId] = field(default_factory=list)
    """[7.1] Squares entered or acted in during this Human Player-Turn."""
    mover: list[Character] = field(default_factory=list)
    """[7.0] Whom the human player has moved in this turn."""
    reacted: list[UnitId] = field(default_factory=list)
    """[7.4] Units that moved in reaction this turn, or should have."""
    spent: list[str] = field(default_factory=list)
    """Units and super zombies that have had their move in this Zombie Player-Turn."""
    trails: list[Trail] = field(default_factory=list)
    """[16.0] What those left behind who ran off in this turn: zombies will follow."""
    next_unit: int = 1

    @property
    def seats(self) -> tuple[Seat, ...]:
        return SEATS[self.mode]

    @property
    def has_zombie_player(self) -> bool:
        """Whether somebody plays the zombies; without him they move by themselves [15.0]."""
        return ZOMBIE in SEATS[self.mode]

    @property
    def zombie_choices(self) -> bool:
        """Whether a choice on the zombies' side is made by somebody at the table, and not by a stated rule."""
        return self.has_zombie_player or self.settings.get("zombie-choices") == "player"

    def hands(self, people: Iterable[Character]) -> tuple[Seat, ...]:
        """The seats whose characters these are, in the order of the table."""
        owners = OWNERS[self.mode]
        theirs = {owners[who] for who in people}
        return tuple(seat for seat in _HUMANS[self.mode] if seat in theirs)

    @property
    def everybody(self) -> tuple[Seat, ...]:
        """The seats of the human side: together they decide who moves."""
        return _HUMANS[self.mode]

    @property
    def zombie_hands(self) -> tuple[Seat, ...]:
        """Who chooses for the zombies: their player, or in play without one everybody together."""
        return (ZOMBIE,) if self.has_zombie_player else _HUMANS[self.mode]

    # Characters

    def numbers(self, who: Character) -> Numbers:
        """[8.4] The numbers on the face that lies up."""
        return face(who, self.people[who].status is Status.INFECTED, self.settings)

    def living(self) -> list[Character]:
        """The characters that the human side still has, in printed order."""
        return [who for who, one in self.people.items() if one.status not in LOST]

    def people_in(self, square: SquareId) -> list[Character]:
        return [who for who, one in self.people.items() if one.square == square and one.status not in LOST]

    def people_squares(self) -> dict[SquareId, list[Character]]:
        found: dict[SquareId, list[Character]] = {}
        for who, one in self.people.items():
            if one.status not in LOST:
                found.setdefault(one.square, []).append(who)
        return found

    def change(self, who: Character, **changes: object) -> None:
        self.people[who] = replace(self.people[who], **changes)  # type: ignore[arg-type]

    # Zombies

    def supers_in(self, square: SquareId) -> list[Character]:
        return [who for who, one in self.people.items() if one.square == square and one.status is Status.SUPER]

    def has_zombie(self, square: SquareId) -> bool:
        """Whether the square is zombie-occupied."""
        return square in self.zombies or bool(self.supers_in(square))

    def zombie_value(self, square: SquareId) -> int:
        """[11.3] The value of the unit in a square and of any super zombie with it, added together."""
        unit = self.zombies.get(square)
        return (self.values[unit] if unit else 0) + 2 * len(self.supers_in(square))

    def is_face_up(self, square: SquareId) -> bool:
        """[5.4] [7.7] A unit lies with its value up while it shares a square with a character or a super zombie."""
        return square in self.watched()

    def watched(self) -> set[SquareId]:
        """The squares where characters or super zombies stand. The dead are nowhere.

        [15.7] Without a zombie player nobody looks at a unit that only a super zombie has come upon.
        """
        if self.has_zombie_player:
            return {one.square for one in self.people.values()}
        return {one.square for one in self.people.values() if one.status is not Status.SUPER}

    def show(self, square: SquareId) -> None:
        """[2.3] The unit in a square has its value seen: as long as it is on the map it is remembered, or noted."""
        unit = self.zombies.get(square)
        if unit is not None and unit not in self.shown:
            self.shown.append(unit)

    def bring_in(self, square: SquareId, value: int) -> UnitId:
        """Put a unit on the map, under a name that tells nothing of where it has been."""
        unit = UnitId(f"u{self.next_unit}")
        self.next_unit += 1
        self.zombies[square] = unit
        self.values[unit] = value
        return unit

    def take_off(self, square: SquareId) -> int:
        """[13.3] Remove the unit in a square; its value goes to the pool of the eliminated."""
        unit = self.zombies.pop(square)
        value = self.values.pop(unit)
        for marked in (self.berserk, self.shown, self.inspected):
            if unit in marked:
                marked.remove(unit)
        self.pool.append(value)
        return value

    def shift(self, start: SquareId, square: SquareId) -> UnitId:
        """Move the unit in one square to another."""
        unit = self.zombies.pop(start)
        self.zombies[square] = unit
        return unit

    def supers(self) -> list[Character]:
        return [who for who, one in self.people.items() if one.status is Status.SUPER]

    def zombie_squares(self) -> list[SquareId]:
        """Every zombie-occupied square, in order of number."""
        return sorted({*self.zombies, *(self.people[who].square for who in self.supers())})

    # Options

    def is_french(self, correction: str) -> bool:
        """Whether a correction of the French edition is in force: by itself, or with the whole edition."""
        value = self.settings.get(correction, "edition")
        return (self.settings.get("edition", "1978") if value == "edition" else value) == "french"

    def after_step(self) -> None:
        """[14.0] Victory is tested after every step; whatever lies face up has been seen [7.7]; and it is found out at
        once when no unit is left on the map [9.4].
        """
        for one in self.people.values():
            if one.status is not Status.SUPER or self.has_zombie_player:
                self.show(one.square)
        if self.hidden and self.turn and not self.zombies:
            self.must_show = True
        if self.settings.get("notes") == "none":
            self._forget()
        victory.test(self)

    def _forget(self) -> None:
        """[2.3] Without notes a value is known as long as it lies open; then it is for the players to remember."""
        open_now = self.watched()
        up = {unit for square, unit in self.zombies.items() if square in open_now}
        self.shown = [unit for unit in self.shown if unit in up]
        self.inspected = []

    # Doors

    def door(self, door: DoorId) -> DoorState:
        return self.doors.get(door, DoorState.OPEN)

    def can_pass(self, door: DoorId | None) -> bool:
        """[5.3] Nobody walks through a closed door."""
        return door is None or self.doors.get(door) is not DoorState.CLOSED

    def can_step(self, a: SquareId, b: SquareId) -> bool:
        """Whether one can walk between two adjacent squares now."""
        return self.can_pass(MALL.door_between(a, b))

    def sees(self, a: SquareId, b: SquareId) -> bool:
        """[6.4] Whether sight can be traced between two squares: glass lets it through, closed wood does not."""
        line = MALL.sight(a, b)
        if not line.is_clear or line.door is None:
            return line.is_clear
        return self.door(line.door) is not DoorState.CLOSED or MALL.doors[line.door].kind is DoorKind.GLASS

    def open_main_doors(self) -> list[DoorId]:
        return [door for door in MALL.main_doors if self.doors.get(door) is not DoorState.CLOSED]
