"""What stands in each kind of store: the `floor` of an area in the map file names one of these rooms.

A room is drawn into the rectangle around its area (`b`), or square by square where the area is not a rectangle. A map
file may name a floor that is not here: it stays bare.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp.kernel.sight import Rect
from pyapp.mall import furniture as f

Room = Callable[[Sequence[Rect]], str]


def around(rects: Sequence[Rect]) -> Rect:
    """The smallest rectangle that holds them all."""
    x, y = min(r.x for r in rects), min(r.y for r in rects)
    return Rect(x, y, max(r.right for r in rects) - x, max(r.bottom for r in rects) - y)


def whole(draw: Callable[[Rect], str]) -> Room:
    return lambda rects: draw(around(rects))


def each(*draws: Callable[[Rect], str]) -> Room:
    """Square by square, taking the drawings in turn."""
    return lambda rects: "".join(draws[i % len(draws)](r) for i, r in enumerate(rects))


def department(rects: Sequence[Rect]) -> str:
    """Racks and counters among the large squares, straight rails in the small ones, and an escalator."""
    large = [r for r in rects if r.width > 120]
    small = [r for r in rects if r.width <= 120]
    out = []
    for i, r in enumerate(large):
        if i == 1:
            out.append(
                f.steps(r.x + r.width / 2 - 52, r.y + 12, 22, 58) + f.steps(r.x + r.width / 2 - 8, r.y + 12, 22, 58)
            )
            out.append(f.round_rack(r.x + 34, r.y + 34, 16) + f.round_rack(r.right - 34, r.y + 50, 16))
        elif i % 2:
            out.append(f.box(r.x + 26, r.y + 30, 64, 22, 4) + f.box(r.x + 34, r.y + 36, 48, 10, 2))
            out.append(f.round_rack(r.right - 48, r.y + 42, 18))
        else:
            out.append("".join(f.round_rack(r.x + dx, r.y + dy, 15) for dx, dy in ((40, 36), (104, 46), (170, 34))))
    for i, r in enumerate(small):
        out.append(
            f.rack(r.x + 10, r.y + 26, 40)
            + (f.rack(r.x + 10, r.y + 60, 40) if i % 3 else f.plant(r.x + 30, r.y + 60, 11))
        )
    return "".join(out)


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


def shoes(r: Rect) -> str:
    pairs = "".join(
        f"M{r.x + 18 + i * 18} {r.y + 15}q4 -4 6 1q2 9 -2 12q-5 1 -4 -5z" for i in range(max(2, r.width // 18 - 1))
    )
    return (
        f.box(r.x + 12, r.y + 10, r.width - 24, 22) + f.path(pairs) + f.bench(r.x + r.width / 2 - 24, r.bottom - 26, 48)
    )


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
    seats = seats.replace('class="bare"', 'class="bare seats"')
    aisle = f.bare(f"M{x - 48} {top + 34}l-14 122M{x + 48} {top + 34}l14 122")
    return screen + seats + aisle


def toys(b: Rect) -> str:
    track = f.bare(
        f"M{b.x + 60} {b.y + 26}h70a26 26 0 0 1 0 52h-70a26 26 0 0 1 0 -52z"
        "m0 7h70a19 19 0 0 1 0 38h-70a19 19 0 0 1 0 -38z"
    )
    train = f.box(b.x + 76, b.y + 22, 18, 14, 3) + f.box(b.x + 98, b.y + 23, 14, 12, 2)
    bear = f.disc(b.right - 52, b.y + 40, 13) + f.disc(b.right - 63, b.y + 28, 5) + f.disc(b.right - 41, b.y + 28, 5)
    bear += f.disc(b.right - 52, b.y + 64, 16) + f.disc(b.right - 52, b.y + 44, 4.5)
    blocks = (
        f.box(b.x + 26, b.bottom - 46, 15, 15)
        + f.box(b.x + 43, b.bottom - 46, 15, 15)
        + f.box(b.x + 34, b.bottom - 61, 15, 15)
    )
    ball = f.disc(b.right - 40, b.bottom - 42, 14) + f.bare(
        f"M{b.right - 54} {b.bottom - 42}q14 -10 28 0m-28 0q14 10 28 0"
    )
    return track + train + bear + blocks + ball + f.shelf(b.x + 120, b.bottom - 48, 80, 14, 7)


def records(r: Rect) -> str:
    return (
        f.bin_of_records(r.x + 9, r.y + 10, 16, r.height - 34)
        + f.bin_of_records(r.right - 25, r.y + 10, 16, r.height - 34)
        + (f.record(r.x + r.width / 2, r.y + 32, 15) if r.width > 70 else "")
    )


def pets(r: Rect) -> str:
    tank = f.box(r.x + 9, r.y + 9, r.width - 18, 17) + f.fish(r.x + 15, r.y + 18, 4) + f.fish(r.x + 34, r.y + 17, 4)
    return tank + f.paw(r.x + 16, r.bottom - 30) + f.paw(r.x + 30, r.bottom - 40) + f.paw(r.x + 44, r.bottom - 30)


def showroom(b: Rect) -> str:
    """Furniture sold as furniture."""
    left = f.piano(b.x + 22, b.y + 26) + f.sofa(b.x + 18, b.bottom - 50, 52) + f.box(b.x + 76, b.bottom - 46, 20, 14, 3)
    middle = (
        f.table(b.x + 96, b.y + 42, 13) + f.bed(b.x + 138, b.y + 14, 40, 46) + f.plant(b.x + 122, b.bottom - 26, 12)
    )
    right = (
        f.bed(b.right - 92, b.y + 14, 40, 46)
        + f.disc(b.right - 30, b.y + 24, 9)
        + f.sofa(b.right - 76, b.bottom - 54, 58)
    )
    return left + middle + right + f.disc(b.right - 108, b.bottom - 36, 15) + f.disc(b.right - 108, b.bottom - 36, 5)


def hardware(b: Rect) -> str:
    saw = f.path(f"M{b.x + 14} {b.y + 26}l38 -8v10l-38 6z") + f.bare(
        f"M{b.x + 20} {b.y + 33}l2 3 2 -4 2 3 2 -4 2 3 2 -4 2 3 2 -4 2 3"
    )
    wrench = f.path(f"M{b.right - 46} {b.y + 16}q7 -7 11 1l22 20q4 6 -2 6l-23 -21q-8 2 -8 -6z")
    shelves = "".join(f.shelf(b.x + 12 + i * 36, b.bottom - 62, 14, 46, 5) for i in range(3))
    return saw + wrench + shelves


def arcade(b: Rect) -> str:
    top = "".join(f.pinball(b.x + 10 + i * 22, b.y + 10) for i in range(5))
    return top + "".join(
        f.turned(f.pinball(b.x + 10 + i * 22, b.bottom - 42), b.x + 17.5 + i * 22, b.bottom - 27, 180) for i in range(5)
    )


def florist(b: Rect) -> str:
    pots = (
        (20, 20, 11),
        (46, 26, 9),
        (98, 22, 12),
        (72, 18, 8),
        (18, 124, 9),
        (44, 134, 11),
        (102, 130, 12),
        (74, 128, 8),
    )
    return "".join(f.flower(b.x + x, b.y + y, r) for x, y, r in pots) + f.bare(f"M{b.x + 8} {b.y + 42}h{b.width - 16}")


def market(b: Rect) -> str:
    """Aisles between long shelves, and a row of tills."""
    aisles = "".join(f.shelf(b.x + 26 + i * 60, b.y + 22, 9, 118, 9) for i in range(b.width // 60 - 1) if i != 5)
    ends = "".join(f.box(b.x + 22 + i * 60, b.y + 14, 17, 7, 2) for i in range(b.width // 60 - 1))
    tills = "".join(
        f.box(b.x + 24 + i * 60, b.bottom - 66, 14, 30, 3) + f.disc(b.x + 31 + i * 60, b.bottom - 26, 5)
        for i in range(5)
    )
    return aisles + ends + tills


def ice_cream(b: Rect) -> str:
    bar = f.path(f"M{b.x + 12} {b.y + 92}v60q0 14 14 14h74v-13h-70q-5 0 -5 -5v-56z")
    stools = "".join(f.disc(b.x + 36 + i * 17, b.y + 143, 5) for i in range(4))
    cone = f.path(f"M{b.right - 38} {b.y + 30}l10 28l10 -28z") + f.disc(b.right - 28, b.y + 23, 10.5)
    return bar + stools + cone + f.table(b.x + 32, b.y + 34, 10)


def fabrics(b: Rect) -> str:
    def bolts(x: float, y: float) -> str:
        return f.box(x, y, 52, 24, 2) + "".join(f.box(x + 4 + i * 12, y + 4, 8, 16, 4) for i in range(4))

    machine = f.path(f"M{b.right - 50} {b.bottom - 38}h34v-20h-26v7h15v7h-23z") + f.disc(b.right - 13, b.bottom - 52, 4)
    return bolts(b.x + 16, b.y + 16) + bolts(b.x + 100, b.y + 16) + bolts(b.x + 18, b.bottom - 52) + machine


def books(b: Rect) -> str:
    top, foot = (
        f.shelf(b.x + 10, b.y + 10, b.width - 20, 12, 14),
        f.shelf(b.x + 10, b.bottom - 24, b.width - 20, 12, 14),
    )
    side = f.shelf(b.x + 10, b.y + 30, 10, 34, 6) + f.shelf(b.right - 20, b.y + 98, 10, 34, 6)
    opened = f.path(f"M{b.right - 32} {b.y + 42}q-9 -6 -17 0v18q8 -6 17 0q8 -6 17 0v-18q-9 -6 -17 0z")
    return top + foot + side + opened + f.bare(f"M{b.right - 32} {b.y + 42}v18")


def boutique(b: Rect) -> str:
    x, y = b.x + 30, b.y + 32
    ball = f.disc(x, y, 17) + f.bare(f"M{x - 17} {y}h34M{x - 15} {y - 8}h30M{x - 15} {y + 8}h30M{x} {y - 17}v34")
    ball += f.bare(f"M{x} {y - 17}q-15 17 0 34q15 -17 0 -34")
    cabins = "".join(f.bare(f"M{b.right - 52 + i * 16} {b.y + 8}v22h14v-22") for i in range(3))
    return ball + cabins + f.round_rack(b.x + 30, b.bottom - 34, 15) + f.rack(b.x + 62, b.bottom - 28, 46)


def jeweller(r: Rect) -> str:
    case = f.box(r.x + 14, r.y + 10, r.width - 28, 15, 3) + f.bare(f"M{r.x + 18} {r.y + 21}h{r.width - 36}")
    x, y = r.x + r.width / 2, r.y + 44
    gem = f.path(f"M{x - 15} {y}l6 -8h18l6 8l-15 17z") + f.bare(f"M{x - 15} {y}h30M{x - 5} {y}l5 17l5 -17l-5 -8z")
    return case + gem


def sports(b: Rect) -> str:
    """Half a basketball court, a canoe, a table-tennis table and weights."""
    court = f.bare(f"M{b.x + 12} {b.y + 26}h42a50 50 0 0 1 0 100h-42m0 -68h52v36h-52m52 -36a18 18 0 0 1 0 36")
    canoe = f.path(f"M{b.right - 150} {b.y + 24}q64 -20 128 0q-64 20 -128 0z") + f.bare(
        f"M{b.right - 110} {b.y + 15}v18m48 -18v18"
    )
    tennis = f.box(b.x + 158, b.y + 92, 62, 34, 1) + f.bare(f"M{b.x + 189} {b.y + 88}v42M{b.x + 158} {b.y + 109}h62")
    weights = f.bare(f"M{b.right - 58} {b.y + 108}h42") + "".join(
        f.box(b.right - 54 + i * 29, b.y + 100, 5, 16) for i in range(2)
    )
    rack = f.shelf(b.x + 92, b.bottom - 28, 46, 10, 6)
    return court + canoe + tennis + weights + rack


def stock(r: Rect) -> str:
    return f.crate(r.x + 10, r.y + 8, 20) + f.crate(r.x + 32, r.y + 8, 20) + f.crate(r.right - 24, r.bottom - 40, 15)


def home_and_auto(rects: Sequence[Rect]) -> str:
    """Cars on lifts at one end, tyres and shelves along the rest."""
    top = min(r.y for r in rects)
    upper, lower = [r for r in rects if r.y == top], [r for r in rects if r.y != top]
    a, b = around(upper), around(lower)
    out = f.car(a.x + 20, a.y + 18) + f.car(a.x + 168, a.y + 18)
    out += f.car(a.x + 30, b.y + 34) + "".join(f.tyre(b.right - 26 - i * 22, b.bottom - 24, 9) for i in range(5))
    out += "".join(f.tyre(b.right - 37 - i * 22, b.bottom - 42, 9) for i in range(4))
    for i in range(6):
        x = b.x + i * 60
        out += f.shelf(x + 12, b.bottom - 24, 36, 10, 4) if i % 2 else f.shelf(x + 8, b.y + 24, 10, 40, 5)
    return out


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


ROOMS: dict[str, Room] = {
    "department": department,
    "clinic": whole(clinic),
    "travel": whole(travel),
    "portraits": whole(portraits),
    "shoes": each(shoes),
    "barber": each(barber),
    "cafeteria": whole(cafeteria),
    "bank": whole(bank),
    "vault": whole(vault),
    "lobby": whole(lobby),
    "cinema": whole(cinema),
    "toys": whole(toys),
    "records": each(records),
    "pets": each(pets),
    "furniture": whole(showroom),
    "hardware": whole(hardware),
    "pinball": whole(arcade),
    "florist": whole(florist),
    "market": whole(market),
    "icecream": whole(ice_cream),
    "fabrics": whole(fabrics),
    "books": whole(books),
    "boutique": whole(boutique),
    "jeweller": each(jeweller),
    "sports": whole(sports),
    "stock": each(stock),
    "auto": home_and_auto,
    "planters": planters,
    "rink": whole(rink),
    "fountain": whole(fountain),
}


def furnish(floor: str, rects: Sequence[Rect]) -> str:
    """The furniture of one area."""
    room = ROOMS.get(floor)
    return room(rects) if room else ""
