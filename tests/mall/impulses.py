"""Positions for the rule tests of the hot heads [16.0]: Steve alone, mostly in the concourse from 112 to 117."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyapp.kernel.flow import Applied
from pyapp.mall.impulse.events import End, ImpulseEnded, RanOff
from pyapp.mall.impulse.phase import ImpulsivePhase
from pyapp.mall.names import Group
from pyapp.mall.truth.state import MallState
from tests.mall.positions import WELL, door, options, position
from tests.mall.turns import STEVE, phase

ON = {"impulsive": "on"}
GO = (1, 1)
"""Two dice that nobody can sit still with."""
GLASS = door("114", "137")
SHOP = door("091", "115")
WOOD = door("041", "042")

RATE = WELL[STEVE].fire


def scene(steve: str = "113", **pieces: Any) -> MallState:
    """Steve somewhere, everybody else with Peter at the other end of the mall."""
    return position(**{"peter": "035", "roger": "035", "fran": "035", "steve": steve, "settings": ON, **pieces})


def impulse(state: MallState, *do: str, dice: Sequence[int] = GO) -> Applied[MallState]:
    return phase(state, ImpulsivePhase(), do=do, dice=dice)


def end(applied: Applied[MallState]) -> End:
    return next(event.why for event in applied.events if isinstance(event, ImpulseEnded))


def gone(applied: Applied[MallState]) -> list[Group]:
    return [event.who for event in applied.events if isinstance(event, RanOff)]


def steps(state: MallState) -> set[str]:
    return {text.split()[2] for text in options(state) if text.startswith("move ")}


def beside(value: int = 9, *do: str, dice: Sequence[int], **pieces: Any) -> Applied[MallState]:
    """Steve comes next to zombies in 116, and more."""
    state = scene("114", **{"zombies": {"116": value}, **pieces})
    return impulse(state, "move steve 115", *do, dice=(*GO, *dice))
