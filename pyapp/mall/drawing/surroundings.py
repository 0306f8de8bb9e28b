"""Around the building: the pavement with title and key, the ring road, and a car park that has no end.

However a window is shaped, what it shows beyond the board is this and never a void. The car park is the same each time:
where a car stands follows from the numbers of its row and bay.
"""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.mall.drawing import furniture as f

PAVEMENT = 36
"""Width of the pavement: title, key and the letters of the main doors stand on it."""
ROAD = 56
BAY, DEPTH = 30, 56
LANE = 58
REACH = 3000
"""How far the ground goes."""
ROWS = 5
"""Double rows of bays on each side."""
_FIRST_ROW = PAVEMENT + ROAD + 14
_EVERY = 2 * DEPTH + LANE
"""From one double row of bays to the next."""


def definitions() -> str:
    """A bay's line, repeated for ever, for rows above and below the building and for rows beside it."""
    upright = f'<pattern id="bays" width="{BAY}" height="{DEPTH}" patternUnits="userSpaceOnUse">'
    level = f'<pattern id="side-bays" width="{DEPTH}" height="{BAY}" patternUnits="userSpaceOnUse">'
    return (
        f'{upright}<path class="paint" d="M{BAY / 2:g} 0v{DEPTH}"/></pattern>'
        f'{level}<path class="paint" d="M0 {BAY / 2:g}h{DEPTH}"/></pattern>'
        f'<g id="mall-car">{_parked()}</g>'
    )


def _parked() -> str:
    """A car of its time, long and wide, its nose up."""
    glass = "M-8 -7q8 -4 16 0l-2 7q-6 -2 -12 0zM-7 15q7 3 14 0l-1.5 -6q-5.5 1.5 -11 0z"
    return f.box(-10, -23, 20, 46, 6) + f'<path class="windscreen" d="{glass}"/>'


def ground(width: int, height: int) -> str:
    whole = _rect("ground", -REACH, -REACH, width + 2 * REACH, height + 2 * REACH)
    edge = PAVEMENT + ROAD
    road = _rect("road", -edge, -edge, width + 2 * edge, height + 2 * edge, 26)
    middle = PAVEMENT + ROAD // 2
    line = _rect("road-line", -middle, -middle, width + 2 * middle, height + 2 * middle, 16)
    pavement = _rect("pavement", -PAVEMENT, -PAVEMENT, width + 2 * PAVEMENT, height + 2 * PAVEMENT, 6)
    return "".join((whole, *_rows(width, height), road, line, pavement))


def _rows(width: int, height: int) -> Iterator[str]:
    """Double rows of bays on all four sides, with the cars that were left behind, and trees at their ends."""
    for number in range(ROWS):
        away = _FIRST_ROW + number * _EVERY
        for side, y in enumerate((-away - 2 * DEPTH, height + away)):
            row = 2 * number + side
            yield _level_row(row, -_FIRST_ROW, y, (width + 2 * _FIRST_ROW) // BAY)
        for side, x in enumerate((-away - 2 * DEPTH, width + away)):
            row = 50 + 2 * number + side
            yield _upright_row(row, x, 0, height // BAY)


def _level_row(row: int, x: int, y: int, bays: int) -> str:
    # The pattern starts at the origin of the board: the row is moved there instead.
    paint = f'<path class="paint" d="M{BAY / 2:g} {DEPTH}h{(bays - 1) * BAY}"/>'
    both = "".join(f'<rect fill="url(#bays)" y="{d}" width="{bays * BAY}" height="{DEPTH}"/>' for d in (0, DEPTH))
    cars = "".join(
        f'<use href="#mall-car" x="{BAY * bay}" y="{DEPTH // 2 + half * DEPTH}"/>'
        for half in (0, 1)
        for bay in range(1, bays)
        if _is_taken(2 * row + half, bay)
    )
    trees = f.planter(-8, DEPTH, 17) + f.planter(bays * BAY + 8, DEPTH, 17)
    return f'<g class="parking" transform="translate({x} {y})">{both}{paint}{cars}{trees}</g>'


def _upright_row(row: int, left: int, top: int, bays: int) -> str:
    paint = f'<path class="paint" d="M{DEPTH} {BAY / 2:g}v{(bays - 1) * BAY}"/>'
    both = "".join(f'<rect fill="url(#side-bays)" x="{d}" width="{DEPTH}" height="{bays * BAY}"/>' for d in (0, DEPTH))
    cars = "".join(
        f'<use href="#mall-car" transform="translate({x} {BAY * bay}) rotate({degrees})"/>'
        for half, (x, degrees) in enumerate(((DEPTH // 2, 90), (DEPTH // 2 + DEPTH, -90)))
        for bay in range(1, bays)
        if _is_taken(2 * row + half, bay)
    )
    return f'<g class="parking" transform="translate({left} {top})">{both}{paint}{cars}</g>'


def _is_taken(row: int, bay: int) -> bool:
    """A third of the bays, in no order that the eye could find; fewer the further away they are."""
    mixed = (row * 2654435761 + bay * 40503 + row * bay * 977) & 0xFFFF
    return (mixed >> 3) % 100 < 34 - row % 50


def crossing(x: float, y: float, turn: int, length: int) -> str:
    """Stripes across the road before a main door, drawn outward from it and then turned."""
    count = max(3, length // 14)
    step = length / count
    stripes = "".join(f"M{-length / 2 + step * (i + 0.5):g} {PAVEMENT + 6}v{ROAD - 12}" for i in range(count))
    return f'<path class="zebra" d="{stripes}" transform="translate({x:g} {y:g}) rotate({turn})"/>'


def glow(x: float, y: float, turn: int, length: int) -> str:
    """What the lamps over a main door light up outside."""
    shape = f'rx="{length * 0.9 + 20:g}" ry="{PAVEMENT + ROAD:g}" fill="url(#door-light)"'
    return f'<ellipse class="lamplight" {shape} transform="translate({x:g} {y:g}) rotate({turn})"/>'


def _rect(name: str, x: float, y: float, width: float, height: float, r: float = 0) -> str:
    return f'<rect class="{name}" x="{x:g}" y="{y:g}" width="{width:g}" height="{height:g}" rx="{r:g}"/>'
