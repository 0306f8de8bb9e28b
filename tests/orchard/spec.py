"""The orchard, as the runners that know no game meet it."""

from __future__ import annotations

from pyapp.kernel.decision import Seat
from tests.spec import AtThePage, Balance, Band, GameSpec, Match, Secrets, Show, Table

from . import pictures
from .goat import GoatGoes
from .ground import Unit
from .settings import BEAST, GARDENERS, GOAT
from .state import OrchardState


def table(mode: str, seed: int, scenario: str = "little", policy: str = "sensible") -> Table:
    return Table("orchard", mode, seed, policy, scenario=scenario)


def secrets(state: OrchardState, looks: Seat) -> Secrets:
    """No card of the other side stands anywhere; of its hand there is a back, with how many they are."""
    hidden = [unit for unit in state.hands if not state.sees_hand(looks, unit)]
    backs = sum(state.is_goat_played or unit is not Unit.GOAT for unit in hidden)
    return Secrets(
        nowhere=tuple(f"card:{unit}:" for unit in hidden),
        counted=((".playing-card--down", backs), (f'[data-ref="hand:{GOAT}"]', int(looks != GOAT and backs > 0))),
    )


PAGE = AtThePage(
    by_mouse=(table("alone", 1, policy="random"),),
    by_hand=table("alone", 3),
    in_turns=(table("together", 3),),
    verdicts={GARDENERS: "Gardeners win", BEAST: "You have lost", "draw": "A draw"},
    secrets=secrets,
    show=Show(table("alone", 1), ("give ann", "first ann", "rest"), "rest"),
    drawings=lambda: {"units": {str(unit): pictures.unit(unit) for unit in Unit}},
)

SPEC = GameSpec(
    "orchard",
    balance=Balance(
        side=GARDENERS,
        called="the gardeners",
        about="`sensible` takes what it can reach.",
        matches=(Match("alone", "sensible", Band(0, 1)),),
        length=(3, 8),
    ),
    shots=(),
    page=PAGE,
    bench=table("together", 1, policy="random"),
    others=(GoatGoes,),
)
