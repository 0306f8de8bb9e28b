"""What happens in the mall, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event
from pyapp.kernel.message import Message, say
from pyapp.mall.counters import Character
from pyapp.mall.map import DoorId, SquareId
from pyapp.mall.names import Group, door_name, door_ref, group_name, person_ref, square_name, square_ref
from pyapp.mall.state import ZOMBIE


@dataclass(frozen=True, slots=True)
class HidingPlaceChosen(Event):
    rule: ClassVar[str] = "3.1"
    number: int
    square: SquareId | None
    """None for those who may not know."""

    def text(self) -> Message:
        if self.square is None:
            return say("Hiding place {number} is written down.", number=self.number)
        return say("Hiding place {number}: {square}.", number=self.number, square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),) if self.square else ()

    def seen_by(self, seat: Seat) -> Event:
        return self if seat == ZOMBIE else HidingPlaceChosen(self.number, None)


@dataclass(frozen=True, slots=True)
class Placed(Event):
    rule: ClassVar[str] = "3.2"
    who: Character
    square: SquareId

    def text(self) -> Message:
        return say("{who} starts in {square}.", who=self.who.called, square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class TurnBegan(Event):
    rule: ClassVar[str] = "4.0"
    turn: int

    def text(self) -> Message:
        return say("Turn {turn} begins.", turn=self.turn)


@dataclass(frozen=True, slots=True)
class Passed(Event):
    rule: ClassVar[str] = "5.0"

    def text(self) -> Message:
        return say("Nobody moves.")


@dataclass(frozen=True, slots=True)
class Moved(Event):
    rule: ClassVar[str] = "5.0"
    who: Group
    start: SquareId
    square: SquareId
    cost: int

    def text(self) -> Message:
        who = group_name(self.who)
        if len(self.who) == 1:
            return say("{who} moves to {square}.", who=who, square=square_name(self.square))
        return say("{who} move to {square}.", who=who, square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (*map(person_ref, self.who), square_ref(self.start), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class ZombieRevealed(Event):
    """A unit was turned over and shows its value to both sides."""

    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "5.4"
    square: SquareId
    value: int

    def text(self) -> Message:
        return say("The zombies in {square} show a {value}.", square=square_name(self.square), value=self.value)

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    rule: ClassVar[str] = "5.5"
    who: Group
    door: DoorId

    def text(self) -> Message:
        if len(self.who) == 1:
            return say("{who} opens {door}.", who=group_name(self.who), door=door_name(self.door))
        return say("{who} open {door}.", who=group_name(self.who), door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (door_ref(self.door),)


@dataclass(frozen=True, slots=True)
class DoorClosed(Event):
    rule: ClassVar[str] = "5.5"
    who: Group
    door: DoorId

    def text(self) -> Message:
        if len(self.who) == 1:
            return say("{who} closes {door}.", who=group_name(self.who), door=door_name(self.door))
        return say("{who} close {door}.", who=group_name(self.who), door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (door_ref(self.door),)
