"""[A13.0] How far it is to the humans from everywhere, worked out once for each position of theirs."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pyapp.attack.board.board import distances
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.scenarios.conditions import Carry, EverybodyIn
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.truth.state import AttackState

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


@lru_cache(maxsize=64)
def exits(scenario: str) -> tuple[Square, ...]:
    """[A13.5] Where humans have to go in the end, or have to bring something."""
    layout = layout_of(scenario)
    zones = dict.fromkeys(
        part.zone if isinstance(part, EverybodyIn) else part.to
        for part in layout.win.leaves()
        if isinstance(part, EverybodyIn | Carry)
    )
    return tuple(square for square in layout.board.ways if any(square in layout.board.zones[zone] for zone in zones))
