"""[A14.0] What each item card does: which options it offers, and what follows. One small pair for each."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import NamedTuple

from pyapp.attack.board.board import Board, Thing, distances
from pyapp.attack.board.squares import NOWHERE, Direction, EdgeId, Square, beyond, direction_to
from pyapp.attack.cards.items import Item, item
from pyapp.attack.events.barricade_events import BarricadeBuilt
from pyapp.attack.events.item_events import NoiseMade, Recovered, Used
from pyapp.attack.names import (
    WHO,
    CardId,
    Who,
    ZombieId,
    card_ref,
    edge_name,
    edge_ref,
    figure_name,
    kind_of,
    square_ref,
    unit_ref,
)
from pyapp.attack.play.fighting import human_attacks
from pyapp.attack.play.items import beside
from pyapp.attack.play.throwing import throw
from pyapp.attack.play.wounds import kill_zombie, wound
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import BOMB_RANGE, EXTRA_ACTIONS, NOISE_RANGE, THROW_RANGE
from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message

BURNS, SCORCHES = 3, 1
"""[A14.2] A zombie is killed from this on; a human is wounded by no more than that."""


class Target(NamedTuple):
    """Something that a card can be used on; nothing, for cards that need none."""

    name: str
    called: Message | None
    ref: str


NO_TARGET = Target("", None, "")

Targets = Iterator[Target]


def _zombies_beside(state: AttackState, who: Who) -> Targets:
    """[A14.1] [A14.16] Next to him, with nothing shut in between."""
    zombies = state.crowd().zombies
    for way in state.ways(state.humans[who].square):
        if (one := zombies.get(way.to)) is not None:
            yield Target(one, figure_name(one), unit_ref(one))


def _saw(state: AttackState, who: Who, target: str) -> None:
    """[A14.1] The chainsaw."""
    human_attacks(state, who, ZombieId(target), 1, chainsaw=True)


def _zombies_to_burn(state: AttackState, who: Who) -> Targets:
    """[A14.2] [A5.5] Up to two squares away, by the shortest way."""
    near = distances(state.board, (state.humans[who].square,), state.barricades, most=BOMB_RANGE)
    for one in state.standing:
        if 0 < near.get(state.zombies[one].square, 0) <= BOMB_RANGE:
            yield Target(one, figure_name(one), unit_ref(one))


def _burn(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.2] A die for every figure on that square and next to it."""
    center = state.zombies[ZombieId(target)].square
    crowd = state.crowd()
    for square in (center, *(way.to for way in state.ways(center))):
        for figure in crowd.at(square):
            purpose = say("The fire reaches {figure}", figure=figure_name(figure))
            (face,) = state.roll("A14.2", 1, purpose, is_sum=False, about=(unit_ref(figure),))
            if figure in WHO:
                if face <= SCORCHES:
                    wound(state, Who(figure), 1, "A14.2", by_zombie=False)
            elif face >= BURNS:
                kill_zombie(state, ZombieId(figure), "A14.2")


def _squares_in_reach(state: AttackState, who: Who) -> Targets:
    """[A14.3] [A5.5] Up to three squares away, by the shortest way."""
    near = distances(state.board, (state.humans[who].square,), state.barricades, most=THROW_RANGE)
    for square, away in near.items():
        if 0 < away <= THROW_RANGE:
            yield Target(square, say("{square}", square=square.upper()), square_ref(square))


def _ring(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.3] Zombies up to three squares from it will only go nearer."""
    state.noise = Square(target)
    state.emit(NoiseMade(state.noise))


def hearers(state: AttackState, square: Square) -> int:
    """[A14.3] How many zombies would go there."""
    near = distances(state.board, (square,), state.barricades, most=NOISE_RANGE)
    return sum(state.zombies[one].square in near for one in state.standing)


def hears(state: AttackState, square: Square) -> dict[Square, int] | None:
    """[A14.3] The ways to the noise, for a zombie that hears it; None for one that does not."""
    if not state.noise:
        return None
    near = distances(state.board, (state.noise,), state.barricades, most=NOISE_RANGE)
    return near if square in near else None


def _wounded(state: AttackState, who: Who) -> Targets:
    """[A14.4] Himself, or somebody next to him."""
    for each in (who, *beside(state, who)):
        if state.humans[each].wounds:
            yield Target(each, each.called, unit_ref(each))


def _cure(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.4] Two wounds."""
    _recover(state, Who(target), 2, "A14.4")


def _bandaged(state: AttackState, who: Who) -> Targets:
    """[A14.5] Only himself."""
    if state.humans[who].wounds:
        yield NO_TARGET


def _bandage(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.5] One wound."""
    _recover(state, who, 1, "A14.5")


def _recover(state: AttackState, who: Who, count: int, rule: str) -> None:
    count = min(count, state.humans[who].wounds)
    state.change(who, wounds=state.humans[who].wounds - count)
    state.emit(Recovered(rule, who, count))


def _openings(state: AttackState, who: Who) -> Targets:
    """[A14.6] [A11.4] Next to him, and not permanent yet."""
    for edge in state.board.edges_of(state.humans[who].square):
        if not state.barricades.get(edge, False):
            yield Target(edge, edge_name(edge, state.board.kind(edge)), edge_ref(edge))


def _nail_up(state: AttackState, who: Who, target: str) -> None:
    """[A14.6] [A11.4] Two tokens: nobody removes or breaks it."""
    edge = EdgeId(target)
    state.barricades[edge] = True
    state.emit(BarricadeBuilt(who, edge, state.board.kind(edge), True))


def _over_the_top(state: AttackState, who: Who) -> Targets:
    """[A14.8] The free square behind what lies beside him."""
    crowd = state.crowd()
    for direction in Direction:
        goal = _behind(state.board, state.humans[who].square, direction)
        if goal in state.board.ways and crowd.is_empty(goal):
            yield Target(goal, say("{square}", square=goal.upper()), square_ref(goal))


def _behind(board: Board, here: Square, direction: Direction) -> Square:
    """[A14.8] Over one wall, or over one high thing without a wall before or behind it; through no opening."""
    near = beyond(here, direction)
    if (here, direction) in board.walls:
        return near
    if near in board.ways or board.cells[near].thing is not Thing.HIGH or (near, direction) in board.walls:
        return NOWHERE
    return beyond(near, direction)


def _climb(state: AttackState, who: Who, target: str) -> None:
    """[A14.8] Over it."""
    state.put(who, Square(target))
    state.path.append(Square(target))


def _anytime(state: AttackState, who: Who) -> Targets:  # noqa: ARG001
    yield NO_TARGET


def _call(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.10] Nobody is replenished in this turn."""
    state.is_quiet = True


def _load(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.12] One less for every shot."""
    state.boosts.append("shells")


def _rush(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.13] Three more actions."""
    state.actions += EXTRA_ACTIONS


def _smoke(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.15] No attacks on whoever pushes past."""
    state.boosts.append("smoke")


def _flares(state: AttackState, who: Who) -> Targets:
    """[A14.16] With somebody to be thrown back."""
    if any(True for _ in _zombies_beside(state, who)):
        yield NO_TARGET


def _flash(state: AttackState, who: Who, target: str) -> None:  # noqa: ARG001
    """[A14.16] All of them."""
    here = state.humans[who].square
    for one, *_ in list(_zombies_beside(state, who)):
        direction = direction_to(here, state.zombies[ZombieId(one)].square)
        assert direction is not None
        throw(state, ZombieId(one), direction)


class Effect(NamedTuple):
    targets: Callable[[AttackState, Who], Targets]
    happens: Callable[[AttackState, Who, str], None]


EFFECTS: Mapping[str, Effect] = {
    "chainsaw": Effect(_zombies_beside, _saw),
    "petrol-bomb": Effect(_zombies_to_burn, _burn),
    "alarm": Effect(_squares_in_reach, _ring),
    "medicine": Effect(_wounded, _cure),
    "bandage": Effect(_bandaged, _bandage),
    "boards": Effect(_openings, _nail_up),
    "rope": Effect(_over_the_top, _climb),
    "radio": Effect(_anytime, _call),
    "shells": Effect(_anytime, _load),
    "adrenaline": Effect(_anytime, _rush),
    "smoke": Effect(_anytime, _smoke),
    "flare": Effect(_flares, _flash),
}
"""Cards that are played; the others help by being there."""

ONCE = {"shells": "shells", "smoke": "smoke"}
"""What does not add up."""


def options(state: AttackState, who: Who) -> Iterator[Option]:
    """[A5.2] Every way to use a card in hand; of equal cards, the first."""
    seen: set[str] = set()
    for card in state.hands[who]:
        kind = kind_of(card)
        printed = item(card)
        if kind in seen or kind not in EFFECTS or state.actions < printed.cost or ONCE.get(kind) in state.boosts:
            continue
        seen.add(kind)
        found = tuple(EFFECTS[kind].targets(state, who))
        if found:
            yield _option(who, card, printed, found[0] if len(found) == 1 else NO_TARGET)


def needs_target(card: CardId) -> bool:
    """Whether it is used on something."""
    return kind_of(card) in ("chainsaw", "petrol-bomb", "alarm", "medicine", "boards", "rope")


def targets(state: AttackState, who: Who, card: CardId) -> tuple[Target, ...]:
    """Everything that a card can be used on."""
    return tuple(EFFECTS[kind_of(card)].targets(state, who))


def _option(who: Who, card: CardId, printed: Item, target: Target) -> Option:
    """To use a card is to touch the card: what is on the board means steps and attacks."""
    args = (who, card, target.name) if target.name else (who, card)
    label = (
        say("{card}: {target}", card=printed.title, target=target.called)
        if target.called is not None
        else say("Use {card}", card=printed.title)
    )
    return Option(Action("use", args), label, (card_ref(card),), price(printed), deliberate=True)


def price(printed: Item) -> Message:
    return say_n("{count} action", "{count} actions", printed.cost) if printed.cost else say("no action")


def use(state: AttackState, who: Who, card: CardId, target: str) -> None:
    """[A5.2] The card is shown; used up, it is laid aside."""
    printed = item(card)
    state.actions -= printed.cost
    state.emit(Used(printed.rule, who, card, printed.title))
    if not printed.is_kept:
        state.hands[who] = tuple(each for each in state.hands[who] if each != card)
        state.deck = state.deck.discarded(card)
    EFFECTS[kind_of(card)].happens(state, who, target)
