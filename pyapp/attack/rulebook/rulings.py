"""Questions that the rulebook leaves open, and what we decided."""

from __future__ import annotations

from pyapp.attack.speech import say
from pyapp.kernel.rulebook import Ruling

SOURCES = say(
    "We have the rulebook. Boards, survival rules, item cards, wounds and the numbers of zombies could not be had: all"
    " of them are ours, and say so."
)

RULINGS = (
    Ruling(
        "gang-bonus",
        ("A6.1",),
        say("Does the bonus count zombies that stand around now, or those that have attacked in this turn?"),
        say("Those that stand around the target now, with nothing shut in between."),
        say("The examples speak of zombies that stand next to somebody, and a board shows that at any time."),
    ),
    Ruling(
        "attacks",
        ("A6.2",),
        say("May a zombie attack with each of its actions?"),
        say("Yes, unless you choose otherwise."),
        say("An attack costs an action, and no limit is named anywhere."),
        "attacks",
    ),
    Ruling(
        "new-without-die",
        ("A9.5",),
        say("Is a die rolled for a new zombie when no dead are left?"),
        say("No."),
        say("The rule places it freely; the die of the example changes nothing."),
    ),
    Ruling(
        "sides",
        ("A9.3",),
        say("Which side of the board has which number?"),
        say("From 2 above clockwise to 5 on the left."),
        say("The sides of the old boards are not known, and this can be remembered."),
    ),
    Ruling(
        "full-side",
        ("A9.3",),
        say("What if a side has no free square?"),
        say("Nobody comes for it."),
        say("A die that names a full side is bad luck, as a 1 is."),
    ),
    Ruling(
        "water-and-edge",
        ("A8.2",),
        say("What if somebody is thrown against the edge of the board, or into water?"),
        say(
            "The edge stops everybody. Water stops humans, who hold on; a zombie thrown in alone is"
            " gone, and counts as killed."
        ),
        say("The edge is the end of the board, as a wall is. A zombie that cannot climb over a body cannot swim."),
    ),
    Ruling(
        "low-things",
        ("A7.2", "A8.2"),
        say("Can one stand where something low is?"),
        say("Yes: it hides whoever is behind it, not whoever is in its square, and it stops whoever is thrown."),
        say("Low things are named among what blocks the view and a throw, nowhere among what blocks a way."),
    ),
    Ruling(
        "bodies-and-throws",
        ("A8.2",),
        say("Does a dead zombie on the floor stop a throw?"),
        say("It stops zombies, and not humans."),
        say("Everywhere else the dead hinder zombies alone."),
    ),
    Ruling(
        "who-begins",
        ("A2.1",),
        say("Who has the first turn?"),
        say("The humans."),
        say("Scenarios begin with the humans in trouble; so they can do something about it."),
    ),
    Ruling(
        "rising",
        ("A6.4",),
        say("Where does a dead human rise?"),
        say("Where he died; if somebody stands there by then, at the nearest free square that an open way leads to."),
        say("The figure is replaced by a zombie, and no two stand on one square."),
    ),
    Ruling(
        "search-on-token",
        ("A4.1",),
        say("Can one search standing on the token?"),
        say("Yes."),
        say("Tokens on the floor can be picked up from their own square, and nobody is farther away there."),
    ),
)
