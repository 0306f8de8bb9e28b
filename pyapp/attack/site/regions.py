"""Which squares make a room and which lie under the sky, and what the ground of each is, by what it is called.

A region is squares of one name that no wall and no opening parts. It is a room if walls stand around most of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cache
from typing import NamedTuple

from pyapp.attack.board.board import Board, Thing
from pyapp.attack.board.squares import Direction, Square, beyond, edge_between, position
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.site.words import found_in

LAMPS = 16
"""So many lamps a board has: rooms beyond that share the last one."""


class Ground(StrEnum):
    """What one walks on."""

    BOARDS = "boards"
    PARQUET = "parquet"
    TILES = "tiles"
    CHEQUERS = "chequers"
    LINO = "lino"
    CARPET = "carpet"
    CONCRETE = "concrete"
    STONE = "stone"
    PLANKS = "planks"
    ASPHALT = "asphalt"
    GRAVEL = "gravel"
    GRASS = "grass"
    SETTS = "setts"
    WATER = "water"


class Setting(StrEnum):
    """What lies around the board, and where no room is."""

    COUNTRY = "country"
    TOWN = "town"
    QUAY = "quay"


PLAIN: Mapping[Setting, Ground] = {
    Setting.COUNTRY: Ground.GRASS,
    Setting.TOWN: Ground.STONE,
    Setting.QUAY: Ground.SETTS,
}

INDOORS = (Ground.BOARDS, Ground.LINO, Ground.CARPET, Ground.CONCRETE)
"""One of these has a room whose name says nothing."""

CALLED: Mapping[Ground, str] = {
    Ground.TILES: "kitchen bathroom bath shower toilet laundry scullery pantry surgery morgue canteen butcher pool",
    Ground.CHEQUERS: "diner cafe bar restaurant barber foyer ballroom arcade bakery",
    Ground.LINO: "ward corridor lobby pharmacy chemist store shop market school classroom reception hospital lab"
    " laboratory waiting clinic passage laundromat entrance",
    Ground.PARQUET: "parlour parlor library study salon dining gallery theatre music gym courtroom",
    Ground.CARPET: "nursery bedroom office lounge hotel suite den cinema pawnshop dressing playroom",
    Ground.CONCRETE: "garage workshop basement cellar factory hangar warehouse bunker station engine boiler depot jail"
    " cell prison",
    Ground.STONE: "bank church chapel crypt vault museum castle porch terrace patio plaza courtyard pavement sidewalk",
    Ground.PLANKS: "shed barn attic loft stable boathouse pier jetty dock deck wharf bridge quay"
    " veranda boardwalk raft boat",
    Ground.ASPHALT: "road street lane car parking park highway avenue alley forecourt runway",
    Ground.GRAVEL: "path track drive driveway trail gravel dirt ford railway",
    Ground.GRASS: "yard garden lawn field meadow orchard pasture graveyard cemetery wood forest grass camp",
    Ground.BOARDS: "cottage living cabin landing stairs staircase farmhouse saloon room house hall",
}

_OUTDOORS = (Ground.PLANKS, Ground.ASPHALT, Ground.GRAVEL, Ground.GRASS, Ground.STONE)

URBAN = "lamp lamppost hydrant car bollard kerb sign bus taxi van truck postbox dumpster traffic parking"
GREEN = "tree bush hedge shrub boulder rock stump log well hay field"
"""Things outside that tell where one is."""


class Region(NamedTuple):
    name: str
    squares: frozenset[Square]
    is_indoors: bool
    ground: Ground
    lamp: int
    """Which lamp lights it."""


@cache
def regions_of(scenario: str) -> tuple[Region, ...]:
    return regions(layout_of(scenario).board)


def regions(board: Board) -> tuple[Region, ...]:
    """From the upper left on."""
    plain, lamps, out = PLAIN[setting(board)], 0, []
    for name, squares in _parts(board):
        is_indoors = _is_walled(board, squares, name)
        out.append(Region(name, squares, is_indoors, ground_of(name, plain, is_indoors=is_indoors), lamps))
        lamps = min(lamps + is_indoors, LAMPS - 1)
    return tuple(out)


def inside(found: tuple[Region, ...]) -> frozenset[Square]:
    """All squares with a roof."""
    return frozenset().union(*(region.squares for region in found if region.is_indoors))


def _parts(board: Board) -> Iterator[tuple[str, frozenset[Square]]]:
    """A square of another name among others, where a letter of a scenario serves two rooms, is theirs."""
    parts = list(_by_name(board))
    for stray in sorted((part for part in parts if _is_stray(part)), key=len):
        near = [part for part in parts if part[1] is not stray[1] and _touches(board, stray[1], part[1])]
        if near:
            home = max(near, key=lambda part: len(part[1]))
            if len(home[1]) > len(stray[1]):
                parts.remove(stray)
                parts[parts.index(home)] = (home[0], home[1] | stray[1])
    yield from parts


def _is_stray(part: tuple[str, frozenset[Square]]) -> bool:
    name, squares = part
    return len(squares) <= (1 if name else 3)


def _touches(board: Board, part: frozenset[Square], other: frozenset[Square]) -> bool:
    return any(
        beyond(square, direction) in other and _is_open(board, square, direction)
        for square in part
        for direction in Direction
    )


def _by_name(board: Board) -> Iterator[tuple[str, frozenset[Square]]]:
    left = dict.fromkeys(sorted(board.cells, key=lambda square: position(square)[::-1]))
    while left:
        start = next(iter(left))
        name, part, rim = board.cells[start].room, {start}, [start]
        while rim:
            square = rim.pop()
            for direction in Direction:
                near = beyond(square, direction)
                if near not in left or near in part or board.cells[near].room != name:
                    continue
                if _is_open(board, square, direction):
                    part.add(near)
                    rim.append(near)
        for square in part:
            del left[square]
        yield name, frozenset(part)


def _is_open(board: Board, square: Square, direction: Direction) -> bool:
    """Whether neither wall nor opening is on that side."""
    return (square, direction) not in board.walls and edge_between(
        square, beyond(square, direction)
    ) not in board.openings


def _is_walled(board: Board, squares: frozenset[Square], name: str) -> bool:
    """Whether walls stand around most of it, not counting the edge of the board and open ways between rooms."""
    walled = bare = 0
    for square in squares:
        for direction in Direction:
            near = beyond(square, direction)
            if near not in board.cells:
                if not name:
                    return False
            elif near not in squares:
                is_shut = (square, direction) in board.walls or edge_between(square, near) in board.openings
                walled += is_shut
                bare += not is_shut and not board.cells[near].room
    if not walled and not bare:
        return bool(name) and ground_named(name) not in _OUTDOORS
    return walled > bare


def ground_of(name: str, plain: Ground, *, is_indoors: bool) -> Ground:
    """What is known by name; or, always the same for the same name, one of the usual floors."""
    if not name:
        return INDOORS[0] if is_indoors else plain
    known = ground_named(name)
    if known is not None and (is_indoors or known in _OUTDOORS):
        return known
    return INDOORS[sum(map(ord, name)) % len(INDOORS)] if is_indoors else plain


@cache
def ground_named(name: str) -> Ground | None:
    return found_in(name, {word: ground for ground, words in CALLED.items() for word in words.split()})


def setting(board: Board) -> Setting:
    """Told by what stands outside: lamps and cars are a town's; where there is water beside them, it is a harbour."""
    outside = [cell.name for cell in board.cells.values() if cell.thing in (Thing.HIGH, Thing.LOW) and not cell.room]
    urban = sum(found_in(name, dict.fromkeys(URBAN.split(), name)) is not None for name in outside)
    green = sum(found_in(name, dict.fromkeys(GREEN.split(), name)) is not None for name in outside)
    if not urban or urban < green:
        return Setting.COUNTRY
    has_water = any(cell.thing is Thing.WATER for cell in board.cells.values())
    return Setting.QUAY if has_water else Setting.TOWN
