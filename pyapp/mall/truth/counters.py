"""[2.3] The counters: four characters, each with two faces that carry numbers, and fifty zombie units."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from importlib import resources
from typing import Any, NamedTuple

from cattrs import BaseValidationError, transform_error

from pyapp.kernel.codec import Damaged, strict_converter
from pyapp.kernel.message import Message
from pyapp.mall.map.mall_map import Provenance
from pyapp.mall.speech import say


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


@dataclass(frozen=True)
class _Face:
    fire: int
    panic: int
    move: int
    provenance: dict[str, Provenance]


@dataclass(frozen=True)
class _Pair:
    id: Character
    normal: _Face
    infected: _Face


@dataclass(frozen=True)
class _Share:
    value: int
    count: int


@dataclass(frozen=True)
class _Zombies:
    provenance: Provenance
    values: tuple[_Share, ...]


@dataclass(frozen=True)
class _File:
    format: str
    version: int
    provenance: dict[str, str]
    characters: tuple[_Pair, ...]
    zombies: _Zombies


def load_counters(text: str) -> Counters:
    """The counters from their file. Whatever does not fit the rules is refused with its path."""
    try:
        raw: Any = json.loads(text)
        file = strict_converter().structure(raw, _File)
    except BaseValidationError as error:
        raise Damaged("; ".join(transform_error(error, path="counters")[:3])) from error
    except (ValueError, TypeError, AttributeError, RecursionError) as error:
        raise Damaged(f"counters: {error}") from error
    if file.format != "shamble-mall-counters" or file.version != 1:
        raise Damaged("counters: this is not a file of counters that this game reads")
    if sorted(pair.id for pair in file.characters) != sorted(Character):
        raise Damaged("counters.characters: each of the four must be there once")
    provenance = {"zombies": file.zombies.provenance}
    for pair in file.characters:
        for name, face in (("normal", pair.normal), ("infected", pair.infected)):
            if not (1 <= face.fire <= 6 and 0 <= face.panic <= 6 and 1 <= face.move <= 20):
                raise Damaged(f"counters.characters.{pair.id}.{name}: a number is out of bounds")
            provenance |= {f"{pair.id}.{name}.{number}": source for number, source in face.provenance.items()}
    shares = file.zombies.values
    if sum(share.count for share in shares) != 50 or not all(s.count >= 0 and 1 <= s.value <= 11 for s in shares):
        raise Damaged("counters.zombies.values: fifty units with values from 1 to 11")
    values = tuple(share.value for share in shares for _ in range(share.count))
    return Counters(
        {pair.id: Numbers(pair.normal.fire, pair.normal.panic, pair.normal.move) for pair in file.characters},
        {pair.id: Numbers(pair.infected.fire, pair.infected.panic, pair.infected.move) for pair in file.characters},
        tuple(sorted(values)),
        provenance,
    )


_EXCHANGED = {Character.STEVE: Character.FRAN, Character.FRAN: Character.STEVE}


def face(who: Character, is_infected: bool, settings: Mapping[str, str]) -> Numbers:
    """[2.3] [16.0] The numbers on a face. With the exchange, Steve and Fran have each other's Panic Levels on both."""
    faces = COUNTERS.infected if is_infected else COUNTERS.normal
    if settings.get("panic-exchange") != "on":
        return faces[who]
    return faces[who]._replace(panic=faces[_EXCHANGED.get(who, who)].panic)


COUNTERS = load_counters(resources.files("pyapp.mall").joinpath("data/counters.json").read_text(encoding="utf-8"))
"""The counters that the game ships with."""
