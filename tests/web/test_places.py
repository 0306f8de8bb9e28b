"""Light has the shape of the place, and what is written there stays inside it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pyapp.kernel.prospect import Goal, Kind
from pyapp.web.board.geometry import Box
from pyapp.web.board.place_shapes import Place, place
from pyapp.web.foresight import overlay_svg

HEXAGON = "30,0 60,17 60,52 30,69 0,52 0,17"
BOX = Box(0, 0, 60, 69)


def hexagon(**attributes: str) -> Place:
    return place("polygon", BOX, {"points": HEXAGON, **attributes}.get)


def attributes(svg: str) -> dict[str, str]:
    return dict(ElementTree.fromstring(svg).items())


def test_a_rectangle_is_lit_inside_its_lines() -> None:
    square = place("rect", Box(60, 0, 75, 80), {}.get)
    assert square.shape("light is-live", radius=6) == (
        '<rect class="light is-live" x="63" y="3" width="69" height="74" rx="6"/>'
    )
    assert square.shape(inset=0, radius=6) == '<rect x="60" y="0" width="75" height="80" rx="6"/>'


def test_a_rectangle_is_written_on_in_its_corners() -> None:
    square = Place(Box(100, 200, 60, 80))
    assert square.label((10, 16), 5) == ((150, 267), (110, 267), (150, 213)), "never where its number is"
    assert square.plate((17, 17)) == Box(140, 203, 17, 17)
    assert square.corners(20, 12) == ((120, 212), (140, 212), (120, 268), (140, 268))


@pytest.mark.parametrize(
    ("tag", "name", "value", "path"),
    [("path", "d", "M0 0h9v9z", "M0 0h9v9z"), ("polygon", "points", HEXAGON, f"M{HEXAGON}Z")],
)
def test_any_other_shape_is_lit_as_it_is_drawn(tag: str, name: str, value: str, path: str) -> None:
    found = place(tag, BOX, {name: value}.get)
    assert attributes(found.shape("light")) == {"class": "light", "d": path}
    assert attributes(found.shape(inset=0)) == {"d": path}


def test_an_outline_is_not_markup() -> None:
    assert "<script>" not in place("path", BOX, {"d": '"/><script>'}.get).shape()


def test_it_is_written_on_below_its_middle_or_where_the_picture_says() -> None:
    assert hexagon().label((10, 16), 5) == ((30, 51.75),)
    assert hexagon(**{"data-label": "12 34.5"}).label((10, 16), 5) == ((12, 34.5),)


def test_cost_and_count_do_not_lie_on_each_other() -> None:
    ground = {"area:a": hexagon()}
    (count,) = overlay_svg.count_places({"area:a": 2}, ground)
    (cost,) = overlay_svg.cost_places([Goal("area:a", 12)], ground)
    assert count.x + count.width <= cost.x
    (among_enemies,) = overlay_svg.cost_places([Goal("area:a", 5, Kind.MET)], ground)
    assert count.x + count.width <= among_enemies.x
    assert "<rect" not in overlay_svg.reach([Goal("area:a", 1, Kind.MET)], ground)
