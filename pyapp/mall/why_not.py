"""Why something cannot be done now, with the case that says so."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import say
from pyapp.mall import impulse_why
from pyapp.mall.attacks import DefensiveFire
from pyapp.mall.berserk import BerserkCheck
from pyapp.mall.counters import Character
from pyapp.mall.free_movement import FreeMovement
from pyapp.mall.impulse_run import ImpulseMove, ImpulseShot
from pyapp.mall.lettering import area_name
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.move import Move
from pyapp.mall.movement import HumanMove, HumanPlayerTurn, step_cost
from pyapp.mall.names import square_name
from pyapp.mall.reaction import Reaction
from pyapp.mall.setup import ALLOWED_HIDING_PLACES, ChooseHidingPlaces, PlaceCharacters
from pyapp.mall.shots import blocked_by_counters
from pyapp.mall.state import DoorState, MallState, Status, UnitId
from pyapp.mall.tables import CLOSE_OR_OPEN_DOOR

_DOORS = {*MALL.doors, *MALL.main_doors}


def why_not(state: MallState, ref: str) -> Reason:
    """The first reason that holds for the thing touched."""
    kind, _, name = ref.partition(":")
    if state.outcome is not None:
        return Reason(state.outcome.rule, say("The game is over."))
    if (kind == "square" and name not in MALL.squares) or (kind == "door" and name not in _DOORS):
        return Reason("2.1", say("There is no such thing in this mall."))
    match state.stack[-1]:
        case ChooseHidingPlaces() if kind == "square":
            return _hiding(state, SquareId(name))
        case PlaceCharacters():
            return Reason("3.2", say("Characters start on their symbols, at most two in a square."))
        case HumanPlayerTurn() if name in set(Character):
            return _not_eligible(state, Character(name))
        case HumanPlayerTurn():
            return Reason("5.0", say("Touch the character that is to move."))
        case HumanMove(move):
            return _in_move(state, move, kind, name)
        case ImpulseMove(impulse):
            return impulse_why.in_move(state, impulse, kind, name)
        case ImpulseShot():
            return Reason("16.3", say("Only at the zombies they have come upon, and only by whoever has shots left."))
        case BerserkCheck():
            return Reason("10.1", say("Not these: they are berserk, or have just calmed down, or are no zombies."))
        case Reaction():
            return Reason("7.2", say("These do not react, or cannot come any nearer."))
        case FreeMovement():
            return _in_free_movement(state, kind, name)
        case DefensiveFire():
            return Reason("8.1", say("Only those under attack may shoot, and only at those who attack."))
    return Reason("4.0", say("This cannot be used now."))


def _hiding(state: MallState, square: SquareId) -> Reason:
    if square in state.hidden:
        return Reason("3.1", say("One hidden unit to a square."))
    if MALL.is_hall(square):
        return Reason("3.1", say("Nobody hides in a hall."))
    if square not in ALLOWED_HIDING_PLACES:
        return Reason("3.1", say("Too near to where a character starts."))
    return Reason("3.1", say("Only one unit may hide in {store}.", store=area_name(MALL.area_of(square))))


def _not_eligible(state: MallState, who: Character) -> Reason:
    match state.people[who].status:
        case Status.STUNNED:
            return Reason("8.3", say("{who} is stunned until somebody comes into the square.", who=who.called))
        case Status.SUPER:
            return Reason("11.0", say("{who} is one of them now.", who=who.called))
    return Reason("5.0", say("{who} was moved in the last turn and rests in this one.", who=who.called))


def _in_move(state: MallState, move: Move, kind: str, name: str) -> Reason:
    if kind == "square":
        square = SquareId(name)
        return _target(state, move, square) if state.has_zombie(square) else _step(state, move, square)
    if kind == "door":
        return _door(state, move, DoorId(name))
    if name in set(Character):
        return Reason("5.0", say("One character or stack moves in a turn. End this move first."))
    square_of = {unit: square for square, unit in state.zombies.items()}
    if UnitId(name) in square_of:
        return _target(state, move, square_of[UnitId(name)])
    return Reason("5.0", say("This cannot be used now."))


def _target(state: MallState, move: Move, target: SquareId) -> Reason:
    here = move.place(state)
    if target != here and state.has_zombie(here):
        return Reason("6.3", say("With zombies in one's own square there is no other target."))
    if target != here and state.people_in(target):
        return Reason("6.3", say("Somebody else is in that square."))
    if not state.sees(here, target):
        return Reason("6.4", say("{there} is out of sight from {here}.", there=target, here=here))
    if blocked_by_counters(state, here, target):
        return Reason("6.3", say("Somebody stands in the line of fire."))
    if not move.may_shoot or set(move.group) <= set(move.panicked):
        return Reason("6.5", say("Nobody of them can shoot any more in this turn."))
    if move.carrier is not None:
        return Reason("5.6", say("Whoever carries somebody does not shoot."))
    return Reason("6.1", say("The fire rate is used up."))


def _step(state: MallState, move: Move, square: SquareId) -> Reason:
    here = move.place(state)
    way = next((n for n in MALL.neighbours(here) if n.square == square), None)
    if square == here:
        return Reason("5.0", say("They are standing there."))
    if way is None:
        steps = MALL.graph.distance(here, square) or 0
        if steps <= move.points:
            return Reason(
                "5.0",
                say(
                    "{there} is {steps} squares on foot: go there square by square.",
                    there=square_name(square),
                    steps=steps,
                ),
            )
        return Reason("5.1", say("{there} is too far away for this turn.", there=square_name(square)))
    if not state.can_pass(way.door):
        return Reason("5.3", say("The door between is closed."))
    cost = step_cost(state, move)
    return Reason("5.1", say("That would take {cost} points; {left} are left.", cost=cost, left=move.points))


def _door(state: MallState, move: Move, door: DoorId) -> Reason:
    here = move.place(state)
    is_main = door in MALL.main_doors
    if is_main and state.door(door) is DoorState.CLOSED:
        return Reason("5.5", say("A main door that is closed stays closed."))
    if here not in ((MALL.main_doors[door].square,) if is_main else MALL.doors[door].between):
        return Reason("5.5", say("A door is worked from a square beside it."))
    if state.has_zombie(here):
        return Reason("5.5", say("No hand is free for a door in a zombie's square."))
    if move.carried is not None:
        return Reason("5.6", say("Whoever carries somebody has no hand free."))
    if is_main:
        return Reason("5.5", say("Closing a main door takes a whole turn that begins beside it."))
    if state.door(door) is DoorState.DESTROYED:
        return Reason("10.5", say("This door is broken for good."))
    cost = CLOSE_OR_OPEN_DOOR
    return Reason("5.5", say("A door takes {cost} points; {left} are left.", cost=cost, left=move.points))


def _in_free_movement(state: MallState, kind: str, name: str) -> Reason:
    unit = state.zombies.get(SquareId(name)) if kind == "square" else UnitId(name)
    if unit in state.reacted:
        return Reason("7.4", say("These have reacted in this turn."))
    if unit in state.spent:
        return Reason("7.5", say("These have been moved in this turn."))
    return Reason("7.6", say("These cannot be moved now."))
