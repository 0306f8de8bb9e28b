"""A pile spread out: every counter apart, in the window, beside its square, and where least is covered."""

from __future__ import annotations

from itertools import combinations

import pytest

from pyapp.web.board.fan_layout import Spread, spread
from pyapp.web.board.geometry import Box

SIZE = 60.0
WINDOW = Box(0, 0, 1000, 800)
MIDDLE = Box(480, 380, 56, 56)
CORNERS = (Box(0, 0, 56, 56), Box(944, 0, 56, 56), Box(0, 744, 56, 56), Box(944, 744, 56, 56))


def is_inside(inner: Box, outer: Box) -> bool:
    return (
        outer.x <= inner.x
        and outer.y <= inner.y
        and inner.x + inner.width <= outer.x + outer.width
        and inner.y + inner.height <= outer.y + outer.height
    )


def overlaps(a: Box, b: Box) -> bool:
    return a.x < b.x + b.width and b.x < a.x + a.width and a.y < b.y + b.height and b.y < a.y + a.height


def counters(laid: Spread) -> list[Box]:
    return [Box(x - SIZE / 2, y - SIZE / 2, SIZE, SIZE) for x, y in laid.places]


@pytest.mark.parametrize("square", [MIDDLE, *CORNERS])
@pytest.mark.parametrize("count", range(2, 7))
def test_each_lies_apart_on_the_plate_and_in_the_window(square: Box, count: int) -> None:
    laid = spread(count, SIZE, square, WINDOW)
    assert len(laid.places) == count
    assert is_inside(laid.plate, WINDOW)
    assert all(is_inside(each, laid.plate) for each in counters(laid))
    assert not any(overlaps(a, b) for a, b in combinations(counters(laid), 2))


@pytest.mark.parametrize("square", [MIDDLE, *CORNERS])
@pytest.mark.parametrize("is_crowded", [False, True])
def test_the_pile_itself_stays_free_and_the_pointer_gets_across(square: Box, is_crowded: bool) -> None:
    """Also where everything around could be used."""
    others = [Box(x, y, 56, 56) for x in range(0, 1000, 56) for y in range(0, 800, 56)] if is_crowded else []
    plate = spread(4, SIZE, square, WINDOW, others).plate
    assert not overlaps(plate, square)
    assert overlaps(plate, Box(square.x - 1, square.y - 1, square.width + 2, square.height + 2))


def test_it_goes_where_it_covers_least() -> None:
    above = Box(383, 200, 250, 180)
    assert spread(4, SIZE, MIDDLE, WINDOW).plate.y < MIDDLE.y
    below = spread(4, SIZE, MIDDLE, WINDOW, [above]).plate
    assert below.y >= MIDDLE.y + MIDDLE.height
    beside = spread(4, SIZE, MIDDLE, WINDOW, [above, Box(383, 436, 250, 180)]).plate
    assert beside.x >= MIDDLE.x + MIDDLE.width


def test_a_window_too_small_for_it_shows_as_much_as_it_can() -> None:
    plate = spread(6, SIZE, Box(10, 10, 30, 30), Box(0, 0, 100, 100)).plate
    assert (plate.x, plate.y) == (0, 0)
