"""Chance as part of the state: a small generator that gives the same numbers on every Python, for ever.

SplitMix64, because its whole state is one integer and it fits in five lines. Every number drawn since the last
action is kept, so that the journal can record it and a replay that diverges is caught at the first wrong roll.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import TypeVar

T = TypeVar("T")

_MASK = (1 << 64) - 1


def new_seed() -> int:
    """A fresh seed, short enough to be told to a friend.

    From the operating system: the state of any generator would be the same for every visitor of a page that starts
    from a memory snapshot.
    """
    return int.from_bytes(os.urandom(4), "big")


class Dice:
    """A stream of chance."""

    __slots__ = ("drawn", "state")

    def __init__(self, state: int) -> None:
        self.state = state & _MASK
        self.drawn: list[int] = []

    def copy(self) -> Dice:
        return Dice(self.state)

    def below(self, bound: int) -> int:
        """An evenly distributed whole number from 0 to bound - 1."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & _MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & _MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & _MASK
        number = ((z ^ (z >> 31)) * bound) >> 64
        self.drawn.append(number)
        return number

    def die(self) -> int:
        """One six-sided die."""
        return self.below(6) + 1

    def pick(self, things: Sequence[object]) -> int:
        """Which of them is drawn, each as likely as the other."""
        return self.below(len(things))

    def shuffled(self, items: Sequence[T]) -> list[T]:
        """The items in random order (Fisher and Yates)."""
        deck = list(items)
        for last in range(len(deck) - 1, 0, -1):
            other = self.below(last + 1)
            deck[last], deck[other] = deck[other], deck[last]
        return deck


class ScriptedDice(Dice):
    """Dice that fall as a test says, and things that are drawn by name. A roll too many is an error, not a surprise."""

    __slots__ = ("script",)

    def __init__(self, *faces: int | str) -> None:
        super().__init__(0)
        self.script = list(faces)

    def copy(self) -> ScriptedDice:
        return ScriptedDice(*self.script)

    def below(self, bound: int) -> int:
        if not self.script:
            raise AssertionError("more dice were rolled than the script holds")
        face = self.script.pop(0)
        if isinstance(face, str) or not 0 < face <= bound:
            raise AssertionError(f"a scripted {face} where 1 to {bound} is possible")
        self.drawn.append(face - 1)
        return face - 1

    def pick(self, things: Sequence[object]) -> int:
        if not self.script or not isinstance(self.script[0], str):
            return super().pick(things)
        wanted = self.script.pop(0)
        if wanted not in things:
            raise AssertionError(f"a scripted {wanted} which is not among what can be drawn")
        index = things.index(wanted)
        self.drawn.append(index)
        return index
