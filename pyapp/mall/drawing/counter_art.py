"""Counters as pieces of die-cut card, drawn around their own centre. Colours and fonts are the style sheet's.

Every state has a shape of its own, so that it reads without colour: the stunned lie on their side, the infected carry
the trefoil on a paler card, super zombies are dark, the berserk have a torn edge and claw marks, a face-up unit is a
large numeral. Smaller marks (panicked, carrying, resting) stand in a column beside the weapon.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from pyapp.kernel.art.lettering import text
from pyapp.kernel.message import ENGLISH
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character, Numbers
from pyapp.mall.truth.state import Person, Status

SIZE = 44
"""Counters are square, as die-cut counters are."""
_HALF = SIZE // 2
_BAND = 12
"""Height of the name band: what stays visible of a counter that another one overlaps."""


class Mark(StrEnum):
    """Something that is true of a character for a while; drawn small, at the right of the counter."""

    PANICKED = "panicked"
    CARRYING = "carrying"
    RESTING = "resting"


_STUNNED = say("Stunned")

_MARKS = {Mark.PANICKED: "screaming", Mark.CARRYING: "person", Mark.RESTING: "hourglass"}


def icon(name: str, x: float, y: float, size: float) -> str:
    place = f'x="{x:g}" y="{y:g}" width="{size:g}" height="{size:g}"'
    return f'<use class="counter__icon" href="#icon-{name}" {place}/>'


def scaled(art: str, scale: float) -> str:
    """A drawing made smaller, to leave room for something else."""
    return f'<g transform="scale({scale:g})">{art}</g>'


def _card(kind: str) -> str:
    """The piece of card: its shadow, its face, and the light on its cut edge."""
    place = f'x="{-_HALF}" y="{-_HALF}" width="{SIZE}" height="{SIZE}" rx="3.5"'
    return (
        f'<rect class="counter__shadow" {place}/>'
        f'<rect class="counter__card counter__card--{kind}" {place}/>'
        f'<path class="counter__edge" d="M{-_HALF + 1.7} {_HALF - 4}V{-_HALF + 4}q0 -2.3 2.3 -2.3H{_HALF - 4}"/>'
    )


def _torn() -> str:
    """[10.0] The edge of a berserk unit: teeth all around, which no other counter has."""
    teeth, tip = 5, 4.6
    step = SIZE / teeth
    edge = f"M{-_HALF} {-_HALF}"
    for dx, dy in ((1, 0), (0, 1), (-1, 0), (0, -1)):
        for _ in range(teeth):
            edge += (
                f"l{dx * step / 2 + dy * tip:.3g} {dy * step / 2 - dx * tip:.3g}"
                f"l{dx * step / 2 - dy * tip:.3g} {dy * step / 2 + dx * tip:.3g}"
            )
    return f'<path class="counter__torn" d="{edge}z"/>'


def _weapon(who: Character, rifle: bool) -> str:
    if who in (Character.PETER, Character.ROGER):
        return "mp5"
    return "winchester-rifle" if rifle else "pistol-gun"


def _band(who: Character) -> str:
    top, foot = -_HALF, -_HALF + _BAND
    return (
        f'<path class="counter__band counter__band--{who}" '
        f'd="M{-_HALF} {foot}V{top + 3.5}q0 -3.5 3.5 -3.5H{_HALF - 3.5}q3.5 0 3.5 3.5V{foot}Z"/>'
        f'<text class="counter__name" x="0" y="{top + 9.5}">{ENGLISH(who.called).upper()}</text>'
    )


def _column(signs: Sequence[tuple[str, str]]) -> str:
    """The column at the right, of icons and their classes: one large, two small."""
    large = len(signs) == 1
    size = 17 if large else 10.5
    middles = (-0.5,) if large else (-5.5, 4.5)
    return "".join(
        f'<g class="counter__mark counter__mark--{name}">{icon(drawing, 20.5 - size, y - size / 2, size)}</g>'
        for y, (drawing, name) in zip(middles, signs, strict=False)
    )


def character(who: Character, one: Person, numbers: Numbers, marks: Sequence[Mark] = ()) -> str:
    """[2.3] Name, weapon and the three numbers: fire, panic, movement."""
    match one.status:
        case Status.STUNNED:
            return _stunned(who)
        case Status.SUPER:
            return _super_zombie(who)
        case _:
            pass
    signs = [(_MARKS[mark], str(mark)) for mark in marks]
    if one.status is Status.INFECTED:
        signs.insert(0, ("biohazard", "infected"))
    size, x = (22, -21) if signs else (25, -12.5)
    digits = f"{numbers.fire}-{numbers.panic}-{numbers.move}"
    return "".join(
        (
            _card(one.status),
            _band(who),
            icon(_weapon(who, one.rifle), x, -size / 2 - 0.5, size),
            _column(signs),
            _footing() if one.status is Status.INFECTED else "",
            f'<text class="counter__numbers" x="0" y="{_HALF - 3.5}">{digits}</text>',
        )
    )


def _footing() -> str:
    """[8.4] The infected have numbers of their own: they stand light on dark."""
    top, foot = _HALF - 15, _HALF
    return (
        f'<path class="counter__footing" '
        f'd="M{-_HALF} {top}H{_HALF}V{foot - 3.5}q0 3.5 -3.5 3.5H{-_HALF + 3.5}q-3.5 0 -3.5 -3.5Z"/>'
    )


def _stunned(who: Character) -> str:
    """[8.3] He lies down: the counter is turned on its side, the stars stand above it."""
    lying = text(_STUNNED, "counter__word", f'x="0" y="{_HALF - 3.5}"')
    stars = icon("knocked-out-stars", -9.5, -10.5, 21)
    return f'<g transform="rotate(-90)">{_card("stunned")}{_band(who)}{lying}</g>{stars}'


def _super_zombie(who: Character) -> str:
    """[11.2] Dark card, value 2, and the name that it had."""
    value = f'<text class="counter__value" x="12" y="{_HALF - 5}">2</text>'
    return f"{_card('super')}{_band(who)}{icon('raise-zombie', -21, -8.5, 27)}{value}"


def unit(value: int | None, is_berserk: bool, known: int | None = None) -> str:
    """[2.3] Face down all units are alike; face up they show their Zombie Value."""
    if value is None:
        body = [_card("zombie"), icon("shambling-zombie", -17, -17, 34)]
        if known is not None:
            body.append(_slip(known))
    else:
        body = [_card("revealed"), f'<text class="counter__value counter__value--large" x="7.5" y="14">{value}</text>']
        if not is_berserk:
            body.append(icon("shambling-zombie", -21, -20, 22))
    if not is_berserk:
        return "".join(body)
    claws = icon("claw-slashes", 1, -20, 19) if value is None else icon("claw-slashes", -21, -20, 20)
    # The teeth stick out: drawn smaller, the counter keeps to its square.
    return scaled(f'{_torn()}{"".join(body)}<g class="counter__claws">{claws}</g>', 0.9)


def _slip(known: int) -> str:
    """[2.3] A slip of paper on a unit that lies face down: its value was seen once, and is remembered."""
    left, top, foot = _HALF - 18, _HALF - 17, _HALF + 0.5
    return (
        f'<path class="counter__slip" d="M{left} {top + 1.5}L{_HALF + 0.5} {top}V{foot}H{left - 1}Z"/>'
        f'<text class="counter__pencil" x="{_HALF - 8.7}" y="{_HALF - 3}">{known}</text>'
    )


def rifles(count: int) -> str:
    """[3.2] The hunting rifles that still lie there."""
    return '<rect class="marker__plate" x="-24" y="-12" width="48" height="24" rx="3"/>' + "".join(
        icon("winchester-rifle", -21 + 20 * number, -11, 22) for number in range(count)
    )


def hiding_place() -> str:
    """[3.1] What the zombie player sees of a square that he wrote down."""
    return '<circle class="marker__ambush" r="17"/>' + icon("raise-zombie", -12, -12, 24)
