"""[6.0] What fights do to both sides."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import ZedId, space_name, space_ref, unit_ref
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.tables import COLUMN_NAMES


@dataclass(frozen=True, slots=True)
class FightBegan(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.1"
    sound: ClassVar[str] = "groan"
    space: SpaceId
    who: Who
    strength: int
    zeds: int
    by_zeds: bool

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        place = space_name(self.space)
        if self.by_zeds:
            return say(
                "Zeds of strength {zeds} attack at {place}. In defence: {who}, strength {strength}.",
                zeds=self.zeds, place=place, who=self.who.called, strength=self.strength,
            )  # fmt: skip
        return say(
            "Attack at {place}: {who}, strength {strength}, against Zeds of strength {zeds}.",
            zeds=self.zeds, place=place, who=self.who.called, strength=self.strength,
        )  # fmt: skip

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), space_ref(self.space))


@dataclass(frozen=True, slots=True)
class FightFought(Event):
    """What the dice came to."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.1"
    settles: ClassVar[bool] = True
    who: Who
    column: int
    zeds_hits: int
    unit_hits: int
    zeds_win: bool

    def text(self) -> Message:
        return (
            say("On {column}: hits on the Zeds {zeds}, on {who} {humans}. The Zeds win.", **self._args())
            if self.zeds_win
            else say("On {column}: hits on the Zeds {zeds}, on {who} {humans}. The Zeds lose.", **self._args())
        )

    def _args(self) -> dict[str, Message | int]:
        return {
            "column": COLUMN_NAMES[self.column],
            "zeds": self.zeds_hits,
            "humans": self.unit_hits,
            "who": self.who.called,
        }

    def verdict(self) -> Verdict | None:
        return Verdict(say("Lost"), Tone.BAD) if self.zeds_win else Verdict(say("Won"), Tone.GOOD)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class ZedsHit(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.2"
    unit: ZedId
    name: Message
    hits: int
    reduced: int = 0
    """The strength that is left where they were turned."""

    def text(self) -> Message:
        if self.reduced:
            return say_n(
                "{zeds} take {count} hit: reduced to {reduced}.",
                "{zeds} take {count} hits: reduced to {reduced}.",
                self.hits,
                zeds=self.name,
                reduced=self.reduced,
            )
        return say_n("{zeds} take {count} hit.", "{zeds} take {count} hits.", self.hits, zeds=self.name)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.unit),)


@dataclass(frozen=True, slots=True)
class ZedsEliminated(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.2"
    icon: ClassVar[str] = "tombstone"
    space: SpaceId
    name: Message

    def text(self) -> Message:
        return say("{zeds} are eliminated.", zeds=self.name)

    def refs(self) -> tuple[str, ...]:
        return (space_ref(self.space),)


@dataclass(frozen=True, slots=True)
class HitsCancelled(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.2"
    settles: ClassVar[bool] = True
    by: str
    thing: str
    """Its ref."""
    name: Message
    cancelled: int
    left: int

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say(
            "Tough as nails, {who}: hits cancelled {cancelled}, left {left}.",
            who=self.name, cancelled=self.cancelled, left=self.left,
        )  # fmt: skip

    def refs(self) -> tuple[str, ...]:
        return (self.thing,)


@dataclass(frozen=True, slots=True)
class UnitHit(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.2"
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 1
    sound: ClassVar[str] = "bite"
    icon: ClassVar[str] = "claw-slashes"
    who: Who
    hits: int
    is_turned: bool = False

    def text(self) -> Message:
        if self.is_turned:
            return say_n(
                "{who}: {count} hit, and reduced.",
                "{who}: {count} hits, and reduced.",
                self.hits,
                who=self.who.called,
            )
        return say_n("{who}: {count} hit.", "{who}: {count} hits.", self.hits, who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Saved(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.3"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Saved"), Tone.GOOD)
    gravity: ClassVar[int] = 2
    icon: ClassVar[str] = "person"
    who: Who

    def text(self) -> Message:
        return say("Saved, and back in Town Center: {who}.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), "space:TC")


@dataclass(frozen=True, slots=True)
class Killed(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.3"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Dead"), Tone.BAD)
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 4
    sound: ClassVar[str] = "bite"
    icon: ClassVar[str] = "skull-crossed-bones"
    who: Who

    def text(self) -> Message:
        return say("To the Cemetery: {who}.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Retreated(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "6.4"
    gravity: ClassVar[int] = -1
    sound: ClassVar[str] = "step"
    who: Who
    space: SpaceId
    is_loss: bool = True

    def text(self) -> Message:
        if self.is_loss:
            return say("Retreat to {place}: {who}.", who=self.who.called, place=space_name(self.space))
        return say("Withdrawal to {place}: {who}.", who=self.who.called, place=space_name(self.space))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), space_ref(self.space))


@dataclass(frozen=True, slots=True)
class RolledAgain(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.1"
    by: str
    who: Who

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{who}: the dice are rolled again, for good.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class StoodFast(Event):
    """[10.7] A lost fight was turned."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "10.7"
    icon: ClassVar[str] = "book-open"
    who: Who

    def text(self) -> Message:
        return say("A last stand, {who}: 1 hit on the Zeds, who retreat.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    """[5.4] What a shot came to."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "5.4"
    settles: ClassVar[bool] = True
    sound: ClassVar[str] = "shot"
    who: Who
    target: ZedId
    space: SpaceId
    hits: int

    def text(self) -> Message:
        if not self.hits:
            return say("{who}: missed.", who=self.who.called)
        return say_n("{who}: {count} hit.", "{who}: {count} hits.", self.hits, who=self.who.called)

    def verdict(self) -> Verdict | None:
        if not self.hits:
            return Verdict(say("Missed"), Tone.BAD)
        return Verdict(say_n("{count} hit", "{count} hits", self.hits), Tone.GOOD)

    def refs(self) -> tuple[str, ...]:
        # The target first: what came of the shot is told over that, or where it stood.
        return (unit_ref(self.target), space_ref(self.space), unit_ref(self.who))

    def beams(self) -> tuple[tuple[str, str], ...]:
        return ((unit_ref(self.who), unit_ref(self.target)),)
