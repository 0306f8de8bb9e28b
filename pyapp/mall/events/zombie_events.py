"""What the zombies do but attack, in the past tense: come out of hiding, rage, move."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, NamedTuple

from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message, listing
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, party_name, person_ref, square_name, square_ref
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import ZOMBIE


class Why(NamedTuple):
    """[15.5] Why zombies that nobody plays moved: by which priority, and what put them before others."""

    priority: int
    reason: Message
    because: tuple[Message, ...] = ()
    is_free: bool = False
    """[10.3] [11.4] Whether the die did not have to allow for it."""


def explained(what: Message, why: Why) -> Message:
    """[15.5] What they did, and why they and not others."""
    told = say("{what}: {why}", what=what, why=why.reason)
    match why.because, why.is_free:
        case (), False:
            return say("{told}.", told=told)
        case (), True:
            return say("{told} (beyond the number rolled for free movement).", told=told)
        case reasons, False:
            return say("{told} ({reasons} first).", told=told, reasons=listing(reasons))
        case reasons, _:
            return say(
                "{told} ({reasons} first; beyond the number rolled for free movement).",
                told=told, reasons=listing(reasons),
            )  # fmt: skip


def in_short(what: Message, why: Why) -> Message:
    """What they did and why, without the rank of it."""
    return say("{what}: {why}.", what=what, why=why.reason)


@dataclass(frozen=True, slots=True)
class HiddenRevealed(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    reveals: ClassVar[bool] = True
    hurts: ClassVar[bool] = True
    sound: ClassVar[str] = "groan"
    icon: ClassVar[str] = "raise-zombie"
    by: str
    square: SquareId
    value: int | None
    """Shown only where a character sees it."""

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if self.value is None:
            return say("Zombies come out of hiding in {square}.", square=square_name(self.square))
        return say(
            "Zombies come out of hiding in {square}, value {value}.", square=square_name(self.square), value=self.value
        )

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class _At(Event):
    """Something that concerns one square."""

    square: SquareId

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class WentBerserk(_At):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "10.0"
    hurts: ClassVar[bool] = True
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Berserk"), Tone.BAD)
    sound: ClassVar[str] = "groan"
    icon: ClassVar[str] = "raise-zombie"

    def text(self) -> Message:
        return say("The zombies in {square}, go berserk: two squares a turn.", square=square_name(self.square))


@dataclass(frozen=True, slots=True)
class StayedBerserk(_At):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "10.0"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Still berserk"), Tone.BAD)

    def text(self) -> Message:
        return say("The zombies in {square}, stay berserk.", square=square_name(self.square))


@dataclass(frozen=True, slots=True)
class CalmedDown(_At):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "10.0"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Calm again"), Tone.GOOD)

    def text(self) -> Message:
        return say("The zombies in {square}, calm down.", square=square_name(self.square))


@dataclass(frozen=True, slots=True)
class StayedCalm(_At):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "10.0"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Not berserk"), Tone.GOOD)

    def text(self) -> Message:
        return say("The zombies in {square}, do not go berserk.", square=square_name(self.square))


@dataclass(frozen=True, slots=True)
class Shambled(Event):
    """A unit moved."""

    topic: ClassVar[Topic] = Topic.MOVE
    sound: ClassVar[str] = "step"
    icon: ClassVar[str] = "shambling-zombie"
    by: str
    start: SquareId
    square: SquareId
    value: int | None
    """What it shows on arrival beside a character."""
    why: Why | None = None
    noticed: Group = ()
    """[7.1] Those whom it reacts to."""
    away: int = 0
    """[7.1] How many squares lie between them now, by the shortest way."""

    def case(self) -> str:
        return self.by

    def uncovers(self) -> bool:
        """[5.4] A value that was turned up is known."""
        return self.value is not None

    def tally(self, count: int) -> Message:
        if self.noticed:
            return say_n(
                "One zombie unit has noticed the move and comes nearer.",
                "{count} zombie units have noticed the move and come nearer.",
                count,
            )
        return say_n("One zombie unit shambles on.", "{count} zombie units shamble on.", count)

    def text(self) -> Message:
        if self.why is not None:
            return explained(self._what(), self.why)
        who = party_name(self.noticed, len(Character))
        if self.value is not None and self.noticed:
            return say(
                "Zombies in {start} have noticed the move of {who} and fall upon {square}, value {value}.",
                start=self.start, who=who, square=square_name(self.square), value=self.value,
            )  # fmt: skip
        if self.value is not None:
            return say(
                "Zombies come from {start} upon {square}, value {value}.",
                start=self.start, square=square_name(self.square), value=self.value,
            )  # fmt: skip
        if self.noticed:
            return say_n(
                "Zombies in {start} have noticed the move of {who} and shamble to {square}, {count} step away.",
                "Zombies in {start} have noticed the move of {who} and shamble to {square}, {count} steps away.",
                self.away, start=self.start, who=who, square=self.square,
            )  # fmt: skip
        return say("Zombies shamble from {start} to {square}.", start=self.start, square=self.square)

    def brief(self) -> Message:
        return self.text() if self.why is None else in_short(self._what(), self.why)

    def is_news(self) -> bool:
        return self.value is not None

    def _what(self) -> Message:
        if self.value is not None:
            return say(
                "Zombies in {start} fall upon {square}, value {value}",
                start=self.start, square=square_name(self.square), value=self.value,
            )  # fmt: skip
        return say("Zombies in {start} shamble to {square}", start=self.start, square=self.square)

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.start), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class SuperMoved(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "11.2"
    sound: ClassVar[str] = "step"
    icon: ClassVar[str] = "raise-zombie"
    who: Character
    start: SquareId
    square: SquareId
    with_unit: bool
    why: Why | None = None

    def case(self) -> str:
        return self.rule if self.why is None else "15.5"

    def text(self) -> Message:
        if self.why is not None:
            return explained(self._what(), self.why)
        if self.with_unit:
            return say(
                "{who}, undead, leads zombies from {start} to {square}.",
                who=self.who.called, start=self.start, square=self.square,
            )  # fmt: skip
        return say(
            "{who}, undead, goes from {start} to {square}.", who=self.who.called, start=self.start, square=self.square
        )

    def brief(self) -> Message:
        return self.text() if self.why is None else in_short(self._what(), self.why)

    def _what(self) -> Message:
        if self.with_unit:
            return say(
                "{who}, undead, leads the horde from {start} to {square}",
                who=self.who.called, start=self.start, square=square_name(self.square),
            )  # fmt: skip
        return say(
            "{who}, undead, prowls from {start} to {square}",
            who=self.who.called, start=self.start, square=square_name(self.square),
        )  # fmt: skip

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), square_ref(self.start), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class Inspected(Event):
    """[11.1] The zombie player looked at a unit that a super zombie passed."""

    rule: ClassVar[str] = "11.1"
    reveals: ClassVar[bool] = True
    square: SquareId
    value: int | None

    def text(self) -> Message:
        if self.value is None:
            return say("The zombie player looks at the unit in {square}.", square=square_name(self.square))
        return say("The unit in {square}, has the value {value}.", square=square_name(self.square), value=self.value)

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == ZOMBIE else Inspected(self.square, None)
