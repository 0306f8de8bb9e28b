"""What lies around the board, so that no window shows a void: fields and woods, or the roofs of a town."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from itertools import pairwise

from pyapp.attack.board.board import Board
from pyapp.attack.board.squares import Direction, Square, beyond
from pyapp.attack.site.patterns import filled
from pyapp.attack.site.pen import UNIT, blocks, box, disc, mixed, path
from pyapp.attack.site.regions import Region, Setting, inside
from pyapp.attack.site.sea import below, is_wet

NEAR = 76
"""From the board to the first field or roof."""
STEPS = (NEAR, 400, 780, 1400)
"""How far away the rows of fields begin."""
GAP = 16
ROOF = 5 * UNIT
"""How far the houses at the edge go on beyond it."""


Rect = tuple[int, int, int, int]
Street = tuple[bool, int, int]


def surroundings(
    board: Board,
    setting: Setting,
    regions: Sequence[Region],
    streets: Collection[Street],
    ways: Collection[Rect],
) -> str:
    if setting is Setting.COUNTRY:
        return _country(board, ways)
    return _roofs(board, inside(tuple(regions)), below(board, regions), streets)


def _cells(board: Board) -> Iterator[tuple[int, Rect]]:
    """The land around the board in uneven rectangles, numbered."""
    xs, ys = _lines(board.width * UNIT, 5), _lines(board.height * UNIT, 6)
    number = 0
    for row, (top, bottom) in enumerate(pairwise(ys)):
        for column, (left, right) in enumerate(pairwise(xs)):
            number += 1
            if not (column in (3, 4) and row in (3, 4)):
                shift = mixed(number, 2) % 50 - 25 if column in (3, 4) and row < 2 else 0
                yield number, (left + GAP // 2, top + GAP // 2 + shift, right - left - GAP, bottom - top - GAP - shift)


def _lines(length: int, seed: int) -> list[int]:
    middle = length // 2 + mixed(length, seed) % 160 - 80
    return [-each for each in reversed(STEPS)] + [middle] + [length + each for each in STEPS]


def _country(board: Board, ways: Collection[Rect]) -> str:
    """Fields, woods and hedges; no tree stands on a way."""
    grounds = {"furrows": "", "rows": "", "meadow": ""}
    trees: list[tuple[int, int, int]] = []
    for number, (x, y, width, height) in _cells(board):
        kind = mixed(number, board.width, 17) % 7
        if _is_far(board, x, y, width, height):
            grounds[("furrows", "rows", "meadow")[kind % 3]] += box(x, y, width, height, 14)
            continue
        if kind < 2:
            trees += _wood(number, x, y, width, height)
        else:
            grounds[("furrows", "rows", "meadow")[kind % 3]] += box(x, y, width, height, 14)
        trees += _hedge(number, x, y, width)
    fields = "".join(
        path(f"field field--{name}", d) + (filled(name, d) if name != "meadow" else "") for name, d in grounds.items()
    )
    return fields + _wooded([each for each in trees if not any(_meets(_spot(*each), way) for way in ways)])


def _is_far(board: Board, x: int, y: int, width: int, height: int) -> bool:
    """So far away that nobody counts its trees."""
    far = STEPS[2]
    return x < -far or y < -far or x + width > board.width * UNIT + far or y + height > board.height * UNIT + far


def _wood(seed: int, x: int, y: int, width: int, height: int) -> Iterator[tuple[int, int, int]]:
    step = 58
    for row in range(min(height // step, 7)):
        for column in range(min(width // step, 9)):
            shift = mixed(seed, row, column)
            r = 19 + shift % 13
            yield x + 26 + column * step + shift % 23, y + 26 + row * step + shift // 31 % 25, r


def _hedge(seed: int, x: int, y: int, width: int) -> Iterator[tuple[int, int, int]]:
    """Trees along the upper edge of a field."""
    for n in range(width // 70):
        shift = mixed(seed, n, 77)
        if shift % 3 == 0:
            yield x + 20 + n * 70 + shift % 29, y - 6 + shift % 9, 11 + shift % 8


def _spot(x: int, y: int, r: int) -> Rect:
    return x - r, y - r, 2 * r, 2 * r


def _wooded(trees: list[tuple[int, int, int]]) -> str:
    """Three lines of drawing for all of them."""
    shades = "".join(disc(x + 6, y + 8, r) for x, y, r in trees)
    crowns = "".join(disc(x, y, r) for x, y, r in trees)
    tops = "".join(disc(x - r // 5, y - r // 4, r * 0.6) for x, y, r in trees)
    return path("far-shade", shades) + path("far-tree", crowns) + path("far-tree far-tree--top", tops)


# A town


def _roofs(board: Board, roofed: Collection[Square], wet: Collection[Square], streets: Collection[Street]) -> str:
    """Those of the houses at the edge, and the rest of the town behind its streets."""
    roofs = [*_goes_on(board, roofed)]
    taken = (*map(_padded, roofs), *_strips(streets))
    roofs += [
        house
        for number, cell in _cells(board)
        for house in _houses(number, *cell)
        if not _is_wet(board, wet, house) and not any(_meets(house, other) for other in taken)
    ]
    whole = "".join(box(*roof) for roof in roofs)
    ridges = "".join(_ridge(*roof) for roof in roofs)
    chimneys = "".join(box(x + 14 + mixed(x, y) % max(1, w - 44), y + h * 0.3, 13, 13) for x, y, w, h in roofs)
    shade = f'<path class="roof-shade" d="{whole}" transform="translate(7 9)"/>'
    return shade + path("roof", whole) + filled("roof", whole) + path("ridge", ridges) + path("chimney", chimneys)


def _goes_on(board: Board, roofed: Collection[Square]) -> Iterator[Rect]:
    """Houses at the edge of the board: beyond it one sees their roofs."""
    for way in Direction:
        rim = [square for square in board.cells if square in roofed and beyond(square, way) not in board.cells]
        for block in blocks(rim):
            x, y, w, h = block.box
            dx, dy = way.step
            if dx:
                yield (-ROOF if dx < 0 else x + w), y - 5, ROOF, h + 10
            else:
                yield x - 5, (-ROOF if dy < 0 else y + h), w + 10, ROOF


def _houses(seed: int, x: int, y: int, width: int, height: int) -> Iterator[Rect]:
    """A block of the town: houses in rows, and yards between them."""
    top, row = y, 0
    while top + 110 <= y + height:
        left, n = x, 0
        tall = 130 + mixed(seed, row, 4) % 60
        while left + 90 <= x + width:
            shift = mixed(seed, row, n)
            wide = min(130 + shift % 110, x + width - left)
            if shift % 7:
                yield left, top + shift % 14, wide - 18, min(tall, y + height - top) - shift % 14
            left, n = left + wide, n + 1
        top, row = top + tall + 34, row + 1


def _strips(streets: Collection[Street]) -> Iterator[Rect]:
    """Streets with their pavements, which no house stands on."""
    far = 4000
    for is_upright, first, count in streets:
        a, wide = (first - 2) * UNIT, (count + 4) * UNIT
        yield (a, -far, wide, 3 * far) if is_upright else (-far, a, 3 * far, wide)


def _is_wet(board: Board, wet: Collection[Square], house: Rect) -> bool:
    x, y, w, h = _padded(house)
    return any(is_wet(board, wet, x + dx, y + dy) for dx in (0, w) for dy in (0, h))


def _padded(rect: Rect) -> Rect:
    x, y, w, h = rect
    return x - 20, y - 20, w + 40, h + 40


def _meets(a: Rect, b: Rect) -> bool:
    return a[0] < b[0] + b[2] and b[0] < a[0] + a[2] and a[1] < b[1] + b[3] and b[1] < a[1] + a[3]


def _ridge(x: int, y: int, w: int, h: int) -> str:
    """Of a hipped roof, along its longer side."""
    half = min(w, h) // 2
    if w >= h:
        a, b, mid = x + half, x + w - half, y + h / 2
        return f"M{x} {y}L{a} {mid:g}L{x} {y + h}M{x + w} {y}L{b} {mid:g}L{x + w} {y + h}M{a} {mid:g}H{b}"
    a, b, mid = y + half, y + h - half, x + w / 2
    return f"M{x} {y}L{mid:g} {a}L{x + w} {y}M{x} {y + h}L{mid:g} {b}L{x + w} {y + h}M{mid:g} {a}V{b}"
