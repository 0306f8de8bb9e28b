"""[4.1] Activated tracks: the Zeds come one space nearer, those in front first."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message, listing
from pyapp.zeds.events.zeds_events import Foretold, TrackActivated, ZedsHeldUp, ZedsMoved
from pyapp.zeds.map.places import INWARD, START, TOWN_CENTER, SpaceId, Track, on_the_way_in, track_of
from pyapp.zeds.names import ZedId, track_ref, unit_ref
from pyapp.zeds.play.placement import NewZeds, called, is_tie, meet, told
from pyapp.zeds.speech import say
from pyapp.zeds.truth import victory
from pyapp.zeds.truth.state import ZedsState


def foretell(state: ZedsState, tracks: tuple[Track, ...]) -> None:
    """Tell who will come, as far as it is known: each unit as often as its track is called, up to the first fight."""
    times = Counter(tracks)
    held = {unit.space for unit in state.units.values()}
    along: dict[tuple[SpaceId, ...], None] = {}
    for zeds in state.zeds.values():
        track = track_of(zeds.space)
        spaces = [zeds.space]
        for space in on_the_way_in(zeds.space)[: times[track] if track is not None else 0]:
            spaces.append(space)
            if space in held:
                break
        if len(spaces) > 1:
            along[tuple(spaces)] = None
    ends = dict.fromkeys(spaces[-1] for spaces in along)
    fights = tuple(space for space in ends if space != TOWN_CENTER and space in held)
    called_tracks = listing(
        track.called if count == 1 else say("{track} twice", track=track.called) for track, count in times.items()
    )
    state.emit(Foretold(called_tracks, tuple(along), fights, TOWN_CENTER in ends))


@dataclass(frozen=True, slots=True)
class TrackActivation(Step[ZedsState]):
    """[4.1] One track: a new unit where there are none, otherwise all of them move.

    As long as it waits for its turn, the breadcrumb does not name it.
    """

    track: Track

    def run(self, state: ZedsState) -> None:
        state.emit(TrackActivated(self.track))
        state.push(self.advance() if state.zeds_on(self.track) else NewZeds(self.track.start))

    def advance(self) -> Advance:
        return Advance(self.track)


@dataclass(frozen=True, slots=True)
class SecondActivation(TrackActivation):
    """[4.1] The same track once more, by the same card."""

    def advance(self) -> Advance:
        return SecondAdvance(self.track)


def activations(tracks: Sequence[Track]) -> list[Step[ZedsState]]:
    """[4.1] Tracks in the order of the card, as they are pushed: the last one first."""
    steps = [
        SecondActivation(track) if track in tracks[:number] else TrackActivation(track)
        for number, track in enumerate(tracks)
    ]
    return list(reversed(steps))


@dataclass(frozen=True, slots=True)
class Advance(Step[ZedsState]):
    """[4.1] Space by space from Town Center outwards.

    So every unit moves once: whoever is driven back comes no farther than to spaces that have had their turn.
    """

    track: Track
    number: int = 0

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return self.track.called

    def run(self, state: ZedsState) -> None:
        for number in range(self.number, START + 1):
            group = tuple(state.zeds_in(self.track.space(number)))
            if group:
                state.push(replace(self, number=number + 1), Forward(group))
                return


@dataclass(frozen=True, slots=True)
class SecondAdvance(Advance):
    """[4.1] The same when the track is activated once more."""

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("{track}, second time", track=self.track.called)


@dataclass(frozen=True, slots=True)
class Forward(Step[ZedsState]):
    """[4.1] [4.6] Units of one space move on together, as many as there is room for: the weakest stays behind."""

    units: tuple[ZedId, ...]

    def run(self, state: ZedsState) -> None:
        units = tuple(state.strongest_first(one for one in self.units if one in state.zeds))
        if not units:
            return
        space = state.zeds[units[0]].space
        goal = INWARD[space]
        room = 2 if goal == TOWN_CENTER else state.zeds_room(goal)
        if room <= 0:
            state.emit(ZedsHeldUp(space))
        elif room < len(units) and is_tie(state, units):
            state.push(TiedForward(units))
        else:
            move_on(state, units[:room])


def move_on(state: ZedsState, units: tuple[ZedId, ...]) -> None:
    """[4.2] [4.5] One space on: into Town Center, and all is lost; among player units, and there is a fight."""
    goal = INWARD[state.zeds[units[0]].space]
    names = listing(told(state, one) for one in units)
    for one in units:
        state.change_zeds(one, space=goal)
    state.emit(ZedsMoved(units, names, goal))
    if goal == TOWN_CENTER:
        victory.lose(state)
    else:
        meet(state, goal)


@dataclass(frozen=True, slots=True)
class TiedForward(Choice[ZedsState]):
    """[1.2] [4.6] Room for one, and two are equally strong: the players decide."""

    units: tuple[ZedId, ...]

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "4.6",
            say("There is room for one, and both are equally strong. Which one moves on?"),
            (Option(Action("advance", (one,)), called(state, one), (unit_ref(one),)) for one in self.units),
            hint=say("The one with more hits on it is the lesser danger in front."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        move_on(state, (ZedId(action.args[0]),))


@dataclass(frozen=True, slots=True)
class AllTracks(Step[ZedsState]):
    """[4.1] Every track, in the order that the players choose."""

    left: tuple[Track, ...] = tuple(Track)

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("All tracks")

    def run(self, state: ZedsState) -> None:
        if len(self.left) > 1:
            state.push(NextTrack(self.left))
        elif self.left:
            state.push(TrackActivation(self.left[0]))


@dataclass(frozen=True, slots=True)
class NextTrack(Choice[ZedsState]):
    """[4.1] Which track comes next."""

    left: tuple[Track, ...]

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("All tracks")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "4.1",
            say("All tracks are activated. Which one is next?"),
            (Option(Action("track", (track,)), track.called, (track_ref(track),)) for track in self.left),
            hint=say("A unit that is driven back by one fight may stand in the way of the next."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        track = Track(action.args[0])
        state.push(AllTracks(tuple(other for other in self.left if other is not track)), TrackActivation(track))
