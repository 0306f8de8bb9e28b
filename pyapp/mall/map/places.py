"""Where one can go from a square, and what it is called: for those who find their way by keyboard."""

from __future__ import annotations

from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Side
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import door_ref, square_name, square_ref
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState

_SHUT = say("a closed door")


def around(state: MallState, ref: str) -> tuple[Side, ...]:
    """[2.1] The squares that no wall parts from this one, with the doors between, and a main door in its side."""
    square = SquareId(ref.partition(":")[2])
    if square not in MALL.squares:
        return ()
    sides = [
        Side(square_ref(n.square), door_ref(n.door), state.can_pass(n.door), _SHUT)
        if n.door
        else Side(square_ref(n.square))
        for n in MALL.neighbours(square)
    ]
    main = MALL.main_door_of(square)
    return (*sides, *((Side("", door_ref(main), state.can_pass(main), _SHUT),) if main else ()))


def called(ref: str) -> Message | None:
    kind, _, name = ref.partition(":")
    return square_name(SquareId(name)) if kind == "square" and name in MALL.squares else None
