"""What people live in: the blocks of the town around its centre, and the houses of the five villages.

The lights of a village are one drawing each, named after it, so that they can go out.
"""

from __future__ import annotations

from pyapp.zeds.county import pen
from pyapp.zeds.county.pen import path
from pyapp.zeds.county.places import CENTER, PLATES
from pyapp.zeds.county.roads import middle_lines
from pyapp.zeds.map.places import VILLAGES, SpaceId, number_of


def glow() -> str:
    """The light over the town."""
    place = f'cx="{CENTER.x}" cy="{CENTER.y}" rx="470" ry="330"'
    return f'<ellipse class="town-glow" {place} fill="url(#town-glow)"/>'


def town() -> str:
    """Blocks in an oval around the centre, taller toward it; some windows are lit. Those in front hide those behind."""
    rows: dict[int, str] = {}
    for (px, py), number in pen.scatter(480, 296, 1010, 706, 25, 21):
        x, y = round(px / 4) * 4, round(py / 6) * 6
        away = ((x - CENTER.x) / 262) ** 2 + ((y - CENTER.y) / 176) ** 2
        width, height = 18 + number % 3 * 5, round((1.5 - away) * 26) + number % 17 + 8
        corners = ((x, y - height), (x + width, y - height))
        has_room = pen.is_clear((x + width / 2, y - height / 3), 15, middle_lines(), 14)
        if away < 1.15 and has_room and all(pen.is_clear(corner, 3) for corner in corners):
            rows[y] = rows.get(y, "") + _block(x, y, width, height, number)
    return "".join(row for _, row in sorted(rows.items()))


def _block(x: int, y: int, width: int, height: int, number: int) -> str:
    sides = f"M{x + width} {y - height}l5-4v{height}l-5 4zM{x} {y - height}l5-4h{width}l-5 4z"
    lit, dark = "", ""
    for row in range(y - height + 5, y - 6, 8):
        for column in range(x + 4, x + width - 4, 6):
            pane = pen.box(column, row, 3, 4)
            is_lit = (column * 31 + row * 17 + number) % 5 < 3
            lit, dark = (lit + pane, dark) if is_lit else (lit, dark + pane)
    front = path("block", pen.box(x, y - height, width, height))
    return path("block-side", sides) + front + path("pane", dark) + path("pane pane--lit", lit)


def village(space: SpaceId) -> str:
    """Houses behind the plate, a church among them."""
    plate, number = PLATES[space], number_of(space)
    y = plate.top - 1
    walls, roofs, panes = "", "", ""
    for n, x in enumerate(range(int(plate.left) + 4, int(plate.right) - 14, 22)):
        if n == 2:
            walls += pen.box(x + 3, y - 28, 11, 28)
            roofs += f"M{x + 1} {y - 28}l7.5-20 7.5 20z"
            panes += pen.box(x + 7, y - 22, 3, 6)
            continue
        height = 12 + (n * 5 + number) % 7
        walls += pen.box(x, y - height, 18, height)
        roofs += f"M{x - 2} {y - height}l11-10 11 10z"
        panes += pen.box(x + 3, y - height + 4, 4, 5) + pen.box(x + 11, y - height + 4, 4, 5)
    drawn = path("house house--village", walls) + path("roof roof--village", roofs) + path("pane", panes)
    return f'{drawn}<path class="lights lights--{space}" d="{panes}"/>'


def all_villages() -> str:
    return "".join(map(village, VILLAGES))
