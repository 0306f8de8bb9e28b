"""The board as a picture: one SVG fragment for the art that stays, one for the squares, a small one for each door.

Pure functions of the map. There is no colour in them: classes name the things, `static/mall.css` paints them for the
dark and the light theme, and fades names and numbers by `data-zoom` (far, mid, near) on the root of the drawing.

The layers, from the ground up: floors, inlay, furniture, light from the main doors, grid, walls, names, numbers, set-up
symbols; and in a drawing of their own the squares themselves, invisible until something is to be shown on them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from pyapp.kernel.art.lettering import text
from pyapp.kernel.space.cells import Point, Rect, SideKind, Stretch
from pyapp.mall.drawing import door_art, surroundings
from pyapp.mall.drawing.furnishing import furnish
from pyapp.mall.drawing.furniture import rifle_rack
from pyapp.mall.drawing.lettering import COMPASS
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import Area, Compass, DoorId, DoorKind, MainDoor, MallMap, SquareId
from pyapp.mall.speech import named, say

MARGIN = surroundings.PAVEMENT
"""What is always shown around the building, in map units."""

SMALL = 11
"""Names in type smaller than this are shown to those who look closely."""

_TURN = {Compass.NORTH: 180, Compass.EAST: 270, Compass.SOUTH: 0, Compass.WEST: 90}
"""How a level drawing is turned so that its upper side looks into the mall."""


def view_box(mall: MallMap = MALL) -> tuple[int, int, int, int]:
    """The part of the plane that shows the whole board: left, top, width, height."""
    width, height = mall.size
    return -MARGIN, -MARGIN, width + 2 * MARGIN, height + 2 * MARGIN


def art(mall: MallMap = MALL) -> str:
    """Everything on the board that never changes and is only looked at."""
    return "".join(
        (
            _definitions(mall),
            _layer("ground", _ground(mall)),
            _layer("floors", _floors(mall)),
            _layer("inlay", _inlay(mall)),
            _layer("furniture", _furniture(mall)),
            _layer("light", _light(mall)),
            _layer("grid", _grid(mall)),
            _layer("walls", _walls(mall)),
            _layer("names", _names(mall)),
            _layer("numbers", _numbers(mall)),
            _layer("symbols", _symbols(mall)),
        )
    )


def squares(mall: MallMap = MALL) -> str:
    """The squares, which can be pointed at and lit."""
    return _layer("squares", _squares(mall))


def door(door_id: DoorId, state: str, mall: MallMap = MALL) -> str:
    """A door in a state (open, closed, destroyed), at its place on the board."""
    if door_id in mall.main_doors:
        main = mall.main_doors[door_id]
        x, y, length = _main_door_place(mall, main)
        return _door(f"main door--{main.id}", state, x, y, _TURN[main.side], length)
    side = mall.side_of_door(door_id)
    (x1, y1), (x2, y2) = side.start, side.end
    turn = _turn_of_door(mall, side)
    return _door(mall.doors[door_id].kind, state, *place_of_door(door_id, mall), turn, x2 - x1 + y2 - y1)


def place_of_door(door_id: DoorId, mall: MallMap = MALL) -> tuple[float, float]:
    """The middle of a doorway."""
    if door_id in mall.main_doors:
        x, y, _ = _main_door_place(mall, mall.main_doors[door_id])
        return x, y
    (x1, y1), (x2, y2) = (side := mall.side_of_door(door_id)).start, side.end
    return (x1 + x2) / 2, (y1 + y2) / 2


def _turn_of_door(mall: MallMap, side: Stretch[SquareId, DoorId]) -> int:
    """Leaves swing into the store: above a level drawing lies the side that the turn makes the store's."""
    first, second = side.cells
    store_is_first = not mall.is_hall(first) or mall.is_hall(second)
    if side.is_vertical:
        first_is_left = mall.squares[first].rect.right == side.start[0]
        return 270 if store_is_first == first_is_left else 90
    first_is_above = mall.squares[first].rect.bottom == side.start[1]
    return 0 if store_is_first == first_is_above else 180


def doors(states: dict[DoorId, str] | None = None, mall: MallMap = MALL) -> str:
    """All doors, open but for the states given: the board as it is before the first move."""
    ids = (*mall.doors, *mall.main_doors)
    return "".join(door(door_id, (states or {}).get(door_id, "open"), mall) for door_id in ids)


def _door(kind: str, state: str, x: float, y: float, turn: int, length: int) -> str:
    place = f'transform="translate({x:g} {y:g}) rotate({turn})"'
    return f'<g class="door door--{kind} door--{state}" {place}>{door_art.leaf(kind.split()[0], length, state)}</g>'


def _main_door_place(mall: MallMap, main: MainDoor) -> tuple[float, float, int]:
    r = mall.squares[main.square].rect
    if main.side in (Compass.NORTH, Compass.SOUTH):
        return r.x + r.width / 2, r.y if main.side is Compass.NORTH else r.bottom, r.width
    return r.x if main.side is Compass.WEST else r.right, r.y + r.height / 2, r.height


def _layer(name: str, content: str) -> str:
    return f'<g class="board__{name}">{content}</g>'


def _definitions(mall: MallMap) -> str:
    """A soft light, whose colour is the style sheet's, and the floor of the hall, which inlay and light keep to."""
    hall = _rects(s.rect for s in mall.squares.values() if mall.is_hall(s.id))
    stops = "".join(
        f'<stop class="light-stop light-stop--{i}" offset="{at}"/>' for i, at in enumerate(("0", ".45", "1"))
    )
    light = f'<radialGradient id="door-light">{stops}</radialGradient>'
    return f'<defs>{light}{surroundings.definitions()}<clipPath id="hall-floor"><path d="{hall}"/></clipPath></defs>'


def _ground(mall: MallMap) -> str:
    width, height = mall.size
    before = ""
    for main in mall.main_doors.values():
        x, y, length = _main_door_place(mall, main)
        before += surroundings.crossing(x, y, _TURN[main.side], length)
        before += surroundings.glow(x, y, _TURN[main.side], length)
    shade = f'<rect class="building-shade" x="-2" y="0" width="{width + 10}" height="{height + 8}" rx="3"/>'
    return surroundings.ground(width, height) + before + shade + _title(mall)


def _title(mall: MallMap) -> str:
    """On the pavement: what the sheet is, in a few words how true it is, and the key to the doors."""
    width, height = mall.size
    title = text(named(mall.title), "imprint", f'x="2" y="{height + 18}"')
    truth = text(named(mall.provenance.get("imprint", "")), "imprint imprint--small", f'x="2" y="{height + 31}"')
    return title + truth + _key(width, height + 25)


KEY = (
    (say("glass doors"), "glass", ("open", "closed", "destroyed")),
    (say("wooden doors"), "solid", ("open", "closed", "destroyed")),
    (say("main doors: open, closed"), "main", ("open", "closed")),
)


def _key(right: int, y: int) -> str:
    """Doors of every kind in every state, toward the right edge: the words stand after what they name."""
    out = ""
    for x, (words, kind, states) in zip((right - 634, right - 446, right - 250), KEY, strict=True):
        for number, state in enumerate(states):
            place = f'transform="translate({x + 33 * number} {y - 3}) scale(.62)"'
            out += f'<g class="door door--{kind} door--{state}" {place}>{door_art.drawing(kind, 50, state)}</g>'
        out += text(words, "imprint imprint--small", f'x="{x + 33 * len(states) - 10}" y="{y}"')
    return f'<g class="key">{out}</g>'


def _rects(rects: Iterable[Rect]) -> str:
    return "".join(f"M{r.x} {r.y}h{r.width}v{r.height}h{-r.width}z" for r in rects)


def _floors(mall: MallMap) -> str:
    """One path for each area, so that no seams show between its squares."""
    return "".join(
        f'<path class="floor floor--{area.kind} tint--{escape(area.tint)}" '
        f'd="{_rects(mall.squares[s].rect for s in mall.squares_of(area.id))}"/>'
        for area in mall.areas.values()
    )


def _inlay(mall: MallMap) -> str:
    """Three coloured bands let into the floor of the hall, side by side along each line of the map's inlay."""
    bands = "".join(
        f'<path class="band band--{number}" d="{_band(line, offset)}"/>'
        for line in mall.inlay
        for number, offset in enumerate((-9, 0, 9), start=1)
    )
    return f'<g clip-path="url(#hall-floor)">{bands}</g>'


def _band(line: Sequence[Point], offset: int, radius: int = 34) -> str:
    """A line of level and upright pieces with rounded corners, moved sideways by an offset (to the left of its way)."""
    ways = [(_sign(b[0] - a[0]), _sign(b[1] - a[1])) for a, b in pairwise(line)]
    moved: list[tuple[int, int]] = []
    for i, (x, y) in enumerate(line):
        near = {ways[max(0, i - 1)], ways[min(i, len(ways) - 1)]}
        moved.append((x + offset * sum(way[1] for way in near), y - offset * sum(way[0] for way in near)))
    d = f"M{moved[0][0]} {moved[0][1]}"
    for i in range(1, len(line) - 1):
        (ax, ay), (bx, by) = ways[i - 1], ways[i]
        turns_right = ax * by - ay * bx > 0
        r = radius + (offset if turns_right else -offset)
        x, y = moved[i]
        d += f"L{x - ax * r} {y - ay * r}A{r} {r} 0 0 {int(turns_right)} {x + bx * r} {y + by * r}"
    return d + f"L{moved[-1][0]} {moved[-1][1]}"


def _sign(value: int) -> int:
    return (value > 0) - (value < 0)


def _furniture(mall: MallMap) -> str:
    return "".join(
        f'<g class="furniture furniture--{area.kind}">{drawn}</g>'
        for area in mall.areas.values()
        if (drawn := furnish(area.floor, [mall.squares[s].rect for s in mall.squares_of(area.id)]))
    )


def _light(mall: MallMap) -> str:
    """Daylight that falls in through the main doors."""
    spots = ""
    for main in mall.main_doors.values():
        x, y, length = _main_door_place(mall, main)
        reach, spread = 240, length * 0.95 + 20
        rx, ry = (spread, reach) if main.side in (Compass.NORTH, Compass.SOUTH) else (reach, spread)
        shape = f'cx="{x:g}" cy="{y:g}" rx="{rx:g}" ry="{ry:g}"'
        spots += f'<ellipse class="daylight daylight--{main.id}" {shape} fill="url(#door-light)"/>'
    return f'<g clip-path="url(#hall-floor)">{spots}</g>'


def _grid(mall: MallMap) -> str:
    def lines(halls: bool) -> str:
        return "".join(
            f"M{s.start[0]} {s.start[1]}L{s.end[0]} {s.end[1]}"
            for s in mall.sides
            if s.kind is SideKind.OPEN and mall.is_hall(s.cells[0]) == halls
        )

    return f'<path class="grid grid--hall" d="{lines(True)}"/><path class="grid grid--store" d="{lines(False)}"/>'


def _walls(mall: MallMap) -> str:
    """Inner walls with the gaps of the doors, the outer wall with those of the main doors."""
    inner, sills = "", ""
    for s in mall.sides:
        (x1, y1), (x2, y2) = s.start, s.end
        if s.kind is SideKind.WALL:
            inner += f"M{x1} {y1}L{x2} {y2}"
        elif s.door is not None:
            gap = door_art.opening(mall.doors[s.door].kind, x2 - x1 + y2 - y1)
            inner += _gapped(s.start, s.end, gap + door_art.WALL)
            sills += _sill((x1 + x2) / 2, (y1 + y2) / 2, gap, door_art.WALL, s.is_vertical)
    width, height = mall.size
    outer = ""
    for side, a, b in (
        (Compass.NORTH, (0, 0), (width, 0)),
        (Compass.EAST, (width, 0), (width, height)),
        (Compass.SOUTH, (0, height), (width, height)),
        (Compass.WEST, (0, 0), (0, height)),
    ):
        main = next(door for door in mall.main_doors.values() if door.side is side)
        x, y, length = _main_door_place(mall, main)
        gap = door_art.opening("main", length)
        outer += _gapped(a, b, gap + door_art.OUTER_WALL, (round(x), round(y)))
        sills += _sill(x, y, gap + door_art.OUTER_WALL, door_art.OUTER_WALL, side in (Compass.EAST, Compass.WEST))
    labels = "".join(_compass(mall, main) for main in mall.main_doors.values())
    walls = f'<path class="wall" d="{inner}"/><path class="wall wall--outer" d="{outer}"/>'
    return f'<path class="sill" d="{sills}"/>{walls}{labels}'


def _gapped(start: Point, end: Point, gap: int, middle: Point | None = None) -> str:
    """A wall from start to end that leaves out a gap around its middle, or around another place."""
    (x1, y1), (x2, y2) = start, end
    x, y = middle or ((x1 + x2) / 2, (y1 + y2) / 2)
    dx, dy = (gap / 2, 0) if y1 == y2 else (0, gap / 2)
    return f"M{x1} {y1}L{x - dx:g} {y - dy:g}M{x + dx:g} {y + dy:g}L{x2} {y2}"


def _sill(x: float, y: float, gap: int, depth: int, upright: bool) -> str:
    w, h = (depth, gap) if upright else (gap, depth)
    return f"M{x - w / 2:g} {y - h / 2:g}h{w}v{h}h{-w}z"


def _compass(mall: MallMap, main: MainDoor) -> str:
    """The letter of a main door, outside before it, with an arrow head on either side."""
    x, y, _ = _main_door_place(mall, main)
    dx, dy = {
        Compass.NORTH: (0, -21),
        Compass.EAST: (23, 0),
        Compass.SOUTH: (0, 21),
        Compass.WEST: (-23, 0),
    }[main.side]
    return text(COMPASS[main.side], "compass", f'x="{x + dx:g}" y="{y + dy + 8:g}"')


def _names(mall: MallMap) -> str:
    """Names stand in the strip below a row of counters, where no counter lies; seen from afar, between two rows."""
    out = ""
    for area in mall.areas.values():
        label, (x, y) = area.label, area.label.at
        classes = f"name name--{area.kind} {_halo(area)}" + (" name--small" if label.size < SMALL else "")
        out += text(named(label.text), classes, f'font-size="{label.size}" x="{x}" y="{y}"')
        if label.landmark:
            out += text(named(label.landmark), f"name name--landmark {_halo(area)}", f'x="{x}" y="{y + 19}"')
    return out


def _numbers(mall: MallMap) -> str:
    """At the upper left of each square, clear of walls, and below the leaves of a door that opens into it."""
    crossed = {side.cells[1] for side in mall.sides if _leaves_hang_down(mall, side)}
    out = ""
    for square in mall.squares.values():
        r = square.rect
        x, y = r.x + (10 if r.x == 0 else 7), r.y + (16 if r.y == 0 else 36 if square.id in crossed else 13.5)
        area = mall.area_of(square.id)
        out += f'<text class="number--{area.kind} {_halo(area)}" x="{x}" y="{y:g}">{square.id}</text>'
    return out


def _halo(area: Area) -> str:
    """Letters stand on their floor, whatever is drawn on it."""
    return f"halo halo--{escape(area.tint)}"


def _leaves_hang_down(mall: MallMap, side: Stretch[SquareId, DoorId]) -> bool:
    """Whether a wooden door in the upper side of a square opens into it."""
    if side.door is None or side.is_vertical or mall.doors[side.door].kind is not DoorKind.SOLID:
        return False
    return _turn_of_door(mall, side) == _TURN[Compass.NORTH]


def _symbols(mall: MallMap) -> str:
    """[3.2] Where characters are placed at the start, and the rack that holds the rifles."""
    out = ""
    for square in mall.characters:
        r = mall.squares[square].rect
        x, y = r.x + r.width / 2, r.y + r.height / 2
        out += f'<path class="symbol" d="M{x:g} {y - 18:g}l16 18 -16 18 -16 -18z"/>'
    r = mall.squares[mall.rifles].rect
    return out + f'<g class="rifle-rack">{rifle_rack(r.x + r.width / 2 - 25, r.bottom - 22)}</g>'


def _squares(mall: MallMap) -> str:
    return "".join(
        f'<rect class="square square--{mall.area_of(s.id).kind}" data-ref="square:{s.id}" '
        f'x="{s.rect.x}" y="{s.rect.y}" width="{s.rect.width}" height="{s.rect.height}"/>'
        for s in mall.squares.values()
    )
