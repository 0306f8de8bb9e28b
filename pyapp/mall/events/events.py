"""What happens in the mall, in the past tense."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.decision import Seat
from pyapp.kernel.event import FRIGHT, Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import Group, door_name, door_ref, group_name, person_ref, square_name, square_ref
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import ZOMBIE


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
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "3.2"
    who: Character
    square: SquareId

    def text(self) -> Message:
        return say("{who} starts in {square}.", who=self.who.called, square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class Passed(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.0"

    def text(self) -> Message:
        return say("Nobody moves.")


NO_SCOUTING = say("Zombies might have been hiding there: to have looked cannot be taken back.")


@dataclass(frozen=True, slots=True)
class Moved(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.0"
    sound: ClassVar[str] = "step"
    who: Group
    start: SquareId
    square: SquareId
    cost: int
    might_meet: bool = False
    """[9.1] Whether zombies might have been hiding there, for all that lay open: now it is known."""

    def uncovers(self) -> bool:
        return self.might_meet

    def why_final(self) -> Message | None:
        return NO_SCOUTING if self.might_meet else None

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

    topic: ClassVar[Topic] = Topic.FIGHT
    reveals: ClassVar[bool] = True
    rule: ClassVar[str] = "5.4"
    sound: ClassVar[str] = "groan"
    square: SquareId
    value: int

    def text(self) -> Message:
        return say(
            "The zombies in {square}, show their value: {value}.", square=square_name(self.square), value=self.value
        )

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class DoorOpened(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.5"
    is_slight: ClassVar[bool] = True
    sound: ClassVar[str] = "door"
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
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.5"
    is_slight: ClassVar[bool] = True
    sound: ClassVar[str] = "door"
    who: Group
    door: DoorId

    def text(self) -> Message:
        if len(self.who) == 1:
            return say("{who} closes {door}.", who=group_name(self.who), door=door_name(self.door))
        return say("{who} close {door}.", who=group_name(self.who), door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (door_ref(self.door),)


@dataclass(frozen=True, slots=True)
class Selected(Event):
    rule: ClassVar[str] = "5.0"
    who: Group

    def text(self) -> Message:
        return say("{who} to move.", who=group_name(self.who))

    def refs(self) -> tuple[str, ...]:
        return tuple(map(person_ref, self.who))


@dataclass(frozen=True, slots=True)
class Lifted(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.6"
    who: Character
    other: Character

    def text(self) -> Message:
        return say("{who} takes {other} up.", who=self.who.called, other=self.other.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), person_ref(self.other))


@dataclass(frozen=True, slots=True)
class PutDown(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "5.6"
    who: Character
    other: Character

    def text(self) -> Message:
        return say("{who} puts {other} down.", who=self.who.called, other=self.other.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who), person_ref(self.other))


@dataclass(frozen=True, slots=True)
class RifleTaken(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "12.0"
    is_slight: ClassVar[bool] = True
    sound: ClassVar[str] = "door"
    who: Character

    def text(self) -> Message:
        return say("{who} takes a hunting rifle.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Panicked(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.5"
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = FRIGHT
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Panic"), Tone.BAD)
    icon: ClassVar[str] = "screaming"
    who: Character
    halts: bool = False
    """Whether a move with points left is brought to an end."""

    def text(self) -> Message:
        if self.halts:
            return say("{who} panics and does not shoot, and nobody walks on.", who=self.who.called)
        return say("{who} panics and does not shoot.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who),)


@dataclass(frozen=True, slots=True)
class KeptCalm(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.5"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Calm"), Tone.GOOD)
    who: Character

    def text(self) -> Message:
        return say("{who} keeps calm.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who),)


@dataclass(frozen=True, slots=True)
class ShotFired(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.0"
    settles: ClassVar[bool] = True
    sound: ClassVar[str] = "shot"
    who: Group
    square: SquareId
    total: int
    """What the dice came to, less the modifier."""
    value: int
    modifier: int = 0
    """[6.7] For the distance, and for a door in between."""
    is_through_door: bool = False

    def text(self) -> Message:
        who, rolled = group_name(self.who), self.total + self.modifier
        if not self.modifier:
            return say(
                "{who}: {total}, against their value of {value} in {square}.",
                who=who, total=self.total, value=self.value, square=self.square,
            )  # fmt: skip
        if self.is_through_door:
            return say(
                "{who}: {rolled} less {modifier} for distance and door is {total}, against their value of {value} in "
                "{square}.",
                who=who, rolled=rolled, modifier=self.modifier, total=self.total, value=self.value, square=self.square,
            )  # fmt: skip
        return say(
            "{who}: {rolled} less {modifier} for distance is {total}, against their value of {value} in {square}.",
            who=who, rolled=rolled, modifier=self.modifier, total=self.total, value=self.value, square=self.square,
        )  # fmt: skip

    def refs(self) -> tuple[str, ...]:
        return (*map(person_ref, self.who), square_ref(self.square))

    def beams(self) -> tuple[tuple[str, str], ...]:
        return tuple((person_ref(who), square_ref(self.square)) for who in self.who)


@dataclass(frozen=True, slots=True)
class Missed(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.0"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Miss"))
    square: SquareId

    def text(self) -> Message:
        return say("Not enough: the zombies in {square}, still stand.", square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class DoorShot(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.7"
    sound: ClassVar[str] = "glass"
    icon: ClassVar[str] = "cracked-glass"
    door: DoorId

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        return say("The shot shatters {door}.", door=door_name(self.door))

    def refs(self) -> tuple[str, ...]:
        return (door_ref(self.door),)


@dataclass(frozen=True, slots=True)
class ZombieEliminated(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "6.0"
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("Hit"), Tone.GOOD)
    icon: ClassVar[str] = "tombstone"
    square: SquareId
    who: Character | None
    """The super zombie that it was."""

    def text(self) -> Message:
        if self.who is not None:
            return say(
                "What was {who} is put to rest in {square}.", who=self.who.called, square=square_name(self.square)
            )
        return say("The zombies in {square}, are eliminated.", square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "8.3"
    settles: ClassVar[bool] = True
    icon: ClassVar[str] = "first-aid-kit"
    who: Character

    def text(self) -> Message:
        return say("{who} comes round.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (person_ref(self.who),)
