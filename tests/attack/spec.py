"""Zombie Attack, as the runners that know no game meet it.

`python -m tools.short_games attack` lists short games of the standard player to choose seeds from, whenever the numbers
of a scenario or the player have changed.
"""

from __future__ import annotations

from pyapp.attack.automatic.plan import AutomaticZombies
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.victory import HUMANS_SIDE, ZOMBIES_SIDE
from pyapp.kernel.decision import Seat
from tests.attack.drawings import sheets
from tests.attack.pictures import SHOTS
from tests.spec import AtThePage, Balance, Band, GameSpec, Match, Rounds, Secrets, Show, Table


def solo(seed: int, scenario: str) -> Table:
    return Table("attack", "solo", seed, scenario=scenario)


BALANCE = Balance(
    side=HUMANS_SIDE,
    called="the humans",
    about=(
        "`standard` shoots what is near, does what the survival rules ask for, and keeps away from the dead; `random`"
        " takes anything. Boards, numbers and survival rules are ours, and tuned."
    ),
    matches=(
        Match("solo", "standard", Band(0.30, 0.60), is_long=True, has_options=True),
        Match("solo", "random", Band(0, 0.05)),
    ),
    length=(8, 20),
)


def secrets(state: AttackState, looks: Seat) -> Secrets:
    """No card of the humans stands anywhere while the zombie player looks; of each there is a back."""
    if looks != ZOMBIES:
        return Secrets()
    return Secrets(nowhere=tuple(f"card:{card}" for hand in state.hands.values() for card in hand))


PAGE = AtThePage(
    # A house that falls, and patients who are saved.
    by_mouse=(solo(15, "farmhouse"), solo(3, "clinic")),
    by_hand=solo(14, "street"),
    in_turns=(Table("attack", "versus-2", 39, scenario="street"),),
    verdicts={HUMANS_SIDE: "Humans win", ZOMBIES_SIDE: "You have lost", "draw": "A draw"},
    secrets=secrets,
    show=Show(Table("attack", "solo", 1, settings={}), ("turn ada", "end ada", "turn ben", "end ben"), "end cleo"),
    drawings=sheets,
)

SPEC = GameSpec(
    "attack",
    balance=BALANCE,
    shots=SHOTS,
    page=PAGE,
    bench=Table("attack", "solo", 1, "random", {}),
    others=(AutomaticZombies,),
    rounds=Rounds(plain=400, mixed=400, sensible=60),
)
