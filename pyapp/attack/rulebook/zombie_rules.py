"""What concerns zombies alone: how they come back, and how they move when nobody plays them."""

from __future__ import annotations

from pyapp.attack.speech import say
from pyapp.kernel.rulebook import Case

REPLENISHING = (
    Case(
        "A9.1",
        say("How many come back"),
        say(
            "When all zombies have moved, one may come back for each living human, as long as fewer stand than the cap."
            " The cap belongs to the number of humans who began."
        ),
    ),
    Case(
        "A9.2",
        say("A die for the dead"),
        say("Choose a dead zombie and roll a die. With 1 it does not come, and its place is lost."),
    ),
    Case(
        "A9.3",
        say("At the edge"),
        say(
            "With 2 to 5 it comes in on a free square of that side of the board: 2 above, 3 on the right, 4 below,"
            " 5 on the"
            " left. It does not move in this turn."
        ),
    ),
    Case(
        "A9.4",
        say("Standing up"),
        say(
            "With 6 it stands up where it lies and has two actions at once. If somebody stands there, it comes up"
            " at the"
            " nearest free square."
        ),
    ),
    Case(
        "A9.5",
        say("New zombies"),
        say("When no dead are left, a new zombie comes in at any side, without a die, and does not move in this turn."),
    ),
    Case("A9.6", say("Clearing away"), say("After that all dead that still lie there are removed.")),
)

AUTOMATIC = (
    Case(
        "A13.1",
        say("Automatic zombies"),
        say(
            "Without a zombie player they move by themselves: whoever is nearest to a human first. Each follows the"
            " lines"
            " below from the top, and says which one decided."
        ),
    ),
    Case(
        "A13.2",
        say("Attack"),
        say(
            "It attacks a human whom it can reach with an action left: the nearest, then where more zombies help,"
            " then who has more wounds. The cunning go where they can hope for most wounds, by the attacks that are"
            " left and by how many zombies stand around."
        ),
    ),
    Case(
        "A13.3",
        say("Break"),
        say(
            "Next to a barricade, with its turn not begun, it breaks it if the way around is at least six squares"
            " longer."
        ),
    ),
    Case(
        "A13.4",
        say("Come nearer"),
        say(
            "It goes as near as it can to the nearest human who can be reached; if nobody can, to the barricade in the"
            " way. The cunning prefer whoever has most wounds, if that is hardly farther, and of squares that are as"
            " near they take one where nobody can shoot them."
        ),
    ),
    Case(
        "A13.5",
        say("Stand in the way out"),
        say(
            "The cunning, with nobody to attack, stand where the humans are about to go, with something that they carry"
            " or as the last thing to do: two of them at most, and only if they are there first."
        ),
    ),
    Case("A13.6", say("Noise"), say("Zombies that hear something ring go nearer to it, and do nothing else.")),
    Case(
        "A13.7",
        say("Coming back"),
        say(
            "They raise whoever lies nearest to a human, and come in where a human is nearest; the cunning, where"
            " the one"
            " with most wounds is."
        ),
    ),
)
