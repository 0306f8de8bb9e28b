"""What the Zeds do: they appear, they come nearer, they are driven off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Listing, Message, listing
from pyapp.zeds.map.places import SpaceId, Track
from pyapp.zeds.names import ZedId, space_name, space_ref, track_ref, unit_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who


@dataclass(frozen=True, slots=True)
class Foretold(Event):
    """What the card is going to do, as the Zeds stand before it does anything."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.1"
    tracks: Listing
    along: tuple[tuple[SpaceId, ...], ...]
    """From where through which spaces, as far as the first fight."""
    fights: tuple[SpaceId, ...]
    is_end: bool
    """Whether Town Center would be entered."""

    def is_news(self) -> bool:
        return True

    def text(self) -> Message:
        fights = listing(map(space_name, self.fights))
        if self.is_end:
            return say("They come: {tracks}. Town Center is in their reach!", tracks=self.tracks)
        if self.fights:
            return say("They come: {tracks}. Fights are ahead at {places}.", tracks=self.tracks, places=fights)
        return say("They come: {tracks}. No fight is ahead.", tracks=self.tracks)

    def refs(self) -> tuple[str, ...]:
        return tuple(map(space_ref, self.fights))

    def ways(self) -> tuple[tuple[str, ...], ...]:
        return tuple(tuple(map(space_ref, spaces)) for spaces in self.along)


@dataclass(frozen=True, slots=True)
class TrackActivated(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.1"
    track: Track

    def text(self) -> Message:
        return say("Activated: {track}.", track=self.track.called)

    def refs(self) -> tuple[str, ...]:
        return (track_ref(self.track),)


@dataclass(frozen=True, slots=True)
class ZedsPlaced(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.6"
    sound: ClassVar[str] = "groan"
    icon: ClassVar[str] = "shambling-zombie"
    unit: ZedId
    name: Message
    space: SpaceId

    def text(self) -> Message:
        return say("{zeds} appear at {place}.", zeds=self.name, place=space_name(self.space))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.unit), space_ref(self.space))


@dataclass(frozen=True, slots=True)
class NoZedsLeft(Event):
    """The cup is empty, or there is no room anywhere."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.6"

    def text(self) -> Message:
        return say("No more Zeds come: there are none left, or no Start has room.")


@dataclass(frozen=True, slots=True)
class ZedsMoved(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.1"
    sound: ClassVar[str] = "step"
    units: tuple[ZedId, ...]
    names: Listing
    space: SpaceId

    def text(self) -> Message:
        return say("{zeds} move to {place}.", zeds=self.names, place=space_name(self.space))

    def refs(self) -> tuple[str, ...]:
        return (*map(unit_ref, self.units), space_ref(self.space))


@dataclass(frozen=True, slots=True)
class ZedsRetreated(Event):
    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "6.4"
    unit: ZedId
    name: Message
    space: SpaceId

    def text(self) -> Message:
        return say("{zeds} retreat to {place}.", zeds=self.name, place=space_name(self.space))

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.unit), space_ref(self.space))


@dataclass(frozen=True, slots=True)
class ZedsCalledOff(Event):
    """[4.6] Nowhere to go: back to the cup."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.6"
    name: Message

    def text(self) -> Message:
        return say("{zeds} find no room anywhere and go back to the cup.", zeds=self.name)


@dataclass(frozen=True, slots=True)
class ZedsHeldUp(Event):
    """They could not move on."""

    topic: ClassVar[Topic] = Topic.MOVE
    rule: ClassVar[str] = "4.6"
    is_slight: ClassVar[bool] = True
    space: SpaceId

    def text(self) -> Message:
        return say("The Zeds at {place} cannot move on.", place=space_name(self.space))

    def refs(self) -> tuple[str, ...]:
        return (space_ref(self.space),)


@dataclass(frozen=True, slots=True)
class ZedsChanged(Event):
    """Markers came or went, or a unit was turned to its full side."""

    topic: ClassVar[Topic] = Topic.OTHER
    rule: ClassVar[str] = "6.2"
    by: str
    unit: ZedId
    what: Message

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return self.what

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.unit),)


@dataclass(frozen=True, slots=True)
class Freed(Event):
    """[4.3] The Defiant marker is gone for good."""

    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "4.3"
    icon: ClassVar[str] = "person"
    who: Who
    by: str = "4.3"

    def case(self) -> str:
        return self.by

    def text(self) -> Message:
        return say("No longer Defiant, and able to move: {who}.", who=self.who.called)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.who),)


@dataclass(frozen=True, slots=True)
class TrapsTried(Event):
    topic: ClassVar[Topic] = Topic.FIGHT
    rule: ClassVar[str] = "8.5"
    settles: ClassVar[bool] = True
    worked: bool

    def text(self) -> Message:
        if self.worked:
            return say("The traps work: 1 hit on the Zeds, and Mr. Johnson backs up.")
        return say("The traps do not work.")

    def verdict(self) -> Verdict | None:
        return Verdict(say("Trapped"), Tone.GOOD) if self.worked else Verdict(say("No luck"), Tone.BAD)

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(Who.JOHNSON),)
