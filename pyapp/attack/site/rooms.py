"""Floors of rooms, the lamp in each, and the light that falls out of doors and windows."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from pyapp.attack.board.board import Board, Kind, Thing
from pyapp.attack.board.squares import Direction, direction_to, position
from pyapp.attack.site.patterns import filled
from pyapp.attack.site.pen import HALF, UNIT, area, blocks, box, disc, layer, mixed, path
from pyapp.attack.site.regions import Ground, Region, inside

REACH = 96
"""How far light falls out of an opening."""


def floors(regions: Sequence[Region]) -> str:
    drawn = "".join(
        path(f"floor floor--{region.ground}", d) + filled(region.ground, d)
        for region in regions
        if region.is_indoors
        for d in (area(region.squares),)
    )
    return layer("floors", drawn)


def lamplight(regions: Sequence[Region]) -> str:
    """Each room in the colour of its lamp, which shines while somebody is there."""
    lamps = (
        f'<path class="lamp lamp--{region.lamp}" fill="url(#attack-lamp)" d="{area(region.squares)}"/>'
        for region in regions
        if region.is_indoors
    )
    return layer("lamps", "".join(lamps))


def inlays(board: Board, regions: Sequence[Region]) -> str:
    """What lies flat on a floor: a rug at home, oil and paint in a workshop, a star in stone."""
    return layer("inlays", "".join(_inlay(board, region) for region in regions if region.is_indoors))


def _inlay(board: Board, region: Region) -> str:
    free = [square for square in region.squares if board.cells[square].thing is Thing.NONE]
    block = max(blocks(free), key=lambda each: (min(each.width, each.height, 3), each.width * each.height))
    if min(block.width, block.height) < 2:
        return ""
    left, top, width, height = block.box
    seed, x, y = mixed(left, top, len(region.squares)), left + width / 2, top + height / 2
    if region.ground in (Ground.BOARDS, Ground.PARQUET, Ground.CARPET):
        w, h = min(width - 28, 4 * UNIT), min(height - 28, 2.4 * UNIT)
        rug, inner = box(x - w / 2, y - h / 2, w, h, 3), box(x - w / 2 + 8, y - h / 2 + 8, w - 16, h - 16)
        ends = (x - w / 2, x + w / 2 + 6)
        fringe = "".join(f"M{end:g} {y - h / 2 + 3 + n * 6:g}h-6" for end in ends for n in range(int(h // 6)))
        star = f"M{x - w / 4:g} {y:g}L{x:g} {y - h / 4:g} {x + w / 4:g} {y:g} {x:g} {y + h / 4:g}z"
        return path("rug-line", fringe) + path(f"rug rug--{seed % 3}", rug) + path("rug-line", inner + star)
    if region.ground is Ground.CONCRETE:
        oil = "".join(
            disc(x + mixed(seed, n) % 60 - 30, y + mixed(seed, n, 2) % 50 - 25, 5 + mixed(seed, n, 3) % 12)
            for n in range(5)
        )
        bay = f"M{left + 12} {top + 12}h{width - 24}M{left + 12} {top + height - 12}h{width - 24}"
        return path("oil", oil) + path("bay-line", bay)
    if region.ground is Ground.STONE:
        r = min(width, height) / 2 - 16
        star = "".join(
            f"M{x:g} {y:g}L{x + dx * r * 0.28 - dy * r * 0.28:g} {y + dy * r * 0.28 + dx * r * 0.28:g}"
            f"L{x + dx * r:g} {y + dy * r:g}z"
            for dx, dy in ((0, -1), (1, 0), (0, 1), (-1, 0))
        )
        return path("medallion", disc(x, y, r) + disc(x, y, r * 0.86)) + path("medallion-star", star)
    return ""


def moonlight(board: Board, regions: Sequence[Region]) -> str:
    """What falls in through windows, in a room without a lamp."""
    roofed = inside(tuple(regions))
    drawn = ""
    for kind, a, b in board.openings.values():
        if kind is Kind.WINDOW and (a in roofed) != (b in roofed):
            outer, inner = (b, a) if a in roofed else (a, b)
            way = direction_to(outer, inner)
            assert way is not None
            shape = f'fill="url(#attack-moon-{way.name.lower()})" d="{_beam(*position(outer), way, 66, 26)}"'
            drawn += f'<path class="moonlight" {shape}/>'
    return layer("moonlight", drawn)


def beams(board: Board, regions: Sequence[Region]) -> str:
    return layer("beams", "".join(_beams(board, regions)))


def _beams(board: Board, regions: Sequence[Region]) -> Iterator[str]:
    lit = {square: region for region in regions if region.is_indoors for square in region.squares}
    for _, a, b in board.openings.values():
        if (a in lit) == (b in lit):
            continue
        inner, outer = (a, b) if a in lit else (b, a)
        way = direction_to(inner, outer)
        assert way is not None
        shape = f'fill="url(#attack-beam-{way.name.lower()})" d="{_beam(*position(inner), way)}"'
        yield f'<path class="beam lamp--{lit[inner].lamp}" {shape}/>'


def _beam(column: int, row: int, way: Direction, reach: int = REACH, wide: int = 52) -> str:
    """From the edge between a square and the next one that way."""
    dx, dy = way.step
    x, y = column * UNIT + HALF + dx * HALF, row * UNIT + HALF + dy * HALF
    narrow = 18
    return (
        f"M{x + dy * narrow} {y + dx * narrow}L{x + dx * reach + dy * wide} {y + dy * reach + dx * wide}"
        f"L{x + dx * reach - dy * wide} {y + dy * reach - dx * wide}L{x - dy * narrow} {y - dx * narrow}z"
    )
