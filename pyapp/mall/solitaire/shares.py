"""[15.4] [15.6] Leaving it to a die: every possibility gets an equal number of its faces."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from pyapp.kernel.message import Message, listing
from pyapp.mall.map.mall_map import SquareId
from pyapp.mall.solitaire.events import NumberAttacked
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState

T = TypeVar("T")

FACES = 6


def faces(count: int) -> list[str]:
    """[15.4] Which faces of one die go to each of so many possibilities."""
    share = FACES // count
    return [str(low) if share == 1 else f"{low}–{low + share - 1}" for low in range(1, share * count + 1, share)]


def by_die(state: MallState, rule: str, purpose: Message, possibilities: Sequence[T], about: tuple[str, ...] = ()) -> T:
    """[15.4] [15.6] Equal shares in the order given; faces that cannot be shared out are rolled again.

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


def how_many_by_die(state: MallState, square: SquareId, most: int) -> int:
    """[15.6] One of those in the square, or two, or more: as many possibilities as can be attacked."""
    shares = (say("{count} on {faces}", count=count, faces=on) for count, on in enumerate(faces(most), 1))
    purpose = say("How many are attacked: {shares}", shares=listing(shares))
    count = by_die(state, "15.6", purpose, range(1, most + 1))
    if most > 1:
        state.emit(NumberAttacked(square, count, len(state.people_in(square))))
    return count
