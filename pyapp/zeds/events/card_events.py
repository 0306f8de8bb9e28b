"""What the cards bring: the event of the turn, fate draws, cards held and played."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Tone, Verdict
from pyapp.kernel.message import Message
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.map.places import Track
from pyapp.zeds.names import card_ref, fate_ref, track_ref, unit_ref
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import Who


@dataclass(frozen=True, slots=True)
class EventBegan(Event):
    """The event of the current card is carried out now."""

    rule: ClassVar[str] = "1.2"
    icon: ClassVar[str] = "book-open"
    card: str

    def case(self) -> str:
        return CARDS[self.card].rule

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        printed = CARDS[self.card]
        return say("{title}: {text}", title=printed.title, text=printed.text)

    def brief(self) -> Message:
        return CARDS[self.card].title

    def refs(self) -> tuple[str, ...]:
        return (card_ref(self.card),)


@dataclass(frozen=True, slots=True)
class EventSkipped(Event):
    rule: ClassVar[str] = "1.2"
    card: str

    def text(self) -> Message:
        return say("{title}: it cannot be done, and is skipped.", title=CARDS[self.card].title)

    def refs(self) -> tuple[str, ...]:
        return (card_ref(self.card),)


@dataclass(frozen=True, slots=True)
class TrackFated(Event):
    rule: ClassVar[str] = "2.2"
    track: Track

    def text(self) -> Message:
        return say("The Fated track: {track}.", track=self.track.called)

    def refs(self) -> tuple[str, ...]:
        return (track_ref(self.track),)


@dataclass(frozen=True, slots=True)
class PlotTwisted(Event):
    """A fate card that is carried out at once."""

    rule: ClassVar[str] = "2.4"
    card: str

    def case(self) -> str:
        return FATES[self.card].rule

    def text(self) -> Message:
        return say("Plot twist, {title}: {text}", title=FATES[self.card].title, text=FATES[self.card].text)

    def refs(self) -> tuple[str, ...]:
        return (fate_ref(self.card),)


@dataclass(frozen=True, slots=True)
class FateHeld(Event):
    rule: ClassVar[str] = "2.4"
    icon: ClassVar[str] = "book-open"
    card: str

    def text(self) -> Message:
        return say("{title} is held for later.", title=FATES[self.card].title)

    def refs(self) -> tuple[str, ...]:
        return (fate_ref(self.card),)


@dataclass(frozen=True, slots=True)
class FatePlayed(Event):
    rule: ClassVar[str] = "2.4"
    icon: ClassVar[str] = "book-open"
    card: str

    def case(self) -> str:
        return FATES[self.card].rule

    def text(self) -> Message:
        return say("{title} is played.", title=FATES[self.card].title)

    def refs(self) -> tuple[str, ...]:
        return (fate_ref(self.card),)


@dataclass(frozen=True, slots=True)
class FatesReshuffled(Event):
    rule: ClassVar[str] = "2.1"

    def text(self) -> Message:
        return say("The fate cards are shuffled anew.")


@dataclass(frozen=True, slots=True)
class AmmoChanged(Event):
    """Ammunition was found or lost other than by a shot."""

    rule: ClassVar[str] = "5.3"
    settles: ClassVar[bool] = True
    by: str
    found: int

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        if self.found > 0:
            return say_n("{count} Ammo is gained.", "{count} Ammo are gained.", self.found)
        if self.found < 0:
            return say_n("{count} Ammo is lost.", "{count} Ammo are lost.", -self.found)
        return say("Nothing of use is found.")

    def verdict(self) -> Verdict | None:
        if self.found > 0:
            return Verdict(say_n("{count} Ammo", "{count} Ammo", self.found), Tone.GOOD)
        return Verdict(say("Nothing"), Tone.PLAIN) if not self.found else None

    def refs(self) -> tuple[str, ...]:
        return ("track:ammo",)


@dataclass(frozen=True, slots=True)
class Marked(Event):
    """A unit was given a marker that changes how it fights."""

    rule: ClassVar[str] = "1.2"
    by: str
    who: Who
    what: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("{who}: {what}.", who=self.who.called, what=self.what)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class Arrived(Event):
    """A player unit came into play."""

    rule: ClassVar[str] = "1.2"
    icon: ClassVar[str] = "person"
    by: str
    who: Who
    where: Message

    def case(self) -> str:
        return self.by

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        return say("New in {place}: {who}.", who=self.who.called, place=self.where)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class ActionsGained(Event):
    rule: ClassVar[str] = "5.1"
    by: str
    count: int

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say_n("{count} Event Action is available.", "{count} Event Actions are available.", self.count)

    def refs(self) -> tuple[str, ...]:
        return ("track:actions",)


@dataclass(frozen=True, slots=True)
class CardDiscarded(Event):
    rule: ClassVar[str] = "7.1"
    is_slight: ClassVar[bool] = True
    card: str

    def text(self) -> Message:
        return say("Over: {title}. All markers are ready again.", title=CARDS[self.card].title)

    def refs(self) -> tuple[str, ...]:
        return ("pile:events",)
