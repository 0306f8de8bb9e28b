"""`simulate`: many games between computer players, told to a person or to a program, and drawn as a chart."""

from __future__ import annotations

import json
import sys
import time
from argparse import Namespace
from collections.abc import Iterable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any, NamedTuple

from pyapp.chart import Row, chart
from pyapp.commands import begun, mode_of, settings
from pyapp.games import game as find_game
from pyapp.kernel.game import Game
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.modes import TURN_LIMIT, Setting, WrongName
from pyapp.progress import Advance, progress
from pyapp.simulate import Plan, Played, policy_names, run
from pyapp.summary import Summary

INTERRUPTED = 130
"""The exit status of a program that was stopped by Ctrl-C."""

LIMIT = "200"
"""After so many turns a simulated game ends, where the game knows a limit and nothing else was asked for."""


class Variation(NamedTuple):
    """One option set otherwise than in the game that it is compared with."""

    setting: Setting
    value: str

    @property
    def name(self) -> str:
        """As one asks for it."""
        return f"{self.setting.id} = {self.value}"


def variations(game: Game[Any, Any], mode: str, chosen: dict[str, str]) -> list[Variation]:
    """Every value of every option that may change the game; those that were chosen stay as they are."""
    return [
        Variation(setting, value)
        for setting in game.mode(mode).settings
        if setting.id != TURN_LIMIT.id and setting.id not in chosen
        for value, _ in setting.values
        if value != setting.default and value not in setting.same
    ]


def gather(plan: Plan, games: int, jobs: int, advance: Advance) -> tuple[list[Played], bool]:
    """The games that were played, and whether that was all of them or somebody had enough."""
    played: list[Played] = []
    try:
        with closing(run(plan, games, jobs)) as running:  # type: ignore[type-var]
            for one in running:
                played.append(one)
                advance()
    except KeyboardInterrupt:
        return played, False
    return played, True


def simulate(given: Namespace) -> int:
    """Simulations end after 200 turns unless told otherwise: computer players need not come to an end."""
    game = find_game(given.game)
    chosen = settings(given.settings)
    mode = mode_of(given)
    start = begun(given, given.seed, **mode.limited(LIMIT))
    plan = Plan(given.game, mode.id, start.settings, given.seed, given.policy, start.scenario, start.file)
    policy_names(game, mode.id, given.policy)
    others = variations(game, mode.id, chosen) if given.chart else []
    if given.chart:
        _check_writable(given.chart)
    began = time.perf_counter()
    with progress(f"{given.game} {mode.id}", given.games * (1 + len(others))) as advance:
        played, is_whole = gather(plan, given.games, given.jobs, advance)
        compared: list[tuple[Variation, Summary]] = []
        for other in others if is_whole else ():
            changed = replace(plan, settings={**plan.settings, other.setting.id: other.value})
            varied, is_whole = gather(changed, given.games, given.jobs, advance)
            if not is_whole:
                break
            compared.append((other, Summary(game, varied)))
    summary = Summary(game, played)
    report: dict[str, Any] = {
        "game": given.game,
        "mode": mode.id,
        "games": summary.games,
        "asked": given.games,
        "stopped": not is_whole,
        "seed": given.seed,
        "policy": given.policy,
        "options": chosen,
        **summary.report(),
        "seconds": round(time.perf_counter() - began, 3),
    }
    if given.chart:
        report["by_option"] = [_compared(other, one) for other, one in compared]
        if summary.games:
            Path(given.chart).write_text(_drawn(given, summary, compared), encoding="utf-8")
    if given.json:
        print(json.dumps(report))
    else:
        _print(report, summary, compared)
    if not is_whole:
        return INTERRUPTED
    has_faults = bool(summary.faults) or any(one.faults for _, one in compared)
    return 1 if has_faults else 0


def _check_writable(file: str) -> None:
    """Better now than after an hour."""
    try:
        with Path(file).open("a", encoding="utf-8"):
            pass
    except OSError as error:
        raise WrongName("file", file, ["a file that can be written"]) from error


def _compared(other: Variation, one: Summary) -> dict[str, Any]:
    return {"option": other.setting.id, "value": other.value, "games": one.games, **one.report()}


def _print(report: dict[str, Any], summary: Summary, compared: Iterable[tuple[Variation, Summary]]) -> None:
    options = "".join(f", {name}={value}" for name, value in report["options"].items())
    print(f"{ENGLISH(summary.game.title)}, {report['mode']}{options}; {report['policy']}, seed {report['seed']}")
    for line in summary.lines():
        print(line)
    for other, one in compared:
        print(f"  {other.setting.id}={other.value}: " + ", ".join(f"{side} {one.interval(side)}" for side in one.wins))
    print(f"{'seconds':>13}  {report['seconds']}")
    if report["stopped"]:
        print(f"stopped after {report['games']} of {report['asked']} games", file=sys.stderr)


def _drawn(given: Namespace, summary: Summary, compared: Iterable[tuple[Variation, Summary]]) -> str:
    """Wins of the first side, option by option."""
    side = next(iter(summary.wins))
    mode = ENGLISH(mode_of(given).title)
    title = f"{ENGLISH(summary.game.title)}, {mode.lower()}: {side} wins by option"
    subtitle = f"{given.games} games each from seed {given.seed}, played by {given.policy}"
    rows = [Row(other.name, ENGLISH(other.setting.about), one.interval(side)) for other, one in compared]
    options = ", ".join(given.settings) or "no option"
    return chart(title, subtitle, Row(options, "what the others are compared with", summary.interval(side)), rows)
