"""`replay` on the command line: a good save, one that was changed, and what is none."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.history import History
from pyapp.kernel.policy import RandomPolicy
from pyapp.kernel.scenario import Start
from tests.command import Run


@pytest.fixture(scope="module")
def history() -> History[Any]:
    """Some way into a game, with dice in its journal."""
    game = History(GAMES["mall"], Start("two-player", {"turn-limit": "50"}, 7))
    player = RandomPolicy(Dice(1))
    while (asked := decision(game.state)) is not None and (game.state.turn < 4 or not has_dice(game)):
        game.act(player.choose(None, asked))
    assert has_dice(game)
    return game


def has_dice(game: History[Any]) -> bool:
    return any(entry.move.drawn for entry in game.entries)


class Saves:
    def __init__(self, folder: Path, text: str) -> None:
        self._folder = folder
        self._text = text

    def write(self, content: str | bytes) -> str:
        path = self._folder / "game.json"
        path.write_bytes(content.encode() if isinstance(content, str) else content)
        return str(path)

    def changed(self, change: Callable[[dict[str, Any]], Any]) -> str:
        raw = json.loads(self._text)
        change(raw)
        return self.write(json.dumps(raw))


@pytest.fixture
def saves(tmp_path: Path, history: History[Any]) -> Saves:
    return Saves(tmp_path, history.save())


def test_replay_of_a_good_save(run: Run, saves: Saves, history: History[Any]) -> None:
    result = run("replay", saves.write(history.save()), "--json")
    assert (result.status, result.err) == (0, "")
    assert result.json == {
        "ok": True,
        "game": "mall",
        "mode": "two-player",
        "actions": len(history.entries),
        "digest": history.digest,
        "outcome": None,
        "error": None,
    }


def test_replay_of_a_finished_game_tells_the_outcome(run: Run, saves: Saves) -> None:
    game = History(GAMES["mall"], Start("two-player", {"turn-limit": "50"}, 3))
    player = RandomPolicy(Dice(2))
    while (asked := decision(game.state)) is not None:
        game.act(player.choose(None, asked))
    assert game.state.outcome is not None
    report = run("replay", saves.write(game.save()), "--json").json
    assert (report["ok"], report["outcome"]) == (True, game.state.outcome.side)


def test_replay_reads_well_without_json(run: Run, saves: Saves, history: History[Any]) -> None:
    assert run("replay", saves.write(history.save())).out.startswith("ok: ")
    bad = run("replay", saves.write("nonsense"))
    assert bad.status == 1
    assert bad.out == "not ok: this is not a Shamble save: it is not readable as JSON\n"


def change_a_die(raw: dict[str, Any]) -> None:
    line = next(line for line in raw["journal"] if line[2])
    line[2][0] += 1 if line[2][0] == 0 else -1


def act_against_the_rules(raw: dict[str, Any]) -> None:
    raw["journal"][3][1] = "hide 113"


@pytest.mark.parametrize(
    ("change", "error"),
    [
        (change_a_die, "the journal has ("),
        (lambda raw: raw.update(digest="0" * 16), "the end differs"),
        (act_against_the_rules, "move 4: not a legal action here: hide 113"),
        (lambda raw: raw["journal"].pop(), "the end differs"),
        (lambda raw: raw["journal"][0].__setitem__(0, "human"), "move 1: the journal has human decide"),
        (lambda raw: raw.update(game="chess"), "game 'chess' is not known; it can be mall"),
        (lambda raw: raw.update(mode="chess"), "mode 'chess' is not known"),
        (lambda raw: raw["options"].update(colour="red"), "option 'colour' is not known"),
        (lambda raw: raw.update(version=99), "this save has version 99"),
        (lambda raw: raw.update(format="other"), "this is not a Shamble save"),
        (lambda raw: raw.pop("journal"), "journal"),
    ],
    ids=["die", "digest", "illegal", "short", "seat", "game", "mode", "option", "version", "format", "journal"],
)
def test_replay_of_a_changed_save_says_what_is_wrong(
    run: Run, saves: Saves, change: Callable[[dict[str, Any]], Any], error: str
) -> None:
    result = run("replay", saves.changed(change), "--json")
    assert (result.status, result.err) == (1, "")
    assert result.json["ok"] is False
    assert error in result.json["error"]
    assert "\n" not in result.json["error"]


@pytest.mark.parametrize(
    "content",
    [b"", b"nonsense", b"[]", b"\x00\xff\xfe\x80binary", b"\x89PNG\r\n\x1a\n", b"[" * 200_000, b'{"a":' * 200_000],
    ids=["empty", "nonsense", "list", "binary", "picture", "deep", "deep objects"],
)
def test_replay_of_what_is_no_save(run: Run, saves: Saves, content: bytes) -> None:
    result = run("replay", saves.write(content), "--json")
    assert (result.status, result.err) == (1, "")
    assert set(result.json) == {"ok", "game", "mode", "actions", "digest", "outcome", "error"}
    assert result.json["error"].startswith("this is not a Shamble save")
