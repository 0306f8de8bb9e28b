"""The simulator: the same games whatever plays them, honest numbers, a clean stop, and a chart that can be read."""

from __future__ import annotations

import json
import os
import pty
import re
import signal
import subprocess
import sys
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from pyapp import simulate, simulate_command
from pyapp.__main__ import main
from pyapp.chart import Row, chart
from pyapp.games import GAMES
from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import ENGLISH
from pyapp.simulate import Plan, Played, Rolls, run
from pyapp.summary import Summary, quartiles, wilson

ROOT = Path(__file__).parent.parent
MALL = GAMES["mall"]
PLAN = Plan("mall", "solitaire", MALL.settings("solitaire", {"turn-limit": "50"}), 3, "random")


def played(side: str = "zombie", turns: int = 30, **other: Any) -> Played:
    outcome = Outcome((), side, "14.1", "mall-cleared" if side == "human" else "three-lost")
    return Played(
        other.get("seed", 1),
        outcome,
        turns,
        10,
        other.get("faults", ()),
        other.get("losses", ()),
        other.get("rolls", {}),
    )


# The same games


def test_processes_change_nothing() -> None:
    assert list(run(PLAN, 6)) == list(run(PLAN, 6, jobs=2)) == list(run(PLAN, 6, jobs=16))


def test_a_longer_run_begins_like_a_shorter_one() -> None:
    assert list(run(PLAN, 5))[:3] == list(run(PLAN, 3))


def test_losses_are_told_with_their_turn() -> None:
    for one in run(PLAN, 10):
        turns = [turn for _, turn in one.losses]
        assert turns == sorted(turns)
        assert all(0 < turn <= one.turns for turn in turns)
        if one.outcome.reason == "three-lost":
            assert len(one.losses) >= 3
            assert max(turns) == one.turns


# Honest numbers


@pytest.mark.parametrize(
    ("hits", "of", "low", "high"),
    [
        (0, 10, 0, 0.2775),
        (10, 10, 0.7225, 1),
        (401, 1000, 0.3711, 0.4317),
        (5, 10, 0.2366, 0.7634),
        (0, 0, 0, 1),
    ],
)
def test_intervals_by_wilson(hits: int, of: int, low: float, high: float) -> None:
    interval = wilson(hits, of)
    assert interval.low == pytest.approx(low, abs=1e-4)
    assert interval.high == pytest.approx(high, abs=1e-4)


@pytest.mark.parametrize(
    ("numbers", "expected"),
    [([7], (7, 7, 7)), ([1, 2, 3, 4, 5], (2, 3, 4)), ([4, 1, 3, 2], (1.75, 2.5, 3.25)), ([], (0, 0, 0))],
)
def test_quartiles(numbers: list[int], expected: tuple[float, float, float]) -> None:
    assert tuple(quartiles(numbers).values()) == expected


def test_a_side_that_never_wins_is_told_too() -> None:
    report = Summary(MALL, [played("zombie"), played("draw")]).report()
    assert report["wins"] == {"human": 0, "zombie": 1}
    assert report["draws"] == 1
    assert report["intervals"]["human"][0] == 0


def test_early_losses() -> None:
    summary = Summary(
        MALL,
        [
            played("human", losses=(("peter", 20),)),
            played("zombie", losses=(("peter", 4), ("roger", 25))),
            played("human", losses=(("peter", 21),)),
            played("human"),
        ],
    )
    assert summary.after_early_loss("peter", "human") == (1, 2)
    assert summary.after_early_loss("roger", "human") == (0, 0)
    assert summary.losses() == {"peter": 3, "roger": 1}


def test_luck_is_measured_against_fair_dice() -> None:
    luck = Summary(
        MALL, [played(rolls={"9.5": Rolls(2, 12), "10.1": Rolls(1, 1)}), played(rolls={"9.5": Rolls(1, 5)})]
    ).luck()
    assert (luck["dice"], luck["mean"]) == (4, 4.5)
    assert luck["deviations"] == pytest.approx(1 / (35 / 12 / 4) ** 0.5, abs=0.01)
    assert list(luck["by_case"].items()) == [
        ("9.5", {"dice": 3, "mean": 5.6667}),
        ("10.1", {"dice": 1, "mean": 1.0}),
    ]


def test_faults_are_told_with_the_seed_and_fail_the_run(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(simulate, "play", lambda _, seed: played(seed=seed, faults=("two in one square",)))
    assert main(["simulate", "mall", "--mode", "solitaire", "--games", "1"]) == 1
    assert re.search(r"seed \d+: two in one square", capsys.readouterr().out)


# A clean stop


def test_ctrl_c_keeps_what_there_is(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    def tired(*_: Any) -> Iterator[Played]:
        yield played("human")
        yield played("zombie")
        raise KeyboardInterrupt

    monkeypatch.setattr(simulate_command, "run", tired)
    assert main(["simulate", "mall", "--mode", "solitaire", "--games", "9", "--json"]) == 130
    report = json.loads(capsys.readouterr().out)
    assert (report["games"], report["asked"], report["stopped"]) == (2, 9, True)
    assert report["wins"] == {"human": 1, "zombie": 1}


def test_ctrl_c_at_a_terminal_stops_all_processes_and_shows_no_traceback() -> None:
    """Also the progress bar: it is what tells when to interrupt."""
    terminal, end = pty.openpty()
    call = ("simulate", "mall", "--mode", "solitaire", "--games", "100000", "--jobs", "2", "--json")
    environment = {**os.environ, "TERM": "xterm", "COLUMNS": "100"}
    program = subprocess.Popen(
        [sys.executable, "-m", "pyapp", *call],
        cwd=ROOT, env=environment, stdout=subprocess.PIPE, stderr=end, start_new_session=True,
        # Whoever runs the tests in the background has told them not to heed it.
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )  # fmt: skip
    os.close(end)
    shown = ""
    while not re.search(r"[1-9]\d*/100000", shown):
        shown += os.read(terminal, 4096).decode(errors="replace")
    os.killpg(program.pid, signal.SIGINT)
    try:
        while part := os.read(terminal, 4096):
            shown += part.decode(errors="replace")
    except OSError:  # nobody holds the other end any more: every process has ended
        pass
    assert program.stdout is not None
    report = json.loads(program.stdout.read())
    program.stdout.close()
    assert program.wait() == 130
    assert report["stopped"]
    assert 1 <= report["games"] == sum(report["wins"].values()) + report["draws"] < 100000
    assert "Traceback" not in shown


def test_no_bar_where_no_terminal_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["simulate", "mall", "--mode", "solitaire", "--games", "1"])
    assert capsys.readouterr().err == ""


# The chart


def test_chart_of_wins_by_option(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "chart.svg"
    assert main(["simulate", "mall", "--mode", "solitaire", "--games", "1", "--json", "--chart", str(file)]) == 0
    report = json.loads(capsys.readouterr().out)
    compared = {(one["option"], one["value"]) for one in report["by_option"]}
    expected = simulate_command.variations(MALL, "solitaire", {})
    assert compared == {(other.setting.id, other.value) for other in expected}
    assert ("edition", "french") in compared
    assert not any(option == "turn-limit" or value == "1978" for option, value in compared)
    svg = ET.fromstring(file.read_text("utf-8"))
    assert len(svg.findall(".//{*}circle")) == 1 + len(compared)


@pytest.mark.parametrize(("name", "title"), [("mall", "solitaire: human wins"), ("zeds", "solo: town wins")])
def test_chart_calls_the_side_as_the_game_does(name: str, title: str, tmp_path: Path) -> None:
    file, mode = tmp_path / "chart.svg", title.partition(":")[0]
    assert main(["simulate", name, "--mode", mode, "--games", "1", "--policy", "first", "--chart", str(file)]) == 0
    assert f"{ENGLISH(GAMES[name].title)}, {title} by option" in file.read_text("utf-8")


def test_an_option_that_was_chosen_is_not_varied(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    call = ["simulate", "mall", "--mode", "solitaire", "--games", "1", "--json", "--set", "edition=french"]
    main([*call, "--chart", str(tmp_path / "chart.svg")])
    report = json.loads(capsys.readouterr().out)
    assert "edition" not in {one["option"] for one in report["by_option"]}


def test_chart_shows_each_share_where_it_belongs() -> None:
    rows = [Row("fear = <on>", "Fear & loathing " * 8, wilson(9, 10)), Row("fear = more", "", wilson(5, 10))]
    svg = ET.fromstring(chart("Title", "Subtitle", Row("no option", "", wilson(1, 10)), rows))
    places = [float(dot.get("cx", "")) for dot in svg.findall(".//{*}circle")]
    assert places[0] < places[2] < places[1]
    for dot, line in zip(places, svg.findall(".//{*}line[@class='whisker']"), strict=True):
        assert float(line.get("x1", "")) < dot < float(line.get("x2", ""))
    texts = ["".join(text.itertext()) for text in svg.findall(".//{*}text")]
    assert {"Title", "Subtitle", "no option", "fear = <on>", "90.0%"} <= set(texts)
    explained = [text for text in texts if text.startswith("Fear & loathing")]
    assert len(explained) == 2, "a long explanation takes two lines"
