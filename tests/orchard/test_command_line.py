"""The orchard at the command line: a game is simulated and played in the terminal once the registry names it."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from pyapp import simulate
from pyapp.__main__ import main
from pyapp.games import GAMES
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start

from .game import ORCHARD
from .test_laws import OWN


@pytest.fixture(autouse=True)
def _registered(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, ORCHARD.id, ORCHARD)


def test_it_is_among_the_games(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["games", "--json"]) == 0
    found = next(game for game in json.loads(capsys.readouterr().out) if game["id"] == "orchard")
    assert [mode["id"] for mode in found["modes"]] == ["together", "openly", "alone"]


def test_games_of_it_are_simulated(capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "orchard", "--mode", "together", "--games", "12", "--policy", "sensible", "--json"]
    assert main(call) == 0
    report = json.loads(capsys.readouterr().out)
    assert report["faults"] == 0
    assert sum(report["wins"].values()) + report["draws"] == 12
    assert set(report["wins"]) == {"gardeners", "goat"}


def test_a_sensible_player_beats_one_who_guesses() -> None:
    sides = {
        policy: [played.side for played in simulate.run(simulate.Plan("orchard", "together", {}, 5, policy), 20)]
        for policy in ("ann:sensible,bob:sensible,goat:random", "ann:random,bob:random,goat:sensible")
    }
    ours, goats = sides.values()
    assert ours.count("gardeners") > 16
    assert goats.count("goat") > 16


def test_a_game_is_played_in_the_terminal(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    """Always the first answer, until it is over."""
    monkeypatch.setattr("builtins.input", lambda _: "1")
    bots = "bob:sensible,goat:sensible"
    assert main(["play", "orchard", "--mode", "together", "--seed", "4", "--bot", bots]) == 0
    told = capsys.readouterr().out
    assert "Who gets the boots?" in told
    assert "Turn 2 begins. [2.1]" in told
    assert "Gus draws: face down [2.2]" in told
    assert "The goat ate" in told or "The gardeners picked" in told
    assert told.splitlines()[-1].endswith("fruit eaten by the goat")


def test_a_game_on_a_players_own_ground_is_replayed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    history = History(ORCHARD, Start("openly", {}, 3, file=OWN))
    players = simulate.seats_of(ORCHARD, "openly", "sensible", 3)
    while (asked := decision(history.state)) is not None:
        history.act(players[asked.seat].choose(ORCHARD.observe(history.state, asked.seat), asked))
    file = tmp_path / "own.json"
    file.write_text(history.save(), encoding="utf-8")
    assert main(["replay", str(file), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["digest"] == history.digest


def test_its_rules_are_read_with_the_places_that_cite_them(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "orchard", "4.3.3"]) == 0
    told = capsys.readouterr().out
    assert "[4.3.3] Bells" in told
    assert "May two bells be rung at once?" in told
