"""What stands under the sky, and what lies about anywhere; and what a word for it draws."""

from __future__ import annotations

from collections.abc import Mapping
from math import cos, pi, sin

from pyapp.attack.site.pen import box, disc
from pyapp.attack.site.shapes import Draw, Shape, centred, row


def crown(r: float, lobes: int, dent: float, turn: float = 0) -> str:
    """The rim of something leafy: so many round lobes."""
    d, step = "", 2 * pi / lobes
    for n in range(lobes + 1):
        x, y = round(r * cos(turn + n * step), 1), round(r * sin(turn + n * step), 1)
        bow = round(r * step * dent, 1)
        d += f"A{bow:g} {bow:g} 0 0 1 {x:g} {y:g}" if d else f"M{x:g} {y:g}"
    return f"{d}z"


def tree(_w: float, _h: float) -> Shape:
    """A crown a little wider than its square, lighter toward the moon."""
    return Shape(
        "leaf",
        crown(25, 9, 0.56),
        (("inlay inlay--leaf", crown(15, 7, 0.56, 0.4) ), ("line", "M-9 13l5-6M10 14l-4-6M16 2l-7-1M-17 1l6 0M0 -20v5"),
         ("inlay inlay--dark", disc(0, 0, 3.2))),
    )  # fmt: skip


def bush(_w: float, _h: float) -> Shape:
    """Low twigs and berries."""
    leaves = "".join(crown_at(x, y, r) for x, y, r in ((-8, 5, 12), (9, 6, 11), (1, -7, 12)))
    twigs = "M-13 6l5-4M-6 9l1-6M6 9l3-6M13 6l-3-2M-3 -7l4-4M5 -5l1-5"
    berries = "".join(disc(x, y, 1.6) for x, y in ((-10, 0), (4, 3), (9, 10), (3, -12)))
    return Shape("leaf", leaves, (("line", twigs), ("inlay", berries)))


def crown_at(x: float, y: float, r: float) -> str:
    """A round clump of leaves around a place."""
    d, lobes = "", 7
    for n in range(lobes + 1):
        px, py = round(x + r * cos(n * 2 * pi / lobes), 1), round(y + r * sin(n * 2 * pi / lobes), 1)
        d += f"A{r * 0.5:g} {r * 0.5:g} 0 0 1 {px:g} {py:g}" if d else f"M{px:g} {py:g}"
    return f"{d}z"


def hedge(w: float, _h: float) -> Shape:
    """Clipped, from edge to edge."""
    top = "".join(f"q6 -7 {12:g} 0" for _ in range(round(w / 12)))
    back = "".join(f"q-6 7 {-12:g} 0" for _ in range(round(w / 12)))
    return Shape(
        "leaf",
        f"M{-w / 2:g} -11{top}v22{back}z",
        (("line", "".join(f"M{x:g} -6l4 4M{x + 5:g} 8l-4-4" for x in row(w, 4, 14))),),
    )


def plant(_w: float, _h: float) -> Shape:
    """In a pot."""
    leaves = "".join(
        f"M0 0Q{x1} {y1} {x2} {y2}Q{y1 * 0.5 + x2 * 0.4:g} {y2 * 0.4:g} 0 0z"
        for x1, y1, x2, y2 in (
            (-12, -14, -4, -20),
            (12, -10, 19, -6),
            (10, 14, 5, 20),
            (-14, 8, -19, 5),
            (-10, 16, -9, 17),
        )
    )
    return Shape("stone", disc(0, 0, 13), (("inlay inlay--leaf", leaves),))


def rock(w: float, h: float) -> Shape:
    x, y = w / 2 - 6, h / 2 - 7
    left, top, right, foot = (-x * 0.6, -y * 0.8), (x * 0.2, -y), (x, -y * 0.3), (-x * 0.2, y)
    outline = _through((-x, y * 0.3), left, top, right, (x * 0.8, y * 0.7), foot) + "z"
    edge = (-x * 0.1, -y * 0.1)
    return Shape("stone", outline, (("line", _through(left, edge, right) + _through(edge, foot)),))


def _through(*points: tuple[float, float]) -> str:
    (x, y), *others = points
    return f"M{x:g} {y:g}L" + " ".join(f"{x:g} {y:g}" for x, y in others)


def stump(_w: float, _h: float) -> Shape:
    return Shape("wood", crown(14, 8, 0.6), (("line", disc(0, 0, 9) + disc(1, 1, 4.5)),))


def logs(w: float, _h: float) -> Shape:
    stacked = [(x, y) for y in (-11, 0, 11) for x in row(w, 5, 12)]
    return Shape("wood", centred(w - 6, 38, 3), (("line", "".join(disc(x, y, 5) + disc(x, y, 2) for x, y in stacked)),))


def hay(w: float, h: float) -> Shape:
    straw = "".join(f"M{x:g} {y}l7 3" for y in (-12, -4, 4, 11) for x in row(w, 8, 11))
    return Shape(
        "rope",
        centred(w - 8, h - 12, 3),
        (
            ("line", straw),
            ("line line--thick", f"M{-w / 6:g} {-h / 2 + 6:g}v{h - 12:g}M{w / 6:g} {-h / 2 + 6:g}v{h - 12:g}"),
        ),
    )


def crate(w: float, h: float) -> Shape:
    """Nailed together, with a cross brace."""
    x, y = w / 2 - 7, h / 2 - 7
    slats = "".join(f"M{each:g} {-y:g}v{2 * y:g}" for each in row(w, 7, 11)[:-1] for each in (each + 5.5,))
    brace = f"M{-x + 4:g} {y - 4:g}L{x - 4:g} {-y + 4:g}"
    return Shape(
        "wood",
        centred(2 * x, 2 * y, 1),
        (("line", slats), ("line line--plank", brace), ("line", centred(2 * x - 8, 2 * y - 8))),
    )


def boxes(_w: float, _h: float) -> Shape:
    """Two cartons and a parcel, taped."""
    outline = "M-19 -18h22v20h-22zM5 -12h14v14h-14zM-10 4h20v14h-20z"
    return Shape("rope", outline, (("line", "M-8 -18v20M12 -12v14M-10 11h20"),))


def rope(_w: float, _h: float) -> Shape:
    """Coiled, and an end that hangs out."""
    turns = disc(0, 0, 12) + disc(0, 0, 8)
    return Shape(
        "rope",
        disc(0, 0, 17),
        (("line", turns), ("inlay inlay--hole", disc(0, 0, 4.5)), ("line line--rope", "M15 8q6 6 2 12")),
    )


def barrel(_w: float, _h: float) -> Shape:
    return Shape(
        "wood",
        disc(0, 0, 18),
        (("line", disc(0, 0, 14) + "M-9 -10v20M-3 -13v26M3 -13v26M9 -10v20"), ("inlay", disc(5, -6, 2.4))),
    )


def bollard(_w: float, _h: float) -> Shape:
    """Of iron, with a line made fast to it."""
    return Shape(
        "metal",
        disc(0, 0, 15),
        (("line line--rope", disc(0, 0, 11)), ("inlay", disc(-2, -3, 5.5)), ("line line--rope", "M10 6q8 6 12 13")),
    )


def lamp_post(_w: float, _h: float) -> Shape:
    """A foot, an arm and a lantern."""
    lantern = "M4 -14l9-4 6 10-9 4z"
    return Shape(
        "metal", disc(-6, 7, 9) + "M-8 2L5 -12l4 4L-3 8z", (("inlay inlay--lit", lantern), ("inlay", disc(-6, 7, 3.5)))
    )


def hydrant(_w: float, _h: float) -> Shape:
    return Shape(
        "paint",
        disc(0, 0, 10) + box(-17, -4, 8, 8, 1) + box(9, -4, 8, 8, 1),
        (("inlay", "M0 -5l4.3 2.5v5L0 5l-4.3-2.5v-5z"),),
    )


def bin_(w: float, _h: float) -> Shape:
    return Shape(
        "metal",
        centred(w - 12, 32, 3),
        (("line", f"M{-w / 2 + 6:g} 0h{w - 12:g}"), ("line line--thick", "M-6 -7h12M-6 8h12")),
    )


def car(w: float, h: float) -> Shape:
    """Its nose to the right; on one square it is a small one."""
    long, wide = (w - 4, min(h - 10, 46)) if w >= 64 else (46, 28)
    x, y = long / 2, wide / 2
    tail, nose = long * 0.62, long * 0.38 - 5
    body = (
        f"M{-x + 5:g} {-y:g}h{tail:g}q{nose * 0.85:g} 0 {nose:g} {y * 0.7:g}v{y * 0.6:g}"
        f"q{-nose * 0.15:g} {y * 0.7:g} {-nose:g} {y * 0.7:g}h{-tail:g}q-5 0 -5 -6v{-wide + 12:g}q0 -6 5 -6z"
    )
    front = f"M{x * 0.3:g} {-y * 0.74:g}q{x * 0.2:g} {y * 0.74:g} 0 {y * 1.48:g}"
    front += f"l{-x * 0.24:g} {-y * 0.22:g}v{-y * 1.04:g}z"
    rear = f"M{-x * 0.72:g} {-y * 0.7:g}l{x * 0.18:g} {y * 0.2:g}v{y:g}l{-x * 0.18:g} {y * 0.2:g}"
    rear += f"q{-x * 0.06:g} {-y * 0.7:g} 0 {-y * 1.4:g}z"
    roof = f"M{-x * 0.5:g} {-y * 0.72:g}h{x * 0.54:g}M{-x * 0.5:g} {y * 0.72:g}h{x * 0.54:g}"
    lights = (
        f"M{x * 0.86:g} {-y * 0.62:g}l{x * 0.08:g} {y * 0.16:g}M{x * 0.94:g} {y * 0.46:g}l{-x * 0.08:g} {y * 0.16:g}"
    )
    return Shape("paint", body, (("inlay inlay--pane", front + rear), ("line", roof), ("line line--bright", lights)))


def wreck(w: float, h: float) -> Shape:
    """The same, burnt: its panes broken and its bonnet up."""
    whole = car(w, h)
    x = w / 2 - 4
    cracks = f"M{x * 0.2:g} -9l6 5-4 4 7 6M{-x * 0.7:g} -8l5 6-3 5 4 5M{x * 0.5:g} -12l9 9M{x * 0.9:g} -8l-8 9"
    return Shape("metal", whole.outline, (*whole.parts[:1], ("line line--thick", cracks)))


def truck(w: float, h: float) -> Shape:
    """A box and a cab."""
    long, wide = max(w - 6, 42), min(h - 8, 46) if w > 60 else 32
    x, y = long / 2, wide / 2
    cab = box(x - long * 0.26, -y + 2, long * 0.26, wide - 4, 4)
    ribs = "".join(f"M{each - long * 0.15:g} {-y + 3:g}v{wide - 6:g}" for each in row(long * 0.64, 2, 13))
    return Shape(
        "paint",
        box(-x, -y, long * 0.72, wide, 2) + cab,
        (("line", ribs), ("inlay inlay--pane", box(x - 13, -y + 6, 5, wide - 12, 2))),
    )


def ambulance(w: float, h: float) -> Shape:
    """White, with a cross and two lights."""
    whole = truck(w, h)
    lights = box(w / 2 - w * 0.31, -10, 5, 7, 1) + box(w / 2 - w * 0.31, 3, 5, 7, 1)
    cross = "M-16 -4h6v-6h8v6h6v8h-6v6h-8v-6h-6z"
    return Shape("paper", whole.outline, (*whole.parts, ("inlay inlay--cross", cross + lights)))


def boat(w: float, h: float) -> Shape:
    x, y = w / 2 - 4, min(h / 2 - 6, 20)
    outline = f"M{-x:g} {-y * 0.7:g}Q{x * 0.4:g} {-y * 1.4:g} {x:g} 0Q{x * 0.4:g} {y * 1.4:g} {-x:g} {y * 0.7:g}z"
    a, b = y * 0.45, -x + 5
    hold = f"M{b:g} {-a:g}Q{x * 0.3:g} {-y:g} {x * 0.8:g} 0Q{x * 0.3:g} {y:g} {b:g} {a:g}z"
    thwart = f"M{-x * 0.3:g} {-y * 0.8:g}v{y * 1.6:g}"
    return Shape("wood", outline, (("inlay inlay--hole", hold), ("line line--plank", thwart)))


def fence(w: float, _h: float) -> Shape:
    posts = "".join(box(x - 2.5, -5, 5, 10) for x in row(w, 0, 24))
    return Shape("wood", box(-w / 2, -2, w, 4) + posts, ())


def well(_w: float, _h: float) -> Shape:
    stones = "".join(
        f"M{14 * cos(a):.1f} {14 * sin(a):.1f}L{20 * cos(a):.1f} {20 * sin(a):.1f}"
        for a in (n * pi / 5 for n in range(10))
    )
    return Shape(
        "stone",
        disc(0, 0, 20),
        (("inlay inlay--hole", disc(0, 0, 13)), ("line", stones), ("line line--plank", "M-20 0h40")),
    )


def grave(_w: float, _h: float) -> Shape:
    return Shape(
        "stone", "M-13 -4v-7q0-9 13-9t13 9v7z" + box(-11, 0, 22, 20, 2), (("line line--thick", "M0 -16v9M-4 -13h8"),)
    )


def statue(_w: float, _h: float) -> Shape:
    return Shape(
        "stone", centred(34, 34, 1), (("line", centred(26, 26)), ("inlay", disc(0, -1, 5) + "M-10 8q10-14 20 0z"))
    )


def pillar(_w: float, _h: float) -> Shape:
    return Shape("stone", centred(34, 34, 1), (("inlay", disc(0, 0, 14)), ("line", disc(0, 0, 10))))


def fire(_w: float, _h: float) -> Shape:
    stones = "".join(disc(15 * cos(a), 15 * sin(a), 4) for a in (n * pi / 4 for n in range(8)))
    return Shape(
        "stone",
        stones.replace("-0.0", "0"),
        (("inlay inlay--lit", "M-7 8q-4-9 4-12 0-5 5-9 1 6 4 9t1 12z"), ("line line--plank", "M-9 9l18-5M9 9l-18-5")),
    )


def ladder(_w: float, h: float) -> Shape:
    rungs = "".join(f"M-9 {y}h18" for y in range(-16, 20, 7))
    return Shape("wood", box(-12, -h / 2 + 3, 5, h - 6) + box(7, -h / 2 + 3, 5, h - 6), (("line line--thick", rungs),))


def rubble(_w: float, _h: float) -> Shape:
    bits = "M-16 10l6-9 8 4-3 10zM2 -6l9-7 7 8-6 9-8-1zM-14 -10l7-6 5 7-7 5zM3 12l7-3 6 6-9 4z"
    return Shape("stone", bits, (("line", "M-9 6l4 2M8 -8l3 5M-8 -12l2 4"),))


def sandbags(w: float, _h: float) -> Shape:
    bags = "".join(box(x - 8, y - 5, 16, 10, 5) for y in (-10, 0, 10) for x in row(w - (y == 0) * 14, 2, 17))
    return Shape("rope", bags, ())


def tent(w: float, h: float) -> Shape:
    x, y = w / 2 - 4, h / 2 - 5
    return Shape(
        "cloth",
        centred(2 * x, 2 * y),
        (
            (
                "line",
                f"M{-x:g} 0h{2 * x:g}M{-x:g} {-y:g}L{-x + 9:g} 0L{-x:g} {y:g}M{x:g} {-y:g}L{x - 9:g} 0L{x:g} {y:g}",
            ),
        ),
    )


def bicycle(_w: float, _h: float) -> Shape:
    wheels = disc(-12, 4, 8) + disc(12, 4, 8)
    return Shape(
        "metal", wheels, (("line line--thick", "M-12 4l7-12h13l4 12M-5 -8l7 12h-14M2 4l6-12M8 -13h6M-8 -11h6"),)
    )


OUTDOORS: Mapping[str, Draw] = {
    "tree": tree, "oak": tree, "pine": tree, "fir": tree, "willow": tree, "bush": bush, "shrub": bush, "bramble": bush,
    "hedge": hedge, "plant": plant, "flower": plant, "rock": rock, "boulder": rock, "stone": rock, "stump": stump,
    "log": logs, "wood pile": logs, "woodpile": logs, "firewood": logs, "hay": hay, "hay bale": hay, "straw": hay,
    "crate": crate, "pallet": crate, "box": boxes, "carton": boxes, "sack": sandbags, "sandbag": sandbags, "rope": rope,
    "coil of rope": rope, "coil": rope, "hose": rope, "tyre": rope, "tire": rope, "barrel": barrel, "drum": barrel,
    "cask": barrel, "bollard": bollard, "lamp post": lamp_post, "lamppost": lamp_post, "street lamp": lamp_post,
    "lamp": lamp_post, "hydrant": hydrant, "bin": bin_, "dumpster": bin_, "skip": bin_, "car": car, "taxi": car,
    "jeep": car, "police car": car, "wreck": wreck, "wrecked car": wreck, "car wreck": wreck, "truck": truck,
    "van": truck, "lorry": truck, "bus": truck, "tractor": truck, "ambulance": ambulance, "trailer": truck,
    "boat": boat, "canoe": boat, "rowing boat": boat, "fence": fence, "railing": fence, "gate": fence, "well": well,
    "fountain": well, "grave": grave, "tombstone": grave, "gravestone": grave, "statue": statue, "pillar": pillar,
    "column": pillar, "fire": fire, "campfire": fire, "fireplace": fire, "ladder": ladder, "rubble": rubble,
    "debris": rubble, "ruin": rubble, "tent": tent, "bicycle": bicycle, "bike": bicycle, "motorbike": bicycle,
}  # fmt: skip
