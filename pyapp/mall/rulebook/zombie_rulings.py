"""Questions about what zombies do, and how it ends for whom, that the sources leave open, and what we decided."""

from __future__ import annotations

from pyapp.kernel.rulebook import Ruling
from pyapp.mall.speech import say

RULINGS: tuple[Ruling, ...] = (
    Ruling(
        "leaving-supers",
        ("5.4", "11.3"),
        say("What does it cost to leave a super zombie's square?"),
        say("Its value of 2, and that of a unit beside it on top, besides the point for the next square."),
        say("It has a zombie value like a unit, and the two are added where they stand together."),
    ),
    Ruling(
        "super-reacts",
        ("11.4", "11.6"),
        say("What may a super zombie do in reaction?"),
        say(
            "If it saw what was done, go one to three squares, each nearer, alone or with its unit. Where no step "
            "leads nearer, the two may break glass that bars the way."
        ),
        say("It moves at its own speed; and in reaction only a door that bars the way may be attacked."),
    ),
    Ruling(
        "half-entrance",
        ("13.1", "13.2"),
        say("Two doors are named, and one of them lets nobody in. What of the other?"),
        say("A unit comes in there all the same."),
        say("Only the entrance that cannot be made is ignored; each door has its own unit."),
    ),
    Ruling(
        "last-outside",
        ("13.1", "13.3"),
        say("Two doors are named, and a single unit is left outside. By which does it come?"),
        say("By the one that the table names first, if that lets it in, or else by the other."),
        say("The rules do not say; so nobody has to be asked."),
    ),
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
