"""[A1.1] Laying out a scenario: figures, tokens, cards."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.attack.names import CardId, Who
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.truth.seats import SEATS, ZOMBIES
from pyapp.attack.truth.state import AttackState, Human
from pyapp.kernel.cards import Deck
from pyapp.kernel.dice import Dice


def how_many(mode: str, settings: Mapping[str, str], most: int) -> int:
    """[A1.3] One human for each player; alone, as many as were agreed on."""
    wanted = int(settings["team"]) if mode == "solo" else sum(seat != ZOMBIES for seat in SEATS[mode])
    return min(wanted, most)


def lay_out(mode: str, settings: Mapping[str, str], scenario: str, dice: Dice) -> AttackState:
    layout = layout_of(scenario)
    state = AttackState(mode=mode, settings=dict(settings), dice=dice, scenario=scenario)
    count = how_many(mode, settings, layout.most_humans)
    for who, square in zip(list(Who)[:count], layout.humans, strict=False):
        state.humans[who] = Human(square)
    for square in layout.zombies[: min(layout.number("zombies", count), state.cap)]:
        state.new_zombie(square)
    state.tokens = dict(layout.tokens)
    state.deck = Deck.of(layout.deck)
    for who in state.humans:
        hand: tuple[CardId, ...] = ()
        for _ in range(layout.dealt):
            card, state.deck = state.deck.draw(dice)
            hand = (*hand, CardId(card))
        state.hands[who] = hand
    dice.drawn.clear()
    return state
