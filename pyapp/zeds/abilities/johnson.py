"""[8.5] Mr. Johnson: he brings ammunition, forages with two dice, shoots well, and sets traps."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Shift
from pyapp.zeds.events.zeds_events import TrapsTried
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import space_ref, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState

BRINGS = 3
"""[8.5] The ammunition in his pockets."""


def shot_shifts(who: Who) -> Iterator[Shift]:
    """[8.5] Two columns to the right."""
    if who is Who.JOHNSON:
        yield Shift("8.5", say("a good shot"), 2)


def is_trapped(state: ZedsState, space: SpaceId) -> bool:
    """[4.4] Whether Zeds that enter a space come upon his traps."""
    return Who.JOHNSON in state.people_in(space)


@dataclass(frozen=True, slots=True)
class Traps(Choice[ZedsState]):
    """[4.4] [8.5] When Zeds come to him: on 4 to 6 they take a hit and he backs up, otherwise there is a fight."""

    space: SpaceId

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Traps")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "8.5",
            say("Zeds come to Mr. Johnson. Does he try his traps?"),
            (
                Option(
                    Action("traps"),
                    say("Try the traps"),
                    (unit_ref(Who.JOHNSON), space_ref(self.space)),
                    say("on 4 to 6 they take 1 hit and he backs up"),
                ),
                Option(Action("no-traps"), say("Stand and fight"), (), primary=True),
            ),
            hint=say("If the traps fail, nothing is lost: the fight takes place."),
        )

    def handle(self, state: ZedsState, action: Action) -> None:
        from pyapp.zeds.play.hits import ZedsTake
        from pyapp.zeds.play.retreat import TownRetreat, way_in

        if action.verb == "no-traps":
            return
        (die,) = state.roll("8.5", 1, say("Mr. Johnson's traps: they work on 4 to 6"), about=(unit_ref(Who.JOHNSON),))
        state.emit(TrapsTried(die >= 4))
        if die >= 4:
            back = TownRetreat((Who.JOHNSON,), self.space, way_in(self.space), is_loss=False)
            state.push(back, ZedsTake(self.space, 1))
