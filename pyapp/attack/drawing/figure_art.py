"""Figures and tokens around their own middle: plain until they are drawn better."""

from __future__ import annotations

from functools import cache

from pyapp.attack.names import Who

_FEET = {Who.ADA: "#c8553d", Who.BEN: "#3d7dc8", Who.CLEO: "#c8a53d", Who.DAN: "#7a4fb5"}
KINDS = 5
"""Zombies look different, which means nothing."""


def _disc(name: str, fill: str, letter: str) -> str:
    return (
        '<circle class="counter__shadow" r="19"/>'
        f'<circle class="counter__card counter__card--{name}" r="18" fill="{fill}"/>'
        f'<text class="counter__name" y="6" font-size="16" fill="#fff" text-anchor="middle">{letter}</text>'
    )


@cache
def human(who: Who) -> str:
    return _disc("human", _FEET[who], who[0].upper())


@cache
def zombie(kind: int, is_lying: bool) -> str:
    turn = ' transform="rotate(90) scale(1 .6)"' if is_lying else ""
    return f"<g{turn}>{_disc('zombie', f'hsl({90 + 12 * kind} 25% 32%)', 'Z')}</g>"


@cache
def token() -> str:
    return '<path d="M0 -14L14 0L0 14L-14 0Z" fill="#e8c547" stroke="#1b1d22" stroke-width="2"/>'


@cache
def search() -> str:
    return (
        '<circle r="12" fill="#f2ead8" stroke="#1b1d22" stroke-width="2"/>'
        '<circle cx="-2" cy="-2" r="5" fill="none" stroke="#1b1d22" stroke-width="2"/>'
        '<path d="M2 2L7 7" stroke="#1b1d22" stroke-width="3"/>'
    )


@cache
def noise() -> str:
    return '<circle r="16" fill="none" stroke="#e8c547" stroke-width="3" stroke-dasharray="4 4"/>'
