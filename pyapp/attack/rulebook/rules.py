"""Every rule in our words, under numbers of our own: the rulebook has chapters, and no numbers."""

from __future__ import annotations

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.rulebook.zombie_rules import AUTOMATIC, REPLENISHING
from pyapp.attack.speech import say
from pyapp.kernel.message import Message
from pyapp.kernel.rulebook import Case


def _chapter(number: int, *cases: tuple[Message, Message]) -> tuple[Case, ...]:
    return tuple(Case(f"A{number}.{place}", title, text) for place, (title, text) in enumerate(cases, 1))


_SETUP = _chapter(
    1,
    (
        say("Setting up"),
        say(
            "A scenario says where everybody starts, which tokens lie where, which item cards there are, how many"
            " zombies"
            " there may be, how many wounds a human can take, and what has to be done."
        ),
    ),
    (
        say("Scenarios"),
        say(
            "Five come with the game. Anybody can write another: a file with a drawing of the board and survival"
            " rules. It"
            " is checked before it is played."
        ),
    ),
    (
        say("Who plays"),
        say(
            "Each human belongs to a player; alone you lead up to four. One player may be all the zombies, or the"
            " zombies"
            " move by themselves."
        ),
    ),
)

_ACTIONS = _chapter(
    2,
    (
        say("Actions"),
        say("First the humans have their turn, then the zombies. A human has five actions, a zombie four."),
    ),
    (
        say("One after the other"),
        say("A figure finishes its turn before the next one begins. Each side chooses the order of its own figures."),
    ),
)

_MOVING = _chapter(
    3,
    (
        say("Moving"),
        say(
            "A step to the next square, never across a corner, is one action. Turning costs nothing, and it does not"
            " matter where a figure looks."
        ),
    ),
    (
        say("Zombies are in each other's way"),
        say("A zombie enters no square where anybody stands or a dead zombie lies."),
    ),
    (
        say("Humans let each other through"),
        say(
            "A human may go through a square where another human stands, but can do nothing there, and cannot stop"
            " there."
        ),
    ),
    (
        say("The dead on the floor"),
        say("Dead zombies do not hinder humans at all: they can be walked over, shot over and stood on."),
    ),
)

_SEARCHING = _chapter(
    4,
    (
        say("Searching"),
        say(
            "Next to a search token, or on it, a human can search for one action and takes an item card. The token"
            " stays."
        ),
    ),
    (say("Once a turn"), say("A human searches no more than once in a turn.")),
    (
        say("When nothing is left"),
        say("The item cards are limited. When all have been taken, nothing is found any more."),
    ),
)

_ITEMS = _chapter(
    5,
    (
        say("Tokens"),
        say(
            "A token is picked up for one action, from its square or the next one, and lies beside its owner's chart."
            " Something heavy costs its bearer actions; with some tokens comes an item card."
        ),
    ),
    (
        say("Item cards"),
        say(
            "A human carries up to three item cards; tokens do not count. Whoever draws a fourth lays one aside. A card"
            " that is used up is laid aside as well."
        ),
    ),
    (
        say("Hidden from the zombies"),
        say("The humans know each other's cards. Whoever plays the zombies sees how many they are, not which."),
    ),
    (say("What the dead leave"), say("When a human dies, the cards are lost. The tokens lie where it happened.")),
    (say("Range"), say("Range is counted in steps along the shortest way that is open, never across a corner.")),
    (
        say("Giving and taking"),
        say(
            "Next to another human, one action gives or takes a card or a token. Nothing is taken from somebody who"
            " is not"
            " willing."
        ),
    ),
)

_ZOMBIE_ATTACKS = _chapter(
    6,
    (
        say("Zombie attacks"),
        say(
            "For one action a zombie attacks whoever is next to it, with two dice. It needs 8; with two zombies"
            " around the"
            " target 7, with three 6, with four 5."
        ),
    ),
    (
        say("How often"),
        say("A zombie may attack with each of its actions, unless you have agreed on one attack a turn."),
    ),
    (say("Wounds"), say("A hit is one wound on the chart. The scenario says how many a human can take.")),
    (
        say("Death"),
        say(
            "A human without wounds left dies, and rises as a zombie when the zombies next have their turn, even if"
            " there"
            " are more zombies then than there should be."
        ),
    ),
    (
        say("Zombies against zombies"),
        say(
            "What would wound a human kills a zombie. A zombie that is killed in the zombies' turn is removed at once."
        ),
    ),
)

_HUMAN_ATTACKS = _chapter(
    7,
    (
        say("Human attacks"),
        say(
            "Everybody has a shotgun. For one action, two dice: three squares away a human needs 8, two away 7, and"
            " 9 next"
            " to the target, where only the butt helps."
        ),
    ),
    (
        say("A line of fire"),
        say(
            "The target is straight ahead, at most three squares away. Nobody stands between, nor anything, not"
            " even low"
            " things."
        ),
    ),
    (
        say("The dead lie there"),
        say("A zombie killed in the humans' turn lies where it fell until the zombies have been replenished."),
    ),
    (say("Humans against humans"), say("Humans may attack each other: what would kill a zombie is one wound.")),
)

_DOUBLES = _chapter(
    8,
    (
        say("Doubles"),
        say(
            "An attack with doubles throws its target back one square, also if it misses. The body of a zombie that is"
            " killed by it is thrown, too."
        ),
    ),
    (
        say("What stops a throw"),
        say(
            "Everybody right behind is thrown along. If a wall, a thing, a barricade or the edge is behind the last"
            " one,"
            " nobody moves: nobody is forced into another's square. Bodies stop zombies. A zombie can be thrown into"
            " water: it is gone, and counts as killed."
        ),
    ),
    (say("A zombie's double 1"), say("The zombie dies, and its target is thrown back.")),
    (say("A zombie's double 6"), say("Two wounds, and the target is thrown back.")),
    (say("A human's double 1"), say("The human's turn is over, and the target is thrown back.")),
    (
        say("A human's double 6"),
        say("The zombie is killed and thrown back, and the human has three more actions in this turn."),
    ),
)

_PUSHING = _chapter(
    10,
    (
        say("Pushing past"),
        say(
            "A human may step into a zombie's square. The zombie attacks at once and needs 8, however many stand"
            " around."
        ),
    ),
    (
        say("Thrown back"),
        say(
            "With doubles the human is back on the square before. A zombie onto which somebody is thrown does not"
            " attack."
        ),
    ),
    (
        say("Not getting past"),
        say(
            "With one action left, a free square at the side has to be taken. If there is none, or no action is"
            " left, the"
            " human goes back to the first free square of the way, and the turn is over."
        ),
    ),
)

_BARRICADES = _chapter(
    11,
    (
        say("Putting up a barricade"),
        say(
            "For three actions in one turn a human next to a grey opening barricades it, from either side. Nobody and"
            " nothing gets through."
        ),
    ),
    (say("Taking it down"), say("Three actions of one human remove a barricade.")),
    (
        say("Breaking it"),
        say(
            "A zombie next to a barricade can use its whole turn: with 8 on two dice it breaks. There is room for one"
            " zombie on each side."
        ),
    ),
    (say("Permanent barricades"), say("Some are permanent, marked with two tokens: nobody removes or breaks them.")),
)

_WINNING = _chapter(
    12,
    (
        say("Winning"),
        say(
            "As soon as the survival rules of the scenario have come true, the humans win together. Some scenarios name"
            " something that must not happen."
        ),
    ),
    (say("Losing"), say("If nobody is left alive, or the survival rules cannot come true any more, the zombies win.")),
    (say("Survival rules"), say("They are put together from a few conditions, which are tested at any moment.")),
    (say("All, or any"), say("“All” asks for several things at the same time, “any” for one of them.")),
    (say("In order"), say("Some things have to happen one after the other. What has come true once stays so.")),
    (
        say("Holding out and waiting"),
        say(
            "To hold out counts turns from the beginning; to wait counts them from the step before. A turn counts"
            " when it"
            " is over."
        ),
    ),
    (say("Barricading a place"), say("All openings between a place and the rest of the board are barricaded at once.")),
    (
        say("Bringing, killing, gathering, living"),
        say(
            "A thing is in a place when it lies there or somebody there carries it. Kills count however they came"
            " about."
            " Everybody means all who live."
        ),
    ),
    (say("A limit"), say("You can agree that the game is a draw after so many turns.")),
)

_CARDS = tuple(Case(item.rule, item.title, item.text) for item in ITEMS.values())

CASES = (
    *_SETUP,
    *_ACTIONS,
    *_MOVING,
    *_SEARCHING,
    *_ITEMS,
    *_ZOMBIE_ATTACKS,
    *_HUMAN_ATTACKS,
    *_DOUBLES,
    *REPLENISHING,
    *_PUSHING,
    *_BARRICADES,
    *_WINNING,
    *AUTOMATIC,
    *_CARDS,
)
