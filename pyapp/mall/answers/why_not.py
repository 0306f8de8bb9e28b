"""Why something cannot be done now, with the case that says so."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.mall.answers import why_not_move, why_not_zombies
from pyapp.mall.drawing.lettering import area_name
from pyapp.mall.impulse import why_not as why_not_led
from pyapp.mall.impulse.run import ImpulseMove, ImpulseShot
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import stunned
from pyapp.mall.play.hidden import ALLOWED_HIDING_PLACES
from pyapp.mall.play.movement import HumanMove, HumanPlayerTurn
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.setup import ChooseHidingPlaces, PlaceCharacters
from pyapp.mall.truth.state import MallState, Status

_DOORS = {*MALL.doors, *MALL.main_doors}


def why_not(state: MallState, ref: str) -> Reason:
    """The first reason that holds for the thing touched."""
    kind, _, name = ref.partition(":")
    if state.outcome is not None:
        return Reason(state.outcome.rule, say("The game is over."))
    if (kind == "square" and name not in MALL.squares) or (kind == "door" and name not in _DOORS):
        return Reason("2.1", say("There is no such thing in this mall."))
    match state.stack[-1]:
        case ChooseHidingPlaces():
            return _hiding(state, SquareId(name)) if kind == "square" else _NO_HIDING_PLACE
        case PlaceCharacters():
            return Reason("3.2", say("Characters start on their symbols, at most two in a square."))
        case HumanPlayerTurn() if name in set(Character):
            return _not_eligible(state, Character(name))
        case HumanPlayerTurn():
            return Reason("5.0", say("Pick the character that is to move."))
        case HumanMove(move):
            return why_not_move.in_move(state, move, kind, name)
        case ImpulseMove(impulse):
            return why_not_led.in_move(state, impulse, kind, name)
        case ImpulseShot():
            return Reason("16.3", say("Only at the zombies they have come upon, and only by whoever has shots left."))
        case step:
            return why_not_zombies.reason(state, step, kind, name)


_NO_HIDING_PLACE = Reason("3.1", say("Zombies hide in a square of a store: touch one that is lit."))


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
            return Reason("8.3", say("{who} is {stunned}.", who=who.called, stunned=stunned(who)))
        case Status.SUPER:
            return Reason("11.0", say("{who} is one of them now.", who=who.called))
    return Reason("5.0", say("{who} was moved in the last turn and rests in this one.", who=who.called))
