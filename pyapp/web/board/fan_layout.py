"""Where the counters of a pile lie when it is spread out beside its square: large, in sight, least in the way."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.web.board.geometry import Box, covered

GAP = 0.12
"""Between two counters, and around them, in parts of a counter."""
ROW = 3
"""So many lie in one row; more in two."""


class Spread(NamedTuple):
    plate: Box
    """What lies below them."""
    places: tuple[tuple[float, float], ...]
    """Their middles, in the order of the pile."""


def spread(count: int, size: float, square: Box, window: Box, others: Sequence[Box] = ()) -> Spread:
    """A plate on that side of the square on which it covers the least of what else can be used."""
    columns = count if count <= ROW else -(-count // 2)
    rows = -(-count // columns)
    step, gap = size * (1 + GAP), size * GAP
    width, height = columns * step + gap, rows * step + gap
    sides = [_pushed_in(box, window) for box in _sides(square, width, height)]
    plate = min(sides, key=lambda box: (covered(box, [square]) > 0, covered(box, others)))
    return Spread(
        plate,
        tuple(
            (plate.x + gap + size / 2 + number % columns * step, plate.y + gap + size / 2 + number // columns * step)
            for number in range(count)
        ),
    )


def _sides(square: Box, width: float, height: float) -> list[Box]:
    """Above, below, right and left of the square, joined to it, so that a pointer gets across."""
    x, y = square.centre
    return [
        Box(x - width / 2, square.y - height, width, height),
        Box(x - width / 2, square.y + square.height, width, height),
        Box(square.x + square.width, y - height / 2, width, height),
        Box(square.x - width, y - height / 2, width, height),
    ]


def _pushed_in(box: Box, window: Box) -> Box:
    """The same, moved into the window; where there is no room on its side it comes to lie on the pile."""
    x = max(window.x, min(box.x, window.x + window.width - box.width))
    y = max(window.y, min(box.y, window.y + window.height - box.height))
    return Box(x, y, box.width, box.height)
