"""What a thing looks like from above: an outline of some stuff, and what is seen on it. Its back is up.

A drawing is made around its own middle for a width and a height in board units, so that one table is as good for a
square as for three in a row.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pyapp.attack.site.pen import box, path


class Shape(NamedTuple):
    stuff: str
    """What it is made of: wood, cloth, metal, leaf, stone, paint, rope."""
    outline: str
    parts: tuple[tuple[str, str], ...] = ()
    """What lies on it: a class and the data of a path, from below up."""

    @property
    def drawn(self) -> str:
        return path(f"body body--{self.stuff}", self.outline) + "".join(path(name, d) for name, d in self.parts)


Draw = Callable[[float, float], Shape]


def centred(width: float, height: float, r: float = 0, x: float = 0, y: float = 0) -> str:
    """A box around a middle."""
    return box(x - width / 2, y - height / 2, width, height, r)


def case(width: float, height: float, depth: float) -> tuple[str, float]:
    """Something that stands against the wall at its back: its outline, and where its front is."""
    top = -height / 2 + 4
    return box(-width / 2 + 4, top, width - 8, depth, 1.5), top + depth


def row(width: float, margin: float, step: float) -> list[float]:
    """Places side by side, evenly, and about so far apart."""
    count = max(1, round((width - 2 * margin) / step))
    each = (width - 2 * margin) / count
    return [round(-width / 2 + margin + each * (n + 0.5), 1) for n in range(count)]
