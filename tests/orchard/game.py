"""The orchard as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pyapp.kernel.cards import Deck
from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Heading, Option, Promise, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome
from pyapp.kernel.game import Game, Picture
from pyapp.kernel.message import Message
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.prospect import Odds, Prospect, Route, Side, Sight, Threats
from pyapp.kernel.scenario import Scenario, Start
from pyapp.kernel.scene import Scene
from pyapp.kernel.turns import BY_LIMIT, LIMIT_REACHED
from pyapp.kernel.words import CardGroup, Fate, LegendSection, Score, Section

from . import answers, drawing, goat, ground, harvest, observe, pictures, settings, turn, visit
from .ground import Cell, Orchard, Unit
from .observe import OrchardSeen
from .rules import RULEBOOK
from .sensible import SensiblePolicy
from .speech import say
from .state import COUNTS, OrchardState

STEPS = (
    turn.Gift,
    turn.Season,
    turn.Day,
    turn.WhoFirst,
    turn.Dusk,
    visit.Arrival,
    visit.TooMany,
    visit.Visit,
    harvest.BellOrNot,
    harvest.Take,
    goat.GoatGoes,
    goat.GoatAt,
)


class OrchardGame(Game[OrchardState, OrchardSeen]):
    id = "orchard"
    title = say("The orchard")
    about = say("Two gardeners, a goat, and fruit that hangs for both. Pick more than it eats.")
    origin = say("made for the tests")
    emblem = "shiny-apple"
    rules_version = 1
    rulebook = RULEBOOK
    codec = Codec(OrchardState, STEPS)
    policies: ClassVar[Mapping[str, PolicyMaker]] = {
        "sensible": SensiblePolicy,
        "random": RandomPolicy,
        "first": FirstPolicy,
    }
    sides = (settings.GARDENERS, settings.BEAST)
    modes = settings.MODES
    windows = (settings.BEFORE_GRAZING, settings.BEFORE_PICKING)
    has_sight = has_threats = has_reach = takes_scenarios = True
    edge = drawing.EDGE
    icons = drawing.ICONS

    def new(self, start: Start) -> OrchardState:
        """[1.0] [1.1] Everybody who has a hand holds one card."""
        if start.file:
            ground.bring(start.file)
        orchard = ground.find(start.scenario)
        state = OrchardState(
            mode=start.mode,
            settings=dict(start.settings),
            dice=Dice(start.seed),
            scenario=orchard.key,
            at={unit: orchard.starts[unit] for unit in Unit},
            fruit=dict(orchard.trees),
            taken=dict.fromkeys(Unit, 0),
            fences=[],
            deck=Deck.of(card.value for card, count in COUNTS.items() for _ in range(count)),
            hands=dict.fromkeys(Unit, ()),
        )
        for unit in Unit if state.is_goat_played else (Unit.ANN, Unit.BOB):
            card, state.deck = state.deck.draw(state.dice)
            state.hands[unit] = (card,)
        state.dice.drawn.clear()
        state.push(turn.Season(), turn.Gift())
        return state

    def scenarios(self) -> tuple[Scenario, ...]:
        return tuple(_scenario(ground.find(key), say("drawn for the tests")) for key in ground.SHIPPED)

    def scenario(self, text: str) -> Scenario:
        return _scenario(ground.bring(text), say("your own drawing"))

    def observe(self, state: OrchardState, seat: Seat) -> OrchardSeen:
        return observe.observe(state, seat)

    def disguise(self, state: OrchardState, seat: Seat, dice: Dice) -> OrchardState:
        return observe.disguise(state, seat, dice)

    def faults(self, state: OrchardState) -> list[str]:
        return observe.faults(state)

    def briefing(self, seat: Seat, scenario: str) -> Message:  # noqa: ARG002
        if seat == settings.GOAT:
            return say("All this fruit, and two who want it for themselves. Eat more than they pick.")
        return self.about

    def outcome_text(self, state: OrchardState) -> Message:
        ways = {
            settings.GARDENERS: say("The gardeners picked {picked}, the goat ate only {eaten}."),
            settings.BEAST: say("The goat ate {eaten}, the gardeners picked only {picked}."),
            "draw": say("The gardeners picked {picked}, the goat ate {eaten}: nobody wins."),
        }
        assert state.outcome is not None
        if state.outcome.reason == BY_LIMIT:
            return LIMIT_REACHED
        return ways[state.outcome.side]._replace(args=(("picked", state.picked), ("eaten", state.eaten)))

    def score(self, state: OrchardState) -> tuple[Score, ...]:
        return Score(say("fruit picked"), state.picked), Score(say("fruit eaten by the goat"), -state.eaten)

    def ending(self, outcome: Outcome) -> str:
        art = pictures.unit(Unit.GOAT if outcome.side == settings.BEAST else Unit.ANN)
        return f'<svg viewBox="-60 -24 120 48" aria-hidden="true">{art}</svg>'

    def picture(self, board: str = "") -> Picture:
        return pictures.picture(board or next(iter(ground.SHIPPED)))

    def scene(self, seen: OrchardSeen) -> Scene:
        return drawing.scene(seen)

    def cards(self) -> tuple[CardGroup, ...]:
        return drawing.cards()

    def words(self, seen: OrchardSeen) -> tuple[Section, ...]:
        return drawing.words(seen)

    def fates(self, seen: OrchardSeen) -> tuple[Fate, ...]:
        return drawing.fates(seen)

    def legend(self) -> tuple[LegendSection, ...]:
        return drawing.legend()

    def promise(self, state: OrchardState, action: Action) -> Promise | None:
        return answers.promise(state, action)

    def odds(self, state: OrchardState, action: Action) -> Odds | None:
        return answers.odds(state, action)

    def heading(self, state: OrchardState, option: Option) -> Heading | None:  # noqa: ARG002
        return answers.heading(option)

    def why_not(self, state: OrchardState, ref: str) -> Reason:
        return answers.why_not(state, ref)

    def prospect(self, state: OrchardState, refs: tuple[str, ...]) -> Prospect:
        return answers.prospect(state, refs)

    def route(self, state: OrchardState, refs: tuple[str, ...], goal: str) -> Route | None:
        return answers.route(state, refs, goal)

    def sight(self, state: OrchardState, start: str, end: str) -> Sight | None:
        return answers.sight(state, start, end)

    def threats(self, state: OrchardState) -> Threats:
        return answers.threats(state)

    def around(self, state: OrchardState, ref: str) -> tuple[Side, ...]:
        return answers.around(state, ref)

    def called(self, ref: str) -> Message | None:
        kind, _, name = ref.partition(":")
        return say("{cell}", cell=Cell(name).upper()) if kind == "square" else None

    def remarks(self, seen: OrchardSeen, ref: str) -> tuple[Message, ...]:
        return answers.remarks(seen, ref)


def _scenario(orchard: Orchard, provenance: Message) -> Scenario:
    about = say(
        "{width} by {height} cells, {trees} trees",
        width=orchard.width,
        height=orchard.height,
        trees=len(orchard.trees),
    )
    return Scenario(orchard.key, orchard.called, about, pictures.preview(orchard), provenance)


ORCHARD = OrchardGame()
