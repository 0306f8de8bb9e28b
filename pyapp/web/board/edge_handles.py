"""Handles of things too thin to be found: each has a reach for the finger, and leaves every counter's middle free.

What is written at a handle stands on the side of those who act, where there is room.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Sequence
from math import dist

from pyapp.web.board.geometry import Box, around
from pyapp.web.foresight import label_layout
from pyapp.web.foresight.label_layout import Chip, Point, Size
from pyapp.web.page.markup import esc

NEAR, FAR = 20, 16
"""Board units that the reach goes out from the middle of a handle: of a thing at hand, of one to be walked to."""
CLEAR = 4
"""Board units around the middle of a counter that no handle covers."""
GRIP = 12
"""How large the handle of a thing at hand is: the thing itself is seen inside of it."""
LEAF = 11
"""How wide the sign of such a thing is in the other one."""
AWAY = 9
"""How far a handle goes out of the way of counters: what it is a handle of is still seen inside of it."""
ASIDE = 16
"""How much farther off that may stand."""
GAP = 3
"""Board units between a handle and what is written at it."""
HIGH, FOOT = 14, 5
"""How high that is, and how far below its middle the letters stand."""
COUNTER = 44
"""Board units around the middle of a counter that are better not written on."""
FRAME, WALL = 200, 10
"""Board units around the board that are not written on, but for the wall of it."""


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


def beside(box: Box, middles: Iterable[Point]) -> Box:
    """Where the handle of a thing at hand goes: out of the way of counters, where they lie on one side of it only."""
    (x, y), room = box.centre, GRIP + COUNTER / 2
    is_across = box.width >= box.height
    close = [(px - x, py - y) for px, py in middles if abs(px - x) < room and abs(py - y) < room]
    sides = {1 if (along if is_across else across) > 0 else -1 for across, along in close}
    if len(sides) != 1:
        return box
    (side,) = sides
    return box._replace(y=box.y - side * AWAY) if is_across else box._replace(x=box.x - side * AWAY)


def near(ref: str, box: Box, middles: Collection[Point], sign: str, detail: str = "", label: Box | None = None) -> str:
    """The handle of something that can be worked from where one stands. `sign` is the outline of such a thing."""
    grip = f'<circle class="handle__grip" r="{GRIP}"/>'
    if label is not None:
        (x, y), (across, down) = box.centre, label.centre
        # It can be touched as well, unless it lies on the middle of a counter.
        is_free = not any(label.holds(*middle) for middle in middles)
        name = "handle__label" if is_free else "handle__label handle__label--quiet"
        plate = _plate(label, sign, esc(detail))
        grip += f'<g class="{name}" transform="translate({across - x:g} {down - y:g})">{plate}</g>'
    return _handle("handle", ref, box, reach(box.centre, NEAR, middles), grip)


def far(ref: str, box: Box, middles: Collection[Point], sign: str, cost: int) -> str:
    """The smaller one of something that has to be walked to: what all of it costs stands in it."""
    drawn = f'<g class="handle__pill">{_plate(pill(box, cost), sign, str(cost))}</g>'
    return _handle("handle handle--far", ref, box, reach(box.centre, FAR, middles), drawn)


def pill(box: Box, cost: int, grow: float = 1) -> Box:
    """What the smaller one covers."""
    width, height = _plate_size(str(cost))
    return label_layout.around(box.centre, (width * grow, height * grow))


def _plate_size(text: str) -> Size:
    return LEAF + label_layout.wide(text) + 4, HIGH + 2


def _plate(box: Box, sign: str, text: str) -> str:
    """What is worked and what it takes: neither is taken for the cost of a square."""
    left, width, height = -box.width / 2, box.width, box.height
    area = f'x="{left:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="4"'
    return (
        f'<rect class="handle__plate" {area}/>'
        f'<path class="handle__leaf" d="{esc(sign)}" transform="translate({left:g} 0)"/>'
        f'<text x="{(left + LEAF + width / 2) / 2:g}" y="{FOOT}">{text}</text>'
    )


def grip(box: Box) -> Box:
    """What the handle of a thing covers."""
    return label_layout.around(box.centre, (2 * GRIP, 2 * GRIP))


def label(box: Box, text: str, actors: Sequence[Point] = ()) -> Chip:
    """What is written at a handle, and where it may stand: on the side of those who act, straight or aslant; beside the
    handle; on the other side; and a little farther off, where counters lie all around.
    """
    x, y = box.centre
    width, height = _plate_size(text)
    is_across = box.width >= box.height
    nearest = min(actors, key=lambda actor: dist(actor, (x, y)), default=(x, y + 1) if is_across else (x + 1, y))
    side = 1 if (nearest[1] >= y if is_across else nearest[0] >= x) else -1
    clear = GRIP + GAP
    spots: list[Point] = []
    for towards in (side, -side):
        if is_across:
            spots.append((x, y + towards * (clear + height / 2)))
            spots += [(x + aside * (clear + width / 2), y + towards * height / 2) for aside in (1, -1)]
        else:
            spots.append((x + towards * (clear + width / 2), y))
            spots += [(x + towards * width / 2, y + aside * (clear + height / 2)) for aside in (1, -1)]
    if is_across:
        spots += [(x + aside * (clear + width / 2 + ASIDE), y + side * height / 2) for aside in (1, -1)]
    else:
        spots += [(x + side * width / 2, y + aside * (clear + height / 2 + ASIDE)) for aside in (1, -1)]
    return Chip((width, height), tuple(spots))


def counters(middles: Iterable[Point]) -> list[Box]:
    """Where counters lie, as far as labels keep off them."""
    return [label_layout.around(middle, (COUNTER, COUNTER)) for middle in middles]


def beyond(squares: Iterable[Box]) -> list[Box]:
    """What lies outside of the board: the edge of the window may cut off what is written there."""
    whole = around(squares)
    if whole is None:
        return []
    x, y, width, height = whole
    wide, high = width + 2 * FRAME, height + 2 * FRAME
    return [
        Box(x - FRAME, y - FRAME, wide, FRAME - WALL),
        Box(x - FRAME, y + height + WALL, wide, FRAME - WALL),
        Box(x - FRAME, y - FRAME, FRAME - WALL, high),
        Box(x + width + WALL, y - FRAME, FRAME - WALL, high),
    ]


def _handle(classes: str, ref: str, box: Box, touch: Box, drawn: str) -> str:
    x, y = box.centre
    area = f'x="{touch.x - x:g}" y="{touch.y - y:g}" width="{touch.width:g}" height="{touch.height:g}" rx="9"'
    return (
        f'<g class="{classes}" data-ref="{esc(ref)}" transform="translate({x:g} {y:g})">'
        f'<rect class="handle__reach" {area}/>{drawn}</g>'
    )
