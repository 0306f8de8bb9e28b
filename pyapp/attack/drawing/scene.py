"""What the table shows of an observation.

Keys are refs: `unit:ada` and `unit:z3`, `token:fuel.1`, `search:c5`, `edge:c5-d5`; squares stand in the picture as
`square:c5`. Areas: `sheet-ada` with `chart:ada`, what is carried and the cards of those whose hand does not lie open,
`hand` with `card:medicine.1`, `goals` with `goal:win.0`, `deck` with `pile:deck`, `used` with `pile:used`.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.drawing import areas, board_art, opening_art, standing
from pyapp.attack.drawing.board_art import edge_middle, is_upright
from pyapp.attack.names import edge_name, edge_ref, unit_ref
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.site.regions import regions_of
from pyapp.attack.speech import say
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.kernel.scene import Gauge, Item, Layer, Scene


def scene(seen: AttackSeen) -> Scene:
    state = imagine(seen)
    layout = layout_of(seen.scenario)
    up = state.standing
    return Scene(
        board=seen.scenario,
        size=board_art.size(layout.board),
        items=(*_openings(seen), *standing.items(seen, state)),
        gauges=(
            Gauge("shambling-zombie", say("zombies standing"), len(up), state.cap, tuple(map(unit_ref, up))),
            Gauge("skull-crossed-bones", say("zombies killed"), seen.kills),
            Gauge("tombstone", say("humans lost"), len(seen.humans) - len(state.living)),
        ),
        focus=tuple(map(unit_ref, state.living)),
        mood=tuple(_mood(seen)),
        areas=areas.areas(seen),
    )


def _mood(seen: AttackSeen) -> Iterator[str]:
    """Where somebody is, a lamp is lit."""
    here = {human.square for human in seen.humans.values() if human.square}
    lamps = {region.lamp for region in regions_of(seen.scenario) if region.is_indoors and here & region.squares}
    return (f"lit-{lamp}" for lamp in sorted(lamps))


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
