"""Every game goes through the battery of laws: in all its modes, with any two of its options, whoever plays.

Each game has about 180 seconds of one core for it (`Rounds` of its spec). `--thorough` plays as much for each *mode*,
and with every option by itself whole games, which takes an hour.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Iterator, Sequence
from dataclasses import replace
from itertools import product
from typing import Any, TypeVar

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from pyapp.kernel.modes import TURN_LIMIT
from tests.laws import WHOLE, Effort, obey_the_laws
from tests.rounds import MODE, SCENARIO, Round, all_pairs, mixed, pairs_of, plain
from tests.spec import Rounds, spec
from tests.toy import TOY

T = TypeVar("T")

IS_THOROUGH = os.environ.get("LAWS") == "thorough"
"""Set by `--thorough`, and for the laws alone by `LAWS=thorough make unit`."""

ALL = (TOY, *GAMES.values())
BATCHES = 8
"""Tests for each kind and game: they run side by side."""

each_game = pytest.mark.parametrize("game", ALL, ids=lambda game: str(game.id))
in_batches = pytest.mark.parametrize(
    ("game", "batch"), [pytest.param(game, batch, id=f"{game.id}-{batch}") for game in ALL for batch in range(BATCHES)]
)

SWITCHES = [
    pytest.param(game, mode.id, setting.id, value, id=f"{game.id}-{mode.id}-{setting.id}-{value}")
    for game in ALL
    for mode in game.modes
    for setting in mode.settings
    for value, _ in setting.values
    if setting.id != TURN_LIMIT.id and value not in (setting.default, *setting.same)
]
"""Every option that changes the rules, switched by itself; with a limit on its turns every game here is played."""
SEEDS, WHOLE_ONES = (200, 1) if IS_THOROUGH else (40, 20)
"""For each switch: how many games, and of how many one is played to its end."""
FIRST_TURNS = 25
"""Decisions in them."""


@pytest.fixture(autouse=True)
def _garbage_is_left_for_later() -> Iterator[None]:
    """States are made by the ten thousand, and hardly any hold each other: to look for those takes a fifth of the
    time.
    """
    gc.disable()
    yield
    gc.enable()
    gc.collect()


def duels(game: Game[Any, Any]) -> tuple[str, ...]:
    """The modes where one side must not know what the other does, and both decide: there is most to go wrong."""
    return tuple(mode.id for mode in game.modes if len(mode.seats) > 1 and not mode.is_open)


def rounds(game: Game[Any, Any]) -> Rounds:
    if IS_THOROUGH:
        modes, rivals = len(game.modes), len(duels(game))
        return Rounds(plain=200 * modes, mixed=200 * modes, duels=300 * rivals, sensible=30 * modes + 70 * rivals)
    return spec(game.id).rounds if game.id in GAMES else Rounds()


def part(games: Sequence[T], batch: int) -> Sequence[T]:
    """One batch of them, with all modes in it."""
    return games[len(games) * batch // BATCHES : len(games) * (batch + 1) // BATCHES]


def loosely(seed: int) -> Effort:
    """For games beside the plain ones, which are looked at most closely; one in three is played again."""
    return Effort(sample=23, replays=seed % 3 == 0)


def obey(game: Game[Any, Any], one: Round, policy: str = "random", effort: Effort = WHOLE) -> None:
    obey_the_laws(game, one.mode, one.settings, one.seed, policy, effort, scenario=one.scenario)


@each_game
def test_a_game_says_what_it_can_be_asked(game: Game[Any, Any]) -> None:
    assert game.has_sight == (type(game).sight is not Game.sight)
    assert game.has_threats == (type(game).threats is not Game.threats)


@in_batches
def test_random_games_obey_the_laws(game: Game[Any, Any], batch: int) -> None:
    for one in part(plain(game, rounds(game).plain), batch):
        obey(game, one)


@in_batches
def test_random_duels_obey_the_laws(game: Game[Any, Any], batch: int) -> None:
    """With seeds that the others do not have."""
    rivals = duels(game)
    for one in part(plain(game, rounds(game).duels if rivals else 0, rivals), batch):
        obey(game, one._replace(seed=one.seed + 10_000), effort=loosely(one.seed))


@in_batches
def test_random_games_obey_the_laws_with_any_options(game: Game[Any, Any], batch: int) -> None:
    for one in part(mixed(game, rounds(game).mixed), batch):
        obey(game, one, effort=loosely(one.seed))


@each_game
def test_every_two_values_meet(game: Game[Any, Any]) -> None:
    """Of modes, options and scenarios; and no value of any is met in less than one game of twenty."""
    games = mixed(game, rounds(game).mixed)
    met = [{MODE: one.mode, SCENARIO: one.scenario, **one.settings} for one in games]
    assert all_pairs(game) <= set().union(*map(pairs_of, met))
    for choice in set().union(*all_pairs(game)):
        assert sum(choice in row.items() for row in met) >= len(met) // 20, choice


@pytest.mark.parametrize(("game", "mode", "option", "value"), SWITCHES)
def test_games_with_one_option_obey_the_laws(game: Game[Any, Any], mode: str, option: str, value: str) -> None:
    """Each option by itself: of one game in twenty the whole, of the others the first turns.

    Nearly every one of these is looked at closely once. What an option does late is met in the whole ones, and in the
    whole games with many options.
    """
    for seed in range(SEEDS):
        is_whole = seed % WHOLE_ONES == 0
        effort = loosely(seed) if is_whole else replace(loosely(seed), decisions=FIRST_TURNS)
        obey_the_laws(game, mode, {option: value}, seed, effort=effort)


@each_game
def test_a_value_that_changes_nothing_changes_nothing(game: Game[Any, Any]) -> None:
    """What an option calls the same as its default gives the same game: it needs no seeds of its own."""
    for mode, seed in product(game.modes, range(3)):
        for setting in mode.settings:
            for value in setting.same:
                usual = obey_the_laws(game, mode.id, {}, seed, effort=Effort(60, sample=37))
                named = obey_the_laws(game, mode.id, {setting.id: value}, seed, effort=Effort(60, sample=37))
                assert [entry.move.action for entry in usual.entries] == [entry.move.action for entry in named.entries]
                assert [entry.move.drawn for entry in usual.entries] == [entry.move.drawn for entry in named.entries]


@in_batches
def test_games_of_sensible_players_obey_the_laws(game: Game[Any, Any], batch: int) -> None:
    """Half of them with options. Their games are long."""
    number = rounds(game).sensible
    clever = [name for name in game.policies if name not in ("random", "first")]
    for one, other in part(list(zip(plain(game, number), mixed(game, number), strict=True)), batch):
        for policy in clever[one.seed % len(clever) :][:1] if clever else ():
            obey(game, other if one.seed // len(clever) % 2 else one, policy, loosely(one.seed))


@each_game
def test_the_dullest_player_comes_to_an_end(game: Game[Any, Any]) -> None:
    for mode in game.modes if "first" in game.policies else ():
        obey_the_laws(game, mode.id, {}, 1, policy="first")
