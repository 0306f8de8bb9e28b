"""The course of the game: turns, goals, zombies that come back."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import ClassVar

from pyapp.attack.board.squares import NOWHERE, Square
from pyapp.attack.names import Who, ZombieId, figure_name, square_name, square_ref, unit_ref
from pyapp.attack.speech import say, say_n
from pyapp.kernel.event import Event, Topic
from pyapp.kernel.message import Message, listing


@dataclass(frozen=True, slots=True)
class HumanBegan(Event):
    """[A2.2] A human's turn."""

    rule: ClassVar[str] = "A2.2"
    is_slight: ClassVar[bool] = True
    who: Who

    def text(self) -> Message:
        return say("{who}'s turn begins.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class HumanEnded(Event):
    rule: ClassVar[str] = "A2.2"
    is_slight: ClassVar[bool] = True
    who: Who

    def text(self) -> Message:
        return say("{who}'s turn is over.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class ZombiesBegan(Event):
    rule: ClassVar[str] = "A2.1"

    def text(self) -> Message:
        return say("The zombies' turn begins.")


@dataclass(frozen=True, slots=True)
class ZombiesDone(Event):
    """[A2.1] What came of the zombies' turn, for those who have waited for its end."""

    rule: ClassVar[str] = "A2.1"
    sums_up: ClassVar[bool] = True
    is_slight: ClassVar[bool] = True
    icon: ClassVar[str] = "shambling-zombie"
    attacks: int
    hits: int
    broken: int
    held: int
    back: int
    standing: int

    def text(self) -> Message:
        up = say_n("{count} zombie stands", "{count} zombies stand", self.standing)
        return say("The zombies' turn: {deeds}. Now {zombies}.", deeds=listing(self._deeds()), zombies=up)

    def _deeds(self) -> Iterator[Message]:
        if self.hits:
            hits = say_n("{count} hit", "{count} hits", self.hits)
            yield say_n("{count} attack with {hits}", "{count} attacks with {hits}", self.attacks, hits=hits)
        elif self.attacks:
            yield say_n("{count} attack without a hit", "{count} attacks without a hit", self.attacks)
        else:
            yield say("no attack")
        if self.broken:
            yield say_n("{count} barricade broken", "{count} barricades broken", self.broken)
        if self.held:
            yield say_n("{count} barricade that holds", "{count} barricades that hold", self.held)
        if self.back:
            yield say_n("{count} zombie more", "{count} zombies more", self.back)


@dataclass(frozen=True, slots=True)
class GoalReached(Event):
    """[A12.5] A step of the survival rules is done."""

    rule: ClassVar[str] = "A12.5"
    sound: ClassVar[str] = "card"
    icon: ClassVar[str] = "hourglass"
    goal: Message

    def text(self) -> Message:
        return say("Done: {goal}.", goal=self.goal)


@dataclass(frozen=True, slots=True)
class Chose(Event):
    """[A13.1] Why an automatic zombie does what it does."""

    topic: ClassVar[Topic] = Topic.MOVE
    sound: ClassVar[str] = "step"
    by: str
    zombie: ZombieId
    plan: Message
    because: tuple[Message, ...]
    square: Square = NOWHERE
    """Where the first leg of its way has brought it, if it walks."""

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        zombie, plan, where = figure_name(self.zombie), self.plan, square_name(self.square)
        reasons = listing(self.because)
        if self.square and self.because:
            return say(
                "{zombie} goes to {square}: it {plan}, {reasons}.",
                zombie=zombie,
                square=where,
                plan=plan,
                reasons=reasons,
            )
        if self.square:
            return say("{zombie} goes to {square}: it {plan}.", zombie=zombie, square=where, plan=plan)
        if self.because:
            return say("{zombie} {plan}, {reasons}.", zombie=zombie, plan=plan, reasons=reasons)
        return self.brief()

    def brief(self) -> Message:
        return say("{zombie} {plan}.", zombie=figure_name(self.zombie), plan=self.plan)

    def refs(self) -> tuple[str, ...]:
        """Where it does not walk, the dice that follow are looked at."""
        return (unit_ref(self.zombie), square_ref(self.square)) if self.square else ()


@dataclass(frozen=True, slots=True)
class Rose(Event):
    """[A6.4] A dead human stands up."""

    rule: ClassVar[str] = "A6.4"
    hurts: ClassVar[bool] = True
    gravity: ClassVar[int] = 2
    icon: ClassVar[str] = "shambling-zombie"
    who: Who
    zombie: ZombieId
    square: Square

    def text(self) -> Message:
        return say(
            "{who} rises at {square}, as {zombie}.",
            who=self.who.called,
            square=square_name(self.square),
            zombie=figure_name(self.zombie),
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.zombie), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class Replenishes(Event):
    """[A9.1] How many zombies may come back."""

    rule: ClassVar[str] = "A9.1"
    count: int

    def text(self) -> Message:
        if not self.count:
            return say("Replenishing: no zombie can come.")
        return say_n(
            "Replenishing: up to {count} zombie may come.",
            "Replenishing: up to {count} zombies may come.",
            self.count,
        )


@dataclass(frozen=True, slots=True)
class Quiet(Event):
    """[A14.10] The radio."""

    rule: ClassVar[str] = "A14.10"

    def text(self) -> Message:
        return say("Replenishing: no zombie comes back after the call for help.")


@dataclass(frozen=True, slots=True)
class SlotLost(Event):
    """[A9.2] [A9.3] Nobody comes for it."""

    settles: ClassVar[bool] = True
    by: str
    reason: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return self.reason


@dataclass(frozen=True, slots=True)
class CameIn(Event):
    """[A9.3] [A9.5] A zombie at the edge."""

    topic: ClassVar[Topic] = Topic.MOVE
    icon: ClassVar[str] = "shambling-zombie"
    by: str
    zombie: ZombieId
    square: Square

    def case(self) -> str:
        return self.by

    def tally(self, count: int) -> Message:
        return say_n("{count} zombie comes in at the edge.", "{count} zombies come in at the edge.", count)

    def text(self) -> Message:
        return say("{zombie} comes in at {square}.", zombie=figure_name(self.zombie), square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.zombie), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class StoodUp(Event):
    """[A9.4] A zombie that was thought dead."""

    rule: ClassVar[str] = "A9.4"
    hurts: ClassVar[bool] = True
    settles: ClassVar[bool] = True
    icon: ClassVar[str] = "shambling-zombie"
    zombie: ZombieId
    square: Square

    def text(self) -> Message:
        return say(
            "{zombie} stands up at {square}, and has two actions.",
            zombie=figure_name(self.zombie),
            square=square_name(self.square),
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.zombie), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class BodiesRemoved(Event):
    """[A9.6] The dead are cleared away."""

    rule: ClassVar[str] = "A9.6"
    count: int

    def text(self) -> Message:
        return say_n(
            "{count} dead zombie is taken off the board.", "{count} dead zombies are taken off the board.", self.count
        )
