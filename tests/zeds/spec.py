"""Dawn of the Zeds, as the runners that know no game meet it.

`python -m tools.short_games zeds` lists short games of the standard player to choose seeds from, whenever the cards or
the player have changed; with the short deck they are shorter still, and that is how they are played in a browser.
"""

from __future__ import annotations

from pyapp.kernel.decision import Seat
from pyapp.zeds.play.phases import RevealEvent, ZedsPhase
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.victory import TOWN, ZEDS
from tests.spec import AtThePage, Balance, Band, GameSpec, LastThing, LongList, Match, Rounds, Secrets, Show, Table
from tests.zeds.drawings import sheets
from tests.zeds.pictures import SHOTS
from tests.zeds.story import STORY

SHORT_DECK = {"deck": "short"}
FIRST_TURN = ("begin", "choose rangers")


def short(mode: str, seed: int) -> Table:
    return Table("zeds", mode, seed, settings=SHORT_DECK)


TOGETHER = Band(0.31, 0.51)
"""Within ten points of what was measured for one."""

BALANCE = Balance(
    side=TOWN,
    called="the townspeople",
    about=(
        "`standard` compares how near the Zeds would be, and who would be left in their way, after each thing that it"
        " can do now; `random` takes anything. Only what the sources leave open was tuned: which cards carry the"
        " symbols of pressure, and what the options for an easier or a harder game are."
    ),
    matches=(
        Match("solo", "standard", Band(0.15, 0.40), is_long=True, has_options=True),
        Match("solo", "standard", Band(0.50, 0.75), share=0.2, settings=(("difficulty", "easy"),)),
        Match("solo", "standard", Band(0.05, 0.30), share=0.2, settings=(("difficulty", "hard"),)),
        Match("co-op-2", "standard", TOGETHER, is_long=True, share=0.2),
        Match("co-op-3", "standard", TOGETHER, is_long=True, share=0.2),
        Match("co-op-4", "standard", TOGETHER, is_long=True, share=0.2),
        Match("solo", "random", Band(0, 0.03)),
        Match("co-op-4", "random", Band(0, 0.03), share=0.2),
    ),
    length=(12, 20),
    note=(
        "For one player 15 to 40 % were expected, of a game that is said to be hard. Where the computer's player wins"
        " more often, it is because it knows every chance by heart, wastes no Action and no cartridge, and reckons with"
        " BRAINS! before it comes; nothing that is known of the game was changed to bring it down. Several players have"
        " more Actions, and meet more Zeds: the symbols of pressure are spread over the cards so that neither outweighs"
        " the other. The aim is a game as hard as that for one, within ten points of what was measured there."
    ),
)


def secrets(state: ZedsState, looks: Seat) -> Secrets:  # noqa: ARG001
    """All who play know the same."""
    return Secrets()


PAGE = AtThePage(
    # A town that holds out, one that falls early, and one that falls late.
    by_mouse=(short("solo", 9), short("solo", 15), short("solo", 17)),
    by_hand=short("solo", 19),
    in_turns=(short("co-op-3", 6),),
    verdicts={TOWN: "The people of Farmingdale win", ZEDS: "You have lost"},
    secrets=secrets,
    show=Show(Table("zeds", "solo", 1, settings={}), FIRST_TURN, "end"),
    drawings=sheets,
    long_list=LongList(Table("zeds", "solo", 1, settings={}), FIRST_TURN, "Strength"),
    last_thing=LastThing(Table("zeds", "solo", 1, settings={}), 6, "unit:hernandez", "speech", "speech"),
)

SPEC = GameSpec(
    "zeds",
    balance=BALANCE,
    shots=SHOTS,
    page=PAGE,
    bench=Table("zeds", "solo", 1, "random", {}),
    others=(RevealEvent, ZedsPhase),
    story=STORY,
    rounds=Rounds(plain=400, mixed=400, sensible=60),
)
