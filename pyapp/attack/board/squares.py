"""Squares and what lies between two of them, by name: `c5`, and `c5-d5` for an opening; and the four directions."""

from __future__ import annotations

from enum import IntEnum
from functools import cache
from string import ascii_lowercase
from typing import NewType

Square = NewType("Square", str)
EdgeId = NewType("EdgeId", str)

NOWHERE = Square("")
NO_EDGE = EdgeId("")

MOST = len(ascii_lowercase)
"""As many squares as letters: so long may a side be."""


class Direction(IntEnum):
    """Clockwise, as the sides of the board are numbered from 2 to 5."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3

    @property
    def step(self) -> tuple[int, int]:
        return ((0, -1), (1, 0), (0, 1), (-1, 0))[self]

    @property
    def back(self) -> Direction:
        return Direction((self + 2) % 4)


@cache
def square_at(column: int, row: int) -> Square:
    return Square(f"{ascii_lowercase[column]}{row + 1}")


@cache
def position(square: Square) -> tuple[int, int]:
    """Its column and row, from 0."""
    return ascii_lowercase.index(square[0]), int(square[1:]) - 1


@cache
def beyond(square: Square, direction: Direction) -> Square:
    """The next square that way, on a board without end; nothing where letters or numbers end."""
    column, row = position(square)
    dx, dy = direction.step
    if 0 <= column + dx < MOST and 0 <= row + dy < MOST:
        return square_at(column + dx, row + dy)
    return NOWHERE


@cache
def edge_between(a: Square, b: Square) -> EdgeId:
    """The name of what lies between two neighbours: the upper or left one comes first."""
    first, second = sorted((a, b), key=lambda each: position(each)[::-1])
    return EdgeId(f"{first}-{second}")


@cache
def direction_to(start: Square, end: Square) -> Direction | None:
    """Straight which way, if it is straight at all."""
    (x, y), (to_x, to_y) = position(start), position(end)
    if x == to_x and y != to_y:
        return Direction.NORTH if to_y < y else Direction.SOUTH
    if y == to_y and x != to_x:
        return Direction.WEST if to_x < x else Direction.EAST
    return None


@cache
def apart(a: Square, b: Square) -> int:
    """Squares between two, counted straight over everything."""
    (x, y), (to_x, to_y) = position(a), position(b)
    return abs(x - to_x) + abs(y - to_y)
