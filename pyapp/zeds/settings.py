"""What can be agreed on before a game: how long, how hard, and how some words of the rules are read."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyapp.kernel.modes import Setting
from pyapp.zeds.cards.event_cards import CARDS, STRAYS
from pyapp.zeds.speech import say

DECK = Setting(
    "deck",
    say("How long the game is"),
    (("standard", say("standard, 20 cards")), ("short", say("short, 16 cards"))),
    "standard",
)

LEVEL = "level"
"""The value of a fine option that leaves it to the difficulty."""
_BY_LEVEL = (LEVEL, say("as the difficulty says"))


class Provision(NamedTuple):
    """With what a game begins; the first three as the values of options of their own."""

    ammo: str
    civilians: str
    held: str
    zeds: int
    """How many units wait on every Start."""


LEVELS = {
    "easy": Provision(ammo="8", civilians="two", held="one", zeds=0),
    "normal": Provision(ammo="4", civilians="one", held="none", zeds=1),
    "hard": Provision(ammo="2", civilians="one", held="none", zeds=2),
}

DIFFICULTY = Setting(
    "difficulty",
    say("How hard it is (normal is as in the rules, the others are ours)"),
    (
        ("easy", say("easy: 8 Ammo, two units of Civilians in town, a fate card in hand, no Zeds in sight yet")),
        ("normal", say("normal: 4 Ammo, one unit of Civilians in town")),
        ("hard", say("hard: 2 Ammo, one unit of Civilians in town, two Zeds units on every Start")),
    ),
    "normal",
)

AMMO = Setting(
    "ammo",
    say("Ammunition at the beginning (4 in the rules; other numbers are ours)"),
    (
        _BY_LEVEL,
        ("2", say("2, harder")),
        ("4", say("4, as in the rules")),
        ("6", say("6, easier")),
        ("8", say("8, much easier")),
    ),
    LEVEL,
    fine=True,
    same=("4",),
)

CIVILIANS = Setting(
    "civilians",
    say("Regular Civilians in Town Center at the beginning (1 in the rules; other numbers are ours)"),
    (
        _BY_LEVEL,
        ("none", say("nobody, harder")),
        ("one", say("one unit, as in the rules")),
        ("two", say("two units, easier")),
    ),
    LEVEL,
    fine=True,
    same=("one",),
)

HELD = Setting(
    "held",
    say("A fate card to hold from the beginning (ours)"),
    (_BY_LEVEL, ("none", say("none, as in the rules")), ("one", say("one, easier"))),
    LEVEL,
    fine=True,
    same=("none",),
)

SPEECH = Setting(
    "speech",
    say("The Mayor's speech is heard in the four Town spaces, or in Town Center as well"),
    (("town", say("in the Town spaces")), ("center", say("in Town Center as well"))),
    "town",
    fine=True,
)

ENDING = Setting(
    "ending",
    say("The quiet night: won after its Zeds Phase, or as soon as the card is turned"),
    (("after", say("after the Zeds Phase")), ("at-once", say("as soon as it is turned"))),
    "after",
    fine=True,
)

STRAY = Setting(
    "act-four",
    say("Which card of Act III belongs to Act IV"),
    tuple((card, CARDS[card].title) for card in STRAYS),
    "tough",
    fine=True,
)

SETTINGS = (DECK, DIFFICULTY, AMMO, CIVILIANS, HELD, SPEECH, ENDING, STRAY)


def provision(settings: Mapping[str, str]) -> Provision:
    """What a game begins with: what its difficulty says, but where a table has chosen otherwise."""
    level = LEVELS[settings["difficulty"]]
    ammo, civilians, held = (settings[option.id] for option in (AMMO, CIVILIANS, HELD))
    return Provision(
        level.ammo if ammo == LEVEL else ammo,
        level.civilians if civilians == LEVEL else civilians,
        level.held if held == LEVEL else held,
        level.zeds,
    )
