"""A board from above, put together layer by layer; the same in small; and where things stand on it."""

from __future__ import annotations

from collections.abc import Collection
from functools import cache
from html import escape

from pyapp.attack.board.board import Board, Thing
from pyapp.attack.board.squares import EdgeId, Square, position
from pyapp.attack.names import square_ref
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.site import land, lettering, marks, patterns, rooms, sea, surroundings, things, tracks, walls, weather
from pyapp.attack.site.pen import HALF, UNIT, area, box, disc, layer, path
from pyapp.attack.site.regions import Region, Setting, inside, regions_of, setting

MARGIN = 36
"""What is always shown around the squares: the numbers of the sides stand there."""


def size(board: Board) -> tuple[int, int]:
    return board.width * UNIT, board.height * UNIT


def view_box(board: Board) -> tuple[int, int, int, int]:
    """The part of the plane that shows the whole board: left, top, width, height."""
    width, height = size(board)
    return -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN


@cache
def middle(square: Square) -> tuple[int, int]:
    column, row = position(square)
    return column * UNIT + HALF, row * UNIT + HALF


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
    """Everything that stays and is only looked at, from the ground up."""
    layout = layout_of(scenario)
    board, regions, kind = layout.board, regions_of(scenario), setting(layout.board)
    roofed = inside(regions)
    streets = land.streets(board, roofed) if kind is Setting.TOWN else ()
    ways, strips = _ways(scenario) if kind is Setting.COUNTRY else ("", ())
    ground = (
        land.ground(board, kind)
        + surroundings.surroundings(board, kind, regions, streets, strips)
        + land.roads(board, streets)
        + land.patches(regions, kind)
        + ways
        + sea.water(board, regions)
        + land.lamp_pools(board)
    )
    return "".join(
        (
            patterns.definitions(),
            layer("ground", ground),
            marks.marks(layout, roofed),
            weather.rain(board, roofed),
            rooms.beams(board, regions),
            rooms.floors(regions),
            rooms.inlays(board, regions),
            rooms.moonlight(board, regions),
            rooms.lamplight(regions),
            layer("grid", path("grid", _grid(board))),
            lettering.names(layout, regions),
            things.things(board),
            walls.walls(board, roofed),
            lettering.frame(board),
        )
    )


def _ways(scenario: str) -> tuple[str, tuple[surroundings.Rect, ...]]:
    """Through the country: a drive to what one can leave in, or else a path to the house; and where each goes on."""
    layout = layout_of(scenario)
    roofed = inside(regions_of(scenario))
    step, cars = tracks.doorstep(layout.board, roofed), marks.vehicle_squares(layout, roofed)
    starts, name, wide = (cars, "track", 90) if cars else ((step,) if step else (), "path", 50)
    strip = tracks.beyond_edge(layout.board, roofed, starts, wide)
    return tracks.track(layout.board, roofed, starts, name) + marks.pads(layout, roofed), (strip,)


def _grid(board: Board) -> str:
    width, height = size(board)
    upright = "".join(f"M{x * UNIT} 0v{height}" for x in range(1, board.width))
    return upright + "".join(f"M0 {y * UNIT}h{width}" for y in range(1, board.height))


@cache
def squares(scenario: str) -> str:
    """What can be pointed at: every square that can be entered, and things, which answer why not."""
    return "".join(
        f'<rect class="square" data-ref="{square_ref(square)}" x="{x - HALF}" y="{y - HALF}" width="{UNIT}" '
        f'height="{UNIT}"/>'
        for square in layout_of(scenario).board.cells
        for x, y in (middle(square),)
    )


@cache
def preview(scenario: str) -> str:
    """The board in small: plain areas and thick walls, without anything that would need a name on the page."""
    layout = layout_of(scenario)
    board, regions = layout.board, regions_of(scenario)
    roofed = inside(regions)
    floors: dict[str, set[Square]] = {}
    for region in regions:
        if region.is_indoors:
            floors.setdefault("mini__room", set()).update(region.squares)
        elif region.name:
            floors.setdefault(f"floor floor--{region.ground}", set()).update(region.squares)
    drawn = (
        path(f"land land--{setting(board)}", land.plane(*size(board)))
        + path("water", sea.sea(board, regions))
        + "".join(path(name, area(those)) for name, those in floors.items())
        + path("mini__bush", _rounds(board, roofed, Thing.LOW, 15))
        + path("mini__tree", _rounds(board, roofed, Thing.HIGH, 23))
        + path("mini__low", _dots(board, roofed, Thing.LOW, 8))
        + path("mini__high", _dots(board, roofed, Thing.HIGH, 2))
        + walls.walls(board, roofed)
        + path("mini__opening", "".join(_gap(board, edge) for edge in board.openings))
    )
    title = escape(layout.title)
    return f'<svg class="mini" viewBox="{_close_up(board, regions)}" role="img" aria-label="{title}">{drawn}</svg>'


def _close_up(board: Board, regions: tuple[Region, ...]) -> str:
    """The houses, and piers, with two squares around them: what is farther away fills the rest of the window."""
    built = [position(square) for region in regions if region.name for square in region.squares]
    columns, rows = [x for x, _ in built] or [0, board.width - 1], [y for _, y in built] or [0, board.height - 1]
    left, top = max(min(columns) - 2, 0) * UNIT, max(min(rows) - 2, 0) * UNIT
    right, bottom = min(max(columns) + 3, board.width) * UNIT, min(max(rows) + 3, board.height) * UNIT
    return f"{left - 12} {top - 12} {right - left + 24} {bottom - top + 24}"


def _rounds(board: Board, roofed: Collection[Square], thing: Thing, r: int) -> str:
    """What stands in the open."""
    return "".join(
        disc(*middle(square), r) for square, cell in board.cells.items() if cell.thing is thing and square not in roofed
    )


def _dots(board: Board, roofed: Collection[Square], thing: Thing, inset: int) -> str:
    """What stands in rooms."""
    side = UNIT - 2 * inset
    return "".join(
        box(x - HALF + inset, y - HALF + inset, side, side)
        for square, cell in board.cells.items()
        if cell.thing is thing and square in roofed
        for x, y in (middle(square),)
    )


def _gap(board: Board, edge: EdgeId) -> str:
    x, y = edge_middle(board, edge)
    return f"M{x} {y - 17}v34" if is_upright(board, edge) else f"M{x - 17} {y}h34"
