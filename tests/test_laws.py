"""Every game and mode goes through the battery of laws."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from tests.laws import obey_the_laws
from tests.toy import TOY

MODES = [(game, mode.id) for game in (TOY, *GAMES.values()) for mode in game.modes]
each_mode = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])

BATCH = 25
"""Seeds in one test: batches run side by side."""


@pytest.mark.parametrize("batch", range(20))
@each_mode
def test_random_games_obey_the_laws(game: Game[Any, Any], mode: str, batch: int) -> None:
    """500 seeds for each game and mode."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        obey_the_laws(game, mode, {}, seed)


@pytest.mark.parametrize("batch", range(4))
@pytest.mark.parametrize("mode", [mode.id for mode in GAMES["mall"].modes])
def test_games_of_sensible_players_obey_the_laws(mode: str, batch: int) -> None:
    """100 seeds for each mode of the game that has such players."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        obey_the_laws(GAMES["mall"], mode, {}, seed, policy="greedy")


@each_mode
def test_every_setting_obeys_the_laws(game: Game[Any, Any], mode: str) -> None:
    """But for a game without a limit on its turns, which need not end."""
    for setting in game.mode(mode).settings:
        for value, _ in setting.values:
            if (setting.id, value) != ("turn-limit", "none"):
                obey_the_laws(game, mode, {setting.id: value}, 7)


@each_mode
def test_the_dullest_player_comes_to_an_end(game: Game[Any, Any], mode: str) -> None:
    obey_the_laws(game, mode, {}, 1, policy="first")
