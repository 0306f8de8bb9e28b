"""Things on their squares: high ones tall, dark and rimmed like a wall, with a shadow; low ones flat and light.

Squares of the same thing side by side are one piece: a long table, a car. What has a back stands with it to the wall.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import NamedTuple

from pyapp.attack.board.board import Board, Cell, Thing
from pyapp.attack.board.squares import Direction, Square
from pyapp.attack.site.furniture import FURNITURE
from pyapp.attack.site.outdoors import OUTDOORS
from pyapp.attack.site.pen import HALF, Block, blocks, layer, mixed
from pyapp.attack.site.shapes import Draw, Shape, centred
from pyapp.attack.site.words import found_in

SHADOW = (6, 7)
"""How far a high thing throws its shadow."""
THICKNESS = (2, 3)

TINTS = 4
"""Cars and cushions of so many colours."""

DRAWINGS = {**OUTDOORS, **FURNITURE}
LOOSE = frozenset(
    [
        "tree",
        "bush",
        "stump",
        "rock",
        "boulder",
        "barrel",
        "rope",
        "bollard",
        "post",
        "lamp",
        "hydrant",
        "armchair",
        "chair",
        "stool",
        "crate",
        "box",
        "bed",
        "plant",
    ]
)
"""Things that stay apart, each in its square, however many there are: by the last word of their name."""


def block_of_stone(w: float, h: float) -> Shape:
    """What is high, and nobody says what it is."""
    x, y = w / 2 - 5, h / 2 - 5
    bevel = "".join(f"M{a * x:g} {b * y:g}l{-7 * a} {-7 * b}" for a in (-1, 1) for b in (-1, 1))
    return Shape("stone", centred(w - 10, h - 10, 2), (("line", centred(w - 24, h - 24) + bevel),))


def low_box(w: float, h: float) -> Shape:
    """What is low, and nobody says what it is."""
    return Shape(
        "rope", centred(w - 14, h - 14, 3), (("line", f"M{-w / 2 + 7:g} 0h{w - 14:g}M0 {-h / 2 + 7:g}v{h - 14:g}"),)
    )


FALLBACKS = {Thing.HIGH: block_of_stone, Thing.LOW: low_box}


class Piece(NamedTuple):
    """One thing, however many squares it takes."""

    cell: Cell
    block: Block
    turn: int
    """Degrees; its back is up at 0."""


def drawing_of(name: str, thing: Thing) -> Draw:
    return found_in(name, DRAWINGS) or FALLBACKS[thing]


def is_known(name: str) -> bool:
    return found_in(name, DRAWINGS) is not None


def pieces(board: Board) -> Iterator[Piece]:
    kinds: dict[tuple[Thing, str], list[Square]] = {}
    for square, cell in board.cells.items():
        if cell.thing in FALLBACKS and (cell.name or cell.thing is Thing.LOW):
            kinds.setdefault((cell.thing, cell.name), []).append(square)
    for (_, name), squares in kinds.items():
        for block in _apart(name, squares):
            first = board.cells[block.squares[0]]
            yield Piece(first, block, _turn(board, block, name))


def _apart(name: str, squares: list[Square]) -> Iterator[Block]:
    if name.split()[-1:] and name.split()[-1] in LOOSE:
        for square in squares:
            yield from blocks([square])
    else:
        yield from blocks(squares)


def _turn(board: Board, block: Block, name: str) -> int:
    """The back to a wall, to the longer side of the piece first; by chance where it stands free."""
    backs = [direction for direction in Direction if _is_walled(board, block, direction)]
    is_tall = block.height > block.width
    backs.sort(key=lambda direction: (direction % 2 == 0) if is_tall else (direction % 2 == 1))
    if found_in(name, FURNITURE):
        if backs and (block.width == block.height or (backs[0] % 2 == 1) == is_tall):
            return 90 * backs[0]
        return 90 if is_tall else 0
    if is_tall:
        return 90
    if block.width > block.height:
        return 180 * (mixed(block.column, block.row) % 2)
    return 90 * (mixed(block.column, block.row, 7) % 4)


def _is_walled(board: Board, block: Block, direction: Direction) -> bool:
    return all((square, direction) in board.walls for square in _side(block, direction))


def _side(block: Block, direction: Direction) -> tuple[Square, ...]:
    """The squares along one side of a piece."""
    wide = block.width
    return {
        Direction.NORTH: block.squares[:wide],
        Direction.EAST: block.squares[wide - 1 :: wide],
        Direction.SOUTH: block.squares[-wide:],
        Direction.WEST: block.squares[::wide],
    }[direction]


def things(board: Board) -> str:
    """All of them, the low ones first; shadows lie below every thing."""
    found = sorted(pieces(board), key=lambda piece: piece.cell.thing is Thing.HIGH)
    shades = "".join(_shade(piece, *SHADOW) for piece in found if piece.cell.thing is Thing.HIGH)
    return layer("shades", shades) + layer("things", "".join(map(drawn, found)))


def drawn(piece: Piece) -> str:
    is_high = piece.cell.thing is Thing.HIGH
    tint = mixed(piece.block.column, piece.block.row, 5) % TINTS
    name = f"thing thing--{'high' if is_high else 'low'} tint--{tint}"
    below = _shade(piece, *THICKNESS) if is_high else ""
    return f'{below}<g class="{name}" {_place(piece)}>{_shape(piece).drawn}</g>'


def sample(name: str, thing: Thing) -> str:
    """A thing around its own origin, on one square."""
    one = Piece(Cell(thing, name), Block(0, 0, 1, 1), 0)
    return f'<g transform="translate(-{HALF} -{HALF})">{drawn(one)}</g>'


def _shape(piece: Piece) -> Shape:
    _, _, width, height = piece.block.box
    if piece.turn % 180:
        width, height = height, width
    return _shaped(piece.cell.name, piece.cell.thing, width, height)


@cache
def _shaped(name: str, thing: Thing, width: int, height: int) -> Shape:
    return drawing_of(name, thing)(width, height)


def _place(piece: Piece, dx: int = 0, dy: int = 0) -> str:
    x, y, width, height = piece.block.box
    turn = f" rotate({piece.turn})" if piece.turn else ""
    return f'transform="translate({x + width // 2 + dx} {y + height // 2 + dy}){turn}"'


def _shade(piece: Piece, dx: int, dy: int) -> str:
    name = "shade" if (dx, dy) == SHADOW else "thickness"
    return f'<path class="{name}" {_place(piece, dx, dy)} d="{_shape(piece).outline}"/>'
