"""Farmingdale at dusk, the road into it, and who walks there: behind the start page, and on the last card."""

from __future__ import annotations

from pyapp.kernel.art.posters import (
    BANNER_HEIGHT,
    BANNER_MIDDLE,
    BANNER_WIDTH,
    GROUND,
    HEIGHT,
    MIDDLE,
    WIDTH,
    banner,
    figure,
    ground,
    poster,
)
from pyapp.kernel.flow import Outcome
from pyapp.zeds.county import pen
from pyapp.zeds.county.pen import path, placed
from pyapp.zeds.truth.victory import ZEDS

_ROAD = 46
"""Half the width of the road where it enters the town."""

_FAR = ((0, 70, 0), (-28, 78, 1), (34, 84, 0), (-66, 96, 0), (70, 100, 1), (8, 112, 0), (-120, 122, 0), (118, 128, 1))
_NEAR = ((-20, 240, 0), (140, 205, 0), (300, 250, 0), (560, 235, 1), (760, 258, 1), (950, 215, 1), (1120, 250, 1),
         (1290, 228, 1))  # fmt: skip
"""Where each of them stands, how tall, and whether it looks to the left: the far ones from the middle of the road."""

_HOUSES = ((-392, 40, 0), (-344, 30, 0), (-306, 52, 0), (-250, 64, 0), (-196, 88, 0), (-146, 70, 0), (-104, 112, 0),
           (66, 120, 0), (118, 84, 0), (166, 58, 1), (222, 66, 0), (276, 44, 0), (318, 54, 0),
           (372, 34, 0))  # fmt: skip
"""The houses of the town from the middle: where, how high, and which of them is the church."""

_CROWD = ((-10, 108, 0), (76, 90, 0), (150, 102, 0), (206, 74, 0), (300, 78, 1), (338, 100, 1), (410, 112, 1),
          (486, 94, 1))  # fmt: skip


def art() -> str:
    """The picture behind the start page."""
    return poster(_hills() + placed(_town(is_dark=False), MIDDLE, GROUND) + ground() + _road() + _horde())


def ending(outcome: Outcome) -> str:
    """[4.5] The lights are on and the road is empty; or they have gone out, and somebody else is in the streets."""
    floor = BANNER_HEIGHT - 20
    is_lost = outcome.side == ZEDS
    town = placed(_town(is_dark=is_lost), BANNER_MIDDLE, floor, 0.72)
    below = f'<rect class="poster__ground" y="{floor}" width="{BANNER_WIDTH}" height="{BANNER_HEIGHT - floor}"/>'
    road = path("poster__road", f"M{BANNER_MIDDLE - 34} {floor}h68l90 {BANNER_HEIGHT - floor}h-248z")
    return banner(outcome.side, town + below + road + (_crowd() if is_lost else ""))


def _town(*, is_dark: bool) -> str:
    """Houses in a row, some of their windows lit, and a church among them; the road runs between them."""
    walls, panes, lit = "", "", ""
    for number, (x, height, is_church) in enumerate(_HOUSES):
        width = 40 if number % 3 else 48
        walls += pen.box(x, -height, width, height)
        if is_church:
            walls += f"M{x + 4} {-height}v-46l14-52 14 52v46z"
        elif number % 2:
            walls += f"M{x - 4} {-height}l{width / 2 + 4:g}-20 {width / 2 + 4:g} 20z"
        for row in range(-height + 8, -12, 18):
            for column in range(x + 7, x + width - 8, 13):
                is_lit = (row * 7 + column * 3 + number) % 5 < 3
                lit, panes = (lit + pen.box(column, row, 6, 9), panes) if is_lit else (lit, panes)
    return path("poster__town", walls) + path("poster__pane poster__pane--dark" if is_dark else "poster__pane", lit)


def _hills() -> str:
    """Mountains on one side, firs on the other, as around the town."""
    far = (
        f"M0 {GROUND}V690Q150 640 300 704T620 720L760 640 830 700 930 560 1010 668 1080 610 1190 716 1290 640 1440 720"
    )
    firs = "".join(f"M{x} {GROUND}l{7 + n % 3 * 2}-{56 + n * 13 % 34} {7 + n % 3 * 2} {56 + n * 13 % 34}z"
                   for n, x in enumerate(range(-8, 86, 17)))  # fmt: skip
    return path("poster__hill", f"{far}V{GROUND}z") + path("poster__town", firs)


def _road() -> str:
    """It comes out of the town and widens toward whoever looks."""
    depth = HEIGHT - GROUND
    lane = "".join(
        f"M{MIDDLE - 1 - n} {GROUND + 4 + n * n * 4}h{2 + 2 * n}l{n} {8 + 4 * n}h-{2 + 4 * n}z" for n in range(5)
    )
    return path("poster__road", f"M{MIDDLE - _ROAD} {GROUND}h{2 * _ROAD}L{WIDTH * 0.62:g} {GROUND + depth}H60z") + path(
        "poster__lane", lane
    )


def _horde() -> str:
    far = "".join(
        figure("shambling-zombie", "poster__far", MIDDLE + x - size // 2, GROUND + 8 + size // 3, size,
               is_turned=bool(left))
        for x, size, left in _FAR
    )  # fmt: skip
    near = "".join(
        figure("shambling-zombie", "poster__near", x, HEIGHT + 24, size, is_turned=bool(left))
        for x, size, left in _NEAR
    )
    return far + near


def _crowd() -> str:
    return "".join(
        figure("shambling-zombie", "poster__near", x, BANNER_HEIGHT + 10, size, is_turned=bool(left))
        for x, size, left in _CROWD
    )
