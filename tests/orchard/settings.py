"""How the orchard can be played: together against the goat, with open hands, or alone."""

from __future__ import annotations

from pyapp.kernel.decision import Seat, Window
from pyapp.kernel.modes import TURN_LIMIT, Mode, Setting

from .ground import Unit
from .speech import say

ANN, BOB, GOAT = Seat("ann"), Seat("bob"), Seat("goat")
GARDENERS, BEAST = "gardeners", "goat"
NAMES = {Unit.ANN: say("Ann"), Unit.BOB: say("Bob"), Unit.GOAT: say("Gus")}
SEATS = ((ANN, say("Ann")), (BOB, say("Bob")), (GOAT, say("Gus, the goat")))

HUNGER = Setting(
    "hunger",
    say("How hungry the goat is"),
    (("usual", say("as goats are")), ("great", say("it has not eaten for days"))),
    "usual",
    fine=True,
)
OPTIONS = (HUNGER, TURN_LIMIT)
TEAMS = ((ANN, GARDENERS), (BOB, GARDENERS), (GOAT, BEAST))

TOGETHER = Mode(
    "together",
    say("Together against the goat"),
    say("Two gardeners show each other their cards; a third player is the goat."),
    SEATS,
    OPTIONS,
    minutes=(10, 20),
    groups=((ANN, BOB),),
    sides=TEAMS,
)
OPENLY = Mode(
    "openly",
    say("With open hands"),
    say("The same three, and all cards lie face up."),
    SEATS,
    OPTIONS,
    minutes=(10, 20),
    groups=((ANN, BOB, GOAT),),
    sides=TEAMS,
)
ALONE = Mode(
    "alone",
    say("Alone"),
    say("You lead both gardeners; the goat goes by itself, and says why."),
    ((ANN, say("Gardeners")),),
    OPTIONS,
    minutes=(5, 15),
    recommended=True,
    sides=((ANN, GARDENERS),),
)
MODES = (TOGETHER, OPENLY, ALONE)
MODE = {mode.id: mode for mode in MODES}

BEFORE_GRAZING = Window("grazing", say("before the goat grazes, for a bell in hand"), is_asked=True)
BEFORE_PICKING = Window("picking", say("before a gardener picks, for a bell in hand"))
