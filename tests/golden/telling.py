"""A whole story with dice that fall as told, for a game that has one: the script says what is done, and how they fall.

The parts are in tests/<game>/story.py, and the spec of the game names them.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any, NamedTuple

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice, ScriptedDice
from pyapp.kernel.event import Event
from pyapp.kernel.flow import State, decision
from pyapp.kernel.game import Game
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH, listing, say
from pyapp.kernel.scenario import Start
from tests.golden.playthrough import FOLDER, end_text, events_text

COLUMN = 58
"""Where that which comes of an action stands if it is a single thing."""


class Line(NamedTuple):
    """An action, and how the dice fall that it calls for."""

    action: str
    dice: tuple[int | str, ...]


def do(action: str, *dice: int | str) -> Line:
    """A line of the script. What is drawn, a counter or a card, stands among the dice by its name or its number."""
    return Line(action, dice)


class Part(NamedTuple):
    """A stretch of the game, after a leap in time if it has a position of its own."""

    title: str
    lines: tuple[Line, ...]
    begins: Callable[[], State] | None = None


@dataclass(frozen=True)
class Story:
    """A game, how it begins, and what happens in it."""

    game: Game[Any, Any]
    start: Start
    parts: tuple[Part, ...]
    board: Callable[[Any], Iterator[str]]
    """Who and what is where, told after a leap in time."""

    @property
    def file(self) -> Path:
        return FOLDER / f"{self.game.id}-story.txt"

    def told(self) -> Telling:
        telling = Telling(self)
        telling.tell()
        return telling


class Telling:
    """The story being told: each line is played and written down, and what came of it is kept."""

    def __init__(self, story: Story) -> None:
        self.story, self.game = story, story.game
        self.history: History[Any] = History(self.game, story.start)
        self.events: list[Event] = []
        self.faults: list[str] = []
        name, version = ENGLISH(self.game.title), self.game.rules_version
        self.lines = [f"{name}, a story with dice that fall as told, rules version {version}"]
        self._heading, self._turn = "", -1

    @property
    def text(self) -> str:
        return "\n".join(self.lines) + "\n"

    def tell(self) -> None:
        for part in self.story.parts:
            if part.begins is not None:
                self.history.state = part.begins()
            self.lines += ["", f"=== {part.title}"]
            if part.begins is not None:
                self.lines += self.story.board(self.history.state)
            for line in part.lines:
                self._play(line)
        self.lines += ["", *end_text(self.history)]

    def _play(self, line: Line) -> None:
        state = self.history.state
        asked = decision(state)
        assert asked is not None, f"the game is over before {line.action!r}"
        heading = ENGLISH(asked.crumbs[-1])
        if state.turn != self._turn:
            self.lines += ["", f"== turn {state.turn}, {heading}, digest {self.history.digest}"]
        elif not heading.startswith(self._heading):
            self.lines.append(heading)
        self._heading, self._turn = heading, state.turn
        state.dice = ScriptedDice(*line.dice)
        applied = self.history.act(Action.parse(line.action))
        dice = self.history.state.dice
        assert isinstance(dice, ScriptedDice)
        assert not dice.script, f"nobody rolled {dice.script} after {line.action!r}"
        self.history.state.dice = Dice(0)
        self.events += applied.events
        self.faults += [f"{line.action}: {fault}" for fault in self.game.faults(self.history.state)]
        left = ", ".join(f"{ENGLISH(meter.label)} {meter.left}/{meter.of}" for meter in asked.meters)
        done = f"  {asked.seat} > {line.action}{left and f' ({left})'}"
        told = list(events_text(applied))
        self.lines += [f"{done:<{COLUMN - 1}} {told[0].strip()}"] if len(told) == 1 else [done, *told]


def names(found: Iterable[str]) -> str:
    return ENGLISH(say("{names}", names=listing(found)))
