"""[6.4] Retreats: nobody stays where a fight was lost."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.zeds.events.fight_events import Retreated
from pyapp.zeds.events.zeds_events import ZedsRetreated
from pyapp.zeds.map.places import (
    INWARD,
    TOWN_CENTER,
    SpaceId,
    is_start,
    on_the_way_in,
    on_the_way_out,
)
from pyapp.zeds.names import ZedId, space_name, unit_ref
from pyapp.zeds.play.placement import OtherStart, call_off, called, is_tie, meet, open_starts, told
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState

# Zeds


@dataclass(frozen=True, slots=True)
class ZedsRetreat(Step[ZedsState]):
    """[6.4] Towards their Start, each to the first space with room, the strongest nearest to town.

    Where player units stand in the way, there is another fight, in which the Zeds attack.
    """

    units: tuple[ZedId, ...]
    space: SpaceId
    met: tuple[SpaceId, ...] = ()

    def run(self, state: ZedsState) -> None:
        units = tuple(state.strongest_first(one for one in self.units if one in state.zeds))
        if not units:
            for space in reversed(self.met):
                meet(state, space)
            return
        goal = next((place for place in on_the_way_out(self.space) if state.zeds_room(place) > 0), None)
        if len(units) > 1 and goal is not None and state.zeds_room(goal) == 1 and is_tie(state, units):
            state.push(TiedRetreat(units, self.space, self.met))
        else:
            self.go(state, units[0], units[1:], goal)

    def go(self, state: ZedsState, one: ZedId, others: tuple[ZedId, ...], goal: SpaceId | None) -> None:
        """[4.6] One unit goes, then the others; with no room up to Start, any Start with room has to do."""
        met = self.met
        if goal is not None and not is_start(goal) and state.people_in(goal) and goal not in met:
            met = (*met, goal)
        state.push(ZedsRetreat(others, self.space, met))
        starts = open_starts(state)
        if goal is None and not starts:
            call_off(state, one)
        elif goal is None and len(starts) > 1:
            state.push(OtherStart(unit=one))
        else:
            goal = goal or starts[0]
            name = told(state, one)
            state.change_zeds(one, space=goal)
            state.emit(ZedsRetreated(one, name, goal))


@dataclass(frozen=True, slots=True)
class TiedRetreat(Choice[ZedsState]):
    """[1.2] [6.4] Room for one nearer to town, and two are equally strong: the players decide."""

    units: tuple[ZedId, ...]
    space: SpaceId
    met: tuple[SpaceId, ...]

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "6.4",
            say("There is room for one, and both are equally strong. Which one stays nearer to town?"),
            (Option(Action("near", (one,)), called(state, one), (unit_ref(one),)) for one in self.units),
            hint=say("The one with more hits on it is the lesser danger in front."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        one = ZedId(action.args[0])
        goal = next(place for place in on_the_way_out(self.space) if state.zeds_room(place) > 0)
        others = tuple(other for other in self.units if other != one)
        ZedsRetreat(self.units, self.space, self.met).go(state, one, others, goal)


# Player units


def way_in(space: SpaceId) -> tuple[SpaceId, ...]:
    """[6.4] Whoever defends retreats towards Town Center."""
    return on_the_way_in(space)


def way_back(space: SpaceId, origin: SpaceId) -> tuple[SpaceId, ...]:
    """[6.4] Whoever attacks goes back to where he came from, and further in that direction where it is full.

    On the far side of the Zeds that ends before Start; then Town Center takes him in.
    """
    if origin == INWARD[space]:
        return on_the_way_in(space)
    outward = tuple(place for place in on_the_way_out(space) if not is_start(place) or place == origin)
    return (*outward, TOWN_CENTER)


def goal_of(state: ZedsState, path: tuple[SpaceId, ...]) -> SpaceId:
    """[5.2] The first space on the way with room; enemies in it do not stop anybody, a No Entry marker does."""
    return next(space for space in path if not state.is_barred(space) and state.room(space) > 0)


@dataclass(frozen=True, slots=True)
class TownRetreat(Step[ZedsState]):
    """[6.4] Player units leave a space together; where only some find room, the players say who."""

    units: tuple[Who, ...]
    space: SpaceId
    path: tuple[SpaceId, ...]
    is_loss: bool = True
    met: tuple[SpaceId, ...] = ()

    def run(self, state: ZedsState) -> None:
        from pyapp.zeds.play.fight import Assault

        units = tuple(who for who in self.units if state.units[who].space == self.space)
        if not units:
            for space in reversed(self.met):
                state.push(Assault(space, tuple(state.people_in(space)), self.space))
            return
        if len(units) > 1 and state.room(goal_of(state, self.path)) == 1:
            state.push(WhoFindsRoom(units, self.space, self.path, self.is_loss, self.met))
        else:
            self.go(state, units[0], units[1:])

    def go(self, state: ZedsState, who: Who, others: tuple[Who, ...]) -> None:
        goal = goal_of(state, self.path)
        met = self.met
        if goal not in met and not is_start(goal) and state.zeds_in(goal):
            met = (*met, goal)
        state.change(who, space=goal)
        state.emit(Retreated(who, goal, self.is_loss))
        state.push(TownRetreat(others, self.space, self.path, self.is_loss, met))


@dataclass(frozen=True, slots=True)
class WhoFindsRoom(Choice[ZedsState]):
    """[6.4] There is room for one of two: the other has to go on."""

    units: tuple[Who, ...]
    space: SpaceId
    path: tuple[SpaceId, ...]
    is_loss: bool
    met: tuple[SpaceId, ...]

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Retreat")

    def decide(self, state: ZedsState) -> Decision:
        goal = goal_of(state, self.path)
        return ask(
            state.seats,
            "6.4",
            say("At {place} there is room for one of them. Who stops there?", place=space_name(goal)),
            (Option(Action("stop", (who,)), who.called, (unit_ref(who),)) for who in self.units),
            hint=say("The other one goes on to the next space with room."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        who = Who(action.args[0])
        others = tuple(other for other in self.units if other is not who)
        TownRetreat(self.units, self.space, self.path, self.is_loss, self.met).go(state, who, others)
