"""What stands in rooms, and what a word for it draws."""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.attack.site.pen import box, disc
from pyapp.attack.site.shapes import Draw, Shape, case, centred, row


def table(w: float, h: float) -> Shape:
    """A cloth and a bowl, and stools that are pushed under it."""
    stools = "".join(disc(x, y, 6) for x in row(w, 4, 40) for y in (-h / 2 + 8, h / 2 - 8))
    top = centred(w - 10, h - 20, 3)
    return Shape(
        "wood", stools, (("body body--wood", top), ("line", centred(w - 18, h - 28)), ("inlay", disc(0, 0, 5)))
    )


def trestle(w: float, h: float) -> Shape:
    """A board across two trestles, with a saw."""
    legs = "".join(
        f"M{x - 7:g} {-h / 2 + 5:g}L{x + 3:g} {h / 2 - 5:g}M{x + 7:g} {-h / 2 + 5:g}L{x - 3:g} {h / 2 - 5:g}"
        for x in (-w / 2 + 13, w / 2 - 13)
    )
    grain = f"M{-w / 2 + 8:g} -5h{w - 22:g}M{-w / 2 + 14:g} 3h{w - 20:g}"
    saw = "M-9 8l18-8 2 4-16 7z"
    return Shape("wood", centred(w - 6, 24, 1), (("line line--thick", legs), ("line", grain), ("inlay", saw)))


def bench(w: float, _h: float) -> Shape:
    """Three slats on two feet."""
    slats = "".join(box(-w / 2 + 4, y, w - 8, 7, 1) for y in (-13, -3.5, 6))
    feet = "".join(box(x - 2.5, -16, 5, 32) for x in (-w / 2 + 12, w / 2 - 12))
    return Shape("wood", slats, (("inlay inlay--dark", feet),))


def chair(_w: float, _h: float) -> Shape:
    seat = centred(26, 24, 4, y=3)
    return Shape("wood", seat + box(-14, -15, 28, 6, 3), (("inlay", centred(18, 16, 3, y=4)),))


def chairs(w: float, _h: float) -> Shape:
    """A row for those who wait."""
    places = row(w, 3, 21)
    backs = box(-w / 2 + 4, -17, w - 8, 6, 3)
    seats = "".join(centred(17, 19, 4, x, 1) for x in places)
    return Shape("metal", backs + seats, (("inlay", "".join(centred(11, 12, 3, x, 2) for x in places)),))


def armchair(_w: float, _h: float) -> Shape:
    outline = "M-20 -12q0-7 7-7h26q7 0 7 7v24q0 6-6 6h-28q-6 0-6-6z"
    arms = "M-20 -8h7v25M20 -8h-7v25M-13 -8h26"
    return Shape("cloth", outline, (("inlay", centred(24, 22, 4, y=5)), ("line", arms)))


def sofa(w: float, _h: float) -> Shape:
    wide = max(w - 6, 42)
    seats = "".join(centred((wide - 18) / n - 1, 19, 4, x, 5) for n in (max(2, round(wide / 44)),)
                    for x in row(wide - 18, 0, (wide - 18) / n))  # fmt: skip
    return Shape(
        "cloth", centred(wide, 36, 7), (("inlay", seats), ("line", f"M{-wide / 2 + 8:g} 17v-24h{wide - 16:g}v24"))
    )


def bed(w: float, h: float) -> Shape:
    """Seen with its head at the wall; turned in where it is laid across two squares."""
    if w > h:
        return _turned_bed(w)
    tall = h - 6
    pillow = centred(26, 11, 4, y=-tall / 2 + 10)
    cover = f"M-16 {-tall / 2 + 19:g}q16 5 32 0v{tall - 23:g}h-32z"
    fold = f"M-16 {-tall / 2 + 26:g}q16 5 32 0"
    return Shape("paper", centred(36, tall, 3), (("inlay inlay--cloth", cover), ("line", pillow + fold)))


def _turned_bed(w: float) -> Shape:
    long = w - 6
    pillow = centred(11, 26, 4, x=-long / 2 + 10)
    cover = f"M{-long / 2 + 19:g} -16q5 16 0 32h{long - 23:g}v-32z"
    return Shape("paper", centred(long, 36, 3), (("inlay inlay--cloth", cover), ("line", pillow)))


def trolley(w: float, _h: float) -> Shape:
    """A stretcher on wheels, with its straps."""
    wheels = "".join(disc(x, y, 3.5) for x in (-w / 2 + 9, w / 2 - 9) for y in (-14, 14))
    straps = f"M{-w / 6:g} -11v22M{w / 5:g} -11v22"
    pad = (("body body--paper", centred(w - 8, 23, 5)), ("line line--thick", straps))
    return Shape("metal", wheels, (*pad, ("line", centred(9, 15, 3, x=-w / 2 + 11))))


def cupboard(w: float, h: float) -> Shape:
    """Two doors to the front and plates on top."""
    outline, front = case(w, h, 36)
    doors = f"M{-w / 2 + 4:g} {front - 8:g}h{w - 8:g}M0 {front - 8:g}v8"
    knobs = disc(-4, front - 4, 1.5) + disc(4, front - 4, 1.5)
    plates = "".join(disc(x, front - 22, 7) + disc(x, front - 22, 3.5) for x in row(w, 5, 20))
    return Shape("wood", outline, (("line", doors + plates), ("inlay", knobs)))


def wardrobe(w: float, h: float) -> Shape:
    """Hangers on a rail behind two doors."""
    outline, front = case(w, h, 36)
    rail = f"M{-w / 2 + 8:g} {front - 21:g}h{w - 16:g}"
    hangers = "".join(f"M{x:g} {front - 31:g}v19" for x in row(w, 8, 6))
    doors = f"M{-w / 2 + 4:g} {front - 6:g}h{w - 8:g}M0 {front - 6:g}v6"
    return Shape("wood", outline, (("line", hangers + doors), ("line line--thick", rail)))


def bookcase(w: float, h: float) -> Shape:
    """The backs of books, side by side in two rows."""
    outline, front = case(w, h, 36)
    middle = (-h / 2 + 4 + front) / 2
    books, tall = "", ""
    for number, x in enumerate(row(w, 7, 5)):
        books += f"M{x:g} {-h / 2 + 7:g}v{11 - number % 3 * 2}M{x:g} {front - 3:g}v{-(8 + (number * 2) % 5)}"
        if number % 4 == 1:
            tall += box(x - 2, front - 14, 4, 11)
    return Shape("wood", outline, (("line line--books", books), ("line", f"M{-w / 2 + 4:g} {middle:g}h{w - 8:g}"),
                                   ("inlay", tall)))  # fmt: skip


def chest(w: float, _h: float) -> Shape:
    """An arched lid, iron bands and a lock."""
    outline = centred(w - 10, 30, 3)
    bands = "".join(box(x - 2.5, -15, 5, 30) for x in (-w / 2 + 13, w / 2 - 13))
    return Shape("wood", outline, (("line", f"M{-w / 2 + 5:g} 7h{w - 10:g}M{-w / 2 + 6:g} -9h{w - 12:g}"),
                                   ("inlay", bands + centred(7, 8, 1, y=8))))  # fmt: skip


def filing_cabinet(w: float, h: float) -> Shape:
    """One drawer stands open, full of files."""
    outline, front = case(w, h, 26)
    drawer = box(-w / 2 + 6, front, w / 2 - 7, 12, 1)
    files = "".join(f"M{x:g} {front + 2:g}v8" for x in row(w / 2 - 7, 2, 3.2) for x in (x - w / 4 - 0.5,))
    handles = box(w / 4 - 6, front - 5, 12, 3) + box(-w / 4 - 5, front + 8, 10, 2)
    return Shape("metal", outline + drawer, (("line", f"M0 {-h / 2 + 4:g}v26" + files), ("inlay", handles)))


def locker(w: float, h: float) -> Shape:
    """Narrow doors with slits."""
    outline, front = case(w, h, 34)
    doors = row(w, 4, 13)
    parts = "".join(f"M{x + 6.5:g} {-h / 2 + 4:g}v34" for x in doors[:-1])
    slits = "".join(f"M{x - 3:g} {front - y:g}h6" for x in doors for y in (6, 9.5, 13))
    return Shape(
        "metal", outline, (("line", parts + f"M{-w / 2 + 4:g} {front - 19:g}h{w - 8:g}"), ("line line--thick", slits))
    )


def cabinet(w: float, h: float) -> Shape:
    """Of glass and steel, instruments on a tray: a surgery's."""
    outline, front = case(w, h, 34)
    tray = centred(w - 18, 15, 3, y=front - 21)
    tools = "".join(f"M{x:g} {front - 26:g}v10" for x in row(w, 13, 5))
    return Shape(
        "metal",
        outline,
        (("inlay inlay--glass", tray), ("line", tools + f"M{-w / 2 + 4:g} {front - 8:g}h{w - 8:g}M0 {front - 8:g}v8")),
    )


def shelf(w: float, h: float) -> Shape:
    """Rows of tins and boxes."""
    outline, front = case(w, h, 36)
    tins = "".join(disc(x, front - 28, 3.6) for x in row(w, 7, 9))
    goods = "".join(box(x - 4, front - 13, 8, 9, 1) for x in row(w, 7, 11))
    return Shape("wood", outline, (("line", f"M{-w / 2 + 4:g} {front - 18:g}h{w - 8:g}" + tins), ("inlay", goods)))


def medicine_shelf(w: float, h: float) -> Shape:
    """Bottles, and a cross."""
    outline, front = case(w, h, 36)
    bottles = "".join(disc(x, front - 30, 2.6) + disc(x, front - 6, 2.6) for x in row(w, 7, 8))
    y = front - 18
    cross = f"M-3 {y - 8:g}h6v5h5v6h-5v5h-6v-5h-5v-6h5z"
    return Shape("metal", outline, (("line", bottles), ("inlay inlay--cross", cross)))


def tool_rack(w: float, h: float) -> Shape:
    """Spanner, hammer and pliers hang on it."""
    outline, front = case(w, h, 32)
    y = front - 16
    tools = (
        f"M-14 {y - 9:g}v17M-18 {y - 9:g}h8M-1 {y + 9:g}v-13M-4 {y - 8:g}q0 5 3 5t3 -5M10 {y + 9:g}l4-9 4 9M14 {y:g}v-8"
    )
    return Shape("metal", outline, (("line", f"M{-w / 2 + 4:g} {front - 4:g}h{w - 8:g}"), ("line line--bright", tools)))


def counter(w: float, _h: float) -> Shape:
    """A slab with a till on it."""
    outline = centred(w - 6, 34, 2)
    till = centred(17, 13, 2, x=w / 2 - 16, y=-3)
    keys = "".join(f"M{w / 2 - 21:g} {y}h10" for y in (-5, -2, 1))
    edge = f"M{-w / 2 + 3:g} 11h{w - 6:g}"
    return Shape("wood", outline, (("line", edge), ("inlay", till), ("line line--dark", keys)))


def desk(w: float, _h: float) -> Shape:
    """Papers, a lamp, and a chair drawn up to it."""
    outline = box(-w / 2 + 4, -19, w - 8, 27, 2) + centred(20, 13, 5, y=15)
    papers = "M-16 -14l11-2 2 14-11 2zM-2 -13h10v13h-10z"
    return Shape(
        "wood",
        outline,
        (("inlay", papers), ("inlay inlay--lit", disc(14, -11, 4.5)), ("line", centred(14, 7, 3, y=16))),
    )


def showcase(w: float, _h: float) -> Shape:
    """Glass, with rings, watches and a guitar below it."""
    outline = centred(w - 8, 36, 2)
    rings = disc(-11, -9, 3) + disc(-11, 1, 3) + disc(-11, 11, 3)
    guitar = "M8 13a6 6 0 1 1 3-9l6-14M8 3v0"
    return Shape("wood", outline, (("inlay inlay--glass", centred(w - 15, 29)), ("line line--bright", rings + guitar),
                                   ("line", f"M{-w / 2 + 8:g} 2l10-14M{-w / 2 + 8:g} 11l16-23")))  # fmt: skip


def stove(_w: float, _h: float) -> Shape:
    rings = "".join(disc(x, y, r) for x in (-9, 9) for y in (-11, 6) for r in (6.5, 3))
    return Shape("metal", centred(40, 38, 2), (("line", rings + "M-20 15h40"),))


def sink(w: float, _h: float) -> Shape:
    return Shape("metal", centred(w - 6, 34, 3), (("inlay inlay--glass", centred(w - 22, 20, 6, y=3)),
                                                  ("line line--thick", "M0 -14v10")))  # fmt: skip


def fridge(w: float, h: float) -> Shape:
    outline, front = case(w, h, 36)
    return Shape("paper", outline, (("line", f"M{-w / 2 + 4:g} {front - 7:g}h{w - 8:g}"),
                                    ("line line--thick", f"M{w / 2 - 12:g} {front - 3:g}h-9")))  # fmt: skip


def bath(w: float, _h: float) -> Shape:
    return Shape(
        "paper",
        centred(w - 6, 34, 6),
        (("inlay inlay--glass", centred(w - 14, 25, 10)), ("line", disc(w / 2 - 14, 0, 2.5))),
    )


def toilet(_w: float, _h: float) -> Shape:
    bowl = "M-9 -5q-2 20 9 20t9-20z"
    return Shape("paper", box(-13, -20, 26, 13, 2) + bowl, (("inlay inlay--glass", disc(0, 4, 5)),))


def piano(_w: float, _h: float) -> Shape:
    """A grand one, its keys up."""
    outline = "M-20 -16h40v12q0 8-8 9t-10 7-10 7h-12z"
    keys = "".join(f"M{x} -17v9" for x in range(-16, 20, 4))
    return Shape("wood", outline, (("inlay", box(-20, -17, 40, 9)), ("line", keys)))


def machine(w: float, h: float) -> Shape:
    """A casing with a wheel and a dial."""
    wheel = disc(-w / 4, 0, 11) + disc(-w / 4, 0, 3) + f"M{-w / 4:g} -11v22M{-w / 4 - 11:g} 0h22"
    dials = disc(w / 4, -7, 5) + centred(12, 8, 1, w / 4, 8)
    return Shape("metal", centred(w - 8, h - 10, 3), (("line", wheel), ("inlay", dials)))


def billiards(w: float, h: float) -> Shape:
    return Shape(
        "wood",
        centred(w - 4, h - 10, 4),
        (("inlay inlay--baize", centred(w - 14, h - 20)), ("line", disc(-4, 2, 2.5) + disc(8, -4, 2.5))),
    )


def screen(w: float, h: float) -> Shape:
    """Something with a pane to look at: television, arcade machine, vending machine."""
    outline, front = case(w, h, 32)
    return Shape(
        "metal",
        outline,
        (("inlay inlay--lit", box(-w / 2 + 9, front - 12, w - 18, 8, 1)), ("line", f"M-10 {front - 24:g}h20")),
    )


def altar(w: float, _h: float) -> Shape:
    return Shape(
        "stone", centred(w - 6, 30, 1), (("inlay", box(-8, -15, 16, 30)), ("line line--thick", "M0 -9v18M-5 -3h10"))
    )


FURNITURE: Mapping[str, Draw] = {
    "table": table, "dining table": table, "kitchen table": table, "trestle": trestle, "workbench": trestle,
    "bench": bench, "pew": bench, "chair": chair, "stool": chair, "wheelchair": chair, "row of chairs": chairs,
    "seats": chairs, "armchair": armchair, "rocking chair": armchair, "sofa": sofa, "couch": sofa, "settee": sofa,
    "bed": bed, "bunk": bed, "cot": bed, "mattress": bed, "trolley": trolley, "stretcher": trolley, "gurney": trolley,
    "cupboard": cupboard, "sideboard": cupboard, "dresser": cupboard, "wardrobe": wardrobe, "closet": wardrobe,
    "bookcase": bookcase, "bookshelf": bookcase, "books": bookcase, "chest": chest, "trunk": chest, "coffin": chest,
    "safe": filing_cabinet, "filing cabinet": filing_cabinet, "drawers": filing_cabinet, "locker": locker,
    "cabinet": cabinet, "medicine cabinet": medicine_shelf, "shelf": shelf, "shelve": shelf, "rack": shelf,
    "medicine shelf": medicine_shelf, "tool rack": tool_rack, "tools": tool_rack, "counter": counter, "bar": counter,
    "till": counter, "desk": desk, "showcase": showcase, "display": showcase, "stove": stove, "oven": stove,
    "cooker": stove, "sink": sink, "basin": sink, "fridge": fridge, "refrigerator": fridge, "freezer": fridge,
    "bath": bath, "bathtub": bath, "toilet": toilet, "piano": piano, "machine": machine, "generator": machine,
    "boiler": machine, "engine": machine, "pool table": billiards, "billiard table": billiards, "television": screen,
    "screen": screen, "vending machine": screen, "arcade machine": screen, "computer": screen, "altar": altar,
    "pulpit": altar,
}  # fmt: skip
