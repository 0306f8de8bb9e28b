"""The key game of the page's tests with more around it: scenarios, odds with their reasons, a card that may be held
back, a score, and cards to read.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyapp.kernel.codec import Codec, Damaged
from pyapp.kernel.decision import Action, Decision, Option, Waiver, Window
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Tone
from pyapp.kernel.flow import Choice
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message, say
from pyapp.kernel.prospect import Odds, Result, Shift
from pyapp.kernel.scenario import Scenario, Start, key_of
from pyapp.kernel.scene import Piece
from pyapp.kernel.words import CardGroup, Score
from tests.web.toy import GUARD, Hide, Steal, Toy, ToyState

PREVIEW = '<svg viewBox="0 0 8 4"><rect width="8" height="4"/></svg>'
HOUSE = Scenario("house", say("The house"), say("Three boxes in a row."), PREVIEW, say("Drawn for the tests"))
CELLAR = Scenario("cellar", say("The cellar"), say("It is dark."), PREVIEW, say("Drawn for the tests"), ("solo",))
YARD = Scenario("yard", say("The yard"), say("Out in the open."), PREVIEW, say("Drawn for the tests"), ("duel",))

STUMBLE = "stumble"


@dataclass(frozen=True, slots=True)
class Whistle(Choice[ToyState]):
    """The guard may whistle whenever the thief has walked."""

    def decide(self, state: ToyState) -> Decision:  # noqa: ARG002
        let_go = Action("listen")
        options = (
            Option(Action("whistle"), say("Whistle")),
            Option(let_go, say("Only listen"), primary=True),
        )
        return Decision(GUARD, "2.1", say("Whistle?"), options, waiver=Waiver(STUMBLE, let_go))

    def handle(self, state: ToyState, action: Action) -> None:
        pass


@dataclass(frozen=True, slots=True)
class WatchedSteal(Steal):
    """The thief's turn, into which the guard may whistle."""

    def handle(self, state: ToyState, action: Action) -> None:
        Steal.handle(self, state, action)
        if action.verb == "walk":
            state.push(Whistle())


@dataclass(frozen=True, slots=True)
class WatchedHide(Hide):
    def handle(self, state: ToyState, action: Action) -> None:
        Hide.handle(self, state, action)
        state.stack[-1] = WatchedSteal()


class Scenic(Toy):
    id = "scenic"
    title = say("The key, anywhere")
    takes_scenarios = True
    codec = Codec(ToyState, (WatchedHide, WatchedSteal, Whistle))
    windows = (Window(STUMBLE, say("after a step of the thief"), True),)

    def __init__(self) -> None:
        self.own: dict[str, Scenario] = {}

    def new(self, start: Start) -> ToyState:
        dice, settings = Dice(start.seed), self.settings(start.mode, start.settings)
        stack = [WatchedHide()]
        return ToyState(mode=start.mode, settings=settings, dice=dice, stack=stack, scenario=start.scenario)

    def scenarios(self) -> tuple[Scenario, ...]:
        # Made anew whenever they are asked for, as a game may do.
        return HOUSE._replace(), CELLAR._replace(), YARD._replace()

    def scenario(self, text: str) -> Scenario:
        name, _, mode = text.strip().partition(" for ")
        if not name.startswith("boxes in "):
            raise Damaged(say('line 1: "{given}" is not where boxes can be', given=name))
        place = name.removeprefix("boxes in ")
        own = Scenario(
            key_of(text),
            say("{place}", place=place),
            say("Of your own."),
            PREVIEW,
            say("Yours"),
            (mode,) if mode else (),
        )
        self.own[own.id] = own
        return own

    def odds(self, state: ToyState, action: Action) -> Odds | None:
        if action.verb != "open":
            return None
        return Odds(
            "2.1",
            say("Is it in {box}?", box=state.at),
            (say("one"), say("two"), say("three")),
            2,
            1,
            (Shift("1.1", say("a box is <open>"), -2), Shift("2.1", say("he walked"), 1)),
            (
                Result(say("1"), say("the key"), 1, Tone.GOOD),
                Result(say("2 to 5"), say("nothing"), 4),
                Result(say("6"), say("a mousetrap"), 1, Tone.BAD),
            ),
            ((say("The key"), "17 %"),),
        )

    def score(self, state: ToyState) -> tuple[Score, ...]:
        return Score(say("Boxes opened"), len(state.opened)), Score(say("Key <kept>"), -3)

    def cards(self) -> tuple[CardGroup, ...]:
        whistle = Piece("whistle", "", say("Whistle: the thief stops."), say("Whistle"), say("He stops as in 2.1."))
        return (CardGroup(say("Held cards"), say("Made up for the tests."), (whistle,)),)

    def outcome_text(self, state: ToyState) -> Message:
        assert state.outcome is not None
        return say("It ended after {count} boxes.", count=len(state.opened))


TOY = Scenic()
GAMES: dict[str, Game[Any, Any]] = {TOY.id: TOY}
