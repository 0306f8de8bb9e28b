"""The printed tables over every roll, against numbers worked out by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from pyapp.kernel.chance.totals import at_least
from pyapp.mall.map.map_model import Compass
from pyapp.mall.truth.counters import COUNTERS
from pyapp.mall.truth.tables import (
    ENTRANCES,
    STAYS_BERSERK,
    TURNS_ON,
    Hit,
    attack_result,
    chance_to_hurt,
    hurting,
)
from tests.mall.turns import FRAN, STEVE

ROLLS = [a + b for a, b in product(range(1, 7), repeat=2)]
"""The totals of all 36 rolls of two dice."""


# [8.8]

STRENGTHS = {
    (1,): (1, 5),
    (2,): (2, 7),
    (3, 4): (4, 9),
    (5, 6): (7, 11),
    (7, 8): (10, 14),
    (9, 10, 11, 12, 13): (14, 17),
}
"""Of 36 rolls, how many infect and how many stun."""


@pytest.mark.parametrize(
    ("value", "infect", "stun"), [(value, *hits) for values, hits in STRENGTHS.items() for value in values]
)
def test_8_8_the_attack_table(value: int, infect: int, stun: int) -> None:
    hits = Counter(attack_result(value, total) for total in ROLLS)
    assert (hits[Hit.INFECT], hits[Hit.STUN], hits[Hit.NONE]) == (infect, stun, 36 - infect - stun)
    assert chance_to_hurt(value) == (infect + stun) / 36


@pytest.mark.parametrize(
    ("total", "row"),
    [
        (2, "IIIIII"), (3, "SSIIII"), (4, "S-SIII"), (5, "---SSI"), (6, "-S-SSS"), (7, "--S--S"),
        (8, "----SS"), (9, "----II"), (10, "------"), (11, "---S--"), (12, "-III-S"),
    ],
)  # fmt: skip
def test_8_8_row_by_row(total: int, row: str) -> None:
    assert "".join(attack_result(value, total) for value in (1, 2, 3, 5, 7, 9)) == row


def test_8_8_more_than_thirteen_is_no_worse() -> None:
    assert all(attack_result(14, total) is attack_result(13, total) for total in ROLLS)


def test_8_8_the_stronger_the_likelier() -> None:
    chances = [sum(attack_result(value, total) is not Hit.NONE for total in ROLLS) for value in range(1, 14)]
    assert chances == sorted(chances)


# [13.5]


def test_13_5_how_often_each_door_is_named() -> None:
    doors = Counter(side for total in ROLLS for side in ENTRANCES[total])
    assert doors == {Compass.NORTH: 8, Compass.SOUTH: 8, Compass.EAST: 7, Compass.WEST: 7}


def test_13_5_how_many_come() -> None:
    assert Counter(len(ENTRANCES[total]) for total in ROLLS) == {0: 12, 1: 18, 2: 6}


@pytest.mark.parametrize(
    ("total", "doors"),
    [
        (2, "north west"), (3, "north east"), (4, ""), (5, "east"), (6, "north"), (7, ""),
        (8, "south"), (9, "west"), (10, ""), (11, "south west"), (12, "south east"),
    ],
)  # fmt: skip
def test_13_5_row_by_row(total: int, doors: str) -> None:
    assert " ".join(ENTRANCES[total]) == doors


# Dice


def test_10_0_going_and_staying_berserk_is_two_in_three() -> None:
    assert Fraction(sum(die <= STAYS_BERSERK for die in range(1, 7)), 6) == Fraction(2, 3)


def test_11_0_turning_is_one_in_eighteen() -> None:
    assert Fraction(sum(total in TURNS_ON for total in ROLLS), 36) == Fraction(1, 18)


@pytest.mark.parametrize(
    ("value", "one", "two", "three"),
    [(3, 67, 97, 100), (5, 33, 83, 98), (7, 0, 58, 91), (9, 0, 28, 74), (11, 0, 8, 50), (13, 0, 0, 26)],
)
def test_6_6_chances_to_kill_without_modifiers(value: int, one: int, two: int, three: int) -> None:
    assert [round(100 * at_least(dice, value)) for dice in (1, 2, 3)] == [one, two, three]


@pytest.mark.parametrize(("value", "percent"), [(3, 3), (5, 17), (7, 42), (9, 72), (11, 92)])
def test_10_5_chances_to_break_glass(value: int, percent: int) -> None:
    assert round(100 * (1 - at_least(2, value))) == percent
    assert Fraction(sum(total < value for total in ROLLS), 36) == 1 - at_least(2, value)


@pytest.mark.parametrize(("increase", "percent"), [(0, 50), (1, 67), (3, 100)])
def test_6_5_frans_chances_to_panic(increase: int, percent: int) -> None:
    level = COUNTERS.normal[FRAN].panic + increase
    assert round(Fraction(100 * sum(die <= level for die in range(1, 7)), 6)) == percent


def test_2_3_the_panic_levels_that_are_attested() -> None:
    assert (COUNTERS.normal[FRAN].panic, COUNTERS.normal[STEVE].panic) == (3, 2)


def test_8_8_the_totals_that_hurt_are_those_of_the_table() -> None:
    for value in range(1, 14):
        assert hurting(value) == tuple(dice for dice in range(2, 13) if attack_result(value, dice) is not Hit.NONE)
    assert hurting(1) != hurting(13)
