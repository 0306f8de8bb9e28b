"""What a game is to the rest of the world: a table of modes, a way to begin, and pure questions about a state."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from pyapp.kernel.art.posters import poster
from pyapp.kernel.codec import Codec, Damaged
from pyapp.kernel.decision import Action, Heading, Option, Promise, Reason, Seat, Window
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome, State
from pyapp.kernel.message import Message, say
from pyapp.kernel.modes import Mode, WrongName
from pyapp.kernel.policy import PolicyMaker
from pyapp.kernel.prospect import Odds, Prospect, Route, Side, Sight, Threats
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Scenario, Start
from pyapp.kernel.scene import Edge, Scene
from pyapp.kernel.words import CardGroup, Fate, LegendSection, Score, Section

S = TypeVar("S", bound=State)
O = TypeVar("O")  # noqa: E741  what a seat may know


class Picture(NamedTuple):
    """The board as it lies there before the first move: everything that stays, and what play will replace."""

    board: str
    """Its name; a scene that lies on it says it."""
    box: tuple[int, int, int, int]
    """The part of the plane that shows all of it: left, top, width, height."""
    art: str
    """What is only looked at. It is a drawing of its own below all the rest, so that nothing else repaints it."""
    squares: str
    """What can be pointed at."""
    prelude: str = ""


class Game(ABC, Generic[S, O]):
    """One game. Every method but `new` is a pure question; the flow itself is the kernel's."""

    id: ClassVar[str]
    title: ClassVar[Message]
    about: ClassVar[Message]
    origin: ClassVar[Message] = Message("")
    """Who published it, and when."""
    emblem: ClassVar[str] = ""
    """The silhouette that stands for it: a name of the icon sprite."""
    icons: ClassVar[Mapping[str, str]] = {}
    """The silhouettes of game-icons.net that it uses, and who drew each; the page's own icons are there for all."""
    rules_version: ClassVar[int]
    modes: ClassVar[tuple[Mode, ...]]
    sides: ClassVar[tuple[str, ...]] = ()
    """The sides that can win; the first one is the players' own where they play together."""
    rulebook: ClassVar[Rulebook]
    codec: ClassVar[Codec[Any]]
    policies: ClassVar[Mapping[str, PolicyMaker]]
    windows: ClassVar[tuple[Window, ...]] = ()
    """The occasions on which a decision of it may be waived."""
    takes_scenarios: ClassVar[bool] = False
    """Whether a player may bring a scenario of his own: the game reads its text in `scenario`."""
    has_sight: ClassVar[bool] = False
    """Whether it answers `sight`: the page offers to ask it."""
    has_threats: ClassVar[bool] = False
    """Whether it answers `threats`."""
    has_ways: ClassVar[bool] = False
    """Whether each enemy has one way only: its threats are then the places along that, the next one first, and after it
    those that it comes to only where it moves more than once.
    """

    # What else its answers can bring on the board; the legend explains that and no more.
    has_reach: ClassVar[bool] = False
    """Whether it answers `prospect` with places that can be gone to."""
    has_enemies: ClassVar[bool] = False
    """Whether enemies may stand in such a place."""
    has_chances: ClassVar[bool] = False
    """Whether it answers `prospect` with what can be shot at, or attacked."""
    has_watchers: ClassVar[bool] = False
    """Whether somebody may notice who goes by."""
    edge: ClassVar[Edge | None] = None
    """What lies between two places of it and can be worked, as a door is, if there is any such thing."""

    @abstractmethod
    def new(self, start: Start) -> S:
        """The state at the first decision; of a start that is `settled`."""

    @abstractmethod
    def observe(self, state: S, seat: Seat) -> O:
        """What the seat may know, built up from nothing."""

    @abstractmethod
    def scene(self, seen: O) -> Scene:
        """What the table shows of it."""

    @abstractmethod
    def faults(self, state: S) -> list[str]:
        """Everything that is wrong with the state; nothing ever should be."""

    @abstractmethod
    def why_not(self, state: S, ref: str) -> Reason:
        """Why the thing touched cannot be used now."""

    @abstractmethod
    def disguise(self, state: S, seat: Seat, dice: Dice) -> S:
        """A state that differs only in what the seat cannot know."""

    @abstractmethod
    def outcome_text(self, state: S) -> Message:
        """How the game ended, as a sentence; of a state that has an outcome."""

    def scenarios(self) -> tuple[Scenario, ...]:
        """The scenarios to choose from, the first one for somebody who names none; a game with one board has none."""
        return ()

    def scenario(self, text: str) -> Scenario:  # noqa: ARG002
        """A scenario that a player brings: read, checked, and from now on found by its id. `Damaged` says what is wrong
        with it.
        """
        raise Damaged(say("this game takes no scenarios of players' own"))

    def score(self, state: S) -> tuple[Score, ...]:  # noqa: ARG002
        """How the outcome's score comes about, line by line."""
        return ()

    def cards(self) -> tuple[CardGroup, ...]:
        """All cards of the game, to be read at leisure."""
        return ()

    def briefing(self, seat: Seat, scenario: str) -> Message:  # noqa: ARG002
        """What it is about, told to a seat before its first choice; of a game with scenarios, in this one."""
        return self.about

    def losses(self, state: S) -> tuple[str, ...]:  # noqa: ARG002
        """Who of those that can be lost is lost by now, by name: what a simulation counts."""
        return ()

    def picture(self, board: str = "") -> Picture:  # noqa: ARG002
        """The board that a scene names, or the one that the page is built with: what lies below everything."""
        return Picture("", (0, 0, 0, 0), "", "")

    def promise(self, state: S, action: Action) -> Promise | None:  # noqa: ARG002
        """What an option promises (the chance of a shot, say): worked out only when somebody looks."""
        return None

    def odds(self, state: S, action: Action) -> Odds | None:  # noqa: ARG002
        """The same with its reasons: the table, what moves its column, and what each roll brings."""
        return None

    def heading(self, state: S, option: Option) -> Heading | None:  # noqa: ARG002
        """Where an option belongs in a long list; like a promise, only for those who look."""
        return None

    # What a player may ask of the board. A game that has no answer gives none, and the page shows none. Answers hold
    # nothing that the seat which decides cannot know.

    def prospect(self, state: S, refs: tuple[str, ...]) -> Prospect:  # noqa: ARG002
        """What these things could do; without any, those that are being moved now."""
        return Prospect()

    def route(self, state: S, refs: tuple[str, ...], goal: str) -> Route | None:  # noqa: ARG002
        """The cheapest way for them to one of their goals, as ordinary actions."""
        return None

    def sight(self, state: S, start: str, end: str) -> Sight | None:  # noqa: ARG002
        """Whether one place can be seen from another, and what is in the way."""
        return None

    def threats(self, state: S) -> Threats:  # noqa: ARG002
        """Where each enemy can be after its next move."""
        return {}

    def around(self, state: S, ref: str) -> tuple[Side, ...]:  # noqa: ARG002
        """The ways out of a place. None at all: every place is beside every other."""
        return ()

    def called(self, ref: str) -> Message | None:  # noqa: ARG002
        """What a place is called; None for things that the scene names."""
        return None

    def remarks(self, seen: O, ref: str) -> tuple[Message, ...]:  # noqa: ARG002
        """What there is to know of a thing, for somebody who points at it: phrases without an end."""
        return ()

    def poster(self) -> str:
        """The picture behind the start page while this game is chosen, as an SVG element."""
        return poster()

    def ending(self, outcome: Outcome) -> str:  # noqa: ARG002
        """A picture of how it ended, as an SVG element for the head of the last card; or nothing."""
        return ""

    def fates(self, seen: O) -> tuple[Fate, ...]:  # noqa: ARG002
        """What became of those who matter."""
        return ()

    def words(self, seen: O) -> tuple[Section, ...]:  # noqa: ARG002
        """The board as text."""
        return ()

    def legend(self) -> tuple[LegendSection, ...]:
        """The game's own marks on the board, for somebody who meets them for the first time."""
        return ()

    @property
    def first_mode(self) -> Mode:
        """The mode for somebody who names none."""
        return next((mode for mode in self.modes if mode.recommended), self.modes[0])

    def mode(self, mode_id: str) -> Mode:
        for mode in self.modes:
            if mode.id == mode_id:
                return mode
        raise WrongName("mode", mode_id, [mode.id for mode in self.modes])

    def settings(self, mode_id: str, chosen: Mapping[str, str]) -> dict[str, str]:
        """All settings of a mode: the chosen ones, defaults for the rest."""
        known = {setting.id: setting for setting in self.mode(mode_id).settings}
        for name, value in chosen.items():
            if name not in known:
                raise WrongName("option", name, list(known))
            values = [allowed for allowed, _ in known[name].values]
            if value not in values:
                raise WrongName(f"{name} =", value, values)
        return {name: chosen.get(name, setting.default) for name, setting in known.items()}

    def settled(self, start: Start) -> Start:
        """A start in which nothing is left open. A scenario in its file is read."""
        settings = self.settings(start.mode, start.settings)
        if start.file:
            own = self.scenario(start.file)
            if not own.fits(start.mode):
                raise WrongName("mode of that scenario", start.mode, list(own.modes))
            return Start(start.mode, settings, start.seed, own.id, start.file)
        known = [each.id for each in self.scenarios() if each.fits(start.mode)]
        chosen = start.scenario or next(iter(known), "")
        if chosen and chosen not in known:
            raise WrongName("scenario", chosen, known)
        return Start(start.mode, settings, start.seed, chosen)
