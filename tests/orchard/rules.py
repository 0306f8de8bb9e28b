"""[0.0] The rules of the orchard, case by case, and what was decided where they leave something open."""

from __future__ import annotations

from pyapp.kernel.rulebook import Case, Rulebook, Ruling

from .speech import say

CASES = (
    Case("1.0", say("The orchard"), say("It is drawn with letters: trees with their fruit, hedges, three who begin.")),
    Case("1.1", say("Before the first turn"), say("Everybody holds a card. The gardeners say who gets boots as well.")),
    Case("1.2", say("Hedges"), say("Nobody goes through a hedge, and nobody sees through it.")),
    Case("2.0", say("The sequence of play"), say("Turn follows turn.")),
    Case("2.1", say("Turns"), say("In a turn both gardeners visit the orchard, then the goat.")),
    Case("2.1.1", say("Who goes first"), say("The gardeners agree which of them goes first, anew every turn.")),
    Case("2.2", say("Drawing"), say("A visit begins with a card from the deck.")),
    Case("3.0", say("Visits"), say("Walk up to three steps, use cards in between, and take fruit, which ends it.")),
    Case(
        "3.1", say("Walking"), say("A step leads to the next cell, not through fences, not to where the others stand.")
    ),
    Case(
        "3.3", say("The goat by itself"), say("It goes for the nearest tree, among those for the one that bears most.")
    ),
    Case("3.3.1", say("No way"), say("A goat that finds no way to any fruit stays where it is.")),
    Case("4.0", say("Cards"), say("There are boots, fences and bells.")),
    Case(
        "4.1", say("Hands"), say("A hand holds three cards; whoever has more lays one down. Partners show each other.")
    ),
    Case("4.2", say("The discard"), say("What was used lies open. When the deck is used up, it is the new deck.")),
    Case("4.3", say("Using cards"), say("A card does one thing, once.")),
    Case("4.3.1", say("Boots"), say("Two more steps.")),
    Case("4.3.2", say("Fences"), say("A gardener puts one up at a side of his cell; the goat pushes one over.")),
    Case("4.3.3", say("Bells"), say("Rung before the other side takes fruit: one column harder.")),
    Case("5.0", say("Fruit"), say("It takes luck to get it off a tree.")),
    Case("5.1", say("Taking fruit"), say("One die, in the column that the shifts lead to.")),
    Case("5.2", say("What comes off"), say("As much as the table says, and never more than hangs there.")),
    Case("5.3", say("Shifts"), say("They add up, and the ends of the table hold them.")),
    Case("5.3.1", say("Watched"), say("A goat that a gardener sees: one column harder.")),
    Case("5.3.2", say("Hungry"), say("A goat that has not eaten for days: one column easier.")),
    Case("5.3.3", say("Two at one tree"), say("Gardeners at the same tree: one column easier.")),
    Case("6.1", say("The end"), say("It is over when nothing is left on the trees.")),
    Case("6.1.1", say("Dusk"), say("Or after the last turn, where the drawing names one.")),
    Case("6.2", say("Who wins"), say("Whoever has more fruit. What that is worth is the difference.")),
)

RULINGS = (
    Ruling(
        "bells-add-up",
        ("4.3.3", "5.3"),
        say("May two bells be rung at once?"),
        say("No."),
        say("They would be asked for one after the other, and the second would know of the first."),
    ),
)
RULEBOOK = Rulebook(CASES, RULINGS, say("All of it was made up for this program."))
