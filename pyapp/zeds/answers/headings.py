"""Long lists of options in groups: by the unit that would act."""

from __future__ import annotations

from pyapp.kernel.decision import Heading, Option, Sort
from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import ZedId, space_name, unit_ref
from pyapp.zeds.play.action_phase import payers
from pyapp.zeds.play.placement import called
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker, ZedsState


def heading(state: ZedsState, option: Option) -> Heading | None:
    """The words over an option, and the shorter words that then do for the option itself."""
    verb, args = option.action
    match verb:
        case "move":
            return _of(state, Who(args[0]), *_goal(state, SpaceId(args[1])))
        case "forage":
            who = Who(args[0])
            label = say("Forage at {place}", place=space_name(state.units[who].space))
            return _of(state, who, label, Sort(say("Forage"), label))
        case "shoot" | "craft" | "citadel" if ZedId(args[2]) in state.zeds:
            zeds, place = called(state, ZedId(args[2])), space_name(SpaceId(args[1]))
            if verb == "craft":
                label = say("Shoot at {zeds} at {place}, without Ammo", zeds=zeds, place=place)
                return _of(state, Who(args[0]), label, Sort(say("Shoot"), label))
            if verb == "citadel":
                return Heading(say("From the Citadel"), say("{who} at {zeds} at {place}",
                               who=Who(args[0]).called, zeds=zeds, place=place))  # fmt: skip
            label = say("Shoot at {zeds} at {place}", zeds=zeds, place=place)
            return _of(state, Who(args[0]), label, Sort(say("Shoot"), label))
        case "play":
            return Heading(say("Cards in hand"), option.label)
        case "speech":
            return _of(state, Who.HERNANDEZ, option.label, Sort(say("Speak"), option.label))
    return None


_PAYS = {Marker.INITIATIVE: say("Initiative"), Marker.LEADERSHIP: say("Leadership")}


def _of(state: ZedsState, who: Who, label: Message, sort: Sort) -> Heading:
    """What one unit does, and by which Character Action if one pays for it."""
    marker = payers(state).get(who)
    name = say("{who}: {pays}", who=who.called, pays=_PAYS[marker]) if marker is not None else who.called
    return Heading(name, label, unit_ref(who), sort)


def _goal(state: ZedsState, space: SpaceId) -> tuple[Message, Sort]:
    place = space_name(space)
    if state.zeds_strength(space):
        label = say("Attack at {place}", place=place)
        return label, Sort(say("Attack"), label)
    return say("Move to {place}", place=place), Sort(say("Move"), place)
