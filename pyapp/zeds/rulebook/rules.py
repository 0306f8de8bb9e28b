"""Every case of the rules, in our words. From 8 on the numbers are ours: units, cards and the setup book have none."""

from __future__ import annotations

from pyapp.kernel.rulebook import Case
from pyapp.zeds.rulebook.card_rules import CARD_CASES
from pyapp.zeds.speech import say

_SEQUENCE = (
    Case(
        "1.1",
        say("The sequence of play"),
        say(
            "Each turn begins with the top card of the event deck. Its first three tabs do not count in the Basic "
            "Game: the turn is the Zeds Phase, the Action Phase and Housekeeping."
        ),
    ),
    Case(
        "1.2",
        say("Events"),
        say(
            "The event of the card happens in the phase of its lighter tab. What cannot be done is skipped. Ties "
            "between tracks or units are yours to decide. A BRAINS! card has no regular phases: its own text takes "
            "their place."
        ),
    ),
    Case(
        "1.3",
        say("Winning and losing"),
        say("You win when the last event card says so. You lose at once when any Zeds unit enters Town Center."),
    ),
)

_FATE = (
    Case(
        "2.1",
        say("The Fate draw (Appendix I)"),
        say("Draw the top fate card, carry out the event where it says, then the card's own text, and go on."),
    ),
    Case(
        "2.2",
        say("The Fated track"),
        say(
            "The card names a track, or the one with the most or the fewest Zeds, or leaves it to you. A tie is yours "
            "to decide."
        ),
    ),
    Case(
        "2.3", say("The Fated event"), say("The event of the turn happens on the Fated track, before the plot twist.")
    ),
    Case(
        "2.4",
        say("The plot twist"),
        say(
            "Some cards are carried out at once and discarded. Others are held: they say when they may be played, in "
            "this turn or any later one, and are discarded after that."
        ),
    ),
)

_PRESSURE = (
    Case(
        "3.1",
        say("Movement pressure (Appendix II)"),
        say(
            "With several players: once for each player but one, the strongest Zeds that can move go one space. Units "
            "in one space count together. Of equals the nearest to Town Center moves, then you choose. Each time it "
            "is looked at anew."
        ),
    ),
    Case(
        "3.2",
        say("Placement pressure (Appendix II)"),
        say(
            "With several players: once for each player but one, a new Zeds unit comes to the Start of the track with "
            "the fewest Zeds, one at a time. Ties are yours to decide."
        ),
    ),
)

_ZEDS = (
    Case(
        "4.1",
        say("Activating tracks"),
        say(
            "From left to right. A track without Zeds gets a new unit on its Start, which does not move. On others "
            "all Zeds move one space, the nearest to Town Center first; those in one space together. A track that "
            "stands twice is activated twice. Where all tracks are activated, you choose the order."
        ),
    ),
    Case(
        "4.2",
        say("Zeds meet player units"),
        say("When Zeds enter a space with a player unit there is a fight, before any other Zeds move."),
    ),
    Case(
        "4.3",
        say("Villages and Defiant Civilians"),
        say(
            "Civilians in a Village begin Defiant: they cannot move, but forage, shoot and fight. After the first "
            "attack on the Village they are Defiant no longer, for good."
        ),
    ),
    Case(
        "4.4",
        say("Where Zeds come to traps, or cannot enter"),
        say("Mr. Johnson may try his traps when Zeds come to him. Nobody enters a space with a No Entry marker."),
    ),
    Case(
        "4.5",
        say("Town Center"),
        say("A Zeds unit that enters Town Center wins the game for the Zeds, without a fight."),
    ),
    Case(
        "4.6",
        say("No more than two"),
        say(
            "A space holds two Zeds, which fight as a mob with their strengths added. Where there is room for one, "
            "the stronger moves on. New units, and those that retreat, go back towards Start to the first space with "
            "room; with none, to any Start with room; with none at all, to the cup."
        ),
    ),
)

_ACTIONS = (
    Case(
        "5.1",
        say("Actions"),
        say(
            "Event Actions, one Player Action for each player, and Character Actions are spent in any order. Any unit "
            "may act, also several times. Costs are paid first. What is unspent is lost."
        ),
    ),
    Case(
        "5.2",
        say("Moving"),
        say(
            "A unit moves up to its number of spaces, past friends, but ends where no more than two player units "
            "stand; Town Center holds any number. Starts cannot be entered. Among Zeds the move ends, and the unit "
            "attacks. Units in one space never combine: one fights, takes all hits, and if it loses in defence both "
            "leave."
        ),
    ),
    Case(
        "5.3",
        say("Foraging"),
        say(
            "In a named space a unit rolls a die for Ammo: 1 on a 6, in the Mine 1 on 4 or 5 and 2 on 6, on the Farm "
            "none. You never have more than 20. Who forages with two dice takes the better one, and a natural double "
            "twice."
        ),
    ),
    Case(
        "5.4",
        say("Gunfire"),
        say(
            "For an Action and 1 Ammo a unit shoots at one Zeds unit in the next space of its track; a few shoot "
            "farther. Never into or out of a Start, never through Town Center. Nobody retreats from shots."
        ),
    ),
)

_FIGHTS = (
    Case(
        "6.1",
        say("How a fight is decided"),
        say(
            "Hand to hand, the strength of all Zeds in the space against that of one unit gives the column; a shot "
            "begins at the shooter's strength. All shifts are added up. Ground helps defenders only, and only the "
            "best: 1 column in a named space, 2 in Town. Then two dice, and the table."
        ),
    ),
    Case(
        "6.2",
        say("Hits"),
        say(
            "First on the Zeds, split as you like, then on the unit that fought. A Zeds unit is reduced by its third "
            "hit and goes back to the cup with the sixth. Strength does not suffer from hit markers."
        ),
    ),
    Case(
        "6.3",
        say("The saving roll"),
        say(
            "A player unit that takes its last hit rolls a die. 1 to 3: it goes to the Cemetery. 4 to 6: it goes to "
            "Town Center, Civilians reduced, heroes at full strength."
        ),
    ),
    Case(
        "6.4",
        say("Retreats"),
        say(
            "The losing side always leaves, even if the winner is dead. Zeds go towards their Start, defenders "
            "towards Town Center, attackers back to where they came from; past full spaces, and into a new fight "
            "where enemies stand, in which they attack. Withdrawing and backing up are retreats, but no defeat."
        ),
    ),
)

_HOUSEKEEPING = (
    Case(
        "7.1",
        say("Housekeeping"),
        say("The event card is discarded, Event Actions go to 0, and all markers are ready again."),
    ),
)

_UNITS = (
    Case(
        "8.1",
        say("Captain Piazza"),
        say(
            "She shoots with strength 2 at one space, 4 at two, 3 at three. After a shot she may withdraw by a space "
            "from her target and take along a unit that is with her, Defiant Civilians too, but not out of Town "
            "Center. For 2 Actions she shoots without Ammo."
        ),
    ),
    Case(
        "8.2",
        say("Mayor Hernandez"),
        say(
            "One more on foraging dice in Town and Town Center. Entering Town Center takes no movement point. Once in "
            "an Action Phase a unit in Town Center shoots for 1 Ammo and one column to the right. Once in the game "
            "every other unit in a Town space has an extra Action."
        ),
    ),
    Case(
        "8.3",
        say("Sheriff Hunt"),
        say(
            "Once in an Action Phase a unit of Regular Civilians in his space or next to it has an extra Action. "
            "He shoots at two spaces too, one column to the left. Each hit on him is cancelled on 4 to 6, and he may "
            "roll again in each fight."
        ),
    ),
    Case(
        "8.4",
        say("Deputy Schmidt"),
        say(
            "Once in an Action Phase he has an extra Action. One column to the right hand to hand. Each hit on him is "
            "cancelled on 4 to 6, and he may roll again in each fight."
        ),
    ),
    Case(
        "8.5",
        say("Mr. Johnson"),
        say(
            "He brings 3 Ammo. He forages with two dice and shoots two columns to the right. When Zeds come to him, "
            "he may try his traps: on 4 to 6 they take 1 hit and he backs up."
        ),
    ),
    Case(
        "8.6",
        say("Farmingdale Furies"),
        say("They cannot shoot. Each hit on them is cancelled on 4 to 6."),
    ),
    Case(
        "8.7",
        say("Regular Civilians"),
        say("Seven units of strength 2 to 4, who move two spaces and take two hits on each side."),
    ),
)

_SETUP = (
    Case(
        "11.1",
        say("Setting up"),
        say(
            "A Zeds unit on every Start. Defiant Civilians in every Village, one unit in Town Center, one aside. "
            "Piazza, Hernandez, Hunt, Schmidt and the Furies in Town Center. 4 Ammo. The event deck act by act, an "
            "ending at the bottom."
        ),
    ),
    Case(
        "11.2",
        say("The score"),
        say(
            "One point for each unit alive on the map, one for at least 2 Ammo. Whoever has lost takes off one for "
            "each event card that was not reached."
        ),
    ),
)

CASES = (
    *_SEQUENCE, *_FATE, *_PRESSURE, *_ZEDS, *_ACTIONS, *_FIGHTS, *_HOUSEKEEPING, *_UNITS, *CARD_CASES, *_SETUP,
)  # fmt: skip
