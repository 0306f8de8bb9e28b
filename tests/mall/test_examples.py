"""The worked examples of the rules, on the squares that they name."""

from __future__ import annotations

import pytest

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.names import Group
from pyapp.mall.play.shots import modifier, shot
from tests.mall.positions import act, options, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, rolls


@pytest.mark.parametrize(("here", "there"), [("024", "062"), ("062", "024")])
def test_6_4_sight_from_24_to_62_and_back(here: str, there: str) -> None:
    assert f"shoot peter {there}" in options(position(peter=here, zombies={there: 3}), "peter")


@pytest.mark.parametrize(("here", "there"), [("024", "082"), ("082", "024"), ("098", "079"), ("079", "098")])
def test_6_4_no_sight_from_24_to_82_nor_round_the_corner_from_98_to_79(here: str, there: str) -> None:
    assert f"shoot peter {there}" not in options(position(peter=here, zombies={there: 3}), "peter")


def test_6_7_three_is_subtracted_from_167_to_170() -> None:
    assert modifier(position(), sq("167"), sq("170")) == 3
    assert act(position(peter="167", zombies={"170": 4}), "shoot peter 170", dice=[3, 4]).state.zombies == {}


def test_6_7_from_019_to_039_it_is_two_squares() -> None:
    """They touch at a corner, but squares are not counted diagonally."""
    assert modifier(position(), sq("019"), sq("039")) == MALL.range(sq("019"), sq("039")) == 2


def test_6_8_two_guns_from_115_to_113_subtract_four() -> None:
    state = position(steve="115", fran="115", zombies={"113": 8})
    assert shot(state, (STEVE, FRAN), sq("113")).modifier == 4
    applied = act(state, "shoot steve+fran 113", dice=[6, 6])
    assert applied.state.zombies == {}
    assert list(act(state, "shoot steve+fran 113", dice=[6, 5]).state.zombies) == ["113"]


@pytest.mark.parametrize(
    ("shooters", "dice"), [((STEVE, FRAN), 2), ((STEVE, PETER), 3), ((PETER, ROGER), 3)], ids=["2", "3", "3 not 4"]
)
def test_6_8_dice_of_those_who_shoot_together(shooters: Group, dice: int) -> None:
    state = position(peter="115", roger="115", steve="115", fran="115", zombies={"113": 9})
    together = "+".join(who for who in state.people if who in shooters)
    applied = act(state, f"shoot {together} 113", dice=[1] * dice)
    assert [len(faces) for _, faces in rolls(applied)] == [dice]
