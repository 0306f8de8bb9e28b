"""Scenarios on the command line: listed, chosen by name, brought as a file."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyapp.games import GAMES
from tests.attack.guide import EXAMPLE
from tests.command import Result, Run
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


def test_a_file_and_one_of_the_games_own_are_too_many(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "attic.txt"
    file.write_text("boxes in the attic")
    refused = run("simulate", "scenic", "--mode", "duel", "--scenario", str(file), "--set", "scenario=yard")
    assert refused.status == 2
    assert refused.err.count("\n") == 1


def checked(run: Run, file: Path, *more: str) -> Result:
    return run("scenario", "check", str(file), *more)


def test_a_file_is_checked(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "attic.txt"
    file.write_text("boxes in the attic for solo")
    done = checked(run, file, "--game", "scenic")
    assert (done.status, done.out) == (0, "ok: the attic, for solo\n")
    told = checked(run, file, "--game", "scenic", "--json").json
    assert told == {"ok": True, "game": "scenic", "title": "the attic", "modes": ["solo"], "faults": []}
    file.write_text("a ship")
    refused = checked(run, file, "--game", "scenic")
    assert refused.status == 1
    assert refused.out == f'{file}:1:1: line 1: "a ship" is not where boxes can be\n'


def test_every_fault_has_its_line(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "shed.toml"
    file.write_text(EXAMPLE)
    assert checked(run, file).status == 0
    file.write_text(EXAMPLE.replace("|z . . . . z|", "|z . ? . . z|", 1).replace("wounds = 6", "wounds = 60"))
    refused = checked(run, file)
    assert refused.status == 1
    lines = file.read_text().split("\n")
    rows = [lines.index("|z . ? . . z|") + 1, lines.index("wounds = 60") + 1]
    assert [line.split(" ")[0] for line in refused.out.splitlines()] == [
        f"{file}:{rows[0]}:6:",
        f"{file}:{rows[1]}:1:",
    ]
    told = checked(run, file, "--json")
    assert (told.status, told.json["ok"], told.json["title"]) == (1, False, None)
    assert [(fault["row"], fault["column"]) for fault in told.json["faults"]] == [(rows[0], 6), (rows[1], 1)]


@pytest.mark.parametrize(
    "call", [("check",), (), ("frob",), ("check", "none.toml"), ("check", "none.toml", "--game", "mall")]
)
def test_a_check_of_nothing_is_told_in_one_line(run: Run, call: tuple[str, ...]) -> None:
    refused = run("scenario", *call)
    assert refused.status == 2
    assert refused.err.count("\n") == 1
