"""A trial: how hard is the game that somebody is about to begin? The computer plays it many times, beside the page.

What is asked and what is told are texts of JSON, for they pass between the page and its worker.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import asdict, dataclass, replace
from typing import Any, NamedTuple, Self

from pyapp.games import game as find_game
from pyapp.kernel.game import Game
from pyapp.kernel.modes import TURN_LIMIT
from pyapp.kernel.scenario import Start
from pyapp.simulate import Plan, Played, run
from pyapp.summary import Summary, quartiles

GAMES = 100
"""So many games tell about how hard it is, and no more than that."""
LIMIT = "200"
"""After so many turns a game of a trial ends, where nobody has agreed on another number."""
BEST = ("standard", "greedy")
"""Who plays, the best first; where a game has neither, whoever it has."""


@dataclass(frozen=True)
class Trial:
    """What is to be played, and how often."""

    plan: Plan
    games: int = GAMES

    @classmethod
    def of(cls, game: Game[Any, Any], start: Start) -> Self:
        """The trial of a game that could begin like this."""
        settings = dict(start.settings)
        for name, turns in game.mode(start.mode).limited(LIMIT).items():
            if settings.get(name, TURN_LIMIT.default) == TURN_LIMIT.default:
                settings[name] = turns
        policy = next((name for name in BEST if name in game.policies), next(iter(game.policies)))
        # A file that was brought has a key, too: its text is enough.
        scenario = "" if start.file else start.scenario
        return cls(Plan(game.id, start.mode, settings, start.seed, policy, scenario, start.file))

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Self:
        given = json.loads(text)
        return cls(Plan(**given["plan"]), given["games"])


class Won(NamedTuple):
    """How often a side won, and between which shares of all games the truth lies 19 times in 20."""

    side: str
    games: int
    low: float
    high: float


@dataclass(frozen=True)
class Found:
    """What is known after some of the games."""

    games: int
    of: int
    won: tuple[Won, ...] = ()
    draws: int = 0
    turns: float = 0
    """The middle one of all numbers of turns."""
    low: float = 0
    high: float = 0
    """Between these lies the middle half of them."""
    policy: str = ""
    """Who played, on all sides."""

    @property
    def is_whole(self) -> bool:
        return self.games == self.of

    def text(self) -> str:
        return json.dumps(asdict(self))

    @classmethod
    def read(cls, text: str) -> Self:
        found = cls(**json.loads(text))
        return replace(found, won=tuple(Won(*each) for each in found.won))


def found(game: Game[Any, Any], played: list[Played], of: int, policy: str = "") -> Found:
    summary = Summary(game, played)
    won = tuple(Won(side, wins, *summary.interval(side)[1:]) for side, wins in summary.wins.items())
    turns = quartiles([one.turns for one in played])
    return Found(len(played), of, won, summary.draws, turns["median"], turns["q1"], turns["q3"], policy)


def answer(asked: str, tell: Callable[[str], object]) -> None:
    """Play, and tell after every game what is known."""
    trial = Trial.read(asked)
    game = find_game(trial.plan.game)
    played: list[Played] = []
    for one in run(trial.plan, trial.games):
        played.append(one)
        tell(found(game, played, trial.games, trial.plan.policy).text())
