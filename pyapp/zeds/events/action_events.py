"""[5.0] What player units do on their own account."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Topic
from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import space_name, space_ref, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who


@dataclass(frozen=True, slots=True)
class Moved(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.2"
    sound: ClassVar[str] = "step"
    who: Who
    space: SpaceId

    def text(self) -> Message:
        return say("Move to {place}: {who}.", who=self.who.called, place=space_name(self.space))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), space_ref(self.space))


@dataclass(frozen=True, slots=True)
class AbilityUsed(Event):
    """[5.1] A Character Action was spent."""

    rule: ClassVar[str] = "5.1"
    by: str
    who: Who
    name: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{who}: {ability}.", who=self.who.called, ability=self.name)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Ended(Event):
    """[5.1] Nobody wants to do more."""

    rule: ClassVar[str] = "5.1"
    is_slight: ClassVar[bool] = True

    def text(self) -> Message:
        return say("The Action Phase is over.")
