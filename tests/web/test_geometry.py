"""The ring goes to the square that the eye expects."""

from __future__ import annotations

from itertools import product
from math import sqrt

import pytest

from pyapp.web.board import geometry
from pyapp.web.board.geometry import ARROWS, Box, around, beside, lies, step

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


SIX = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
WIDE, HIGH = 60.0, 120 / sqrt(3)


def hexes(*, is_upright: bool) -> dict[str, Box]:
    """A board of hexes two rings wide, with a corner at the top or a side there."""
    found = {}
    for q, r in product(range(-2, 3), repeat=2):
        along, across = WIDE * (q + r / 2), HIGH * 0.75 * r
        x, y = (along, across) if is_upright else (across, along)
        width, height = (WIDE, HIGH) if is_upright else (HIGH, WIDE)
        if abs(q + r) <= 2:
            found[f"{q} {r}"] = Box(x - width / 2, y - height / 2, width, height)
    return found


def joined(here: str) -> list[str]:
    q, r = map(int, here.split())
    return [f"{q + dq} {r + dr}" for dq, dr in SIX]


def walked(board: dict[str, Box], here: str, arrow: str) -> str | None:
    return beside(board, here, ARROWS[arrow], joined(here))


@pytest.mark.parametrize(
    ("is_upright", "right", "down", "left", "up"),
    [(True, "1 0", "-1 1", "-1 0", "1 -1"), (False, "0 1", "1 0", "0 -1", "-1 0")],
)
def test_every_arrow_leads_to_a_hex_and_its_contrary_back(
    is_upright: bool, right: str, down: str, left: str, up: str
) -> None:
    board = hexes(is_upright=is_upright)
    found = [walked(board, "0 0", arrow) for arrow in ("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")]
    assert found == [right, down, left, up]
    back = [
        walked(board, there, arrow)
        for there, arrow in zip(found, ("ArrowLeft", "ArrowUp", "ArrowRight", "ArrowDown"), strict=True)
        if there
    ]
    assert back == ["0 0"] * 4


@pytest.mark.parametrize(("is_upright", "straight"), [(True, "ArrowRight"), (False, "ArrowDown")])
def test_a_hex_straight_ahead_comes_before_those_aslant(is_upright: bool, straight: str) -> None:
    board = hexes(is_upright=is_upright)
    for here in board:
        q, r = map(int, here.split())
        there = f"{q + 1} {r}"
        if there in board:
            assert walked(board, here, straight) == step(board, here, ARROWS[straight]) == there
        else:
            assert walked(board, here, straight) is None


@pytest.mark.parametrize("is_upright", [True, False])
def test_the_ring_gets_to_every_hex(is_upright: bool) -> None:
    board = hexes(is_upright=is_upright)
    for here in board:
        found, reached = [here], {here}
        while found:
            at = found.pop()
            steps = {there for arrow in ARROWS if (there := walked(board, at, arrow)) is not None}
            found += steps - reached
            reached |= steps
        assert reached == board.keys()


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
