"""Dawn of the Zeds as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Heading, Option, Promise, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Outcome
from pyapp.kernel.game import Game, Picture
from pyapp.kernel.message import Message
from pyapp.kernel.modes import Mode
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.prospect import Odds, Prospect, Route, Side, Threats
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Scene
from pyapp.kernel.words import CardGroup, Fate, LegendSection, Score, Section
from pyapp.zeds.abilities import hernandez, johnson, piazza
from pyapp.zeds.answers import headings, odds, reach, remarks, why_not, words
from pyapp.zeds.cards import event_effects, fate_draw, fated_events
from pyapp.zeds.county import picture as county
from pyapp.zeds.county.picture import BOARD
from pyapp.zeds.drawing import legend, poster
from pyapp.zeds.drawing.icons import ICONS
from pyapp.zeds.drawing.scene import scene
from pyapp.zeds.map.places import SPACES, SpaceId
from pyapp.zeds.names import space_name
from pyapp.zeds.play import (
    action_phase,
    activation,
    fight,
    hits,
    interruptions,
    phases,
    placement,
    pressure,
    retreat,
)
from pyapp.zeds.policies.standard import StandardPolicy
from pyapp.zeds.rulebook.rules import CASES
from pyapp.zeds.rulebook.rulings import RULINGS, SOURCES
from pyapp.zeds.settings import SETTINGS
from pyapp.zeds.speech import say
from pyapp.zeds.truth.faults import faults
from pyapp.zeds.truth.observe import ZedsSeen, disguise, observe
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.sequence import GameTurn, GameTurns
from pyapp.zeds.truth.setup import Begin, lay_out
from pyapp.zeds.truth.state import SEATS, ZedsState
from pyapp.zeds.truth.victory import OUTCOMES, TOWN, ZEDS, epilogue, reckoning, scale

STEPS = (
    Begin,
    GameTurns,
    GameTurn,
    phases.RevealEvent,
    phases.ZedsPhase,
    phases.ZedsPhaseEnds,
    phases.ActionPhase,
    phases.Housekeeping,
    event_effects.EventHappens,
    event_effects.ChooseFor,
    event_effects.MakeTough,
    event_effects.Settles,
    fate_draw.FateDraw,
    fate_draw.ChooseFatedTrack,
    fate_draw.PlotTwist,
    fated_events.FatedEvent,
    fated_events.ChooseVictim,
    pressure.PressureEvent,
    pressure.MovementPressure,
    pressure.Pressed,
    pressure.ChoosePressed,
    pressure.PlacementPressure,
    pressure.ChooseFewest,
    placement.NewZeds,
    placement.OtherStart,
    activation.TrackActivation,
    activation.SecondActivation,
    activation.Advance,
    activation.SecondAdvance,
    activation.Forward,
    activation.TiedForward,
    activation.AllTracks,
    activation.NextTrack,
    johnson.Traps,
    fight.ZedsEntered,
    fight.Defence,
    fight.ChooseDefender,
    fight.Assault,
    fight.ChooseAttacker,
    fight.Ready,
    fight.Clash,
    fight.SecondRoll,
    fight.Settled,
    fight.Blows,
    fight.Parting,
    interruptions.BeforeFight,
    interruptions.LastStand,
    interruptions.PhaseBegins,
    interruptions.AtPhaseStart,
    hits.ZedsTake,
    hits.SplitHits,
    hits.UnitTakes,
    hits.Risen,
    retreat.ZedsRetreat,
    retreat.TiedRetreat,
    retreat.TownRetreat,
    retreat.WhoFindsRoom,
    action_phase.ActionsGoOn,
    action_phase.Actions,
    hernandez.Speech,
    hernandez.Inspired,
    piazza.Overwatch,
)


BRIEFING = say(
    "Zeds come down four roads. If a single one enters Town Center, all is lost; if the last card is played and it has"
    " not happened, you have won. Every turn a card says where they move, and how many Actions you have against them."
)


def _together(mode: str, title: Message, minutes: tuple[int, int]) -> Mode:
    """A mode in which everybody knows the same, and all play against the Zeds."""
    seats = SEATS[mode]
    return Mode(
        mode,
        title,
        say("Together against the Zeds: each of you has an Action of your own, and the Zeds press harder."),
        tuple((seat, Who(seat).called) for seat in seats),
        SETTINGS,
        minutes=minutes,
        groups=(seats,),
        sides=tuple((seat, TOWN) for seat in seats),
    )


class DawnOfTheZeds(Game[ZedsState, ZedsSeen]):
    id = "zeds"
    title = say("Dawn of the Zeds")
    about = say("A small town, the dead on every road into it. Hold out until help comes.")
    origin = say("Victory Point Games, 2016")
    emblem = "suspension-bridge"
    icons = ICONS
    rules_version = 2
    rulebook = Rulebook(CASES, RULINGS, SOURCES)
    codec = Codec(ZedsState, STEPS)
    policies: ClassVar[Mapping[str, PolicyMaker]] = {
        "standard": StandardPolicy,
        "random": RandomPolicy,
        "first": FirstPolicy,
    }
    sides = (TOWN, ZEDS)
    windows = interruptions.WINDOWS
    has_threats = has_ways = has_reach = has_enemies = has_chances = True
    modes = (
        Mode(
            "solo",
            say("Solo"),
            say("You lead everybody in Farmingdale against the Zeds."),
            ((SEATS["solo"][0], say("The people of Farmingdale")),),
            SETTINGS,
            minutes=(30, 60),
            recommended=True,
        ),
        _together("co-op-2", say("Two together"), (40, 75)),
        _together("co-op-3", say("Three together"), (45, 90)),
        _together("co-op-4", say("Four together"), (50, 100)),
    )

    def new(self, start: Start) -> ZedsState:
        state = lay_out(start.mode, self.settings(start.mode, start.settings), Dice(start.seed))
        state.push(GameTurns(), Begin())
        return state

    def observe(self, state: ZedsState, seat: Seat) -> ZedsSeen:
        return observe(state, seat)

    def scene(self, seen: ZedsSeen) -> Scene:
        return scene(seen)

    def picture(self, board: str = BOARD) -> Picture:  # noqa: ARG002
        return county.picture()

    def faults(self, state: ZedsState) -> list[str]:
        return faults(state)

    def losses(self, state: ZedsState) -> tuple[str, ...]:
        return tuple(who for who, unit in state.units.items() if unit.space == "cemetery")

    def why_not(self, state: ZedsState, ref: str) -> Reason:
        return why_not.why_not(state, ref)

    def promise(self, state: ZedsState, action: Action) -> Promise | None:
        return odds.promise(state, action)

    def odds(self, state: ZedsState, action: Action) -> Odds | None:
        return odds.odds(state, action)

    def heading(self, state: ZedsState, option: Option) -> Heading | None:
        return headings.heading(state, option)

    def prospect(self, state: ZedsState, refs: tuple[str, ...]) -> Prospect:
        return reach.prospect(state, refs)

    def route(self, state: ZedsState, refs: tuple[str, ...], goal: str) -> Route | None:
        return reach.route(state, refs, goal)

    def threats(self, state: ZedsState) -> Threats:
        return reach.threats(state)

    def around(self, state: ZedsState, ref: str) -> tuple[Side, ...]:  # noqa: ARG002
        return reach.around(ref)

    def called(self, ref: str) -> Message | None:
        kind, _, name = ref.partition(":")
        return space_name(SpaceId(name)) if kind == "space" and name in SPACES else None

    def remarks(self, seen: ZedsSeen, ref: str) -> tuple[Message, ...]:
        return remarks.remarks(seen, ref)

    def poster(self) -> str:
        return poster.art()

    def ending(self, outcome: Outcome) -> str:
        return poster.ending(outcome)

    def legend(self) -> tuple[LegendSection, ...]:
        return legend.SECTIONS

    def fates(self, seen: ZedsSeen) -> tuple[Fate, ...]:
        return words.fates(seen)

    def words(self, seen: ZedsSeen) -> tuple[Section, ...]:
        return words.words(seen)

    def cards(self) -> tuple[CardGroup, ...]:
        return words.cards()

    def score(self, state: ZedsState) -> tuple[Score, ...]:
        if state.outcome is None:
            return ()
        return reckoning(state, is_lost=state.outcome.side == ZEDS)

    def briefing(self, seat: Seat, scenario: str) -> Message:  # noqa: ARG002
        return BRIEFING

    def disguise(self, state: ZedsState, seat: Seat, dice: Dice) -> ZedsState:
        return disguise(state, seat, dice)

    def outcome_text(self, state: ZedsState) -> Message:
        assert state.outcome is not None
        said = epilogue(state.outcome.score or 0)
        return say("{end} {said} {scale}", end=OUTCOMES[state.outcome.reason], said=said, scale=scale())
