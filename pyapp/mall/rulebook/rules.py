"""Every case of the rules, in our words."""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.kernel.rulebook import Case, Status
from pyapp.mall.impulse import rules as impulse_rules
from pyapp.mall.rulebook import zombie_rules
from pyapp.mall.solitaire import rules as solitaire_rules
from pyapp.mall.speech import say


def _component(number: str, title: Message, text: Message, reason: Message) -> Case:
    return Case(number, title, text, Status.COMPONENT, reason)


_EQUIPMENT = (
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
            "normal, stunned, infected, super zombie. A zombie unit has a common face and a face with its value, "
            "which may be kept in mind once it was seen, but not written down."
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
)

_SET_UP = (
    Case("3.0", say("Setting up"), say("Zombies first, then characters, then play begins.")),
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
)

_MOVEMENT = (
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
    Case("5.3", say("Walls and closed doors"), say("Nobody moves through them, and nobody leaves the mall.")),
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
    Case(
        "5.6",
        say("Carrying"),
        say(
            "Whoever may move can carry another who begins the turn in the same square, eligible or not, at extra cost "
            "for each square. Meanwhile neither shoots nor does anything else. The carried may be put down at any "
            "time, and has been moved as well."
        ),
    ),
    Case(
        "5.7",
        say("Everything is noticed"),
        say("Any action of a character can make zombies that see its square react."),
    ),
    _component(
        "5.8",
        say("What things cost"),
        say("The chart of movement costs sums up the cases above."),
        say("A pointer to the chart 5.9."),
    ),
    Case(
        "5.9",
        say("Movement costs"),
        say(
            "Enter a square 1; leave a zombie's square its value; door 2; main door or rifle the whole allowance; "
            "carry 2 (Peter, Roger), 3 (Steve), 4 (Fran) a square. The infected carry nobody."
        ),
    ),
)

_SHOOTING = (
    Case(
        "6.0",
        say("Shooting"),
        say(
            "Declare a target in sight, check for panic where needed, roll the dice, subtract the modifiers. "
            "The target is shown: a result of its value or more eliminates it, otherwise it is hidden again."
        ),
    ),
    Case(
        "6.1",
        say("Fire rate"),
        say(
            "A character being moved shoots as often as its fire rate, before, during or after moving, "
            "also several times at one target."
        ),
    ),
    Case(
        "6.2",
        say("Shooting costs no points"),
        say("Only those being moved shoot, but they need not leave their square, and may work doors or take rifles."),
    ),
    Case(
        "6.3",
        say("What cannot be shot at"),
        say(
            "Not into a square with another character, not through an occupied square; "
            "with zombies in one's own square, at nothing else."
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
    Case(
        "6.5",
        say("Panic"),
        say(
            "A die of the panic level or less is panic. Checked when shooting in one's own square, at berserk zombies "
            "(own square +1) and at super zombies (+1, own square +3). Who panics shoots no more, and nobody of the "
            "stack moves any farther."
        ),
    ),
    Case("6.6", say("Dice"), say("Two for Peter and Roger and for a hunting rifle, one for a pistol.")),
    Case(
        "6.7",
        say("Modifiers"),
        say(
            "One off for each square away, counted by sides; two off through an open door, three through closed glass, "
            "which is destroyed by the shot."
        ),
    ),
    Case(
        "6.8",
        say("Shooting together"),
        say(
            "A stack may add up its dice, three at most. Everybody checks for panic, and modifiers count for every gun."
        ),
    ),
    Case(
        "6.9",
        say("Shooting in defence"),
        say("Those who are attacked may shoot at the attackers, whatever their fire rate, each after a panic check."),
    ),
)

_GOAL = (
    Case(
        "12.0",
        say("Hunting rifles"),
        say("Who begins a move in 177 may spend the whole allowance to take one: two dice instead of one."),
    ),
    Case("12.1", say("For Steve and Fran"), say("One each, for good; Peter and Roger take none.")),
    Case("12.2", say("Taking is moving"), say("Only for eligible characters, and not with zombies in the square.")),
    Case("12.3", say("Lost"), say("A rifle goes out of play with an owner who is killed or turns.")),
    Case("13.0", say("Entrances"), say("Each turn two dice say at which main doors eliminated units come back.")),
    Case("13.1", say("One or two"), say("A result names no door, one door, or two with a unit each.")),
    Case(
        "13.2",
        say("Barred"),
        say("Nobody comes through a closed door or into a zombie's square; with no way in there is no roll."),
    ),
    Case(
        "13.3",
        say("The pool"),
        say("Units come at random from the eliminated ones, face down, as long as there are any."),
    ),
    Case("13.4", say("Met at the door"), say("Zombies that come in upon a character attack at once.")),
    Case("13.5", say("The Zombie Entrance Table"), say("North and south 8 in 36 each, east and west 7 in 36 each.")),
    Case(
        "14.0",
        say("How the game is won"),
        say("Whoever fulfils his conditions first wins, at once."),
    ),
    Case(
        "14.1",
        say("The zombies win"),
        say("Three characters killed or turned; or Fran infected or killed, and one other killed or turned."),
    ),
    Case(
        "14.2",
        say("The humans win"),
        say(
            "All main doors closed, Steve and Fran each with a rifle unless lost, every zombie eliminated, and the "
            "zombies have not won."
        ),
    ),
)

CASES: tuple[Case, ...] = (
    *_EQUIPMENT,
    *_SET_UP,
    *_MOVEMENT,
    *_SHOOTING,
    *zombie_rules.CASES,
    *_GOAL,
    *solitaire_rules.CASES,
    *impulse_rules.CASES,
)
