"""A board as it is played on: what each square is, and which ways lead out of it."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import NamedTuple

from pyapp.attack.board.squares import NO_EDGE, Direction, EdgeId, Square, beyond, edge_between


class Thing(StrEnum):
    """What may fill a square."""

    NONE = "none"
    HIGH = "high"
    """Nobody enters it, nobody sees over it."""
    LOW = "low"
    """It can be entered, but hides whoever is behind it and stops whoever is thrown against it."""
    WATER = "water"
    """Nobody enters it; one can see over it."""


class Cell(NamedTuple):
    """A square as the scenario draws it."""

    thing: Thing = Thing.NONE
    name: str = ""
    """What the thing is called."""
    room: str = ""
    zones: tuple[str, ...] = ()
    """What the survival rules call the places that it belongs to; the room is one of them."""

    @property
    def can_be_entered(self) -> bool:
        return self.thing in (Thing.NONE, Thing.LOW)


class Kind(StrEnum):
    """A grey opening."""

    DOOR = "door"
    WINDOW = "window"


class Opening(NamedTuple):
    kind: Kind
    a: Square
    b: Square


class Way(NamedTuple):
    """A step out of a square."""

    direction: Direction
    to: Square
    edge: EdgeId = NO_EDGE
    """The opening that it leads through, if any."""


SIDES: Mapping[int, Direction] = {2: Direction.NORTH, 3: Direction.EAST, 4: Direction.SOUTH, 5: Direction.WEST}
"""[A9.3] Which face of the die is which side of the board."""


@dataclass(frozen=True)
class Board:
    width: int
    height: int
    cells: Mapping[Square, Cell]
    ways: Mapping[Square, tuple[Way, ...]]
    """Of every square that can be entered, those that no wall bars."""
    walls: frozenset[tuple[Square, Direction]]
    openings: Mapping[EdgeId, Opening]
    rims: Mapping[int, tuple[Square, ...]]
    """[A9.3] The outermost squares of each numbered side."""
    zones: Mapping[str, frozenset[Square]]
    _around: dict[str, tuple[EdgeId, ...]] = field(default_factory=dict, init=False, repr=False, compare=False)

    def way(self, square: Square, direction: Direction) -> Way | None:
        return next((way for way in self.ways[square] if way.direction is direction), None)

    def ahead(self, square: Square, direction: Direction) -> Way | None:
        """[A7.2] The next square in a line of sight: over water too, but through no wall and nothing high."""
        near = beyond(square, direction)
        if near not in self.cells or (square, direction) in self.walls or self.cells[near].thing is Thing.HIGH:
            return None
        edge = edge_between(square, near)
        return Way(direction, near, edge if edge in self.openings else NO_EDGE)

    def kind(self, edge: EdgeId) -> Kind:
        return self.openings[edge].kind

    def around(self, edge: EdgeId) -> tuple[Square, Square]:
        opening = self.openings[edge]
        return opening.a, opening.b

    def edges_of(self, square: Square) -> tuple[EdgeId, ...]:
        return tuple(way.edge for way in self.ways[square] if way.edge)

    def beside(self, square: Square) -> tuple[tuple[Square, EdgeId], ...]:
        """From where something in a square can be handled: the squares next to it without a wall between."""
        found = []
        for direction in Direction:
            near = beyond(square, direction)
            if near in self.ways and (square, direction) not in self.walls:
                edge = edge_between(square, near)
                found.append((near, edge if edge in self.openings else NO_EDGE))
        return tuple(found)

    def edges_around(self, zone: str) -> tuple[EdgeId, ...]:
        """[A12.7] The openings between a place and what is not that place."""
        # Asked after every step of a game.
        if zone not in self._around:
            inside = self.zones[zone]
            self._around[zone] = tuple(
                edge for edge, (_, a, b) in self.openings.items() if (a in inside) != (b in inside)
            )
        return self._around[zone]


Distances = dict[Square, int]


def distances(board: Board, starts: Iterable[Square], shut: Container[EdgeId] = (), most: int = 1 << 30) -> Distances:
    """How many steps it is to each square, around what is shut. Starts need not be free to enter."""
    found = dict.fromkeys(starts, 0)
    rim, cost, ways = list(found), 0, board.ways
    while rim and cost < most:
        cost += 1
        further = []
        for square in rim:
            for _, to, edge in ways[square]:
                if to not in found and (not edge or edge not in shut):
                    found[to] = cost
                    further.append(to)
        rim = further
    return found
