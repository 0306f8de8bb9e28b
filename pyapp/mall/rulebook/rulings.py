"""Questions that the sources leave open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.message import say
from pyapp.kernel.rulebook import Ruling
from pyapp.mall.impulse import rulings as impulse_rulings
from pyapp.mall.solitaire import rulings as solitaire_rulings

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
            "It pencils a value that everybody has seen on the counter, unless the option says otherwise; then only "
            "what lies open is shown. The log tells what happened either way."
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
        say("Being carried is movement to the rules, which excuse the carried from eligibility and from nothing else."),
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

_ZOMBIES = (
    Ruling(
        "free-speed",
        ("4.0", "7.5"),
        say("May berserk and super zombies move more than one square in free movement?"),
        say("Yes, two and three."),
        say("The sequence of play has a 'not' too many; the cases on movement say otherwise."),
    ),
    Ruling(
        "doors-at-reaction",
        ("7.0", "7.1"),
        say("Which doors count for the sight of squares entered earlier?"),
        say("Doors as they are when zombies react."),
        say("The check is made then."),
    ),
    Ruling(
        "unit-joins-super",
        ("7.6", "9.3", "11.1", "15.3"),
        say("May a unit enter a super zombie's square, or come out of hiding in it?"),
        say("No, only the other way round."),
        say("The exception is made for super zombies."),
    ),
    Ruling(
        "super-way",
        ("11.1",),
        say("Which way does a super zombie take?"),
        say("A shortest one; the units on it may be looked at."),
        say("The choice between ways matters for nothing else."),
    ),
    Ruling(
        "lost-stays-lost",
        ("14.1",),
        say("Does a super zombie that is put to rest still count as lost?"),
        say("Yes."),
        say("The character is gone either way."),
    ),
    Ruling(
        "odds-and-pool",
        ("13.3",),
        say("Do odds take eliminated units into account?"),
        say("No: all that lies face down counts, wherever it is."),
        say("Units come back from the pool unseen, so nobody knows what is left in it."),
    ),
    Ruling(
        "towards",
        ("7.1", "7.2"),
        say("Which step is a step towards the humans?"),
        say("Any that shortens the walk, counted as if all doors were open; the zombie player picks among several."),
        say("The text gives no path. A closed door stops a unit, it does not send it round the mall."),
    ),
    Ruling(
        "reaction-order",
        ("7.2",),
        say("In which order do units react?"),
        say("As the zombie player likes, until none can; moves without a choice are made at once."),
        say("A unit may so follow into a square that another has just left."),
    ),
    Ruling(
        "screened-sight",
        ("7.1",),
        say("Do counters in between keep zombies from noticing the humans?"),
        say("No."),
        say("The edition of 1978 lets counters block shots only; the French one lets them block sight."),
        "counters-block-sight",
    ),
    Ruling(
        "attack-order",
        ("8.0",),
        say("In which order are attacks in several squares resolved?"),
        say("In order of square number."),
        say("They do not influence one another, and the rules say nothing."),
    ),
    Ruling(
        "one-shot-each",
        ("6.9", "8.1"),
        say("How often may a character shoot in defence?"),
        say("Once for each attack, alone or together with others."),
        say("Fire rates do not count here, and without any limit nobody would ever be bitten."),
    ),
    Ruling(
        "defenders-keep-nerve",
        ("4.0", "8.1"),
        say("Do those who panic shoot, as the sequence of play has it?"),
        say("No: those who do not panic shoot."),
        say("A 'not' is missing in print; every other passage agrees."),
    ),
    Ruling(
        "no-strength",
        ("8.0",),
        say("What is an attack whose divided strength is nothing?"),
        say("It cannot be declared: no more are attacked than the value can be shared among."),
        say("The table has no column for it."),
    ),
    Ruling(
        "hidden-later",
        ("9.1", "9.3"),
        say("A hiding place was zombie-occupied when first entered. What of later?"),
        say("Later visits force nobody out: its unit comes when the zombie player likes, in his own turn."),
        say("It must appear when the square is entered for the first time, and then others stood there."),
    ),
    Ruling(
        "scouting",
        ("3.1", "9.1"),
        say("Can a step to where zombies might have been hiding be taken back?"),
        say("Not the first step into such a square while any are in hiding, unless zombies stand there."),
        say("Whoever has looked knows more than before, also where nobody came out."),
    ),
    Ruling(
        "hidden-count",
        ("9.4", "14.2"),
        say("Can the humans win while zombies are still in hiding?"),
        say("No: with the map empty these come out in the next zombie turn, and must be eliminated."),
        say("All zombie units have to be eliminated, and hidden ones must then be revealed."),
    ),
    Ruling(
        "hidden-duty",
        ("9.2", "9.4"),
        say("When is the earliest opportunity for those in hiding, once no unit is left on the map?"),
        say(
            "The next reaction or free movement phase, even if other units have come in since; and where zombies stand "
            "on their square, the moment it is free in such a phase."
        ),
        say("In these phases hidden units come out, and nothing says that a duty once called is lifted again."),
    ),
    Ruling(
        "hidden-eligible",
        ("7.2", "9.2"),
        say("Which hidden unit would be eligible to react?"),
        say(
            "One that would see what was done and could take a step nearer: not behind a closed door or other zombies."
        ),
        say("An exemption keeps a unit from moving, whichever of them it is."),
    ),
    Ruling(
        "exempt-together",
        ("4.0", "7.2", "7.4"),
        say("A super zombie joins a unit, or leaves one, while zombies react. Has the unit to react?"),
        say(
            "As the counters lie after each move: one left behind has to react to what it saw, one that was joined "
            "need not. What still has to when the phase ends gets no free move."
        ),
        say("The exemption is for units in a super zombie's square; it neither lasts longer nor begins too late."),
    ),
    Ruling(
        "glass-move",
        ("10.4",),
        say("What does an attempt on a glass door cost a berserk unit?"),
        say("Its whole move."),
        say("So the edition of 1978; in the French one it takes one of the two steps."),
        "glass-step",
    ),
    Ruling(
        "two-supers",
        ("7.6", "11.1"),
        say("May two super zombies be in one square?"),
        say("Not by moving there; two that turn in one square may, and their values add up."),
        say("The exception for stacking speaks of a super zombie and a zombie unit."),
    ),
    Ruling(
        "super-joins",
        ("11.2", "11.4"),
        say("Does a unit count toward the limit that a super zombie has joined in the same turn?"),
        say("No: as long as it stands with one it moves outside the limit, one square and by itself."),
        say("The case names every unit in a super zombie's square; only to be led must it have begun the turn there."),
    ),
    Ruling(
        "super-leads",
        ("11.2",),
        say("Which unit may a super zombie lead?"),
        say("One that began the zombie turn with it."),
        say("So the edition of 1978; the French one lets it take up and leave any unit on its way."),
        "super-stacking",
    ),
    Ruling(
        "turning-order",
        ("11.0",),
        say("Who rolls first of several infected characters?"),
        say("As the zombie player likes where they share a square, otherwise in printed order."),
        say("Elsewhere nothing depends on it."),
    ),
    Ruling(
        "fran",
        ("14.1",),
        say("When does Fran's fate decide the game?"),
        say("Infected or killed, together with one other killed or turned."),
        say("So the edition of 1978, to the letter. In the French one she must be lost, and counts double."),
        "fran",
    ),
)

RULINGS: tuple[Ruling, ...] = (*_COMPONENTS, *_HUMANS, *_ZOMBIES, *solitaire_rulings.RULINGS, *impulse_rulings.RULINGS)
