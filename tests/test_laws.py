"""Every game and mode goes through the battery of laws."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from tests.laws import obey_the_laws
from tests.toy import TOY

MODES = [(game, mode.id) for game in (TOY, *GAMES.values()) for mode in game.modes]

BATCH = 20


@pytest.mark.parametrize("batch", range(10))
@pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])
def test_random_games_obey_the_laws(game: Game[Any, Any], mode: str, batch: int) -> None:
    """200 seeds for each game and mode, in batches that run side by side."""
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        obey_the_laws(game, mode, {}, seed)


@pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])
def test_the_dullest_player_comes_to_an_end(game: Game[Any, Any], mode: str) -> None:
    obey_the_laws(game, mode, {}, 1, policy="first")
