"""Floors made of rectangles: where they lie, and what is between two that share a side.

A floor is a set of rectangles (cells) that do not overlap. Where two of them share a stretch of side, that stretch is
open, a door, or a wall; a side without a neighbour is a wall.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from pyapp.kernel.space.graph import Sortable

C = TypeVar("C", bound=Sortable)  # the id of a cell
D = TypeVar("D")  # the id of a door

Point = tuple[int, int]


class Rect(NamedTuple):
    """A rectangle in whole units; y grows downwards."""

    x: int
    y: int
    width: int
    height: int

    @classmethod
    def around(cls, rects: Sequence[Rect]) -> Rect:
        """The smallest that holds them all."""
        x, y = min(r.x for r in rects), min(r.y for r in rects)
        return cls(x, y, max(r.right for r in rects) - x, max(r.bottom for r in rects) - y)

    @property
    def right(self) -> int:
        return self.x + self.width

    @property
    def bottom(self) -> int:
        return self.y + self.height

    def overlaps(self, other: Rect) -> bool:
        """Do the insides of the two have a point in common?"""
        return self.x < other.right and other.x < self.right and self.y < other.bottom and other.y < self.bottom


class SideKind(StrEnum):
    """What a stretch of side between two cells is."""

    OPEN = "open"
    DOOR = "door"
    WALL = "wall"


@dataclass(frozen=True, slots=True)
class Stretch(Generic[C, D]):
    """The part of a side that two cells share, from `start` to `end`: left to right or top to bottom."""

    cells: tuple[C, C]
    start: Point
    end: Point
    kind: SideKind
    door: D | None = None

    @property
    def is_vertical(self) -> bool:
        return self.start[0] == self.end[0]


def shared_side(a: Rect, b: Rect) -> tuple[Point, Point] | None:
    """The stretch of side that two rectangles share, or `None` when they touch at most in a point."""
    if a.right == b.x or b.right == a.x:
        x = b.x if a.right == b.x else a.x
        low, high = max(a.y, b.y), min(a.bottom, b.bottom)
        return ((x, low), (x, high)) if low < high else None
    if a.bottom == b.y or b.bottom == a.y:
        y = b.y if a.bottom == b.y else a.y
        low, high = max(a.x, b.x), min(a.right, b.right)
        return ((low, y), (high, y)) if low < high else None
    return None


Classify = Callable[[C, C], "tuple[SideKind, D | None]"]
"""What the side between two neighbouring cells is, and which door is in it."""


def stretches(rects: Mapping[C, Rect], classify: Classify[C, D]) -> tuple[Stretch[C, D], ...]:
    """All shared stretches of side, sorted by their cells; the smaller cell comes first in each."""
    near = Buckets(rects)
    found: list[Stretch[C, D]] = []
    for a in sorted(rects):
        for b in sorted(near.around(rects[a])):
            side = shared_side(rects[a], rects[b]) if a < b else None
            if side is not None:
                kind, door = classify(a, b)
                found.append(Stretch((a, b), side[0], side[1], kind, door))
    return tuple(found)


class Buckets(Generic[C]):
    """Cells by where they are, so that the neighbours of one are found without a look at all others."""

    def __init__(self, rects: Mapping[C, Rect]) -> None:
        self._pitch = max((max(rect.width, rect.height) for rect in rects.values()), default=1)
        self._cells: dict[Point, list[C]] = {}
        for cell, rect in rects.items():
            for bucket in self._of(rect):
                self._cells.setdefault(bucket, []).append(cell)

    def _of(self, rect: Rect) -> Iterator[Point]:
        for x in range(rect.x // self._pitch, rect.right // self._pitch + 1):
            for y in range(rect.y // self._pitch, rect.bottom // self._pitch + 1):
                yield x, y

    def around(self, rect: Rect) -> set[C]:
        """All cells that touch a rectangle, and maybe a few more."""
        return {cell for bucket in self._of(rect) for cell in self._cells.get(bucket, ())}
