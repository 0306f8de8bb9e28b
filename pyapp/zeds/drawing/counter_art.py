"""Counters, plainly: a card with a name and a strength."""

from __future__ import annotations

from pyapp.kernel.art.counters import band, card, icon
from pyapp.kernel.art.lettering import text
from pyapp.kernel.message import Message
from pyapp.zeds.speech import say
from pyapp.zeds.truth.people import PEOPLE, Who
from pyapp.zeds.truth.state import Unit, Zeds

_ZEDS = say("Zeds")


def zeds(one: Zeds) -> str:
    return (
        card("reduced" if one.is_reduced else "zeds")
        + band("tough" if one.is_tough else "zeds", text(_ZEDS, "counter__word", 'x="0" y="-12.5"'))
        + icon("shambling-zombie", -19, -6, 22)
        + _number(one.strength)
        + _dots(one.hits)
    )


def unit(who: Who, one: Unit) -> str:
    strength = PEOPLE[who].reduced if one.is_reduced else PEOPLE[who].full
    kind = "defiant" if one.is_defiant else "reduced" if one.is_reduced else str(PEOPLE[who].kind)
    signs = [one.is_armed, one.is_leader, one.is_calm]
    return (
        card(kind)
        + band(str(PEOPLE[who].kind), text(short_name(who), "counter__word", 'x="0" y="-12.5"'))
        + icon("person", -19, -6, 22)
        + _number(strength)
        + _dots(one.hits)
        + "".join(
            f'<circle class="counter__sign" cx="{-16 + 8 * n}" cy="18" r="3"/>' for n, on in enumerate(signs) if on
        )
    )


def short_name(who: Who) -> Message:
    return _SHORT.get(who, PEOPLE[who].name)


_SHORT = {
    Who.PIAZZA: say("Piazza"),
    Who.HERNANDEZ: say("Hernandez"),
    Who.HUNT: say("Hunt"),
    Who.SCHMIDT: say("Schmidt"),
    Who.JOHNSON: say("Johnson"),
    Who.FURIES: say("Furies"),
}


def _number(strength: int) -> str:
    return f'<text class="counter__value" x="12" y="12">{strength}</text>'


def _dots(hits: int) -> str:
    return "".join(f'<circle class="counter__hit" cx="{6 + 7 * n}" cy="18" r="2.6"/>' for n in range(hits))
