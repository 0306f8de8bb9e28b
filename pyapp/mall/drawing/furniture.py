"""Pieces of furniture as line drawings: each function gives the SVG of one thing at a place, seen from above.

They carry no colour. `mall.css` draws everything inside `.furniture` in one quiet line, so that it tells what a store
is and never competes with a counter.
"""

from __future__ import annotations

from math import cos, pi, sin


def box(x: float, y: float, w: float, h: float, r: float = 2) -> str:
    return f'<rect x="{x:g}" y="{y:g}" width="{w:g}" height="{h:g}" rx="{r:g}"/>'


def disc(x: float, y: float, r: float) -> str:
    return f'<circle cx="{x:g}" cy="{y:g}" r="{r:g}"/>'


def path(d: str) -> str:
    return f'<path d="{d}"/>'


def bare(d: str) -> str:
    """A line that encloses nothing."""
    return f'<path class="bare" d="{d}"/>'


def turned(content: str, x: float, y: float, degrees: float) -> str:
    return f'<g transform="rotate({degrees:g} {x:g} {y:g})">{content}</g>'


def around(x: float, y: float, r: float, count: int, start: float = 0) -> list[tuple[float, float]]:
    """Points on a circle, evenly spaced."""
    turns = [start + 2 * pi * i / count for i in range(count)]
    return [(round(x + r * cos(a), 1), round(y + r * sin(a), 1)) for a in turns]


def spokes(x: float, y: float, inner: float, outer: float, count: int) -> str:
    ends = zip(around(x, y, inner, count), around(x, y, outer, count), strict=True)
    return bare("".join(f"M{a:g} {b:g}L{c:g} {d:g}" for (a, b), (c, d) in ends))


def shelf(x: float, y: float, w: float, h: float, parts: int = 4) -> str:
    """A shelf or a case, divided into parts along its longer side."""
    if w >= h:
        cuts = "".join(f"M{x + w * i / parts:g} {y:g}v{h:g}" for i in range(1, parts))
    else:
        cuts = "".join(f"M{x:g} {y + h * i / parts:g}h{w:g}" for i in range(1, parts))
    return box(x, y, w, h, 1) + bare(cuts)


def rack(x: float, y: float, w: float) -> str:
    """Clothes on a straight bar."""
    ticks = "".join(f"M{x + 4 + i * 5:g} {y - 6:g}l2 12" for i in range(int((w - 4) // 5)))
    return bare(f"M{x:g} {y:g}h{w:g}{ticks}")


def round_rack(x: float, y: float, r: float) -> str:
    return disc(x, y, r) + disc(x, y, r * 0.45) + spokes(x, y, r * 0.55, r * 0.95, 14)


def table(x: float, y: float, r: float, seats: int = 4) -> str:
    chairs = "".join(disc(a, b, r * 0.32) for a, b in around(x, y, r * 1.42, seats, pi / 4))
    return chairs + disc(x, y, r)


def chair(x: float, y: float, degrees: float = 0, s: float = 12) -> str:
    seat = box(x - s / 2, y - s / 2, s, s, 3) + bare(f"M{x - s / 2:g} {y - s / 2 - 3:g}h{s:g}")
    return turned(seat, x, y, degrees) if degrees else seat


def sofa(x: float, y: float, w: float, h: float = 20) -> str:
    return box(x, y, w, h, 5) + bare(
        f"M{x + 5:g} {y + h:g}v{-h + 7:g}h{w - 10:g}v{h - 7:g}M{x + w / 2:g} {y + 7:g}v{h - 7:g}"
    )


def bed(x: float, y: float, w: float, h: float) -> str:
    pillows = box(x + 3, y + 3, w / 2 - 5, 9, 3) + box(x + w / 2 + 2, y + 3, w / 2 - 5, 9, 3)
    return box(x, y, w, h, 3) + pillows + bare(f"M{x:g} {y + h * 0.42:g}h{w:g}m{-w:g} 7h{w:g}")


def plant(x: float, y: float, r: float) -> str:
    leaves = "".join(
        f"M{x:g} {y:g}Q{a:g} {b:g} {c:g} {d:g}Q{e:g} {f:g} {x:g} {y:g}"
        for (a, b), (c, d), (e, f) in zip(
            around(x, y, r * 0.62, 7, -0.4), around(x, y, r, 7), around(x, y, r * 0.62, 7, 0.4), strict=True
        )
    )
    return path(leaves)


def planter(x: float, y: float, r: float) -> str:
    return disc(x, y, r) + plant(x, y, r * 0.86)


def bench(x: float, y: float, w: float, h: float = 9) -> str:
    return box(x, y, w, h, 2) + bare(f"M{x:g} {y + h / 3:g}h{w:g}M{x:g} {y + 2 * h / 3:g}h{w:g}")


def crate(x: float, y: float, s: float) -> str:
    return box(x, y, s, s, 1) + bare(f"M{x:g} {y:g}l{s:g} {s:g}M{x + s:g} {y:g}l{-s:g} {s:g}")


def desk(x: float, y: float, w: float = 34, h: float = 16) -> str:
    return box(x, y, w, h, 2) + box(x + w * 0.35, y + 3, w * 0.3, h * 0.4, 1) + chair(x + w / 2, y + h + 8, 180, 10)


def piano(x: float, y: float, s: float = 1) -> str:
    body = f"M{x:g} {y:g}h{44 * s:g}v{14 * s:g}c{-2 * s:g} {18 * s:g} {-18 * s:g} {10 * s:g} {-20 * s:g} {26 * s:g}"
    body += f"c{-2 * s:g} {12 * s:g} {-22 * s:g} {12 * s:g} {-24 * s:g} 0z"
    keys = "".join(f"M{x + 44 * s * i / 11:g} {y:g}v{6 * s:g}" for i in range(1, 11))
    return path(body) + bare(f"M{x:g} {y + 7 * s:g}h{44 * s:g}{keys}") + box(x + 12 * s, y - 13 * s, 20 * s, 8 * s, 2)


def pinball(x: float, y: float, w: float = 15, h: float = 30) -> str:
    bumpers = "".join(disc(x + w * a, y + h * b, 2) for a, b in ((0.3, 0.42), (0.7, 0.42), (0.5, 0.58)))
    flippers = bare(f"M{x + 3:g} {y + h * 0.78:g}l4 3M{x + w - 3:g} {y + h * 0.78:g}l-4 3")
    return box(x - 1, y, w + 2, 7, 1) + box(x, y + 7, w, h - 7, 2) + bumpers + flippers


def car(x: float, y: float, w: float = 82, h: float = 36) -> str:
    wheels = "".join(box(x + w * a, y + b, w * 0.15, 4, 1) for a in (0.13, 0.72) for b in (-3, h - 1))
    glass = f"M{x + w * 0.3:g} {y + 4:g}q-7 {h / 2 - 4:g} 0 {h - 8:g}l9 -5v{-(h - 18):g}z"
    rear = f"M{x + w * 0.78:g} {y + 5:g}q5 {h / 2 - 5:g} 0 {h - 10:g}l-8 -4v{-(h - 18):g}z"
    return wheels + box(x, y, w, h, 10) + path(glass + rear)


def tyre(x: float, y: float, r: float = 9) -> str:
    return disc(x, y, r) + disc(x, y, r * 0.5)


def flower(x: float, y: float, r: float) -> str:
    return "".join(disc(a, b, r * 0.42) for a, b in around(x, y, r * 0.6, 6)) + disc(x, y, r * 0.3)


def record(x: float, y: float, r: float) -> str:
    return disc(x, y, r) + disc(x, y, r * 0.66) + disc(x, y, r * 0.3)


def steps(x: float, y: float, w: float, h: float, count: int = 9) -> str:
    """An escalator: treads between two handrails, and an arrow."""
    treads = "".join(f"M{x:g} {y + h * i / count:g}h{w:g}" for i in range(1, count))
    rails = box(x - 4, y, 4, h, 2) + box(x + w, y, 4, h, 2)
    return box(x, y, w, h, 1) + bare(treads) + rails


def fish(x: float, y: float, s: float = 5) -> str:
    return path(
        f"M{x:g} {y:g}q{s:g} {-s:g} {2 * s:g} 0l{s:g} {-s * 0.7:g}v{s * 1.4:g}"
        f"l{-s:g} {-s * 0.7:g}q{-s:g} {s:g} {-2 * s:g} 0z"
    )


def paw(x: float, y: float, s: float = 4) -> str:
    toes = "".join(
        disc(x + a * s, y + b * s, s * 0.42) for a, b in ((-1.2, -0.6), (-0.45, -1.3), (0.45, -1.3), (1.2, -0.6))
    )
    return disc(x, y + s * 0.2, s * 0.85) + toes


def bin_of_records(x: float, y: float, w: float, h: float) -> str:
    sleeves = "".join(f"M{x + 3:g} {y + h * i / 9:g}h{w - 6:g}" for i in range(1, 9))
    return box(x, y, w, h, 2) + bare(sleeves)


def rifle_rack(x: float, y: float) -> str:
    """A rack for two long guns, empty, 50 units long: two rails with their notches."""
    rails = "".join(box(x + 6 + i * 34, y, 4, 17, 1) for i in (0, 1))
    return rails + bare("".join(f"M{x + 3 + i * 34:g} {y + d:g}h10" for i in (0, 1) for d in (5, 12)))
