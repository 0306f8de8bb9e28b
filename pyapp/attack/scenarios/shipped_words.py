"""The words in the shipped scenario files, said once more here so that they can be translated."""

from __future__ import annotations

from pyapp.attack.speech import say

WORDS = (
    say("The farmhouse"),
    say("A house in the fields, and nobody else for miles. Board it up and hold it until dawn."),
    say(
        "Barricade every opening of the house at once, then hold out for six more turns and be inside when the"
        " sun comes up."
    ),
    say("Drawn for this game: board, numbers and survival rules are ours."),
    say("the house"),
    say("the kitchen"),
    say("the parlour"),
    say("the hall"),
    say("cupboard"),
    say("bookcase"),
    say("chest"),
    say("table"),
    say("armchair"),
    say("bush"),
    say("tree"),
    say("Out by car"),
    say("A car that could take you out of here, if it had fuel, a wheel and its keys."),
    say(
        "Bring the keys, the spare wheel and the fuel to the car. It takes three turns to make it ready: hold them off,"
        " and then be there all together."
    ),
    say("the car"),
    say("the garage"),
    say("the shop"),
    say("the cottage"),
    say("the workshop"),
    say("car keys"),
    say("a can of fuel"),
    say("a spare wheel"),
    say("shelf"),
    say("counter"),
    say("wardrobe"),
    say("tool rack"),
    say("bench"),
    say("crate"),
    say("sofa"),
    say("trestle"),
    say("car park"),
    say("The clinic"),
    say("Three patients are still in their beds, and nobody has come for them."),
    say("Carry all three patients out to the ambulance and be there yourselves. Whoever carries one is slower."),
    say("the ambulance"),
    say("the ward"),
    say("the surgery"),
    say("the nursery"),
    say("the corridor"),
    say("the pharmacy"),
    say("the lobby"),
    say("a patient"),
    say("cabinet"),
    say("medicine shelf"),
    say("desk"),
    say("bed"),
    say("trolley"),
    say("row of chairs"),
    say("Main Street"),
    say("The dead walk up and down the street where you live. Clear it."),
    say(
        "Kill so many that the street is quiet again: forty. Houses and cars give you cover, and the dead"
        " come from both ends."
    ),
    say("the store"),
    say("the diner"),
    say("the chemist's"),
    say("the bank"),
    say("the pawnshop"),
    say("showcase"),
    say("car"),
    say("lamp post"),
    say("The pier"),
    say("Water on three sides, the dead on the fourth. A boat would come, if somebody called it."),
    say(
        "Bring the battery to the mast and call the boat, wait three turns for it, and be at the landing stage"
        " together. Whoever of the dead is thrown into the water is gone."
    ),
    say("the pier"),
    say("the landing stage"),
    say("the radio mast"),
    say("the stairs"),
    say("the harbour office"),
    say("the boat shed"),
    say("a battery"),
    say("water"),
    say("filing cabinet"),
    say("locker"),
    say("stairs"),
    say("coil of rope"),
    say("bollard"),
)
"""Whatever a player reads of them: titles, texts, the names of rooms, things and tokens."""

LETTERED = (
    say("kitchen"),
    say("parlour"),
    say("hall"),
    say("garage"),
    say("shop"),
    say("cottage"),
    say("workshop"),
    say("ambulance"),
    say("ward"),
    say("surgery"),
    say("nursery"),
    say("corridor"),
    say("pharmacy"),
    say("lobby"),
    say("store"),
    say("diner"),
    say("chemist's"),
    say("bank"),
    say("pawnshop"),
    say("pier"),
    say("landing stage"),
    say("radio mast"),
    say("harbour office"),
    say("boat shed"),
)
"""What stands on the boards themselves, where a room is named without its article."""
