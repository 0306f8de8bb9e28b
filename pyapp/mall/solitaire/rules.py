"""[15.0] The cases of play without a zombie player, in our words."""

from __future__ import annotations

from pyapp.kernel.rulebook import Case
from pyapp.mall.speech import say

CASES: tuple[Case, ...] = (
    Case(
        "15.0",
        say("Without a zombie player"),
        say(
            "One player has the four survivors; or three or four share them, talk over who moves, and win or lose "
            "together. The zombies move by the cases of this chapter."
        ),
    ),
    Case(
        "15.1",
        say("No hiding places"),
        say(
            "The five hidden units begin among the eliminated. At the start of each zombie turn one of the eliminated "
            "may come out of hiding, as the table 15.8 has it."
        ),
    ),
    Case(
        "15.2",
        say("Where hidden zombies come out"),
        say(
            "Two dice give a digit, or nobody. A unit appears in the square whose number ends in that digit, the "
            "nearest in movement points to those who have just moved; of equally near ones the best for the "
            "characters. From then on it is a unit like any other."
        ),
    ),
    Case(
        "15.3",
        say("Where they do not"),
        say(
            "Not in a hall and not where zombies are: then it is the next nearest square with the digit. "
            "It may well be a character's square."
        ),
    ),
    Case(
        "15.4",
        say("Who goes berserk"),
        say(
            "The unit closest in movement points to those who have just moved is checked; a die decides between units "
            "equally close, each with an equal share of its faces. Berserk units are checked as ever."
        ),
    ),
    Case(
        "15.5",
        say("Free movement by priorities"),
        say(
            "A die says how many units move. First those that reach a character's square; then those in the square of "
            "an open main door; then those that see a character, toward the closest; then those that would come to see "
            "one; then the closest unit, a hall square counting one and a store square two. By the last two nobody "
            "enters a main door's square. Each priority is met by all before the next; if too many meet one, those "
            "move that are worst for the characters."
        ),
    ),
    Case(
        "15.6",
        say("How many are attacked"),
        say("Where several characters are attacked, a die with equal shares says how many."),
    ),
    Case(
        "15.7",
        say("Nobody peeks"),
        say("The value of a unit that a super zombie passes or joins stays unknown."),
    ),
    Case(
        "15.8",
        say("The Hidden Zombie Table"),
        say("The first die finds the column, the second the row: each last digit one in twelve, nobody one in six."),
    ),
)
