"""Why: the considerations of a seasoned player, each with the case that makes it one."""

from __future__ import annotations

from enum import StrEnum

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import Message
from pyapp.mall.speech import say


class Consideration(StrEnum):
    DANGER = "danger"
    LATER = "later"
    TOGETHER = "together"
    PROGRESS = "progress"
    ERRAND = "errand"
    HELP = "help"
    CARRY = "carry"
    KILLS = "kills"
    AMBUSH = "ambush"
    SHELTER = "shelter"
    REST = "rest"

    @property
    def reason(self) -> Reason:
        return Reason(*_REASONS[self])


_REASONS: dict[Consideration, tuple[str, Message]] = {
    Consideration.DANGER: ("8.0", say("Fewer zombies can attack in their next turn, or they meet more guns.")),
    Consideration.LATER: (
        "5.0",
        say("The turn after looks better, too: fewer zombies in reach, or somebody who can still act."),
    ),
    Consideration.TOGETHER: ("8.1", say("The closer they are together, the more of them shoot at whatever comes.")),
    Consideration.PROGRESS: ("14.2", say("It is on the way to what has to be done next.")),
    Consideration.ERRAND: ("14.2", say("A main door can be shut or a rifle taken right here.")),
    Consideration.HELP: ("8.3", say("A stunned friend comes round.")),
    Consideration.CARRY: ("5.6", say("Somebody who cannot walk is carried out of their reach.")),
    Consideration.KILLS: ("6.0", say("There is something to shoot at from a safe distance.")),
    Consideration.AMBUSH: ("9.0", say("Fewer zombies can come out of hiding next to them.")),
    Consideration.SHELTER: ("5.5", say("A closed door keeps out what would come.")),
    Consideration.REST: ("5.0", say("Nothing that is left to do is worth its noise.")),
}
