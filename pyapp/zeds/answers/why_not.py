"""Why something cannot be done now, with the case that says so."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.kernel.flow import decision
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.map.places import SPACES, SpaceId, is_start
from pyapp.zeds.names import ZedId, space_name
from pyapp.zeds.play.action_phase import Actions, payers
from pyapp.zeds.play.movement import crowd_of
from pyapp.zeds.play.shooting import targets
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import CEMETERY, RESERVE, Marker, ZedsState


def why_not(state: ZedsState, ref: str) -> Reason:
    """The first reason that holds for the thing touched."""
    kind, _, name = ref.partition(":")
    if state.outcome is not None:
        return Reason("1.3", say("The game is over."))
    if _is_offered(state, ref):
        return Reason("5.1", say("It can be used now: choose one of the options with it."))
    match kind:
        case "unit" if name in set(Who):
            return _person(state, Who(name))
        case "unit":
            return _zeds(state, ZedId(name))
        case "space" if name in SPACES:
            return _space(state, SpaceId(name))
        case "card" if name in CARDS:
            return Reason("1.2", say("The event happens by itself, in the phase of its lighter tab."))
        case "fate" if name in FATES:
            return _fate(state, name)
        case "marker":
            return _marker(state, name)
        case "track":
            return Reason("5.1", say("It shows what you have; it is spent by what you do."))
        case "pile":
            return Reason("1.1", say("Nothing is taken from here by hand."))
        case "ability":
            return Reason("5.1", say("An ability is used with the unit that has it, when its moment comes."))
    return Reason("1.1", say("There is no such thing in Farmingdale."))


def _is_offered(state: ZedsState, ref: str) -> bool:
    asked = decision(state)
    return asked is not None and any(ref in option.refs for option in asked.options)


def _is_acting(state: ZedsState) -> bool:
    return bool(state.stack) and isinstance(state.stack[-1], Actions)


_ANSWER_FIRST = Reason("1.2", say("Another question has to be answered first."))


def _person(state: ZedsState, who: Who) -> Reason:
    unit = state.units[who]
    if unit.space == CEMETERY:
        return Reason("6.3", say("{who}: in the Cemetery, and out of the game.", who=who.called))
    if unit.space == RESERVE:
        return Reason("11.1", say("{who}: not in play. A card may bring them.", who=who.called))
    if not _is_acting(state):
        return _ANSWER_FIRST
    if not state.actions_left and who not in payers(state):
        return Reason("5.1", say("No Action is left that {who} could use.", who=who.called))
    return Reason("5.1", say("There is nothing that {who} could do now.", who=who.called))


def _zeds(state: ZedsState, one: ZedId) -> Reason:
    """[5.4] Why nobody shoots at it, or walks up to it."""
    if one not in state.zeds:
        return Reason("6.2", say("These Zeds are gone."))
    if not _is_acting(state):
        return _ANSWER_FIRST
    space = state.zeds[one].space
    if is_start(space):
        return Reason("5.4", say("On a Start nobody can shoot at them, and nobody can attack them."))
    crowd = crowd_of(state)
    if not state.ammo and any(space in targets(state, who, crowd) for who in state.on_map()):
        return Reason("5.4", say("There is no Ammo left to shoot with."))
    if not state.actions_left:
        return Reason("5.1", say("No Actions are left."))
    return Reason("5.4", say("Nobody is near enough to shoot at them, or to reach them in one move."))


def _space(state: ZedsState, space: SpaceId) -> Reason:
    if not _is_acting(state):
        return _ANSWER_FIRST
    if is_start(space):
        return Reason("5.2", say("No unit of yours can move into a Start."))
    if state.is_barred(space):
        return Reason("4.4", say("No entry in this turn."))
    if not state.actions_left and not payers(state):
        return Reason("5.1", say("No Actions are left."))
    if state.room(space) <= 0:
        return Reason("5.2", say("At {place} there are two units already.", place=space_name(space)))
    return Reason("5.2", say("Nobody can reach {place} in one move.", place=space_name(space)))


def _fate(state: ZedsState, card: str) -> Reason:
    if card not in state.hand:
        return Reason("2.4", say("This card is not in your hand."))
    return Reason(FATES[card].rule, say("Not now. {text}", text=FATES[card].text))


def _marker(state: ZedsState, name: str) -> Reason:
    """[5.1] What a marker is for, or that it is spent."""
    if name in state.spent:
        when = say("It is spent for good.") if name == Marker.SPEECH else say("It is spent until the next turn.")
        return Reason("5.1", when)
    match name:
        case Marker.INITIATIVE:
            return Reason("8.4", say("It pays by itself for what Deputy Schmidt does."))
        case Marker.LEADERSHIP:
            return Reason("8.3", say("It pays by itself for Regular Civilians near Sheriff Hunt."))
        case Marker.CITADEL:
            return Reason("8.2", say("It is for a shot out of Town Center, with Ammo, at Zeds in range."))
        case Marker.SPEECH:
            return Reason("8.2", say("It is for other units that stand in a Town space."))
    return Reason("5.1", say("It is spent by what you do."))
