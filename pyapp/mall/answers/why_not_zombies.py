"""Why something cannot be used while zombies move, attack or come in."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.play.attacks import DefensiveFire, HowMany, NameVictims, StrikeOrder
from pyapp.mall.play.berserk import BerserkCheck
from pyapp.mall.play.free_movement import FreeMovement
from pyapp.mall.play.reaction import Reaction
from pyapp.mall.play.zombie_entry import TurningOrder
from pyapp.mall.play.zombie_steps import is_held
from pyapp.mall.solitaire.movement import PriorityChoice
from pyapp.mall.solitaire.table import HiddenPlace
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status, UnitId


def reason(state: MallState, step: object, kind: str, name: str) -> Reason:
    """The first reason that holds for the thing touched, by what is being decided."""
    match step:
        case BerserkCheck(calmed):
            return _berserk(state, calmed, kind, name)
        case Reaction(called):
            return _reaction(state, called, kind, name)
        case FreeMovement():
            return _free_movement(state, kind, name)
        case PriorityChoice():
            return _priority(state, kind, name)
        case HiddenPlace():
            return Reason("15.2", say("They come out in one of the nearest squares: touch one that is lit."))
        case DefensiveFire():
            return Reason("8.1", say("Only those under attack may shoot, and only at those who attack."))
        case HowMany():
            return Reason("8.0", say("Choose from the list how many are attacked."))
        case NameVictims() | StrikeOrder():
            return Reason("8.0", say("Touch somebody in the square that is attacked."))
        case TurningOrder():
            return Reason("11.0", say("Touch one of the infected characters."))
    return Reason("4.0", say("Something else has to be decided first."))


def _unit(state: MallState, kind: str, name: str) -> UnitId | None:
    """The unit that was touched, or whose square was."""
    if kind == "square":
        return state.zombies.get(SquareId(name))
    return UnitId(name) if name in state.zombies.values() else None


def _berserk(state: MallState, calmed: tuple[UnitId, ...], kind: str, name: str) -> Reason:
    unit = _unit(state, kind, name)
    if unit in state.berserk:
        return Reason("10.1", say("These are berserk already."))
    if unit in calmed:
        return Reason("10.1", say("These have just calmed down."))
    if name in set(Character) and state.people[Character(name)].status is Status.SUPER:
        return Reason("11.7", say("Super zombies never go berserk."))
    return Reason("10.0", say("Touch zombies that are to be checked."))


def _reaction(state: MallState, called: tuple[UnitId, ...], kind: str, name: str) -> Reason:
    unit = _unit(state, kind, name)
    if unit is None:
        return Reason("7.1", say("Touch zombies that noticed the humans, then a lit square: it leads nearer to them."))
    if unit in state.spent:
        return Reason("7.2", say("These have reacted in this turn."))
    if unit not in called:
        return Reason("7.1", say("These have seen nothing of what the humans did."))
    if _is_held(state, unit):
        return Reason("7.6", say("Zombies never leave a character's square."))
    return Reason("7.2", say("These cannot come any nearer."))


def _free_movement(state: MallState, kind: str, name: str) -> Reason:
    unit = _unit(state, kind, name)
    if unit is None:
        return Reason(
            "7.5",
            say(
                "Zombies go one square, berserk ones two, never aslant or where others are: touch them, then a lit one."
            ),
        )
    if (why := _stays(state, unit)) is not None:
        return why
    step = state.stack[-1]
    if isinstance(step, FreeMovement) and not step.moves:
        return Reason("7.0", say("All moves that the die gave are used."))
    return Reason("7.6", say("These have nowhere to go."))


def _priority(state: MallState, kind: str, name: str) -> Reason:
    unit = _unit(state, kind, name)
    if unit is None:
        return Reason("15.5", say("Only zombies that meet the priority move, and only where it leads them."))
    if (why := _stays(state, unit)) is not None:
        return why
    return Reason("15.5", say("These do not meet the priority whose turn it is, or cannot come any nearer."))


def _stays(state: MallState, unit: UnitId) -> Reason | None:
    """Why a unit moves no more in this turn, by itself or by the priorities."""
    if unit in state.reacted:
        return Reason("7.4", say("These have reacted in this turn."))
    if unit in state.spent:
        return Reason("7.5", say("These have been moved in this turn."))
    if _is_held(state, unit):
        return Reason("7.6", say("Zombies never leave a character's square."))
    return None


def _is_held(state: MallState, unit: UnitId) -> bool:
    return any(each == unit and is_held(state, square) for square, each in state.zombies.items())
