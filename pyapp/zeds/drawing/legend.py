"""What the counters and the plates of the board look like in each of their states, and what that means."""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.kernel.words import LegendSection, Sign
from pyapp.zeds.county.pen import placed
from pyapp.zeds.county.places import PLATES
from pyapp.zeds.county.town import village
from pyapp.zeds.drawing import counter_art
from pyapp.zeds.map.places import Ground, SpaceId
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Unit, Zeds

_HERE = SpaceId("F1")
_ZEDS = "5/3"
_VILLAGE = SpaceId("F4")


def _unit(name: Message, text: Message, who: Who, one: Unit) -> Sign:
    return Sign(f'<g class="counter">{counter_art.unit(who, one)}</g>', name, text, span=54)


def _zeds(name: Message, text: Message, one: Zeds) -> Sign:
    return Sign(f'<g class="counter">{counter_art.zeds(one)}</g>', name, text, span=54)


def _plate(ground: str, name: Message, text: Message) -> Sign:
    return Sign(f'<rect class="plate plate--{ground}" x="-25" y="-17" width="50" height="34" rx="6"/>', name, text)


def _houses() -> str:
    plate = PLATES[_VILLAGE]
    return placed(placed(village(_VILLAGE), -plate.x, -plate.top), 0, 20, 0.5)


_PEOPLE = (
    _unit(
        say("A hero"),
        say("The number is the strength in a fight. Each of the six has a sheet with what only this one can do."),
        Who.HUNT,
        Unit(_HERE),
    ),
    _unit(
        say("Civilians"),
        say("They fight, shoot at what is next to them and look for Ammo like everybody else, but are soon gone."),
        Who.FARMERS,
        Unit(_HERE),
    ),
    _unit(
        say("Hits"),
        say(
            "So many notches as this side takes; those taken are dark and cut through. Then it is reduced, or a saving"
            " roll decides."
        ),
        Who.FURIES,
        Unit(_HERE, hits=1),
    ),
    _unit(
        say("A torn corner"),
        say("Reduced: it fights with its lower strength. When its notches are used up, a saving roll decides."),
        Who.HUNT,
        Unit(_HERE, is_reduced=True),
    ),
    _unit(
        say("Flag"),
        say("Defiant: they stay in their Village until it is attacked, but can look for Ammo and shoot."),
        Who.FARMERS,
        Unit(_HERE, is_defiant=True),
    ),
    _unit(
        say("Weapon"),
        say("Well armed: one column to the right in every fight."),
        Who.FARMERS,
        Unit(_HERE, is_armed=True),
    ),
    _unit(
        say("Badge"),
        say("Well led: one column to the right in every fight."),
        Who.FARMERS,
        Unit(_HERE, is_leader=True),
    ),
    _unit(
        say("Hourglass"),
        say("A dark frame as well: keeps calm, two columns to the right when attacking, in this turn."),
        Who.FARMERS,
        Unit(_HERE, is_calm=True),
    ),
)

_DEAD = (
    _zeds(
        say("Zeds"),
        say("The large number is their strength now. When the notches are used up they are reduced, then gone."),
        Zeds(_ZEDS, _HERE, hits=1),
    ),
    _zeds(
        say("Reduced Zeds"),
        say("Paler, with a corner torn off and an arm missing."),
        Zeds(_ZEDS, _HERE, is_reduced=True),
    ),
    _zeds(
        say("Skull"),
        say("Tough: a die of 1 to 3 cancels each hit."),
        Zeds(_ZEDS, _HERE, is_tough=True),
    ),
    Sign(
        counter_art.mob(9), say("Number on a tag"), say("A mob: Zeds in one place fight together, with this strength.")
    ),
)

_PLACES = (
    _plate(
        Ground.START, say("Start"), say("Red and dashed: here Zeds come onto the map. Nobody fights or shoots here.")
    ),
    _plate(
        Ground.VILLAGE,
        say("Village"),
        say("A whole amber rim and lit houses: it is held, by Defiant Civilians until it is attacked."),
    ),
    Sign(
        _houses(),
        say("Lights of a Village"),
        say("They go out when none of your units is left in it. At night the town is dark as well."),
    ),
    _plate(
        "village plate--lost",
        say("A Village that is lost"),
        say("A dull rim, broken in pieces, and no light: Zeds are in it, or none of your units is left there."),
    ),
    _plate(
        Ground.TOWN,
        say("Number of a space"),
        say("In the lower corner of every space: how far it is to the town. Zeds go from the higher to the lower."),
    ),
    Sign(counter_art.no_entry(), say("No entry"), say("In this turn nobody enters the mine."), span=54),
)

SECTIONS = (
    LegendSection(say("Your people"), _PEOPLE),
    LegendSection(say("The Zeds"), _DEAD),
    LegendSection(say("The map"), _PLACES),
)
