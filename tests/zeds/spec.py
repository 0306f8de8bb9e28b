"""Dawn of the Zeds, as the runners that know no game meet it."""

from __future__ import annotations

from pyapp.kernel.decision import Seat
from pyapp.zeds.play.phases import RevealEvent, ZedsPhase
from pyapp.zeds.truth.state import ZedsState
from tests.spec import AtThePage, Balance, Band, GameSpec, Match, Rounds, Secrets, Show, Table
from tests.zeds.drawings import sheets


def solo(seed: int) -> Table:
    return Table("zeds", "solo", seed, "random", {})


BALANCE = Balance(
    side="town",
    called="the town",
    about=(
        "`standard` compares how things would stand after each option: how soon Zeds could be in Town Center past those"
        " in their way, who would be hurt, and what Ammo is left; `random` takes anything. Only what the sources leave"
        " open was tuned: on which cards pressure stands."
    ),
    matches=(
        Match("solo", "standard", Band(0.15, 0.40), is_long=True, has_options=True),
        Match("co-op-2", "standard", is_long=True, share=0.2),
        Match("co-op-3", "standard", is_long=True, share=0.2),
        Match("co-op-4", "standard", is_long=True, share=0.2),
        Match("solo", "random", Band(0, 0.03)),
    ),
    length=(14, 20),
)


def secrets(state: ZedsState, looks: Seat) -> Secrets:  # noqa: ARG001
    """All who play know the same."""
    return Secrets()


PAGE = AtThePage(
    by_mouse=(solo(73), solo(33)),
    by_hand=solo(73),
    in_turns=(),
    verdicts={"town": "Town wins", "zeds": "You have lost"},
    secrets=secrets,
    show=Show(solo(1), ("begin", "choose rangers"), "end"),
    drawings=sheets,
)

SPEC = GameSpec(
    "zeds",
    balance=BALANCE,
    shots=(),
    page=PAGE,
    bench=Table("zeds", "co-op-2", 1, "random", {}),
    others=(RevealEvent, ZedsPhase),
    rounds=Rounds(plain=400, mixed=400, sensible=60),
)
