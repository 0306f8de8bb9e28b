"""Handles of things too thin to be found: each has a reach for the finger, and leaves every counter's middle free."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from math import dist

from pyapp.web.geometry import Box
from pyapp.web.markup import esc

NEAR, FAR = 20, 16
"""Board units that the reach goes out from the middle of a handle: of a thing at hand, of one to be walked to."""
CLEAR = 4
"""Board units around the middle of a counter that no handle covers."""
LETTER = 10
"""How high a figure is."""
FREE = 40
"""So far from the middle of a counter, what is written does not touch it."""

Point = tuple[float, float]


def reach(centre: Point, most: float, middles: Iterable[Point]) -> Box:
    """A square around a handle, cut back on the side where it would hold the middle of a counter."""
    x, y = centre
    left = right = up = down = most
    for across, along in ((px - x, py - y) for px, py in middles):
        if not (-left - CLEAR < across < right + CLEAR and -up - CLEAR < along < down + CLEAR):
            continue
        room = max(abs(across), abs(along)) - CLEAR
        if abs(along) >= abs(across):
            up, down = (up, min(down, room)) if along > 0 else (min(up, room), down)
        else:
            left, right = (left, min(right, room)) if across > 0 else (min(left, room), right)
    return Box(x - left, y - up, left + right, up + down)


def near(ref: str, box: Box, middles: Collection[Point], detail: str) -> str:
    """The handle of something that can be worked from where one stands."""
    text = _label(box, middles, esc(detail), 26) if detail else ""
    grip = '<circle class="handle__grip" r="9"/><circle class="handle__dot" r="3.5"/>'
    return _handle("handle", ref, box, reach(box.centre, NEAR, middles), grip + text)


def far(ref: str, box: Box, middles: Collection[Point], cost: int) -> str:
    """The smaller one of something that has to be walked to."""
    grip = f'<circle class="handle__grip" r="5.5"/>{_label(box, middles, str(cost), 20)}'
    return _handle("handle handle--far", ref, box, reach(box.centre, FAR, middles), grip)


def _label(box: Box, middles: Collection[Point], text: str, below: int) -> str:
    """What is written at a handle: below it, unless a counter lies nearer there than on another side."""
    x, y = box.centre
    spots = [(0, below), (0, LETTER - below)]
    if box.height > box.width:
        spots += [(below, LETTER // 2), (-below, LETTER // 2)]

    def room(spot: tuple[int, int]) -> float:
        at = x + spot[0], y + spot[1] - LETTER / 2
        return min((min(FREE, dist(at, middle)) for middle in middles), default=FREE)

    across, down = max(spots, key=room)
    return f'<text x="{across}" y="{down}">{text}</text>'


def _handle(classes: str, ref: str, box: Box, touch: Box, drawn: str) -> str:
    x, y = box.centre
    area = f'x="{touch.x - x:g}" y="{touch.y - y:g}" width="{touch.width:g}" height="{touch.height:g}" rx="9"'
    return (
        f'<g class="{classes}" data-ref="{esc(ref)}" transform="translate({x:g} {y:g})">'
        f'<rect class="handle__reach" {area}/>{drawn}</g>'
    )
