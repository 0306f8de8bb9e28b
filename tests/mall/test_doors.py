"""[5.3] [5.5] Walls that nobody passes, and doors: to pass, to open and to close."""

from __future__ import annotations

import pytest

from pyapp.kernel.space.cells import SideKind
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import DoorState
from tests.mall.positions import FAR, act, door, doors_of_kind, moves, options, points, position, sq

PETER = COUNTERS.normal[Character.PETER].move

DOORS = [doors_of_kind(DoorKind.GLASS)[0], doors_of_kind(DoorKind.SOLID)[0]]


# [5.3] Walls and closed doors


def test_5_3_no_way_through_any_wall() -> None:
    walls = [side.cells for side in MALL.sides if side.kind is SideKind.WALL]
    assert len(walls) > 50
    for a, b in walls:
        assert b not in moves(position(peter=a, zombies=FAR))
        assert a not in moves(position(peter=b, zombies=FAR))


@pytest.mark.parametrize("door_id", DOORS)
def test_5_3_no_way_through_a_closed_door(door_id: DoorId) -> None:
    a, b = MALL.doors[door_id].between
    assert b in moves(position(peter=a, zombies=FAR))
    assert b not in moves(position(peter=a, zombies=FAR, doors={door_id: "closed"}))
    assert a not in moves(position(peter=b, zombies=FAR, doors={door_id: "closed"}))


def test_5_3_a_destroyed_door_is_open_for_good() -> None:
    glass = doors_of_kind(DoorKind.GLASS)[0]
    a, b = MALL.doors[glass].between
    assert b in moves(position(peter=a, zombies=FAR, doors={glass: "destroyed"}))


@pytest.mark.parametrize("square", ["004", "093", "117", "212"])
def test_5_3_nobody_leaves_the_mall(square: str) -> None:
    state = position(peter=square, zombies=FAR)
    assert moves(state) == set(MALL.graph.neighbours(sq(square)))
    assert moves(state) <= set(MALL.squares)


# [5.5] Doors


@pytest.mark.parametrize("door_id", DOORS)
@pytest.mark.parametrize("side", [0, 1])
def test_5_5_a_door_costs_two_points_from_either_side(door_id: DoorId, side: int) -> None:
    square = MALL.doors[door_id].between[side]
    closed = act(position(peter=square, zombies=FAR), f"close peter {door_id}").state
    assert closed.doors[door_id] is DoorState.CLOSED
    assert points(closed) == PETER - 2
    opened = act(position(peter=square, zombies=FAR, doors={door_id: "closed"}), f"open peter {door_id}").state
    assert door_id not in opened.doors, "the marker is removed"
    assert points(opened) == PETER - 2


def test_5_5_a_door_can_be_passed_and_closed_behind() -> None:
    glass = door("043", "062")
    state = act(position(peter="043", zombies=FAR), "move peter 062", f"close peter {glass}").state
    assert points(state) == PETER - 3
    assert "043" not in moves(state)


def test_5_5_a_door_offers_only_what_changes_it() -> None:
    glass = door("043", "062")
    assert f"open peter {glass}" not in options(position(peter="043", zombies=FAR), "peter")
    assert f"close peter {glass}" not in options(position(peter="043", zombies=FAR, doors={glass: "closed"}), "peter")


def test_5_5_a_door_is_worked_from_beside_it() -> None:
    assert f"close peter {door('043', '062')}" not in options(position(peter="024", zombies=FAR), "peter")


def test_5_5_broken_glass_can_neither_be_opened_nor_closed() -> None:
    glass = door("043", "062")
    state = position(peter="043", zombies=FAR, doors={glass: "destroyed"})
    assert not {f"open peter {glass}", f"close peter {glass}"} & options(state, "peter")


@pytest.mark.parametrize("roger", ["", "043 super"], ids=["unit", "super zombie"])
def test_5_5_no_door_is_worked_in_a_zombies_square(roger: str) -> None:
    zombies = FAR if roger else {"043": 1, **FAR}
    state = position(peter="043", roger=roger, zombies=zombies)
    assert f"close peter {door('043', '062')}" not in options(state, "peter")


def test_5_5_a_zombie_on_the_other_side_is_no_hindrance() -> None:
    assert f"close peter {door('043', '062')}" in options(position(peter="043", zombies={"062": 1, **FAR}), "peter")


@pytest.mark.parametrize("square", ["004", "093", "117", "212"])
def test_5_5_a_main_door_takes_the_whole_allowance(square: str) -> None:
    main = MALL.main_door_of(sq(square))
    state = act(position(peter=square, zombies=FAR), f"close peter {main}").state
    assert main is not None
    assert state.doors[main] is DoorState.CLOSED
    assert points(state) == 0
    assert not moves(state)


def test_5_5_a_main_door_needs_a_turn_that_begins_beside_it() -> None:
    west = MALL.main_door_of(sq("093"))
    came = act(position(peter="094", zombies=FAR), "move peter 093").state
    went = act(position(peter="093", zombies=FAR), "move peter 094", "move peter 093").state
    assert f"close peter {west}" not in options(came) | options(went)
    assert f"close peter {west}" not in options(position(peter="094", zombies=FAR), "peter")


def test_5_5_a_stack_may_close_a_main_door() -> None:
    west = MALL.main_door_of(sq("093"))
    state = position(peter="093", roger="093", zombies=FAR)
    assert f"close roger {west}" in options(state, "roger")
    assert points(act(state, f"close peter+roger {west}").state) == 0


def test_5_5_once_closed_a_main_door_stays_closed() -> None:
    west = MALL.main_door_of(sq("093"))
    state = position(peter="093", zombies=FAR, doors={str(west): "closed"})
    assert not {f"open peter {west}", f"close peter {west}"} & options(state, "peter")


def test_5_5_no_main_door_is_closed_in_a_zombies_square() -> None:
    west = MALL.main_door_of(sq("093"))
    assert f"close peter {west}" not in options(position(peter="093", zombies={"093": 1, **FAR}), "peter")


def test_5_5_a_stack_works_a_door_from_the_allowance_that_it_shares() -> None:
    glass = door("043", "062")
    state = act(position(peter="043", roger="043", zombies=FAR), f"close peter+roger {glass}").state
    assert points(state) == min(PETER, COUNTERS.normal[Character.ROGER].move) - 2
