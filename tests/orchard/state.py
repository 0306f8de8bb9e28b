"""[1.0] The truth of an orchard: who stands where, what hangs on the trees, the cards, and who may know what."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum

from pyapp.kernel.cards import Deck
from pyapp.kernel.decision import Seat
from pyapp.kernel.flow import Outcome, State
from pyapp.kernel.message import Message

from . import settings
from .ground import Cell, Fence, Orchard, Unit, fence_between, find
from .speech import say


class Card(StrEnum):
    """[4.0] What can be drawn."""

    BOOTS = "boots"
    FENCE = "fence"
    BELL = "bell"


COUNTS = {Card.BOOTS: 6, Card.FENCE: 6, Card.BELL: 4}
NAMES = {Card.BOOTS: say("Boots"), Card.FENCE: say("Fence"), Card.BELL: say("Bell")}
HAND = 3
"""[4.1] So many cards a hand holds."""


@dataclass(slots=True, kw_only=True)
class OrchardState(State):
    at: dict[Unit, Cell]
    fruit: dict[Cell, int]
    """What hangs on each tree."""
    taken: dict[Unit, int]
    """Fruit in the basket, or in the goat."""
    fences: list[Fence]
    deck: Deck
    hands: dict[Unit, tuple[str, ...]]

    @property
    def orchard(self) -> Orchard:
        return find(self.scenario)

    # Who

    @property
    def is_goat_played(self) -> bool:
        return self.mode != settings.ALONE.id

    def seat_of(self, unit: Unit) -> Seat:
        return Seat(unit) if self.is_goat_played else settings.ANN

    def side_of(self, unit: Unit) -> tuple[Unit, ...]:
        return (Unit.GOAT,) if unit is Unit.GOAT else (Unit.ANN, Unit.BOB)

    def against(self, unit: Unit) -> tuple[Unit, ...]:
        return tuple(other for other in Unit if other not in self.side_of(unit))

    def seats_of(self, units: tuple[Unit, ...]) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(map(self.seat_of, units)))

    def who_sees(self, unit: Unit) -> tuple[Seat, ...]:
        """[4.1] Who may look into a hand: whoever sits with its owner."""
        return settings.MODE[self.mode].group(self.seat_of(unit))

    def sees_hand(self, seat: Seat, unit: Unit) -> bool:
        return seat in self.who_sees(unit)

    # Where

    def can_step(self, unit: Unit, here: Cell, there: Cell) -> bool:
        """[3.1] Not through a fence, and not to where the other side stands."""
        return fence_between(here, there) not in self.fences and all(
            self.at[foe] != there for foe in self.against(unit)
        )

    def steps(self, unit: Unit) -> Iterator[Cell]:
        here = self.at[unit]
        return (there for there in self.orchard.graph.neighbours(here) if self.can_step(unit, here, there))

    def in_reach(self, unit: Unit, steps: int | None) -> dict[Cell, int]:
        return self.orchard.graph.distances((self.at[unit],), lambda a, b: self.can_step(unit, a, b), steps)

    def sees(self, a: Unit, b: Unit) -> bool:
        """[5.3.1] Whether no hedge stands between two."""
        return self.orchard.floor.line(self.at[a], self.at[b]).is_clear

    # Cards

    def lay_down(self, unit: Unit, card: str) -> None:
        """[4.2] What was used lies on the discard for all to see."""
        hand = list(self.hands[unit])
        hand.remove(card)
        self.hands[unit] = tuple(hand)
        self.deck = self.deck.discarded(card)

    # The end

    @property
    def picked(self) -> int:
        return self.taken[Unit.ANN] + self.taken[Unit.BOB]

    @property
    def eaten(self) -> int:
        return self.taken[Unit.GOAT]

    def after_step(self) -> None:
        """[6.1] Nothing is left on the trees."""
        if not any(self.fruit.values()):
            self.finish("6.1", "bare", say("Nothing is left on the trees."))

    def finish(self, rule: str, reason: str, text: Message) -> None:
        """[6.2] Whoever has more fruit has won; what that is worth is the difference."""
        worth = self.picked - self.eaten
        side = settings.GARDENERS if worth > 0 else settings.BEAST if worth < 0 else "draw"
        mode = settings.MODE[self.mode]
        winners = tuple(seat for seat, _ in mode.seats if mode.side(seat) == side)
        self.end(Outcome(winners, side, rule, reason, worth), text)
