"""Boxes on the board: what lies around, over and beside them, and which one is next in a direction."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Mapping
from math import atan2, degrees, hypot
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

    def off(self, point: tuple[float, float]) -> float:
        """How far a point is from it; nothing inside of it."""
        x, y = point
        across = max(self.x - x, 0, x - self.x - self.width)
        return hypot(across, max(self.y - y, 0, y - self.y - self.height))


ARROWS = {"ArrowLeft": (-1, 0), "ArrowRight": (1, 0), "ArrowUp": (0, -1), "ArrowDown": (0, 1)}
ASLANT = 50
"""Degrees: what lies farther off a direction is not meant by it. Between two directions both lead there."""


def around(boxes: Iterable[Box]) -> Box | None:
    """The smallest box around several."""
    boxes = list(boxes)
    if not boxes:
        return None
    left, top = min(box.x for box in boxes), min(box.y for box in boxes)
    right, bottom = max(box.x + box.width for box in boxes), max(box.y + box.height for box in boxes)
    return Box(left, top, right - left, bottom - top)


def covered(box: Box, others: Iterable[Box]) -> float:
    """How much of the others lies under a box."""
    left, top, width, height = box
    right, bottom, total = left + width, top + height, 0.0
    for x, y, wide, high in others:
        # Nearly all of them lie elsewhere: that is found out first, for this is asked thousands of times.
        if x < right and left < x + wide and y < bottom and top < y + high:
            total += (min(right, x + wide) - max(left, x)) * (min(bottom, y + high) - max(top, y))
    return total


def overlap(one: Box, other: Box) -> bool:
    """Whether one box lies on another by more than is lost in rounding."""
    across = _gap(one.x, one.width, other.x, other.width)
    along = _gap(one.y, one.height, other.y, other.height)
    return across == along == 0


def note_at(
    thing: Box,
    size: tuple[float, float],
    room: tuple[float, float],
    taken: Box,
    gap: float,
    shunned: Collection[Box] = (),
) -> Box:
    """Where a note goes: below what it is about or above it, or beside it, inside the room, clear of what is taken
    already, and on as little as can be of what is shunned.
    """
    width, height = size
    x = max(gap, min(thing.centre[0] - width / 2, room[0] - width - gap))
    below, above = thing.y + thing.height + gap, thing.y - gap - height
    shut = Box(taken.x - gap, taken.y - gap, taken.width + 2 * gap, taken.height + 2 * gap)
    places = [Box(left, top, width, height) for left in (x, shut.x - width) for top in (below, above)]
    level = max(gap, min(thing.centre[1] - height / 2, room[1] - height - gap))
    places += [Box(left, level, width, height) for left in (thing.x + thing.width + gap, thing.x - gap - width)]
    fitting = [
        place
        for place in places
        if min(place.x, place.y) >= gap and place.x + width <= room[0] - gap and place.y + height <= room[1] - gap
    ]
    clear = [place for place in fitting if not overlap(place, shut)] or fitting
    return min(clear, key=lambda place: covered(place, shunned), default=Box(x, max(gap, above), width, height))


def beside(boxes: Mapping[str, Box], here: str, direction: tuple[int, int], among: Iterable[str]) -> str | None:
    """Of the boxes that are joined to this one, the one that a direction leads to.

    That is one across the side that it names. Hexes have neighbours across none of the four sides: of these, where no
    other is there, the one whose middle lies straightest ahead; of two that lie alike the one to turn to clockwise, so
    that the contrary direction leads back.
    """
    start = boxes[here]
    joined = {ref: boxes[ref] for ref in among if ref in boxes}
    across = {ref: off for ref, box in joined.items() if (off := _off(start, box, direction)).is_across}
    if across:
        return min(across, key=lambda ref: (max(across[ref].ahead, 0), across[ref].drift, ref))
    aslant = {ref: _turn(start, box, direction) for ref, box in joined.items() if _is_aslant(start, box)}
    near = {ref: turn for ref, turn in aslant.items() if abs(turn) <= ASLANT}
    return min(near, key=lambda ref: (abs(near[ref]), -near[ref], ref), default=None)


class _Off(NamedTuple):
    """Where a box lies for one who looks from another in a direction."""

    ahead: float
    """How far off; less than nothing where it reaches back beside the other."""
    aside: float
    """How far off to the side; 0 where they face each other."""
    drift: float
    """How far its middle is from straight ahead, in parts that are not lost in rounding."""

    @property
    def is_across(self) -> bool:
        return self.ahead >= -1 and self.aside == 0


def _off(start: Box, other: Box, direction: tuple[int, int]) -> _Off:
    dx, dy = direction
    if dx:
        ahead = other.x - start.x - start.width if dx > 0 else start.x - other.x - other.width
        aside = _gap(start.y, start.height, other.y, other.height)
    else:
        ahead = other.y - start.y - start.height if dy > 0 else start.y - other.y - other.height
        aside = _gap(start.x, start.width, other.x, other.width)
    axis = 1 if dx else 0
    return _Off(ahead, aside, round(abs(other.centre[axis] - start.centre[axis]), 3))


def _is_aslant(start: Box, other: Box) -> bool:
    return not any(_off(start, other, way).is_across for way in ARROWS.values())


def _turn(start: Box, other: Box, direction: tuple[int, int]) -> int:
    """By how many degrees one turns from a direction to the middle of another box, clockwise."""
    (x, y), (start_x, start_y), (dx, dy) = other.centre, start.centre, direction
    turn = degrees(atan2(y - start_y, x - start_x) - atan2(dy, dx))
    return (round(turn) + 180) % 360 - 180


def lies(start: Box, point: tuple[float, float], direction: tuple[int, int]) -> bool:
    """Whether a point on the edge of a box is on that side of it."""
    (x, y), (dx, dy) = point, direction
    if dx:
        edge = start.x + start.width if dx > 0 else start.x
        return abs(x - edge) < 12 and start.y < y < start.y + start.height
    edge = start.y + start.height if dy > 0 else start.y
    return abs(y - edge) < 12 and start.x < x < start.x + start.width


def step(boxes: Mapping[str, Box], here: str, direction: tuple[int, int]) -> str:
    """The nearest box in a direction: ones that lie beside this one come before those off to the side."""
    dx, dy = direction
    start = boxes[here]

    def distance(box: Box) -> tuple[bool, float, float]:
        off = _off(start, box, direction)
        return off.aside > 0, max(off.ahead, 0) + 3 * off.aside, off.drift

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
