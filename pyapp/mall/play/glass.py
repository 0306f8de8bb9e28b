"""[10.4] Berserk zombies at glass doors."""

from __future__ import annotations

from pyapp.mall.events.break_in_events import GlassAttacked
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.play.zombie_steps import can_see
from pyapp.mall.speech import say
from pyapp.mall.truth.state import DoorState, MallState


def closed_glass(state: MallState, square: SquareId) -> list[DoorId]:
    """[10.4] Neither open glass nor wood nor a main door can be destroyed."""
    return [
        door
        for door in MALL.doors_of(square)
        if MALL.doors[door].kind is DoorKind.GLASS and state.door(door) is DoorState.CLOSED
    ]


def beyond(door: DoorId, square: SquareId) -> SquareId:
    """The square on the other side."""
    return next(other for other in MALL.doors[door].between if other != square)


def leads_nearer(door: DoorId, square: SquareId, goal: SquareId) -> bool:
    """[10.4] Whether it is this door that bars the way to a square."""
    away = MALL.graph.distance_map(goal)
    return away[beyond(door, square)] < away[square]


def breakable(state: MallState, square: SquareId) -> list[DoorId]:
    """[10.4] The closed glass doors through which the berserk unit in a square sees a character."""
    unit = state.zombies.get(square)
    if unit not in state.berserk or state.people_in(square):
        return []
    people = state.people_squares()
    return [
        door
        for door in closed_glass(state, square)
        if any(MALL.sight(square, place).door == door and can_see(state, square, place) for place in people)
    ]


def attempt(state: MallState, square: SquareId, door: DoorId) -> bool:
    """[10.5] Two dice below the value break the glass; the value is shown for the attempt, and hidden again."""
    value = state.values[state.zombies[square]]
    broke = sum(state.roll("10.5", 2, say("Glass breaks below the zombies' value"))) < value
    if broke:
        state.doors[door] = DoorState.DESTROYED
    state.emit(GlassAttacked(square, door, value, broke))
    state.show(square)
    return broke
