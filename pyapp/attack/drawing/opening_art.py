"""Doors and windows between two squares, and what bars them: drawn upright around their own middle."""

from __future__ import annotations

from functools import cache

from pyapp.attack.site.pen import box, disc, path

LONG = 38
"""Of an opening, between the ends of the walls."""


@cache
def opening(kind: str, is_upright: bool, state: str) -> str:
    """[A11.1] The grey rectangle with a leaf or a pane; barricaded, with two boards nailed across; permanent, with a
    whole wall of them, bolted with iron.
    """
    drawn = {"door": _door, "window": _window}[kind](state) + _BOARDS.get((kind, state), "")
    turn = "" if is_upright else ' transform="rotate(90)"'
    return f'<g class="gap"{turn}>{drawn}</g>'


def _sill() -> str:
    top = -LONG / 2
    jambs = box(-8, top - 5, 16, 6) + box(-8, -top - 1, 16, 6)
    return path("gap__sill", box(-6, top, 12, LONG)) + path("gap__jamb", jambs)


def _door(state: str) -> str:
    """Ajar with the way that it swings, or shut behind boards."""
    if state == "open":
        swing = f"M0 {LONG / 2 - 1:g}A{LONG - 2} {LONG - 2} 0 0 0 {LONG * 0.87:g} {-LONG * 0.02:g}"
        leaf = f"M-1 {-LONG / 2 + 1:g}l3.5-3.5L{LONG * 0.87 + 2:g} {-LONG * 0.02 - 2:g}l-3.5 3.5z"
        return _sill() + path("gap__swing", swing) + path("gap__leaf", leaf) + path("gap__knob", disc(26, -4.6, 1.8))
    return _sill() + path("gap__leaf", box(-4, -LONG / 2, 8, LONG)) + path("gap__knob", disc(0, 11, 2.4))


def _window(_state: str) -> str:
    """Two panes in a frame."""
    pane = box(-3.5, -LONG / 2 + 2, 7, LONG / 2 - 3.5) + box(-3.5, 1.5, 7, LONG / 2 - 3.5)
    return (
        _sill()
        + path("gap__pane", pane)
        + path("gap__frame", f"M-6 0h12M-6 {-LONG / 2:g}v{LONG}M6 {-LONG / 2:g}v{LONG}")
    )


def _plank(x: float, y: float, long: float, turn: int) -> str:
    """A board with a nail at each end, across the opening."""
    grain = f"M{-long / 2 + 6:g} 1h{long - 14:g}"
    nails = disc(-long / 2 + 4, 0, 1.4) + disc(long / 2 - 4, 0, 1.4)
    return (
        f'<g transform="translate({x:g} {y:g}) rotate({turn})">{path("gap__board", box(-long / 2, -4.5, long, 9))}'
        f"{path('gap__grain', grain)}{path('gap__nail', nails)}</g>"
    )


_IRON = path("gap__iron", box(-17, -16, 34, 7, 1) + box(-17, 9, 34, 7, 1)) + path(
    "gap__bolt", "".join(disc(x, y, 1.8) for x in (-11, 0, 11) for y in (-12.5, 12.5))
)
_BAR = path("gap__iron", box(-4, -23, 8, 46, 1)) + path("gap__bolt", "".join(disc(0, y, 1.8) for y in (-18, -6, 6, 18)))
_BOARDS = {
    ("door", "shut"): _plank(-3, -8, 38, 24) + _plank(3, 8, 38, 24),
    ("window", "shut"): _plank(0, 0, 46, 62) + _plank(0, 0, 46, 118),
    ("door", "permanent"): "".join(_plank(x, 0, 50, 90) for x in (-9, 0.5, 10)) + _IRON,
    ("window", "permanent"): "".join(_plank(0, y, 34, 0) for y in (-17, -6, 6, 17)) + _BAR,
}
"""Across a door slantwise, across a window crosswise; and for good along a door, and over the whole of a window."""
