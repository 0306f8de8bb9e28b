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
@each_mode
def test_games_of_sensible_players_obey_the_laws(game: Game[Any, Any], mode: str, batch: int) -> None:
    """100 seeds for each game and mode that has such players."""
    if "greedy" in game.policies:
        for seed in range(batch * BATCH, (batch + 1) * BATCH):
            obey_the_laws(game, mode, {}, seed, policy="greedy")


@each_mode
def test_every_setting_obeys_the_laws(game: Game[Any, Any], mode: str) -> None:
    for setting in game.mode(mode).settings:
        for value, _ in setting.values:
            obey_the_laws(game, mode, {"turn-limit": "50", setting.id: value} | _ended(setting.id, value), 7)


def _ended(setting: str, value: str) -> dict[str, str]:
    """A game without a limit on its turns need not end; the others are tested with theirs."""
    return {"turn-limit": "50"} if (setting, value) == ("turn-limit", "none") else {}


@each_mode
def test_the_dullest_player_comes_to_an_end(game: Game[Any, Any], mode: str) -> None:
    obey_the_laws(game, mode, {}, 1, policy="first")
