"""Lines on the board while something is told."""

from __future__ import annotations

from pyapp.mall.events.events import Missed, ShotFired
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import Character
from pyapp.web.board.geometry import Box
from pyapp.web.show import trail_svg

SQUARE = SquareId(next(iter(MALL.squares)))


def test_a_counter_that_went_somewhere_leaves_a_trail() -> None:
    drawn = trail_svg.ways({"unit:z1": (100, 100), "unit:z2": (10, 10)}, {"unit:z1": (100, 200), "unit:z2": (20, 14)})
    assert drawn.count("<path") == 1
    assert "M100 100L100 176" in drawn


def test_one_that_comes_or_goes_leaves_none() -> None:
    assert trail_svg.ways({"a": (0, 0)}, {"b": (500, 500)}) == ""


def test_a_shot_flies_from_each_who_shoots() -> None:
    boxes = {"unit:peter": Box(0, 0, 10, 10), f"square:{SQUARE}": Box(100, 0, 10, 10)}
    shot = ShotFired((Character.PETER, Character.FRAN), SQUARE, 5, 3)
    assert trail_svg.beams(shot, boxes.get).count("trail--shot") == 1
    assert "M5 5L105 5" in trail_svg.beams(shot, boxes.get)
    assert trail_svg.beams(Missed(SQUARE), boxes.get) == ""
