"""Dawn of the Zeds as the kernel sees it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.game import Game
from pyapp.kernel.message import Message
from pyapp.kernel.modes import Mode
from pyapp.kernel.policy import FirstPolicy, PolicyMaker, RandomPolicy
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Scene
from pyapp.zeds.abilities import hernandez, johnson, piazza
from pyapp.zeds.cards import event_effects, fate_draw, fated_events
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
from pyapp.zeds.settings import SETTINGS
from pyapp.zeds.speech import say
from pyapp.zeds.truth.faults import faults
from pyapp.zeds.truth.observe import ZedsSeen, disguise, observe
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.sequence import GameTurn, GameTurns
from pyapp.zeds.truth.setup import lay_out
from pyapp.zeds.truth.state import SEATS, ZedsState
from pyapp.zeds.truth.victory import OUTCOMES, TOWN, ZEDS

STEPS = (
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
    pressure.ChoosePressed,
    pressure.PlacementPressure,
    pressure.ChooseFewest,
    placement.NewZeds,
    placement.OtherStart,
    activation.TrackActivation,
    activation.Advance,
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
    rules_version = 1
    rulebook = Rulebook((), ())
    codec = Codec(ZedsState, STEPS)
    policies: ClassVar[Mapping[str, PolicyMaker]] = {"random": RandomPolicy, "first": FirstPolicy}
    sides = (TOWN, ZEDS)
    windows = interruptions.WINDOWS
    modes = (
        Mode(
            "solo",
            say("Solo"),
            say("You lead everybody in Farmingdale against the Zeds."),
            ((SEATS["solo"][0], say("Farmingdale")),),
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
        state.push(GameTurns())
        state.settle()
        state.events, state.phases = [], []
        return state

    def observe(self, state: ZedsState, seat: Seat) -> ZedsSeen:
        return observe(state, seat)

    def scene(self, seen: ZedsSeen) -> Scene:
        raise NotImplementedError

    def faults(self, state: ZedsState) -> list[str]:
        return faults(state)

    def losses(self, state: ZedsState) -> tuple[str, ...]:
        return tuple(who for who, unit in state.units.items() if unit.space == "cemetery")

    def why_not(self, state: ZedsState, ref: str) -> Reason:
        raise NotImplementedError

    def disguise(self, state: ZedsState, seat: Seat, dice: Dice) -> ZedsState:
        return disguise(state, seat, dice)

    def outcome_text(self, state: ZedsState) -> Message:
        assert state.outcome is not None
        return OUTCOMES[state.outcome.reason]
