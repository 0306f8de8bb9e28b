"""Every game and mode goes through the battery of laws."""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from tests.laws import Effort, obey_the_laws
from tests.toy import TOY

MODES = [(game, mode.id) for game in (TOY, *GAMES.values()) for mode in game.modes]
DUELS = [(game, mode) for game, mode in MODES if len(game.mode(mode).seats) > 1 and not game.mode(mode).is_open]
"""Where one side must not know what the other does, and both decide: there is most to go wrong."""
each_mode = pytest.mark.parametrize(("game", "mode"), MODES, ids=[f"{game.id}-{mode}" for game, mode in MODES])
in_batches = pytest.mark.parametrize("batch", range(8))

SWITCHES = [
    pytest.param(game, mode, setting.id, value, id=f"{game.id}-{mode}-{setting.id}-{value}")
    for game, mode in MODES
    for setting in game.mode(mode).settings
    for value, _ in setting.values
    if setting.id != "turn-limit" and value not in (setting.default, *setting.same)
]
"""Every option that changes the rules, switched by itself; with a limit on its turns every game here is played."""
SENSIBLE = [
    pytest.param(game, mode.id, batch, id=f"{game.id}-{mode.id}-{batch}")
    for game in GAMES.values()
    for mode in game.modes
    for batch in range(10 if (game, mode.id) in DUELS else 3)
]

FIRST_TURNS = 25
"""Decisions in them."""
IS_THOROUGH = os.environ.get("LAWS") == "thorough"
"""`LAWS=thorough make unit` plays every game with one option to its end, which takes a quarter of an hour more."""
BATCH = 25
"""Seeds in one test: batches run side by side."""


@pytest.fixture(autouse=True)
def _garbage_is_left_for_later() -> Iterator[None]:
    """States are made by the ten thousand, and hardly any hold each other: to look for those takes a fifth of the
    time.
    """
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def seeds(batch: int) -> range:
    return range(batch * BATCH, (batch + 1) * BATCH)


def loosely(seed: int) -> Effort:
    """For games beside the two hundred of each mode that are looked at most closely; one in three is played again."""
    return Effort(sample=23, replays=seed % 3 == 0)


@pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: str(game.id))
def test_a_game_says_what_it_can_be_asked(game: Game[Any, Any]) -> None:
    assert game.has_sight == (type(game).sight is not Game.sight)
    assert game.has_threats == (type(game).threats is not Game.threats)


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
        obey_the_laws(game, mode, {}, seed, effort=loosely(seed))


@in_batches
@each_mode
def test_random_games_obey_the_laws_with_any_options(game: Game[Any, Any], mode: str, batch: int) -> None:
    """200 seeds for each game and mode, and with every seed another combination of options."""
    for seed in seeds(batch):
        obey_the_laws(game, mode, combination(game, mode, seed), seed, effort=loosely(seed))


@pytest.mark.parametrize(("game", "mode", "option", "value"), SWITCHES)
def test_games_with_one_option_obey_the_laws(game: Game[Any, Any], mode: str, option: str, value: str) -> None:
    """200 seeds for each option by itself: of one game in twenty the whole, of the others the first turns.

    Nearly every one of these is looked at closely once. What an option does late is met in the whole ones, and in the
    two hundred whole games with many options.
    """
    for seed in range(200):
        is_whole = IS_THOROUGH or seed % 20 == 0
        effort = loosely(seed) if is_whole else replace(loosely(seed), decisions=FIRST_TURNS)
        obey_the_laws(game, mode, {option: value}, seed, effort=effort)


@each_mode
def test_a_value_that_changes_nothing_changes_nothing(game: Game[Any, Any], mode: str) -> None:
    """What an option calls the same as its default gives the same game: it needs no seeds of its own."""
    for setting in game.mode(mode).settings:
        for value in setting.same:
            for seed in range(3):
                usual = obey_the_laws(game, mode, {}, seed, effort=Effort(60, sample=37))
                named = obey_the_laws(game, mode, {setting.id: value}, seed, effort=Effort(60, sample=37))
                assert [entry.move.action for entry in usual.entries] == [entry.move.action for entry in named.entries]
                assert [entry.move.drawn for entry in usual.entries] == [entry.move.drawn for entry in named.entries]


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


@pytest.mark.parametrize(("game", "mode", "batch"), SENSIBLE)
def test_games_of_sensible_players_obey_the_laws(game: Game[Any, Any], mode: str, batch: int) -> None:
    """Half of them with options. 100 seeds where two sides have secrets, 30 elsewhere: their games are long."""
    for seed in range(batch * 10, (batch + 1) * 10):
        chosen = combination(game, mode, seed) if seed % 2 else {}
        obey_the_laws(game, mode, chosen, seed, policy="greedy", effort=loosely(seed))


@each_mode
def test_the_dullest_player_comes_to_an_end(game: Game[Any, Any], mode: str) -> None:
    obey_the_laws(game, mode, {}, 1, policy="first")
