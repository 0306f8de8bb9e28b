"""Drawings are read, and whatever is wrong with one is said in one line."""

from __future__ import annotations

import pytest

from pyapp.kernel.codec import Damaged
from pyapp.kernel.message import ENGLISH

from . import ground
from .ground import Cell, Unit, fence_between, read
from .test_laws import OWN


def test_a_drawing_is_read() -> None:
    orchard = read(OWN, "own")
    assert (orchard.title, orchard.turns, orchard.width, orchard.height) == ("A corner of my own", 4, 3, 3)
    assert orchard.trees == {"c1": 3}
    assert orchard.starts == {Unit.ANN: "a1", Unit.BOB: "a3", Unit.GOAT: "c3"}
    assert Cell("c2") not in orchard.graph
    assert orchard.graph.neighbours(Cell("b2")) == ("a2", "b1", "b3")


def test_the_same_drawing_is_the_same_orchard() -> None:
    assert ground.bring(OWN) is ground.bring(OWN) is ground.find(ground.bring(OWN).key)


def test_a_side_has_one_name() -> None:
    assert fence_between(Cell("b2"), Cell("a2")) == fence_between(Cell("a2"), Cell("b2")) == "a2-b2"
    assert fence_between(Cell("a10"), Cell("a9")) == "a9-a10"


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("title: A corner of my own\n", "", "needs a title"),
        ("A corner", "A corner" * 20, "needs a title"),
        ("turns: 4", "turns: many", "turns: expected a number"),
        ("turns: 4", "weather: fine", "says weather"),
        ("A.3\n..#\nB.G\n", "", "3 to 26 letters wide"),
        ("A.3\n", "A.3" * 9 + "\n", "3 to 26 letters wide"),
        ("..#", "..", "line 2 of the drawing is not as long"),
        ("..#", ".?#", r"\? in b2"),
        ("..#", ".A#", "A in b2"),
        ("G", ".", "G is missing"),
        ("3", ".", "nothing grows"),
        (".3\n..#\n", "#3\n.##\n", "nobody can get to c1"),
    ],
)
def test_what_is_wrong_with_a_drawing_is_said(old: str, new: str, told: str) -> None:
    assert old in OWN
    with pytest.raises(Damaged, match=told):
        read(OWN.replace(old, new), "own")


def test_nothing_in_a_title_is_taken_for_markup_or_a_place_for_values() -> None:
    title = "{who} & <b>I</b>"
    assert ENGLISH(read(OWN.replace("A corner of my own", title), "own").called) == title
