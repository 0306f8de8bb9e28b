"""Questions that the sources leave open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.rulebook import Ruling
from pyapp.mall.impulse import rulings as impulse_rulings
from pyapp.mall.rulebook import zombie_rulings
from pyapp.mall.solitaire import rulings as solitaire_rulings
from pyapp.mall.speech import say

SOURCES = say(
    "We have the text of the 1978 rules, of a variant and of the French edition. The printed map and most numbers on "
    "the counters could not be had: they are reconstructed inside the bounds that the rules imply. Where the text is "
    "silent or two sources differ, our answer stands below the case, with its reason."
)

_COMPONENTS = (
    Ruling(
        "map",
        ("2.1",),
        say("What does the printed map look like?"),
        say("We do not know; the map here is a reconstruction that keeps every square the rules mention."),
        say(
            "No picture of the map is available to us. Numbers, doors, ranges and lines of sight named in the rules "
            "are kept; everything else is ours and may be replaced by an owner of the printed game."
        ),
    ),
    Ruling(
        "counters",
        ("2.3",),
        say("Which numbers are printed on the counters?"),
        say("Fran's panic level of 3 and Steve's of 2 are attested; all other numbers are reconstructed."),
        say("They stay inside the bounds that the rules imply, and are chosen so that the game is hard but fair."),
    ),
    Ruling(
        "edwins",
        ("3.1",),
        say("Does a back room of Edwin's count as Edwin's?"),
        say("No: the limit of one hidden unit is for the sports centre's own squares."),
        say("The rule names the store where the rifles lie."),
    ),
)

_HUMANS = (
    Ruling(
        "notes",
        ("2.3",),
        say("Values may be remembered but not noted on paper. Does the page note them?"),
        say(
            "Yes, by a house rule: a value that everybody has seen is pencilled on the counter. With the option it "
            "goes by the rule, and only what lies open is shown. The log tells what happened either way."
        ),
        say("A save may lie for weeks; a test of memory is for those who want it."),
        "notes",
    ),
    Ruling(
        "one-carried",
        ("5.6",),
        say("How many are carried at once, and when are they taken up?"),
        say("One in a move, before anything else is done."),
        say("The text speaks of one who carries and one who is carried, and of the beginning of movement."),
    ),
    Ruling(
        "noticed-panic",
        ("6.5", "7.3"),
        say("Is a shot noticed that panic prevents?"),
        say("Yes, but it breaks no glass."),
        say("The attempt is an action; the shot was never fired."),
    ),
    Ruling(
        "berserk-with-super",
        ("6.5", "11.5"),
        say("Which panic increase counts for a berserk unit with a super zombie?"),
        say("The super zombie's."),
        say("Only one check is made, and the worse one is named."),
    ),
    Ruling(
        "rifle-at-once",
        ("12.0",),
        say("Can a rifle be used in the turn in which it is taken?"),
        say("Yes."),
        say("The French edition says so, and shooting needs no points."),
    ),
    Ruling(
        "stack-account",
        ("5.2", "5.5"),
        say("Who pays when a stack works a door?"),
        say("The stack does, from the allowance that it shares."),
        say("A stack spends points together and stays together; the rules name no other account."),
    ),
    Ruling(
        "nothing-done",
        ("5.0",),
        say("Is somebody moved who was chosen but did nothing?"),
        say("No: only an action makes it a move."),
        say("The rules count characters that were moved, not characters that were thought of."),
    ),
    Ruling(
        "carried-moved",
        ("4.0", "5.6"),
        say("Is a carried character moved, so that he must rest in the next turn?"),
        say("Yes, from the first step on. Whoever rests may be carried again."),
        say("The case calls it movement, and excuses the carried from being eligible, not from having been moved."),
    ),
    Ruling(
        "carrier-in-stack",
        ("5.2", "5.6"),
        say("May a stack move while one of it carries somebody?"),
        say("Yes, one of them; the whole stack then moves at the carrier's cost."),
        say("A stack stays together, so it goes as fast as its slowest step."),
    ),
    Ruling(
        "rouse",
        ("8.3",),
        say("Does a stunned character come round when he is carried to others?"),
        say("No: somebody has to come into the square where he lies."),
        say("The rule speaks of another character being moved into the stunned one's square."),
    ),
    Ruling(
        "stand-and-shoot",
        ("6.2",),
        say("May a character shoot without moving at all?"),
        say("Yes."),
        say("The sentence lacks a 'not' in print; it makes sense in no other way."),
    ),
    Ruling(
        "declared-shot",
        ("6.5", "6.8"),
        say("Some of those who shoot together panic: what about the others?"),
        say("Their shot goes on with the dice that are left."),
        say("The shot was declared; panic takes away only the one who panics."),
    ),
    Ruling(
        "panic-dice",
        ("6.5",),
        say("How many dice for a panic check?"),
        say("One."),
        say("The edition of 1978 says so; the French one gives two to those with heavy weapons."),
        "panic-dice",
    ),
    Ruling(
        "main-door-shots",
        ("5.5", "6.2"),
        say("May those who close a main door shoot in that turn?"),
        say("Yes."),
        say("The edition of 1978 lets anybody shoot who spends points; the French one reports a ruling against it."),
        "main-door-shots",
    ),
    Ruling(
        "two-rifles",
        ("12.0",),
        say("Can Steve and Fran take their rifles in one turn?"),
        say("Yes, if both begin it there and move as a stack: each spends his own allowance."),
        say("Taking one is a matter of each character's own movement."),
    ),
)

RULINGS: tuple[Ruling, ...] = (
    *_COMPONENTS,
    *_HUMANS,
    *zombie_rulings.RULINGS,
    *solitaire_rulings.RULINGS,
    *impulse_rulings.RULINGS,
)
