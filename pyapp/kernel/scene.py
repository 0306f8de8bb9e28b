"""What is drawn: a board that stays and things on it that come and go.

A scene is a list of keyed items, each a small piece of SVG at a place. The page patches the difference between two
scenes and knows nothing else; that things glide is CSS.

How things look is the style sheet of their game. What the page lights, it knows by a few classes in the drawings:
`.square` on everything in the picture that can be pointed at, beside its `data-ref`; `.counter` among the classes of an
item that is a piece. In the drawing of a piece, the edge of `.counter__card` becomes its rim while it can be used, and
`.counter__shadow`, the same shape below, the glow around that rim.
"""

from __future__ import annotations

from typing import NamedTuple

from pyapp.kernel.message import Message


class Item(NamedTuple):
    """A thing on the board, drawn around its own origin."""

    key: str
    ref: str
    x: int
    y: int
    svg: str
    label: Message
    classes: str = ""
    layer: str = "counters"


class Gauge(NamedTuple):
    """A number in the bar above the board: an icon, how many, of how many."""

    icon: str
    label: Message
    value: int
    of: int | None = None


class Scene(NamedTuple):
    """Everything the table shows to one seat."""

    board: str
    """Which static picture lies below."""
    size: tuple[int, int]
    items: tuple[Item, ...]
    gauges: tuple[Gauge, ...] = ()
    focus: tuple[str, ...] = ()
    """The things that matter now, for a view too small to show everything."""
    mood: tuple[str, ...] = ()
    """Words about the board as a whole that its art takes up, such as which doors let no light in."""
