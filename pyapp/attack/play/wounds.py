"""[A6.3] [A6.4] [A7.3] Wounds and deaths, of whichever side."""

from __future__ import annotations

from dataclasses import replace

from pyapp.attack.board.squares import NOWHERE
from pyapp.attack.cards.items import item
from pyapp.attack.events.fight_events import HumanDied, Wounded, ZombieKilled
from pyapp.attack.events.item_events import Discarded, Dropped
from pyapp.attack.names import CardId, Who, ZombieId, kind_of
from pyapp.attack.truth.state import AttackState


def kill_zombie(state: AttackState, one: ZombieId, rule: str, *, is_gone: bool = False) -> None:
    """[A7.3] In the humans' turn it lies where it fell; [A6.5] in the zombies' turn it is gone at once."""
    lies = not (state.is_zombies_turn or is_gone)
    state.kills += 1
    state.emit(ZombieKilled(rule, one, lies))
    if lies:
        state.zombies[one] = replace(state.zombies[one], is_lying=True)
    else:
        state.remove(one)


def wound(state: AttackState, who: Who, count: int, rule: str, *, by_zombie: bool = True) -> None:
    """[A6.3] [A14.11] Marked on the chart; the last one kills. A leather jacket takes what a zombie does."""
    if by_zombie and (jacket := state.holds(who, "armour")) is not None:
        lose_card(state, who, jacket, "A14.11")
        return
    human = state.humans[who]
    wounds = human.wounds + count
    if wounds < state.wounds:
        state.change(who, wounds=wounds)
        state.emit(Wounded(rule, who, count, state.wounds - wounds))
    else:
        _die(state, who)


def lose_card(state: AttackState, who: Who, card: CardId, rule: str) -> None:
    state.hands[who] = tuple(each for each in state.hands[who] if each != card)
    state.deck = state.deck.discarded(card)
    state.emit(Discarded(rule, who, item(card).title))


def _die(state: AttackState, who: Who) -> None:
    """[A6.4] He will rise; [A5.4] his cards are lost, his tokens lie where he fell."""
    human = state.humans[who]
    square = human.square
    state.humans[who] = replace(human, square=NOWHERE, wounds=state.wounds, tokens=())
    state.emit(HumanDied(who, square))
    state.fallen[who] = square
    for card in state.hands[who]:
        lose_card(state, who, card, "A5.4")
    kinds = state.layout.kinds
    for token in human.tokens:
        state.tokens[token] = square
        state.emit(Dropped(who, token, kinds[kind_of(token)].name, square))
