"""Names of rooms where nothing stands, the sides of the board with their numbers, and the names of rows and columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from string import ascii_uppercase

from pyapp.attack.board.board import SIDES, Board, Thing
from pyapp.attack.board.squares import Direction, Square, position
from pyapp.attack.scenarios.model import Layout
from pyapp.attack.site.marks import called
from pyapp.attack.site.pen import UNIT, layer, path
from pyapp.attack.site.regions import Region
from pyapp.attack.speech import named
from pyapp.kernel.art.lettering import text

LARGEST, SMALLEST = 19, 10
WIDTH = 0.66
"""Of a letter with the space after it, to its height."""


def names(layout: Layout, regions: Sequence[Region]) -> str:
    """Each room by its own word, at the foot of the squares that are freest."""
    drawn = []
    for region in regions:
        if region.name and (region.is_indoors or len(region.squares) > 3) and (place := _place(layout, region)):
            x, y, size = place
            kind = "room-name" if region.is_indoors else "room-name room-name--outside"
            drawn.append(text(named(called(layout, region.name)), kind, f'x="{x:g}" y="{y:g}" font-size="{size:g}"'))
    return layer("names", "".join(drawn))


def _place(layout: Layout, region: Region) -> tuple[float, float, float] | None:
    """The middle, the line to stand on, and the size: where it is largest, and then as far down as can be."""
    best: tuple[float, int, float, int] | None = None
    for column, row, length in _free(layout, region.squares):
        size = min(LARGEST, max(SMALLEST, (length * UNIT - 12) / (len(called(layout, region.name)) * WIDTH)))
        found = (size, row, column + length / 2, length)
        best = max(best or found, found, key=lambda each: (round(each[0], 1), min(each[3], 3), each[1], each[3]))
    if best is None:
        return None
    size, row, middle, _ = best
    return middle * UNIT, (row + 1) * UNIT - 9, round(size, 1)


def _free(layout: Layout, squares: frozenset[Square]) -> Iterator[tuple[int, int, int]]:
    """Runs of squares side by side on which nothing stands or lies at the start: column, row, length."""
    taken = {*layout.tokens.values(), *layout.humans}
    taken |= {each for _, a, b in layout.board.openings.values() for each in (a, b)}
    spots = sorted(
        position(square)[::-1]
        for square in squares
        if square not in taken and layout.board.cells[square].thing is Thing.NONE
    )
    start = 0
    for at in range(1, len(spots) + 1):
        if at == len(spots) or spots[at] != (spots[at - 1][0], spots[at - 1][1] + 1):
            row, column = spots[start]
            yield column, row, at - start
            start = at


def frame(board: Board) -> str:
    """[A9.3] A quiet line around the squares, which side is which face of the die, and what rows and columns are."""
    width, height = board.width * UNIT, board.height * UNIT
    corners = "".join(
        f"M{x + dx * 22} {y}h{-dx * 28}v{dy * 28}"
        for x, dx in ((0, 1), (width, -1))
        for y, dy in ((-6, 1), (height + 6, -1))
    )
    return layer(
        "frame",
        path("frame", f"M-6 -6h{width + 12}v{height + 12}h-{width + 12}z") + path("frame frame--corner", corners)
        + _coordinates(board) + _numbers(width, height),
    )  # fmt: skip


def _coordinates(board: Board) -> str:
    columns = "".join(
        f'<text class="coordinate" x="{(n + 0.5) * UNIT:g}" y="-10">{ascii_uppercase[n]}</text>'
        for n in range(board.width)
        if n != board.width / 2 - 0.5
    )
    rows = "".join(
        f'<text class="coordinate" x="-14" y="{(n + 0.5) * UNIT + 4:g}">{n + 1}</text>'
        for n in range(board.height)
        if n != board.height / 2 - 0.5
    )
    return columns + rows


def _numbers(width: int, height: int) -> str:
    places = {
        Direction.NORTH: (width / 2, -10),
        Direction.EAST: (width + 20, height / 2 + 9),
        Direction.SOUTH: (width / 2, height + 30),
        Direction.WEST: (-16, height / 2 + 9),
    }
    return "".join(
        f'<text class="side-number" x="{x:g}" y="{y:g}">{number}</text>'
        for number, side in SIDES.items()
        for x, y in (places[side],)
    )
