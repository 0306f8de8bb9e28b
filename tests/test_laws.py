"""Every game and mode goes through the battery of laws."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from tests.laws import obey_the_laws
from tests.toy import TOY

MODES = [(game, mode.id) for game in (TOY, *GAMES.values()) for mode in game.modes]
DUELS = [(game, mode) for game, mode in MODES if len(game.mode(mode).seats) > 1 and not game.mode(mode).open]
"""Where one side must not know what the other does, and both decide: there is most to go wrong."""
each_mode = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])
in_batches = pytest.mark.parametrize("batch", range(8))

BATCH = 25
"""Seeds in one test: batches run side by side."""


def seeds(batch: int) -> range:
    return range(batch * BATCH, (batch + 1) * BATCH)


@in_batches
@each_mode
def test_random_games_obey_the_laws(game: Game[Any, Any], mode: str, batch: int) -> None:
    """200 seeds for each game and mode."""
    for seed in seeds(batch):
        obey_the_laws(game, mode, {}, seed)


@pytest.mark.parametrize("batch", range(8, 20))
@pytest.mark.parametrize(("game", "mode"), DUELS, ids=[f"{game.id}-{mode}" for game, mode in DUELS])
def test_random_duels_obey_the_laws(game: Game[Any, Any], mode: str, batch: int) -> None:
    """300 more seeds where two sides have secrets from each other."""
    for seed in seeds(batch):
        obey_the_laws(game, mode, {}, seed)


@in_batches
@each_mode
def test_random_games_obey_the_laws_with_any_options(game: Game[Any, Any], mode: str, batch: int) -> None:
    """200 seeds for each game and mode, and with every seed another combination of options."""
    for seed in seeds(batch):
        obey_the_laws(game, mode, combination(game, mode, seed), seed)


def combination(game: Game[Any, Any], mode: str, seed: int) -> dict[str, str]:
    """Some value for each option: values change at a different pace for each, so that they meet in many ways.

    But never a game without a limit on its turns, which need not end.
    """
    chosen = {}
    for setting in game.mode(mode).settings:
        values = [value for value, _ in setting.values if (setting.id, value) != ("turn-limit", "none")]
        chosen[setting.id] = values[seed % len(values)]
        seed = seed * 7 // len(values) + seed % 5
    return chosen


@each_mode
def test_every_value_of_every_option_is_met_often(game: Game[Any, Any], mode: str) -> None:
    """At least once in ten games; and any two options do not go in step."""
    met = [combination(game, mode, seed) for batch in range(8) for seed in seeds(batch)]
    for setting in game.mode(mode).settings:
        for value, _ in setting.values:
            if (setting.id, value) != ("turn-limit", "none"):
                assert sum(one[setting.id] == value for one in met) >= len(met) // 10, (setting.id, value)
    assert len({tuple(one.values()) for one in met}) >= min(len(met) // 2, _combinations(game, mode))


def _combinations(game: Game[Any, Any], mode: str) -> int:
    count = 1
    for setting in game.mode(mode).settings:
        count *= len(setting.values) - (setting.id == "turn-limit")
    return count


@pytest.mark.parametrize("batch", range(2))
@pytest.mark.parametrize("mode", [mode.id for mode in GAMES["mall"].modes])
def test_games_of_sensible_players_obey_the_laws(mode: str, batch: int) -> None:
    """30 seeds for each mode of the game that has such players, half of them with options: their games are long."""
    game = GAMES["mall"]
    for seed in range(batch * 15, (batch + 1) * 15):
        obey_the_laws(game, mode, combination(game, mode, seed) if seed % 2 else {}, seed, policy="greedy")


@each_mode
def test_the_dullest_player_comes_to_an_end(game: Game[Any, Any], mode: str) -> None:
    obey_the_laws(game, mode, {}, 1, policy="first")
