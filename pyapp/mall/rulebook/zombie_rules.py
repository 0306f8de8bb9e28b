"""The cases of chapters 7 to 11: how zombies move and attack, and those that hide, rage or were human once."""

from __future__ import annotations

from pyapp.kernel.rulebook import Case
from pyapp.mall.speech import say

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
    Case(
        "9.1", say("Found"), say("A hidden unit appears the moment a character enters its square for the first time.")
    ),
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
        "11.4",
        say("Free to react"),
        say("It moves in reaction or in free movement, never must, and does not count, nor does a unit with it."),
    ),
    Case("11.5", say("Panic"), say("Always checked: one more, three more in one's own square.")),
    Case("11.6", say("Through glass"), say("With a unit it breaks a closed glass door without a roll, as their move.")),
    Case("11.7", say("Never berserk"), say("Super zombies do not go berserk.")),
    Case(
        "11.8",
        say("Among friends"),
        say("One that turns in a square with characters attacks at once, with any unit there."),
    ),
)

CASES: tuple[Case, ...] = (*_ZOMBIES, *_SPECIAL)
