"""[A5.3] Questions about cards in hand, of which the zombie player learns nothing."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Self

from pyapp.attack.names import CardId, Who
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.flow import Choice


@dataclass(frozen=True, slots=True)
class CardQuestion(Choice[AttackState]):
    """A step that is one of these is seen by the humans alone."""

    def named(self) -> tuple[Who, CardId] | None:
        """The card that it is about, if it is about a certain one, and who has it."""
        return None

    def among(self, state: AttackState) -> Self | None:  # noqa: ARG002
        """The same question as it would be with other cards in the hands; None if it could not be asked with them."""
        return self
