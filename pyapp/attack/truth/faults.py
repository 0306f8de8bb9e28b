"""Everything that could be wrong with a state. Nothing ever should be."""

from __future__ import annotations

from collections import Counter

from pyapp.attack.board.squares import NOWHERE
from pyapp.attack.cards.items import ITEMS
from pyapp.attack.names import Who, kind_of
from pyapp.attack.scenarios.library import is_known
from pyapp.attack.truth.seats import SEATS
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import HAND


def faults(state: AttackState) -> list[str]:
    if state.mode not in SEATS:
        return ["mode: not one of this game"]
    if not is_known(state.scenario):
        return ["scenario: not known"]
    return [*_figures(state), *_things(state), *_cards(state), *_turn(state)]


def _figures(state: AttackState) -> list[str]:
    """[A3.2] [A3.3] Everybody on a square that can be entered, two on one only while one of them passes."""
    found = []
    ways = state.board.ways
    if not state.humans or list(state.humans) != list(Who)[: len(state.humans)]:
        found.append("humans: not those of the game")
    for who, human in state.humans.items():
        if human.square and human.square not in ways:
            found.append(f"{who}: no square {human.square}")
        if not 0 <= human.wounds <= state.wounds or (human.square and human.wounds >= state.wounds):
            found.append(f"{who}: {human.wounds} wounds")
        if not human.square and (human.tokens or state.hands.get(who)):
            found.append(f"{who}: dead, and carries something")
    for one, zombie in state.zombies.items():
        if zombie.square not in ways:
            found.append(f"{one}: no square {zombie.square}")
        if not one[1:].isdecimal() or int(one[1:]) >= state.next_zombie:
            found.append(f"{one}: has not been named yet")
    standing = Counter(
        [human.square for who, human in state.humans.items() if human.square and who != state.acting]
        + [state.zombies[one].square for one in state.standing]
    )
    found += [f"{square}: {count} stand there" for square, count in standing.items() if count > 1]
    here = state.square_of(state.acting) if state.acting in state.humans else NOWHERE
    if here and standing[here] and state.actions <= 0 and not state.stack:
        found.append(f"{here}: shared, and nobody moves on")
    return found


def _things(state: AttackState) -> list[str]:
    """[A5.1] Every token is in one place; every barricade in an opening."""
    carried = [token for human in state.humans.values() for token in human.tokens]
    found = []
    if sorted([*state.tokens, *carried]) != sorted(state.layout.tokens):
        found.append("tokens: not all of them are there")
    found += [f"{edge}: no opening" for edge in state.barricades if edge not in state.board.openings]
    return found


def _cards(state: AttackState) -> list[str]:
    """[A5.2] Every card is in one place."""
    held = [card for hand in state.hands.values() for card in hand]
    found = []
    if sorted([*held, *state.deck.cards(), *state.deck.discard]) != sorted(state.layout.deck):
        found.append("cards: not all of them are there")
    if any(kind_of(card) not in ITEMS for card in held):
        found.append("cards: one that does not exist")
    if list(state.hands) != list(state.humans):
        found.append("hands: not those of the humans")
    most = HAND + 1
    found += [f"{who}: {len(hand)} cards" for who, hand in state.hands.items() if len(hand) > most]
    return found


def _turn(state: AttackState) -> list[str]:
    found = []
    if state.actions < 0:
        found.append(f"actions: {state.actions}")
    if state.acting and state.acting not in state.humans and state.acting not in state.zombies:
        found.append(f"acting: no {state.acting}")
    return found
