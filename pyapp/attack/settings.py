"""What can be agreed on before a game: how hard, how many, and how some words of the rules are read."""

from __future__ import annotations

from pyapp.attack.speech import say
from pyapp.kernel.modes import TURN_LIMIT, Setting

DIFFICULTY = Setting(
    "difficulty",
    say("How hard the scenario is: how many zombies there may be, and how many wounds you can take"),
    (("easy", say("easy")), ("normal", say("normal")), ("hard", say("hard"))),
    "normal",
)

TEAM = Setting(
    "team",
    say("How many humans you lead"),
    (("1", say("one")), ("2", say("two")), ("3", say("three")), ("4", say("four"))),
    "3",
)

ZOMBIES = Setting(
    "zombies",
    say("How the automatic zombies think; they never do more than a player's zombies may"),
    (
        ("plain", say("plain: each goes for whoever is nearest")),
        ("cunning", say("cunning: they choose whom to hurt, keep out of your sights and stand in your way")),
    ),
    "plain",
)

ATTACKS = Setting(
    "attacks",
    say("How often a zombie may attack in one turn (the rules set no limit)"),
    (("any", say("with every action")), ("one", say("once"))),
    "any",
    fine=True,
)

SOLO = (DIFFICULTY, TEAM, ZOMBIES, ATTACKS, TURN_LIMIT)
TOGETHER = (DIFFICULTY, ZOMBIES, ATTACKS, TURN_LIMIT)
VERSUS = (DIFFICULTY, ATTACKS, TURN_LIMIT)
