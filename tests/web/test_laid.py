"""Things are found by their refs and by their places."""

from __future__ import annotations

from pyapp.kernel.message import say
from pyapp.kernel.scene import Item
from pyapp.web.board.item_index import Laid


def item(key: str, ref: str, place: str = "") -> Item:
    return Item(key, ref, 0, 0, "", say(key), place=place)


RIFLES = item("rifles", "square:1", "square:1")
UNIT, PETER = item("u", "unit:u", "square:1"), item("peter", "unit:peter", "square:1")
DOOR = item("d", "door:d")
LAID = Laid((DOOR, RIFLES, UNIT, PETER))


def test_what_has_a_ref() -> None:
    assert LAID.called("square:1") == [RIFLES]
    assert LAID.first("unit:peter") is PETER
    assert LAID.first("unit:fran") is None


def test_what_stands_in_a_place_the_lowest_first() -> None:
    assert LAID.inside("square:1") == [RIFLES, UNIT, PETER]
    assert not LAID.inside("square:2")
    assert not LAID.inside("")
