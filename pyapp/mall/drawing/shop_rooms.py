"""The stores that sell things, drawn: each function fills one with what can be had there.

`b` is the rectangle around the whole area, `r` one square of it.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.kernel.space.cells import Rect
from pyapp.mall.drawing import furniture as f


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


def shoes(r: Rect) -> str:
    pairs = "".join(
        f"M{r.x + 18 + i * 18} {r.y + 15}q4 -4 6 1q2 9 -2 12q-5 1 -4 -5z" for i in range(max(2, r.width // 18 - 1))
    )
    return (
        f.box(r.x + 12, r.y + 10, r.width - 24, 22) + f.path(pairs) + f.bench(r.x + r.width / 2 - 24, r.bottom - 26, 48)
    )


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
    a, b = Rect.around(upper), Rect.around(lower)
    out = f.car(a.x + 20, a.y + 18) + f.car(a.x + 168, a.y + 18)
    out += f.car(a.x + 30, b.y + 34) + "".join(f.tyre(b.right - 26 - i * 22, b.bottom - 24, 9) for i in range(5))
    out += "".join(f.tyre(b.right - 37 - i * 22, b.bottom - 42, 9) for i in range(4))
    for i in range(6):
        x = b.x + i * 60
        out += f.shelf(x + 12, b.bottom - 24, 36, 10, 4) if i % 2 else f.shelf(x + 8, b.y + 24, 10, 40, 5)
    return out
