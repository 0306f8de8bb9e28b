"""Questions that the sources leave open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.message import say
from pyapp.kernel.rulebook import Ruling

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "map",
        ("2.1",),
        say("What does the printed map look like?"),
        say("We do not know; the map here is a reconstruction that keeps every square the rules mention."),
        say(
            "No picture of the map is available to us. Numbers, doors, ranges and lines of sight named in the rules "
            "are kept; everything else is ours and may be replaced by an owner of the printed game."
        ),
    ),
    Ruling(
        "counters",
        ("2.3",),
        say("Which numbers are printed on the counters?"),
        say("Fran's panic level of 3 and Steve's of 2 are attested; all other numbers are reconstructed."),
        say("They stay inside the bounds that the rules imply, and are chosen so that the game is hard but fair."),
    ),
    Ruling(
        "edwins",
        ("3.1",),
        say("Does a back room of Edwin's count as Edwin's?"),
        say("No: the limit of one hidden unit is for the sports centre's own squares."),
        say("The rule names the store where the rifles lie."),
    ),
    Ruling(
        "stack-doors",
        ("5.2", "5.5"),
        say("Who pays when a stack works a door?"),
        say("The stack does, from the allowance that it shares."),
        say("A stack spends points together and stays together; the rules name no other account."),
    ),
)
