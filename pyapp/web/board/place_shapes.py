"""The places of a board as its picture draws them: the shape that light takes there, and where something is written.

A rectangle is lit a little inside its lines, and its corners are written in, or first in a spot of its own. Any other
shape is lit as it is, and has one spot around which everything is written.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from pyapp.web.board.geometry import Box
from pyapp.web.foresight import label_layout
from pyapp.web.foresight.label_layout import Point, Size
from pyapp.web.page.markup import esc

INSET = 3
"""Board units between the lines of a rectangle and the light in it."""
ASIDE, ABOVE = 24, 24
"""Board units from the spot to what is written beside it, and to what is written over or under it."""


class Place(NamedTuple):
    box: Box
    path: str = ""
    """The outline of a place that is no rectangle."""
    spot: Point = (0, 0)
    """Where to write in such a place; in a rectangle, where its corners are lettered and that is better."""

    def shape(self, name: str = "", inset: float = INSET, radius: float = 5) -> str:
        """What is drawn to light it up."""
        named = f'class="{esc(name)}" ' if name else ""
        if self.path:
            return f'<path {named}d="{esc(self.path)}"/>'
        x, y, width, height = self.box
        return (
            f'<rect {named}x="{x + inset:g}" y="{y + inset:g}" width="{width - 2 * inset:g}"'
            f' height="{height - 2 * inset:g}" rx="{radius:g}"/>'
        )

    def label(self, size: Size, margin: float) -> tuple[Point, ...]:
        """Where the middle of a cost may be: on the spot; or in a corner, the lower right one first and never that of
        the number.
        """
        if self.path:
            return (self.spot,)
        *_, right_top, left_bottom, right_bottom = self.corners(margin + size[0] / 2, margin + size[1] / 2)
        return (*((self.spot,) if self.spot != (0, 0) else ()), right_bottom, left_bottom, right_top)

    def plate(self, size: Size) -> Box:
        """Where a count lies: in the upper right corner, off numbers and names, or left of the spot."""
        if self.path:
            return self._beside(-ASIDE, size)
        return Box(self._right - INSET - size[0], self.box.y + INSET, *size)

    def corners(self, across: float, down: float) -> tuple[Point, ...]:
        """What is so far inside the corners, the lower right one last; or over and under the spot."""
        if self.path:
            x, y = self.spot
            return (x, y - ABOVE), (x, y + ABOVE)
        left, top, right, bottom = self.box.x + across, self.box.y + down, self._right - across, self._bottom - down
        return (left, top), (right, top), (left, bottom), (right, bottom)

    @property
    def _right(self) -> float:
        return self.box.x + self.box.width

    @property
    def _bottom(self) -> float:
        return self.box.y + self.box.height

    def _beside(self, aside: float, size: Size) -> Box:
        return label_layout.around((self.spot[0] + aside, self.spot[1]), size)


def place(tag: str, box: Box, attribute: Callable[[str], str | None]) -> Place:
    """A place from the element that draws it. Its `data-label="x y"` is the spot, or else, but for a rectangle, what is
    below its middle.
    """
    label = attribute("data-label")
    spot = tuple(map(float, label.split())) if label is not None else None
    if tag == "path":
        path = attribute("d") or ""
    elif tag == "polygon":
        path = f"M{attribute('points')}Z"
    else:
        path = ""
    if spot is not None:
        return Place(box, path, (spot[0], spot[1]))
    return Place(box, path, (box.centre[0], box.centre[1] + box.height / 4)) if path else Place(box)
