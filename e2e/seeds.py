"""The seeds of the whole games that browser tests and benches play, all in one place.

`python -m tools.short_games` lists short games of the standard player to choose from, whenever the numbers of the
counters or the player have changed: any seed will do, only that a long game takes long. A test that wants the game to
end in some way says so.
"""

from __future__ import annotations

BY_MOUSE = (218, 182, 137)
"""Solitaire games of the standard player."""

SLOWLY = 86
"""The shortest of them, for keyboard and finger."""

HELD = (3, 33)
"""A solitaire game of the random player, and the choice in it where Steve stands beside Roger, whom zombies hold."""

TWO_PLAYERS = 92
"""Random humans against greedy zombies (`--mode two-player --policy human:random,zombie:greedy`)."""
