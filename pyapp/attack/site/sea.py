"""Water, which goes on beyond the edge of the board; its shore, and the piers over it."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pyapp.attack.board.board import Board, Thing
from pyapp.attack.board.squares import Direction, Square, beyond, position, square_at
from pyapp.attack.site.land import REACH
from pyapp.attack.site.outdoors import boat
from pyapp.attack.site.patterns import filled
from pyapp.attack.site.pen import HALF, UNIT, area, box, disc, mixed, path, sides
from pyapp.attack.site.regions import Ground, Region

EVERY = 340
"""About so far apart boats lie at anchor."""


def water(board: Board, regions: Sequence[Region]) -> str:
    """It goes on beyond the edge of the board; a pier does not."""
    wet, decks = _wet(board), _on_piles(regions)
    if not wet:
        return ""
    wide = wet | decks
    shore = sides(
        (square, way)
        for square in wide
        for way in Direction
        if beyond(square, way) in board.cells and beyond(square, way) not in wide
    ) + "".join(_shore_further(board, wide))
    d = sea(board, regions)
    return (
        path("water", d) + filled("water", d) + _shallows(decks, wet) + path("shore shore--wash", shore)
        + path("shore", shore) + _decks(board, decks, wet) + _boats(board, wide)
    )  # fmt: skip


def sea(board: Board, regions: Sequence[Region]) -> str:
    """All the water there is, also below piers and beyond the edge."""
    wide = below(board, regions)
    return area(wide) + "".join(_further(board, wide))


def below(board: Board, regions: Sequence[Region]) -> set[Square]:
    """Squares of water, and those on piles over it."""
    wet = _wet(board)
    return wet | _on_piles(regions) if wet else wet


def _wet(board: Board) -> set[Square]:
    return {square for square, cell in board.cells.items() if cell.thing is Thing.WATER}


def _on_piles(regions: Sequence[Region]) -> set[Square]:
    piers = (region for region in regions if region.ground is Ground.PLANKS and not region.is_indoors)
    return {square for region in piers for square in region.squares}


def _further(board: Board, sea: Collection[Square]) -> Iterator[str]:
    """From every wet square at the edge outward, and around corners."""
    right, bottom = board.width - 1, board.height - 1
    for square in sea:
        column, row = position(square)
        x, y = column * UNIT, row * UNIT
        beside_x = -REACH if column == 0 else x + UNIT if column == right else None
        beside_y = -REACH if row == 0 else y + UNIT if row == bottom else None
        if beside_x is not None:
            yield box(beside_x, y, REACH, UNIT)
        if beside_y is not None:
            yield box(x, beside_y, UNIT, REACH)
        if beside_x is not None and beside_y is not None:
            yield box(beside_x, beside_y, REACH, REACH)


def _shore_further(board: Board, sea: Collection[Square]) -> Iterator[str]:
    for square in sea:
        column, row = position(square)
        for way, at_edge in (
            (Direction.NORTH, column in (0, board.width - 1)),
            (Direction.SOUTH, column in (0, board.width - 1)),
            (Direction.WEST, row in (0, board.height - 1)),
            (Direction.EAST, row in (0, board.height - 1)),
        ):
            near = beyond(square, way)
            if at_edge and near in board.cells and near not in sea:
                dx, dy = way.step
                if dy:
                    x = 0 if column == 0 else (column + 1) * UNIT
                    yield f"M{x} {(row + (dy > 0)) * UNIT}h{-REACH if column == 0 else REACH}"
                else:
                    y = 0 if row == 0 else (row + 1) * UNIT
                    yield f"M{(column + (dx > 0)) * UNIT} {y}v{-REACH if row == 0 else REACH}"


def _shallows(decks: Collection[Square], wet: Collection[Square]) -> str:
    """Water that breaks on the piles."""
    edges = [(square, way) for square in decks for way in Direction if beyond(square, way) in wet]
    return path("surf", sides(edges)) + path("surf surf--near", sides(edges))


def _decks(board: Board, decks: Collection[Square], wet: Collection[Square]) -> str:
    """Planks on piles: their shadow on the water, a beam along each edge, and the heads of the piles."""
    if not decks:
        return ""
    d = area(decks)
    edges = [
        (square, way)
        for square in decks
        for way in Direction
        if beyond(square, way) in wet or beyond(square, way) not in board.cells
    ]
    piles = set()
    for square, way in edges:
        column, row = position(square)
        dx, dy = way.step
        if (column + row) % 2 == 0:
            piles.add((column * UNIT + HALF + dx * HALF, row * UNIT + HALF + dy * HALF))
    heads = "".join(disc(x, y, 5) for x, y in sorted(piles))
    return (
        f'<path class="deck-shade" d="{d}" transform="translate(9 11)"/>' + path("floor floor--planks", d)
        + filled("planks", d) + path("deck-beam", sides(edges)) + path("piling", heads)
    )  # fmt: skip


def is_wet(board: Board, wide: Collection[Square], x: float, y: float) -> bool:
    """Whether some place, also one off the board, lies in the water."""
    column = min(max(int(x // UNIT), 0), board.width - 1)
    row = min(max(int(y // UNIT), 0), board.height - 1)
    return square_at(column, row) in wide


def _boats(board: Board, wide: Collection[Square]) -> str:
    """Off the board, where nobody gets to them."""
    drawn = ""
    width, height, shape = board.width * UNIT, board.height * UNIT, boat(88, 44)
    for row in range(-2, height // EVERY + 3):
        for column in range(-3, width // EVERY + 4):
            shift = mixed(column + 50, row + 50, 6)
            x, y = column * EVERY + 60 + shift % 150, row * EVERY + 60 + shift // 150 % 150
            is_off = x < -90 or x > width + 90 or y < -90 or y > height + 90
            if is_off and all(is_wet(board, wide, x + dx, y + dy) for dx in (-60, 60) for dy in (-60, 60)):
                place = f'transform="translate({x} {y}) rotate({shift % 360})"'
                drawn += (
                    f'<g class="thing thing--parked" {place}>{path("surf surf--boat", shape.outline)}{shape.drawn}</g>'
                )
    return drawn
