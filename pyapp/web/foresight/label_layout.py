"""Small labels on the board: odds, costs, eyes. Each has places that would do, and none lies on another."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import inf
from typing import NamedTuple

from pyapp.web.board.geometry import Box, covered

Point = tuple[float, float]
Size = tuple[float, float]

LETTER = 7.5
"""Board units that a figure is wide."""
HIGH = 18
"""And a chip high."""


class Chip(NamedTuple):
    """How large it is, and where its middle may be: the best place first."""

    size: Size
    spots: tuple[Point, ...]


def settle(chips: Iterable[Chip], taken: Iterable[Box] = (), shunned: Sequence[Box] = ()) -> list[Box]:
    """A place for each, one after the other: clear of what is taken and, if that can be, of what is shunned."""
    full = list(taken)
    settled: list[Box] = []
    for chip in chips:
        box = _best([around(spot, chip.size) for spot in chip.spots], full, shunned)
        settled.append(box)
        full.append(box)
    return settled


def _best(places: Sequence[Box], full: Sequence[Box], shunned: Sequence[Box]) -> Box:
    """Of several places the first that is clear, or the one that covers least."""
    best, least = places[0], (inf, inf)
    for place in places:
        lies_on = covered(place, full), covered(place, shunned)
        if lies_on == (0, 0):
            return place
        if lies_on < least:
            best, least = place, lies_on
    return best


def around(middle: Point, size: Size) -> Box:
    return Box(middle[0] - size[0] / 2, middle[1] - size[1] / 2, *size)


def wide(text: str) -> float:
    """The width of what is written."""
    return LETTER * len(text)
