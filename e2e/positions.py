"""Positions that tests begin from: who is placed where, and games that were played in CPython beforehand."""

from __future__ import annotations

from typing import Any

from pyapp.games import game as find_game
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of

PLACED = ("place peter 035", "place roger 053", "place steve 140", "place fran 181")
"""Everybody in a store of his own."""

PAIRS = ("place peter 053", "place roger 053", "place steve 140", "place fran 140")
"""Two and two in a small square."""


def played(start: Start, length: int | None = None, policy: str = "standard") -> History[Any]:
    """What the standard player, or another, makes of a game: all of it, or no more choices than these."""
    game = find_game("mall")
    history: History[Any] = History(game, start)
    players = seats_of(game, start.mode, policy, start.seed)
    while (asked := decision(history.state)) is not None and len(history.entries) != length:
        history.act(players[asked.seat].choose(game.observe(history.state, asked.seat), asked))
    return history
