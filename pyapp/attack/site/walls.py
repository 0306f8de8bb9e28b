"""Walls: thick toward the outside, thinner between rooms, low and open between two places under the sky."""

from __future__ import annotations

from collections.abc import Collection

from pyapp.attack.board.board import Board, Thing
from pyapp.attack.board.squares import Direction, Square, beyond
from pyapp.attack.site.patterns import filled
from pyapp.attack.site.pen import UNIT, area, layer, path, runs, sides

Side = tuple[Square, Direction]


def walls(board: Board, inside: Collection[Square]) -> str:
    outer, inner, fence = _sorted(board, inside)
    solid = [square for square, cell in board.cells.items() if cell.thing is Thing.HIGH and not cell.name]
    rock = area(solid)
    around = sides((square, way) for square in solid for way in Direction if beyond(square, way) not in solid)
    return layer(
        "walls",
        path("wall-shade", sides(outer)) + path("wall-shade wall-shade--inner", sides(inner))
        + path("wall wall--fence", sides(fence)) + path("post", _posts(fence))
        + path("wall-edge wall-edge--inner", sides(inner)) + path("wall-edge", sides(outer))
        + path("solid-edge", around) + path("solid", rock) + filled("stone", rock)
        + path("wall wall--inner", sides(inner)) + path("wall wall--outer", sides(outer)),
    )  # fmt: skip


def _sorted(board: Board, inside: Collection[Square]) -> tuple[list[Side], list[Side], list[Side]]:
    """Around houses, between their rooms, and in the open; the edge of the board alone is no wall."""
    outer: list[Side] = []
    inner: list[Side] = []
    fence: list[Side] = []
    for square, way in sorted(board.walls):
        near = beyond(square, way)
        is_rim = near not in board.cells
        roofs = (square in inside) + (near in inside)
        if is_rim:
            if roofs:
                outer.append((square, way))
        elif roofs == 2:
            inner.append((square, way))
        else:
            (outer if roofs else fence).append((square, way))
    return outer, inner, fence


def _posts(fence: Collection[Side]) -> str:
    """One at each end and at every square of a fence."""
    spots = set()
    for is_upright, line, first, length in runs(fence):
        for at in range(first, first + length + 1):
            spots.add((line, at) if is_upright else (at, line))
    return "".join(f"M{x * UNIT - 5} {y * UNIT - 5}h10v10h-10z" for x, y in sorted(spots))
