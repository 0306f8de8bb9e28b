"""The printed charts and tables, laid out as printed."""

from __future__ import annotations

from enum import StrEnum

from pyapp.mall.map.map_model import Compass
from pyapp.mall.truth.counters import Character

# [5.9] Human Movement Point Cost Chart -------------------------------------------------------------------------------

ENTER_SQUARE = 1
CLOSE_OR_OPEN_DOOR = 2

# On top of the point for the square that is entered, per square:
CARRY = {
    Character.PETER: 2,
    Character.ROGER: 2,
    Character.STEVE: 3,
    Character.FRAN: 4,
}

# Leaving a zombie-occupied square costs the Zombie Value on top of the square that is entered.
# Closing a main door and taking a hunting rifle cost the entire Movement Allowance.

# [6.7] Shot Modifier Chart -------------------------------------------------------------------------------------------

PER_SQUARE_AWAY = 1
THROUGH_OPEN_DOOR = 2
THROUGH_CLOSED_GLASS = 3

MOST_DICE = 3
"""[6.8] No more are ever rolled for one shot."""

# [6.5] Increases of the Panic Level ----------------------------------------------------------------------------------

PANIC_BERSERK_SAME_SQUARE = 1
PANIC_SUPER_OTHER_SQUARE = 1
PANIC_SUPER_SAME_SQUARE = 3

# [8.8] Zombie Attack Table -------------------------------------------------------------------------------------------


class Hit(StrEnum):
    NONE = "-"
    STUN = "S"
    INFECT = "I"


#        value  1  2 3-4 5-6 7-8 9-13
_ATTACKS = """
    2           I  I  I   I   I   I
    3           S  S  I   I   I   I
    4           S  -  S   I   I   I
    5           -  -  -   S   S   I
    6           -  S  -   S   S   S
    7           -  -  S   -   -   S
    8           -  -  -   -   S   S
    9           -  -  -   -   I   I
   10           -  -  -   -   -   -
   11           -  -  -   S   -   -
   12           -  I  I   I   -   S
"""

_COLUMN = {1: 0, 2: 1, 3: 2, 4: 2, 5: 3, 6: 3, 7: 4, 8: 4, 9: 5, 10: 5, 11: 5, 12: 5, 13: 5}
_ROWS = {int(dice): tuple(map(Hit, hits)) for dice, *hits in (line.split() for line in _ATTACKS.strip().splitlines())}

LARGEST_VALUE = 13


def attack_result(value: int, dice: int) -> Hit:
    """[8.8] What an attack of some strength does; more than thirteen is no worse than thirteen."""
    return _ROWS[dice][_COLUMN[min(value, LARGEST_VALUE)]]


def hurting(value: int) -> tuple[int, ...]:
    """[8.8] The totals with which an attack of some strength stuns or infects."""
    return tuple(dice for dice in sorted(_ROWS) if attack_result(value, dice) is not Hit.NONE)


def chance_to_hurt(value: int) -> float:
    """[8.8] How likely an attack of some strength is to stun or infect."""
    rolls = [first + second for first in range(1, 7) for second in range(1, 7)]
    return sum(attack_result(value, dice) is not Hit.NONE for dice in rolls) / len(rolls)


# [13.5] Zombie Entrance Table ----------------------------------------------------------------------------------------

ENTRANCES: dict[int, tuple[Compass, ...]] = {
    2: (Compass.NORTH, Compass.WEST),
    3: (Compass.NORTH, Compass.EAST),
    4: (),
    5: (Compass.EAST,),
    6: (Compass.NORTH,),
    7: (),
    8: (Compass.SOUTH,),
    9: (Compass.WEST,),
    10: (),
    11: (Compass.SOUTH, Compass.WEST),
    12: (Compass.SOUTH, Compass.EAST),
}

# [15.8] Hidden Zombie Table (Solitaire Game Only) ---------------------------------------------------------------------

#  second die    first die  1-3  4-6
HIDDEN_ZOMBIES: dict[int, tuple[str | None, str | None]] = {
    1: ("1", "6"),
    2: ("2", "7"),
    3: ("3", "8"),
    4: ("4", "9"),
    5: ("5", "0"),
    6: (None, None),
}
"""The last digit of the square where a hidden zombie is placed, or nobody."""

# [10.0] [11.0] -------------------------------------------------------------------------------------------------------

STAYS_BERSERK = 4
"""A die of this or less makes a unit berserk, or keeps it so."""

TURNS_ON = (2, 12)
"""[11.0] Totals that make an infected character a super zombie."""

SUPER_VALUE = 2
SUPER_SPEED = 3
OPEN_DOOR = 1
"""[16.0] The steps that a super zombie of the variant takes to open a wooden door."""
BERSERK_SPEED = 2

# [16.6] How many Movement Points impulsive characters stay away from zombies ------------------------------------------


class Kind(StrEnum):
    NORMAL = "normal"
    BERSERK = "berserk"
    SUPER = "super"


KEEP_AWAY = {
    Kind.NORMAL: 1,
    Kind.BERSERK: 2,
    Kind.SUPER: 3,
}
