"""Figures as round standees around the middle of their square. Colours are the style sheet's.

A human stands on a coloured foot whose ring is his life: so many parts as he can take wounds, and those that he has
taken are gone. On its front stands his letter; whoever looks closely reads the whole name. Zombies stand on a plain
foot with their number. Who has had his turn is darker, with a tick: that is a class of the item, and turns nothing
over. The dead lie in their blood, without a foot.
"""

from __future__ import annotations

from functools import cache

from pyapp.attack.drawing import people_art, token_art
from pyapp.attack.drawing.outline import ellipse, mirrored, placed, ring_part
from pyapp.attack.names import Who
from pyapp.attack.site.pen import path
from pyapp.kernel.art.lettering import text

_Y = 8.2
"""The middle of a foot: the figure on it fills the upper part of the square."""
_OUTER, _INNER = (23.8, 15), (14.2, 7)
_BEHIND, _BEFORE = 0.052, 0.045
"""In turns, from the back and from the front to either side: there the figure stands, and here its letter."""
_TICK = "M-4.4.2L-1.4 3.2 4.6-3.4"

KINDS = people_art.KINDS
"""Zombies look different, which means nothing."""


@cache
def human(who: Who, wounds: int = 0, most: int = 6, tokens: tuple[str, ...] = ()) -> str:
    """Somebody alive: what he has taken, what he carries."""
    return (
        ellipse("counter__shadow", *_OUTER, y=_Y)
        + ellipse("counter__card counter__card--human", *_OUTER, y=_Y)
        + _life(wounds, most)
        + ellipse(f"foot foot--{who}", *_INNER, y=_Y)
        + path(f"foot__pattern foot__pattern--{who}", _PATTERNS[who])
        + placed(people_art.human(who), 0, 6, 0.86)
        + _sign(who)
        + "".join(placed(token_art.carried(kind), x, y) for kind, (x, y) in zip(tokens, _CARRIED, strict=False))
    )


_CARRIED = ((16.5, -2.5), (16.5, -15), (-16.5, -2.5), (-16.5, -15))
"""Where tokens hang, the first one nearest to the hand."""

_PATTERNS = {
    Who.ADA: "",
    Who.BEN: f"M-12.4 {_Y - 3.6}V{_Y + 3.6}M12.4 {_Y - 3.6}V{_Y + 3.6}M-9.2 {_Y - 5.4}V{_Y + 5.4}M9.2 {_Y - 5.4}"
    f"V{_Y + 5.4}",
    Who.CLEO: f"M-13 {_Y}l3-3 3 3-3 3zM13 {_Y}l-3-3-3 3 3 3z",
    Who.DAN: f"M-14 {_Y - 1.6}H-7.4M-13.4 {_Y + 1.8}H-7.4M14 {_Y - 1.6}H7.4M13.4 {_Y + 1.8}H7.4",
}
"""Feet are told apart without their colours, too."""


def _life(wounds: int, most: int) -> str:
    """[A6.3] The ring: from the back on clockwise what is left of life, and then what is gone."""
    part = 2 * (0.5 - _BEHIND - _BEFORE) / most
    gap = min(0.01, part / 6)
    places = [(_along(n * part + gap / 2), _along((n + 1) * part - gap / 2)) for n in range(most)]
    left = "".join(ring_part(_OUTER, _INNER, _Y, *place) for place in places[: most - wounds])
    middle = ((_OUTER[0] + _INNER[0]) / 2, (_OUTER[1] + _INNER[1]) / 2)
    thin = (middle[0] + 0.8, middle[1] + 0.7), (middle[0] - 0.8, middle[1] - 0.7)
    gone = "".join(ring_part(*thin, _Y, *place) for place in places[most - wounds :])
    return (path("life", left) if left else "") + (path("life life--gone", gone) if gone else "")


def _along(part: float) -> float:
    """The angle, in turns, at which so much of the ring is behind one, from the back on clockwise past the letter."""
    first = 0.5 - _BEHIND - _BEFORE
    return -0.25 + _BEHIND + part + (2 * _BEFORE if part > first else 0)


def _sign(who: Who) -> str:
    """On the front of the foot: a letter; the name for those who look closely; a tick after a turn."""
    button = f'<circle class="foot__plate" cy="{_Y + 10.2:g}" r="5.6"/>'
    called = who.called
    width = 6.2 * len(called.id) + 6
    plate = f'<rect class="foot__plate" x="{-width / 2:g}" y="{_Y + 4.6:g}" width="{width:g}" height="10.8" rx="5.4"/>'
    letter = f'<text class="foot__letter" y="{_Y + 13.4:g}">{called.id[0]}</text>'
    name = text(called, "foot__name", f'y="{_Y + 13.2:g}"')
    return (
        f'<g class="foot__initial">{button}{letter}</g><g class="foot__label">{plate}{name}</g>'
        f'<g class="foot__done">{button}{placed(path("foot__tick", _TICK), 0, _Y + 10.4, 0.72)}</g>'
    )


@cache
def zombie(kind: int, number: int = 1, *, is_lying: bool = False) -> str:
    """One of the dead: on his feet, or not."""
    if is_lying:
        return _body("rotten rotten--lying", kind)
    return (
        ellipse("counter__shadow", 17.6, 10.6, y=11.6)
        + ellipse("counter__card counter__card--zombie", 17.6, 10.6, y=11.6)
        + ellipse("foot foot--zombie", 14.4, 7.6, y=11.6)
        + placed(people_art.zombie(kind), 0, 10, 0.92)
        + f'<text class="foot__number" y="20">{number}</text>'
        + f'<g class="foot__done">{placed(path("foot__tick", _TICK), 0, 16.6)}</g>'
    )


@cache
def fallen(who: Who) -> str:
    """[A6.4] A human who is dead, and will rise."""
    button = '<circle class="foot__plate" cx="-5.4" r="4.8"/>'
    letter = f'<text class="foot__letter" x="-5.4" y="3.2">{who.called.id[0]}</text>'
    return (
        _body("person person--lying", 0)
        + path(f"worn worn--{who}", "M-22.4-1.4A5 5 0 0 1-15.4-4.4L-15.8 4.4A5 5 0 0 1-22.4 1.4z")
        + button
        + letter
    )


def _body(name: str, kind: int) -> str:
    shape = people_art.lying(name, kind)
    blood = "M-23 1Q-24-9-13-9.4Q-8-15 0-11Q12-15 17-9.6Q25-8 23 1Q25 9 15 10.4Q8 15-2 12Q-14 15-17 9.6Q-24 9-23 1z"
    return (
        path("counter__shadow", blood)
        + path("counter__card counter__card--pool", blood)
        + (mirrored(shape) if kind > 1 else shape)
    )


@cache
def smoke() -> str:
    """[A14.15] Around somebody whom nobody sees go past."""
    puffs = ((-17, -2, 11), (17, -4, 12), (-10, -15, 10), (11, -17, 9), (0, -22, 8), (-21, 12, 8), (21, 11, 9))
    return "".join(f'<circle class="smoke" cx="{x}" cy="{y}" r="{r}"/>' for x, y, r in puffs)
