"""[15.0] Questions that play without a zombie player leaves open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.rulebook import Ruling
from pyapp.mall.speech import say

_CHOICES = "zombie-choices"

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "points",
        ("15.2", "15.4"),
        say("How is a distance in movement points counted?"),
        say("One for each square, two more for a closed door on the way; zombies on the way do not count."),
        say("That is what walking and opening doors cost. What it costs to leave zombies behind, nobody knows yet."),
    ),
    Ruling(
        "nobody-moved",
        ("15.2", "15.4"),
        say("From where is it counted when the players pass and nobody has moved?"),
        say("From every character: whatever is nearest to any of them."),
        say("Standing still should not buy peace from what hides or rages."),
    ),
    Ruling(
        "ran-off-moved",
        ("15.2", "15.4", "16.0"),
        say("Have those just moved who ran off after the players' own move?"),
        say(
            "Yes, once they have taken a step or worked a door: it is counted from them as well as from those whom the "
            "players moved, and from them alone when the players passed. Whoever never got away has not moved."
        ),
        say("They are on their feet when the zombies' turn begins, and the zombies do not ask who sent them."),
        "impulsive",
    ),
    Ruling(
        "hidden-tie",
        ("15.2",),
        say("Which of several squares equally near is best for the characters?"),
        say(
            "One where nobody is, then one that the fewest characters see into, then the one farthest from all "
            "characters, then the lowest number."
        ),
        say("Zombies at a distance and out of sight do least harm at once."),
        _CHOICES,
    ),
    Ruling(
        "hidden-none",
        ("15.1", "15.3"),
        say("What if no unit has been eliminated, or no square with the digit is free?"),
        say("Then nobody comes; with the pool empty there is no roll."),
        say("As at the main doors: without units outside nobody comes in."),
    ),
    Ruling(
        "one-pool",
        ("13.3", "15.1"),
        say("May the five hidden units come in by a main door as well?"),
        say(
            "Yes: they are mixed with the eliminated, and whoever comes, by a door or out of hiding, is drawn from all."
        ),
        say("The case mixes them; afterwards nobody could tell which ones had been hidden."),
    ),
    Ruling(
        "berserk-closest",
        ("15.4",),
        say("What if the closest unit is berserk already, or has just calmed down?"),
        say("Then the closest of the others is checked."),
        say("The procedure stands in for the zombie player's choice, and he could not have chosen those."),
    ),
    Ruling(
        "shares",
        ("15.4", "15.6"),
        say("How is a die shared out among four, five or more?"),
        say(
            "In order of number, one face each; other faces are rolled again. Seven or more share the 36 results of "
            "two dice, read one after the other."
        ),
        say("Equal shares are asked for; this is the only way to have them."),
    ),
    Ruling(
        "shares-value",
        ("15.6",),
        say("Does the die count characters whom the zombies' value cannot be shared among?"),
        say("No: only as many possibilities are shared out as can be attacked."),
        say("An attack without strength cannot be declared."),
    ),
    Ruling(
        "solitaire-reaction",
        ("7.2", "15.0"),
        say("Who decides in reaction when nobody plays the zombies?"),
        say(
            "Units react from the nearest to the farthest, of equally near ones the berserk first, then by number; of "
            "two steps it is the one to the lower number. A berserk unit that glass bars attacks the glass."
        ),
        say("So nobody is left behind who could have followed, and the order can be checked on the board."),
        _CHOICES,
    ),
    Ruling(
        "solitaire-supers",
        ("11.4", "15.0"),
        say("Do super zombies react when nobody plays them?"),
        say("No: they, and the units with them, keep their move for the priorities, which let them go anywhere."),
        say("They are never required to react, and lose nothing by waiting."),
        _CHOICES,
    ),
    Ruling(
        "unlimited-priorities",
        ("10.3", "11.4", "15.5"),
        say("How do berserk and super zombies move when nobody plays them?"),
        say(
            "By the same priorities with their own speed, outside the limit. A super zombie that can fulfil a priority "
            "together with its unit leads it along, and it picks up no other."
        ),
        say("The case speaks of units that may be moved, and these may be moved as well."),
    ),
    Ruling(
        "main-door-squares",
        ("15.5",),
        say("By the fourth and fifth priority nobody enters a main door's square. Also when that door is closed?"),
        say("Nobody enters it, open or closed."),
        say("The 1978 text names the square and does not ask about the door; the French one bars open doors only."),
    ),
    Ruling(
        "supers-make-way",
        ("11.2", "15.5"),
        say("Does a super zombie make way for units at a main door?"),
        say(
            "Yes, if it can leave its square empty, together with its unit if it has one. It goes through others, and "
            "its move does not count."
        ),
        say("As few as possible are to move, and it is one that may."),
    ),
    Ruling(
        "anew",
        ("15.5",),
        say("Are the priorities looked at once, or after every move?"),
        say("After every move, from the first one on."),
        say("A move can clear the way for others; each priority is to be met by all who can."),
    ),
    Ruling(
        "least-advantageous",
        ("15.5",),
        say("Which units are least advantageous to the characters?"),
        say(
            "Super zombies, then berserk units; then the nearest to their prey; then those whose prey is stunned or "
            "infected, then Fran; then the prey with the fewest others; then the step that leaves least to walk; then "
            "the lowest numbers."
        ),
        say("Values are unknown, so it can only go by what lies open. The log names what decided."),
        _CHOICES,
    ),
    Ruling(
        "solitaire-towards",
        ("15.5",),
        say("What is a move toward a character?"),
        say(
            "Every step shortens the way that zombies can walk, past shut doors. Where there is none doors count as "
            "open, and a unit that cannot come nearer stays. Berserk units, and super zombies with a unit, attack "
            "glass that bars a shorter way; to all others, whoever stands behind closed glass is not in sight."
        ),
        say(
            "In reaction a closed door is an exemption, here nothing exempts: it would hold zombies for ever beside "
            "somebody whom they could walk to. Before glass they would sway to and fro."
        ),
    ),
    Ruling(
        "in-sight-already",
        ("15.5",),
        say("Does the fourth priority move units that see somebody already but cannot come nearer?"),
        say("No, nor does the fifth."),
        say("They have been asked by the third; otherwise they would only mill about."),
    ),
    Ruling(
        "off-the-door",
        ("15.5",),
        say(
            "Where do units go that leave a main door's square, and what if the moves do not suffice to clear the way?"
        ),
        say("By the same order as elsewhere, towards the closest character; without enough moves they stay."),
        say("The square is to be left so that others can come in; a way half cleared would not help."),
    ),
    Ruling(
        "solitaire-order",
        ("8.0", "11.0", "15.0"),
        say("In which order are several characters attacked, or checked for turning, when nobody plays the zombies?"),
        say("In printed order: Peter, Roger, Steve, Fran."),
        say("It matters only where one who turns attacks the next, and should not be the player's advantage."),
        _CHOICES,
    ),
    Ruling(
        "solitaire-refill",
        ("14.2", "15.1"),
        say("Do the eliminated units, which may come back, keep the humans from winning?"),
        say("No: they win at once when no zombie is on the map and the other conditions are met."),
        say("The pool never empties for good; otherwise nobody could ever win."),
    ),
    Ruling(
        "who-answers",
        ("15.0",),
        say("Who decides what with three or four players?"),
        say(
            "All together say who moves; the owners of those who move, or who are attacked, do the rest. Any of the "
            "owners may answer for a stack."
        ),
        say("The players discuss the choice of the mover, and those controlling the chosen ones conduct the move."),
    ),
)
