"""Searching, cards, tokens and barricades."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import ClassVar

from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.names import (
    CardId,
    TokenId,
    Who,
    edge_name,
    edge_ref,
    figure_name,
    square_name,
    square_ref,
    token_ref,
    unit_ref,
)
from pyapp.attack.speech import named, say
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event, Tone, Topic, Verdict
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

    reveals: ClassVar[bool] = True
    by: str
    who: Who
    called: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{who} loses: {card}.", who=self.who.called, card=self.called)

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
        return say("{who} feels better: {count} fewer.", who=self.who.called, count=self.wounds)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class NoiseMade(Event):
    """[A14.3] Something rings."""

    rule: ClassVar[str] = "A14.3"
    square: Square

    def text(self) -> Message:
        return say("At {square} something rings: zombies nearby will go there.", square=square_name(self.square))

    def refs(self) -> tuple[str, ...]:
        return (square_ref(self.square),)


@dataclass(frozen=True, slots=True)
class BarricadeBuilt(Event):
    """[A11.1] An opening is shut."""

    rule: ClassVar[str] = "A11.1"
    sound: ClassVar[str] = "door"
    icon: ClassVar[str] = "barricade"
    who: Who
    edge: EdgeId
    is_permanent: bool

    def text(self) -> Message:
        if self.is_permanent:
            return say("{who} nails up {opening} for good.", who=self.who.called, opening=edge_name(self.edge))
        return say("{who} barricades {opening}.", who=self.who.called, opening=edge_name(self.edge))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), edge_ref(self.edge))


@dataclass(frozen=True, slots=True)
class BarricadeRemoved(Event):
    """[A11.2] A human takes one down."""

    rule: ClassVar[str] = "A11.2"
    sound: ClassVar[str] = "door"
    who: Who
    edge: EdgeId

    def text(self) -> Message:
        return say("{who} clears {opening}.", who=self.who.called, opening=edge_name(self.edge))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who), edge_ref(self.edge))


@dataclass(frozen=True, slots=True)
class BarricadeAttacked(Event):
    """[A11.3] A zombie at the boards."""

    rule: ClassVar[str] = "A11.3"
    topic: ClassVar[Topic] = Topic.FIGHT
    settles: ClassVar[bool] = True
    sound: ClassVar[str] = "door"
    zombie: str
    edge: EdgeId
    is_broken: bool

    def text(self) -> Message:
        zombie, opening = figure_name(self.zombie), edge_name(self.edge)
        if self.is_broken:
            return say("{zombie} breaks through {opening}.", zombie=zombie, opening=opening)
        return say("{opening} holds against {zombie}.", zombie=zombie, opening=opening)

    def verdict(self) -> Verdict:
        return Verdict(say("broken"), Tone.BAD) if self.is_broken else Verdict(say("it holds"), Tone.GOOD)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.zombie), edge_ref(self.edge))
