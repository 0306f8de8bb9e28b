"""Lines and areas as the data of paths, on squares of 48 units; and numbers that look like chance and are none."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import dist
from typing import NamedTuple

from pyapp.attack.board.squares import Direction, Square, position, square_at

UNIT = 48
"""A square, in board units."""
HALF = UNIT // 2

Point = tuple[float, float]


class Block(NamedTuple):
    """Squares that fill a rectangle."""

    column: int
    row: int
    width: int
    height: int

    @property
    def box(self) -> tuple[int, int, int, int]:
        """Left, top, width and height on the board."""
        return self.column * UNIT, self.row * UNIT, self.width * UNIT, self.height * UNIT

    @property
    def squares(self) -> tuple[Square, ...]:
        columns, rows = range(self.column, self.column + self.width), range(self.row, self.row + self.height)
        return tuple(square_at(x, y) for y in rows for x in columns)


def path(name: str, d: str) -> str:
    return f'<path class="{name}" d="{d}"/>' if d else ""


def layer(name: str, content: str) -> str:
    return f'<g class="site__{name}">{content}</g>' if content else ""


def box(x: float, y: float, width: float, height: float, r: float = 0) -> str:
    if not r:
        return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"
    w, h = width - 2 * r, height - 2 * r
    return (
        f"M{x + r:g} {y:g}h{w:g}q{r:g} 0 {r:g} {r:g}v{h:g}q0 {r:g} {-r:g} {r:g}h{-w:g}q{-r:g} 0 {-r:g} {-r:g}v{-h:g}"
        f"q0 {-r:g} {r:g} {-r:g}z"
    )


def disc(x: float, y: float, r: float) -> str:
    return f"M{x - r:g} {y:g}a{r:g} {r:g} 0 1 0 {2 * r:g} 0a{r:g} {r:g} 0 1 0 {-2 * r:g} 0z"


def blocks(squares: Iterable[Square]) -> tuple[Block, ...]:
    """The same squares as few rectangles: as wide as they go, then as far down as all of that width go."""
    left = {position(square)[::-1] for square in squares}
    found = []
    while left:
        row, column = min(left)
        width, height = 1, 1
        while (row, column + width) in left:
            width += 1
        while all((row + height, column + x) in left for x in range(width)):
            height += 1
        left -= {(row + y, column + x) for y in range(height) for x in range(width)}
        found.append(Block(column, row, width, height))
    return tuple(found)


def area(squares: Iterable[Square]) -> str:
    """All these squares as one shape, without seams."""
    return "".join(box(*block.box) for block in blocks(squares))


def sides(edges: Iterable[tuple[Square, Direction]]) -> str:
    """Sides of squares as lines, each as long as it goes on straight."""
    return "".join(
        f"M{line * UNIT} {first * UNIT}v{length * UNIT}"
        if is_upright
        else f"M{first * UNIT} {line * UNIT}h{length * UNIT}"
        for is_upright, line, first, length in runs(edges)
    )


def runs(edges: Iterable[tuple[Square, Direction]]) -> tuple[tuple[bool, int, int, int], ...]:
    """Whether it is upright, on which line of the grid, from where, and how many squares long."""
    places = sorted({_line(square, direction) for square, direction in edges})
    found: list[tuple[bool, int, int, int]] = []
    for is_upright, line, at in places:
        if found and found[-1][:2] == (is_upright, line) and sum(found[-1][2:]) == at:
            found[-1] = (*found[-1][:3], found[-1][3] + 1)
        else:
            found.append((is_upright, line, at, 1))
    return tuple(found)


def _line(square: Square, direction: Direction) -> tuple[bool, int, int]:
    column, row = position(square)
    if direction in (Direction.EAST, Direction.WEST):
        return True, column + (direction is Direction.EAST), row
    return False, row + (direction is Direction.SOUTH), column


def rounded(points: Sequence[Point], radius: float) -> str:
    """A way through these points whose corners are cut round."""
    (x, y), *_ = points
    d = f"M{x:g} {y:g}"
    for before, corner, after in zip(points, points[1:], points[2:], strict=False):
        (ax, ay), (bx, by) = _toward(corner, before, radius), _toward(corner, after, radius)
        d += f"L{ax:g} {ay:g}Q{corner[0]:g} {corner[1]:g} {bx:g} {by:g}"
    return d + f"L{points[-1][0]:g} {points[-1][1]:g}"


def _toward(start: Point, end: Point, most: float) -> Point:
    share = min(most / (dist(start, end) or 1), 0.5)
    return round(start[0] + (end[0] - start[0]) * share, 1), round(start[1] + (end[1] - start[1]) * share, 1)


def mixed(*numbers: int) -> int:
    """A number that follows from others, and in which no eye finds how."""
    value = 2166136261
    for number in numbers:
        value = ((value ^ (number & 0xFFFF)) * 16777619) & 0xFFFFFFFF
        value ^= value >> 15
    value = (value * 2246822519) & 0xFFFFFFFF
    value ^= value >> 13
    return ((value * 3266489917) & 0xFFFFFFFF) >> 8
