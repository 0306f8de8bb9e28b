"""[A5.5] Cards that can go to many squares: first the card, then the square. So a touch of a square means a step."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.attack.answers import advice
from pyapp.attack.board.squares import Square
from pyapp.attack.cards import effects
from pyapp.attack.cards.items import item
from pyapp.attack.names import CardId, Who, square_name, square_ref
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class Aiming(Choice[AttackState]):
    """[A14.3] Where it goes. Until it is thrown nothing is spent, and nobody has seen the card."""

    who: Who
    card: CardId

    def title(self, state: AttackState) -> Message:  # noqa: ARG002
        return item(self.card).title

    def decide(self, state: AttackState) -> Decision:
        options = tuple(self._option(state, Square(target)) for target in effects.targets(state, self.who, self.card))
        prompt = say("Where does {who} throw it?", who=self.who.called)
        return ask((state.seat_of(self.who),), item(self.card).rule, prompt, options, hint=advice.THROW)

    def _option(self, state: AttackState, square: Square) -> Option:
        heard = effects.hearers(state, square)
        detail = say_n("{count} zombie hears it", "{count} zombies hear it", heard)
        refs = (square_ref(square),)
        return Option(Action("throw", (self.who, self.card, square)), square_name(square), refs, detail)

    def handle(self, state: AttackState, action: Action) -> None:
        effects.use(state, self.who, self.card, action.args[2])
