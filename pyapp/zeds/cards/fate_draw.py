"""[2.1] The fate draw: a card, the Fated track, the event on it, then the plot twist (Appendix I)."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.cards.fate_cards import FATES, Where
from pyapp.zeds.cards.fated_events import FatedEvent
from pyapp.zeds.events.card_events import AmmoChanged, FateHeld, FatesReshuffled, PlotTwisted, TrackFated
from pyapp.zeds.map.places import CAMPGROUND, ST_THOMAS, Track
from pyapp.zeds.names import track_ref
from pyapp.zeds.play.placement import NewZeds
from pyapp.zeds.speech import say
from pyapp.zeds.truth.state import ZedsState


def fate_name(card: str) -> Message:
    return FATES[card].title


def draw_fate(state: ZedsState) -> str:
    """[2.1] The top card; an empty deck is made of the discards anew."""
    if not state.fates:
        state.fates = state.fates.reshuffled()
        state.emit(FatesReshuffled())
    card, state.fates = state.draw("2.1", state.fates, say("Fate draw"), fate_name, about=("pile:fates",))
    return card


@dataclass(frozen=True, slots=True)
class FateDraw(Step[ZedsState]):
    """[2.1] Draw, find the track, carry out the event, then the twist."""

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Fate draw")

    def run(self, state: ZedsState) -> None:
        if not state.fates and not state.fates.discard:
            return
        state.fate = draw_fate(state)
        tracks = fated_tracks(state, FATES[state.fate].where)
        if len(tracks) == 1:
            fate(state, tracks[0])
        else:
            state.push(ChooseFatedTrack(tracks))


def fated_tracks(state: ZedsState, where: Where) -> tuple[Track, ...]:
    """[2.2] The track that the card names; of several that fit the players choose."""
    if where.track is not None:
        return (where.track,)
    if where is Where.CHOICE:
        return tuple(Track)
    counts = {track: len(state.zeds_on(track)) for track in Track}
    wanted = max(counts.values()) if where is Where.MOST else min(counts.values())
    return tuple(track for track, count in counts.items() if count == wanted)


def fate(state: ZedsState, track: Track) -> None:
    """[2.3] The event happens on the Fated track; the twist waits until it is over."""
    state.emit(TrackFated(track))
    state.push(PlotTwist(), FatedEvent(track))


@dataclass(frozen=True, slots=True)
class ChooseFatedTrack(Choice[ZedsState]):
    """[2.2] A tie, or a card that leaves it to the players."""

    tracks: tuple[Track, ...]

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Fate draw")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "2.2",
            say("{title}: which track is Fated?", title=FATES[state.fate].title),
            (Option(Action("track", (track,)), track.called, (track_ref(track),)) for track in self.tracks),
            hint=say("The event of the turn happens there."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        fate(state, Track(action.args[0]))


@dataclass(frozen=True, slots=True)
class PlotTwist(Step[ZedsState]):
    """[2.4] The card's own text: held for later, or carried out at once and discarded."""

    def run(self, state: ZedsState) -> None:
        card, state.fate = state.fate, ""
        if FATES[card].is_held:
            state.hand.append(card)
            state.emit(FateHeld(card))
            return
        state.fates = state.fates.discarded(card)
        state.emit(PlotTwisted(card))
        twist(state, card)


def twist(state: ZedsState, card: str) -> None:
    """[10.2] [10.6] [10.8] What must be done at once."""
    match card:
        case "lake":
            state.push(NewZeds(CAMPGROUND))
        case "graveyard":
            state.push(NewZeds(ST_THOMAS), NewZeds(ST_THOMAS))
        case "damp":
            lost = min(1, state.ammo)
            state.ammo -= lost
            if lost:
                state.emit(AmmoChanged("10.8", -lost))
