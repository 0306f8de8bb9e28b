"""A board from above, plainly: squares, walls, things, the numbers of its sides; and the same in small."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from html import escape

from pyapp.attack.board.board import SIDES, Board, Thing
from pyapp.attack.board.squares import Direction, EdgeId, Square, position
from pyapp.attack.names import square_ref
from pyapp.attack.scenarios.library import layout_of

UNIT = 48
"""A square, in board units."""
MARGIN = 40
"""For the numbers of the sides."""

_INK, _FLOOR, _ROOM, _HIGH, _LOW, _WATER = "#1b1d22", "#5b6052", "#8a7d6a", "#3b2f26", "#6f5a3c", "#2f4f68"
_FILLS = {Thing.HIGH: _HIGH, Thing.LOW: _LOW, Thing.WATER: _WATER}


def size(board: Board) -> tuple[int, int]:
    return board.width * UNIT + 2 * MARGIN, board.height * UNIT + 2 * MARGIN


@cache
def middle(square: Square) -> tuple[int, int]:
    column, row = position(square)
    return MARGIN + column * UNIT + UNIT // 2, MARGIN + row * UNIT + UNIT // 2


def edge_middle(board: Board, edge: EdgeId) -> tuple[int, int]:
    a, b = board.around(edge)
    (x, y), (to_x, to_y) = middle(a), middle(b)
    return (x + to_x) // 2, (y + to_y) // 2


def is_upright(board: Board, edge: EdgeId) -> bool:
    """Whether the opening stands between left and right."""
    a, b = board.around(edge)
    return position(a)[1] == position(b)[1]


@cache
def art(scenario: str) -> str:
    board = layout_of(scenario).board
    return "".join((*_grounds(board), *_walls(board), *_numbers(board)))


@cache
def squares(scenario: str) -> str:
    """What can be pointed at: every square that can be entered, and things, which answer why not."""
    out = []
    for square in layout_of(scenario).board.cells:
        x, y = middle(square)
        place = f'x="{x - UNIT // 2}" y="{y - UNIT // 2}" width="{UNIT}" height="{UNIT}"'
        out.append(f'<rect class="square" data-ref="{square_ref(square)}" fill="transparent" {place}/>')
    return "".join(out)


def _grounds(board: Board) -> Iterator[str]:
    width, height = size(board)
    yield f'<rect width="{width}" height="{height}" fill="{_INK}"/>'
    for square, cell in board.cells.items():
        x, y = middle(square)
        fill = _FILLS.get(cell.thing, _ROOM if cell.room else _FLOOR)
        inset = 4 if cell.thing is Thing.LOW else 0
        if inset:
            ground = _ROOM if cell.room else _FLOOR
            yield _rect(x, y, UNIT, ground)
        yield _rect(x, y, UNIT - 2 * inset - 1, fill)


def _rect(x: int, y: int, side: int, fill: str) -> str:
    return f'<rect x="{x - side / 2:g}" y="{y - side / 2:g}" width="{side}" height="{side}" fill="{fill}"/>'


def _walls(board: Board) -> Iterator[str]:
    half = UNIT // 2
    for square, direction in sorted(board.walls):
        x, y = middle(square)
        dx, dy = direction.step
        line = f"M{x + dx * half} {y - half}v{UNIT}" if dx else f"M{x - half} {y + dy * half}h{UNIT}"
        yield f'<path d="{line}" stroke="{_INK}" stroke-width="6" stroke-linecap="square"/>'


def _numbers(board: Board) -> Iterator[str]:
    """[A9.3] Which side is which face of the die."""
    width, height = size(board)
    places = {
        Direction.NORTH: (width // 2, MARGIN - 12),
        Direction.EAST: (width - MARGIN // 2, height // 2),
        Direction.SOUTH: (width // 2, height - 12),
        Direction.WEST: (MARGIN // 2, height // 2),
    }
    for number, side in SIDES.items():
        x, y = places[side]
        yield f'<text x="{x}" y="{y}" fill="#d8d2c4" font-size="24" text-anchor="middle">{number}</text>'


@cache
def preview(scenario: str) -> str:
    """The board in small."""
    board = layout_of(scenario).board
    width, height = size(board)
    title = escape(layout_of(scenario).title)
    return f'<svg viewBox="0 0 {width} {height}" role="img" aria-label="{title}">{art(scenario)}</svg>'
