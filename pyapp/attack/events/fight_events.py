"""Moves, attacks, wounds, throws and deaths."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.attack.board.squares import Square
from pyapp.attack.names import Who, ZombieId, figure_name, square_name, square_ref, unit_ref
from pyapp.attack.speech import say, say_n
from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Walked(Event):
    """[A3.1] A step."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "A3.1"
    sound: ClassVar[str] = "step"
    figure: str
    square: Square

    def text(self) -> Message:
        return say("{figure} goes to {square}.", figure=figure_name(self.figure), square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.figure), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class PushedPast(Event):
    """[A10.1] Into a zombie's square."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "A10.1"
    who: Who
    zombie: ZombieId

    def text(self) -> Message:
        return say("{who} tries to push past {zombie}.", who=self.who.called, zombie=figure_name(self.zombie))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), unit_ref(self.zombie))


@dataclass(frozen=True, slots=True)
class WentBack(Event):
    """[A10.3] No actions left to get past."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "A10.3"
    who: Who
    square: Square

    def text(self) -> Message:
        return say(
            "{who} does not get past, and is back at {square}.", who=self.who.called, square=square_name(self.square)
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class Missed(Event):
    """Nothing came of an attack."""

    topic: ClassVar[Topic] = Topic.FIGHT
    settles: ClassVar[bool] = True
    by: str
    figure: str
    target: str

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{figure} misses {target}.", figure=figure_name(self.figure), target=figure_name(self.target))

    def verdict(self) -> Verdict:
        return Verdict(say("missed"))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.figure), unit_ref(self.target))


@dataclass(frozen=True, slots=True)
class Wounded(Event):
    """[A6.3] A human is wounded."""

    topic: ClassVar[Topic] = Topic.FIGHT
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 1
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("wounded"), Tone.BAD)
    icon: ClassVar[str] = "claw-slashes"
    sound: ClassVar[str] = "bite"
    by: str
    who: Who
    wounds: int
    left: int

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if self.left == 1:
            return say_n(
                "{who} takes {count} wound: 1 heart left, the next wound kills.",
                "{who} takes {count} wounds: 1 heart left, the next wound kills.",
                self.wounds,
                who=self.who.called,
            )
        return say_n(
            "{who} takes {count} wound: {left} hearts left.",
            "{who} takes {count} wounds: {left} hearts left.",
            self.wounds,
            who=self.who.called,
            left=self.left,
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class HumanDied(Event):
    """[A6.4] No wounds left to take."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "A6.4"
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 3
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("killed"), Tone.BAD)
    icon: ClassVar[str] = "tombstone"
    who: Who
    square: Square

    def text(self) -> Message:
        return say(
            "{who} dies at {square}, and will rise as a zombie.", who=self.who.called, square=square_name(self.square)
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class ZombieKilled(Event):
    """[A7.3] [A6.5] A zombie falls: in the humans' turn it lies there, in the zombies' turn it is gone."""

    topic: ClassVar[Topic] = Topic.FIGHT
    settles: ClassVar[bool] = True
    result: ClassVar[Verdict | None] = Verdict(say("killed"), Tone.GOOD)
    icon: ClassVar[str] = "skull-crossed-bones"
    sound: ClassVar[str] = "shot"
    by: str
    zombie: ZombieId
    lies: bool

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if self.lies:
            return say("{zombie} is killed, and lies where it fell.", zombie=figure_name(self.zombie))
        return say("{zombie} is killed, and taken off the board.", zombie=figure_name(self.zombie))

    def brief(self) -> Message:
        return say("{zombie} is killed.", zombie=figure_name(self.zombie))

    def tally(self, count: int) -> Message:
        return say_n("{count} zombie is killed.", "{count} zombies are killed.", count)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.zombie),)


@dataclass(frozen=True, slots=True)
class Thrown(Event):
    """[A8.1] Knocked back a square."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "A8.1"
    figure: str
    square: Square

    def text(self) -> Message:
        return say(
            "{figure} is thrown back to {square}.", figure=figure_name(self.figure), square=square_name(self.square)
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.figure), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class StoodFirm(Event):
    """[A8.2] Something behind stopped the throw."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "A8.2"
    figure: str

    def text(self) -> Message:
        return say("{figure} is not thrown back: the way behind is not free.", figure=figure_name(self.figure))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.figure),)


@dataclass(frozen=True, slots=True)
class Drowned(Event):
    """[A8.2] Thrown into the water."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "A8.2"
    icon: ClassVar[str] = "skull-crossed-bones"
    zombie: ZombieId

    def text(self) -> Message:
        return say("{zombie} is thrown into the water, and gone.", zombie=figure_name(self.zombie))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.zombie),)


@dataclass(frozen=True, slots=True)
class Fumbled(Event):
    """[A8.3] [A8.5] Double 1."""

    topic: ClassVar[Topic] = Topic.FIGHT
    settles: ClassVar[bool] = True
    by: str
    figure: str

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if self.by == "A8.3":
            return say("Double 1: {zombie} falls, and breaks its own skull.", zombie=figure_name(self.figure))
        return say("Double 1: {who}'s turn is over.", who=figure_name(self.figure))

    def verdict(self) -> Verdict:
        return Verdict(say("double 1"), Tone.GOOD if self.by == "A8.3" else Tone.BAD)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.figure),)


@dataclass(frozen=True, slots=True)
class Inspired(Event):
    """[A8.6] Double 6: three more actions."""

    rule: ClassVar[str] = "A8.6"
    who: Who
    actions: int

    def text(self) -> Message:
        return say_n(
            "Double 6: {who} has {count} more action.",
            "Double 6: {who} has {count} more actions.",
            self.actions,
            who=self.who.called,
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)
