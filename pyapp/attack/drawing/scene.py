"""What the table shows of an observation.

Keys are refs: `unit:ada` and `unit:z3`, `token:fuel.1`, `search:c5`, `edge:c5-d5`; squares stand in the picture as
`square:c5`. Areas: `sheet-ada` with `chart:ada` and the tokens carried, `hand-ada` with `card:medicine.1`, `decks`
with `pile:deck` and `pile:used`, `goals` with `goal:win.0`.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.board.squares import Square
from pyapp.attack.drawing import areas, board_art, figure_art, opening_art
from pyapp.attack.drawing.board_art import edge_middle, is_upright, middle
from pyapp.attack.names import (
    TokenId,
    Who,
    ZombieId,
    edge_name,
    edge_ref,
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
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.kernel.scene import Gauge, Item, Layer, Scene


def scene(seen: AttackSeen) -> Scene:
    state = imagine(seen)
    layout = layout_of(seen.scenario)
    standing = state.standing
    return Scene(
        board=seen.scenario,
        size=board_art.size(layout.board),
        items=(*_openings(seen), *_tokens(seen), *_zombies(seen), *_humans(seen)),
        gauges=(
            Gauge(
                "shambling-zombie", say("zombies standing"), len(standing), state.cap, tuple(map(unit_ref, standing))
            ),
            Gauge("skull-crossed-bones", say("zombies killed"), seen.kills),
            Gauge("hourglass", say("turns played"), seen.rounds),
            Gauge("tombstone", say("humans lost"), len(seen.humans) - len(state.living)),
        ),
        focus=tuple(map(unit_ref, state.living)),
        areas=areas.areas(seen),
    )


def _openings(seen: AttackSeen) -> Iterator[Item]:
    """[A11.1] The grey openings, and what bars them."""
    board = layout_of(seen.scenario).board
    for edge, opening in board.openings.items():
        x, y = edge_middle(board, edge)
        is_permanent = seen.barricades.get(edge)
        state = {None: "open", False: "shut", True: "permanent"}[is_permanent]
        label = {
            "open": say("{opening}, open", opening=edge_name(edge)),
            "shut": say("{opening}, barricaded", opening=edge_name(edge)),
            "permanent": say("{opening}, barricaded for good", opening=edge_name(edge)),
        }[state]
        art = opening_art.opening(opening.kind, is_upright(board, edge), state)
        yield Item(edge_ref(edge), edge_ref(edge), x, y, art, label, f"opening opening--{state}", Layer.EDGES)


def _tokens(seen: AttackSeen) -> Iterator[Item]:
    layout = layout_of(seen.scenario)
    for square in layout.searches:
        x, y = middle(square)
        label = say("search token at {square}", square=square_name(square))
        yield Item(
            search_ref(square),
            search_ref(square),
            x,
            y,
            figure_art.search(),
            label,
            "search",
            Layer.MARKERS,
            square_ref(square),
        )
    for token, square in seen.tokens.items():
        x, y = middle(square)
        called = named(layout.kinds[kind_of(token)].name)
        label = say("{thing} at {square}", thing=called, square=square_name(square))
        ref = token_ref(TokenId(token))
        yield Item(
            ref,
            ref,
            x,
            y,
            figure_art.token(),
            label,
            f"token token--{kind_of(token)}",
            Layer.MARKERS,
            square_ref(square),
            called,
        )
    if seen.noise:
        x, y = middle(seen.noise)
        label = say("something rings at {square}", square=square_name(seen.noise))
        yield Item("noise", square_ref(seen.noise), x, y, figure_art.noise(), label, "noise", Layer.OVERLAY)


def _zombies(seen: AttackSeen) -> Iterator[Item]:
    for one, zombie in seen.zombies.items():
        x, y = middle(zombie.square)
        label = say("{zombie} at {square}", zombie=figure_name(one), square=square_name(zombie.square))
        if zombie.is_lying:
            label = say("{zombie} lies dead at {square}", zombie=figure_name(one), square=square_name(zombie.square))
        classes = "counter counter--zombie" + (" counter--lying" if zombie.is_lying else "")
        art = figure_art.zombie(kind_of_zombie(one), zombie.is_lying)
        yield Item(
            unit_ref(one),
            unit_ref(one),
            x,
            y,
            art,
            label,
            classes,
            place=square_ref(zombie.square),
            name=figure_name(one),
        )


def kind_of_zombie(one: ZombieId) -> int:
    return int(one[1:]) % figure_art.KINDS


def _humans(seen: AttackSeen) -> Iterator[Item]:
    for who, human in seen.humans.items():
        if human.square:
            yield _human(who, human.square, human.wounds)


def _human(who: Who, square: Square, wounds: int) -> Item:
    x, y = middle(square)
    label = say("{who} at {square}, wounds: {wounds}", who=who.called, square=square_name(square), wounds=wounds)
    place = square_ref(square)
    return Item(
        unit_ref(who),
        unit_ref(who),
        x,
        y,
        figure_art.human(who),
        label,
        "counter counter--human",
        place=place,
        name=who.called,
    )
