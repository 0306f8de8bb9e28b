"""How the things of the mall are called, on the board (`square:113`) and in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from pyapp.kernel.message import Listing, Message, listing
from pyapp.mall.drawing.lettering import area_name
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character

Group = tuple[Character, ...]
"""One character, or several that move as a stack, in printed order."""


def group_text(group: Sequence[Character]) -> str:
    """A group as it stands in an action: `peter+roger`."""
    return "+".join(group)


def parse_group(text: str) -> Group:
    return tuple(Character(name) for name in text.split("+"))


@cache
def group_name(group: Group) -> Listing:
    return listing(who.called for who in group)


def party_name(people: Group, all_of_them: int) -> Message | Listing:
    """The same, in short where it is everybody who is left."""
    return say("the whole party") if 2 < len(people) == all_of_them else group_name(people)


def stunned(who: Character) -> Message:
    """[8.3] The state and what ends it. Said of him or of her, so that languages can bend the word."""
    if who is Character.FRAN:
        return say("stunned until somebody comes into her square")
    return say("stunned until somebody comes into his square")


def square_ref(square: SquareId) -> str:
    return f"square:{square}"


def person_ref(who: Character) -> str:
    return f"unit:{who}"


def door_ref(door: DoorId) -> str:
    return f"door:{door}"


@cache
def square_name(square: SquareId) -> Message:
    return say("{square}, {area}", square=square, area=area_name(MALL.area_of(square)))


_MAIN = {
    "north": say("the north main door"),
    "east": say("the east main door"),
    "south": say("the south main door"),
    "west": say("the west main door"),
}


@cache
def door_name(door: DoorId) -> Message:
    if door in MALL.main_doors:
        return _MAIN[MALL.main_doors[door].side]
    a, b = MALL.doors[door].between
    if MALL.doors[door].kind is DoorKind.GLASS:
        return say("the glass door {a}/{b}", a=a, b=b)
    return say("the wooden door {a}/{b}", a=a, b=b)
