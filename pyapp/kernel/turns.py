"""Turns follow one another, up to the limit that was agreed on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from pyapp.kernel.event import TurnBegan
from pyapp.kernel.flow import Outcome, State, Step
from pyapp.kernel.message import say

S = TypeVar("S", bound=State)

LIMIT_REACHED = say("The turn limit is reached: a draw.")
BY_LIMIT = "turn-limit"
"""The reason of an outcome, and the id of the setting."""


@dataclass(frozen=True, slots=True)
class Turns(Step[S]):
    """It stays at the bottom of the stack until somebody has won."""

    rule: ClassVar[str]
    """The case that has turns follow one another."""

    def turn(self, state: S) -> Step[Any]:
        """What a turn consists of."""
        raise NotImplementedError(type(self).__name__)

    def run(self, state: S) -> None:
        if is_limit_reached(state):
            state.end(Outcome((), "draw", self.rule, BY_LIMIT), LIMIT_REACHED)
            return
        state.turn += 1
        state.emit(TurnBegan(self.rule, state.turn))
        state.push(self, self.turn(state))


def is_limit_reached(state: State) -> bool:
    limit = state.settings.get(BY_LIMIT, "none")
    return limit != "none" and state.turn >= int(limit)
