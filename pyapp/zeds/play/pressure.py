"""[3.0] Pressure: the more players, the more the Zeds press on (Appendix II)."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.cards.event_cards import Pressure
from pyapp.zeds.map.places import INWARD, TOWN_CENTER, SpaceId, Track, number_of
from pyapp.zeds.names import ZedId, space_name, space_ref, track_ref
from pyapp.zeds.play.activation import Forward
from pyapp.zeds.play.placement import NewZeds
from pyapp.zeds.speech import say
from pyapp.zeds.truth.state import ZedsState


@dataclass(frozen=True, slots=True)
class PressureEvent(Step[ZedsState]):
    """[3.1] [3.2] What the card's symbol asks for, once for every player beyond the first."""

    def run(self, state: ZedsState) -> None:
        count = len(state.seats) - 1
        if not count:
            return
        if state.printed.pressure is Pressure.MOVEMENT:
            state.push(MovementPressure(count))
        elif state.printed.pressure is Pressure.PLACEMENT:
            state.push(PlacementPressure(count))


def can_move(state: ZedsState, space: SpaceId) -> bool:
    """[3.1] A space from which at least one unit could move on."""
    goal = INWARD[space]
    return goal == TOWN_CENTER or state.zeds_room(goal) > 0


def strongest_spaces(state: ZedsState, moved: tuple[ZedId, ...]) -> tuple[SpaceId, ...]:
    """[3.1] The strongest space that can move; of equals the nearest to Town Center; of these the players choose.

    Each next one is another: those that have moved go again only together with somebody who has not.
    """
    fresh = {zeds.space for one, zeds in state.zeds.items() if one not in moved}
    spaces = [space for space in fresh if can_move(state, space)]
    if not spaces:
        return ()
    most = max(state.zeds_strength(space) for space in spaces)
    strong = [space for space in spaces if state.zeds_strength(space) == most]
    near = min(map(number_of, strong))
    return tuple(sorted(space for space in strong if number_of(space) == near))


@dataclass(frozen=True, slots=True)
class MovementPressure(Step[ZedsState]):
    """[3.1] The strongest Zeds move one space, so many times, each time looked at anew."""

    left: int
    moved: tuple[ZedId, ...] = ()

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Movement pressure")

    def run(self, state: ZedsState) -> None:
        spaces = strongest_spaces(state, self.moved) if self.left else ()
        if len(spaces) == 1:
            self.press(state, spaces[0])
        elif spaces:
            state.push(ChoosePressed(spaces, self.left, self.moved))

    def press(self, state: ZedsState, space: SpaceId) -> None:
        """One space moves, then the next one is looked for."""
        state.push(Pressed(self.left, self.moved, tuple(state.zeds_in(space)), space))
        state.push(Forward(tuple(state.zeds_in(space))))


@dataclass(frozen=True, slots=True)
class Pressed(Step[ZedsState]):
    """[3.1] Some have moved, or all of them if there was room."""

    left: int
    moved: tuple[ZedId, ...]
    group: tuple[ZedId, ...]
    space: SpaceId

    def run(self, state: ZedsState) -> None:
        stayed = [one for one in self.group if one in state.zeds and state.zeds[one].space == self.space]
        # Who is driven back to where it stood has moved all the same: nobody stays behind but for want of room.
        gone = self.group if len(stayed) == len(self.group) else [one for one in self.group if one not in stayed]
        state.push(MovementPressure(self.left - 1, (*self.moved, *gone)))


@dataclass(frozen=True, slots=True)
class ChoosePressed(Choice[ZedsState]):
    """[3.1] Equally strong and equally near: the players choose."""

    spaces: tuple[SpaceId, ...]
    left: int
    moved: tuple[ZedId, ...]

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "3.1",
            say("Equally strong and equally near. Which Zeds move on?"),
            (Option(Action("press", (space,)), space_name(space), (space_ref(space),)) for space in self.spaces),
            hint=say("Those that meet a strong defender, or nobody who matters, do the least harm."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        MovementPressure(self.left, self.moved).press(state, SpaceId(action.args[0]))


@dataclass(frozen=True, slots=True)
class PlacementPressure(Step[ZedsState]):
    """[3.2] New units, one at a time, on the track with the fewest Zeds."""

    left: int

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Placement pressure")

    def run(self, state: ZedsState) -> None:
        if not self.left:
            return
        state.push(PlacementPressure(self.left - 1))
        counts = {track: len(state.zeds_on(track)) for track in Track}
        fewest = tuple(track for track in Track if counts[track] == min(counts.values()))
        if len(fewest) == 1:
            state.push(NewZeds(fewest[0].start))
        else:
            state.push(ChooseFewest(fewest))


@dataclass(frozen=True, slots=True)
class ChooseFewest(Choice[ZedsState]):
    """[3.2] Several tracks have the fewest: the players choose."""

    tracks: tuple[Track, ...]

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "3.2",
            say("Several tracks have the fewest Zeds. Where does the new unit go?"),
            (Option(Action("track", (track,)), track.called, (track_ref(track),)) for track in self.tracks),
            hint=say("It begins on the Start, seven spaces and one from Town Center."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        state.push(NewZeds(Track(action.args[0]).start))
