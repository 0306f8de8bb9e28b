"""Where counters rest in a place: clear of its number and of a name at its foot while they can be, never outside it.

One counter lies below the number, which stands at the top left, and above the strip at the foot where names are
lettered. Several lie in rows if they fit; if not they grow smaller and alternate between left and right, each name band
in sight.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pyapp.kernel.art.counters import SIZE
from pyapp.kernel.space.cells import Rect

NUMBER = 15
"""Height of the strip at the top where the number stands."""
NAME = 17
"""Height of the strip at the foot where a name may be lettered."""
_EDGE = 3
"""Where counters end: at the wall."""
_GAP = 2
_SMALLEST = 0.4
_CROWDED = 0.5
"""Below this size counters rather overlap down to their name bands."""
_LEGIBLE = 0.55
_WORTH_OF_TWO, _WORTH_OF_MANY = 1.25, 1.35
"""Counters of this size lie apart, as what is covered cannot be read, unless they are so much larger overlapping."""


class Place(NamedTuple):
    """The middle of a counter, and how large it is drawn."""

    x: int
    y: int
    scale: float = 1


def places(rect: Rect, count: int) -> list[Place]:
    """Where the counters of a square lie, from the lowest to the topmost."""
    return [Place(rect.x + x, rect.y + y, scale) for x, y, scale in _within(rect.width, rect.height, count)]


@cache
def _within(width: int, height: int, count: int) -> list[Place]:
    # A small square has no room for both: the number stays, and no name is lettered there.
    top = NUMBER if height >= SIZE + NUMBER else _EDGE
    foot = height - (NAME if height - top - NAME >= SIZE else 1)
    if count == 1:
        return [Place(width // 2, min(top + SIZE // 2 + _GAP, (top + foot) // 2))]
    for upper, lower in ((top, foot), (top, height - _EDGE), (_EDGE, height - _EDGE)):
        columns, scale = _best_grid(width, lower - upper, count)
        if scale == 1:
            return _grid(width, upper, lower, count, columns, 1)
    room = height - 2 * _EDGE
    zigzag = _zigzag_scale(width, room, count, 0.96)
    if max(scale, zigzag) < _CROWDED:
        zigzag = _zigzag_scale(width, room, count, 0.6)
    worth = 1.0 if scale < _LEGIBLE else _WORTH_OF_TWO if count == 2 else _WORTH_OF_MANY
    if zigzag > scale * worth + 0.02:
        return _zigzag(width, height, count, zigzag)
    return _grid(width, _EDGE, height - _EDGE, count, columns, scale)


def _best_grid(width: int, room: int, count: int) -> tuple[int, float]:
    """How many columns make the counters largest, and how large: nothing overlaps."""

    def scale(columns: int) -> float:
        rows = -(-count // columns)
        across = (width - 2 * _EDGE - (columns - 1) * _GAP) / columns
        return min(1, across / SIZE, (room - (rows - 1) * _GAP) / rows / SIZE)

    columns = max(range(1, count + 1), key=scale)
    return columns, round(scale(columns) - 0.005, 2) if scale(columns) < 1 else 1


def _grid(width: int, top: int, bottom: int, count: int, columns: int, scale: float) -> list[Place]:
    step = SIZE * scale + _GAP
    rows = -(-count // columns)
    out = []
    for number in range(count):
        row, column = divmod(number, columns)
        in_row = min(columns, count - row * columns)
        x = width / 2 + (column - (in_row - 1) / 2) * step
        y = (top + bottom) / 2 + (row - (rows - 1) / 2) * step
        out.append(Place(round(x), round(y), scale))
    return out


def _zigzag_scale(width: int, room: int, count: int, apart: float) -> float:
    """As large as it goes with neighbours mostly in sight, and those of one column so far `apart`, in sizes."""
    scale = 1.0
    while scale > _SMALLEST:
        size = SIZE * scale
        dx, dy = width - 2 * _EDGE - size, (room - size) / (count - 1)
        # In one column every second counter follows; neighbours may overlap at a corner.
        if dx >= 0 and dy >= 0 and (count == 2 or 2 * dy >= apart * size) and (dx >= 0.55 * size or dy >= 0.85 * size):
            break
        scale = round(scale - 0.02, 2)
    return scale


def _zigzag(width: int, height: int, count: int, scale: float) -> list[Place]:
    half = SIZE * scale / 2
    left, right = _EDGE + half, width - _EDGE - half
    down = (height - 2 * _EDGE - 2 * half) / (count - 1)
    return [
        Place(round(right if number % 2 else left), round(_EDGE + half + number * down), scale)
        for number in range(count)
    ]
