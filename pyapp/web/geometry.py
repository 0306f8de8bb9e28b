"""Boxes on the board: what lies around, over and beside them, and which one is next in a direction."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple


class Box(NamedTuple):
    """A rectangle in board units."""

    x: float
    y: float
    width: float
    height: float

    @property
    def centre(self) -> tuple[float, float]:
        return self.x + self.width / 2, self.y + self.height / 2

    def holds(self, x: float, y: float) -> bool:
        return self.x <= x < self.x + self.width and self.y <= y < self.y + self.height


ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}


def around(boxes: Iterable[Box]) -> Box | None:
    """The smallest box around several."""
    boxes = list(boxes)
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
    return Box(left, top, right - left, bottom - top)


def overlap(one: Box, other: Box) -> bool:
    across = _gap(one.x, one.width, other.x, other.width)
    along = _gap(one.y, one.height, other.y, other.height)
    return across == along == 0


def note_at(thing: Box, size: tuple[float, float], room: tuple[float, float], taken: Box, gap: float) -> Box:
    """Where a note goes: below what it is about or above it, inside the room and clear of what is taken already."""
    width, height = size
    x = max(gap, min(thing.centre[0] - width / 2, room[0] - width - gap))
    below, above = thing.y + thing.height + gap, thing.y - gap - height
    shut = Box(taken.x - gap, taken.y - gap, taken.width + 2 * gap, taken.height + 2 * gap)
    places = [Box(left, top, width, height) for left in (x, shut.x - width) for top in (below, above)]
    fitting = [place for place in places if min(place.x, place.y) >= gap and place.y + height <= room[1] - gap]
    clear = (place for place in fitting if not overlap(place, shut))
    return next(clear, fitting[0] if fitting else Box(x, max(gap, above), width, height))


def beside(boxes: Mapping[str, Box], here: str, direction: tuple[int, int], among: Iterable[str]) -> str | None:
    """Of the boxes that are joined to this one, the one across the side that a direction names."""
    start = boxes[here]
    ahead = {ref: _ahead(start, boxes[ref], direction) for ref in among if ref in boxes}
    across = {ref: far for ref, far in ahead.items() if far is not None}
    return min(across, key=lambda ref: (across[ref], _drift(start, boxes[ref], direction), ref), default=None)


def _ahead(start: Box, other: Box, direction: tuple[int, int]) -> float | None:
    """How far off a box is that lies wholly on that side and not off to another; None for any other box."""
    dx, dy = direction
    if dx:
        ahead = other.x - start.x - start.width if dx > 0 else start.x - other.x - other.width
        aside = _gap(start.y, start.height, other.y, other.height)
    else:
        ahead = other.y - start.y - start.height if dy > 0 else start.y - other.y - other.height
        aside = _gap(start.x, start.width, other.x, other.width)
    return max(ahead, 0) if ahead >= -1 and aside == 0 else None


def lies(start: Box, point: tuple[float, float], direction: tuple[int, int]) -> bool:
    """Whether a point on the edge of a box is on that side of it."""
    (x, y), (dx, dy) = point, direction
    if dx:
        edge = start.x + start.width if dx > 0 else start.x
        return abs(x - edge) < 12 and start.y < y < start.y + start.height
    edge = start.y + start.height if dy > 0 else start.y
    return abs(y - edge) < 12 and start.x < x < start.x + start.width


def _drift(start: Box, other: Box, direction: tuple[int, int]) -> float:
    axis = 1 if direction[0] else 0
    return abs(other.centre[axis] - start.centre[axis])


def step(boxes: Mapping[str, Box], here: str, direction: tuple[int, int]) -> str:
    """The nearest box in a direction: ones that lie beside this one come before those off to the side."""
    dx, dy = direction
    start = boxes[here]

    def distance(box: Box) -> tuple[bool, float, float]:
        if dx:
            ahead = box.x - start.x - start.width if dx > 0 else start.x - box.x - box.width
            aside = _gap(start.y, start.height, box.y, box.height)
            drift = abs(box.centre[1] - start.centre[1])
        else:
            ahead = box.y - start.y - start.height if dy > 0 else start.y - box.y - box.height
            aside = _gap(start.x, start.width, box.x, box.width)
            drift = abs(box.centre[0] - start.centre[0])
        return aside > 0, max(ahead, 0) + 3 * aside, drift

    def is_ahead(box: Box) -> bool:
        (x, y), (start_x, start_y) = box.centre, start.centre
        along = (x - start_x) * dx + (y - start_y) * dy
        across = abs((x - start_x) * dy) + abs((y - start_y) * dx)
        return along > 0 and along * 4 >= across

    ahead = {ref: box for ref, box in boxes.items() if ref != here and is_ahead(box)}
    return min(ahead, key=lambda ref: (*distance(ahead[ref]), ref)) if ahead else here


def _gap(start: float, length: float, other: float, other_length: float) -> float:
    """How far two stretches are apart; 0 where they overlap."""
    return max(other - start - length + 1, start - other - other_length + 1, 0)
