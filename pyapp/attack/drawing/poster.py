"""A house in the rain with its lamps lit, and who stands around it: behind the start page."""

from __future__ import annotations

from pyapp.attack.site.pen import box, mixed, path
from pyapp.kernel.art.posters import GROUND, HEIGHT, MIDDLE, WIDTH, figure, ground, poster

_FAR = ((92, 86, 0), (196, 78, 0), (262, 92, 0), (606, 90, 1), (676, 80, 1), (770, 94, 1), (980, 86, 1), (1110, 92, 1),
        (1250, 84, 1), (1370, 92, 1), (20, 80, 0))  # fmt: skip
_NEAR = ((-26, 236, 0), (120, 205, 0), (640, 226, 1), (850, 250, 1), (1060, 214, 1), (1230, 246, 1))
"""Where each of them stands, how tall it is, and whether it looks to the left."""
_HANDS = ((300, 128, -8), (352, 96, 6), (420, 140, 3), (506, 108, -6), (566, 134, 10))
"""Arms that reach up to the house from below: where, how long, and how far they lean."""
_TREES = ((54, 250, 0), (776, 290, 1), (1160, 230, 0), (1318, 320, 1))
"""Bare trees behind the house: where, how high, and which way they lean."""


def art() -> str:
    return poster(_trees() + _house() + ground() + _light() + _horde() + rain(WIDTH, HEIGHT, 130))


def house(x: float, floor: float, scale: float, *, lit: int = 5) -> str:
    """A gabled house with a porch, around the middle of its floor; so many windows are lit, and boards across two."""
    walls = "M-150 0V-128h-14L0-250 164-128h-14V0z" + box(72, -244, 30, 84) + "M-236 0v-76l-14-2 40-38h60V0z"
    porch = box(-98, -66, 196, 8) + box(-94, -60, 6, 60) + box(88, -60, 6, 60)
    windows = ((-118, -48), (92, -48), (-18, -184), (-92, -116), (66, -116))
    panes = {True: "", False: ""}
    for number, (left, top) in enumerate(windows):
        panes[number < lit] += box(left, top, 32, 36)
    door = box(-16, -54, 34, 54)
    bars = "".join(f"M{left + 16} {top}v36M{left} {top + 18}h32" for left, top in windows)
    planks = "M-126-40l50 14M-124-22l46-12M86-24l44-16M84-42l48 8"
    drawn = (
        path("poster__house", walls) + path("poster__pane", panes[True])
        + path("poster__pane poster__pane--dark", panes[False])
        + path("poster__door" if lit else "poster__pane--dark", door) + path("poster__bars", bars)
        + path("poster__house", porch) + path("poster__planks", planks)
    )  # fmt: skip
    return f'<g transform="translate({x:g} {floor:g}) scale({scale:g})">{drawn}</g>'


def rain(width: int, height: int, count: int) -> str:
    strokes = "".join(
        f"M{mixed(n, 71) % width} {mixed(n, 72) % height}l-{7 + n % 5} {34 + n % 4 * 11}" for n in range(count)
    )
    return path("poster__rain", strokes)


def _house() -> str:
    return house(MIDDLE, GROUND + 2, 1.34)


def _light() -> str:
    """What falls out of the door."""
    return path("poster__light", f"M{MIDDLE - 20} {GROUND}h44l120 {HEIGHT - GROUND}h-284z")


def _trees() -> str:
    return path("poster__trees", "".join(_tree(*each) for each in _TREES))


def _tree(x: int, height: int, lean: int) -> str:
    """A trunk that forks, and forks again."""
    way, top = (1 if lean else -1), GROUND - height
    d = f"M{x} {GROUND}Q{x - 6 * way} {GROUND - height // 2} {x + 14 * way} {top}"
    for n, share in enumerate((0.42, 0.55, 0.66, 0.78, 0.88)):
        y, side = GROUND - height * share, way if n % 2 else -way
        long = height * (0.42 - share * 0.28)
        d += f"M{x + 2 * way:g} {y:g}q{side * long * 0.5:g} {-long * 0.2:g} {side * long:g} {-long * 0.8:g}"
        d += f"M{x + side * long * 0.55:g} {y - long * 0.3:g}"
        d += f"q{side * long * 0.3:g} {long * 0.05:g} {side * long * 0.6:g} {-long * 0.15:g}"
    return d


def _horde() -> str:
    far = "".join(
        figure("shambling-zombie", "poster__far", x, GROUND + 26, size, is_turned=bool(left)) for x, size, left in _FAR
    )
    near = "".join(
        figure("shambling-zombie", "poster__near", x, HEIGHT + 24, size, is_turned=bool(left))
        for x, size, left in _NEAR
    )
    return far + "".join(_hand(*each) for each in _HANDS) + near


def _hand(x: int, long: int, lean: int) -> str:
    """An arm in a torn sleeve, and four crooked fingers and a thumb."""
    wrist = -long
    fingers = "".join(
        f"M{at} {wrist - 8}q{bend} -16 {bend * 1.6:g} -{reach}q{-bend * 0.5:g} -8 {-bend * 0.9:g} -15"
        for at, bend, reach in ((-11, -7, 24), (-4, -3, 31), (4, 2, 31), (11, 7, 25))
    )
    arm = f"M-13 40V{wrist}q0-14 13-14t13 14V40z"
    sleeve = f"M-19 40V{wrist + 44}l7 8 6-11 7 12 7-10 6 9 5-6V40z"
    thumb = f"M12 {wrist + 6}q14-4 17-20"
    return (
        f'<g transform="translate({x} {HEIGHT}) rotate({lean})">{path("poster__arm", arm + sleeve)}'
        f"{path('poster__fingers', fingers + thumb)}</g>"
    )
