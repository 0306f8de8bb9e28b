"""Ways through the country: from where a vehicle stands, and from the house door, to the nearest edge and on."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from heapq import heappop, heappush

from pyapp.attack.board.board import Board, Kind, Thing
from pyapp.attack.board.squares import NOWHERE, Direction, Square, beyond, edge_between, position
from pyapp.attack.site.land import REACH
from pyapp.attack.site.pen import HALF, UNIT, path, rounded

BEND = 3
"""A way goes so many squares farther before it turns."""


def track(board: Board, inside: Collection[Square], starts: Iterable[Square], name: str) -> str:
    """A way from the middle of some squares to the edge, around everything that stands there."""
    way = _way(board, inside, sorted(starts))
    if not way:
        return ""
    d = rounded(tuple(_corners(_points(board, way))), 70)
    return "".join(path(f"{name} {name}--{part}", d) for part in ("verge", "bed", "ruts", "middle"))


def beyond_edge(
    board: Board, inside: Collection[Square], starts: Iterable[Square], wide: int
) -> tuple[int, int, int, int]:
    """The strip of land that a way takes beyond the edge: left, top, width, height."""
    way = _way(board, inside, sorted(starts))
    if not way:
        return 0, 0, 0, 0
    points, half = _points(board, way), wide // 2
    (x, y), (to_x, to_y) = points[-2:]
    return min(x, to_x) - half, min(y, to_y) - half, abs(to_x - x) + wide, abs(to_y - y) + wide


def _points(board: Board, way: list[Square]) -> list[tuple[int, int]]:
    points = [(x * UNIT + HALF, y * UNIT + HALF) for x, y in map(position, way)]
    x, y = points[-1]
    width, height = board.width * UNIT, board.height * UNIT
    ends = {x: (-REACH, y), width - x: (width + REACH, y), y: (x, -REACH), height - y: (x, height + REACH)}
    return [*points, ends[min(ends)]]


def _corners(points: list[tuple[int, int]]) -> Iterator[tuple[int, int]]:
    """The points where it turns, and its ends."""
    for n, point in enumerate(points):
        if 0 < n < len(points) - 1:
            (ax, ay), (bx, by) = points[n - 1], points[n + 1]
            if (ax == point[0] == bx) or (ay == point[1] == by):
                continue
        yield point


def _way(board: Board, inside: Collection[Square], starts: list[Square]) -> list[Square]:
    free = {square for square, cell in board.cells.items() if cell.thing is Thing.NONE and square not in inside} | set(
        starts
    )
    before: dict[tuple[Square, int], tuple[Square, int]] = {}
    cost = {(square, -1): 0 for square in starts}
    queue = [(0, square, -1) for square in starts]
    while queue:
        spent, square, facing = heappop(queue)
        if spent > cost[square, facing]:
            continue
        column, row = position(square)
        if column in (0, board.width - 1) or row in (0, board.height - 1):
            return _back((square, facing), before)
        for way in Direction:
            near = beyond(square, way)
            if near not in free or (square, way) in board.walls or edge_between(square, near) in board.openings:
                continue
            price = spent + 1 + (BEND if facing not in (-1, way) else 0)
            if price < cost.get((near, int(way)), 1 << 30):
                cost[near, int(way)] = price
                before[near, int(way)] = square, facing
                heappush(queue, (price, near, int(way)))
    return []


def _back(end: tuple[Square, int], before: dict[tuple[Square, int], tuple[Square, int]]) -> list[Square]:
    way = [end[0]]
    while end in before:
        end = before[end]
        way.append(end[0])
    return way[::-1]


def doorstep(board: Board, inside: Collection[Square]) -> Square:
    """Outside of the house door: the door to the open that is nearest to an edge of the board."""
    steps = [
        square
        for kind, a, b in board.openings.values()
        if kind is Kind.DOOR and (a in inside) != (b in inside)
        for square in ((b,) if a in inside else (a,))
    ]

    def away(square: Square) -> int:
        column, row = position(square)
        return min(column, row, board.width - 1 - column, board.height - 1 - row)

    return min(steps, key=away, default=NOWHERE)
