"""[1.0] Orchards, drawn with letters: those that come with the game, and those that a player brings.

    title: The little orchard
    turns: 8
    A..3
    .#..
    B..G

A and B are where the gardeners begin, G the goat; a number is a tree with so many fruits, # a hedge, . grass.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from itertools import pairwise
from typing import NewType

from pyapp.kernel.codec import Damaged
from pyapp.kernel.message import Message
from pyapp.kernel.scenario import key_of
from pyapp.kernel.space.cells import Rect, SideKind, stretches
from pyapp.kernel.space.graph import Graph
from pyapp.kernel.space.sight import Floor

from .speech import say

Cell = NewType("Cell", str)
"""A letter for the column, a number for the row: c3."""
Fence = NewType("Fence", str)
"""The side between two cells, the one on the left or above first: c3-d3."""


class Unit(StrEnum):
    ANN = "ann"
    BOB = "bob"
    GOAT = "goat"


MARKS = {"A": Unit.ANN, "B": Unit.BOB, "G": Unit.GOAT}
LETTERS = "abcdefghijklmnopqrstuvwxyz"
SIDE = 60
"""Board units across a cell."""


@dataclass(frozen=True, eq=False)
class Orchard:
    """A piece of ground with hedges and trees."""

    key: str
    title: str
    turns: int
    """The last turn; 0: it goes on until nothing hangs on the trees."""
    width: int
    height: int
    cells: tuple[Cell, ...]
    """Where one can stand."""
    trees: Mapping[Cell, int]
    starts: Mapping[Unit, Cell]

    @cached_property
    def graph(self) -> Graph[Cell]:
        return Graph(_neighbours(self.cells), self.cells)

    @cached_property
    def floor(self) -> Floor[Cell, str]:
        """For looks across it. Fences are low: they stop nobody's eye."""
        rects = {cell: Rect(*corner(cell), SIDE, SIDE) for cell in self.cells}
        return Floor(rects, stretches(rects, lambda _a, _b: (SideKind.OPEN, None)))

    @property
    def called(self) -> Message:
        return say("{title}", title=self.title)


def cell(column: int, row: int) -> Cell:
    return Cell(f"{LETTERS[column]}{row + 1}")


def corner(at: Cell) -> tuple[int, int]:
    """Its upper left corner in board units."""
    return LETTERS.index(at[0]) * SIDE, (int(at[1:]) - 1) * SIDE


def middle(at: Cell) -> tuple[int, int]:
    x, y = corner(at)
    return x + SIDE // 2, y + SIDE // 2


def fence_between(a: Cell, b: Cell) -> Fence:
    first, second = sorted((a, b), key=corner)
    return Fence(f"{first}-{second}")


def sides_of(fence: Fence) -> tuple[Cell, Cell]:
    first, _, second = fence.partition("-")
    return Cell(first), Cell(second)


def _neighbours(cells: tuple[Cell, ...]) -> Iterator[tuple[Cell, Cell]]:
    there = {corner(each): each for each in cells}
    for (x, y), each in there.items():
        for beside in ((x + SIDE, y), (x, y + SIDE)):
            if beside in there:
                yield each, there[beside]


def read(text: str, key: str) -> Orchard:
    """An orchard from its drawing; `Damaged` says where it is no good."""
    heads: dict[str, str] = {}
    rows: list[str] = []
    for line in map(str.rstrip, text.splitlines()):
        name, colon, value = line.partition(":")
        if colon:
            heads[name.strip()] = value.strip()
        elif line:
            rows.append(line)
    title, turns = heads.pop("title", ""), heads.pop("turns", "0")
    for name in heads:
        raise Damaged(say("the drawing says {name}: only title and turns can stand above it", name=name))
    if not 1 <= len(title) <= 60 or not title.isprintable():
        raise Damaged(say("the drawing needs a title of 1 to 60 letters"))
    if not (turns.isascii() and turns.isdecimal() and int(turns) <= 99):
        raise Damaged(say("turns: expected a number from 0 to 99"))
    return _drawn(rows, key, title, int(turns))


def _drawn(rows: list[str], key: str, title: str, turns: int) -> Orchard:
    if not rows or not 3 <= len(rows) <= len(LETTERS) or not 3 <= len(rows[0]) <= len(LETTERS):
        raise Damaged(say("the drawing must be 3 to 26 letters wide and as many lines high"))
    cells: list[Cell] = []
    trees: dict[Cell, int] = {}
    starts: dict[Unit, Cell] = {}
    for number, row in enumerate(rows):
        if len(row) != len(rows[0]):
            raise Damaged(say("line {line} of the drawing is not as long as the first", line=number + 1))
        for column, letter in enumerate(row):
            here = cell(column, number)
            if letter in MARKS and MARKS[letter] not in starts:
                starts[MARKS[letter]] = here
            elif letter in "123456789":
                trees[here] = int(letter)
            elif letter not in ".#":
                raise Damaged(say("{letter} in {cell}: not a letter of the drawing, or there twice", letter=letter,
                                  cell=here))  # fmt: skip
            if letter != "#":
                cells.append(here)
    if missing := [letter for letter, unit in MARKS.items() if unit not in starts]:
        raise Damaged(say("{letter} is missing in the drawing", letter=missing[0]))
    if not trees:
        raise Damaged(say("nothing grows in the drawing"))
    orchard = Orchard(key, title, turns, len(rows[0]), len(rows), tuple(cells), trees, starts)
    alone = set(cells).difference(orchard.graph.distance_map(starts[Unit.GOAT]))
    if alone:
        raise Damaged(say("nobody can get to {cell}", cell=min(alone)))
    return orchard


LITTLE = """\
title: The little orchard
turns: 8
A..3..
.#....
..2..#
3...#.
.#...2
B....G
"""

GREAT = """\
title: The great orchard
A......2........3.......
..##.........#......4...
.......3..........##....
..4............2........
......#..##.........#...
........................
.2.......4.....3......2.
....#........#..........
............##....#.....
......2...............3.
..#.......5.....2.......
...........##...........
.....3..............#...
..............4.........
.#.....#.............2..
....2.......3...#.......
..........#.............
.......4..........3.....
..##...........#........
...........2.........4..
.3.....#................
.............3...#......
....4.............2.....
B......#....2..........G
"""

SHIPPED = {"little": LITTLE, "great": GREAT}
_known = {key: read(text, key) for key, text in SHIPPED.items()}


def find(key: str) -> Orchard:
    """The orchard that a state lies in. A player's own has been read before: `bring`."""
    return _known[key]


def bring(text: str) -> Orchard:
    """A drawing that a player brings: from now on it is found by its key."""
    orchard = read(text, key_of(text))
    return _known.setdefault(orchard.key, orchard)


def is_known(key: str) -> bool:
    return key in _known


def ways(orchard: Orchard) -> Iterator[tuple[Cell, Cell]]:
    """All pairs of cells that lie beside each other."""
    yield from orchard.graph.edges()


def links(path: tuple[Cell, ...]) -> Iterator[Fence]:
    """The sides that a way crosses."""
    return (fence_between(a, b) for a, b in pairwise(path))
