"""Scenarios on the command line: listed, chosen by name, brought as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyapp.games import GAMES
from tests.command import Run
from tests.web.scenic import TOY


@pytest.fixture(autouse=True)
def _with_scenic(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, TOY.id, TOY)


def simulated(run: Run, *more: str) -> int:
    return run("simulate", "scenic", "--mode", "duel", "--games", "2", "--policy", "random", *more).status


def test_games_lists_them(run: Run) -> None:
    listed = next(game for game in run("games", "--json").json if game["id"] == "scenic")["scenarios"]
    assert [each["id"] for each in listed] == ["house", "cellar", "yard"]
    assert listed[1]["modes"] == ["solo"]
    assert "scenario = cellar (solo)  The cellar. It is dark." in run("games").out


def test_one_of_the_games_own_is_an_option(run: Run) -> None:
    assert simulated(run, "--set", "scenario=yard") == 0
    refused = run("simulate", "scenic", "--mode", "duel", "--set", "scenario=cellar")
    assert refused.status == 2
    assert "it can be house, yard" in refused.err


def test_a_file_is_one_too(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "attic.txt"
    file.write_text("boxes in the attic")
    assert simulated(run, "--scenario", str(file)) == 0
    file.write_text("a ship")
    refused = run("simulate", "scenic", "--mode", "duel", "--scenario", str(file))
    assert refused.status == 2
    assert refused.err.count("\n") == 1
    assert 'line 1: "a ship" is not where boxes can be' in refused.err
    file.write_bytes(b"\xff\xfe\xff")
    assert "not text" in run("simulate", "scenic", "--mode", "duel", "--scenario", str(file)).err
    assert "can be read" in run("simulate", "scenic", "--mode", "duel", "--scenario", str(tmp_path / "none")).err


def test_a_game_without_scenarios_refuses_both(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "attic.txt"
    file.write_text("boxes in the attic")
    for more in (("--scenario", str(file)), ("--set", "scenario=house")):
        refused = run("simulate", "mall", "--mode", "solitaire", *more)
        assert refused.status == 2
        assert refused.err.count("\n") == 1


def test_a_game_in_the_terminal_has_one(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert run("play", "scenic", "--mode", "duel", "--set", "scenario=yard").status == 0
    assert run("play", "scenic", "--mode", "duel", "--set", "scenario=moon").status == 2
