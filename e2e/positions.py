"""Positions that tests begin from: who is placed where, and games that were played in CPython beforehand.

What is about the page and not about a game is tested at one table, that of the game below.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from pyapp.kernel.decision import Action
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

HIDDEN = 5
"""Hiding places that are chosen before anything else."""

HELD = (3, 33)
"""A solitaire game of the random player, and the choice in it where Steve stands beside Roger, whom zombies hold."""


SEED = 7


@cache
def duel(*actions: str) -> History[Any]:
    """Two players, of whom the computer hides and plays the zombies; it is the humans' turn, and that is done."""
    table = Table(HOUSE.id, "two-player", SEED, "first", {})
    history = table.played(HIDDEN)
    history.marks["bots"] = {"zombie": "first"}
    return _after(history, actions)


@cache
def alone(*actions: str) -> History[Any]:
    """A solitaire game in which that is done."""
    return _after(Table(HOUSE.id, "solitaire", SEED, settings={}).begun(), actions)


def _after(history: History[Any], actions: tuple[str, ...]) -> History[Any]:
    for action in actions:
        history.act(Action.parse(action))
    return history


def played(start: Start, length: int | None = None, policy: str = "standard") -> History[Any]:
    """What the standard player, or another, makes of a game: all of it, or no more choices than these."""
    return Table(HOUSE.id, start.mode, start.seed, policy, start.settings).played(length)
