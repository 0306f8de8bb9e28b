"""The ring goes to the square that the eye expects."""

from __future__ import annotations

import pytest

from pyapp.web import geometry
from pyapp.web.geometry import ARROWS, Box, around, beside, lies, step

BOXES = {
    "a": Box(0, 0, 60, 60),
    "b": Box(60, 0, 60, 60),
    "c": Box(120, 0, 120, 60),
    "d": Box(0, 60, 120, 60),
    "e": Box(120, 60, 60, 60),
    "f": Box(180, 60, 60, 60),
    "far": Box(600, 0, 60, 60),
}


@pytest.mark.parametrize(
    ("here", "arrow", "there"),
    [
        ("a", "ArrowRight", "b"),
        ("b", "ArrowRight", "c"),
        ("c", "ArrowLeft", "b"),
        ("a", "ArrowDown", "d"),
        ("d", "ArrowUp", "a"),
        ("d", "ArrowRight", "e"),
        ("c", "ArrowDown", "e"),
        ("f", "ArrowUp", "c"),
        ("c", "ArrowRight", "far"),
        ("a", "ArrowUp", "a"),
        ("a", "ArrowLeft", "a"),
    ],
)
def test_an_arrow_leads_to_the_nearest_box_in_its_direction(here: str, arrow: str, there: str) -> None:
    assert step(BOXES, here, ARROWS[arrow]) == there


def test_the_box_around_several() -> None:
    assert around([BOXES["b"], BOXES["e"]]) == Box(60, 0, 120, 120)
    assert around([]) is None


ROOMS = {
    "hall": Box(0, 0, 60, 120),
    "upper": Box(60, 0, 60, 60),
    "lower": Box(60, 60, 60, 60),
    "far": Box(300, 0, 60, 60),
}


def test_what_lies_beside_is_found_among_those_that_are_joined() -> None:
    right = (1, 0)
    assert beside(ROOMS, "hall", right, ["upper", "lower", "far"]) == "lower"
    assert beside(ROOMS, "hall", right, ["upper"]) == "upper"
    assert beside(ROOMS, "hall", (-1, 0), ["upper", "lower"]) is None
    assert beside(ROOMS, "upper", (0, 1), ["hall", "lower"]) == "lower"
    assert beside(ROOMS, "upper", (0, 1), ["hall"]) is None


def test_a_door_lies_on_one_side() -> None:
    box = ROOMS["hall"]
    assert [lies(box, (0, 60), way) for way in ARROWS.values()] == [True, False, False, False]
    assert not lies(box, (30, 60), (1, 0))


ROOM, TOOLS = (1000, 800), Box(780, 740, 210, 40)


@pytest.mark.parametrize(
    ("thing", "place"),
    [
        (Box(480, 300, 40, 40), (400, 350)),
        (Box(480, 700, 40, 40), (400, 630)),
        (Box(880, 650, 40, 40), (790, 580)),
        (Box(600, 680, 40, 40), (520, 730)),
        (Box(980, 10, 40, 40), (790, 60)),
    ],
)
def test_a_note_lies_beside_its_thing_and_clear_of_the_tools(thing: Box, place: tuple[float, float]) -> None:
    found = geometry.note_at(thing, (200, 60), ROOM, TOOLS, 10)
    assert (found.x, found.y) == place
    assert not geometry.overlap(found, TOOLS)
    assert not geometry.overlap(found, thing)
