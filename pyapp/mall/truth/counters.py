"""[2.3] The counters: four characters, each with two faces that carry numbers, and fifty zombie units."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import resources
from typing import NamedTuple

from pyapp.kernel.data.node import Node, read
from pyapp.kernel.message import Message
from pyapp.mall.map.map_model import Provenance
from pyapp.mall.speech import say

UNITS = 50


class Character(StrEnum):
    PETER = "peter"
    ROGER = "roger"
    STEVE = "steve"
    FRAN = "fran"

    @property
    def called(self) -> Message:
        return _CALLED[self]


_CALLED = {
    Character.PETER: say("Peter"),
    Character.ROGER: say("Roger"),
    Character.STEVE: say("Steve"),
    Character.FRAN: say("Fran"),
}


class Numbers(NamedTuple):
    """The three numbers of a face, in printed order."""

    fire: int
    panic: int
    move: int


@dataclass(frozen=True)
class Counters:
    """Everything that is printed on card."""

    normal: dict[Character, Numbers]
    infected: dict[Character, Numbers]
    values: tuple[int, ...]
    """The Zombie Values of all units, from low to high."""
    provenance: dict[str, Provenance]


def load_counters(text: str) -> Counters:
    """The counters from their file. Whatever does not fit the rules is refused with its path."""
    root = read(text, "counters", "shamble-mall-counters", 1)
    root.only("format", "version", "provenance", "characters", "zombies")
    root["provenance"].texts()
    pairs = root["characters"].by_id(_pair, lambda pair: pair.id)
    if len(pairs) != len(Character):
        raise root["characters"].fail(say("must be the four, each of them once"))
    zombies = root["zombies"]
    zombies.only("provenance", "values")
    provenance = {"zombies": zombies["provenance"].one_of(Provenance)}
    for who, pair in pairs.items():
        for name, face in (("normal", pair.normal), ("infected", pair.infected)):
            provenance |= {f"{who}.{name}.{number}": source for number, source in face.provenance.items()}
    return Counters(
        {who: pairs[who].normal.numbers for who in pairs},
        {who: pairs[who].infected.numbers for who in pairs},
        _values(zombies["values"]),
        provenance,
    )


class _Face(NamedTuple):
    numbers: Numbers
    provenance: dict[str, Provenance]


class _Pair(NamedTuple):
    id: Character
    normal: _Face
    infected: _Face


def _pair(node: Node) -> _Pair:
    node.only("id", "normal", "infected")
    return _Pair(node["id"].one_of(Character), _face(node["normal"]), _face(node["infected"]))


def _face(node: Node) -> _Face:
    node.only("fire", "panic", "move", "provenance")
    numbers = Numbers(node["fire"].number(1, 6), node["panic"].number(0, 6), node["move"].number(1, 20))
    return _Face(numbers, {name: source.one_of(Provenance) for name, source in node["provenance"].fields()})


def _values(node: Node) -> tuple[int, ...]:
    found: list[int] = []
    for share in node.items():
        share.only("value", "count")
        found += [share["value"].number(1, 11)] * share["count"].number(0, UNITS)
    if len(found) != UNITS:
        raise node.fail(say("must be {count} units", count=UNITS))
    return tuple(sorted(found))


_EXCHANGED = {Character.STEVE: Character.FRAN, Character.FRAN: Character.STEVE}


def face(who: Character, is_infected: bool, settings: Mapping[str, str]) -> Numbers:
    """[2.3] [16.0] The numbers on a face. With the exchange, Steve and Fran have each other's Panic Levels on both."""
    faces = COUNTERS.infected if is_infected else COUNTERS.normal
    if settings.get("panic-exchange") != "on":
        return faces[who]
    return faces[who]._replace(panic=faces[_EXCHANGED.get(who, who)].panic)


COUNTERS = load_counters(resources.files("pyapp.mall").joinpath("data/counters.json").read_text(encoding="utf-8"))
"""The counters that the game ships with."""
