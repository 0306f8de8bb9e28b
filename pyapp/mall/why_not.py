"""Why something cannot be done now, with the case that says so."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import say
from pyapp.mall.costs import CLOSE_OR_OPEN_DOOR
from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.movement import HumanMove, HumanPlayerTurn, place, step_cost
from pyapp.mall.names import square_name
from pyapp.mall.setup import ALLOWED_HIDING_PLACES, ChooseHidingPlaces, PlaceCharacters
from pyapp.mall.state import DoorState, MallState, Status


def why_not(state: MallState, ref: str) -> Reason:
    """The first reason that holds for the thing touched."""
    kind, _, name = ref.partition(":")
    if state.outcome is not None:
        return Reason(state.outcome.rule, say("The game is over."))
    match state.stack[-1]:
        case ChooseHidingPlaces() if kind == "square":
            return _hiding(state, SquareId(name))
        case PlaceCharacters():
            return Reason("3.2", say("Characters start on their symbols, at most two in a square."))
        case HumanPlayerTurn() if name in set(Character):
            return _not_eligible(state, Character(name))
        case HumanPlayerTurn():
            return Reason("5.0", say("Touch a character first, then one of the lit squares or doors."))
        case HumanMove() as move if kind == "square" and name in MALL.squares:
            return _step(state, move, SquareId(name))
        case HumanMove() as move if kind == "door":
            return _door(state, move, DoorId(name))
        case HumanMove():
            return Reason("5.0", say("One character or stack moves in a turn. End this move first."))
    return Reason("4.0", say("This cannot be used now."))


def _hiding(state: MallState, square: SquareId) -> Reason:
    if square in state.hidden:
        return Reason("3.1", say("One hidden unit to a square."))
    if MALL.is_hall(square):
        return Reason("3.1", say("Nobody hides in a hall."))
    if square not in ALLOWED_HIDING_PLACES:
        return Reason("3.1", say("Too near to where a character starts."))
    return Reason("3.1", say("Only one unit may hide in {store}.", store=MALL.area_of(square).name))


def _not_eligible(state: MallState, who: Character) -> Reason:
    if state.people[who].status is Status.STUNNED:
        return Reason("8.3", say("{who} is stunned until somebody comes into the square.", who=who.called))
    if state.people[who].moved == state.turn - 1:
        return Reason("5.0", say("{who} was moved in the last turn and rests in this one.", who=who.called))
    return Reason("5.0", say("{who} cannot do anything here.", who=who.called))


def _step(state: MallState, move: HumanMove, square: SquareId) -> Reason:
    here = place(state, move.group)
    way = next((n for n in MALL.neighbours(here) if n.square == square), None)
    if square == here:
        return Reason("5.0", say("They are standing there."))
    if way is None:
        return Reason("5.3", say("No way leads from {here} straight to {there}.", here=here, there=square_name(square)))
    if not state.can_pass(way.door):
        return Reason("5.3", say("The door between is closed."))
    return Reason(
        "5.1", say("That would take {cost} points; {left} are left.", cost=step_cost(state, here), left=move.points)
    )


def _door(state: MallState, move: HumanMove, door: DoorId) -> Reason:
    here = place(state, move.group)
    if door in MALL.main_doors:
        if state.door(door) is DoorState.CLOSED:
            return Reason("5.5", say("A main door that is closed stays closed."))
        if MALL.main_doors[door].square == here and state.has_zombie(here):
            return Reason("5.5", say("No hand is free for a door in a zombie's square."))
        return Reason("5.5", say("Closing a main door takes a whole turn that begins beside it."))
    if here not in MALL.doors[door].between:
        return Reason("5.5", say("A door is worked from a square beside it."))
    if state.has_zombie(here):
        return Reason("5.5", say("No hand is free for a door in a zombie's square."))
    if state.door(door) is DoorState.DESTROYED:
        return Reason("10.5", say("This door is broken for good."))
    return Reason("5.5", say("A door takes {cost} points; {left} are left.", cost=CLOSE_OR_OPEN_DOOR, left=move.points))
