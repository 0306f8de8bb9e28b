"""Positions that tests begin from: who is placed where, and games that were played in CPython beforehand.

What is about the page and not about a game is tested at one table, that of the game below.
"""

from __future__ import annotations

from typing import Any

from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start
from tests.spec import Table, spec

HOUSE = spec("mall")

PLACED = ("place peter 035", "place roger 053", "place steve 140", "place fran 181")
"""Everybody in a store of his own."""

PAIRS = ("place peter 053", "place roger 053", "place steve 140", "place fran 140")
"""Two and two in a small square."""

SLOWLY = HOUSE.page.by_hand.seed
"""A short game of the standard player."""

HELD = (3, 33)
"""A solitaire game of the random player, and the choice in it where Steve stands beside Roger, whom zombies hold."""


def played(start: Start, length: int | None = None, policy: str = "standard") -> History[Any]:
    """What the standard player, or another, makes of a game: all of it, or no more choices than these."""
    return Table(HOUSE.id, start.mode, start.seed, policy, start.settings).played(length)
