"""Counters of this game as pieces of die-cut card, drawn around their own centre.

The dead are a long shape and a large number; the living have a band with their name and a portrait. Every state has a
shape of its own: hits are notches that can be counted, a reduced unit has a torn corner and a pale card, those who will
not leave carry a flag.
"""

from __future__ import annotations

from html import escape

from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.zeds.county.pen import path
from pyapp.zeds.drawing import portraits

SIZE = 58
_HALF = SIZE // 2
_BAND = 14

DEFIANT = say("Defiant")


def zeds(strength: int, is_reduced: bool, hits: int, of: int = 3) -> str:
    """A Zeds unit: its strength as it is now, and what it has taken on this side."""
    kind = "zeds-reduced" if is_reduced else "zeds"
    shape = f'<g transform="translate(-15 3) scale(.86)">{portraits.zed(is_reduced)}</g>'
    number = f'<text class="piece__strength piece__strength--zeds" x="15" y="{_HALF - 9}">{strength}</text>'
    return _card(kind) + shape + number + _hits(hits, of) + _torn(is_reduced)


def hero(who: str, name: Message, strength: int, is_reduced: bool, hits: int, of: int = 1) -> str:
    """A hero: name, portrait, strength."""
    shape = f'<g transform="translate(-9 11) scale(.86)">{portraits.bust(who)}</g>'
    drawn = _card("hero") + _band(who, name) + shape
    return drawn + _strength(strength) + _hits(hits, of) + _torn(is_reduced)


def civilians(
    name: Message, strength: int, is_reduced: bool, hits: int, *, is_defiant: bool = False, is_furies: bool = False
) -> str:
    """Civilians: regular ones in grey, the heroic ones in a colour of their own."""
    drawn = portraits.furies() if is_furies else portraits.crowd()
    shape = f'<g transform="translate(-8 10) scale(.8)">{drawn}</g>'
    band = _band("furies" if is_furies else "civilians", name)
    flag = _flag() if is_defiant else ""
    return _card("civilians") + band + shape + _strength(strength) + _hits(hits, 2) + flag + _torn(is_reduced)


def mob(strength: int) -> str:
    """Zeds that fight together read as one strength, on a tag that lies over both."""
    return (
        f'<path class="mob" d="M-24-11H24l6 11-6 11H-24l-6-11z"/>'
        f'<text class="mob__strength" x="0" y="7.5">{strength}</text>'
    )


def _card(kind: str) -> str:
    """The piece of card: its shadow, its face, and the light on its cut edge."""
    side, edge = SIZE, _HALF
    place = f'x="{-edge}" y="{-edge}" width="{side}" height="{side}" rx="4"'
    return (
        f'<rect class="counter__shadow" {place}/>'
        f'<rect class="counter__card counter__card--{kind}" {place}/>'
        f'<path class="counter__edge" d="M{-edge + 1.7} {edge - 4}V{-edge + 4}q0-2.3 2.3-2.3H{edge - 4}"/>'
    )


def _torn(is_reduced: bool) -> str:
    """A corner is torn off a unit that fights with its reduced strength."""
    return path("piece__torn", f"M{_HALF + 1} {-_HALF + 11}l-4-2-1-4-4-1-2-5h11z") if is_reduced else ""


def _band(who: str, name: Message) -> str:
    foot, shown = -_HALF + _BAND, escape(ENGLISH(name))
    return (
        f'<path class="piece__band piece__band--{who}" '
        f'd="M{-_HALF} {foot}V{-_HALF + 4}q0-4 4-4H{_HALF - 4}q4 0 4 4V{foot}z"/>'
        f'<text class="counter__name" data-say="{escape(name.id)}" x="0" y="{foot - 3.2}">{shown}</text>'
    )


def _strength(strength: int) -> str:
    return f'<text class="piece__strength" x="18" y="{_HALF - 8}">{strength}</text>'


def _hits(hits: int, of: int) -> str:
    """So many notches along the foot as the side can take, those taken cut through in red."""
    out = ""
    for n in range(of):
        x = -_HALF + 5 + 9 * n
        taken = n < hits
        out += (
            f'<rect class="hit{" hit--taken" if taken else ""}" x="{x}" y="{_HALF - 7}" width="7" height="4.6" rx="1"/>'
        )
        if taken:
            out += path("hit__cut", f"M{x} {_HALF - 2}l7-5.4")
    return out


def _flag() -> str:
    """Those who defend their village and leave it for nobody: a flag beside the portrait, off the number."""
    x, y = _HALF - 20, -_HALF + _BAND + 1
    return path("piece__pole", f"M{x} {y + 14}V{y}") + path("piece__flag", f"M{x} {y}h18l-4 4.5 4 4.5h-18z")
