"""[16.0] Questions that the variant leaves open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.message import say
from pyapp.kernel.rulebook import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "panic-exchange",
        ("16.0",),
        say("Are the panic levels of infected Steve and Fran exchanged too?"),
        say("Yes: each has the other's panic level, well or infected. Nothing else changes on the counters."),
        say("An infection shakes whoever has it; it does not make her the nervous one again."),
        "panic-exchange",
    ),
    Ruling(
        "super-doors",
        ("16.0",),
        say("How does a super zombie open a wooden door?"),
        say(
            "Opening takes one of its three steps and going through another, in reaction as in free movement, alone or "
            "with the unit that it leads; or its whole move is to open a door beside it. The door stays open. Glass "
            "still has to be broken, and a main door stays shut."
        ),
        say(
            "The variant only says that they may. Humans pay about a third of their points for a door, and so does it."
        ),
        "super-doors",
    ),
)
