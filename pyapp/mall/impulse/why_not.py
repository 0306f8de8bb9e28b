"""[16.0] Why somebody on the run cannot be led there."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.mall.impulse.moves import Ground, Impulse
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import group_name
from pyapp.mall.play.movement import step_cost
from pyapp.mall.speech import say
from pyapp.mall.truth.state import DoorState, MallState, UnitId
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR


def in_move(state: MallState, impulse: Impulse, kind: str, name: str) -> Reason:
    """The first reason that holds for the thing touched."""
    if kind == "door":
        return _door(state, impulse, DoorId(name))
    square_of = {unit: square for square, unit in state.zombies.items()}
    if kind == "square":
        return _square(state, impulse, SquareId(name))
    if UnitId(name) in square_of:
        return _square(state, impulse, square_of[UnitId(name)])
    return Reason("16.0", say("Only {who} can be led now.", who=group_name(impulse.move.group)))


def _square(state: MallState, impulse: Impulse, square: SquareId) -> Reason:
    here, ground = impulse.place(state), Ground(state)
    way = next((n for n in MALL.neighbours(here) if n.square == square), None)
    cost, left = step_cost(state, impulse.move), impulse.move.points
    if way is None:
        return Reason("16.2", say("On the run the way leads from square to square, the adjacent ones first."))
    if not state.can_pass(way.door):
        return Reason("5.3", say("The door between is closed."))
    if cost > left:
        return Reason("5.1", say("Points needed: {cost}; points left: {left}.", cost=cost, left=left))
    if square in ground.zombies and square not in impulse.shot_at:
        return Reason("16.4", say("On the run one goes in among zombies only after a shot at them."))
    if impulse.is_shy and not ground.leads_away(here, square):
        return Reason("16.3", say("No shot was fired, and now these zombies have to be left behind."))
    if square in ground.zombies:
        return Reason("16.4", say("Not enough points are left to get out of there again."))
    return Reason("16.6", say("From there nothing leads far enough from all zombies."))


def _door(state: MallState, impulse: Impulse, door: DoorId) -> Reason:
    if door in MALL.main_doors or state.door(door) is not DoorState.CLOSED:
        return Reason("16.2", say("On the run doors are opened, but none is closed."))
    here = impulse.place(state)
    if here not in MALL.doors[door].between:
        return Reason("5.5", say("A door is worked from a square beside it."))
    if state.has_zombie(here):
        return Reason("5.5", say("No hand is free for a door in a zombie's square."))
    if impulse.is_shy:
        return Reason("16.3", say("No shot was fired, and now these zombies have to be left behind."))
    cost, left = CLOSE_OR_OPEN_DOOR, impulse.move.points
    if left < cost:
        return Reason("5.5", say("Points needed for a door: {cost}; points left: {left}.", cost=cost, left=left))
    return Reason("16.6", say("With that door open nothing leads far enough from all zombies."))
