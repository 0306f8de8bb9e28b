"""[5.0] Fruit is taken off a tree, unless a bell disturbs it."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, Waiver, ask
from pyapp.kernel.flow import Choice, Step

from .events import Rang, Took, card_ref, cell_ref, unit_ref
from .ground import Unit
from .settings import BEFORE_GRAZING, BEFORE_PICKING, NAMES
from .speech import say
from .state import Card, OrchardState
from .table import FRUIT, column, shifts

LET = Action("let")


def reach_for(state: OrchardState, unit: Unit) -> None:
    """[5.1] Before the die falls, the other side may ring [4.3.3].

    It is asked as long as it holds any card at all: otherwise the question itself would tell of the bell.
    """
    state.push(Take(unit))
    if any(state.hands[foe] for foe in state.against(unit)):
        state.push(BellOrNot(unit))


@dataclass(frozen=True, slots=True)
class BellOrNot(Choice[OrchardState]):
    """[4.3.3] A bell in hand may be rung before the other side takes fruit."""

    unit: Unit
    """Who is about to take it."""

    def decide(self, state: OrchardState) -> Decision:
        foes = state.against(self.unit)
        rings = (
            Option(Action("ring", (foe,)), say("{who} rings the bell", who=NAMES[foe]), (card_ref(foe, Card.BELL),))
            for foe in foes
            if Card.BELL in state.hands[foe]
        )
        window = BEFORE_GRAZING if self.unit is Unit.GOAT else BEFORE_PICKING
        return ask(
            state.seats_of(foes), "4.3.3", say("{who} reaches for a tree", who=NAMES[self.unit]),
            (*rings, Option(LET, say("Let it be"), primary=True)),
            about=(unit_ref(self.unit),), waiver=Waiver(window.id, LET),
        )  # fmt: skip

    def handle(self, state: OrchardState, action: Action) -> None:
        if action.verb == "ring":
            foe = Unit(action.args[0])
            state.lay_down(foe, Card.BELL)
            state.emit(Rang(foe))
            state.stack.pop()
            state.push(Take(self.unit, 1))


@dataclass(frozen=True, slots=True)
class Take(Step[OrchardState]):
    """[5.1] [5.2] Roll for the fruit."""

    unit: Unit
    bells: int = 0

    def run(self, state: OrchardState) -> None:
        here = state.at[self.unit]
        moved = shifts(state, self.unit, self.bells)
        purpose = say("{who} and the tree in {cell}", who=NAMES[self.unit], cell=here.upper())
        (face,) = state.roll("5.1", 1, purpose, about=(unit_ref(self.unit), cell_ref(here)))
        fruit = min(FRUIT[column(moved)][face - 1], state.fruit[here])
        state.fruit[here] -= fruit
        state.taken[self.unit] += fruit
        state.emit(Took(self.unit, here, fruit))
