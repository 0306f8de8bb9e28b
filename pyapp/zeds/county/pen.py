"""Small means of drawing: a smooth line through points, shapes as paths, and chance that is the same each time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import pairwise
from math import hypot

from pyapp.zeds.county.places import PLATES, Plate

Point = tuple[float, float]


def smooth(points: Sequence[Point]) -> str:
    """A line that bends through all the points."""
    d = f"M{points[0][0]:g} {points[0][1]:g}"
    for start, first, second, end in _bends(points):
        d += f"C{_at(first)} {_at(second)} {_at(end)}"
        del start
    return d


def along(points: Sequence[Point], steps: int = 8) -> Iterator[Point]:
    """Points of that line, close enough to keep clear of it."""
    for a, b, c, d in _bends(points):
        for step in range(steps):
            t = step / steps
            u = 1 - t
            yield (
                u**3 * a[0] + 3 * u * u * t * b[0] + 3 * u * t * t * c[0] + t**3 * d[0],
                u**3 * a[1] + 3 * u * u * t * b[1] + 3 * u * t * t * c[1] + t**3 * d[1],
            )


def _bends(points: Sequence[Point]) -> Iterator[tuple[Point, Point, Point, Point]]:
    for i, (a, b) in enumerate(pairwise(points)):
        before, after = points[max(0, i - 1)], points[min(len(points) - 1, i + 2)]
        yield (
            a,
            (a[0] + (b[0] - before[0]) / 6, a[1] + (b[1] - before[1]) / 6),
            (b[0] - (after[0] - a[0]) / 6, b[1] - (after[1] - a[1]) / 6),
            b,
        )


def _at(point: Point) -> str:
    return f"{point[0]:.0f} {point[1]:.0f}"


def path(name: str, d: str) -> str:
    return f'<path class="{name}" d="{d}"/>'


def box(x: float, y: float, width: float, height: float) -> str:
    """A rectangle, as a piece of a path."""
    return f"M{x:g} {y:g}h{width:g}v{height:g}h{-width:g}z"


def scatter(left: int, top: int, right: int, bottom: int, step: int, salt: int = 0) -> Iterator[tuple[Point, int]]:
    """Points all over an area, none too near to another, each with a number below a hundred; the same each time."""
    for row, y in enumerate(range(top, bottom, step)):
        for column, x in enumerate(range(left, right, step)):
            seed = (row * 7919 + column * 104729 + salt * 1299709 + 12345) * 2654435761 % 2**32
            yield (x + seed % step, y + (seed >> 8) % step), (seed >> 16) % 100


def is_clear(point: Point, room: float, lines: Sequence[Point] = (), beside: float = 30) -> bool:
    """Whether something so large may stand there: off every plate, and off the lines by so much."""
    x, y = point
    if any(_holds(plate, x, y, room) for plate in PLATES.values()):
        return False
    return all(hypot(x - px, y - py) > beside + room for px, py in lines)


def _holds(plate: Plate, x: float, y: float, room: float) -> bool:
    return plate.left - room < x < plate.right + room and plate.top - room < y < plate.bottom + room


def placed(drawing: str, x: float, y: float, size: float = 1) -> str:
    """A drawing made around its own foot, at its place."""
    scale = "" if size == 1 else f" scale({size:g})"
    return f'<g transform="translate({x:g} {y:g}){scale}">{drawing}</g>'
