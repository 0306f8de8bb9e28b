"""Counters as pieces of die-cut card, drawn around their own centre. Colours and fonts are the style sheet's.

The dead are a long shape and a large number; the living have a band with their name, and a portrait. Every state has a
shape of its own: hits are splashes that can be counted, a corner is torn off a reduced unit, those who will not leave
their village carry a flag, and coins stand for what a card has given, each in a place of its own.
"""

from __future__ import annotations

from functools import cache

from pyapp.kernel.art.counters import BAND, HALF, band, card, icon
from pyapp.kernel.message import Message
from pyapp.zeds.county.pen import path, placed
from pyapp.zeds.drawing import portraits
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import PEOPLE, ZEDS_HITS, Kind, Who
from pyapp.zeds.truth.state import Unit, Zeds

_SHORT = {
    Who.PIAZZA: say("Piazza"),
    Who.HERNANDEZ: say("Hernandez"),
    Who.HUNT: say("Hunt"),
    Who.SCHMIDT: say("Schmidt"),
    Who.JOHNSON: say("Johnson"),
    Who.FURIES: say("Furies"),
}


def short_name(who: Who) -> Message:
    """What there is room for on a counter."""
    return _SHORT.get(who, PEOPLE[who].name)


def zeds(one: Zeds) -> str:
    """A Zeds unit: its strength as it is now, and what it has taken on this side."""
    shape = placed(portraits.zed(is_reduced=one.is_reduced), -11, 2, 0.66)
    number = f'<text class="strength strength--zeds" x="11" y="{HALF - 7}">{one.strength}</text>'
    tough = _sign("skull-crossed-bones", -14, -14) if one.is_tough else ""
    kind = "zeds-reduced" if one.is_reduced else "zeds"
    return card(kind) + shape + number + tough + _hits(one.hits, ZEDS_HITS) + _torn(one.is_reduced)


def unit(who: Who, one: Unit) -> str:
    """A player unit: name, portrait, strength, what it has taken and what it was given."""
    person = PEOPLE[who]
    strength = person.reduced if one.is_reduced else person.full
    kind = str(who) if person.kind is not Kind.REGULAR else "civilians"
    head = band(kind, short_name(who))
    number = f'<text class="strength" x="14" y="{HALF - 6}">{strength}</text>'
    armed = _sign("mp5", 1 if one.is_defiant else 14, -3) if one.is_armed else ""
    leader = _sign("police-badge", -14, -3) if one.is_leader else ""
    calm = _sign("hourglass", -14, -3) if one.is_calm else ""
    flag = _flag() if one.is_defiant else ""
    shape = placed(portraits.portrait(who), -6.5, 8, 0.64)
    state = _hits(one.hits, person.hits) + flag + armed + leader + calm + _torn(one.is_reduced)
    return card(str(person.kind)) + head + shape + number + state


def mob(strength: int) -> str:
    """Zeds that fight together read as one strength, on a tag that lies over both."""
    tag = path("mob", "M-18-12H18l7 12-7 12H-18l-7-12z")
    return f'{tag}<text class="mob__strength" x="0" y="8">{strength}</text>'


@cache
def no_entry() -> str:
    """[4.4] The bar across the mouth of the mine."""
    return '<circle class="no-entry" r="20"/>' + path("no-entry__bar", "M-12 0H12")


def _sign(name: str, x: float, y: float) -> str:
    """A coin that lies on the counter."""
    coin = f'<circle class="counter__coin" cx="{x}" cy="{y}" r="7.2"/>'
    return f'<g class="counter__sign">{coin}{icon(name, x - 4.2, y - 4.2, 8.4)}</g>'


def _torn(is_reduced: bool) -> str:
    """A corner is torn off a unit that fights with its reduced strength."""
    return path("torn", f"M{HALF + 1} {-HALF + 11}l-4-1.5-1-4-3.5-1.5-2-5h10.5z") if is_reduced else ""


_SPLASH = "M0-8l2 4.2 4.6-2.4-1.4 4.6 3.3 2.2-4 1.4 1 4.8-4-2.6-3 3.4-.6-4.4-5 .4 2.6-3.8-3-3.6 4.6-.2z"


def _hits(hits: int, of: int) -> str:
    """So many empty places along the foot as the side can take hits; on those taken lies a splash."""
    splashes = (placed(path("hit--taken", _SPLASH), -HALF + 8.5 + 12 * n, HALF - 8) for n in range(hits))
    left, y = -HALF + 4 + 12 * hits, HALF - 5.5
    empty = (
        f'<rect class="hit" x="{left + 7 * n}" y="{y}" width="5.5" height="3.6" rx=".8"/>' for n in range(of - hits)
    )
    return "".join((*empty, *splashes))


def _flag() -> str:
    """[4.3] Those who defend their village and leave it for nobody: a flag above their number."""
    x, y = HALF - 15, -HALF + BAND + 1
    return path("pole", f"M{x} {y + 10}V{y}") + path("flag", f"M{x} {y}h13.5l-3 3.5 3 3.5h-13.5z")
