"""[A5.3] Questions about cards in hand, of which the zombie player learns nothing."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import NamedTuple

from pyapp.attack.names import CardId, Who
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.flow import Choice


@dataclass(frozen=True, slots=True)
class CardQuestion(Choice[AttackState]):
    """A step that is one of these is seen by the humans alone."""

    def about(self, state: AttackState, cards: Iterable[CardId]) -> Iterator[About]:  # noqa: ARG002
        """The same question about each card that it could be about; nothing where it names none."""
        yield from ()


class About(NamedTuple):
    """A question, the card that it names, and who has that."""

    question: CardQuestion
    who: Who
    card: CardId
