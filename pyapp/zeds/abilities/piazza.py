"""[8.1] Captain Piazza: a sniper who withdraws after a shot, and makes her own ammunition."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message
from pyapp.zeds.events.zeds_events import Freed
from pyapp.zeds.map.places import INWARD, NEIGHBOURS, OUTWARD, TOWN_CENTER, SpaceId, is_start, number_of, track_of
from pyapp.zeds.names import space_name, space_ref, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState

STRENGTH = {1: 2, 2: 4, 3: 3}
"""[8.1] What she shoots with, by the distance."""
CRAFTED = 2
"""[8.1] How many Actions a shot costs her that needs no ammunition."""


def ways_off(state: ZedsState, target: SpaceId) -> tuple[SpaceId, ...]:
    """[8.1] The spaces one step further away from what she shot at, where nothing stops her."""
    space = state.units[Who.PIAZZA].space
    if space == TOWN_CENTER:
        found = tuple(other for other in NEIGHBOURS[TOWN_CENTER] if track_of(other) is not track_of(target))
    elif number_of(target) > number_of(space):
        found = (INWARD[space],)
    else:
        found = (OUTWARD[space],)
    return tuple(other for other in found if can_withdraw_to(state, other))


def can_withdraw_to(state: ZedsState, space: SpaceId) -> bool:
    """[6.4] Withdrawing is no attack: she does not go among Zeds of her own will."""
    return not is_start(space) and not state.is_barred(space) and not state.zeds_in(space) and state.room(space) > 0


@dataclass(frozen=True, slots=True)
class Overwatch(Choice[ZedsState]):
    """[8.1] After a shot she may withdraw by a space, and take along who is with her, Defiant Civilians too."""

    target: SpaceId

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Overwatch")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "8.1",
            say("Does Captain Piazza withdraw after the shot?"),
            (*self._ways(state), Option(Action("stay"), say("Stay"), primary=True)),
            hint=say("She gains distance without an Action; whoever shares her space may come along."),
        )

    def _ways(self, state: ZedsState) -> list[Option]:
        space = state.units[Who.PIAZZA].space
        mates = [] if space == TOWN_CENTER else [who for who in state.people_in(space) if who is not Who.PIAZZA]
        found = []
        for goal in ways_off(state, self.target):
            place = space_name(goal)
            refs = (unit_ref(Who.PIAZZA), space_ref(goal))
            found.append(Option(Action("withdraw", (goal,)), say("Withdraw to {place}", place=place), refs))
            found += [
                Option(
                    Action("withdraw", (goal, mate)),
                    say("Withdraw to {place}, together with {who}", place=place, who=mate.called),
                    (*refs, unit_ref(mate)),
                )
                for mate in mates
                if state.room(goal) > 1
            ]
        return found

    def handle(self, state: ZedsState, action: Action) -> None:
        from pyapp.zeds.events.fight_events import Retreated

        if action.verb == "stay":
            return
        goal = SpaceId(action.args[0])
        for who in (Who.PIAZZA, *map(Who, action.args[1:])):
            if state.units[who].is_defiant:
                state.change(who, is_defiant=False)
                state.emit(Freed(who, "8.1"))
            state.change(who, space=goal)
            state.emit(Retreated(who, goal, is_loss=False))
