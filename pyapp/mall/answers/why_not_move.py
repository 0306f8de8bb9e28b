"""[5.0] [6.0] Why something is out of the question for those who are being moved."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.mall.answers import reach
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import group_name, square_name
from pyapp.mall.play.move import Move
from pyapp.mall.play.shots import blocking
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, Status, UnitId
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR


def in_move(state: MallState, move: Move, kind: str, name: str) -> Reason:
    """The first reason that holds for the thing touched."""
    if kind == "square":
        square = SquareId(name)
        return _target(state, move, square) if state.has_zombie(square) else _step(state, move, square)
    if kind == "door":
        return _door(state, move, DoorId(name))
    if name in set(Character):
        return _person(state, move, Character(name))
    square_of = {unit: square for square, unit in state.zombies.items()}
    if UnitId(name) in square_of:
        return _target(state, move, square_of[UnitId(name)])
    return Reason("5.0", say("It is {who} that is being moved.", who=group_name(move.group)))


def _person(state: MallState, move: Move, who: Character) -> Reason:
    """[5.0] [5.6] Somebody else: one of them now, somebody to be carried, or somebody who has to wait."""
    one = state.people[who]
    if one.status is Status.SUPER:
        return _target(state, move, one.square)
    if who in move.group and not move.points:
        return Reason("5.1", say("{who} is being moved, and has no points left to walk.", who=who.called))
    if who in move.group:
        return Reason("5.0", say("{who} is being moved: touch a square to go there.", who=who.called))
    if one.square == move.place(state) and move.is_under_way:
        return Reason("5.6", say("Somebody is taken up only before the move begins."))
    return Reason("5.0", say("One character or stack moves in a turn. End this move first."))


def _target(state: MallState, move: Move, target: SquareId) -> Reason:
    here = move.place(state)
    if target != here and state.has_zombie(here):
        return Reason("6.3", say("With zombies in one's own square there is no other target."))
    if target != here and state.people_in(target):
        return Reason("6.3", say("Friends are in that square: nobody shoots into it from outside."))
    if not state.sees(here, target):
        return Reason("6.4", say("{there} is out of sight from {here}.", there=target, here=here))
    if (between := blocking(state, here, target)) is not None:
        if state.has_zombie(between):
            return Reason("6.3", say("The zombies in {square} are in the way of a shot.", square=between))
        return Reason("6.3", say("Friends in {square} are in the way of a shot.", square=between))
    if not move.may_shoot or set(move.group) <= set(move.panicked):
        return Reason("6.5", say("Nobody of them can shoot any more in this turn."))
    if move.carrier is not None:
        return Reason("5.6", say("Whoever carries somebody does not shoot."))
    return Reason("6.1", say("The fire rate is used up."))


def _step(state: MallState, move: Move, square: SquareId) -> Reason:
    here = move.place(state)
    if square == here:
        return Reason("5.0", say("They are standing there."))
    if not state.can_pass(MALL.door_between(here, square)):
        return Reason("5.3", say("The door between is closed."))
    cost = reach.costs(state, move).get(square)
    if cost is not None:
        return _priced("5.1", cost, move)
    return Reason("5.3", say("Zombies or closed doors bar every way to {there}.", there=square_name(square)))


def _priced(rule: str, cost: int, move: Move) -> Reason:
    """[5.1] What it would take, and what there is."""
    if cost <= move.points:
        return Reason(rule, say("It can be reached square by square, for {cost} points.", cost=cost))
    return Reason(rule, say("Points needed: {cost}; points left: {left}.", cost=cost, left=move.points))


def _door(state: MallState, move: Move, door: DoorId) -> Reason:
    here = move.place(state)
    is_main = door in MALL.main_doors
    beside = (MALL.main_doors[door].square,) if is_main else MALL.doors[door].between
    if is_main and state.door(door) is DoorState.CLOSED:
        return Reason("5.5", say("A main door that is closed stays closed."))
    if state.door(door) is DoorState.DESTROYED:
        return Reason("10.5", say("This door is broken for good."))
    if here in beside and state.has_zombie(here):
        return Reason("5.5", say("No hand is free for a door in a zombie's square."))
    if move.carried is not None:
        return Reason("5.6", say("Whoever carries somebody has no hand free."))
    if is_main:
        return Reason("5.5", say("Closing a main door takes a whole turn that begins beside it."))
    spent = reach.costs(state, move)
    ways = [spent[square] for square in beside if square in spent and not state.has_zombie(square)]
    if not ways:
        return Reason("5.5", say("A door is worked from a square beside it, and there is no way there now."))
    return _priced("5.5", min(ways) + CLOSE_OR_OPEN_DOOR, move)
