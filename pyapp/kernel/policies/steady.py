"""A player who needs no luck: the same table always gets the same answer."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import ClassVar, Generic, TypeVar

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.dice import Dice

O = TypeVar("O")  # noqa: E741  what a seat may know


class SteadyPolicy(ABC, Generic[O]):
    """Where there is one thing to do it does that, and thinks only about the rest."""

    looks: ClassVar[bool] = True

    def __init__(self, dice: Dice) -> None:
        del dice

    def choose(self, seen: O, asked: Decision) -> Action:
        if len(asked.options) == 1:
            return asked.options[0].action
        return self.decide(seen, asked)

    @abstractmethod
    def decide(self, seen: O, asked: Decision) -> Action:
        """One of several options."""

    def explain(self, seen: O, asked: Decision) -> tuple[Reason, ...]:  # noqa: ARG002
        return ()
