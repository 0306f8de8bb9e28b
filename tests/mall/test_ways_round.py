"""[15.5] Toward somebody behind a shut door: by the way that zombies can walk.

151 and 152 are joined by a wooden door, 166 and 167 by one of glass; round either of them it is five squares.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.state import MallState
from tests.mall.positions import door, sq
from tests.mall.solo import move, together
from tests.mall.turns import units

WOOD, GLASS = door("151", "152"), door("166", "167")


def turns(state: MallState, how_many: int, die: int = 1) -> list[str]:
    """Where the only unit is after each of some turns in which nobody else does anything."""
    found = []
    for _ in range(how_many):
        state = move(state, die).state
        found.append(units(state)[0])
    return found


def test_15_5_round_a_wooden_door_where_there_is_a_way() -> None:
    """It stood beside its prey for ever, as long as the door was shut."""
    state = together("152", zombies={"151": 3}, doors={WOOD: "closed"})
    assert MALL.graph.distances((sq("151"),), state.can_step)[sq("152")] == 5
    assert turns(state, 5)[-1] == "152"


def test_15_5_round_a_glass_door_too_and_not_to_and_fro_before_it() -> None:
    """Through the glass it sees them, from the next square on the way it does not."""
    state = together("167", zombies={"166": 3}, doors={GLASS: "closed"})
    assert state.sees(sq("166"), sq("167"))
    assert turns(state, 5)[-1] == "167"


def ways_round() -> Iterator[tuple[SquareId, SquareId, int]]:
    """The two squares at every door, either way, and the squares to walk from the one to the other with it shut."""
    for name, one in MALL.doors.items():
        for start, goal in (one.between, one.between[::-1]):
            walk = MALL.graph.distances((goal,), lambda a, b, name=name: MALL.door_between(a, b) != name)
            if start in walk:
                yield start, goal, walk[start]


@pytest.mark.parametrize(("start", "goal", "squares"), list(ways_round()))
def test_15_5_no_shut_door_holds_them_for_ever(start: SquareId, goal: SquareId, squares: int) -> None:
    """The party stands right behind the door. A step may be lost where they come into sight by another."""
    state = together(goal, zombies={start: 3}, doors={door(start, goal): "closed"})
    assert goal in turns(state, squares + 1)


def test_15_5_without_a_way_as_near_as_the_doors_allow() -> None:
    """Behind 087/088 there is no other way out: the unit comes to the door and stays there."""
    state = together("088", zombies={"066": 3}, doors={"087/088": "closed"})
    assert "088" not in MALL.graph.distances((sq("087"),), state.can_step)
    assert turns(state, 3) == ["067", "087", "087"]


def test_10_4_berserk_units_break_glass_rather_than_go_round() -> None:
    state = together("167", zombies={"166": "9 berserk"}, doors={GLASS: "closed"})
    assert move(state, 1, 1, 2).state.door(GLASS) == "destroyed"


def test_11_6_super_zombies_with_a_unit_too() -> None:
    people: dict[str, Any] = {"roger": "166 super", "zombies": {"166": 3}, "doors": {GLASS: "closed"}}
    assert move(together("167", **people), 1).state.door(GLASS) == "destroyed"


def test_11_2_a_super_zombie_alone_goes_round() -> None:
    state = together("167", roger="166 super", doors={GLASS: "closed"})
    state = move(state, 1).state
    assert MALL.graph.distances((sq("167"),), state.can_step)[state.people["roger"].square] == 2
