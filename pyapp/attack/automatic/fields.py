"""[A13.0] How far it is to the humans from everywhere, and where they can shoot, worked out once for each position."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pyapp.attack.board.board import Thing, distances
from pyapp.attack.board.squares import Direction, EdgeId, Square
from pyapp.attack.names import kind_of
from pyapp.attack.scenarios.conditions import Carry, EverybodyIn
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.attack.truth.tables import RANGE

FAR = 10_000


@lru_cache(maxsize=64)
def _field(scenario: str, goals: tuple[Square, ...], shut: frozenset[EdgeId]) -> Mapping[Square, int]:
    return distances(layout_of(scenario).board, goals, shut)


def field(state: AttackState, goals: tuple[Square, ...], *, through: bool = False) -> Mapping[Square, int]:
    """Steps to the nearest of some squares; `through` barricades, as far as they can be broken."""
    shut = frozenset(edge for edge, permanent in state.barricades.items() if permanent or not through)
    return _field(state.scenario, goals, shut)


def prey(state: AttackState) -> tuple[Square, ...]:
    """Where the humans stand."""
    return tuple(state.humans[who].square for who in state.living)


def to_humans(state: AttackState) -> Mapping[Square, int]:
    """[A13.4] Ways that are open."""
    return field(state, prey(state))


def through_boards(state: AttackState) -> Mapping[Square, int]:
    """[A13.3] Ways that would be open without barricades."""
    return field(state, prey(state), through=True)


def exits(state: AttackState) -> tuple[Square, ...]:
    """[A13.5] Where humans are about to go: with something that they carry, or because nothing else is left to do."""
    layout = state.layout
    leaves = list(layout.win.leaves())
    carried = {kind_of(token) for who in state.living for token in state.humans[who].tokens}
    is_rest = all(
        part.path in state.reached or part.holds(state) for part in leaves if not isinstance(part, EverybodyIn)
    )
    zones = dict.fromkeys(
        part.zone if isinstance(part, EverybodyIn) else part.to
        for part in leaves
        if (isinstance(part, EverybodyIn) and is_rest) or (isinstance(part, Carry) and part.token in carried)
    )
    return _entered(state.scenario, tuple(zones))


@lru_cache(maxsize=64)
def _entered(scenario: str, zones: tuple[str, ...]) -> tuple[Square, ...]:
    board = layout_of(scenario).board
    return tuple(square for square in board.ways if any(square in board.zones[zone] for zone in zones))


Lines = tuple[tuple[tuple[Square, EdgeId], ...], ...]


@lru_cache(maxsize=4096)
def lines(scenario: str, start: Square) -> Lines:
    """[A7.2] The squares straight ahead of one, in each direction, as far as things let one see."""
    board = layout_of(scenario).board
    found = []
    for direction in Direction:
        line: list[tuple[Square, EdgeId]] = []
        square = start
        while len(line) < RANGE and (way := board.ahead(square, direction)) is not None:
            square = way.to
            line.append((square, way.edge))
            if board.cells[square].thing is Thing.LOW:
                break
        found.append(tuple(line))
    return tuple(found)


def in_line_of_fire(state: AttackState, crowd: Crowd) -> frozenset[Square]:
    """[A13.4] Where a human could shoot from where he stands, as things are now."""
    found = set()
    for who in state.living:
        for line in lines(state.scenario, state.humans[who].square):
            for square, edge in line:
                if (edge and edge in state.barricades) or square in crowd.humans:
                    break
                found.add(square)
                if square in crowd.zombies:
                    break
    return frozenset(found)
