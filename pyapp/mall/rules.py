"""Every case of the rules, in our words."""

from __future__ import annotations

from pyapp.kernel.message import Message, say
from pyapp.kernel.rulebook import Case, Status

_LATER = say("This part of the rules is not in the game yet.")


def _later(number: str, title: Message, text: Message) -> Case:
    return Case(number, title, text, Status.LATER, _LATER)


def _component(number: str, title: Message, text: Message, reason: Message) -> Case:
    return Case(number, title, text, Status.COMPONENT, reason)


CASES: tuple[Case, ...] = (
    Case(
        "2.1",
        say("The map"),
        say(
            "The mall is divided into numbered squares of different sizes that all count alike. "
            "Two squares are adjacent when they share a side; touching at a corner is not enough."
        ),
    ),
    _component(
        "2.2",
        say("Charts and tables"),
        say("Movement costs, shot modifiers, zombie attacks, entrances, and hidden zombies for the solitaire game."),
        say("Each chart is implemented with the chapter that uses it."),
    ),
    Case(
        "2.3",
        say("The counters"),
        say(
            "Each character has a fire rate, a panic level and a movement allowance, and four faces: "
            "normal, stunned, infected, super zombie. A zombie unit has a common face and a face with its value."
        ),
    ),
    _component(
        "2.4",
        say("Markers"),
        say("Berserk, closed, destroyed and rifle markers record the state of units, doors and characters."),
        say("States are kept by the game itself and drawn on the board."),
    ),
    _component(
        "2.5",
        say("Parts of the game"),
        say("A map, a sheet of counters, the rules, three dice."),
        say("Nothing can be missing from this box."),
    ),
    Case(
        "3.1",
        say("The zombies set up first"),
        say(
            "One random unit lies face down on each of the 45 zombie symbols. The zombie player secretly writes down "
            "five store squares for hidden units: not on or next to a character symbol unless a wall parts the two, "
            "one to a square, at most one in Edwin's. Nobody knows the values."
        ),
    ),
    Case(
        "3.2",
        say("The humans set up second"),
        say(
            "The four characters start on character symbols, at most two to a square. "
            "Two hunting rifles lie in square 177."
        ),
    ),
    Case("3.3", say("Doors at the start"), say("All doors are open when play begins.")),
    Case(
        "4.0",
        say("Sequence of play"),
        say(
            "Each turn the human player moves one character or stack; then the zombie player goes through five phases: "
            "berserk, reaction movement, free movement, attacks, generation."
        ),
    ),
    Case(
        "5.0",
        say("Human movement"),
        say(
            "One character or stack may move each turn. Nobody moves who was moved in the previous human turn "
            "or who is stunned."
        ),
    ),
    Case(
        "5.1",
        say("The movement allowance"),
        say("It is never exceeded, need not be used up, and nothing of it is kept for later."),
    ),
    Case(
        "5.2",
        say("Stacks"),
        say(
            "Eligible characters that begin the turn in one square may move together, at the pace of the slowest, "
            "and then stay together for the whole move."
        ),
    ),
    Case(
        "5.3",
        say("Walls and closed doors"),
        say("Nobody moves through them, and nobody leaves the mall."),
    ),
    Case(
        "5.4",
        say("Zombie squares"),
        say(
            "Entering a zombie's square turns its counter over. Leaving costs its value and one more for the "
            "next square; then it is turned back."
        ),
    ),
    Case(
        "5.5",
        say("Doors"),
        say(
            "Opening or closing a door costs two points. A main door takes a whole allowance, so the turn must begin "
            "beside it, and once closed it stays closed. No door is worked in a zombie's square."
        ),
    ),
    _later(
        "5.6",
        say("Carrying"),
        say("A character may carry another from the square where both begin, at extra cost for each square entered."),
    ),
    Case(
        "5.7",
        say("Everything is noticed"),
        say("Any action of a character can make zombies that see its square react."),
    ),
    _component(
        "5.8",
        say("What things cost"),
        say("The chart of movement costs sums up the case above."),
        say("A pointer to the chart 5.9."),
    ),
    Case(
        "5.9",
        say("Movement costs"),
        say(
            "Enter a square 1; leave a zombie's square its value; door 2; main door or rifle the whole allowance; "
            "carry 2 (Peter, Roger), 3 (Steve), 4 (Fran) a square."
        ),
    ),
    Case(
        "6.4",
        say("Sight"),
        say(
            "A straight line between the centres of two squares must meet no wall, wall corner or closed wooden door. "
            "It may cross one doorway only, and that must be a side of one of the two squares."
        ),
    ),
    _later(
        "6.7",
        say("Range"),
        say("Squares between shooter and target are counted by their sides, never diagonally."),
    ),
)
