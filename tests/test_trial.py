"""A trial: what the page asks its worker, and what it is told, game by game."""

from __future__ import annotations

import json
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.game import Game
from pyapp.kernel.modes import TURN_LIMIT
from pyapp.kernel.scenario import Start
from pyapp.trial import BEST, LIMIT, Found, Trial, Won, answer
from tests.command import Run
from tests.web.scenic import TOY

EVERY = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def trial(game: Game[Any, Any], games: int, seed: int = 5, **settings: str) -> Trial:
    mode = game.first_mode
    one = Trial.of(game, game.settled(Start(mode.id, settings, seed)))
    return Trial(one.plan, games)


def answers(asked: Trial) -> list[Found]:
    told: list[str] = []
    answer(asked.text(), told.append)
    assert all("\n" not in text and json.loads(text) for text in told)
    return [Found.read(text) for text in told]


@EVERY
def test_it_tells_after_every_game_what_is_known(game: Game[Any, Any]) -> None:
    found = answers(trial(game, 3))
    assert [(one.games, one.of, one.is_whole) for one in found] == [(1, 3, False), (2, 3, False), (3, 3, True)]
    for one in found:
        assert [won.side for won in one.won] == list(game.sides)
        assert sum(won.games for won in one.won) + one.draws == one.games
        assert all(0 <= won.low <= won.games / one.games <= won.high <= 1 for won in one.won)


def test_it_comes_to_what_the_command_line_tells(run: Run) -> None:
    game = GAMES["attack"]
    last = answers(trial(game, 8))[-1]
    report = run("simulate", "attack", "--games", "8", "--seed", "5", "--policy", "standard", "--json").json
    assert {won.side: won.games for won in last.won} == report["wins"]
    assert {won.side: [round(won.low, 4), round(won.high, 4)] for won in last.won} == report["intervals"]
    assert (last.draws, last.turns) == (report["draws"], report["turns"]["median"])


def test_what_is_asked_is_read_again() -> None:
    asked = trial(GAMES["attack"], 7, difficulty="hard")
    assert Trial.read(asked.text()) == asked
    assert asked.plan.settings["difficulty"] == "hard"
    found = Found(3, 7, (Won("humans", 1, 0.1, 0.7), Won("zombies", 1, 0.1, 0.7)), 1, 4.5)
    assert Found.read(found.text()) == found


@EVERY
def test_the_best_player_plays_and_no_game_goes_on_for_ever(game: Game[Any, Any]) -> None:
    plan = trial(game, 1).plan
    assert plan.policy == next(name for name in BEST if name in game.policies)
    if game.first_mode.limited(LIMIT):
        assert plan.settings[TURN_LIMIT.id] == LIMIT
        assert trial(game, 1, **{TURN_LIMIT.id: "50"}).plan.settings[TURN_LIMIT.id] == "50"


def test_whoever_plays_where_nobody_plays_well() -> None:
    assert trial(TOY, 1).plan.policy in TOY.policies


def test_a_file_that_was_brought_goes_along(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TOY.id, TOY)
    text = "boxes in the attic"
    asked = Trial.of(TOY, TOY.settled(Start("duel", {}, 5, file=text)))
    assert (asked.plan.file, asked.plan.scenario) == (text, "")
    # The worker has never heard of that file.
    TOY.own.clear()
    assert answers(Trial(asked.plan, 2))[-1].games == 2
