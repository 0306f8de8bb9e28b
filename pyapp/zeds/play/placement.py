"""[4.6] New Zeds: drawn from the cup, and put where there is room."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.events.zeds_events import NoZedsLeft, ZedsCalledOff, ZedsPlaced, ZedsRetreated
from pyapp.zeds.map.places import STARTS, SpaceId, is_start, on_the_way_out
from pyapp.zeds.names import NOBODY, ZedId, space_name, space_ref, zed_name
from pyapp.zeds.speech import say
from pyapp.zeds.truth.state import ZedsState


def called(state: ZedsState, one: ZedId) -> Message:
    """What a unit is called as it lies there."""
    zeds = state.zeds[one]
    return zed_name(zeds.kind, zeds.is_reduced, zeds.hits, zeds.is_tough)


def told(state: ZedsState, one: ZedId) -> Message:
    """What a unit is called where it is told what befell it: by the strength that it has at that moment."""
    return say("Zeds of strength {strength}", strength=state.zeds[one].strength)


def place_with_room(state: ZedsState, space: SpaceId) -> SpaceId | None:
    """[4.6] Here, or the first space with room on the way back to Start."""
    return next((place for place in (space, *on_the_way_out(space)) if state.zeds_room(place) > 0), None)


def open_starts(state: ZedsState) -> list[SpaceId]:
    return [start for start in STARTS if state.zeds_room(start) > 0]


@dataclass(frozen=True, slots=True)
class NewZeds(Step[ZedsState]):
    """[4.6] One new unit for a space. With no room up to Start, another Start has to do; with none, nobody comes."""

    space: SpaceId
    is_reduced: bool = False

    def run(self, state: ZedsState) -> None:
        place = place_with_room(state, self.space)
        starts = open_starts(state)
        if not state.cup or (place is None and not starts):
            state.emit(NoZedsLeft())
        elif place is not None:
            put(state, place, is_reduced=self.is_reduced)
        elif len(starts) == 1:
            put(state, starts[0], is_reduced=self.is_reduced)
        else:
            state.push(OtherStart(self.is_reduced))


def put(state: ZedsState, space: SpaceId, *, is_reduced: bool = False) -> ZedId:
    """Draw a unit and put it down; whoever stands there is attacked."""
    kind, state.cup = state.draw(
        "4.6", state.cup, say("New Zeds"), lambda kind: zed_name(kind, is_reduced, 0, False), about=(space_ref(space),)
    )
    one = state.bring_in(kind, space, is_reduced=is_reduced)
    state.emit(ZedsPlaced(one, called(state, one), space))
    meet(state, space)
    return one


def meet(state: ZedsState, space: SpaceId) -> None:
    """[4.2] Zeds and player units in one space fight at once, except on a Start."""
    from pyapp.zeds.play.fight import ZedsEntered

    if not is_start(space) and state.people_in(space):
        state.push(ZedsEntered(space))


@dataclass(frozen=True, slots=True)
class OtherStart(Choice[ZedsState]):
    """[4.6] The Start is full: any other one with room, as the players choose."""

    is_reduced: bool = False
    unit: ZedId = NOBODY
    """The unit that retreats; nothing for one that is new."""

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Another Start")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "4.6",
            say("That Start is full. On which one do the Zeds appear?"),
            (Option(Action("start", (start,)), space_name(start), (space_ref(start),)) for start in open_starts(state)),
            hint=say("Where few Zeds are, or where you are strong, they do the least harm."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        start = SpaceId(action.args[0])
        if self.unit:
            name = told(state, self.unit)
            state.change_zeds(self.unit, space=start)
            state.emit(ZedsRetreated(self.unit, name, start))
        else:
            put(state, start, is_reduced=self.is_reduced)


def call_off(state: ZedsState, one: ZedId) -> None:
    """[4.6] No Start has room: back to the cup."""
    name = told(state, one)
    state.take_off(one)
    state.emit(ZedsCalledOff(name))


def are_twins(state: ZedsState, one: ZedId, other: ZedId) -> bool:
    """Whether two units in one space are the same to all intents, so that nobody needs to choose between them."""
    return state.zeds[one] == state.zeds[other]


def is_tie(state: ZedsState, units: tuple[ZedId, ...]) -> bool:
    """[1.2] Whether the players have to say which of two equally strong units goes first."""
    one, other = units
    return state.zeds[one].strength == state.zeds[other].strength and not are_twins(state, one, other)
