"""Doors and windows between two squares, and what bars them."""

from __future__ import annotations

from functools import cache


@cache
def opening(kind: str, is_upright: bool, state: str) -> str:
    """The grey rectangle; barricaded, with boards across; permanent, with two rows of them."""
    fill = {"door": "#a6a6a6", "window": "#c9d3d8"}[kind]
    boards = {"open": "", "shut": _boards(0), "permanent": _boards(-4) + _boards(4)}[state]
    turn = "" if is_upright else ' transform="rotate(90)"'
    return f'<g{turn}><rect x="-5" y="-20" width="10" height="40" fill="{fill}"/>{boards}</g>'


def _boards(x: int) -> str:
    return f'<path d="M{x - 7} -18L{x + 7} 18M{x + 7} -18L{x - 7} 18" stroke="#6b3f1d" stroke-width="5"/>'
