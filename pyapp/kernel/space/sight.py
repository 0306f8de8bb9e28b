"""Straight lines between the centres of rectangles, against walls and doors: exact, and walked from room to room.

All arithmetic is on integers: lengths are doubled, so that the centre of a cell with odd sides is still a whole number,
and points of a line are compared by cross multiplication.

What stops a line from centre to centre:

- crossing a wall;
- touching the end of a wall or of a doorway (a corner), or running along one;
- crossing a doorway that is a side of neither end's cell;
- crossing a second doorway.

What does not: the meeting point of open sides, and an open border that the line happens to run along. A line passes
through the cells whose inside it crosses, and through neither of two cells that it only runs between.

Whether the one door on a line is open or closed is a matter of the moment: the line names the door, the game asks.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Generic, NamedTuple, TypeVar

from pyapp.kernel.space.cells import Buckets, Point, Rect, SideKind, Stretch
from pyapp.kernel.space.graph import Sortable

C = TypeVar("C", bound=Sortable)  # the id of a cell
D = TypeVar("D")  # the id of a door


class Obstacle(StrEnum):
    """Why a line is blocked."""

    WALL = "wall"
    CORNER = "corner"
    FAR_DOORWAY = "far doorway"  # a doorway that is a side of neither end's cell
    SECOND_DOOR = "second door"


@dataclass(frozen=True, slots=True)
class Line(Generic[C, D]):
    """What the straight line between two centres meets. `through` leaves out both ends."""

    through: tuple[C, ...] = ()
    door: D | None = None
    obstacle: Obstacle | None = None
    at: Point | None = None  # where the obstacle is, rounded to whole units

    @property
    def is_clear(self) -> bool:
        """Nothing built stands in the way; the door, if there is one, may still be shut."""
        return self.obstacle is None

    def reversed(self) -> Line[C, D]:
        """The same line seen from its other end."""
        return Line(self.through[::-1], self.door, self.obstacle, self.at)


class _Gate(NamedTuple, Generic[C, D]):
    """A stretch as seen from inside one cell: from `low` to `high` along the side, leading to `cell`."""

    low: int
    high: int
    cell: C
    kind: SideKind
    door: D | None


class _Room(Generic[C, D]):
    """One cell made ready for walking, in doubled units."""

    __slots__ = ("bottom", "cell", "cx", "cy", "east", "north", "right", "south", "west", "x", "y")

    def __init__(self, cell: C, rect: Rect) -> None:
        self.cell = cell
        self.x, self.y = 2 * rect.x, 2 * rect.y
        self.right, self.bottom = 2 * rect.right, 2 * rect.bottom
        self.cx, self.cy = rect.x + rect.right, rect.y + rect.bottom
        self.north: list[_Gate[C, D]] = []
        self.east: list[_Gate[C, D]] = []
        self.south: list[_Gate[C, D]] = []
        self.west: list[_Gate[C, D]] = []


class Floor(Generic[C, D]):
    """Cells and the sides between them; answers what a straight line between two centres meets."""

    def __init__(self, rects: Mapping[C, Rect], sides: Iterable[Stretch[C, D]]) -> None:
        self._rooms: dict[C, _Room[C, D]] = {cell: _Room(cell, rects[cell]) for cell in sorted(rects)}
        self._around: dict[Point, list[_Room[C, D]]] = {}
        self._hard: set[Point] = set()
        self._lines: dict[C, dict[C, Line[C, D]]] = {}
        covered: dict[tuple[C, str], int] = {}
        for side in sides:
            (x1, y1), (x2, y2) = side.start, side.end
            for here, there in (side.cells, side.cells[::-1]):
                room = self._rooms[here]
                if side.is_vertical:
                    name = "east" if room.right == 2 * x1 else "west"
                    gate = _Gate(2 * y1, 2 * y2, there, side.kind, side.door)
                else:
                    name = "south" if room.bottom == 2 * y1 else "north"
                    gate = _Gate(2 * x1, 2 * x2, there, side.kind, side.door)
                getattr(room, name).append(gate)
                covered[here, name] = covered.get((here, name), 0) + gate.high - gate.low
            if side.kind is not SideKind.OPEN:
                self._hard.update(((2 * x1, 2 * y1), (2 * x2, 2 * y2)))
        for room in self._rooms.values():
            self._gather_corners(room, covered)
        points = set(self._hard)
        for room in self._rooms.values():
            points.update(_corners(room))
        near = Buckets(rects)
        for point in points:
            # Points are in doubled units; one that is not on a whole one lies in the bucket of the whole one before it.
            x, y = point[0] // 2, point[1] // 2
            cells = sorted(near.around(Rect(x, y, point[0] - 2 * x, point[1] - 2 * y)))
            self._around[point] = [room for cell in cells if _touches(room := self._rooms[cell], point)]

    def _gather_corners(self, room: _Room[C, D], covered: Mapping[tuple[C, str], int]) -> None:
        """A side that is not wholly shared has bare wall: its ends, and the ends of its stretches, are wall corners."""
        for name, length in (
            ("north", room.right - room.x),
            ("south", room.right - room.x),
            ("west", room.bottom - room.y),
            ("east", room.bottom - room.y),
        ):
            if covered.get((room.cell, name), 0) == length:
                continue
            gates: list[_Gate[C, D]] = getattr(room, name)
            if name in ("north", "south"):
                level = room.y if name == "north" else room.bottom
                ends = {room.x, room.right}.union(*((g.low, g.high) for g in gates))
                self._hard.update((end, level) for end in ends)
            else:
                level = room.x if name == "west" else room.right
                ends = {room.y, room.bottom}.union(*((g.low, g.high) for g in gates))
                self._hard.update((level, end) for end in ends)

    def line(self, a: C, b: C) -> Line[C, D]:
        """What the line between the centres of two cells meets; the same from both ends. Computed once per pair."""
        row = self._lines.setdefault(a, {})
        known = row.get(b)
        if known is None:
            # Walked from the smaller id always: both directions then agree on the first obstacle.
            known = self._walk(self._rooms[a], self._rooms[b]) if not b < a else self.line(b, a).reversed()
            row[b] = known
        return known

    def look(self, a: C, b: C) -> Line[C, D]:
        """The same line walked from the first end: what blocks it is the first obstacle that is met from there."""
        return self._walk(self._rooms[a], self._rooms[b])

    def lines_from(self, cell: C) -> Mapping[C, Line[C, D]]:
        """The lines from one cell to all cells, itself included."""
        row = self._lines.setdefault(cell, {})
        if len(row) < len(self._rooms):
            for other in self._rooms:
                self.line(cell, other)
        return row

    def warm(self) -> None:
        """Computes all pairs now, so that no question waits later."""
        for cell in self._rooms:
            self.lines_from(cell)

    def _walk(self, start: _Room[C, D], goal: _Room[C, D]) -> Line[C, D]:
        """Follows the line from room to room until it arrives or is blocked."""
        x0, y0 = start.cx, start.cy
        dx, dy = goal.cx - x0, goal.cy - y0
        through: list[C] = []
        door: D | None = None
        room = start
        while room is not goal:
            # The side by which the line leaves, and its place there, as a fraction with the denominator |dx| or |dy|.
            edge_x = room.right if dx > 0 else room.x
            edge_y = room.bottom if dy > 0 else room.y
            to_x, to_y = abs(edge_x - x0), abs(edge_y - y0)
            ahead = to_x * abs(dy) - to_y * abs(dx)  # below 0: reaches the vertical side first
            if dx == 0 or (dy != 0 and ahead > 0):
                gates, scale = (room.south if dy > 0 else room.north), abs(dy)
                along = x0 * scale + dx * to_y
                spot = (along, edge_y * scale)
            else:
                gates, scale = (room.east if dx > 0 else room.west), abs(dx)
                along = y0 * scale + dy * to_x
                spot = (edge_x * scale, along)
            for gate in gates:
                if gate.low * scale < along < gate.high * scale:
                    break
            else:
                # No stretch has the place in its inside: a meeting point of sides, or bare wall.
                if along % scale == 0:
                    point = (spot[0] // scale, spot[1] // scale)
                    if point in self._around:
                        if point in self._hard:
                            return _blocked(Obstacle.CORNER, spot, scale)
                        following = self._past(point, dx, dy)
                        if following is None:
                            return _blocked(Obstacle.WALL, spot, scale)
                        room = following
                        if room is not goal:
                            through.append(room.cell)
                        continue
                return _blocked(Obstacle.WALL, spot, scale)
            if gate.kind is SideKind.WALL:
                return _blocked(Obstacle.WALL, spot, scale)
            following = self._rooms[gate.cell]
            if gate.kind is SideKind.DOOR:
                if door is not None:
                    return _blocked(Obstacle.SECOND_DOOR, spot, scale)
                if room is not start and following is not goal:
                    return _blocked(Obstacle.FAR_DOORWAY, spot, scale)
                door = gate.door
            room = following
            if room is not goal:
                through.append(room.cell)
        return Line(tuple(through), door)

    def _past(self, point: Point, dx: int, dy: int) -> _Room[C, D] | None:
        """The room that the line enters at a meeting point of open sides, following an open border to its end first."""
        while True:
            x, y = point
            beyond = [room for room in self._around[point] if _lies_ahead(room, x, y, dx, dy)]
            if len(beyond) != 2:
                return beyond[0] if beyond else None
            # Only a level or upright line can have two rooms ahead: it runs along the border between them.
            one, other = beyond
            if dx == 0:
                y = min(one.bottom, other.bottom) if dy > 0 else max(one.y, other.y)
            else:
                x = min(one.right, other.right) if dx > 0 else max(one.x, other.x)
            border = [gate for gate in one.east + one.west + one.south + one.north if gate.cell == other.cell]
            if not border or border[0].kind is not SideKind.OPEN:
                return None
            point = (x, y)
            if point in self._hard:
                return None


def _blocked(obstacle: Obstacle, spot: Point, scale: int) -> Line[C, D]:
    """A blocked line; the place comes as a fraction of doubled units."""
    return Line(obstacle=obstacle, at=(spot[0] // (2 * scale), spot[1] // (2 * scale)))


def _corners(room: _Room[C, D]) -> tuple[Point, ...]:
    return ((room.x, room.y), (room.right, room.y), (room.x, room.bottom), (room.right, room.bottom))


def _touches(room: _Room[C, D], point: Point) -> bool:
    return room.x <= point[0] <= room.right and room.y <= point[1] <= room.bottom


def _lies_ahead(room: _Room[C, D], x: int, y: int, dx: int, dy: int) -> bool:
    """Does a small step from the point along the line end in the room or on its border?"""
    return _holds(room.x, x, room.right, dx) and _holds(room.y, y, room.bottom, dy)


def _holds(low: int, value: int, high: int, step: int) -> bool:
    """Is the value, moved a little by the sign of `step`, between low and high?"""
    if step > 0:
        return low <= value < high
    if step < 0:
        return low < value <= high
    return low <= value <= high
