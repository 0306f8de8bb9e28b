"""What happens in play without a zombie player, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Stated, Tone, Topic, Verdict
from pyapp.kernel.message import Message, listing
from pyapp.mall.events.zombie_events import Why, explained, in_short
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, square_name, square_ref
from pyapp.mall.speech import say, say_n


@dataclass(frozen=True, slots=True)
class DigitRead(Event):
    """[15.8] What the dice say of where."""

    topic: ClassVar[Topic] = Topic.DICE
    rule: ClassVar[str] = "15.8"
    settles: ClassVar[bool] = True
    digit: str
    is_raised: bool
    """Whether the first die has led to the other column."""

    def text(self) -> Message:
        if self.is_raised:
            return say(
                "The dice say a square that ends in {digit}: the second die plus 5, as the first is 4 or more.",
                digit=self.digit,
            )
        return say(
            "The dice say a square that ends in {digit}: the second die, as the first is 3 or less.", digit=self.digit
        )


@dataclass(frozen=True, slots=True)
class Appeared(Event):
    """[15.2] A unit that nobody knew of."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "15.2"
    reveals: ClassVar[bool] = True
    hurts: ClassVar[bool] = True
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Zombies"), Tone.BAD)
    sound: ClassVar[str] = "groan"
    icon: ClassVar[str] = "raise-zombie"
    square: SquareId
    value: int | None
    """Shown only where a character sees it."""
    because: tuple[Message, ...] = ()
    """What decided between squares equally near."""

    def text(self) -> Message:
        where, digit = square_name(self.square), self.square[-1]
        if self.value is not None:
            return say(
                "Zombies come out of hiding in {square}: of the store squares without zombies that end in {digit}, the "
                "nearest to those who moved. Their value: {value}.",
                square=where, digit=digit, value=self.value,
            )  # fmt: skip
        if self.because:
            return say(
                "Zombies come out of hiding in {square}: of the store squares without zombies that end in {digit}, "
                "nearest to those who moved, {reasons}.",
                square=where, digit=digit, reasons=listing(self.because),
            )  # fmt: skip
        return say(
            "Zombies come out of hiding in {square}: of the store squares without zombies that end in {digit}, the "
            "nearest to those who moved.",
            square=where, digit=digit,
        )  # fmt: skip

    def brief(self) -> Message:
        where = square_name(self.square)
        if self.value is not None:
            return say(
                "Zombies, value {value}, come out of hiding in {square}: close to those who moved.",
                square=where, value=self.value,
            )  # fmt: skip
        return say("Zombies come out of hiding in {square}: close to those who moved.", square=where)

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class NobodyAppeared(Stated):
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Nobody"), Tone.GOOD)


@dataclass(frozen=True, slots=True)
class TurnedOnGlass(Event):
    """[15.5] [10.4] Berserk zombies have seen somebody behind glass."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "15.5"
    sound: ClassVar[str] = "groan"
    square: SquareId
    door: DoorId
    why: Why

    def text(self) -> Message:
        return explained(self._what(), self.why)

    def brief(self) -> Message:
        return in_short(self._what(), self.why)

    def _what(self) -> Message:
        return say("Berserk zombies in {square} turn on {door}", square=self.square, door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square), door_ref(self.door))


@dataclass(frozen=True, slots=True)
class NumberAttacked(Event):
    """[15.6] What the die said."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "15.6"
    settles: ClassVar[bool] = True
    square: SquareId
    count: int
    of: int

    def text(self) -> Message:
        if self.count == self.of:
            return say("They go for everybody in {square}.", square=square_name(self.square))
        return say_n(
            "They go for one of those in {square}.", "They go for {count} of those in {square}.",
            self.count, square=square_name(self.square),
        )  # fmt: skip

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)
