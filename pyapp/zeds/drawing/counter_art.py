"""Counters as pieces of die-cut card, drawn around their own centre. Colours and fonts are the style sheet's.

The dead are a long shape and a large number; the living have a band with their name, and a portrait. Every state has a
shape of its own: hits are notches that can be counted, a corner is torn off a reduced unit, those who will not leave
their village carry a flag, and small signs stand for what a card has given.
"""

from __future__ import annotations

from collections.abc import Iterator
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
    shape = placed(portraits.zed(is_reduced=one.is_reduced), -11, -4, 0.6)
    number = f'<text class="strength strength--zeds" x="11" y="{HALF - 11}">{one.strength}</text>'
    tough = _button("skull-crossed-bones", "dark", 15, -15) if one.is_tough else ""
    kind = "zeds-reduced" if one.is_reduced else "zeds"
    return card(kind) + shape + number + _hits(one.hits, ZEDS_HITS) + _torn(one.is_reduced) + tough


def unit(who: Who, one: Unit) -> str:
    """A player unit: name, portrait, strength, what it has taken and what it was given."""
    person = PEOPLE[who]
    strength = person.reduced if one.is_reduced else person.full
    kind = str(who) if person.kind is not Kind.REGULAR else "civilians"
    number = f'<text class="strength" x="14" y="{HALF - 6}">{strength}</text>'
    return (
        card(str(person.kind))
        + (_frame() if one.is_calm else "")
        + band(kind, short_name(who))
        + placed(portraits.portrait(who), -6.5, 8, 0.64)
        + number
        + _hits(one.hits, person.hits)
        + (_flag() if one.is_defiant else "")
        + "".join(_given(one))
        + _torn(one.is_reduced)
    )


def _given(one: Unit) -> Iterator[str]:
    """What cards have given, on buttons one below the other: of a leader light, of all others dark."""
    given = (
        ("mp5", "dark", one.is_armed),
        ("police-badge", "light", one.is_leader),
        ("hourglass", "dark", one.is_calm),
    )
    for place, (name, look, _) in enumerate(each for each in given if each[2]):
        yield _button(name, look, -14.5, -2.5 + 14 * place)


def _button(name: str, look: str, x: float, y: float) -> str:
    button = f'<circle class="button button--{look}" cx="{x}" cy="{y}" r="7.4"/>'
    return f'{button}<g class="button__sign button__sign--{look}">{icon(name, x - 4.5, y - 4.5, 9)}</g>'


def _frame() -> str:
    """Around somebody who keeps calm, for the turn."""
    return path("calm", f"M{2 - HALF} {2 - HALF}H{HALF - 2}V{HALF - 2}H{2 - HALF}z")


def mob(strength: int) -> str:
    """Zeds that fight together read as one strength, on a tag that lies over both."""
    tag = path("mob", "M-18-12H18l7 12-7 12H-18l-7-12z")
    return f'{tag}<text class="mob__strength" x="0" y="8">{strength}</text>'


@cache
def no_entry() -> str:
    """[4.4] The bar across the mouth of the mine."""
    return '<circle class="no-entry" r="20"/>' + path("no-entry__bar", "M-12 0H12")


def _torn(is_reduced: bool) -> str:
    """A corner is torn off a unit that fights with its reduced strength."""
    return path("torn", f"M{HALF + 0.5} {-HALF + 14}l-4-3-2-4-4-1-3-6h13z") if is_reduced else ""


def _hits(hits: int, of: int) -> str:
    """So many notches along the foot as the side can take; those taken are dark, and cut through."""
    out = ""
    for n in range(of):
        x, y = -HALF + 1.5 + 12 * n, HALF - 11
        taken = n < hits
        out += f'<rect class="hit{" hit--taken" if taken else ""}" x="{x}" y="{y}" width="11" height="9.6" rx="1.4"/>'
        if taken:
            out += path("hit__cut", f"M{x + 2} {y + 8}l7-6.4")
    return out


def _flag() -> str:
    """[4.3] Those who defend their village and leave it for nobody: a flag above their number."""
    x, y = HALF - 15, -HALF + BAND + 1
    return path("pole", f"M{x} {y + 10}V{y}") + path("flag", f"M{x} {y}h13.5l-3 3.5 3 3.5h-13.5z")
