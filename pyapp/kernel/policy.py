"""Computer players: they see an observation, pick a listed option, and have dice of their own."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar, Protocol

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.dice import Dice


class Policy(Protocol):
    """A player that needs no chair."""

    looks: ClassVar[bool]
    """Whether it wants to see the table; who does not is spared the observation."""

    def choose(self, seen: Any, asked: Decision) -> Action:
        """One of the options' actions."""

    def explain(self, seen: Any, asked: Decision) -> tuple[Reason, ...]:
        """Why it would choose as it does, the weightiest reason first; nothing where it has none."""


PolicyMaker = Callable[[Dice], Policy]


def own_dice(seed: int, number: int) -> Dice:
    """Dice for a player of a game with this seed, by his seat or by the moment.

    They have nothing to do with those of the game: whoever rolls the same would foresee what they show.
    """
    return Dice((seed << 8) + 0x5EA7 + number)


class RandomPolicy:
    """Any option, each as likely as the other."""

    looks: ClassVar[bool] = False

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, seen: Any, asked: Decision) -> Action:  # noqa: ARG002
        return asked.options[self._dice.below(len(asked.options))].action

    def explain(self, seen: Any, asked: Decision) -> tuple[Reason, ...]:  # noqa: ARG002
        return ()


class FirstPolicy:
    """Always the first option: the dullest player there is, and a repeatable one."""

    looks: ClassVar[bool] = False

    def __init__(self, dice: Dice) -> None:
        del dice

    def choose(self, seen: Any, asked: Decision) -> Action:  # noqa: ARG002
        return asked.options[0].action

    def explain(self, seen: Any, asked: Decision) -> tuple[Reason, ...]:  # noqa: ARG002
        return ()
