"""Every case of the rules, in our words."""

from __future__ import annotations

from pyapp.kernel.message import Message, say
from pyapp.kernel.rulebook import Case, Status
from pyapp.mall import variant_rules
from pyapp.mall.solitaire import rules as solitaire_rules


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
            "for each square. Meanwhile neither shoots nor does anything else. The carried may be put down at any time."
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

_ZOMBIES = (
    Case(
        "7.0",
        say("Zombie movement"),
        say(
            "Units that noticed the humans must react; then a die says how many units may be moved freely by one "
            "square. Zombies use no doors and never leave the mall."
        ),
    ),
    Case("7.1", say("Who reacts"), say("Units that see any square entered by those who moved.")),
    Case(
        "7.2",
        say("Who need not react"),
        say(
            "Units in a character's square, units whose way is barred by a closed door or by other zombies, and units "
            "with a super zombie. Of two that want the same square, the zombie player picks one."
        ),
    ),
    Case(
        "7.3", say("Actions are noticed too"), say("Shooting, working a door or taking a rifle counts like entering.")
    ),
    Case("7.4", say("Reacted is moved"), say("What reacted, or should have, has no free move.")),
    Case(
        "7.5",
        say("Speed"),
        say(
            "One square; two for berserk units, which must use both in reaction; three for super zombies. Fast ones "
            "may pass through other zombies but not end among them."
        ),
    ),
    Case("7.6", say("Into and out of squares"), say("Zombies may enter a character's square and never leave it.")),
    Case(
        "7.7",
        say("Nobody looks"),
        say("Values show only beside a character or super zombie, when shot at, and at a glass door."),
    ),
    Case(
        "8.0",
        say("Zombie attacks"),
        say(
            "In every shared square: the characters may shoot; the zombie player says how many are attacked; the human "
            "player says who; the value is divided among them, rounding down; then one roll for each."
        ),
    ),
    Case("8.1", say("Shots first"), say("Everybody in the square may shoot before the attack; nobody else may.")),
    Case("8.2", say("The attack table"), say("Two dice and the strength give no effect, a stun or an infection.")),
    Case(
        "8.3",
        say("Stunned"),
        say("No points and no shots until another character is moved into the square."),
    ),
    Case("8.4", say("Infected"), say("Lower numbers for the rest of the game, and the danger of turning.")),
    Case("8.5", say("Killed"), say("Any further stun or infection kills a stunned or infected character.")),
    Case("8.6", say("Each for himself"), say("A result concerns only the character it was rolled for.")),
    Case(
        "8.7",
        say("Attacks at other times"),
        say("Zombies that come in upon a character, and a super zombie created among characters, attack at once."),
    ),
    Case(
        "8.8",
        say("The Zombie Attack Table"),
        say("From a one in six chance of a hit at value 1 to six in seven at value 9 and more."),
    ),
)

_SPECIAL = (
    Case(
        "9.0",
        say("Hidden zombies"),
        say("A unit drawn at random from the box appears in the square written down, face up if a character is there."),
    ),
    Case("9.1", say("Found"), say("A hidden unit appears the moment a character enters its square.")),
    Case(
        "9.2",
        say("Coming out"),
        say("The zombie player may reveal one in reaction, if it would have to react, or in free movement."),
    ),
    Case("9.3", say("Never two"), say("Not while other zombies are in the square, and only once in a square.")),
    Case(
        "9.4",
        say("Not there yet"),
        say("Until revealed it has no effect; when no zombie is left on the map, all must come out."),
    ),
    Case(
        "10.0",
        say("Berserk zombies"),
        say(
            "At the start of the zombie turn each berserk unit stays so on four or less; then one other unit may be "
            "checked and becomes berserk on four or less."
        ),
    ),
    Case("10.1", say("Not twice"), say("A unit that has just calmed down is not checked again.")),
    Case("10.2", say("They react"), say("A berserk unit must react like any other, by two squares.")),
    Case("10.3", say("Outside the limit"), say("In free movement berserk units do not count.")),
    Case(
        "10.4",
        say("Glass doors"),
        say(
            "A berserk unit beside a closed glass door may attack it, as its move, if it sees a character through it; "
            "in reaction only if the door bars its way."
        ),
    ),
    Case(
        "10.5", say("Breaking glass"), say("Two dice below the unit's value destroy the door, which then stays open.")
    ),
    Case("10.6", say("Panic"), say("Shooting a berserk unit in one's own square adds one to the panic level.")),
    Case(
        "11.0",
        say("Super zombies"),
        say(
            "Each turn two dice for every infected character, but not in the turn of infection: 2 or 12, and it turns."
        ),
    ),
    Case(
        "11.1",
        say("With other zombies"),
        say("A super zombie may pass and join a unit; the zombie player may look at the units it passes."),
    ),
    Case("11.2", say("Three squares"), say("A unit that began the zombie turn with it may be led along.")),
    Case(
        "11.3", say("Value two"), say("Added to that of a unit with it, in attack and when shot at; they die together.")
    ),
    Case(
        "11.4", say("Free to react"), say("It moves in reaction or in free movement, never must, and does not count.")
    ),
    Case("11.5", say("Panic"), say("Always checked: one more, three more in one's own square.")),
    Case("11.6", say("Through glass"), say("With a unit it breaks a closed glass door without a roll, as their move.")),
    Case("11.7", say("Never berserk"), say("Super zombies do not go berserk.")),
    Case(
        "11.8",
        say("Among friends"),
        say("One that turns in a square with characters attacks at once, with any unit there."),
    ),
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
    *_ZOMBIES,
    *_SPECIAL,
    *solitaire_rules.CASES,
    *variant_rules.CASES,
)
