"""What happens in an orchard, told in sentences."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.event import Event, Tone, Topic, Verdict
from pyapp.kernel.message import Message

from .ground import Cell, Fence, Unit, sides_of
from .settings import NAMES
from .speech import say, say_n
from .state import NAMES as CARDS
from .state import Card


def unit_ref(unit: Unit) -> str:
    return f"unit:{unit}"


def cell_ref(cell: Cell) -> str:
    return f"square:{cell}"


def fence_ref(fence: Fence) -> str:
    return f"fence:{fence}"


def card_ref(unit: Unit, card: str) -> str:
    return f"card:{unit}:{card}"


def fence_name(fence: Fence) -> Message:
    a, b = sides_of(fence)
    return say("{a} and {b}", a=a.upper(), b=b.upper())


@dataclass(frozen=True, slots=True)
class Deed(Event):
    """Somebody did something."""

    unit: Unit

    def refs(self) -> tuple[str, ...]:
        return (unit_ref(self.unit),)


@dataclass(frozen=True, slots=True)
class Stepped(Deed):
    rule: ClassVar[str] = "3.1"
    topic: ClassVar[Topic] = Topic.MOVE
    is_slight: ClassVar[bool] = True
    to: Cell

    def text(self) -> Message:
        return say("{who} goes to {cell}.", who=NAMES[self.unit], cell=self.to.upper())

    def refs(self) -> tuple[str, ...]:
        return unit_ref(self.unit), cell_ref(self.to)


@dataclass(frozen=True, slots=True)
class Booted(Deed):
    rule: ClassVar[str] = "4.3.1"

    def text(self) -> Message:
        return say("{who} pulls on boots and goes farther.", who=NAMES[self.unit])


@dataclass(frozen=True, slots=True)
class FenceChanged(Deed):
    rule: ClassVar[str] = "4.3.2"
    fence: Fence
    is_up: bool

    def text(self) -> Message:
        where, who = fence_name(self.fence), NAMES[self.unit]
        if self.is_up:
            return say("{who} puts up a fence between {where}.", who=who, where=where)
        return say("{who} pushes over the fence between {where}.", who=who, where=where)

    def refs(self) -> tuple[str, ...]:
        return unit_ref(self.unit), fence_ref(self.fence)


@dataclass(frozen=True, slots=True)
class Rang(Deed):
    rule: ClassVar[str] = "4.3.3"
    icon: ClassVar[str] = "ringing-bell"

    def text(self) -> Message:
        return say("{who} rings a bell: that will come out worse.", who=NAMES[self.unit])


@dataclass(frozen=True, slots=True)
class Discarded(Deed):
    rule: ClassVar[str] = "4.1"
    card: str

    def text(self) -> Message:
        return say("{who} lays down: {card}.", who=NAMES[self.unit], card=CARDS[Card(self.card)])

    def refs(self) -> tuple[str, ...]:
        return ("pile:discard",)


@dataclass(frozen=True, slots=True)
class Reshuffled(Event):
    rule: ClassVar[str] = "4.2"
    count: int

    def text(self) -> Message:
        return say_n("{count} discarded card is the new deck.", "{count} discarded cards are the new deck.", self.count)

    def refs(self) -> tuple[str, ...]:
        return ("pile:deck",)


@dataclass(frozen=True, slots=True)
class Took(Deed):
    """What a gardener's picking or the goat's grazing came to."""

    rule: ClassVar[str] = "5.2"
    settles: ClassVar[bool] = True
    icon: ClassVar[str] = "shiny-apple"
    cell: Cell
    fruit: int

    def text(self) -> Message:
        if self.unit is Unit.GOAT:
            return say_n(
                "The goat eats {count} fruit in {cell}.", "The goat eats {count} fruits in {cell}.", self.fruit,
                cell=self.cell.upper(),
            )  # fmt: skip
        return say_n(
            "{who} picks {count} fruit in {cell}.", "{who} picks {count} fruits in {cell}.", self.fruit,
            who=NAMES[self.unit], cell=self.cell.upper(),
        )  # fmt: skip

    def refs(self) -> tuple[str, ...]:
        return unit_ref(self.unit), cell_ref(self.cell)

    def verdict(self) -> Verdict:
        is_good = (self.fruit > 0) == (self.unit is not Unit.GOAT)
        return Verdict(say_n("{count} fruit", "{count} fruits", self.fruit), Tone.GOOD if is_good else Tone.BAD)
