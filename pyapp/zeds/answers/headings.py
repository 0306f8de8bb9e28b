"""Long lists of options in groups: by the unit that would act."""

from __future__ import annotations

from pyapp.kernel.decision import Heading, Option
from pyapp.kernel.message import Message
from pyapp.zeds.map.places import SpaceId
from pyapp.zeds.names import ZedId, space_name
from pyapp.zeds.play.placement import called
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import ZedsState


def heading(state: ZedsState, option: Option) -> Heading | None:
    """The words over an option, and the shorter words that then do for the option itself."""
    verb, args = option.action
    match verb:
        case "move":
            return Heading(Who(args[0]).called, _goal(state, SpaceId(args[1])))
        case "forage":
            who = Who(args[0])
            return Heading(who.called, say("Forage at {place}", place=space_name(state.units[who].space)))
        case "shoot" | "craft" | "citadel" if ZedId(args[2]) in state.zeds:
            zeds, place = called(state, ZedId(args[2])), space_name(SpaceId(args[1]))
            if verb == "craft":
                return Heading(
                    Who(args[0]).called, say("Shoot at {zeds} at {place}, without Ammo", zeds=zeds, place=place)
                )
            if verb == "citadel":
                return Heading(say("From the Citadel"), say("{who} at {zeds} at {place}",
                               who=Who(args[0]).called, zeds=zeds, place=place))  # fmt: skip
            return Heading(Who(args[0]).called, say("Shoot at {zeds} at {place}", zeds=zeds, place=place))
        case "play":
            return Heading(say("Cards in hand"), option.label)
        case "speech":
            return Heading(Who.HERNANDEZ.called, option.label)
    return None


def _goal(state: ZedsState, space: SpaceId) -> Message:
    place = space_name(space)
    return say("Attack at {place}", place=place) if state.zeds_strength(space) else say("Move to {place}", place=place)
