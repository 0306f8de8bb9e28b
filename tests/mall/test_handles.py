"""Doors and counters can both be touched: no handle lies over the middle of a counter, and none becomes too small."""

from __future__ import annotations

from itertools import product

import pytest

from pyapp.kernel.art.piles import places
from pyapp.mall.drawing.picture import place_of_door
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import Compass, DoorId, SquareId
from pyapp.web.board.edge_handles import CLEAR, FAR, NEAR, WALL, Point, beyond, counters, label, reach
from pyapp.web.board.geometry import Box, around
from pyapp.web.foresight.label_layout import settle

DOORS = (*MALL.doors, *MALL.main_doors)
FULLEST = 6
SHIFT = 5
"""Open leaves make the drawing of a door lopsided: its middle may lie so far off the wall."""
LEAST = 9
"""The grip that is drawn; less than this is never left to touch on any side."""


def beside(door: DoorId) -> tuple[SquareId, ...]:
    return (MALL.main_doors[door].square,) if door in MALL.main_doors else MALL.doors[door].between


def middles(square: SquareId, count: int) -> list[Point]:
    return [(place.x, place.y) for place in places(MALL.squares[square].rect, count)] if count else []


@pytest.mark.parametrize("door", DOORS)
def test_no_handle_lies_over_the_middle_of_a_counter(door: DoorId) -> None:
    x, y = place_of_door(door)
    for counts in product(range(FULLEST + 1), repeat=len(beside(door))):
        found = [each for square, count in zip(beside(door), counts, strict=True) for each in middles(square, count)]
        for most, (dx, dy) in product((NEAR, FAR), ((0, 0), (SHIFT, 0), (-SHIFT, 0), (0, SHIFT), (0, -SHIFT))):
            centre = x + dx, y + dy
            box = reach(centre, most, found)
            assert not [each for each in found if box.holds(*each)], (counts, centre)
            assert box.x + LEAST <= centre[0] <= box.x + box.width - LEAST or dx or dy
            assert box.y + LEAST <= centre[1] <= box.y + box.height - LEAST or dx or dy


def test_with_nobody_near_the_reach_is_whole() -> None:
    assert reach((100, 100), NEAR, []) == (80, 80, 40, 40)
    assert reach((100, 100), NEAR, [(160, 100)]) == (80, 80, 40, 40)


def test_it_gives_way_on_the_side_of_the_counter_only() -> None:
    assert reach((100, 100), NEAR, [(103, 117)]) == (80, 80, 40, 20 + 17 - CLEAR)
    assert reach((100, 100), NEAR, [(85, 100)]) == (100 - 15 + CLEAR, 80, 20 + 15 - CLEAR, 40)


def test_nothing_is_written_outside_of_the_board() -> None:
    """The window's edge would cut it off: what is written at a main door stands inside."""
    squares = [Box(*square.rect) for square in MALL.squares.values()]
    whole = around(squares)
    assert whole is not None
    for main in MALL.main_doors.values():
        x, y = place_of_door(main.id)
        across = main.side in (Compass.NORTH, Compass.SOUTH)
        box = Box(x - 30, y - 4, 60, 8) if across else Box(x - 4, y - 30, 8, 60)
        standing = counters(middles(main.square, 2))
        (there,) = settle([label(box, "8 pts", [(x, y)])], beyond(squares), standing)
        assert whole.x - WALL <= there.x and there.x + there.width <= whole.x + whole.width + WALL, main.id
        assert whole.y - WALL <= there.y and there.y + there.height <= whole.y + whole.height + WALL, main.id
