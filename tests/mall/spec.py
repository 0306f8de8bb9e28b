"""Dawn of the Dead, as the runners that know no game meet it.

`python -m tools.short_games mall` lists short games of the standard player to choose seeds from, whenever the numbers
of the counters or the player have changed: any seed will do, only that a long game takes long.
"""

from __future__ import annotations

from pyapp.kernel.decision import Seat
from pyapp.mall.truth.sequence import SolitaireZombieTurn
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.drawings import sheets
from tests.mall.pictures import SHOTS
from tests.mall.story import STORY
from tests.spec import AtThePage, Balance, Band, GameSpec, Match, Rounds, Secrets, Show, Table


def solitaire(seed: int) -> Table:
    return Table("mall", "solitaire", seed)


BALANCE = Balance(
    side=HUMAN,
    called="the humans",
    about=(
        "`standard` plans doors and rifles, keeps the four together and weighs odds; `greedy` takes what looks best at"
        " the moment; `random` takes anything. Only what the sources leave open was tuned: numbers of the characters"
        " inside the bounds that the rules imply, the mix of zombie values, symbols and doors of the map."
    ),
    matches=(
        Match("two-player", "human:standard,zombie:greedy", Band(0.60, 0.75), is_long=True, has_options=True),
        Match("solitaire", "standard", Band(0.30, 0.45), is_long=True, has_options=True),
        Match("three-player", "standard", is_long=True, share=0.2),
        Match("four-player", "standard", is_long=True, share=0.2),
        Match("two-player", "human:greedy,zombie:greedy", share=0.2),
        Match("solitaire", "greedy", share=0.2),
        Match("two-player", "human:random,zombie:greedy", Band(0, 0.03)),
        Match("solitaire", "random", Band(0, 0.03)),
    ),
    length=(25, 60),
    missed=("peter", "roger"),
    note=(
        "Three or four who play together meet the same zombies as one alone: with the same computer player on every"
        " chair it is the same game."
    ),
)


def secrets(state: MallState, looks: Seat) -> Secrets:
    """As many values show as units lie face up, and hiding places are for the zombie seat alone."""
    face_up = sum(square in state.watched() for square in state.zombies)
    return Secrets(
        nowhere=("hidden:",) if looks == HUMAN else (),
        counted=(
            ("#items .counter__value", face_up + len(state.supers())),
            ('#items [data-key^="hidden:"]', len(state.hidden) if looks == ZOMBIE else 0),
        ),
    )


PAGE = AtThePage(
    by_mouse=(solitaire(218), solitaire(182), solitaire(137)),
    by_hand=solitaire(86),
    # Short games: the zombies know what they want.
    in_turns=(Table("mall", "two-player", 92, "human:random,zombie:greedy"),),
    verdicts={HUMAN: "Humans win", ZOMBIE: "You have lost", "draw": "A draw"},
    secrets=secrets,
    show=Show(
        Table("mall", "solitaire", 1, settings={}),
        ("place peter 053", "place roger 035", "place steve 181", "place fran 140"),
        "pass",
    ),
    drawings=sheets,
)

SPEC = GameSpec(
    "mall",
    balance=BALANCE,
    shots=SHOTS,
    page=PAGE,
    bench=Table("mall", "two-player", 1, "human:random,zombie:random"),
    others=(SolitaireZombieTurn,),
    story=STORY,
    rounds=Rounds(plain=320, mixed=360, duels=120, sensible=70),
)
