"""[3.3] The goat where nobody plays it: which tree it goes for, and why."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.event import Stated
from pyapp.kernel.flow import Step
from pyapp.kernel.message import listing
from pyapp.kernel.priority import Criterion, pick

from .events import Stepped
from .ground import Cell, Unit, fence_between
from .harvest import reach_for
from .speech import say
from .state import OrchardState

STEPS = 3


@dataclass(frozen=True, slots=True)
class GoatGoes(Step[OrchardState]):
    """[3.3] It goes for the nearest tree, among those for the fullest, and grazes when it is there."""

    def run(self, state: OrchardState) -> None:
        far = state.in_reach(Unit.GOAT, None)
        trees = [cell for cell, fruit in sorted(state.fruit.items()) if fruit and cell in far]
        if not trees:
            state.emit(Stated("3.3.1", say("The goat finds no way to any fruit, and stays.")))
            return
        picked = pick(trees, (
            Criterion("3.3", say("it is the nearest"), lambda cell: far[cell]),
            Criterion("3.3", say("it bears the most"), lambda cell: -state.fruit[cell]),
        ))  # fmt: skip
        why = listing(each.because for each in picked.because) if picked.because else say("there is no other")
        state.emit(Stated("3.3", say("The goat makes for {cell}: {why}.", cell=picked.item.upper(), why=why)))
        state.push(GoatAt(picked.item))
        for cell in way(state, picked.item)[1 : STEPS + 1]:
            state.at[Unit.GOAT] = cell
            state.emit(Stepped(Unit.GOAT, cell))


def way(state: OrchardState, goal: Cell) -> tuple[Cell, ...]:
    """[3.1] A shortest way for the goat."""
    foes = [state.at[foe] for foe in state.against(Unit.GOAT)]

    def price(a: Cell, b: Cell) -> int | None:
        return None if fence_between(a, b) in state.fences or b in foes else 1

    return state.orchard.graph.path(state.at[Unit.GOAT], goal, price) or ()


@dataclass(frozen=True, slots=True)
class GoatAt(Step[OrchardState]):
    """[3.3] There it grazes."""

    tree: Cell

    def run(self, state: OrchardState) -> None:
        if state.at[Unit.GOAT] == self.tree:
            reach_for(state, Unit.GOAT)
