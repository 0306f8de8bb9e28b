"""Who stands and what lies on the board, each at its place in its square: nothing hides anything else.

A figure fills its square. What lies in the same one moves aside: a body behind it, tokens into a corner.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterator

from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import Square
from pyapp.attack.drawing import figure_art, token_art
from pyapp.attack.drawing.board_art import middle
from pyapp.attack.names import (
    TokenId,
    Who,
    ZombieId,
    figure_name,
    kind_of,
    search_ref,
    square_name,
    square_ref,
    token_ref,
    unit_ref,
)
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.speech import named, say
from pyapp.attack.truth.observe import AttackSeen
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.message import Message
from pyapp.kernel.scene import Item, Layer

_CORNER = (-15, -14)
"""Where a thing lies beside somebody's foot."""
_SMALL = 0.62
_ON_A_THING = (12, 12, 0.68)
"""Where a coin leaves what is to be searched in sight."""
_BEHIND = -13
"""How far back a body lies behind whoever stands in its square."""
_ASIDE = (10, 5, 0.85)
"""Where somebody is who is on his way through another one's square."""


def items(seen: AttackSeen, state: AttackState) -> Iterator[Item]:
    taken = {human.square for human in seen.humans.values() if human.square}
    taken |= {zombie.square for zombie in seen.zombies.values() if not zombie.is_lying}
    yield from _things(seen, taken)
    yield from _clouds(seen, taken)
    yield from sorted(_dead(seen, taken), key=_row)
    # Who stands farther in front is drawn over those behind.
    yield from sorted((*_zombies(seen), *_humans(seen, state)), key=_row)


def _row(item: Item) -> int:
    return item.y


# What lies there


def _things(seen: AttackSeen, taken: set[Square]) -> Iterator[Item]:
    layout = layout_of(seen.scenario)
    for square in layout.searches:
        x, y = middle(square)
        is_on_a_thing = layout.board.cells[square].thing is not Thing.NONE
        alone = _ON_A_THING if is_on_a_thing else (0, 0, 1)
        dx, dy, scale = (*_CORNER, _SMALL) if square in taken else alone
        label = say("search token at {square}", square=square_name(square))
        ref, art = search_ref(square), token_art.search(is_on_a_thing=is_on_a_thing)
        place = square_ref(square)
        yield Item(ref, ref, x + dx, y + dy, art, label, "counter search", Layer.MARKERS, place, scale=scale)
    lying: dict[Square, list[TokenId]] = defaultdict(list)
    for token, square in seen.tokens.items():
        lying[square].append(token)
    for square, tokens in lying.items():
        x, y = middle(square)
        for number, token in enumerate(tokens):
            dx, dy, scale = _spot(number, len(tokens), is_taken=square in taken or square in layout.searches)
            called = named(layout.kinds[kind_of(token)].name)
            label = say("{thing} at {square}", thing=called, square=square_name(square))
            yield Item(
                token_ref(token), token_ref(token), x + dx, y + dy, token_art.token(kind_of(token)), label,
                f"counter token token--{kind_of(token)}", Layer.MARKERS, square_ref(square), called, scale,
            )  # fmt: skip


def _spot(number: int, count: int, *, is_taken: bool) -> tuple[int, int, float]:
    """Where one of several tokens lies in a square, and how large."""
    if is_taken:
        return _CORNER[0] + 15 * (number % 3), _CORNER[1], _SMALL - 0.12 * (count > 1)
    if count == 1:
        return 0, 0, 1
    return (-11, 11)[number % 2], (-11, 11)[number // 2 % 2] if count > 2 else 0, 0.68


def _clouds(seen: AttackSeen, taken: set[Square]) -> Iterator[Item]:
    """[A14.3] [A14.15] What rings, and smoke."""
    if seen.noise:
        x, y = middle(seen.noise)
        dx, dy, scale = (15, -14, _SMALL) if seen.noise in taken else (0, 0, 1)
        place = square_ref(seen.noise)
        label = say("something rings at {square}", square=square_name(seen.noise))
        yield Item("noise", place, x + dx, y + dy, token_art.noise(), label, "noise", Layer.OVERLAY, place, scale=scale)
    human = seen.humans.get(Who(seen.acting)) if "smoke" in seen.boosts else None
    if human is not None and human.square:
        x, y = middle(human.square)
        label = say("smoke around {who}", who=figure_name(seen.acting))
        yield Item("smoke", square_ref(human.square), x, y, figure_art.smoke(), label, "puffs", Layer.MARKERS)


def _dead(seen: AttackSeen, taken: set[Square]) -> Iterator[Item]:
    """[A7.3] [A6.4] Zombies that lie there until the zombies are replenished, and humans who will rise."""
    for one, zombie in seen.zombies.items():
        if zombie.is_lying:
            x, y = middle(zombie.square)
            at = square_name(zombie.square)
            label = say("{zombie} lies dead at {square}", zombie=figure_name(one), square=at)
            art = figure_art.zombie(kind_of_zombie(one), is_lying=True)
            y += _BEHIND if zombie.square in taken else 0
            yield _figure(one, x, y, art, label, "counter--zombie counter--lying", zombie.square)
    for who, square in seen.fallen.items():
        x, y = middle(square)
        label = say("{who} lies dead at {square}, and will rise", who=who.called, square=square_name(square))
        y += _BEHIND if square in taken else 0
        yield _figure(who, x, y, figure_art.fallen(who), label, "counter--human counter--lying", square)


# Who stands there


def _zombies(seen: AttackSeen) -> Iterator[Item]:
    for one, zombie in seen.zombies.items():
        if not zombie.is_lying:
            x, y = middle(zombie.square)
            label = say("{zombie} at {square}", zombie=figure_name(one), square=square_name(zombie.square))
            art = figure_art.zombie(kind_of_zombie(one), int(one[1:]))
            yield _figure(one, x, y, art, label, "counter--zombie" + _turn(seen, one), zombie.square)


def kind_of_zombie(one: ZombieId) -> int:
    """Neighbours in number look different."""
    return int(one[1:]) * 2 % figure_art.KINDS


def _humans(seen: AttackSeen, state: AttackState) -> Iterator[Item]:
    for who, human in seen.humans.items():
        if human.square:
            x, y = middle(human.square)
            dx, dy, scale = _ASIDE if who == seen.acting and state.is_passing else (0, 0, 1)
            label = say(
                "{who} at {square}, wounds: {wounds}",
                who=who.called,
                square=square_name(human.square),
                wounds=human.wounds,
            )
            art = figure_art.human(who, human.wounds, state.wounds, tuple(map(kind_of, human.tokens)))
            classes = "counter--human" + _turn(seen, who)
            yield _figure(who, x + dx, y + dy, art, label, classes, human.square)._replace(scale=scale)


def _turn(seen: AttackSeen, figure: str) -> str:
    """[A2.2] Whether it is its turn, or that is over."""
    if figure == seen.acting:
        return " counter--acting"
    return " counter--done" if figure in seen.moved else ""


def _figure(figure: Who | ZombieId, x: int, y: int, art: str, label: Message, classes: str, square: Square) -> Item:
    ref = unit_ref(figure)
    return Item(ref, ref, x, y, art, label, f"counter {classes}", place=square_ref(square), name=figure_name(figure))
