"""[9.0] What is printed on the event cards. What a card does of its own stands in `event_effects`."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple

from pyapp.kernel.message import Message
from pyapp.zeds.map.places import Grade, Track
from pyapp.zeds.speech import say

F, M, H, S = Track


class Act(StrEnum):
    """The layers of the deck, from the top down."""

    ONE = "1"
    TWO = "2"
    THREE = "3"
    FOUR = "4"
    END = "end"

    @property
    def called(self) -> Message:
        return _ACTS[self]


_ACTS = {
    Act.ONE: say("Act I"),
    Act.TWO: say("Act II"),
    Act.THREE: say("Act III"),
    Act.FOUR: say("Act IV"),
    Act.END: say("The ending"),
}


class Phase(StrEnum):
    """The phase of a card's lighter tab, in which its event happens."""

    ZEDS = "zeds"
    ACTION = "action"


class Pressure(StrEnum):
    """[3.0] What a card asks of several players on top."""

    NONE = ""
    MOVEMENT = "movement"
    PLACEMENT = "placement"


class EventCard(NamedTuple):
    """A card of the event deck."""

    title: Message
    act: Act
    tracks: tuple[Track, ...]
    """The tracks that are activated, from left to right; none printed: all of them, or the Fated one."""
    actions: int
    phase: Phase
    text: Message
    rule: str
    pressure: Pressure = Pressure.NONE
    """Ours: which cards carry the symbols could not be found."""
    is_special: bool = False
    """Whether it is always in the deck of its act."""
    title_by: Grade = Grade.OURS
    phase_by: Grade = Grade.OURS


_NIGHT = say("A new Zeds unit on the Start of the {track}. In this Zeds Phase the ground does not help defenders.")


def _night(
    title: Message, act: Act, tracks: tuple[Track, ...], actions: int, pressure: Pressure = Pressure.NONE
) -> EventCard:
    text = _NIGHT._replace(args=(("track", tracks[0].called),))
    return EventCard(title, act, tracks, actions, Phase.ZEDS, text, "9.4", pressure)


_BRAINS = say(
    "No Action Phase. All four tracks are activated, in an order of your choice. "
    "Zeds that win a fight move on at once, as long as they keep winning."
)

CARDS: dict[str, EventCard] = {
    "cardio": EventCard(
        say("Rule #7: Cardio"), Act.ONE, (S, S), 1, Phase.ZEDS,
        say("A new Zeds unit on an empty Start of your choice, or else on the Start of the weakest Zeds. In this turn, "
            "whoever is attacked may retreat instead of fighting."),
        "9.1", title_by=Grade.CONFIRMED,
    ),
    "cabin": EventCard(
        say("A Hunter's Cabin"), Act.ONE, (M, S), 3, Phase.ACTION,
        say("At the end of the phase, a player unit at the Campground finds 2 Ammo."),
        "9.2",
    ),
    "armed": EventCard(
        say("Well-Armed Civilians"), Act.ONE, (F, M), 2, Phase.ZEDS,
        say("One unit of Regular Civilians is well armed: one column to the right in all its combat, until it dies."),
        "9.3", title_by=Grade.CONFIRMED,
    ),
    "night-mountain": _night(say("Night in the Mountains"), Act.TWO, (M,), 1, Pressure.MOVEMENT),
    "night-suburbs": _night(say("Night in the Suburbs"), Act.TWO, (S,), 2),
    "night-forest": _night(say("Night in the Forest"), Act.TWO, (F,), 2),
    "night-highway": _night(say("Night on the Highway"), Act.TWO, (H, H), 1),
    "feet": EventCard(
        say("Something Below"), Act.TWO, (H, S, M), 2, Phase.ZEDS,
        say("Fate draw. A unit of yours on the Fated track is attacked from below: on the Equal column, with what the "
            "ground is worth. Only the unit takes hits, nobody retreats, and Civilians there are no longer Defiant."),
        "9.5",
    ),
    "spread": EventCard(
        say("It Spreads"), Act.TWO, (H, F, F), 3, Phase.ZEDS,
        say("Fate draw. A new Zeds unit on the Fated Start. In this turn, Regular Civilians that die leave a new Zeds "
            "unit where they stood."),
        "9.6", Pressure.PLACEMENT,
    ),
    "kidding": EventCard(
        say("You Can't Be Serious"), Act.TWO, (), 1, Phase.ZEDS,
        say("A new Zeds unit on every Start. All Zeds lose their hit markers. Then all four tracks are activated, in "
            "an order of your choice."),
        "9.7", is_special=True,
    ),
    "hero": EventCard(
        say("A Hero Arrives"), Act.THREE, (H, S, F), 2, Phase.ACTION,
        say("A hero who is not in play yet comes to Town Center, or to a Start of your choice."),
        "9.8",
    ),
    "mine": EventCard(
        say("Mine Explosion"), Act.THREE, (M, S, H), 2, Phase.ZEDS,
        say("Every unit in the Mine takes 1 hit and retreats. Nobody can enter the Mine in this turn."),
        "9.9", title_by=Grade.CONFIRMED,
    ),
    "nightfall": _night(say("Darkness Falls"), Act.THREE, (H, F), 4),
    "tough": EventCard(
        say("The Tough One"), Act.THREE, (M, M), 3, Phase.ZEDS,
        say("A new Zeds unit on the Start of the Mountain. The strongest Zeds unit becomes tough: each hit on it is "
            "cancelled by a 1, 2 or 3."),
        "9.10", Pressure.PLACEMENT,
    ),
    "smell": EventCard(
        say("What's That Smell?"), Act.THREE, (H, M, F), 2, Phase.ZEDS,
        say("At the end of the phase, choose a unit of yours outside Town Center: a new Zeds unit, on its reduced "
            "side, attacks it. If it wins, it is turned to its full side; if it loses, it retreats."),
        "9.11",
    ),
    "brains-3": EventCard(
        say("BRAINS!"), Act.THREE, (), 0, Phase.ZEDS, _BRAINS, "9.12", is_special=True, title_by=Grade.CONFIRMED,
    ),
    "hate": EventCard(
        say("I Hate It When That Happens"), Act.FOUR, (H, S, S), 3, Phase.ACTION,
        say("Every Zeds unit of strength 3 or less is replaced by a new one on its full side, those nearest to Town "
            "Center first. Their markers go."),
        "9.13", title_by=Grade.CONFIRMED, phase_by=Grade.CONFIRMED,
    ),
    "calm": EventCard(
        say("Keep Calm and Fight"), Act.FOUR, (M, H), 2, Phase.ACTION,
        say("One hero of your choice: two columns to the right in every hand-to-hand attack of this turn."),
        "9.14",
    ),
    "brains-4": EventCard(
        say("BRAINS!"), Act.FOUR, (), 0, Phase.ZEDS, _BRAINS, "9.12", is_special=True, title_by=Grade.CONFIRMED,
    ),
    "quiet": EventCard(
        say("A Quiet Night at Last"), Act.END, (S, M, H, H), 0, Phase.ZEDS,
        say("Hold out through this Zeds Phase, and you have won."),
        "9.15",
    ),
    "last-word": EventCard(
        say("The Last Word"), Act.END, (), 0, Phase.ZEDS,
        say("A Fate draw names the track, which is activated twice. If Farmingdale still stands when the Action Phase "
            "would begin, you have won."),
        "9.16",
    ),
}  # fmt: skip

NIGHTS = tuple(card for card, printed in CARDS.items() if printed.rule == "9.4")
BRAINS = ("brains-3", "brains-4")
ENDINGS = tuple(card for card, printed in CARDS.items() if printed.act is Act.END)
ALL_TRACKS = ("kidding", *BRAINS)
"""Cards that activate every track, in an order that the players choose."""
FATED_TWICE = "last-word"

STRAYS = ("hero", "mine", "nightfall", "tough", "smell")
"""One of these, we do not know which, belongs to Act IV."""

DECKS: dict[str, tuple[tuple[Act, int], ...]] = {
    "standard": ((Act.ONE, 3), (Act.TWO, 6), (Act.THREE, 4), (Act.FOUR, 3)),
    "short": ((Act.ONE, 2), (Act.TWO, 5), (Act.THREE, 3), (Act.FOUR, 2)),
}
"""How many cards of each act are used beside its special one, by the length of the deck; then an ending."""


def act_of(card: str, stray: str) -> Act:
    """To which act a card belongs, after the one that was agreed to have strayed into Act IV."""
    return Act.FOUR if card == stray else CARDS[card].act


def cards_of(act: Act, stray: str, *, special: bool = False) -> tuple[str, ...]:
    """The cards of an act, those that are always in it or the others."""
    return tuple(card for card in CARDS if act_of(card, stray) is act and CARDS[card].is_special == special)
