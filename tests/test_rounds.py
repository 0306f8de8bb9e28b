"""The games of the laws are dealt out fairly, and the same in every run."""

from __future__ import annotations

from collections import Counter
from itertools import islice
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from pyapp.kernel.message import say
from pyapp.kernel.modes import TURN_LIMIT, Mode
from pyapp.kernel.scenario import Scenario
from tests.rounds import MODE, SCENARIO, all_pairs, mixed, pairs_of, plain, rows
from tests.toy import TOY, Toy

each_game = pytest.mark.parametrize("game", [TOY, *GAMES.values()], ids=lambda game: str(game.id))


def mode(name: str, *settings: Any) -> Mode:
    return Mode(name, say("A"), say("B"), (), settings)


def scenario(name: str, *modes: str) -> Scenario:
    return Scenario(name, say("A"), say("B"), "", say("C"), modes)


class Varied(Toy):
    """Two modes, of which one has an option, and three scenarios, of which one is for one mode alone."""

    modes = (mode("alone"), mode("race", TURN_LIMIT))

    def scenarios(self) -> tuple[Scenario, ...]:
        return scenario("hill"), scenario("lake"), scenario("track", "race")


@each_game
def test_rows_are_the_same_in_every_run_and_can_be_played(game: Game[Any, Any]) -> None:
    once = mixed(game, 60)
    assert once == mixed(game, 60)
    assert once[:20] == mixed(game, 20)
    for one in once:
        assert game.settings(one.mode, one.settings) == one.settings
        assert one.settings.get(TURN_LIMIT.id) != "none"


@each_game
def test_the_modes_have_plain_games_in_turn(game: Game[Any, Any]) -> None:
    counts = Counter(one.mode for one in plain(game, 40))
    assert set(counts) == {mode.id for mode in game.modes}
    assert max(counts.values()) - min(counts.values()) <= 1


def test_few_rows_are_enough() -> None:
    """All combinations would be thousands."""
    for game in GAMES.values():
        first = list(islice(rows(game), 60))
        assert all_pairs(game) <= set().union(*map(pairs_of, first))


def test_scenarios_are_met_where_they_fit() -> None:
    game = Varied()
    found = {(one.mode, one.scenario, one.settings.get(TURN_LIMIT.id)) for one in mixed(game, 40)}
    assert {(mode, scenario) for mode, scenario, _ in found} == {
        ("alone", "hill"), ("alone", "lake"), ("race", "hill"), ("race", "lake"), ("race", "track"),
    }  # fmt: skip
    for limit in ("50", "100", "200"):
        assert {frozenset(((SCENARIO, "track"), (TURN_LIMIT.id, limit)))} <= all_pairs(game)
        assert ("race", "track", limit) in found
    assert not any(limit for mode, _, limit in found if mode == "alone")
    assert Counter(one.scenario for one in plain(game, 50)) == {"hill": 20, "lake": 20, "track": 10}


def test_a_game_without_anything_to_choose_has_rows_too() -> None:
    class Bare(Toy):
        modes = (mode("only"),)

    assert list(islice(rows(Bare()), 3)) == [{MODE: "only"}] * 3
