"""Cards, chits and counters that are drawn by chance: pools, decks with their discards, hands.

Nothing is shuffled. What lies face down in an order that nobody knows has none: a card is picked by chance at the
moment when it is drawn. So a state in which cards are unknown to somebody is written down shortly, can be disguised by
dealing them anew, and a test says which card comes next.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from pyapp.kernel.dice import Dice

K = TypeVar("K")


class Empty(Exception):
    """Nothing is left to draw."""


@dataclass(frozen=True, slots=True)
class Pool:
    """Things in a cup, by name: which of them comes out next nobody knows. Several may have one name."""

    things: tuple[str, ...] = ()
    """Sorted: where in the cup something lies means nothing."""

    @classmethod
    def of(cls, things: Iterable[str]) -> Pool:
        return cls(tuple(sorted(things)))

    def draw(self, dice: Dice) -> tuple[str, Pool]:
        if not self.things:
            raise Empty
        index = dice.pick(self.things)
        return self.things[index], Pool((*self.things[:index], *self.things[index + 1 :]))

    def put(self, *things: str) -> Pool:
        return Pool.of((*self.things, *things))

    def take(self, thing: str) -> Pool:
        """Without this one, which somebody looked for."""
        index = self.things.index(thing)
        return Pool((*self.things[:index], *self.things[index + 1 :]))

    def counts(self) -> dict[str, int]:
        """How many there are of each."""
        return dict(Counter(self.things))

    def __len__(self) -> int:
        return len(self.things)


@dataclass(frozen=True, slots=True)
class Deck:
    """Cards face down in layers, the first one on top, and the discard beside them, the latest last.

    Within a layer the order is unknown; a card that everybody knows to lie on top is a layer by itself.
    """

    layers: tuple[Pool, ...] = ()
    discard: tuple[str, ...] = ()

    @classmethod
    def of(cls, *layers: Iterable[str]) -> Deck:
        return cls(tuple(Pool.of(layer) for layer in layers))

    def draw(self, dice: Dice) -> tuple[str, Deck]:
        """The top card. The discard is shuffled in only where a rule says so: `reshuffled`."""
        for number, layer in enumerate(self.layers):
            if layer.things:
                card, rest = layer.draw(dice)
                left = (rest,) if rest else ()
                return card, replace(self, layers=(*left, *self.layers[number + 1 :]))
        raise Empty

    def discarded(self, *cards: str) -> Deck:
        return replace(self, discard=(*self.discard, *cards))

    def on_top(self, *cards: str) -> Deck:
        """With these on top, the first one first; everybody knows that they are there."""
        return replace(self, layers=(*(Pool((card,)) for card in cards), *self.layers))

    def reshuffled(self) -> Deck:
        """All that is left and the discard together, in an order that nobody knows."""
        return Deck.of((*self.cards(), *self.discard))

    def without(self, card: str) -> Deck:
        """Without a card that is taken out of it, wherever it lies."""
        for number, layer in enumerate(self.layers):
            if card in layer.things:
                rest = (layer.take(card),) if len(layer) > 1 else ()
                return replace(self, layers=(*self.layers[:number], *rest, *self.layers[number + 1 :]))
        raise Empty

    def cards(self) -> tuple[str, ...]:
        """All that lie face down, from the top layer down."""
        return tuple(card for layer in self.layers for card in layer.things)

    def __len__(self) -> int:
        return sum(map(len, self.layers))


Hands = Mapping[K, tuple[str, ...]]
"""Cards in hand, by whoever holds them, in the order in which they came."""


def redeal(hands: Hands[K], hidden: Sequence[K], pool: Pool, dice: Dice) -> tuple[dict[K, tuple[str, ...]], Pool]:
    """The same numbers of cards, those in hidden hands and in the pool dealt anew: what somebody cannot know."""
    unknown = dice.shuffled(sorted((*pool.things, *(card for who in hidden for card in hands[who]))))
    dealt = iter(unknown)
    new = {who: tuple(next(dealt) for _ in cards) if who in hidden else cards for who, cards in hands.items()}
    return new, Pool.of(dealt)
