"""[8.7] The player units: heroes, heroic civilians and the seven counters of regular civilians, as printed."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import NamedTuple

from pyapp.kernel.message import Message
from pyapp.zeds.map.places import Grade
from pyapp.zeds.speech import say


class Who(StrEnum):
    """Every player unit of the Basic Game."""

    PIAZZA = "piazza"
    HERNANDEZ = "hernandez"
    HUNT = "hunt"
    SCHMIDT = "schmidt"
    JOHNSON = "johnson"
    FURIES = "furies"
    RANGERS = "rangers"
    FARMERS = "farmers"
    STUDENTS = "students"
    CAMPERS = "campers"
    DRIVERS = "drivers"
    GROCERS = "grocers"
    NEIGHBOURS = "neighbours"

    @property
    def called(self) -> Message:
        return PEOPLE[self].name

    @property
    def is_hero(self) -> bool:
        return PEOPLE[self].kind is Kind.HERO

    @property
    def is_regular(self) -> bool:
        """Whether they are Regular Civilians."""
        return PEOPLE[self].kind is Kind.REGULAR

    @property
    def is_civilian(self) -> bool:
        return PEOPLE[self].kind is not Kind.HERO


class Kind(StrEnum):
    HERO = "hero"
    HEROIC = "heroic"
    REGULAR = "regular"


class Person(NamedTuple):
    """What is printed on a counter."""

    name: Message
    kind: Kind
    full: int
    reduced: int
    move: int
    hits: int
    """How many each side takes."""
    provenance: Grade


def _regular(name: Message, full: int) -> Person:
    return Person(name, Kind.REGULAR, full, full - 2 if full == 4 else 1, 2, 2, Grade.SECONDARY)


# fmt: off
PEOPLE: dict[Who, Person] = {
    #                                                                full red move hits
    Who.PIAZZA:    Person(say("Captain Piazza"),        Kind.HERO,   3, 2, 5, 1, Grade.CONFIRMED),
    Who.HERNANDEZ: Person(say("Mayor Hernandez"),       Kind.HERO,   2, 1, 4, 1, Grade.CONFIRMED),
    Who.HUNT:      Person(say("Sheriff Hunt"),          Kind.HERO,   5, 3, 4, 1, Grade.CONFIRMED),
    Who.SCHMIDT:   Person(say("Deputy Schmidt"),        Kind.HERO,   4, 2, 4, 1, Grade.CONFIRMED),
    Who.JOHNSON:   Person(say("Mr. Johnson"),           Kind.HERO,   3, 2, 4, 1, Grade.SECONDARY),
    Who.FURIES:    Person(say("Farmingdale Furies"),    Kind.HEROIC, 6, 3, 4, 2, Grade.SECONDARY),
    Who.RANGERS:    _regular(say("Rangers"), 4),
    Who.FARMERS:    _regular(say("Farmers"), 3),
    Who.STUDENTS:   _regular(say("Students"), 3),
    Who.CAMPERS:    _regular(say("Campers"), 2),
    Who.DRIVERS:    _regular(say("Drivers"), 2),
    Who.GROCERS:    _regular(say("Grocers"), 2),
    Who.NEIGHBOURS: _regular(say("Neighbours"), 2),
}
# fmt: on
"""The printed counters of Regular Civilians bear no names: those here are ours, to tell one from the other."""

REGULARS = tuple(who for who in Who if who.is_regular)
TOUGH = (Who.HUNT, Who.SCHMIDT, Who.FURIES)
"""Whose hits a 4, 5 or 6 cancels."""
RE_ROLLERS = (Who.HUNT, Who.SCHMIDT)
"""Who may roll once more in each fight."""


@dataclass(frozen=True, slots=True)
class Cup:
    """The Zeds that wait to be drawn: full and reduced strength, and how many there are of each."""

    kinds: tuple[tuple[str, int], ...]
    provenance: Grade

    def names(self) -> tuple[str, ...]:
        return tuple(sorted(kind for kind, count in self.kinds for _ in range(count)))


ZEDS_CUP = Cup(
    (
        ("2/1", 1), ("3/2", 1), ("3/1", 1), ("4/1", 1), ("4/3", 1), ("4/2", 4), ("5/2", 2), ("5/1", 1), ("5/4", 2),
        ("5/3", 6), ("6/1", 1), ("6/4", 3), ("6/3", 5), ("7/4", 1), ("7/5", 2), ("8/4", 1), ("9/4", 1),
    ),
    Grade.SECONDARY,
)  # fmt: skip

STRENGTHS: dict[str, tuple[int, int]] = {
    kind: (int(kind.split("/")[0]), int(kind.split("/")[1])) for kind, _ in ZEDS_CUP.kinds
}
"""Of each kind of Zeds the strength on its full and on its reduced side."""

ZEDS_HITS = 3
"""How many hits each side of a Zeds unit takes."""
