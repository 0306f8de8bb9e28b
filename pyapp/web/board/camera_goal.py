"""Which part of the board a question needs: everything that can be chosen, as long as a finger can hit it there.

Boxes go in and a view comes out, or nothing where the eye may rest as it is. A view that jumps about is worse than one
that is not quite the best.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import dist
from typing import NamedTuple

from pyapp.web.board.geometry import Box, around

MANY = 12
"""More places than this are a field to walk about in: who acts there is looked at."""
CLOSE = 2
"""So few are a fight, which is shown with what lies about it."""
AROUND = 110
"""Board units of that: a square or two."""
EDGE = 20
"""Board units between the edge of the window and what is well in sight."""
NEARER = 1.3
"""A view that was drawn back comes nearer again if it gains as much as this."""
SLACK = 0.5
"""Board units that are lost in rounding."""


class Window(NamedTuple):
    """The part of the board that is in sight, and how many pixels a unit has there."""

    seen: Box
    scale: float

    def fit(self, need: Box) -> float:
        """The scale at which a box would fill the window."""
        return self.scale * min(self.seen.width / need.width, self.seen.height / need.height)

    def at(self, scale: float) -> tuple[float, float]:
        """How much of the board the window holds at another scale."""
        return self.seen.width * self.scale / scale, self.seen.height * self.scale / scale


class Sizes(NamedTuple):
    """Pixels to a unit: as few as a finger can do with, and as many as are pleasant."""

    least: float
    comfort: float


class View(NamedTuple):
    """What to have in the middle, at so many pixels to a unit."""

    x: float
    y: float
    scale: float


def frame(
    lit: Sequence[Box],
    actors: Sequence[Box],
    now: Window,
    board: Box,
    sizes: Sizes,
    *,
    anew: bool = False,
    drawn_back: bool = False,
) -> View | None:
    """Where to look at a question, with the places that are lit and those who act; None to stay.

    `anew` looks there from a distance that tells nothing, such as the whole board on a phone. A view that was
    `drawn_back` for another question comes nearer for one that needs less.
    """
    wanted = _wanted(lit, actors, now, anew=anew)
    if not wanted:
        return None
    pad = AROUND if len(wanted) <= CLOSE or len(lit) > MANY else EDGE
    need = _padded(wanted, pad, board)
    if now.fit(need) < sizes.least:
        shown = _best(wanted, actors, now, board, sizes.least)
        need = _padded(shown, EDGE, board)
        held = sum(holds(now.seen, box) for box in wanted)
        is_enough = now.scale >= sizes.least and holds(now.seen, *actors[:1]) and held >= len(shown)
    else:
        is_enough = holds(now.seen, need)
    pleasant = sizes.comfort if anew else max(now.scale, sizes.comfort)
    scale = max(sizes.least, min(now.fit(need), pleasant))
    if is_enough and not anew and not (drawn_back and scale > now.scale * NEARER):
        return None
    middle = _moved(now.seen, need) if scale == now.scale else need.centre
    return View(*middle, scale)


def _wanted(lit: Sequence[Box], actors: Sequence[Box], now: Window, *, anew: bool) -> Sequence[Box]:
    """What ought to be in sight."""
    if len(lit) <= MANY:
        return [*actors, *(box for box in lit if box not in actors)]
    if actors or (not anew and any(holds(now.seen, box) for box in lit)):
        return actors
    return [min(lit, key=lambda box: dist(box.centre, now.seen.centre))]


def _best(wanted: Sequence[Box], actors: Sequence[Box], now: Window, board: Box, scale: float) -> list[Box]:
    """As many as the window holds at this scale, with the first of those who act among them.

    Some window that holds the most of them has one at its left edge and one at its upper edge.
    """
    width, height = now.at(scale)
    padded = [_padded([box], EDGE, board) for box in wanted]
    windows = [Box(x, y, width, height) for x in {box.x for box in padded} for y in {box.y for box in padded}]

    def gain(window: Box) -> tuple[bool, int, float]:
        held = sum(holds(window, box) for box in padded)
        return holds(window, *actors[:1]), held, -dist(window.centre, now.seen.centre)

    window = max(windows, key=gain)
    return [box for box, room in zip(wanted, padded, strict=True) if holds(window, room)] or list(wanted[:1])


def holds(window: Box, *boxes: Box) -> bool:
    """Whether all of these lie in it."""
    return all(
        window.x <= box.x + SLACK
        and window.y <= box.y + SLACK
        and box.x + box.width <= window.x + window.width + SLACK
        and box.y + box.height <= window.y + window.height + SLACK
        for box in boxes
    )


def _padded(boxes: Sequence[Box], pad: float, board: Box) -> Box:
    """The box around several with some room, but not beyond the board."""
    whole = around(boxes) or board
    left, top = max(board.x, whole.x - pad), max(board.y, whole.y - pad)
    right = min(board.x + board.width, whole.x + whole.width + pad)
    bottom = min(board.y + board.height, whole.y + whole.height + pad)
    return Box(left, top, right - left, bottom - top)


def _moved(seen: Box, need: Box) -> tuple[float, float]:
    """The middle of the window when it has moved just so far that it holds a box."""
    dx = max(0, need.x + need.width - seen.x - seen.width) - max(0, seen.x - need.x)
    dy = max(0, need.y + need.height - seen.y - seen.height) - max(0, seen.y - need.y)
    x, y = seen.centre
    return x + dx, y + dy
