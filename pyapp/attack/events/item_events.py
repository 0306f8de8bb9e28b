"""Searching, cards and tokens."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from pyapp.attack.board.squares import Square
from pyapp.attack.names import (
    CardId,
    TokenId,
    Who,
    square_name,
    square_ref,
    token_ref,
    unit_ref,
)
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event, Tone, Verdict
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Searched(Event):
    """[A4.1] Somebody looked for something."""

    rule: ClassVar[str] = "A4.1"
    who: Who
    square: Square
    is_in_vain: bool

    def text(self) -> Message:
        if self.is_in_vain:
            return say(
                "{who} searches {square}, and there is nothing left.",
                who=self.who.called,
                square=square_name(self.square),
            )
        return say("{who} searches {square}.", who=self.who.called, square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class PickedUp(Event):
    """[A5.1] A token is taken from the board."""

    rule: ClassVar[str] = "A5.1"
    sound: ClassVar[str] = "card"
    icon: ClassVar[str] = "person"
    who: Who
    token: TokenId
    called: str

    def text(self) -> Message:
        return say("{who} picks up: {thing}.", who=self.who.called, thing=named(self.called))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), token_ref(self.token))


@dataclass(frozen=True, slots=True)
class Dropped(Event):
    """[A5.4] A token lies on the board again."""

    rule: ClassVar[str] = "A5.4"
    who: Who
    token: TokenId
    called: str
    square: Square

    def text(self) -> Message:
        return say(
            "{who} drops at {square}: {thing}.",
            who=self.who.called,
            thing=named(self.called),
            square=square_name(self.square),
        )

    def refs(self) -> tuple[str, ...]:
        return (token_ref(self.token), square_ref(self.square))


@dataclass(frozen=True, slots=True)
class Handed(Event):
    """[A5.6] Something goes from hand to hand."""

    rule: ClassVar[str] = "A5.6"
    giver: Who
    taker: Who
    thing: str
    called: Message

    def text(self) -> Message:
        return say(
            "{giver} gives {taker}: {thing}.", giver=self.giver.called, taker=self.taker.called, thing=self.called
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.giver), unit_ref(self.taker))

    def seen_by(self, seat: Seat) -> Event:
        """[A5.3] The zombie player sees that a card changes hands, not which."""
        if seat == ZOMBIES and self.thing == "card":
            return replace(self, called=say("a card"))
        return self


@dataclass(frozen=True, slots=True)
class Refused(Event):
    """[A5.6] Nobody has to give anything."""

    rule: ClassVar[str] = "A5.6"
    who: Who

    def text(self) -> Message:
        return say("{who} keeps it.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Used(Event):
    """[A5.2] An item card is played: everybody sees it."""

    reveals: ClassVar[bool] = True
    sound: ClassVar[str] = "card"
    by: str
    who: Who
    card: CardId
    called: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{who} uses: {card}.", who=self.who.called, card=self.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Discarded(Event):
    """[A5.2] [A5.4] Cards laid aside, for all to see."""

    settles: ClassVar[bool] = True
    reveals: ClassVar[bool] = True
    by: str
    who: Who
    called: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if self.by == "A14.11":
            return say("{card}: {who} takes no wound, and it is torn.", who=self.who.called, card=self.called)
        if self.by == "A14.1":
            return say("{who}'s {card} has run dry.", who=self.who.called, card=self.called)
        return say("{who} loses: {card}.", who=self.who.called, card=self.called)

    def verdict(self) -> Verdict | None:
        return Verdict(say("no wound"), Tone.GOOD) if self.by == "A14.11" else None

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Recovered(Event):
    """[A14.4] Wounds heal."""

    by: str
    who: Who
    wounds: int

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say_n(
            "{who} recovers from {count} wound.",
            "{who} recovers from {count} wounds.",
            self.wounds,
            who=self.who.called,
        )

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class NoiseMade(Event):
    """[A14.3] Something rings."""

    rule: ClassVar[str] = "A14.3"
    square: Square

    def text(self) -> Message:
        return say("Something rings at {square}: zombies that hear it will go there.", square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)
