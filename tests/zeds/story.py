"""One game that a person can read like a story, with the dice and the cards told: every chapter of the rules occurs."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from pyapp.kernel.cards import Deck
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.zeds.cards.event_cards import CARDS, Phase
from pyapp.zeds.cards.event_effects import EventHappens
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.names import space_name
from pyapp.zeds.play.action_phase import Actions
from pyapp.zeds.truth.sequence import GameTurn, GameTurns
from pyapp.zeds.truth.state import ZedsState
from tests.golden.playthrough import SEED
from tests.golden.telling import Part, Story, do, names
from tests.zeds.positions import GAME, position


def _later(turn: int, card: str, to_come: Iterable[str], state: ZedsState) -> ZedsState:
    """In the Action Phase of a later turn; the next cards lie one below the other."""
    state.turn, state.card = turn, card
    state.deck = Deck.of(*([one] for one in to_come))
    state.box = sorted(set(CARDS) - {card, *to_come})
    state.stack = [GameTurns(), GameTurn(3), EventHappens(Phase.ACTION, is_end=True), Actions()]
    return state


def _five_turns_later() -> ZedsState:
    """They have come close: a unit is in Downtown, mobs stand before the Furies and the Deputy."""
    return _later(
        9,
        "night-forest",
        ("night-mountain", "tough"),
        position(
            {
                "piazza": "M2",
                "hernandez": "TC",
                "hunt": "S0",
                "schmidt": "H1",
                "furies": "F1",
                "rangers": "TC armed",
                "drivers": "F0 reduced",
                "johnson": "TC",
            },
            {"M0": "4/2:2", "F3": "9/4", "S3": "5/3 4/2", "S2": "2/1", "H2": "7/4:1"},
            mode="co-op-2",
            ammo=5,
            hand=("leader",),
            actions=0,
            players=("hernandez",),
        ),
    )


def _the_last_night() -> ZedsState:
    """One card is left, and there is little between the Zeds and Town Center."""
    return _later(
        19,
        "calm",
        ("quiet",),
        position(
            {
                "piazza": "TC",
                "hernandez": "TC",
                "hunt": "S2",
                "schmidt": "H1 reduced",
                "johnson": "M2",
                "furies": "M2",
                "farmers": "H0",
            },
            {"M3": "6/3 4/2", "H2": "5/3:1", "S3": "6/4:r1"},
            mode="co-op-2",
            ammo=3,
            actions=0,
            players=("hernandez",),
        ),
    )


PARTS = (
    Part(
        "The first turns",
        (
            # [9.3] Well-armed Civilians. [4.1] Forest and Mountain are activated, right after left.
            do("begin", "armed"),
            do("choose rangers"),
            # Character Actions, which cost none of the others: [8.3] Leadership and [8.4] Initiative.
            do("move rangers M1"),
            do("move schmidt H1"),
            # [8.1] Two spaces are her best distance, and she withdraws after the shot.
            do("move piazza M4"),
            do("shoot piazza M6 z2", 4, 5),
            do("withdraw M3"),
            # [5.1] Event Actions were for all; now each player has one. [5.3] The Mayor knows where to look.
            do("forage hernandez", 5),
            # [4.3] Then the Zeds come to the first Village, and its Civilians are free to leave it.
            do("move hunt M1", "cabin", 3, 4),
            #
            # Turn 2. [8.3] Leadership again.
            do("move rangers M2"),
            do("move furies F3"),
            do("move hunt S2"),
            # [7.1] [9.2] The card is over; those at the Campground have found its cabin.
            do("end"),
            do("end"),
            do("end", "cardio"),
            #
            # Turn 3. [9.1] A new unit, on one of the Starts that are empty.
            do("choose SS", "2/1"),
            # [9.1] They run from the first attack, and [6.3] are nearly lost in the second.
            do("retreat drivers"),
            do("defend drivers", 1, 3, 5),
            # [8.6] The Furies attack, and shrug off a hit.
            do("move furies F6", 3, 4, 5),
            # [6.2] The sixth hit.
            do("shoot piazza M6 z2", 4, 4),
            do("stay"),
            # [8.3] The Sheriff rolls again.
            do("move hunt S4", 2, 3),
            do("reroll", 6, 4, 2),
            # [2.1] A fate draw: [2.2] the Highway is Fated, [2.3] there it comes out of the ground.
            do("end", "feet", "last-stand"),
            #
            # Turn 4. [9.5] Good ground helps; [2.4] the card is held, and [10.7] played when the Sheriff has lost.
            do("victim farmers", 3, 4, 2, 4),
            do("keep"),
            do("play last-stand"),
            # [6.2] Hits on a mob are split. [4.1] Where there are no Zeds, new ones come.
            do("hits 1 0", "8/4"),
        ),
    ),
    Part(
        "Five turns later",
        (
            # Turn 9. [8.2] The Citadel, and the speech of his life: [5.4] one who hears it shoots, [6.4] one attacks.
            do("citadel rangers M0 z1", 3, 4),
            do("speech"),
            do("shoot hunt S2 z5", 4, 3),
            # [10.3] Somebody takes charge just before a fight.
            do("move drivers M0"),
            do("play leader drivers", 6, 5),
            do("end", "night-mountain", "5/3"),
            #
            # Turn 10. [9.4] A new unit, and as there are two players, [3.1] movement pressure: the strongest mobs are
            # alike. [4.6] There is not room for all.
            do("press S3"),
            # [8.5] Mr. Johnson has two dice, and with a pair finds twice as much.
            do("move johnson S0"),
            do("forage johnson", 6, 6),
            do("end", "tough", "3/1"),
            #
            # Turn 11. [9.10] The strongest unit is tough now. [3.2] Placement pressure: two tracks have one unit each.
            do("track H", "4/3"),
        ),
        _five_turns_later,
    ),
    Part(
        "The last night",
        (
            # [9.15] The last card. [8.5] The traps work, Mr. Johnson backs up, and the Furies hold.
            do("end", "quiet", 3, 4),
            do("keep", 5),
            do("traps", 5),
            do("hits 1 0", 3, 5),
            do("hits 2 0", 1, 3, 4),
            # [8.4] Twice unlucky, and [6.3] not saved; but [6.1] Upper Town is good ground.
            do("reroll", 3, 3, 2, 5, 1, 2, 4, 4),
        ),
        _the_last_night,
    ),
)


def board(state: ZedsState) -> Iterator[str]:
    """Who and what is where, where the story leaps in time."""
    units = (f"{ENGLISH(who.called)} at {ENGLISH(space_name(state.units[who].space))}" for who in state.on_map())
    mobs = (f"{ENGLISH(space_name(space))} ({state.zeds_strength(space)})" for space in sorted(state.zeds_spaces()))
    yield f"{names(units)}"
    yield f"Zeds at {names(mobs)}"
    if state.hand:
        yield f"in hand: {names(ENGLISH(FATES[card].title) for card in state.hand)}"


STORY = Story(GAME, Start("co-op-2", {}, SEED), PARTS, board)
