"""[6.1] The combat tables and the table of foraging, laid out as printed.

They come from one later source, that agrees with every example of the rulebook: the note on the sources tells so.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from pyapp.kernel.message import Message
from pyapp.zeds.map.places import Ground
from pyapp.zeds.speech import say


class Column(IntEnum):
    """How strong the Zeds are, compared with those who fight them."""

    ZEDS_3 = 0
    ZEDS_2 = 1
    ZEDS_ADVANTAGE = 2
    EQUAL = 3
    HUMAN_ADVANTAGE = 4
    HUMAN_2 = 5
    HUMAN_3 = 6

    @property
    def called(self) -> Message:
        return COLUMN_NAMES[self]


COLUMN_NAMES = (
    say("Zeds ×3"),
    say("Zeds ×2"),
    say("Zeds ahead"),
    say("Equal"),
    say("Humans ahead"),
    say("Humans ×2"),
    say("Humans ×3"),
)


@dataclass(frozen=True, slots=True)
class Result:
    """What a fight comes to: hits on the Zeds, hits on the player unit, and who loses."""

    zeds: int
    humans: int
    zeds_win: bool


BANDS = ((2, 2), (3, 4), (5, 6), (7, 7), (8, 9), (10, 11), (12, 12))
"""The rows: each for these totals of two dice."""

# An asterisk: the humans lose, and retreat. Otherwise the Zeds do.
#          Zeds x3 Zeds x2 Zeds+  Equal  Human+ Human x2 Human x3
_HAND_TO_HAND = """
    2        0/5*   0/5*   0/4*   0/4*   0/3*   1/3*   2/2
    3-4      0/5*   0/4*   0/3*   0/3*   1/3*   2/2    2/1
    5-6      0/4*   0/3*   1/3*   1/2*   2/2    2/1    3/1
    7        0/3*   0/3*   1/2*   2/2    2/1    3/1    3/0
    8-9      0/2*   1/2*   2/2    2/1    3/1    3/0    3/0
    10-11    1/2*   2/2    2/1    3/1    3/0    3/0    4/0
    12       2/2    2/1    2/0    3/0    4/0    4/0    5/0
"""

# Strength  1 2 3 4 5 6 7
_GUNFIRE = """
    2       0 0 0 0 0 1 2
    3-4     0 0 0 0 1 2 2
    5-6     0 0 1 1 2 2 3
    7       0 0 1 2 2 3 3
    8-9     0 1 2 2 3 3 3
    10-11   1 2 2 3 3 3 4
    12      2 2 2 3 4 4 5
"""

MOST_FIREPOWER = 7


def _result(cell: str) -> Result:
    zeds, humans = cell.rstrip("*").split("/")
    return Result(int(zeds), int(humans), cell.endswith("*"))


_ROWS = [line.split()[1:] for line in _HAND_TO_HAND.strip().splitlines()]
_SHOTS = [[int(cell) for cell in line.split()[1:]] for line in _GUNFIRE.strip().splitlines()]


def band(total: int) -> int:
    """The row for a total of two dice."""
    return next(row for row, (low, high) in enumerate(BANDS) if low <= total <= high)


HAND_TO_HAND: tuple[tuple[Result, ...], ...] = tuple(tuple(map(_result, row)) for row in _ROWS)
GUNFIRE: tuple[tuple[int, ...], ...] = tuple(map(tuple, _SHOTS))


def hand_to_hand(column: int, total: int) -> Result:
    """[6.1] Hits on both sides, and who loses."""
    return HAND_TO_HAND[band(total)][column]


def gunfire(strength: int, total: int) -> int:
    """[6.1] Hits on the target."""
    return GUNFIRE[band(total)][strength - 1]


def first_column(zeds: int, humans: int) -> Column:
    """[6.1] The column before any shift: the strengths compared."""
    if zeds == humans:
        return Column.EQUAL
    strong, weak = max(zeds, humans), min(zeds, humans)
    times = 3 if strong >= 3 * weak else 2 if strong >= 2 * weak else 1
    return Column(Column.EQUAL - times) if zeds > humans else Column(Column.EQUAL + times)


def shifted(column: int, by: int, last: int) -> int:
    """[6.1] So many columns to the right, or to the left below 0; beyond the ends of the table there is nothing."""
    return max(0, min(last, column + by))


def ammo_found(ground: Ground, roll: int) -> int:
    """[5.3] What is found of ammunition on a roll of the foraging table; supplies do not count in the Basic Game."""
    if ground is Ground.MINE:
        return 2 if roll >= 6 else 1 if roll >= 4 else 0
    if ground is Ground.FARM or not ground.is_named:
        return 0
    return 1 if roll >= 6 else 0
