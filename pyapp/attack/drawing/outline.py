"""Small means of drawing figures and tokens: an ellipse, a shape at its place, a part of a ring."""

from __future__ import annotations

from math import cos, pi, sin


def ellipse(name: str, rx: float, ry: float, x: float = 0, y: float = 0) -> str:
    return f'<ellipse class="{name}" cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"/>'


def placed(drawing: str, x: float, y: float, scale: float = 1, turn: float = 0) -> str:
    """A drawing made around its own foot, at its place."""
    turned = f" rotate({turn:g})" if turn else ""
    grown = f" scale({scale:g})" if scale != 1 else ""
    return f'<g transform="translate({x:g} {y:g}){turned}{grown}">{drawing}</g>'


def mirrored(drawing: str) -> str:
    return f'<g transform="scale(-1 1)">{drawing}</g>'


def ring_part(outer: tuple[float, float], inner: tuple[float, float], y: float, start: float, end: float) -> str:
    """A part of a flat ring around (0, y) as a piece of a path, from one angle to another in turns, clockwise."""

    def at(radii: tuple[float, float], turns: float) -> str:
        return f"{radii[0] * cos(2 * pi * turns):.1f} {y + radii[1] * sin(2 * pi * turns):.1f}"

    large = int(end - start > 0.5)
    there = f"M{at(outer, start)}A{outer[0]:g} {outer[1]:g} 0 {large} 1 {at(outer, end)}"
    return f"{there}L{at(inner, end)}A{inner[0]:g} {inner[1]:g} 0 {large} 0 {at(inner, start)}z"
