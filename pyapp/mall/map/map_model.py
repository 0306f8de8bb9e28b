"""What a map of the mall consists of, and what can be asked of it: squares, areas, doors, walks and lines of sight."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import NewType

from pyapp.kernel.space.cells import Point, Rect, SideKind, Stretch, stretches
from pyapp.kernel.space.graph import Graph
from pyapp.kernel.space.sight import Floor, Line

SquareId = NewType("SquareId", str)
AreaId = NewType("AreaId", str)
DoorId = NewType("DoorId", str)


class AreaKind(StrEnum):
    STORE = "store"
    HALL = "hall"


class DoorKind(StrEnum):
    GLASS = "glass"
    SOLID = "solid"
    MAIN = "main"


class Compass(StrEnum):
    NORTH = "north"
    EAST = "east"
    SOUTH = "south"
    WEST = "west"


class Provenance(StrEnum):
    """How we know: a source says so, the rules imply it, or it is ours."""

    ATTESTED = "attested"
    INFERRED = "inferred"
    INVENTED = "invented"


@dataclass(frozen=True, slots=True)
class Label:
    """An area's name on the board, `at` the middle of its foot; a landmark has a short one for the view from afar."""

    at: Point
    size: int
    text: str
    landmark: str = ""


@dataclass(frozen=True, slots=True)
class Area:
    id: AreaId
    kind: AreaKind
    name: str
    floor: str
    tint: str
    label: Label
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Square:
    id: SquareId
    rect: Rect
    area: AreaId
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Door:
    """A glass or solid door between two squares, smaller number first."""

    id: DoorId
    kind: DoorKind
    between: tuple[SquareId, SquareId]
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class MainDoor:
    """[13.0] One of the four doors to the outside; only zombies come in by them."""

    id: DoorId
    square: SquareId
    side: Compass
    provenance: Provenance


@dataclass(frozen=True, slots=True)
class Neighbour:
    """A square that can be entered from another one, and the door between the two, if there is one."""

    square: SquareId
    door: DoorId | None


@dataclass(frozen=True)
class MallMap:
    """The whole board. It never changes in play: the state of doors is the game's."""

    title: str
    provenance: Mapping[str, str]
    size: Point
    areas: Mapping[AreaId, Area]
    squares: Mapping[SquareId, Square]
    doors: Mapping[DoorId, Door]
    main_doors: Mapping[DoorId, MainDoor]
    walls: frozenset[tuple[SquareId, SquareId]]
    zombies: tuple[SquareId, ...]
    characters: tuple[SquareId, ...]
    rifles: SquareId
    inlay: tuple[tuple[Point, ...], ...] = ()

    # Squares

    def area_of(self, square: SquareId) -> Area:
        return self.areas[self.squares[square].area]

    def is_hall(self, square: SquareId) -> bool:
        """[2.1] Every square is either hall or store."""
        return self.area_of(square).kind is AreaKind.HALL

    def squares_of(self, area: AreaId) -> tuple[SquareId, ...]:
        return self._squares_of[area]

    def neighbours(self, square: SquareId) -> tuple[Neighbour, ...]:
        """[2.1] The adjacent squares that no wall parts from this one, with the door between, in order of number."""
        return self._neighbours[square]

    def door_between(self, a: SquareId, b: SquareId) -> DoorId | None:
        return next((n.door for n in self._neighbours[a] if n.square == b), None)

    def doors_of(self, square: SquareId) -> tuple[DoorId, ...]:
        """The glass and solid doors in the sides of a square."""
        return tuple(n.door for n in self._neighbours[square] if n.door is not None)

    def main_door_of(self, square: SquareId) -> DoorId | None:
        """[5.5] The main door in the side of a square."""
        return next((door.id for door in self.main_doors.values() if door.square == square), None)

    # Geometry

    @cached_property
    def sides(self) -> tuple[Stretch[SquareId, DoorId], ...]:
        """Every stretch of side that two squares share: open, door or wall."""
        doors = {door.between: door.id for door in self.doors.values()}

        def classify(a: SquareId, b: SquareId) -> tuple[SideKind, DoorId | None]:
            if (a, b) in doors:
                return SideKind.DOOR, doors[a, b]
            together = self.squares[a].area == self.squares[b].area or (self.is_hall(a) and self.is_hall(b))
            return (SideKind.OPEN if together and (a, b) not in self.walls else SideKind.WALL), None

        return stretches({square.id: square.rect for square in self.squares.values()}, classify)

    @cached_property
    def graph(self) -> Graph[SquareId]:
        """The squares joined where one can walk when all doors are open."""
        return Graph((side.cells for side in self.sides if side.kind is not SideKind.WALL), self.squares)

    @cached_property
    def floor(self) -> Floor[SquareId, DoorId]:
        return Floor({square.id: square.rect for square in self.squares.values()}, self.sides)

    def sight(self, a: SquareId, b: SquareId) -> Line[SquareId, DoorId]:
        """[6.4] The line of sight between two squares, before the state of its door is asked."""
        return self.floor.line(a, b)

    def range(self, a: SquareId, b: SquareId) -> int | None:
        """[6.7] Squares counted from one to the other, never diagonally and never through a wall."""
        return self.graph.distance(a, b)

    def side_of_door(self, door: DoorId) -> Stretch[SquareId, DoorId]:
        return self._side_of_door[door]

    @cached_property
    def _side_of_door(self) -> Mapping[DoorId, Stretch[SquareId, DoorId]]:
        return {side.door: side for side in self.sides if side.door is not None}

    @cached_property
    def _squares_of(self) -> Mapping[AreaId, tuple[SquareId, ...]]:
        return {area: tuple(s.id for s in self.squares.values() if s.area == area) for area in self.areas}

    @cached_property
    def _neighbours(self) -> Mapping[SquareId, tuple[Neighbour, ...]]:
        found: dict[SquareId, list[Neighbour]] = {square: [] for square in self.squares}
        for side in self.sides:
            if side.kind is not SideKind.WALL:
                a, b = side.cells
                found[a].append(Neighbour(b, side.door))
                found[b].append(Neighbour(a, side.door))
        return {square: tuple(sorted(around, key=lambda n: n.square)) for square, around in found.items()}
