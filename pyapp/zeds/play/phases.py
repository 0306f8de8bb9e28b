"""[1.1] The phases of a turn."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.flow import Step
from pyapp.kernel.message import Message
from pyapp.zeds.cards.event_cards import ALL_TRACKS, CARDS, FATED_TWICE, Phase
from pyapp.zeds.cards.event_effects import EventHappens
from pyapp.zeds.events.card_events import ActionsGained, CardDiscarded
from pyapp.zeds.map.places import Track
from pyapp.zeds.play.action_phase import ActionsGoOn
from pyapp.zeds.play.activation import AllTracks, activations, foretell
from pyapp.zeds.play.interruptions import PhaseBegins
from pyapp.zeds.play.pressure import PressureEvent
from pyapp.zeds.speech import say
from pyapp.zeds.truth import victory
from pyapp.zeds.truth.state import Marker, Stage, ZedsState


def card_name(card: str) -> Message:
    return CARDS[card].title


@dataclass(frozen=True, slots=True)
class RevealEvent(Step[ZedsState]):
    """[1.1] The top card of the event deck is the Current Event."""

    def run(self, state: ZedsState) -> None:
        state.stage = Stage.REVEAL
        state.card, state.deck = state.draw("1.1", state.deck, say("The event"), card_name, about=("pile:events",))
        if state.card == "quiet" and state.settings.get("ending") == "at-once":
            victory.win(state, "9.15")


@dataclass(frozen=True, slots=True)
class ZedsPhase(Step[ZedsState]):
    """[4.1] The event, if it is one of this phase; pressure; then the tracks from left to right.

    BRAINS! [1.2] is no regular phase, but what the card demands is the same: all tracks.
    """

    def title(self, state: ZedsState) -> Message:
        return state.printed.title if state.is_brains else say("Zeds Phase")

    def run(self, state: ZedsState) -> None:
        state.stage = Stage.ZEDS
        tracks = tuple(Track) if state.card in ALL_TRACKS else state.printed.tracks
        if tracks:
            foretell(state, tracks)
        state.push(
            ZedsPhaseEnds(),
            EventHappens(Phase.ZEDS, is_end=True),
            *self._activations(state),
            PressureEvent(),
            EventHappens(Phase.ZEDS),
            *(() if state.is_brains else (PhaseBegins(),)),
        )

    def _activations(self, state: ZedsState) -> list[Step[ZedsState]]:
        if state.card in ALL_TRACKS:
            return [AllTracks()]
        return activations(state.printed.tracks)


@dataclass(frozen=True, slots=True)
class ZedsPhaseEnds(Step[ZedsState]):
    """[9.15] Whoever has lived through the quiet night has won."""

    def run(self, state: ZedsState) -> None:
        if state.card == "quiet":
            victory.win(state, "9.15")


@dataclass(frozen=True, slots=True)
class ActionPhase(Step[ZedsState]):
    """[5.1] [9.16] So many Event Actions as the card says, and everybody's Player Action; with BRAINS! none of it.

    If the last word has been spoken and Farmingdale still stands, it is won.
    """

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Action Phase")

    def run(self, state: ZedsState) -> None:
        if state.card == FATED_TWICE:
            victory.win(state, "9.16")
        if state.is_brains:
            return
        state.stage = Stage.ACTION
        state.event_actions = state.printed.actions
        if state.event_actions:
            state.emit(ActionsGained("5.1", state.event_actions))
        state.push(
            EventHappens(Phase.ACTION, is_end=True),
            ActionsGoOn(),
            EventHappens(Phase.ACTION),
            PhaseBegins(),
        )


@dataclass(frozen=True, slots=True)
class Housekeeping(Step[ZedsState]):
    """[7.1] The card is discarded, and all markers are ready for the next turn; the Mayor's speech is not."""

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Housekeeping")

    def run(self, state: ZedsState) -> None:
        state.stage = Stage.HOUSEKEEPING
        state.emit(CardDiscarded(state.card))
        state.deck = state.deck.discarded(state.card)
        state.card = ""
        state.event_actions = 0
        state.player_actions = list(state.seats)
        state.spent = [marker for marker in state.spent if marker is Marker.SPEECH]
        for who, unit in state.units.items():
            if unit.is_calm:
                state.change(who, is_calm=False)
