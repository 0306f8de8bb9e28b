"""[8.0] What an attack does to characters, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import person_ref, square_name, square_ref
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character


@dataclass(frozen=True, slots=True)
class AttackBegan(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "8.0"
    sound: ClassVar[str] = "groan"
    square: SquareId
    value: int

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        return say(
            "Zombies attack in {square}, with strength {value}.", square=square_name(self.square), value=self.value
        )

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class _Struck(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    hurts: ClassVar[bool] = True
    who: Character

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Escaped(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "8.2"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Not hit"), Tone.GOOD)
    icon: ClassVar[str] = "person"
    who: Character

    def text(self) -> Message:
        return say("{who} is not hit.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Stunned(_Struck):
    rule: ClassVar[str] = "8.3"
    gravity: ClassVar[int] = 1
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Stunned"), Tone.BAD)
    sound: ClassVar[str] = "bite"
    icon: ClassVar[str] = "knocked-out-stars"

    def text(self) -> Message:
        return say("{who} is stunned.", who=self.who.called)


@dataclass(frozen=True, slots=True)
class Infected(_Struck):
    rule: ClassVar[str] = "8.4"
    gravity: ClassVar[int] = 2
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Infected"), Tone.BAD)
    sound: ClassVar[str] = "bite"
    icon: ClassVar[str] = "biohazard"

    def text(self) -> Message:
        return say("{who} is bitten and infected.", who=self.who.called)


@dataclass(frozen=True, slots=True)
class Killed(_Struck):
    rule: ClassVar[str] = "8.5"
    gravity: ClassVar[int] = 4
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Eaten"), Tone.BAD)
    sound: ClassVar[str] = "bite"
    icon: ClassVar[str] = "skull-crossed-bones"

    def text(self) -> Message:
        return say("{who} is eaten.", who=self.who.called)


@dataclass(frozen=True, slots=True)
class BecameSuper(_Struck):
    rule: ClassVar[str] = "11.0"
    gravity: ClassVar[int] = 3
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Turned"), Tone.BAD)
    sound: ClassVar[str] = "groan"
    icon: ClassVar[str] = "raise-zombie"

    def text(self) -> Message:
        return say("{who} turns: a super zombie walks the mall.", who=self.who.called)
