"""What can be agreed on before a game: the corrections of the French edition, and what the variant adds."""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.kernel.modes import Setting
from pyapp.mall.speech import say

_EDITIONS = (("1978", say("as in 1978")), ("french", say("as in the French edition")))


def _correction(name: str, about: Message) -> Setting:
    return Setting(
        name, about, (("edition", say("as the edition has it")), *_EDITIONS), "edition", fine=True, same=("1978",)
    )


def _addition(name: str, about: Message) -> Setting:
    return Setting(name, about, (("off", say("off")), ("on", say("on"))), "off")


CORRECTIONS: tuple[Setting, ...] = (
    Setting(
        "edition",
        say("Which edition of the rules decides where they differ"),
        _EDITIONS,
        "1978",
    ),
    _correction(
        "panic-dice",
        say("Panic checks: one die for everybody, or (French) two for Peter, Roger and whoever has a hunting rifle"),
    ),
    _correction(
        "fran",
        say("Fran: her infection helps the zombies to win, or (French) only her loss does, which counts double"),
    ),
    _correction(
        "main-door-shots",
        say("Closing a main door: shooting is still possible in that turn, or (French) it is not"),
    ),
    _correction(
        "counters-block-sight",
        say("Counters in between: they stop shots only, or (French) also hide humans from zombies that would react"),
    ),
    _correction(
        "glass-step",
        say("Breaking a glass door: takes a berserk unit's whole move, or (French) one of its two steps"),
    ),
    _correction(
        "super-stacking",
        say("Super zombies: lead only a unit they began the turn with, or (French) any they come across"),
    ),
)
"""The French edition against that of 1978."""

ADDITIONS: tuple[Setting, ...] = (
    _addition(
        "impulsive",
        say("Hot heads: away from Peter, characters may run off on their own after the human player-turn"),
    ),
    _addition("panic-exchange", say("Steve and Fran exchange their panic levels: she keeps her head better than he")),
    _addition("super-doors", say("Super zombies remember how to open a closed wooden door")),
)
"""[16.0] What the variant adds, each by itself."""

NOTES = Setting(
    "notes",
    say("Zombie values that were seen once: pencilled on the counters, or kept in mind as the rules have it"),
    (("kept", say("pencilled on the counters, a house rule")), ("none", say("kept in mind"))),
    "kept",
)
"""[2.3] Memory is allowed, paper is not: the pencil is a house rule."""

SETTINGS: tuple[Setting, ...] = (*CORRECTIONS, *ADDITIONS, NOTES)
