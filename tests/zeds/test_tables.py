"""[6.1] [5.3] The tables, cell by cell, and what the rulebook says of columns."""

from __future__ import annotations

import pytest

from pyapp.zeds.map.places import Ground
from pyapp.zeds.truth.tables import BANDS, Column, Result, ammo_found, first_column, gunfire, hand_to_hand, shifted

HAND_TO_HAND = {
    2: "0/5* 0/5* 0/4* 0/4* 0/3* 1/3* 2/2",
    3: "0/5* 0/4* 0/3* 0/3* 1/3* 2/2 2/1",
    5: "0/4* 0/3* 1/3* 1/2* 2/2 2/1 3/1",
    7: "0/3* 0/3* 1/2* 2/2 2/1 3/1 3/0",
    8: "0/2* 1/2* 2/2 2/1 3/1 3/0 3/0",
    10: "1/2* 2/2 2/1 3/1 3/0 3/0 4/0",
    12: "2/2 2/1 2/0 3/0 4/0 4/0 5/0",
}
GUNFIRE = {
    2: "0 0 0 0 0 1 2",
    3: "0 0 0 0 1 2 2",
    5: "0 0 1 1 2 2 3",
    7: "0 0 1 2 2 3 3",
    8: "0 1 2 2 3 3 3",
    10: "1 2 2 3 3 3 4",
    12: "2 2 2 3 4 4 5",
}


def row_of(total: int) -> int:
    """The lowest total of the row in which a total stands."""
    return max(low for low in HAND_TO_HAND if low <= total)


@pytest.mark.parametrize("total", range(2, 13))
def test_6_1_hand_to_hand_cell_by_cell(total: int) -> None:
    for column, cell in enumerate(HAND_TO_HAND[row_of(total)].split()):
        zeds, humans = cell.rstrip("*").split("/")
        assert hand_to_hand(column, total) == Result(int(zeds), int(humans), cell.endswith("*"))


@pytest.mark.parametrize("total", range(2, 13))
def test_6_1_gunfire_cell_by_cell(total: int) -> None:
    for strength, cell in enumerate(GUNFIRE[row_of(total)].split(), 1):
        assert gunfire(strength, total) == int(cell)


def test_6_1_rows_hold_every_total_once() -> None:
    assert [total for low, high in BANDS for total in range(low, high + 1)] == list(range(2, 13))


def test_6_1_ways_to_win_by_column() -> None:
    """Of 36 rolls, as the facts count them."""
    won = [
        sum(not hand_to_hand(column, a + b).zeds_win for a in range(1, 7) for b in range(1, 7)) for column in range(7)
    ]
    assert won == [1, 6, 15, 21, 30, 35, 36]


@pytest.mark.parametrize(
    ("zeds", "humans", "column"),
    [
        (5, 2, Column.ZEDS_2),
        (6, 3, Column.ZEDS_2),
        (5, 3, Column.ZEDS_ADVANTAGE),
        (9, 3, Column.ZEDS_3),
        (8, 3, Column.ZEDS_2),
        (9, 5, Column.ZEDS_ADVANTAGE),
        (12, 1, Column.ZEDS_3),
        (4, 4, Column.EQUAL),
        (4, 5, Column.HUMAN_ADVANTAGE),
        (2, 4, Column.HUMAN_2),
        (2, 5, Column.HUMAN_2),
        (2, 6, Column.HUMAN_3),
        (1, 6, Column.HUMAN_3),
    ],
)
def test_6_1_first_column(zeds: int, humans: int, column: Column) -> None:
    assert first_column(zeds, humans) is column


@pytest.mark.parametrize(("column", "by", "found"), [(3, -1, 2), (3, 0, 3), (1, -4, 0), (5, 4, 6), (2, 1 - 1 - 1, 1)])
def test_6_1_shifts_add_up_and_end_with_the_table(column: int, by: int, found: int) -> None:
    """Three single shifts, one to the right and two to the left, are one to the left."""
    assert shifted(column, by, 6) == found


@pytest.mark.parametrize(
    ("ground", "found"),
    [
        (Ground.MINE, [0, 0, 0, 1, 1, 2, 2]),
        (Ground.FARM, [0, 0, 0, 0, 0, 0, 0]),
        (Ground.VILLAGE, [0, 0, 0, 0, 0, 1, 1]),
        (Ground.NAMED, [0, 0, 0, 0, 0, 1, 1]),
        (Ground.TOWN, [0, 0, 0, 0, 0, 1, 1]),
        (Ground.CENTER, [0, 0, 0, 0, 0, 1, 1]),
        (Ground.OPEN, [0, 0, 0, 0, 0, 0, 0]),
        (Ground.START, [0, 0, 0, 0, 0, 0, 0]),
    ],
)
def test_5_3_foraging_by_place(ground: Ground, found: list[int]) -> None:
    """Rolls of 1 to 7, the last one with the Mayor's bonus."""
    assert [ammo_found(ground, roll) for roll in range(1, 8)] == found
