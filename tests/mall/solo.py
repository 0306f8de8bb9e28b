"""Positions for the rule tests of play without a zombie player [15.0], and free movement in them [15.5]."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyapp.kernel.flow import Applied
from pyapp.mall.events.zombie_events import Shambled, Why
from pyapp.mall.solitaire.movement import PriorityMovementPhase
from pyapp.mall.truth.state import MallState
from tests.mall.positions import position
from tests.mall.turns import phase


def together(square: str, **more: Any) -> MallState:
    """A position of a solitaire game with all four in one square."""
    people = dict.fromkeys(("peter", "roger", "steve", "fran"), square)
    return position(**{**people, "mode": "solitaire", **more})


def moved(state: MallState, *who: str) -> MallState:
    """As if some of them had just moved, right where they stand."""
    state.mover = [name for name in state.people if name in who]
    state.active = [state.people[name].square for name in state.mover]
    return state


def move(state: MallState, die: int, *more: int, do: Sequence[str] = ()) -> Applied[MallState]:
    """Free movement, with as many moves as the die says."""
    return phase(state, PriorityMovementPhase(), dice=[die, *more], do=do)


def moves(applied: Applied[MallState]) -> list[tuple[int, str, str]]:
    """Every move with its priority."""
    return [
        (event.why.priority, event.start, event.square)
        for event in applied.events
        if isinstance(event, Shambled) and isinstance(event.why, Why)
    ]
