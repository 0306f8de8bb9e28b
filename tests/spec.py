"""What each game tells the runners that know no game: `tests/<game>/spec.py` says it, as one `SPEC`.

The laws, the playthroughs, the browser tests and the tools that measure and take pictures go through the specs of all
registered games: a new game is met by all of them as soon as it has written its own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from importlib import import_module
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from pyapp.games import GAMES
from pyapp.games import game as find_game
from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.flow import State, Step, decision
from pyapp.kernel.game import Game
from pyapp.kernel.history import History
from pyapp.kernel.modes import TURN_LIMIT
from pyapp.kernel.policy import Policy
from pyapp.kernel.scenario import Start
from pyapp.simulate import seats_of

if TYPE_CHECKING:
    from tests.golden.telling import Story
    from tests.moments import Shot

SHORT_TURNS = "50"
"""Whole games in a browser end at the latest after so many."""
SHORT: Mapping[str, str] = {TURN_LIMIT.id: SHORT_TURNS}


@dataclass(frozen=True)
class Table:
    """A game as it is laid out, with its dice, and the computer player who decides."""

    game: str
    mode: str
    seed: int
    policy: str = "standard"
    settings: Mapping[str, str] = field(default_factory=lambda: SHORT)
    scenario: str = ""

    @property
    def start(self) -> Start:
        return Start(self.mode, self.settings, self.seed, self.scenario)

    @property
    def players(self) -> dict[str, Policy]:
        return seats_of(find_game(self.game), self.mode, self.policy, self.seed)

    def begun(self) -> History[Any]:
        return History(find_game(self.game), self.start)

    def played(self, length: int | None = None) -> History[Any]:
        """All of it, or no more choices than these."""
        history, players = self.begun(), self.players
        while (asked := decision(history.state)) is not None and len(history.entries) != length:
            history.act(players[asked.seat].choose(history.game.observe(history.state, asked.seat), asked))
        return history

    def address(self, **more: str) -> str:
        """What the page is asked for, to lay out the same."""
        query = {"game": self.game, "mode": self.mode, "seed": str(self.seed), **more}
        if self.scenario:
            query["scenario"] = self.scenario
        chosen = [("set", f"{name}:{value}") for name, value in self.settings.items()]
        return "?" + urlencode([*query.items(), *chosen], safe=":,")


# How hard it is


class Band(NamedTuple):
    """Between which shares the wins of a side should lie."""

    low: float
    high: float

    def __str__(self) -> str:
        return f"below {self.high:.0%}" if not self.low else f"{self.low:.0%} to {self.high:.0%}"

    def holds(self, share: float) -> bool:
        return self.low <= share <= self.high


@dataclass(frozen=True)
class Match:
    """Who plays what, and what should come of it."""

    mode: str
    policy: str
    band: Band | None = None
    is_long: bool = False
    """Whether its length is one of the aims, and what a loss costs: players who know what they do."""
    has_options: bool = False
    share: float = 1
    """Of the number of games that was asked for: what only serves for comparison need not be as exact."""
    scenario: str = ""
    settings: tuple[tuple[str, str], ...] = ()
    """Options that are set otherwise than usual."""

    @property
    def table(self) -> str:
        """What is played: the mode, the scenario and the options, as far as there is anything to tell of them."""
        options = (f"`{name}` {value}" for name, value in self.settings)
        return ", ".join(filter(None, (self.mode, self.scenario, *options)))

    @property
    def who(self) -> str:
        return self.policy.replace(",", ", ").replace(":", " ")


@dataclass(frozen=True)
class Balance:
    """What `make balance` measures."""

    side: str
    """Whose wins are counted, and what they are called in a sentence."""
    called: str
    about: str
    """What the computer players are like, and what was tuned."""
    matches: tuple[Match, ...]
    length: tuple[int, int]
    """The middle half of games should last so many turns."""
    missed: tuple[str, ...] = ()
    """Losing one of these early should halve the chance, or worse."""
    note: str = ""
    """What there is to be said of the modes beside each other."""


# In the browser


class Secrets(NamedTuple):
    """What somebody who looks at the page may see of that which others hide."""

    nowhere: tuple[str, ...] = ()
    """Texts that must not stand anywhere in the page."""
    counted: tuple[tuple[str, int], ...] = ()
    """How many elements there are of each kind."""


class Show(NamedTuple):
    """An action after which the page tells what the others do, step by step."""

    table: Table
    before: tuple[str, ...]
    action: str


class LongList(NamedTuple):
    """So many answers that nobody reads them all."""

    table: Table
    before: tuple[str, ...]
    told: str
    """A word of what is told of whoever is picked in it."""

    def begun(self) -> History[Any]:
        history = self.table.begun()
        for action in self.before:
            history.act(Action.parse(action))
        return history


class LastThing(NamedTuple):
    """Where one thing is left to do, or to end: nobody does it by the way."""

    table: Table
    length: int
    """So many choices of its computer player later."""
    ref: str
    """What stands for it on the board."""
    action: str
    asks: str
    """A word of what is asked after it."""


class Broken(NamedTuple):
    """A scenario with something wrong in it."""

    text: str
    faults: tuple[tuple[str, int, str], ...]
    """The line, the column, and how it begins what would be right."""


class OwnScenarios(NamedTuple):
    """What a player brings to a game that takes scenarios."""

    example: str
    broken: tuple[tuple[Broken, ...], ...]
    """Each row brought one on top of the other."""
    markup: str
    marked: str
    """The example with markup in all its names."""


@dataclass(frozen=True)
class AtThePage:
    """The games that are played in a browser, from beginning to end."""

    by_mouse: tuple[Table, ...]
    """The first is played in every run, the others in thorough ones."""
    by_hand: Table
    """A short one, for keyboard and finger."""
    in_turns: tuple[Table, ...]
    """Where not everybody at the page knows the same: the cover comes between them."""
    verdicts: Mapping[str, str]
    """How the page calls the end in which a side has won."""
    secrets: Callable[[Any, Seat], Secrets]
    show: Show
    drawings: Callable[[], Mapping[str, Mapping[str, str]]]
    """Sheets of drawings, each named by the state that it shows: no two may look alike without colour."""
    long_list: LongList | None = None
    last_thing: LastThing | None = None
    own_scenarios: OwnScenarios | None = None


# The whole


@dataclass(frozen=True)
class Rounds:
    """How many games the laws are tested with: all in all about 180 seconds of one core."""

    plain: int = 200
    """Without any option, looked at most closely."""
    mixed: int = 300
    """With many options."""
    duels: int = 100
    """More where two sides have secrets from each other: there is most to go wrong."""
    sensible: int = 60
    """Of players who know what they do, which are long."""


@dataclass(frozen=True)
class GameSpec:
    """All that the runners want to know of one game."""

    id: str
    balance: Balance
    shots: tuple[Shot, ...]
    page: AtThePage
    bench: Table
    """What the engine plays in the browser, to be measured: whole games of random players from this seed on."""
    others: tuple[type[Step[Any]], ...]
    """The steps in which the game plays by itself between two questions to a person: they are measured apart."""
    story: Story | None = None
    rounds: Rounds = Rounds()

    @property
    def game(self) -> Game[Any, Any]:
        return find_game(self.id)

    def plays_itself(self, state: State) -> bool:
        return any(isinstance(step, self.others) for step in state.stack)


def spec(game: str) -> GameSpec:
    found = import_module(f"tests.{game}.spec").SPEC
    assert isinstance(found, GameSpec)
    assert found.id == game
    return found


def specs() -> dict[str, GameSpec]:
    """The specs of all games that there are."""
    return {game: spec(game) for game in GAMES}


def limited(game: Game[Any, Any], mode: str, turns: str) -> dict[str, str]:
    """What to set so that a game of computer players comes to an end."""
    return game.mode(mode).limited(turns)
