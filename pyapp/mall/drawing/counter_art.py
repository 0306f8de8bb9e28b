"""The counters of the mall.

Every state has a shape of its own, so that it reads without colour: the stunned lie on their side, the infected carry
the trefoil on a paler card, super zombies are dark, the berserk have a torn edge and claw marks, a face-up unit is a
large numeral. Smaller marks (panicked, carrying, resting) stand in a column beside the weapon.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from pyapp.kernel.art.counters import HALF, SIZE, band, card, column, icon, scaled
from pyapp.kernel.art.lettering import text
from pyapp.kernel.message import ENGLISH
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character, Numbers
from pyapp.mall.truth.state import Person, Status


class Mark(StrEnum):
    """Something that is true of a character for a while; drawn small, at the right of the counter."""

    PANICKED = "panicked"
    CARRYING = "carrying"
    RESTING = "resting"


_STUNNED = say("Stunned")

_MARKS = {Mark.PANICKED: "screaming", Mark.CARRYING: "person", Mark.RESTING: "hourglass"}


def _torn() -> str:
    """[10.0] The edge of a berserk unit: teeth all around, which no other counter has."""
    teeth, tip = 5, 4.6
    step = SIZE / teeth
    edge = f"M{-HALF} {-HALF}"
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


def _named(who: Character) -> str:
    return band(who, ENGLISH(who.called).upper())


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
            card(one.status),
            _named(who),
            icon(_weapon(who, one.rifle), x, -size / 2 - 0.5, size),
            column(signs),
            _footing() if one.status is Status.INFECTED else "",
            f'<text class="counter__numbers" x="0" y="{HALF - 3.5}">{digits}</text>',
        )
    )


def _footing() -> str:
    """[8.4] The infected have numbers of their own: they stand light on dark."""
    top, foot = HALF - 15, HALF
    return (
        f'<path class="counter__footing" '
        f'd="M{-HALF} {top}H{HALF}V{foot - 3.5}q0 3.5 -3.5 3.5H{-HALF + 3.5}q-3.5 0 -3.5 -3.5Z"/>'
    )


def _stunned(who: Character) -> str:
    """[8.3] He lies down: the counter is turned on its side, the stars stand above it."""
    lying = text(_STUNNED, "counter__word", f'x="0" y="{HALF - 3.5}"')
    stars = icon("knocked-out-stars", -9.5, -10.5, 21)
    return f'<g transform="rotate(-90)">{card("stunned")}{_named(who)}{lying}</g>{stars}'


def _super_zombie(who: Character) -> str:
    """[11.2] Dark card, value 2, and the name that it had."""
    value = f'<text class="counter__value" x="12" y="{HALF - 5}">2</text>'
    return f"{card('super')}{_named(who)}{icon('raise-zombie', -21, -8.5, 27)}{value}"


def unit(value: int | None, is_berserk: bool, known: int | None = None) -> str:
    """[2.3] Face down all units are alike; face up they show their Zombie Value."""
    if value is None:
        body = [card("zombie"), icon("shambling-zombie", -17, -17, 34)]
        if known is not None:
            body.append(_slip(known))
    else:
        body = [card("revealed"), f'<text class="counter__value counter__value--large" x="7.5" y="14">{value}</text>']
        if not is_berserk:
            body.append(icon("shambling-zombie", -21, -20, 22))
    if not is_berserk:
        return "".join(body)
    claws = icon("claw-slashes", 1, -20, 19) if value is None else icon("claw-slashes", -21, -20, 20)
    # The teeth stick out: drawn smaller, the counter keeps to its square.
    return scaled(f'{_torn()}{"".join(body)}<g class="counter__claws">{claws}</g>', 0.9)


def _slip(known: int) -> str:
    """[2.3] A slip of paper on a unit that lies face down: its value was seen once, and is remembered."""
    left, top, foot = HALF - 18, HALF - 17, HALF + 0.5
    return (
        f'<path class="counter__slip" d="M{left} {top + 1.5}L{HALF + 0.5} {top}V{foot}H{left - 1}Z"/>'
        f'<text class="counter__pencil" x="{HALF - 8.7}" y="{HALF - 3}">{known}</text>'
    )


def rifles(count: int) -> str:
    """[3.2] The hunting rifles that still lie there."""
    return '<rect class="marker__plate" x="-24" y="-12" width="48" height="24" rx="3"/>' + "".join(
        icon("winchester-rifle", -21 + 20 * number, -11, 22) for number in range(count)
    )


def hiding_place() -> str:
    """[3.1] What the zombie player sees of a square that he wrote down."""
    return '<circle class="marker__ambush" r="17"/>' + icon("raise-zombie", -12, -12, 24)
