"""[2.0] The sequence of play: what comes after what, and what the gardeners agree on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Sequence, Step
from pyapp.kernel.message import Message
from pyapp.kernel.turns import Turns

from .events import unit_ref
from .goat import GoatGoes
from .ground import Unit
from .settings import NAMES
from .speech import say
from .state import Card, OrchardState
from .visit import Arrival


@dataclass(frozen=True, slots=True)
class Gift(Choice[OrchardState]):
    """[1.1] Before the first turn the gardeners agree who has the boots."""

    def decide(self, state: OrchardState) -> Decision:
        options = (
            Option(Action("give", (unit,)), say("{who} gets the boots", who=NAMES[unit]), (unit_ref(unit),))
            for unit in (Unit.ANN, Unit.BOB)
        )
        hint = say("Boots take their wearer two steps farther, once.")
        return ask(state.seats_of((Unit.ANN, Unit.BOB)), "1.1", say("Who gets the boots?"), options, hint=hint)

    def handle(self, state: OrchardState, action: Action) -> None:
        unit = Unit(action.args[0])
        state.hands[unit] = (*state.hands[unit], Card.BOOTS.value)
        state.deck = state.deck.without(Card.BOOTS)


@dataclass(frozen=True, slots=True)
class Season(Turns[OrchardState]):
    """[2.1] Turns follow one another."""

    rule: ClassVar[str] = "2.1"

    def turn(self, state: OrchardState) -> Day:  # noqa: ARG002
        return Day()


@dataclass(frozen=True, slots=True)
class Day(Sequence[OrchardState]):
    """[2.1] A turn: both gardeners in the order they like, then the goat."""

    def title(self, state: OrchardState) -> Message:
        return say("Turn {turn}", turn=state.turn)

    def members(self, state: OrchardState) -> tuple[Step[OrchardState], ...]:
        goat = Arrival(Unit.GOAT) if state.is_goat_played else GoatGoes()
        return (WhoFirst(), goat, Dusk())


@dataclass(frozen=True, slots=True)
class WhoFirst(Choice[OrchardState]):
    """[2.1.1] The gardeners agree who goes first."""

    def title(self, state: OrchardState) -> Message:  # noqa: ARG002
        return say("The gardeners")

    def decide(self, state: OrchardState) -> Decision:
        options = (
            Option(Action("first", (unit,)), say("{who} goes first", who=NAMES[unit]), (unit_ref(unit),))
            for unit in (Unit.ANN, Unit.BOB)
        )
        return ask(state.seats_of((Unit.ANN, Unit.BOB)), "2.1.1", say("Who goes first?"), options)

    def handle(self, state: OrchardState, action: Action) -> None:
        first = Unit(action.args[0])
        second = Unit.BOB if first is Unit.ANN else Unit.ANN
        state.push(Arrival(second), Arrival(first))


@dataclass(frozen=True, slots=True)
class Dusk(Step[OrchardState]):
    """[6.1.1] The drawing may say after which turn it is over."""

    def run(self, state: OrchardState) -> None:
        if state.turn == state.orchard.turns:
            state.finish("6.1.1", "dusk", say("The last turn is over."))
