"""[A1.1] The drawing of a board in characters: squares, and half cells between them for walls, doors and windows.

    +-+-+-+        + - |  wall, and corners
    |. . .|        D W    door, window: the grey openings
    + +-D-+        blank  nothing in between
    |. W .|        any other character in a square: `.` is plain ground, `#` solid, the rest is told by the legend
    +-+-+-+

Odd rows and columns, counted from 0, are squares; the others lie between them.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from pyapp.attack.board.board import SIDES, Board, Cell, Kind, Opening, Thing, Way
from pyapp.attack.board.squares import (
    MOST,
    NO_EDGE,
    Direction,
    EdgeId,
    Square,
    beyond,
    edge_between,
    position,
    square_at,
)
from pyapp.attack.scenarios.finding_faults import Faults, short
from pyapp.attack.speech import say
from pyapp.kernel.message import Message

OPENINGS = {"D": Kind.DOOR, "W": Kind.WINDOW}
WALL = "+-|"
BLANK = " "
PLAIN, SOLID = ".", "#"
RESERVED = frozenset((*WALL, BLANK, PLAIN, SOLID))
LEAST = 4


@dataclass
class Drawn:
    """What the characters say, before anything is known of the rest of the file."""

    letters: dict[Square, str] = field(default_factory=dict)
    width: int = 0
    height: int = 0
    row: int = 1
    """The line of the file in which the drawing begins."""

    def place(self, square: Square) -> tuple[int, int]:
        """Where in the file a square stands."""
        column, row = position(square)
        return self.row + 2 * row + 1, 2 * column + 2


def drawn(lines: list[str], first_row: int, faults: Faults) -> Drawn:
    """The squares of a drawing."""
    found = Drawn(row=first_row)
    rows, widest = len(lines), max(map(len, lines), default=0)
    found.width, found.height = (widest - 1) // 2, (rows - 1) // 2
    if rows % 2 == 0 or widest % 2 == 0:
        text = say(
            "the drawing has {rows} lines and {columns} columns: both have to be odd, with walls on the outside",
            rows=rows,
            columns=widest,
        )
        faults.at(first_row, 1, text)
    if not (LEAST <= found.width <= MOST and LEAST <= found.height <= MOST):
        text = say(
            "a board has {least} to {most} squares a side, and this one {width} by {height}",
            least=LEAST,
            most=MOST,
            width=found.width,
            height=found.height,
        )
        faults.at(first_row, 1, text)
        return found
    for y in range(found.height):
        for x in range(found.width):
            line = lines[2 * y + 1]
            letter = line[2 * x + 1] if 2 * x + 1 < len(line) else BLANK
            if letter in (*WALL, BLANK):
                faults.at(
                    first_row + 2 * y + 1,
                    2 * x + 2,
                    say("here is a square: it needs “.”, “#” or a letter of the legend"),
                )
            found.letters[square_at(x, y)] = letter
    return found


def board(lines: list[str], found: Drawn, cells: Mapping[Square, Cell], faults: Faults) -> Board:
    """The board with its walls and openings."""
    walls: set[tuple[Square, Direction]] = set()
    openings: dict[EdgeId, Opening] = {}
    ways: dict[Square, list[Way]] = {square: [] for square, cell in cells.items() if cell.can_be_entered}
    for square in cells:
        x, y = position(square)
        for direction in Direction:
            dx, dy = direction.step
            other = beyond(square, direction)
            if other not in cells:
                walls.add((square, direction))
                continue
            row, column = 2 * y + 1 + dy, 2 * x + 1 + dx
            mark = lines[row][column] if column < len(lines[row]) else BLANK
            edge = edge_between(square, other)
            if mark in OPENINGS:
                if square not in ways or other not in ways:
                    _once(
                        faults,
                        found.row + row,
                        column + 1,
                        direction,
                        say("an opening needs a square that can be entered on either side"),
                    )
                    walls.add((square, direction))
                    continue
                a, b = edge.split("-")
                openings[edge] = Opening(OPENINGS[mark], Square(a), Square(b))
                ways[square].append(Way(direction, other, edge))
            elif mark == BLANK:
                if square in ways and other in ways:
                    ways[square].append(Way(direction, other, NO_EDGE))
            else:
                if mark not in WALL:
                    _once(
                        faults,
                        found.row + row,
                        column + 1,
                        direction,
                        say("between squares stands a wall, “D”, “W” or nothing, not “{mark}”", mark=short(mark)),
                    )
                walls.add((square, direction))
    zones: dict[str, set[Square]] = {}
    for square, cell in cells.items():
        for zone in cell.zones:
            zones.setdefault(zone, set()).add(square)
    return Board(
        found.width,
        found.height,
        cells,
        {square: tuple(ways[square]) for square in ways},
        frozenset(walls),
        dict(sorted(openings.items(), key=lambda each: (position(each[1].a)[::-1], each[0]))),
        {number: tuple(square for square in ways if _is_rim(square, side, found)) for number, side in SIDES.items()},
        {zone: frozenset(squares) for zone, squares in zones.items()},
    )


def _once(faults: Faults, row: int, column: int, direction: Direction, text: Message) -> None:
    """What lies between two squares is met from both: it is told once."""
    if direction in (Direction.EAST, Direction.SOUTH):
        faults.at(row, column, text)


def _is_rim(square: Square, side: Direction, found: Drawn) -> bool:
    x, y = position(square)
    return {
        Direction.NORTH: y == 0,
        Direction.SOUTH: y == found.height - 1,
        Direction.WEST: x == 0,
        Direction.EAST: x == found.width - 1,
    }[side]


SOLID_CELL = Cell(Thing.HIGH, "")
