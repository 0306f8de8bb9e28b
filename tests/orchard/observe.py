"""[4.1] What a seat may know of an orchard, another truth that looks the same to it, and what no truth may be."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, replace

from pyapp.kernel.cards import Deck, Pool, redeal
from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice

from .ground import Cell, Fence, Orchard, Unit, find, is_known, sides_of
from .state import COUNTS, HAND, OrchardState


@dataclass(frozen=True, slots=True)
class OrchardSeen:
    """The table from one seat."""

    seat: Seat
    mode: str
    scenario: str
    turn: int
    at: Mapping[Unit, Cell]
    fruit: Mapping[Cell, int]
    taken: Mapping[Unit, int]
    fences: tuple[Fence, ...]
    hands: Mapping[Unit, tuple[str, ...] | int]
    """The cards, for those who may look at them; for others how many."""
    deck: int
    discard: tuple[str, ...]
    visitor: Unit | None
    """Whose visit it is."""
    steps: int

    @property
    def orchard(self) -> Orchard:
        return find(self.scenario)


def observe(state: OrchardState, seat: Seat) -> OrchardSeen:
    visits = [step for step in state.stack if hasattr(step, "unit")]
    top = visits[-1] if visits else None
    return OrchardSeen(
        seat=seat,
        mode=state.mode,
        scenario=state.scenario,
        turn=state.turn,
        at=dict(state.at),
        fruit=dict(state.fruit),
        taken=dict(state.taken),
        fences=tuple(state.fences),
        hands={
            unit: hand if state.sees_hand(seat, unit) else len(hand)
            for unit, hand in state.hands.items()
        },
        deck=len(state.deck),
        discard=state.deck.discard,
        visitor=getattr(top, "unit", None),
        steps=getattr(top, "steps", 0),
    )  # fmt: skip


def disguise(state: OrchardState, seat: Seat, dice: Dice) -> OrchardState:
    """Hands that the seat cannot see and the deck are dealt anew; and other dice will fall."""
    new = state.copy()
    new.dice = Dice(dice.below(1 << 32))
    hidden = [unit for unit in Unit if not state.sees_hand(seat, unit)]
    new.hands, pool = redeal(state.hands, hidden, Pool.of(state.deck.cards()), dice)
    new.deck = replace(state.deck, layers=Deck.of(pool.things).layers if pool else ())
    return new


def faults(state: OrchardState) -> list[str]:
    """Everything that no play can lead to."""
    if not is_known(state.scenario):
        return ["there is no such orchard"]
    orchard = state.orchard
    cards = Counter(
        (*state.deck.cards(), *state.deck.discard, *(card for hand in state.hands.values() for card in hand))
    )
    found = []
    if cards != Counter({card.value: count for card, count in COUNTS.items()}):
        found.append("there are cards too many or too few")
    if any(len(hand) > HAND + 1 for hand in state.hands.values()):
        found.append("a hand holds too many cards")
    if set(state.at) != set(Unit) or set(state.taken) != set(Unit) or set(state.hands) != set(Unit):
        return [*found, "somebody is missing"]
    if any(cell not in orchard.graph for cell in state.at.values()):
        return [*found, "somebody stands nowhere"]
    if any(state.at[Unit.GOAT] == state.at[foe] for foe in state.against(Unit.GOAT)):
        found.append("the goat stands where a gardener stands")
    if set(state.fruit) != set(orchard.trees) or min(state.fruit.values()) < 0:
        found.append("the trees are not those of the drawing")
    if sum(state.fruit.values()) + sum(state.taken.values()) != sum(orchard.trees.values()):
        found.append("fruit came or went")
    sides = [sides_of(fence) for fence in state.fences]
    if any(a not in orchard.graph or b not in orchard.graph.neighbours(a) for a, b in sides):
        found.append("a fence stands between no two cells")
    if state.fences != sorted(set(state.fences)):
        found.append("fences are not in order")
    return found
