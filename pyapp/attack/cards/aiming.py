"""[A5.5] Cards that can be used on several things: first the card, then on what, so that a touch of the board never
means one."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, replace

from pyapp.attack.answers import advice
from pyapp.attack.board.squares import Square
from pyapp.attack.cards import effects
from pyapp.attack.cards.effects import Target
from pyapp.attack.cards.items import item
from pyapp.attack.names import CardId, Who, kind_of
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.card_question import About, CardQuestion
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Aiming(CardQuestion):
    """[A5.5] On whom, or where to. Until then nothing is spent, and nobody has seen the card."""

    who: Who
    card: CardId

    def about(self, state: AttackState, cards: Iterable[CardId]) -> Iterator[About]:
        """Any card that could be used on several things."""
        for card in cards:
            if effects.needs_target(card) and len(effects.targets(state, self.who, card)) > 1:
                yield About(replace(self, card=card), self.who, card)

    def decide(self, state: AttackState) -> Decision:
        found = effects.targets(state, self.who, self.card)
        options = tuple(self._option(state, target) for target in found)
        printed = item(self.card)
        prompt = say("{card}: what does {who} use it on?", card=printed.title, who=self.who.called)
        hint = advice.THROW if kind_of(self.card) == "alarm" else None
        return ask((state.seat_of(self.who),), printed.rule, prompt, options, hint=hint, goes_back=True)

    def _option(self, state: AttackState, target: Target) -> Option:
        assert target.called is not None
        detail: Message | None = effects.price(item(self.card))
        if kind_of(self.card) == "alarm":
            heard = effects.hearers(state, Square(target.name))
            # It is written on the square: nobody is not worth a word.
            detail = say_n("{count} hears it", "{count} hear it", heard) if heard else None
        return Option(Action("use", (self.who, self.card, target.name)), target.called, (target.ref,), detail)

    def handle(self, state: AttackState, action: Action) -> None:
        effects.use(state, self.who, self.card, action.args[2])
