"""[16.0] Questions that the variant leaves open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.rulebook import Ruling
from pyapp.mall.speech import say

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "panic-exchange",
        ("16.0",),
        say("Are the panic levels of infected Steve and Fran exchanged too?"),
        say("Yes: each has the other's panic level, well or infected. Nothing else changes on the counters."),
        say("An infection shakes whoever has it; it does not make her the nervous one again."),
        "panic-exchange",
    ),
    Ruling(
        "impulse-levels",
        ("16.0",),
        say("Must hot heads be played with the exchanged panic levels?"),
        say("No: each of the three additions is an option of its own. The variant means the first two for each other."),
        say("Whoever likes the one without the other loses nothing by it."),
        "panic-exchange",
    ),
    Ruling(
        "super-doors",
        ("16.0",),
        say("How does a super zombie open a wooden door?"),
        say(
            "Opening takes one of its three steps and going through another, in reaction as in free movement, alone or "
            "with the unit that it leads; or its whole move is to open a door beside it. The door stays open. Glass "
            "still has to be broken, and a main door stays shut."
        ),
        say(
            "The variant only says that they may. Humans pay about a third of their points for a door, and so does it."
        ),
        "super-doors",
    ),
    Ruling(
        "impulse-order",
        ("16.0", "16.1"),
        say("In which order are characters checked and moved?"),
        say(
            "Square by square as they stand at the end of the human player-turn, in printed order of the characters; "
            "those who go are moved at once. Nobody is checked twice."
        ),
        say(
            "They move immediately, says the text. Whoever runs into another's square must not be checked with him too."
        ),
        "impulsive",
    ),
    Ruling(
        "impulse-after-panic",
        ("6.5", "16.0"),
        say("Does somebody run off who panicked in the same human player-turn?"),
        say("Yes: with the turn his panic is over, and he has his points and shots again for the run."),
        say(
            "The check comes when the turn has ended, which is as long as panic lasts; whoever panics is hardly calmer."
        ),
        "impulsive",
    ),
    Ruling(
        "impulse-last-stand",
        ("16.5",),
        say("Do several who cannot get away shoot together?"),
        say("No: one after the other, each with all shots that are left, until the zombies are down."),
        say("All remaining shots are fired, says the text; nobody is left to plan how."),
        "impulsive",
    ),
    Ruling(
        "impulse-stunned",
        ("16.1",),
        say("What of stunned and infected characters?"),
        say(
            "The stunned are not checked, do not go and dominate nobody; the infected are checked with the numbers of "
            "that face. Peter calms those with him and in sight of him also when he is stunned or infected, but not "
            "when he has turned."
        ),
        say("Stunned characters have no points. Of Peter the text asks only that he is there."),
        "impulsive",
    ),
    Ruling(
        "impulse-own-turn",
        ("16.0", "16.8"),
        say("Does running off count as being moved?"),
        say("Not for the next human player-turn; and it can happen to whoever was moved in this one."),
        say("The human player moved nobody. Otherwise impulse would take two turns from him."),
        "impulsive",
    ),
    Ruling(
        "impulse-noticed",
        ("16.0", "7.1"),
        say("Do zombies react to those who run off?"),
        say(
            "Yes, those that see a square entered or acted in. They react after those that noticed the human player's "
            "own move, and no unit moves twice."
        ),
        say("It happens in the human player-turn, and whatever characters do is noticed."),
        "impulsive",
    ),
    Ruling(
        "impulse-actions",
        ("16.0", "16.2"),
        say("What can they be made to do besides walking?"),
        say(
            "They open doors. They close none, take no rifles and carry nobody; whoever runs into a stunned friend's "
            "square brings him round."
        ),
        say("A closed door must not be a cure for impatience; everything else is a deliberate act."),
        "impulsive",
    ),
    Ruling(
        "impulse-adjacent",
        ("16.3",),
        say("Which zombies are met on the run?"),
        say(
            "Those in the square, or if there are none those next to it with neither wall nor closed door between; "
            "after every step, and when a door that they open shows them. Away from them is a square that "
            "is not next to them."
        ),
        say("So the dice fall when zombies are an arm's length away, as often as that happens."),
        "impulsive",
    ),
    Ruling(
        "impulse-shots",
        ("16.3",),
        say("Who shoots at what?"),
        say(
            "Each of a stack has a die of his own. With several zombies in reach the human player picks the target; "
            "more shots are only for those who fired, and only at zombies in reach. As long as one of the stack "
            "fires, it need not turn away. Whoever panics ends the impulse where he stands."
        ),
        say("It is the human player who may have them fire again; panic ends all movement in every other case too."),
        "impulsive",
    ),
    Ruling(
        "impulse-peter",
        ("16.7",),
        say("When does the sight of Peter end it?"),
        say(
            "After any step, and after a door is opened, that leaves them in sight of him; also for those who were in "
            "sight of him before."
        ),
        say("Whatever is done under his eyes is the last of it. The check alone, before anything is done, is not."),
        "impulsive",
    ),
    Ruling(
        "impulse-no-end",
        ("16.6",),
        say("What if no way leads far enough from the zombies?"),
        say(
            "Then they are not moved at all: a step can be taken only if from there an end can still be reached "
            "without counting on a shot. What is not known, hidden zombies and panic, may still leave them too near."
        ),
        say("Nobody may be moved in such a way, says the case; staying is not moving."),
        "impulsive",
    ),
    Ruling(
        "impulse-distance",
        ("16.6",),
        say("How are the points between a character and zombies counted?"),
        say(
            "As characters walk: one for every square, two more for a closed door; what it costs to leave zombies does "
            "not count."
        ),
        say("The case counts movement points. Behind a door only a super zombie is too near: it may get through."),
        "impulsive",
    ),
    Ruling(
        "impulse-solo",
        ("16.2",),
        say("Who leads them when nobody plays the zombies?"),
        say(
            "A list does: of all squares where they could end they make for the one nearest to zombies; among those "
            "for the one farthest from all friends, then the one soonest reached, then that with the lowest number. "
            "They keep to it as long as they can. When there is no other way they open a door; when all ways lead "
            "back to where they are, they stay."
        ),
        say("A zombie player would lead them into trouble and away from help; the log says which line decided."),
        "impulsive",
    ),
)
