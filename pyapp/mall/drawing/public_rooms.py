"""Where people come for something else than goods, drawn: services, amusements, and what adorns the halls.

`b` is the rectangle around the whole area, `r` one square of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.kernel.space.cells import Rect
from pyapp.mall.drawing import furniture as f


def clinic(b: Rect) -> str:
    bed = f.box(b.x + 16, b.y + 14, 20, 46, 4) + f.box(b.x + 20, b.y + 17, 12, 9, 3)
    chairs = "".join(f.chair(b.x + 16 + i * 16, b.bottom - 18, 180, 11) for i in range(3))
    blocks = f.box(b.right - 30, b.bottom - 60, 11, 11, 1) + f.box(b.right - 40, b.bottom - 49, 11, 11, 1)
    return bed + f.desk(b.right - 48, b.y + 14) + chairs + blocks + f.box(b.right - 28, b.bottom - 49, 11, 11, 1)


def travel(b: Rect) -> str:
    globe = f.disc(b.x + 30, b.y + 30, 15) + f.bare(
        f"M{b.x + 15} {b.y + 30}h30M{b.x + 30} {b.y + 15}q-14 15 0 30q14 -15 0 -30"
    )
    plane = f"M{b.right - 52} {b.y + 44}l40 -16q7 -2 6 3l-22 14l-4 18l-5 1l-2 -14l-11 4z"
    return globe + f.path(plane) + f.desk(b.x + 14, b.bottom - 42) + f.desk(b.right - 48, b.bottom - 42)


def portraits(b: Rect) -> str:
    drop = f"M{b.x + 18} {b.y + 16}h{b.width - 36}q-6 26 6 40M{b.x + 18} {b.y + 16}q6 26 -6 40"
    camera = f.box(b.x + b.width / 2 - 10, b.bottom - 52, 20, 14) + f.disc(b.x + b.width / 2, b.bottom - 45, 4)
    legs = f.bare(f"M{b.x + b.width / 2} {b.bottom - 38}l-12 22m12 -22l12 22m-12 -22v24")
    shade = f.path(f"M{b.right - 34} {b.bottom - 34}a13 13 0 0 1 24 0z") + f.bare(f"M{b.right - 22} {b.bottom - 34}v18")
    return f.bare(drop) + f.chair(b.x + b.width / 2, b.y + 38) + camera + legs + shade


def barber(r: Rect) -> str:
    def seat(x: float) -> str:
        return f.disc(x, r.y + 38, 11) + f.box(x - 6, r.y + 26, 12, 12, 4) + f.box(x - 6, r.y + 50, 12, 6)

    pole = f.box(r.right - 20, r.bottom - 32, 9, 24, 4) + f.bare(f"M{r.right - 20} {r.bottom - 20}l9 -7m-9 14l9 -7")
    return f.shelf(r.x + 12, r.y + 8, r.width - 24, 8, 5) + "".join(seat(r.x + x) for x in (32, 70, 108)) + pole


def cafeteria(b: Rect) -> str:
    tables = "".join(f.table(b.x + dx, b.y + dy, 11) for dx, dy in ((34, 34), (146, 34), (34, 122), (146, 122)))
    x = b.x + b.width / 2
    susans = "".join(f.disc(x, y, 19) + f.disc(x, y, 8) + f.spokes(x, y, 9, 18, 8) for y in (b.y + 34, b.y + 122))
    return tables + susans


def bank(b: Rect) -> str:
    tills = f.box(b.x + 14, b.y + 12, b.width - 60, 12) + "".join(
        f.bare(f"M{b.x + 14 + i * 24} {b.y + 12}v12") for i in range(1, (b.width - 60) // 24 + 1)
    )
    return tills + f.desk(b.right - 40, b.y + 22, 30, 14) + f.planter(b.x + 22, b.bottom - 26, 9)


def vault(b: Rect) -> str:
    x, y = b.x + 64, b.y + 82
    door = f.disc(x, y, 44) + f.disc(x, y, 35) + f.disc(x, y, 9) + f.spokes(x, y, 9, 26, 6) + f.spokes(x, y, 36, 43, 16)
    return door + "".join(f.shelf(b.right - 84, b.y + 18 + i * 20, 66, 16, 6) for i in range(7))


def lobby(b: Rect) -> str:
    stand = f.box(b.x + 14, b.y + 10, 58, 14, 3) + "".join(f.disc(b.x + 24 + i * 13, b.y + 17, 4) for i in range(4))
    rope = "".join(f.disc(b.right - 60 + i * 18, b.y + 22, 2.5) for i in range(3))
    rope += f.bare(f"M{b.right - 60} {b.y + 22}q9 9 18 0q9 9 18 0")
    return stand + rope + f.box(b.right - 32, b.bottom - 38, 20, 24, 8)


def cinema(b: Rect) -> str:
    """Curved rows of seats before a screen."""
    x, top = b.x + b.width / 2, b.y + 16
    screen = f.path(f"M{x - 110} {top}q110 -14 220 0l-4 6q-106 -12 -212 0z")
    rows = ""
    for i in range(5):
        y, half = top + 34 + i * 25, 136 + i * 12
        rows += f"M{x - half} {y}q{half} 22 {2 * half} 0"
    seats = f.bare(rows)
    seats = seats.replace('class="bare"', 'class="bare stalls"')
    aisle = f.bare(f"M{x - 48} {top + 34}l-14 122M{x + 48} {top + 34}l14 122")
    return screen + seats + aisle


def arcade(b: Rect) -> str:
    top = "".join(f.pinball(b.x + 10 + i * 22, b.y + 10) for i in range(5))
    return top + "".join(
        f.turned(f.pinball(b.x + 10 + i * 22, b.bottom - 42), b.x + 17.5 + i * 22, b.bottom - 27, 180) for i in range(5)
    )


def planters(rects: Sequence[Rect]) -> str:
    """Green in the corners of the hall, and benches by it."""
    wide = [r for r in rects if r.height >= 80 and r.width <= 80]
    return "".join(f.planter(r.right - 14 if i % 2 else r.x + 14, r.bottom - 15, 9) for i, r in enumerate(wide[::2]))


def rink(b: Rect) -> str:
    x, y = b.x + b.width / 2, b.y + b.height / 2
    ice = f'<rect class="ice" x="{b.x + 14}" y="{b.y + 14}" width="{b.width - 28}" height="{b.height - 28}" rx="78"/>'
    marks = f.bare(f"M{b.x + 14} {y}h{b.width - 28}") + f.disc(x, y, 30) + f.disc(x, y, 3)
    swirl = f.bare(f"M{x - 64} {y + 62}c20 30 60 -34 84 -6s-22 38 -10 14s40 -26 52 -16")
    loop = f.bare(f"M{x - 60} {y - 58}c30 -34 62 30 30 28s20 -44 76 -16")
    return ice + f'<g class="skates">{marks}{swirl}{loop}</g>'


def fountain(b: Rect) -> str:
    x, y = b.x + b.width / 2, b.y + b.height / 2
    petals = "".join(f.disc(px, py, 15) for px, py in f.around(x, y, 45, 12))
    basin = f'<circle class="water" cx="{x:g}" cy="{y:g}" r="47"/>'
    corners = ((-1, 1), (1, 1))
    green = "".join(f.planter(x + sx * (b.width / 2 - 16), y + sy * (b.height / 2 - 16), 11) for sx, sy in corners)
    return petals + basin + f.disc(x, y, 30) + f.disc(x, y, 13) + f.spokes(x, y, 13, 27, 10) + green
