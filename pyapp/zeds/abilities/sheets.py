"""[8.0] The sheets of the heroes and of the Furies: what each can do, in our words."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.kernel.message import Message
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Marker


class Ability(NamedTuple):
    """A line of a sheet."""

    id: str
    name: Message
    text: Message
    marker: Marker | None = None
    """The Character Action that is spent for it."""


_TOUGH = Ability("tough", say("Tough"), say("Each hit is cancelled on a die of 4 to 6."))
_REROLL = Ability("again", say("Second roll"), say("In every hand-to-hand fight, both dice may be rolled once more."))

ABILITIES: dict[Who, tuple[Ability, ...]] = {
    Who.PIAZZA: (
        Ability(
            "sniper",
            say("Sniper"),
            say("She shoots up to 3 spaces: strength 2 at one space, 4 at two, 3 at three, whatever hits she has."),
        ),
        Ability(
            "overwatch",
            say("Overwatch"),
            say("After a shot she may withdraw by a space, and take along a unit that is with her."),
        ),
        Ability(
            "crafting", say("Ammunition crafting"), say("For 2 Actions she shoots without Ammo, as often as you like.")
        ),
    ),
    Who.HERNANDEZ: (
        Ability("keys", say("Keys to the city"), say("One more on every foraging die in Town and in Town Center.")),
        Ability("traffic", say("Traffic control"), say("Entering Town Center takes no movement point.")),
        Ability(
            "citadel",
            say("The Citadel"),
            say(
                "Once in an Action Phase a unit in Town Center shoots for 1 Ammo and no Action, one column to the "
                "right."
            ),
            Marker.CITADEL,
        ),
        Ability(
            "speech",
            say("Motivational speech"),
            say("Once in the game, every other unit in a Town space has an extra Action at once."),
            Marker.SPEECH,
        ),
    ),
    Who.HUNT: (
        Ability(
            "leadership",
            say("Leadership"),
            say("Once in an Action Phase, a unit of Regular Civilians in his space or next to it has an extra Action."),
            Marker.LEADERSHIP,
        ),
        Ability("range", say("Long range"), say("He also shoots at two spaces, one column to the left.")),
        _TOUGH,
        _REROLL,
    ),
    Who.SCHMIDT: (
        Ability(
            "initiative",
            say("Initiative"),
            say("Once in an Action Phase he has an extra Action."),
            Marker.INITIATIVE,
        ),
        Ability("fighter", say("Fighter"), say("One column to the right in every hand-to-hand fight.")),
        _TOUGH,
        _REROLL,
    ),
    Who.JOHNSON: (
        Ability("pockets", say("Full pockets"), say("When he arrives, you gain 3 Ammo.")),
        Ability("scavenger", say("Scavenger"), say("He forages with two dice; a double counts twice.")),
        Ability("shot", say("Good shot"), say("Two columns to the right when he shoots.")),
        Ability(
            "traps",
            say("Traps"),
            say("When Zeds come to him, a die of 4 to 6 gives them 1 hit and he backs up; otherwise he fights."),
        ),
    ),
    Who.FURIES: (
        Ability("unarmed", say("No guns"), say("They cannot shoot.")),
        _TOUGH,
    ),
}
