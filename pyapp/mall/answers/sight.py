"""[6.4] A look from one square to another: whether it is free, and if not, what stands in it."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.kernel.prospect import Sight
from pyapp.kernel.space.sight import Obstacle
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name
from pyapp.mall.play.shots import blocking, modifier
from pyapp.mall.speech import say
from pyapp.mall.truth.state import DoorState, MallState

_IN_THE_WAY = {
    Obstacle.WALL: say("a wall is in the way"),
    Obstacle.CORNER: say("the corner of a wall is in the way"),
    Obstacle.FAR_DOORWAY: say("it would pass a doorway that neither square stands at"),
    Obstacle.SECOND_DOOR: say("it would pass two doorways"),
}


def sight(state: MallState, start: str, end: str) -> Sight | None:
    """[6.4] Walls, corners, doorways and closed wooden doors block it; [6.3] counters block only the shot."""
    a, b = SquareId(start.partition(":")[2]), SquareId(end.partition(":")[2])
    if a not in MALL.squares or b not in MALL.squares or a == b:
        return None
    line = MALL.floor.look(a, b)
    if line.obstacle is not None:
        reason = say("{a} and {b} do not see each other: {why}.", a=a, b=b, why=_IN_THE_WAY[line.obstacle])
        return Sight(_centre(a), _centre(b), line.at, Reason("6.4", reason))
    if line.door is not None and not state.sees(a, b):
        text = say("{a} and {b} do not see each other: {door} is closed.", a=a, b=b, door=door_name(line.door))
        return Sight(_centre(a), _centre(b), _door_place(line.door), Reason("6.4", text))
    return Sight(_centre(a), _centre(b), None, _clear(state, a, b, line.door))


def _clear(state: MallState, a: SquareId, b: SquareId, door: DoorId | None) -> Reason:
    """[6.3] [6.7] What a free line is good for: a shot, and what is taken off it."""
    if blocking(state, a, b) is not None:
        return Reason("6.3", say("{a} and {b} see each other, but a counter between them stops a shot.", a=a, b=b))
    less = modifier(state, a, b)
    if door is None:
        text = say("{a} and {b} see each other; a shot counts −{less}.", a=a, b=b, less=less)
    elif state.door(door) is DoorState.CLOSED:
        text = say(
            "{a} and {b} see each other through {door}; a shot counts −{less} and breaks the glass.",
            a=a, b=b, door=door_name(door), less=less,
        )  # fmt: skip
    else:
        text = say(
            "{a} and {b} see each other through {door}; a shot counts −{less}.",
            a=a, b=b, door=door_name(door), less=less,
        )  # fmt: skip
    return Reason("6.7", text)


def _centre(square: SquareId) -> tuple[int, int]:
    rect = MALL.squares[square].rect
    return rect.x + rect.width // 2, rect.y + rect.height // 2


def _door_place(door: DoorId) -> tuple[int, int]:
    side = MALL.side_of_door(door)
    return (side.start[0] + side.end[0]) // 2, (side.start[1] + side.end[1]) // 2
