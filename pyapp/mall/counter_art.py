"""Counters as pieces of card, drawn around their own centre. Colours and fonts are the style sheet's."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH
from pyapp.mall.counters import Character, Numbers
from pyapp.mall.state import Person, Status

WIDTH, HEIGHT = 44, 50
_LEFT, _TOP = -WIDTH // 2, -HEIGHT // 2


def icon(name: str, x: int, y: int, size: int) -> str:
    return f'<use class="counter__icon" href="#icon-{name}" x="{x}" y="{y}" width="{size}" height="{size}"/>'


def _card(kind: str) -> str:
    """The piece of card with its shadow and cut edge."""
    place = f'x="{_LEFT}" y="{_TOP}" width="{WIDTH}" height="{HEIGHT}" rx="4"'
    return (
        f'<rect class="counter__shadow" {place}/>'
        f'<rect class="counter__card counter__card--{kind}" {place}/>'
        f'<path class="counter__edge" d="M{_LEFT + 2} {_TOP + HEIGHT - 4}V{_TOP + 4}q0 -2 2 -2H{_LEFT + WIDTH - 4}"/>'
    )


def _weapon(who: Character, rifle: bool) -> str:
    if who in (Character.PETER, Character.ROGER):
        return "mp5"
    return "winchester-rifle" if rifle else "pistol-gun"


def _band(who: Character) -> str:
    name = ENGLISH(who.called).upper()
    return (
        f'<path class="counter__band counter__band--{who}" '
        f'd="M{_LEFT} {_TOP + 13}V{_TOP + 4}q0 -4 4 -4H{_LEFT + WIDTH - 4}q4 0 4 4V{_TOP + 13}Z"/>'
        f'<text class="counter__name" x="0" y="{_TOP + 10}">{name}</text>'
    )


def _badge(name: str) -> str:
    """A state mark on the corner: a shape of its own, so that it reads without colour."""
    return (
        f'<g class="counter__badge counter__badge--{name}" transform="translate({WIDTH // 2 - 3} {_TOP + 4})">'
        f'<circle r="9"/>{icon(_BADGES[name], -7, -7, 14)}</g>'
    )


_BADGES = {"infected": "biohazard", "stunned": "knocked-out-stars", "berserk": "raise-zombie"}


def character(who: Character, one: Person, numbers: Numbers) -> str:
    """[2.3] Name, weapon and the three numbers: fire, panic, movement."""
    body = [_card(one.status), _band(who)]
    match one.status:
        case Status.STUNNED:
            body.append(icon("knocked-out-stars", -13, -11, 26))
            body.append(f'<text class="counter__word" x="0" y="{_TOP + HEIGHT - 5}">STUNNED</text>')
        case Status.SUPER:
            body.append(icon("raise-zombie", -19, -11, 26))
            body.append(f'<text class="counter__value" x="13" y="{_TOP + HEIGHT - 8}">2</text>')
        case _:
            body.append(icon(_weapon(who, one.rifle), -14, -13, 28))
            digits = f"{numbers.fire}-{numbers.panic}-{numbers.move}"
            body.append(f'<text class="counter__numbers" x="0" y="{_TOP + HEIGHT - 4}">{digits}</text>')
    if one.status is Status.INFECTED:
        body.append(_badge("infected"))
    return "".join(body)


def unit(value: int | None, is_berserk: bool) -> str:
    """[2.3] Face down all units are alike; face up they show their Zombie Value."""
    if value is None:
        body = [_card("zombie"), icon("shambling-zombie", -17, -18, 34)]
    else:
        body = [
            _card("revealed"),
            icon("shambling-zombie", -21, -22, 26),
            f'<text class="counter__value" x="9" y="{_TOP + HEIGHT - 7}">{value}</text>',
        ]
    if is_berserk:
        body.append(_badge("berserk"))
    return "".join(body)


def rifles(count: int) -> str:
    """[3.2] The hunting rifles that still lie there."""
    return '<rect class="marker__plate" x="-24" y="-13" width="48" height="26" rx="4"/>' + "".join(
        icon("winchester-rifle", -20 + 18 * number, -11, 22) for number in range(count)
    )


def hiding_place() -> str:
    """[3.1] What the zombie player sees of a square that he wrote down."""
    return '<circle class="marker__ambush" r="17"/>' + icon("raise-zombie", -12, -12, 24)
