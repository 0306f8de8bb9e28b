"""A game written down so that a person can follow it: what was asked, what was chosen, what came of it.

Rules that change something show here as a difference that can be read. After such a change:

    python -m tests.golden.update

and then read the difference before it is committed.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from pyapp.kernel.decision import Decision
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Applied, decision
from pyapp.kernel.game import Game
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.policy import RandomPolicy
from pyapp.kernel.scenario import Start

FOLDER = Path(__file__).parent

SEED = 1978
LINES = 180
"""A playthrough stops at the first decision after so many lines: enough to see each part of a turn, and readable."""


def file_of(game: Game[Any, Any], mode: str) -> Path:
    return FOLDER / f"{game.id}-{mode}.txt"


def playthrough(game: Game[Any, Any], mode: str, seed: int = SEED) -> str:
    """The first part of a game in which everybody takes any option."""
    history = History(game, Start(mode, {}, seed))
    lines = [
        f"{ENGLISH(game.title)}, {mode}, seed {seed}, rules version {game.rules_version}",
        *(f"option {name} = {value}" for name, value in history.start.settings.items()),
    ]
    player = RandomPolicy(Dice(seed))
    heading, turn = "", -1
    while (asked := decision(history.state)) is not None and len(lines) < LINES:
        if history.state.turn != turn:
            turn = history.state.turn
            lines += ["", f"== turn {turn}, digest {history.digest}"]
        crumbs = " > ".join(map(ENGLISH, asked.crumbs))
        if crumbs != heading:
            heading = crumbs
            lines += ["", crumbs]
        lines += [*_decision(asked)]
        action = player.choose(None, asked)
        lines.append(f"  > {action}")
        lines += events_text(history.act(action))
    lines += ["", *end_text(history)]
    return "\n".join(lines) + "\n"


def _decision(asked: Decision) -> Iterator[str]:
    yield f"{asked.seat} [{asked.rule}] {ENGLISH(asked.prompt)} ({len(asked.options)} options)"
    if asked.meters:
        yield "  " + ", ".join(f"{ENGLISH(meter.label)} {meter.left}/{meter.of}" for meter in asked.meters)


def events_text(applied: Applied[Any]) -> Iterator[str]:
    for event in applied.events:
        yield f"    [{event.case()}] {ENGLISH(event.text())}"


def end_text(history: History[Any]) -> Iterator[str]:
    outcome = history.state.outcome
    if outcome is None:
        yield f"== and so on; digest {history.digest}"
    else:
        yield f"== [{outcome.rule}] {ENGLISH(history.game.outcome_text(history.state))} digest {history.digest}"
