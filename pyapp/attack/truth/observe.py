"""[A5.3] What a seat may know: everything but the deck, and for the zombie player the humans' cards."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.names import CardId, TokenId, Who, ZombieId
from pyapp.attack.truth.card_question import CardQuestion
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState, Human, Zombie
from pyapp.kernel.cards import Deck, Pool, redeal
from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import Step

HIDDEN = CardId("")


@dataclass(frozen=True, slots=True)
class AttackSeen:
    """The table from one seat."""

    seat: Seat
    mode: str
    scenario: str
    settings: dict[str, str]
    turn: int
    humans: dict[Who, Human]
    hands: dict[Who, tuple[CardId, ...]]
    """Cards that cannot be seen have no name."""
    zombies: dict[ZombieId, Zombie]
    tokens: dict[TokenId, Square]
    barricades: dict[EdgeId, bool]
    cards_left: tuple[str, ...]
    """Those that this seat cannot see, in hands or in the deck, sorted."""
    deck: int
    discard: tuple[str, ...]
    fallen: dict[Who, Square]
    is_zombies_turn: bool
    moved: tuple[str, ...]
    acting: str
    actions: int
    has_attacked: bool
    searches: int
    path: tuple[Square, ...]
    boosts: tuple[str, ...]
    noise: Square
    is_quiet: bool
    kills: int
    rounds: int
    reached: dict[str, int]
    next_zombie: int
    asking: Step[Any] | None


def observe(state: AttackState, seat: Seat) -> AttackSeen:
    is_open = seat != ZOMBIES
    unseen = (
        state.deck.cards() if is_open else (*state.deck.cards(), *(c for hand in state.hands.values() for c in hand))
    )
    return AttackSeen(
        seat=seat,
        mode=state.mode,
        scenario=state.scenario,
        settings=dict(state.settings),
        turn=state.turn,
        humans=dict(state.humans),
        hands={who: hand if is_open else (HIDDEN,) * len(hand) for who, hand in state.hands.items()},
        zombies=dict(state.zombies),
        tokens=dict(state.tokens),
        barricades=dict(state.barricades),
        cards_left=tuple(sorted(unseen)),
        deck=len(state.deck),
        discard=state.deck.discard,
        fallen=dict(state.fallen),
        is_zombies_turn=state.is_zombies_turn,
        moved=tuple(state.moved),
        acting=state.acting,
        actions=state.actions,
        has_attacked=state.has_attacked,
        searches=state.searches,
        path=tuple(state.path),
        boosts=tuple(state.boosts),
        noise=state.noise,
        is_quiet=state.is_quiet,
        kills=state.kills,
        rounds=state.rounds,
        reached=dict(state.reached),
        next_zombie=state.next_zombie,
        asking=_asking(state, is_open=is_open),
    )


def _asking(state: AttackState, *, is_open: bool) -> Step[Any] | None:
    """What the question is about; a question about cards is none of the zombie player's business."""
    step = state.stack[-1] if state.stack else None
    return step if is_open or not isinstance(step, CardQuestion) else None


def imagine(seen: AttackSeen) -> AttackState:
    """A state as far as a seat can tell, for computer players who ask the rules about it. Hidden cards are nowhere."""
    state = AttackState(mode=seen.mode, settings=seen.settings, dice=Dice(0), scenario=seen.scenario, turn=seen.turn)
    state.humans, state.zombies = dict(seen.humans), dict(seen.zombies)
    state.hands = {who: tuple(card for card in hand if card != HIDDEN) for who, hand in seen.hands.items()}
    state.tokens, state.barricades, state.fallen = dict(seen.tokens), dict(seen.barricades), dict(seen.fallen)
    state.deck = Deck((Pool(seen.cards_left),) if seen.cards_left and seen.deck else (), seen.discard)
    state.is_zombies_turn, state.moved = seen.is_zombies_turn, list(seen.moved)
    state.acting, state.actions, state.has_attacked = seen.acting, seen.actions, seen.has_attacked
    state.searches, state.path, state.boosts = seen.searches, list(seen.path), list(seen.boosts)
    state.noise, state.is_quiet, state.kills = seen.noise, seen.is_quiet, seen.kills
    state.rounds, state.reached, state.next_zombie = seen.rounds, dict(seen.reached), seen.next_zombie
    state.stack = [seen.asking] if seen.asking is not None else []
    return state


def disguise(state: AttackState, seat: Seat, dice: Dice) -> AttackState:
    """Another truth that looks the same: other dice, and for the zombie player other cards in hands and deck.

    A question about a card may then be about any card that it could be about.
    """
    new = state.copy()
    if seat == ZOMBIES and state.has_zombie_player:
        question = new.stack[-1] if new.stack else None
        if isinstance(question, CardQuestion) and (could_be := tuple(question.about(state, _hidden(state)))):
            other = could_be[dice.below(len(could_be))]
            new.stack[-1] = other.question
            _swap(new, other.card, new.hands[other.who][0])
            _redeal(new, dice, other.who)
        else:
            _redeal(new, dice)
    new.dice = Dice(dice.below(1 << 32))
    return new


def _hidden(state: AttackState) -> tuple[CardId, ...]:
    """Cards that the zombie player cannot see."""
    held = (card for hand in state.hands.values() for card in hand)
    return tuple(map(CardId, sorted((*state.deck.cards(), *held))))


def _swap(new: AttackState, a: CardId, b: CardId) -> None:
    other = {a: b, b: a}
    new.hands = {who: tuple(other.get(card, card) for card in hand) for who, hand in new.hands.items()}
    deck = [other.get(CardId(card), card) for card in new.deck.cards()]
    new.deck = Deck((Pool.of(deck),) if deck else (), new.deck.discard)


def _redeal(new: AttackState, dice: Dice, but_first_of: Who | None = None) -> None:
    """All cards that are hidden dealt anew; somebody may keep his first."""
    kept = {who: hand[:1] if who == but_first_of else () for who, hand in new.hands.items()}
    hands = {who: hand[len(kept[who]) :] for who, hand in new.hands.items()}
    dealt, pool = redeal(hands, tuple(hands), Pool.of(new.deck.cards()), dice)
    new.hands = {who: (*kept[who], *map(CardId, hand)) for who, hand in dealt.items()}
    new.deck = Deck((pool,) if len(pool) else (), new.deck.discard)
