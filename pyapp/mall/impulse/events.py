"""[16.0] What hot heads do, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from typing import ClassVar

from pyapp.kernel.event import Event
from pyapp.kernel.message import Listing, Message, Value
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import Group, door_name, door_ref, group_name, person_ref, square_name, square_ref
from pyapp.mall.speech import say, say_n


@dataclass(frozen=True, slots=True)
class _OnTheRun(Event):
    """Something that those on the run did, or that befell them, in a square."""

    who: Group
    square: SquareId

    @property
    def named(self) -> dict[str, Value]:
        return {"who": group_name(self.who), "square": square_name(self.square)}

    def refs(self) -> tuple[str, ...]:
        return (*map(person_ref, self.who), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class RanOff(_OnTheRun):
    rule: ClassVar[str] = "16.1"
    hurts: ClassVar[bool] = True

    def text(self) -> Message:
        return say("There is no longer any holding {who} in {square}.", **self.named)


@dataclass(frozen=True, slots=True)
class HeldFire(_OnTheRun):
    """[16.3] Nobody shot at the zombies that they came upon."""

    rule: ClassVar[str] = "16.3"

    def text(self) -> Message:
        return say_n(
            "In {square}, close to zombies, {who} does not shoot and has to get away.",
            "In {square}, close to zombies, {who} do not shoot and have to get away.",
            len(self.who),
            **self.named,
        )


@dataclass(frozen=True, slots=True)
class Cornered(_OnTheRun):
    """[16.5] Out of a zombie's square there is no way that leads far enough."""

    rule: ClassVar[str] = "16.5"
    hurts: ClassVar[bool] = True

    def text(self) -> Message:
        return say_n(
            "No way out of {square}: {who} fires every shot that is left.",
            "No way out of {square}: {who} fire every shot that is left.",
            len(self.who),
            **self.named,
        )


@dataclass(frozen=True, slots=True)
class MadeFor(_OnTheRun):
    """With nobody to lead them, they picked a way by a list; this says which lines of it decided."""

    rule: ClassVar[str] = "16.2"
    because: tuple[Message, ...]

    def text(self) -> Message:
        if not self.because:
            return say_n("{who} makes for {square}.", "{who} make for {square}.", len(self.who), **self.named)
        return say_n(
            "{who} makes for {square}: {why}.",
            "{who} make for {square}: {why}.",
            len(self.who),
            **self.named,
            why=Listing(self.because),
        )


@dataclass(frozen=True, slots=True)
class WentForDoor(Event):
    """With no other way out, they turned to a door."""

    rule: ClassVar[str] = "16.2"
    who: Group
    door: DoorId

    def text(self) -> Message:
        return say_n(
            "There is no other way out: {who} goes for {door}.",
            "There is no other way out: {who} go for {door}.",
            len(self.who),
            who=group_name(self.who),
            door=door_name(self.door),
        )

    def refs(self) -> tuple[str, ...]:
        return (*map(person_ref, self.who), door_ref(self.door))


class End(StrEnum):
    """[16.8] Why an impulse was over."""

    STOPPED = "stopped"
    STAYED = "stayed"
    CORNERED = "cornered"
    PETER = "peter"
    SPENT = "spent"
    PANIC = "panic"
    NO_WAY = "no-way"
    NO_STEP = "no-step"


_CASES = {End.PETER: "16.7", End.PANIC: "6.5", End.NO_WAY: "16.6", End.NO_STEP: "16.6"}


@dataclass(frozen=True, slots=True)
class ImpulseEnded(_OnTheRun):
    why: End

    def case(self) -> str:
        return _CASES.get(self.why, "16.8")

    def text(self) -> Message:
        match self.why:
            case End.STOPPED:
                return say("That is as far as it goes: {who} in {square}.", **self.named)
            case End.STAYED:
                return say("Gone nowhere after all: {who} in {square}.", **self.named)
            case End.CORNERED:
                return say("Out of shots and with no way out of {square}: {who}.", **self.named)
            case End.PETER:
                return say("Peter is in sight, and that is enough for {who}, in {square}.", **self.named)
            case End.SPENT:
                return say("Out of breath in {square}: {who}.", **self.named)
            case End.PANIC:
                return say("Frozen with fear in {square}: {who}.", **self.named)
            case End.NO_WAY:
                return say("Nowhere to run from {square}: {who}.", **self.named)
            case End.NO_STEP:
                return say("Every way on ends too near zombies: {who} in {square}.", **self.named)
