"""[1.1] What the event deck still has in store, as far as anybody at the table can reckon it."""

from __future__ import annotations

from functools import cache, lru_cache

from pyapp.zeds.cards.event_cards import BRAINS, CARDS, DECKS, Act, cards_of
from pyapp.zeds.truth.state import ZedsState


@cache
def _acts(deck: str) -> tuple[Act, ...]:
    """The act of each card, from the first one to the last."""
    sizes = ((act, count + len(cards_of(act, "", special=True))) for act, count in DECKS[deck])
    return (*(act for act, size in sizes for _ in range(size)), Act.END)


def turns_left(state: ZedsState) -> int:
    """[5.1] How many more Action Phases there may be after this turn: the last card has none."""
    return max(0, len(_acts(state.settings["deck"])) - 1 - state.turn)


def brains_next(state: ZedsState) -> float:
    """[1.2] How likely the next card is BRAINS!: it is among those of its act, until it has come."""
    return _brains_after(_acts(state.settings["deck"])[state.turn :], (*state.deck.discard, state.card))


@lru_cache(maxsize=64)
def _brains_after(acts: tuple[Act, ...], known: tuple[str, ...]) -> float:
    if not acts or not any(CARDS[card].act is acts[0] and card not in known for card in BRAINS):
        return 0.0
    return 1 / acts.count(acts[0])
