"""Questions that the sources leave open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.rulebook import Ruling
from pyapp.zeds.speech import say

SOURCES = say(
    "We have the text of the Basic Game's rules. Cards, counters, tables and set-up could not be had in print; they "
    "come from a later source that agrees with every example of the rules. Where both are silent, our answer stands "
    "below the case, with its reason. Cases from 8 on have our own numbers, as the cards and the setup book have "
    "none."
)

_CARDS = (
    Ruling(
        "card-texts",
        ("1.2",),
        say("What is printed on the cards?"),
        say("Tracks, Actions and effects are known; the words, and the titles that no English source names, are ours."),
        say("No picture of a card is available to us, and no text of a card is copied."),
    ),
    Ruling(
        "act-four",
        ("11.1",),
        say("Which card of Act III really belongs to Act IV?"),
        say("The Tough One, unless you choose another."),
        say("The deck needs four cards of Act III and three of Act IV, and our source lists five and two."),
        "act-four",
    ),
    Ruling(
        "phase-tabs",
        ("1.2",),
        say("In which phase does an event happen?"),
        say("In the Zeds Phase, unless it helps you to act: then in the Action Phase. Each card says which."),
        say("The lighter tab is known for one card only. What speaks of Zeds must happen before or while they move."),
    ),
    Ruling(
        "pressure-symbols",
        ("3.1", "3.2"),
        say("Which cards carry the symbols of pressure?"),
        say(
            "Three cards: on one of them Zeds move, on two new ones come. Two belong to Act II and one to Act III: what"
            " comes early counts for much more."
        ),
        say("The symbols could not be found. So spread, the game is about as hard for several players as for one."),
    ),
    Ruling(
        "pressure-when",
        ("3.1", "3.2"),
        say("When does pressure happen?"),
        say("In the Zeds Phase, after an event at its beginning and before the tracks are activated."),
        say("The rules give it to the event's instructions, and the tracks stand behind them."),
    ),
    Ruling(
        "quiet-night",
        ("9.15",),
        say("Is the quiet night won at once, or after its Zeds Phase?"),
        say("After it, unless you choose otherwise."),
        say("The card lists four tracks, which would mean nothing if the game were already over."),
        "ending",
    ),
    Ruling(
        "empty-fates",
        ("2.1",),
        say("What if no fate card is left?"),
        say("The used ones are shuffled into a new deck. Cards in hand stay there."),
        say("The rules are silent, and a draw has to have a result."),
    ),
    Ruling(
        "vermin",
        ("2.1",),
        say("What of the fate card that only concerns infection?"),
        say("It is left out."),
        say("It does nothing in the Basic Game."),
    ),
    Ruling(
        "cardio-stack",
        ("9.1",),
        say("With Rule #7, does a whole stack retreat, or one unit?"),
        say("Each unit by itself. Whoever stays behind fights."),
        say("The card speaks of that unit."),
    ),
    Ruling(
        "under-feet",
        ("9.5",),
        say("On which spaces can a unit be attacked from below?"),
        say("On those of the Fated track. Town Center belongs to none. If nobody is there, the event is skipped."),
        say("Track spaces run from Start to Town Center."),
    ),
    Ruling(
        "spread-where",
        ("9.6",),
        say("Where do Zeds appear when Civilians die in a fight?"),
        say("In the space where they stood, once the fight is over and everybody has left who must."),
        say("Before that it could be full."),
    ),
    Ruling(
        "smell-traps",
        ("9.11",),
        say("Has the unit won if Mr. Johnson's traps keep it from fighting?"),
        say("No: it stays on its reduced side."),
        say("Backing up is no defeat."),
    ),
    Ruling(
        "hate-order",
        ("9.13",),
        say("Do replaced Zeds go back to the cup before the new ones are drawn?"),
        say("After that, all together."),
        say("Otherwise the cup could never run short, and the card says what happens if it does."),
    ),
    Ruling(
        "leader-when",
        ("10.3",),
        say("When is a leader named?"),
        say("When the Zeds Phase or the Action Phase begins, or before any fight hand to hand."),
        say("These are the phases of the Basic Game that units take part in."),
    ),
    Ruling(
        "bulldozer-retreat",
        ("10.1",),
        say("Does the bulldozer help those who come among Zeds in a retreat?"),
        say("Yes."),
        say("They are the attackers in that fight."),
    ),
    Ruling(
        "event-actions-most",
        ("5.1", "10.4"),
        say("Is there a limit to Event Actions?"),
        say("No."),
        say("The rules name none."),
    ),
)

_UNITS = (
    Ruling(
        "civilian-names",
        ("8.7",),
        say("What are the Regular Civilians called?"),
        say("The counters have no names; Rangers, Farmers and the others are ours."),
        say("Seven units have to be told apart in a list and in the log."),
    ),
    Ruling(
        "hero-hits",
        ("6.2",),
        say("How many hits does a hero take?"),
        say("One on each side; Civilians two on each."),
        say("Our source says so, and other cards of the game make sense only like this."),
    ),
    Ruling(
        "leadership-whom",
        ("8.3",),
        say("Can Sheriff Hunt lead the Furies?"),
        say("No, only Regular Civilians."),
        say("An answer to the same question about the second edition says so."),
    ),
    Ruling(
        "markers-first",
        ("5.1",),
        say("Who decides whether Initiative or Leadership pays, or another Action?"),
        say("They pay by themselves whenever they can."),
        say("Any other Action can do all that they can, and more: nothing is ever lost by it."),
    ),
    Ruling(
        "speech-where",
        ("8.2",),
        say("Is Town Center a Town space for the Mayor's speech?"),
        say("No, unless you choose otherwise."),
        say("His other ability names Town and Town Center side by side."),
        "speech",
    ),
    Ruling(
        "citadel-mayor",
        ("8.2",),
        say("Can the Mayor himself shoot from the Citadel?"),
        say("Yes, if he is in Town Center."),
        say("The card speaks of a unit there."),
    ),
    Ruling(
        "overwatch-zeds",
        ("8.1",),
        say("Can Captain Piazza withdraw among Zeds, or to a full space?"),
        say("No. From Town Center she may withdraw to the Town space of another track."),
        say("To withdraw is to get away; whoever wants to attack moves."),
    ),
    Ruling(
        "johnson-entry",
        ("8.5", "9.8"),
        say("What if Mr. Johnson arrives on a Start?"),
        say("Nobody fights there, whoever comes. He can leave it, but not come back."),
        say("The card allows any Start, and the rules have no fights on them."),
    ),
    Ruling(
        "two-dice",
        ("5.3",),
        say("Which of two foraging dice counts?"),
        say("The one that brings more Ammo."),
        say("Nothing else can be found in the Basic Game."),
    ),
)

_FIGHTS = (
    Ruling(
        "shift-ends",
        ("6.1",),
        say("What if shifts lead beyond the table?"),
        say("The last column counts."),
        say("The rules are silent, and there is nothing beyond it."),
    ),
    Ruling(
        "retreat-back-into-zeds",
        ("6.4",),
        say("Where does a unit go that attacked in a retreat, and lost?"),
        say("Back to where it came from, even if those are there who drove it off: then it fights them again."),
        say("Both halves of the rule say so, for attackers and for enemies in the way."),
    ),
    Ruling(
        "retreat-outward",
        ("6.4",),
        say("What if an attacker from the far side finds no room on its way back?"),
        say("It goes on outwards; short of Start, Town Center takes it in."),
        say("Units never stay where they lost, and cannot enter a Start."),
    ),
    Ruling(
        "retreat-no-entry",
        ("4.4", "6.4"),
        say("Can a unit retreat past a No Entry marker?"),
        say("Yes, it goes on to the next space with room."),
        say("A space that cannot be entered is treated as one that is full."),
    ),
    Ruling(
        "traps-stack",
        ("4.4",),
        say("What if somebody else stands with Mr. Johnson when his traps work?"),
        say("He backs up alone, and the other one fights."),
        say("The card speaks of him."),
    ),
    Ruling(
        "equal-zeds",
        ("1.2", "4.6"),
        say("Two Zeds are equally strong, and there is room for one: which one goes?"),
        say("You choose; if they are alike in everything, there is nothing to choose."),
        say("Ties between units are the players' to decide."),
    ),
)

_TABLE = (
    Ruling(
        "co-op-heroes",
        ("11.1",),
        say("Who leads which hero when several play?"),
        say("The same units as alone. Each player is called after a hero; anybody may have any unit act."),
        say("Our source knows only the game for one; the rules say that Actions may be spent on any unit."),
    ),
    Ruling(
        "order-of-players",
        ("5.1",),
        say("In which order do several players spend their Player Actions?"),
        say("Event Actions first, by all together; then each Player Action by its player, in the order of the table."),
        say("Both kinds do the same, so that the order changes nothing but who decides."),
    ),
    Ruling(
        "craft-together",
        ("5.1", "8.1"),
        say("Which of several players' Actions pay for Captain Piazza's 2 Actions?"),
        say(
            "Event Actions. The last of them can be joined by the Player Action of the player whose turn is next, who "
            "decides along with all others. Two Player Actions cannot be joined."
        ),
        say("Event Actions are decided on together, but each player alone decides on a Player Action."),
    ),
    Ruling(
        "difficulty",
        ("11.1",),
        say("Do the rules have easier and harder games?"),
        say("What there is to choose from for Ammo, Civilians, a card to hold and Zeds at the beginning is ours."),
        say("The rules only refer to another book for that."),
    ),
    Ruling(
        "empty-cup",
        ("4.6",),
        say("What if the cup is empty?"),
        say("No unit comes."),
        say("There is nothing to be drawn."),
    ),
    Ruling(
        "places",
        ("4.3", "5.3"),
        say("Where do the names on the board come from?"),
        say("Most from the rules and from players' reports. Downtown's track, and the name of Upper Town, are ours."),
        say("No picture of the board is available to us."),
    ),
)

RULINGS = (*_CARDS, *_UNITS, *_FIGHTS, *_TABLE)
