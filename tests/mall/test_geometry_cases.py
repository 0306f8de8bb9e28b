"""[2.1] Squares and adjacency, and [6.4] sight, on the map that the game ships with."""

from __future__ import annotations

import pytest

from pyapp.kernel.space.cells import SideKind
from pyapp.kernel.space.sight import Obstacle
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from tests.mall.positions import door, doors_of_kind, position, sq


def touch_in_a_corner(a: SquareId, b: SquareId) -> bool:
    one, two = MALL.squares[a].rect, MALL.squares[b].rect
    return {one.x, one.right} & {two.x, two.right} != set() and {one.y, one.bottom} & {two.y, two.bottom} != set()


# [2.1]


def test_2_1_squares_that_share_a_side_are_adjacent() -> None:
    for number in range(93, 117):
        assert sq(f"{number + 1:03}") in MALL.graph.neighbours(sq(f"{number:03}"))


def test_2_1_squares_that_meet_in_a_point_are_not() -> None:
    assert touch_in_a_corner(sq("019"), sq("039"))
    assert sq("039") not in MALL.graph.neighbours(sq("019"))


def test_2_1_all_neighbours_share_more_than_a_point() -> None:
    for a in MALL.squares:
        for b in MALL.graph.neighbours(a):
            one, two = MALL.squares[a].rect, MALL.squares[b].rect
            width = min(one.right, two.right) - max(one.x, two.x)
            height = min(one.bottom, two.bottom) - max(one.y, two.y)
            assert sorted([width > 0, height > 0]) == [False, True]
            assert min(width, height) == 0


def test_2_1_adjacency_is_mutual() -> None:
    for a in MALL.squares:
        assert all(a in MALL.graph.neighbours(b) for b in MALL.graph.neighbours(a))


def test_2_1_every_square_has_a_number_of_three_digits_and_a_place() -> None:
    for square in MALL.squares:
        assert len(square) == 3
        assert square.isdecimal()
        assert MALL.area_of(square).name


# [6.4]


def test_6_4_from_024_to_062_and_back() -> None:
    state = position()
    assert state.sees(sq("024"), sq("062"))
    assert state.sees(sq("062"), sq("024"))


def test_6_4_not_from_024_to_082() -> None:
    """The doorway belongs to neither of the two."""
    state = position()
    assert not state.sees(sq("024"), sq("082"))
    assert not state.sees(sq("082"), sq("024"))
    assert MALL.sight(sq("024"), sq("082")).obstacle is Obstacle.FAR_DOORWAY


def test_6_4_not_from_098_to_079() -> None:
    """A wall corner is in the way."""
    state = position()
    assert not state.sees(sq("098"), sq("079"))
    assert MALL.sight(sq("098"), sq("079")).obstacle is Obstacle.CORNER


def test_6_4_along_the_whole_concourse() -> None:
    assert position().sees(sq("093"), sq("117"))


@pytest.mark.parametrize("condition", ["closed", "destroyed"])
def test_6_4_glass_lets_sight_through(condition: str) -> None:
    for glass in doors_of_kind(DoorKind.GLASS):
        a, b = MALL.doors[glass].between
        assert position().sees(a, b) == position(doors={glass: condition}).sees(a, b)


def is_crossed(door_id: DoorId) -> bool:
    """Whether the straight line between the squares of a door runs through the doorway, and not by its posts."""
    side = MALL.side_of_door(door_id)
    a, b = (MALL.squares[square].rect for square in side.cells)
    (x1, y1), (x2, y2) = ((2 * r.x + r.width, 2 * r.y + r.height) for r in (a, b))
    if side.start[1] == side.end[1]:
        share = (2 * side.start[1] - y1) / (y2 - y1)
        return 2 * side.start[0] < x1 + share * (x2 - x1) < 2 * side.end[0]
    share = (2 * side.start[0] - x1) / (x2 - x1)
    return 2 * side.start[1] < y1 + share * (y2 - y1) < 2 * side.end[1]


def test_6_4_an_open_doorway_can_be_looked_through_from_beside_it() -> None:
    state = position()
    for door_id, one in MALL.doors.items():
        assert state.sees(*one.between) == is_crossed(door_id)


@pytest.mark.parametrize("wooden", doors_of_kind(DoorKind.SOLID))
def test_6_4_a_closed_wooden_door_blocks_sight(wooden: DoorId) -> None:
    a, b = MALL.doors[wooden].between
    state = position(doors={wooden: "closed"})
    assert not state.sees(a, b)
    assert not state.sees(b, a)


def test_6_4_the_state_of_another_door_does_not_matter() -> None:
    other = next(one for one in doors_of_kind(DoorKind.SOLID) if one != door("043", "062"))
    assert position(doors={other: "closed"}).sees(sq("024"), sq("062"))


def test_6_4_no_line_crosses_a_wall_two_doors_or_a_far_doorway() -> None:
    """Every clear line crosses one doorway at most, and that in a side of one of its ends."""
    for a in list(MALL.squares)[::9]:
        for b, line in MALL.floor.lines_from(a).items():
            if line.is_clear and line.door is not None:
                assert {a, b} & set(MALL.doors[line.door].between)


def test_6_4_a_wall_between_neighbours_blocks_the_straight_line() -> None:
    for side in MALL.sides:
        if side.kind is SideKind.WALL:
            line = MALL.sight(*side.cells)
            assert not line.is_clear or line.through


def test_6_4_sight_is_mutual() -> None:
    for a in list(MALL.squares)[::20]:
        for b in list(MALL.squares)[::3]:
            assert MALL.sight(a, b).is_clear == MALL.sight(b, a).is_clear
