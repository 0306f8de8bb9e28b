"""Counters as pieces of die-cut card, drawn around their own centre. Colours and fonts are the style sheets'.

Here is what counters of any game are put together from: the card, a band with a name, silhouettes, and a column of
small signs for what is true of a unit for a while. What stands on the card is the game's.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.kernel.art.lettering import text
from pyapp.kernel.message import Message

SIZE = 44
"""Counters are square, as die-cut counters are."""
HALF = SIZE // 2
BAND = 12
"""Height of the name band: what stays visible of a counter that another one overlaps."""


def icon(name: str, x: float, y: float, size: float) -> str:
    """A silhouette of the sprite."""
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use class="counter__icon" href="#icon-{name}" {place}/>'


def scaled(art: str, scale: float) -> str:
    """A drawing made smaller, to leave room for something else."""
    return f'<g transform="scale({scale:g})">{art}</g>'


def card(kind: str) -> str:
    """The piece of card: its shadow, its face, and the light on its cut edge."""
    place = f'x="{-HALF}" y="{-HALF}" width="{SIZE}" height="{SIZE}" rx="3.5"'
    return (
        f'<rect class="counter__shadow" {place}/>'
        f'<rect class="counter__card counter__card--{kind}" {place}/>'
        f'<path class="counter__edge" d="M{-HALF + 1.7} {HALF - 4}V{-HALF + 4}q0 -2.3 2.3 -2.3H{HALF - 4}"/>'
    )


def band(kind: str, words: str | Message) -> str:
    """The strip at the head, and the name on it: a message is lettered in the reader's language."""
    top, foot = -HALF, -HALF + BAND
    place = f'x="0" y="{top + 9.5}"'
    return (
        f'<path class="counter__band counter__band--{kind}" '
        f'd="M{-HALF} {foot}V{top + 3.5}q0 -3.5 3.5 -3.5H{HALF - 3.5}q3.5 0 3.5 3.5V{foot}Z"/>'
        + (
            text(words, "counter__name", place)
            if isinstance(words, Message)
            else f'<text class="counter__name" {place}>{words}</text>'
        )
    )


def column(signs: Sequence[tuple[str, str]]) -> str:
    """The column at the right, of silhouettes and what they stand for: one large, two small."""
    large = len(signs) == 1
    size = 17 if large else 10.5
    middles = (-0.5,) if large else (-5.5, 4.5)
    return "".join(
        f'<g class="counter__mark counter__mark--{kind}">{icon(drawing, 20.5 - size, y - size / 2, size)}</g>'
        for y, (drawing, kind) in zip(middles, signs, strict=False)
    )
