"""[15.6] How many are attacked is left to a die."""

from __future__ import annotations

from pyapp.kernel.chance.shares import by_die, faces
from pyapp.kernel.message import listing
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.solitaire.events import NumberAttacked
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState


def how_many_by_die(state: MallState, square: SquareId, most: int) -> int:
    """[15.6] One of those in the square, or two, or more: as many possibilities as can be attacked."""
    shares = (say("{count} on {faces}", count=count, faces=on) for count, on in enumerate(faces(most), 1))
    purpose = say("How many are attacked: {shares}", shares=listing(shares))
    count = by_die(state, "15.6", purpose, range(1, most + 1))
    if most > 1:
        state.emit(NumberAttacked(square, count, len(state.people_in(square))))
    return count
