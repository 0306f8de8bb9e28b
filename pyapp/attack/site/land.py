"""The ground under the sky: what grows or is laid there, and roads."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence

from pyapp.attack.board.board import Board
from pyapp.attack.board.squares import Square, position
from pyapp.attack.site.outdoors import OUTDOORS, car, lamp_post, truck, wreck
from pyapp.attack.site.patterns import filled
from pyapp.attack.site.pen import HALF, UNIT, area, box, mixed, path
from pyapp.attack.site.regions import PLAIN, Ground, Region, Setting
from pyapp.attack.site.words import found_in

REACH = 3000
"""How far the ground goes."""
STREET = 4
"""So many rows without a house are a street."""


def plane(width: int, height: int) -> str:
    return box(-REACH, -REACH, width + 2 * REACH, height + 2 * REACH)


def ground(board: Board, setting: Setting) -> str:
    """What lies everywhere below the rest."""
    whole = plane(board.width * UNIT, board.height * UNIT)
    shades = filled("meadow", whole) if setting is Setting.COUNTRY else ""
    return path(f"land land--{setting}", whole) + shades + filled(PLAIN[setting], whole)


def patches(regions: Sequence[Region], setting: Setting) -> str:
    """Places under the sky with a ground of their own, but for those on piles."""
    return "".join(
        path(f"floor floor--{region.ground}", d) + filled(region.ground, d)
        for region in regions
        if not region.is_indoors and region.ground not in (PLAIN[setting], Ground.PLANKS)
        for d in (area(region.squares),)
    )


# Streets


def streets(board: Board, inside: Collection[Square]) -> tuple[tuple[bool, int, int], ...]:
    """Whether it is upright, its first row or column, and how many: where no house stands from edge to edge.

    It is as wide as cars stand on it, with a pavement on either side.
    """
    cars = [position(square) for square, cell in board.cells.items() if _is(cell.name, car, truck, wreck)]
    found = []
    for is_upright, length in ((False, board.height), (True, board.width)):
        axis = 0 if is_upright else 1
        built = {position(square)[axis] for square in inside}
        for first, count in _gaps(built, length):
            if count < STREET:
                continue
            on = sorted(spot[axis] for spot in cars if first <= spot[axis] < first + count)
            edge = max(1, count // 4)
            start, end = (on[0], on[-1]) if len(set(on)) > 1 else (first + edge, first + count - 1 - edge)
            found.append((is_upright, start, end - start + 1))
    return tuple(found)


def _gaps(built: Collection[int], length: int) -> Iterator[tuple[int, int]]:
    start = 0
    for at in range(length + 1):
        if at == length or at in built:
            if at > start:
                yield start, at - start
            start = at + 1


def roads(board: Board, found: Sequence[tuple[bool, int, int]]) -> str:
    """Asphalt from one end of the world to the other, with kerbs, a dashed line, and puddles."""
    bands, kerbs, dashes, puddles = "", "", "", ""
    for is_upright, first, count in found:
        a, wide = first * UNIT, count * UNIT
        long = (board.height if is_upright else board.width) * UNIT + 2 * REACH
        middle = a + wide // 2
        if is_upright:
            bands += box(a, -REACH, wide, long)
            kerbs += f"M{a} {-REACH}v{long}M{a + wide} {-REACH}v{long}"
            dashes += f"M{middle} {-REACH}v{long}"
        else:
            bands += box(-REACH, a, long, wide)
            kerbs += f"M{-REACH} {a}h{long}M{-REACH} {a + wide}h{long}"
            dashes += f"M{-REACH} {middle}h{long}"
        for n in range(12):
            along, across = mixed(n, first, 3) % (long - 2 * REACH), a + 18 + mixed(n, first, 4) % (wide - 36)
            x, y = (across, along) if is_upright else (along, across)
            r = 9 + mixed(n, 9) % 12
            puddles += _puddle(x, y, r)
    return (
        path("road", bands) + filled("asphalt", bands) + path("kerb", kerbs) + path("road-line", dashes)
        + path("puddle", puddles)
    )  # fmt: skip


def _puddle(x: int, y: int, r: int) -> str:
    a, b, c, d = (f"{r * share:g}" for share in (0.4, 0.5, 0.8, 1.8))
    return f"M{x - 2 * r} {y}q{a} -{c} {d} -{b}t{2 * r} {b}q-{c} {c} -{2 * r} {a}t-{d} -{b}z"


def lamp_pools(board: Board) -> str:
    """What the lamps of a street light up."""
    posts = (square for square, cell in board.cells.items() if _is(cell.name, lamp_post))
    return "".join(
        f'<circle class="pool" fill="url(#attack-pool)" cx="{column * UNIT + HALF}" cy="{row * UNIT + HALF}" r="124"/>'
        for column, row in map(position, posts)
    )


def _is(name: str, *drawings: object) -> bool:
    return bool(name) and found_in(name, OUTDOORS) in drawings
