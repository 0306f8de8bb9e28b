"""What the zombies do at doors, in the past tense: break glass, find a latch, come in."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Stated, Tone, Topic, Verdict
from pyapp.kernel.message import Message, listing
from pyapp.mall.events.zombie_events import Why, explained
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, person_ref, square_ref
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character


@dataclass(frozen=True, slots=True)
class GlassAttacked(Event):
    """[10.5] The unit shows its value for the attempt."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "10.5"
    reveals: ClassVar[bool] = True
    settles: ClassVar[bool] = True
    sound: ClassVar[str] = "glass"
    icon: ClassVar[str] = "cracked-glass"
    square: SquareId
    door: DoorId
    value: int
    broke: bool

    def text(self) -> Message:
        if self.broke:
            return say("Berserk zombies ({value}) smash {door}.", value=self.value, door=door_name(self.door))
        return say("Berserk zombies ({value}) hammer at {door}; it holds.", value=self.value, door=door_name(self.door))

    def verdict(self) -> Verdict:
        return Verdict(say("Broken"), Tone.BAD) if self.broke else Verdict(say("Holds"), Tone.GOOD)

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square), door_ref(self.door))


@dataclass(frozen=True, slots=True)
class DoorUnlatched(Event):
    rule: ClassVar[str] = "16.0"
    hurts: ClassVar[bool] = True
    who: Character
    door: DoorId

    def text(self) -> Message:
        return say(
            "A hand that was {who}'s finds the latch: {door} swings open.",
            who=self.who.called,
            door=door_name(self.door),
        )

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), door_ref(self.door))


@dataclass(frozen=True, slots=True)
class GlassForced(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "11.6"
    sound: ClassVar[str] = "glass"
    icon: ClassVar[str] = "cracked-glass"
    who: Character
    door: DoorId
    why: Why | None = None

    def case(self) -> str:
        return self.rule if self.why is None else "15.5"

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        if self.why is not None:
            what = say("{who}, undead, and the horde smash {door}", who=self.who.called, door=door_name(self.door))
            return explained(what, self.why)
        return self.brief()

    def brief(self) -> Message:
        return say("{who}, undead, and the horde break through {door}.", who=self.who.called, door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), door_ref(self.door))


@dataclass(frozen=True, slots=True)
class DoorsNamed(Event):
    """[13.5] What the total stands for in the Zombie Entrance Table."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "13.5"
    total: int
    doors: tuple[DoorId, ...]

    def text(self) -> Message:
        return say("{total} stands for {doors}.", total=self.total, doors=listing(map(door_name, self.doors)))

    def refs(self) -> tuple[str, ...]:
        return tuple(map(door_ref, self.doors))


@dataclass(frozen=True, slots=True)
class Entered(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "13.0"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Zombies"), Tone.BAD)
    sound: ClassVar[str] = "groan"
    icon: ClassVar[str] = "entry-door"
    door: DoorId
    square: SquareId
    value: int | None

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        if self.value is not None:
            return say("Zombies come in by {door}, value {value}.", door=door_name(self.door), value=self.value)
        return say("Zombies come in by {door}.", door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square), door_ref(self.door))


@dataclass(frozen=True, slots=True)
class NobodyEntered(Stated):
    topic: ClassVar[Topic] = Topic.MOVE
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Nobody"), Tone.GOOD)
