"""The command line: the shapes that it prints, and one clear line with status 2 for whatever it does not know."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyapp.__main__ import main
from pyapp.games import GAMES
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.game import Game
from pyapp.kernel.policy import Policy, RandomPolicy
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of, seeds
from tests.command import Result, Run

ROOT = Path(__file__).parent.parent


def refused(result: Result, *words: str) -> None:
    """Status 2, nothing printed, and one line that says what is allowed."""
    assert result.status == 2
    assert result.out == ""
    assert result.err.startswith("pyapp")
    assert result.err.endswith("\n")
    assert result.err.count("\n") == 1
    for word in words:
        assert word in result.err


# games


def test_games_prints_modes_seats_and_options(run: Run) -> None:
    result = run("games", "--json")
    assert (result.status, result.err) == (0, "")
    assert [game["id"] for game in result.json] == list(GAMES)
    for game in result.json:
        assert set(game) == {"id", "title", "modes", "scenarios"}
        for scenario in game["scenarios"]:
            assert set(scenario) == {"id", "title", "about", "modes"}
        for mode in game["modes"]:
            assert set(mode) == {"id", "seats", "options"}
            assert mode["seats"] and all(isinstance(seat, str) for seat in mode["seats"])
            for option in mode["options"]:
                assert set(option) == {"id", "values", "default", "about"}
                assert option["default"] in option["values"]
                assert option["about"]


def test_games_has_the_mall(run: Run) -> None:
    mall = next(game for game in run("games", "--json").json if game["id"] == "mall")
    assert mall["title"] == "Dawn of the Dead"
    two_player = next(mode for mode in mall["modes"] if mode["id"] == "two-player")
    assert two_player["seats"] == ["human", "zombie"]
    limit = next(option for option in two_player["options"] if option["id"] == "turn-limit")
    assert limit["default"] == "none"
    assert "200" in limit["values"]


def test_games_reads_well_without_json(run: Run) -> None:
    out = run("games").out
    assert "mall: Dawn of the Dead" in out
    assert "two-player (human, zombie)" in out
    assert "turn-limit = none, 50, 100, 200" in out


# simulate

FEW = ("simulate", "mall", "--mode", "two-player", "--games", "2", "--set", "turn-limit=50")


def test_simulate_reports_what_came_of_it(run: Run) -> None:
    result = run(*FEW, "--seed", "1", "--policy", "random", "--json")
    assert (result.status, result.err) == (0, "")
    report = result.json
    assert set(report) == {
        "game", "mode", "games", "asked", "stopped", "seed", "policy", "options", "wins", "draws", "faults",
        "fault_list", "intervals", "reasons", "losses", "turns", "decisions", "luck", "seconds",
    }  # fmt: skip
    assert (report["game"], report["mode"], report["games"], report["seed"]) == ("mall", "two-player", 2, 1)
    assert (report["asked"], report["stopped"], report["options"]) == (2, False, {"turn-limit": "50"})
    assert report["policy"] == "random"
    assert set(report["wins"]) == set(report["intervals"]) == {"human", "zombie"}
    assert sum(report["wins"].values()) + report["draws"] == sum(report["reasons"].values()) == 2
    assert (report["faults"], report["fault_list"]) == (0, [])
    assert all(low <= report["wins"][side] / 2 <= high for side, (low, high) in report["intervals"].items())
    assert set(report["losses"]) <= {"peter", "roger", "steve", "fran"}
    assert sum(case["dice"] for case in report["luck"]["by_case"].values()) == report["luck"]["dice"] > 0
    assert report["turns"]["q1"] <= report["turns"]["median"] <= report["turns"]["q3"] <= 50
    assert report["decisions"] > 20
    assert report["seconds"] >= 0


def test_simulate_repeats_itself_and_seeds_differ(run: Run) -> None:
    one, two, other = (run(*FEW, "--seed", seed, "--json").json for seed in ("5", "5", "6"))
    for report in (one, two, other):
        report.pop("seconds")
    assert one == two
    assert one["decisions"] != other["decisions"]


def test_simulate_gives_each_seat_its_policy(run: Run) -> None:
    report = run(*FEW, "--policy", "human:first,zombie:random", "--json").json
    assert report["policy"] == "human:first,zombie:random"


def test_simulate_does_not_mind_the_order_of_seats(run: Run) -> None:
    one, two = (
        run(*FEW, "--policy", policy, "--json").json
        for policy in ("human:random,zombie:first", "zombie:first,human:random")
    )
    assert one["decisions"] == two["decisions"]
    assert one["turns"] == two["turns"]


def test_simulate_reads_well_without_json(run: Run) -> None:
    out = run(*FEW).out
    assert out.startswith("Dawn of the Dead, two-player, turn-limit=50; random, seed 1\n")
    assert re.search(r"zombie wins  \d of 2, \d+\.0% \(\d+\.\d% to \d+\.\d%\)\n", out)
    assert re.search(r"turns  [\d.]+ in the middle, half of the games [\d.]+ to [\d.]+\n", out)
    assert "faults  none\n" in out


def test_each_game_of_a_run_has_a_seed_of_its_own() -> None:
    assert seeds(1, 3) == seeds(1, 5)[:3]
    assert len(set(seeds(1, 50))) == 50
    assert seeds(1, 3) != seeds(2, 3)


# rules


def test_rules_prints_every_case(run: Run) -> None:
    result = run("rules", "mall", "--json")
    assert result.status == 0
    assert [row["case"] for row in result.json] == [case.number for case in GAMES["mall"].rulebook.cases]
    for row in result.json:
        assert set(row) == {"case", "title", "text", "status", "reason", "code", "tests", "rulings"}


def test_rules_prints_one_case_with_its_places(run: Run) -> None:
    (row,) = run("rules", "mall", "5.4", "--json").json
    assert (row["case"], row["status"], row["reason"]) == ("5.4", "done", None)
    assert any(place.startswith("mall/") for place in row["code"])
    assert any("test_5_4_leaving_a_zombie_square_costs_value_plus_one" in place for place in row["tests"])


def test_rules_prints_rulings_and_reasons(run: Run) -> None:
    (row,) = run("rules", "mall", "2.1", "--json").json
    assert set(row["rulings"][0]) >= {"question", "answer", "why"}
    (row,) = run("rules", "mall", "2.5", "--json").json
    assert row["status"] == "component"
    assert row["reason"]


def test_rules_reads_well_without_json(run: Run) -> None:
    out = run("rules", "mall", "5.4").out
    assert out.startswith("[5.4] Zombie squares\n")
    assert "code: mall/" in out
    assert "tests: tests/mall/" in out or "tests: mall/" in out


# play


def test_play_asks_takes_back_and_leaves(
    run: Run, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    answers = iter(["u", "0", "1", "u", "x", "1", "q"])
    monkeypatch.setattr("builtins.input", lambda _: next(answers))
    result = run("play", "mall", "--mode", "two-player", "--seed", "7")
    capsys.readouterr()
    assert result.status == 0
    assert "Dawn of the Dead, seed 7" in result.out
    assert "Set-up" in result.out
    assert "Nothing can be taken back." in result.out
    assert result.out.count("Hiding place 1: ") == 2
    assert result.out.count("A number from 1 to ") == 2


def test_play_ends_with_its_input(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def nothing(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    assert run("play", "mall", "--mode", "two-player").status == 0


@pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)
def test_who_names_no_mode_plays_the_one_to_begin_with(
    run: Run, monkeypatch: pytest.MonkeyPatch, game: Game[Any, Any]
) -> None:
    def nothing(_: str) -> str:
        raise EOFError

    monkeypatch.setattr("builtins.input", nothing)
    unnamed, named = (run("play", game.id, "--seed", "3", *mode) for mode in ((), ("--mode", game.first_mode.id)))
    assert (unnamed.status, unnamed.out) == (0, named.out)
    assert named.out


def test_simulate_without_a_mode_tells_which_it_was(run: Run) -> None:
    report = run("simulate", "mall", "--games", "1", "--set", "turn-limit=50", "--json").json
    assert report["mode"] == GAMES["mall"].first_mode.id


def test_play_gives_a_seat_to_the_computer(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr("builtins.input", lambda _: "q")
    assert main(["play", "mall", "--mode", "two-player", "--seed", "1", "--bot", "zombie:greedy"]) == 0
    told = capsys.readouterr().out
    assert "Hiding place 5 is written down." in told
    assert "Hiding place 5: " not in told
    assert "human: Where does Peter start?" in told


def test_the_computer_at_the_terminal_has_the_dice_it_has_in_simulations(monkeypatch: pytest.MonkeyPatch) -> None:
    """Those of the game are no business of its: it would foresee what they show."""
    laid: dict[str, Policy] = {}

    def play(_: object, bots: dict[str, Policy]) -> int:
        laid.update(bots)
        return 0

    monkeypatch.setattr("pyapp.terminal.play", play)
    assert main(["play", "mall", "--mode", "two-player", "--seed", "5", "--bot", "zombie:random"]) == 0
    simulated = seats_of(GAMES["mall"], "two-player", "random", 5)["zombie"]
    asked = decision(GAMES["mall"].new(GAMES["mall"].settled(Start("two-player", {}, 5))))
    assert asked is not None
    chosen, again = ([player.choose(None, asked) for _ in range(20)] for player in (laid["zombie"], simulated))
    assert list(laid) == ["zombie"]
    assert chosen == again
    games = RandomPolicy(Dice(5))
    assert chosen != [games.choose(None, asked) for _ in range(20)]


# What is not known

MALL = ("mall", "--mode", "two-player")


@pytest.mark.parametrize(
    ("argv", "words"),
    [
        ((), ["CALL"]),
        (("dance",), ["dance", "games", "simulate", "replay", "rules", "play"]),
        (("games", "--loud"), ["--loud"]),
        (("simulate", "chess", "--mode", "two-player"), ["'chess'", "mall"]),
        (("simulate", "mall", "--mode", "chess"), ["'chess'", "two-player"]),
        (("simulate", "mall", "--mode"), ["--mode"]),
        (("simulate", "mall", "--mode", ""), ["''", "two-player"]),
        (("simulate", *MALL, "--policy", "genius"), ["'genius'", "random"]),
        (("simulate", *MALL, "--policy", "human:genius,zombie:random"), ["'genius'", "random"]),
        (("simulate", *MALL, "--policy", "nobody:random"), ["'nobody'", "human", "zombie"]),
        (("simulate", *MALL, "--policy", "human:random"), ["zombie"]),
        (("simulate", *MALL, "--set", "colour=red"), ["'colour'", "turn-limit"]),
        (("simulate", *MALL, "--set", "turn-limit=7"), ["'7'", "none", "200"]),
        (("simulate", *MALL, "--set", "turn-limit"), ["turn-limit", "option=value"]),
        (("simulate", *MALL, "--jobs", "0"), ["'0'", "at least 1"]),
        (("simulate", *MALL, "--chart", "/nowhere/to/be/found.svg"), ["found.svg"]),
        (("simulate", *MALL, "--games", "0"), ["'0'", "at least 1"]),
        (("simulate", *MALL, "--games", "many"), ["'many'", "at least 1"]),
        (("simulate", *MALL, "--games", "-3"), ["-3"]),
        (("simulate", *MALL, "--games", "1.5"), ["'1.5'"]),
        (("simulate", *MALL, "--seed", "x"), ["'x'", "2^64"]),
        (("simulate", *MALL, "--seed", str(2**64)), ["2^64"]),
        (("simulate", *MALL, "--seed", "9" * 5000), ["seed"]),
        (("rules", "chess"), ["'chess'", "mall"]),
        (("rules", "mall", "99.9"), ["'99.9'", "2.1"]),
        (("rules", "mall", "5.4.1"), ["'5.4.1'"]),
        (("rules", "mall", "two\nlines"), ["two"]),
        (("replay",), ["file"]),
        (("replay", "/nowhere/to/be/found.json"), ["found.json"]),
        (("replay", "/nowhere/to/be/found.json", "--json"), ["found.json"]),
        (("replay", "."), ["'.'"]),
        (("play", "chess", "--mode", "two-player"), ["'chess'", "mall"]),
        (("play", "mall", "--mode", "chess"), ["'chess'", "two-player"]),
        (("play", *MALL, "--seed", "-1"), ["-1"]),
        (("play", *MALL, "--set", "colour=red"), ["'colour'", "turn-limit"]),
    ],
    ids=lambda value: " ".join(value)[:40] if isinstance(value, tuple) else "",
)
def test_a_wrong_name_or_value_gives_one_line_and_status_2(run: Run, argv: tuple[str, ...], words: list[str]) -> None:
    refused(run(*argv), *words)


# As a program


def program(*argv: str) -> Result:
    command = [sys.executable, "-m", "pyapp", *argv]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    return Result(done.returncode, done.stdout, done.stderr)


def test_it_runs_as_a_module() -> None:
    done = program("rules", "mall", "5.4", "--json")
    assert done.status == 0
    assert done.json[0]["case"] == "5.4"
    assert done.err == ""


def test_it_fails_as_a_module_with_one_line() -> None:
    refused(program("rules", "chess"), "'chess'", "mall")
