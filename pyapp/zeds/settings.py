"""What can be agreed on before a game: how long, how hard, and how some words of the rules are read."""

from __future__ import annotations

from pyapp.kernel.modes import Setting
from pyapp.zeds.cards.event_cards import CARDS, STRAYS
from pyapp.zeds.speech import say

DECK = Setting(
    "deck",
    say("How long the game is"),
    (("standard", say("standard, 20 cards")), ("short", say("short, 16 cards"))),
    "standard",
)

AMMO = Setting(
    "ammo",
    say("Ammunition at the beginning (4 in the rules; other numbers are ours)"),
    (
        ("2", say("2, harder")),
        ("4", say("4, as in the rules")),
        ("6", say("6, easier")),
        ("8", say("8, much easier")),
    ),
    "4",
)

CIVILIANS = Setting(
    "civilians",
    say("Regular Civilians in Town Center at the beginning (1 in the rules; other numbers are ours)"),
    (
        ("none", say("nobody, harder")),
        ("one", say("one unit, as in the rules")),
        ("two", say("two units, easier")),
    ),
    "one",
)

HELD = Setting(
    "held",
    say("A fate card to hold from the beginning (ours)"),
    (("none", say("none, as in the rules")), ("one", say("one, easier"))),
    "none",
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

SETTINGS = (DECK, AMMO, CIVILIANS, HELD, SPEECH, ENDING, STRAY)
