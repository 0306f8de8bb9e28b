"""[3.0] A visit to the orchard: a card is drawn, then somebody walks, uses cards and takes fruit."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from pyapp.kernel.decision import Action, Decision, Meter, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message

from .events import Booted, Discarded, FenceChanged, Reshuffled, Stepped, card_ref, cell_ref, fence_ref, unit_ref
from .events import fence_name as between
from .ground import Cell, Fence, Unit, fence_between
from .harvest import reach_for
from .settings import NAMES
from .speech import say, say_n
from .state import HAND, Card, OrchardState
from .state import NAMES as CARDS

STEPS, MORE = 3, 2
REST = Action("rest")


@dataclass(frozen=True, slots=True)
class Arrival(Step[OrchardState]):
    """[2.2] Whoever's visit it is draws a card; when the deck is used up, the discard is the new one [4.2]."""

    unit: Unit

    def run(self, state: OrchardState) -> None:
        state.push(Visit(self.unit, STEPS))
        if not state.deck and state.deck.discard:
            state.emit(Reshuffled(len(state.deck.discard)))
            state.deck = state.deck.reshuffled()
        if state.deck:
            purpose = say("{who} draws", who=NAMES[self.unit])
            card, state.deck = state.draw(
                "2.2", state.deck, purpose, lambda card: CARDS[Card(card)],
                known_to=state.who_sees(self.unit), about=("pile:deck",),
            )  # fmt: skip
            state.hands[self.unit] = (*state.hands[self.unit], card)
        if len(state.hands[self.unit]) > HAND:
            state.push(TooMany(self.unit))


@dataclass(frozen=True, slots=True)
class TooMany(Choice[OrchardState]):
    """[4.1] A hand holds three cards."""

    unit: Unit

    def decide(self, state: OrchardState) -> Decision:
        options = (
            Option(Action("lay-down", (card,)), say("Lay down: {card}", card=CARDS[Card(card)]),
                   (card_ref(self.unit, card),))
            for card in sorted(set(state.hands[self.unit]))
        )  # fmt: skip
        return ask(state.seats_of((self.unit,)), "4.1", say("Too many cards: which one goes?"), options)

    def handle(self, state: OrchardState, action: Action) -> None:
        (card,) = action.args
        state.lay_down(self.unit, card)
        state.emit(Discarded(self.unit, card))


@dataclass(frozen=True, slots=True)
class Visit(Choice[OrchardState]):
    """[3.0] Walk, use cards, and take fruit, which ends the visit."""

    unit: Unit
    steps: int

    def title(self, state: OrchardState) -> Message:  # noqa: ARG002
        return NAMES[self.unit]

    def decide(self, state: OrchardState) -> Decision:
        options = (*self._fruit(state), *self._ways(state), *self._cards(state), self._rest())
        meters = (Meter(say("steps"), self.steps, max(self.steps, STEPS)),)
        return ask(
            state.seats_of((self.unit,)), "3.0", say("{who}: walk, use a card or take fruit", who=NAMES[self.unit]),
            options, meters,
        )  # fmt: skip

    def _fruit(self, state: OrchardState) -> Iterator[Option]:
        """[5.1] From the tree where one stands."""
        here = state.at[self.unit]
        if state.fruit.get(here):
            label = say("Graze in {cell}") if self.unit is Unit.GOAT else say("Pick fruit in {cell}")
            label = label._replace(args=(("cell", here.upper()),))
            refs = (unit_ref(self.unit), cell_ref(here))
            yield Option(Action("take"), label, refs, say("ends the visit"))

    def _ways(self, state: OrchardState) -> Iterator[Option]:
        """[3.1] A step at a time."""
        for cell in state.steps(self.unit) if self.steps else ():
            label = say("Go to {cell}", cell=cell.upper())
            yield Option(Action("go", (cell,)), label, (unit_ref(self.unit), cell_ref(cell)))

    def _cards(self, state: OrchardState) -> Iterator[Option]:
        """[4.3.1] [4.3.2] Boots, and fences: gardeners put them up, the goat pushes them over."""
        hand, here = state.hands[self.unit], state.at[self.unit]
        if Card.BOOTS in hand:
            yield Option(Action("boots"), say("Pull on boots"), (card_ref(self.unit, Card.BOOTS),))
        if Card.FENCE in hand:
            is_goat = self.unit is Unit.GOAT
            for cell in state.orchard.graph.neighbours(here):
                fence = fence_between(here, cell)
                if (fence in state.fences) == is_goat:
                    label = (say("Push over the fence between {where}", where=between(fence)) if is_goat
                             else say("Put up a fence between {where}", where=between(fence)))  # fmt: skip
                    refs = (card_ref(self.unit, Card.FENCE), fence_ref(fence))
                    yield Option(Action("fence", (fence,)), label, refs)

    def _rest(self) -> Option:
        caution = say_n("{count} step is not used.", "{count} steps are not used.", self.steps)
        return Option(REST, say("End the visit"), primary=True, caution=caution if self.steps == STEPS else None)

    def handle(self, state: OrchardState, action: Action) -> None:
        match action.verb:
            case "go":
                state.at[self.unit] = Cell(action.args[0])
                state.emit(Stepped(self.unit, state.at[self.unit]))
                state.push(replace(self, steps=self.steps - 1))
            case "boots":
                state.lay_down(self.unit, Card.BOOTS)
                state.emit(Booted(self.unit))
                state.push(replace(self, steps=self.steps + MORE))
            case "fence":
                fence = Fence(action.args[0])
                is_up = self.unit is not Unit.GOAT
                state.lay_down(self.unit, Card.FENCE)
                state.fences = sorted({*state.fences, fence} if is_up else {*state.fences} - {fence})
                state.emit(FenceChanged(self.unit, fence, is_up))
                state.push(self)
            case "take":
                reach_for(state, self.unit)
