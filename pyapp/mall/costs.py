"""[5.9] The Human Movement Point Cost Chart, laid out as printed."""

from __future__ import annotations

from pyapp.mall.counters import Character

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
