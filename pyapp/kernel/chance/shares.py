"""Leaving it to a die: every possibility gets an equal number of its faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pyapp.kernel.chance.totals import FACES
from pyapp.kernel.flow import State
from pyapp.kernel.message import Message, say

T = TypeVar("T")


def faces(count: int) -> list[str]:
    """Which faces of one die go to each of so many possibilities."""
    share = FACES // count
    return [str(low) if share == 1 else f"{low}–{low + share - 1}" for low in range(1, share * count + 1, share)]


def by_die(state: State, rule: str, purpose: Message, possibilities: Sequence[T], about: tuple[str, ...] = ()) -> T:
    """Equal shares in the order given; faces that cannot be shared out are rolled again.

    Where there are more possibilities than faces, two dice are read as one number, the first before the second.
    """
    if len(possibilities) == 1:
        return possibilities[0]
    dice, results = 1, FACES
    while results < len(possibilities):
        dice, results = dice + 1, results * FACES
    share = results // len(possibilities)
    again = say("{purpose}, once more", purpose=purpose)
    while True:
        number = 0
        for face in state.roll(rule, dice, purpose, is_sum=False, about=about):
            number = number * FACES + face - 1
        if number < share * len(possibilities):
            return possibilities[number // share]
        purpose = again
