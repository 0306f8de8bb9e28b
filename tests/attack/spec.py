"""Zombie Attack, as the runners that know no game meet it.

`python -m tools.short_games attack` lists short games of the standard player to choose seeds from, whenever the numbers
of a scenario or the player have changed.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.automatic.plan import AutomaticZombies
from pyapp.attack.names import Who
from pyapp.attack.scenarios.library import SHIPPED
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.victory import HUMANS_SIDE, ZOMBIES_SIDE
from pyapp.kernel.decision import Seat
from tests.attack.drawings import sheets
from tests.attack.own_files import OWN
from tests.attack.pictures import SHOTS
from tests.spec import AtThePage, Balance, Band, GameSpec, Match, Rounds, Secrets, Show, Table

IDLE = ("turn ada", "end ada", "turn ben", "end ben")


def solo(seed: int, scenario: str) -> Table:
    return Table("attack", "solo", seed, scenario=scenario)


def versus(humans: int) -> str:
    """The standard player for each human, the greedy one for the zombies."""
    seats = [*list(Who)[:humans], ZOMBIES]
    return ",".join(f"{seat}:{'greedy' if seat == ZOMBIES else 'standard'}" for seat in seats)


def matches() -> Iterator[Match]:
    """Every scenario alone, easier and harder, with luck alone, together, and against a zombie player."""
    for scenario in SHIPPED:
        yield Match("solo", "standard", NORMAL, is_long=True, has_options=True, scenario=scenario)
        for level, band in (("easy", EASY), ("hard", HARD)):
            yield Match("solo", "standard", band, share=0.3, scenario=scenario, settings=(("difficulty", level),))
    for scenario in SHIPPED:
        yield Match("solo", "random", Band(0, 0.05), share=0.2, scenario=scenario)
    for humans in (2, 3, 4):
        for scenario in SHIPPED:
            yield Match(f"co-op-{humans}", "standard", ANY_SIZE, share=0.1, scenario=scenario)
    for humans in (1, 2, 3, 4):
        for scenario in SHIPPED:
            yield Match(f"versus-{humans + 1}", versus(humans), AGAINST, share=0.1, scenario=scenario)


NORMAL, EASY, HARD = Band(0.30, 0.60), Band(0.55, 0.95), Band(0.05, 0.35)
ANY_SIZE, AGAINST = Band(0.15, 0.80), Band(0.30, 0.65)

BALANCE = Balance(
    side=HUMANS_SIDE,
    called="the humans",
    about=(
        "`standard` counts everything in wounds: what could be done from each square within reach, for what has to be"
        " done tonight and against the dead, and what would be waiting there; `greedy` plays the zombies by the same"
        " lines as the automatic ones; `random` takes anything. Boards, numbers and survival rules are ours, and tuned."
        " Alone, one leads three humans, unless told otherwise."
    ),
    matches=tuple(matches()),
    length=(8, 25),
    note=(
        "Together it is the same game as alone with as many humans, each of them on a chair of his own. Caps and wounds"
        " depend on the number of humans, so that every number of them has a chance."
    ),
)


def secrets(state: AttackState, looks: Seat) -> Secrets:
    """No card of the humans stands anywhere while the zombie player looks; of each there is a back."""
    if looks != ZOMBIES:
        return Secrets()
    return Secrets(nowhere=tuple(f"card:{card}" for hand in state.hands.values() for card in hand))


PAGE = AtThePage(
    # A house that is held, and patients who are saved.
    by_mouse=(solo(1, "farmhouse"), solo(3, "clinic")),
    by_hand=solo(5, "street"),
    in_turns=(Table("attack", "versus-2", 6, scenario="farmhouse"),),
    verdicts={HUMANS_SIDE: "The humans win", ZOMBIES_SIDE: "You have lost", "draw": "A draw"},
    secrets=secrets,
    # Nobody does anything for two turns: then the dead are there.
    show=Show(Table("attack", "solo", 1, settings={}, scenario="clinic"), (*IDLE, "end cleo", *IDLE), "end cleo"),
    drawings=sheets,
    own_scenarios=OWN,
)

SPEC = GameSpec(
    "attack",
    balance=BALANCE,
    shots=SHOTS,
    page=PAGE,
    bench=Table("attack", "solo", 1, "random", {}),
    others=(AutomaticZombies,),
    rounds=Rounds(plain=160, mixed=160, duels=80, sensible=40),
)
