"""The land between the roads: woods, mountains, fields, streets of small houses, and the river.

The four quarters go on beyond the sheet, so that a window of any shape shows country and no void.
"""

from __future__ import annotations

from pyapp.zeds.county import pen
from pyapp.zeds.county.pen import Point, path
from pyapp.zeds.county.places import SIZE
from pyapp.zeds.county.roads import middle_lines

REACH = 2400
"""How far the land goes on around the sheet."""

RIVER: tuple[Point, ...] = (
    (-2400, 470),
    (-400, 500),
    (-60, 590),
    (138, 640),
    (300, 664),
    (480, 650),
    (610, 676),
    (664, 760),
    (668, 880),
    (640, 990),
    (700, 1300),
    (620, 2400),
)
NEAR_RIVER = tuple(pen.along(RIVER, 24))

MIDDLE, BROW = SIZE[0] / 2, SIZE[1] / 2


def land() -> str:
    return "".join(
        (_definitions(), _quarters(), _far(), _contours(), _fields(), _peaks(), _woods(), _streets(), river())
    )


def _definitions() -> str:
    """What covers the country beyond the sheet, and the glow over the town, in colours of the sheet's."""
    tree = path("tree", "M14 34l9-22 9 22zM44 64l8-20 8 20z") + path(
        "tree tree--light", "M50 26l7-17 7 17zM16 74l8-19 8 19z"
    )
    roof = path("house", "M12 30v-11l8-7 8 7v11zM52 66v-11l8-7 8 7v11z")
    furrow = path("furrow", "M0 10H40M0 30H40")
    ridge = path("contour", "M-10 60Q30 20 70 60T150 60M-10 90Q30 50 70 90T150 90")
    stops = "".join(f'<stop class="glow-stop glow-stop--{i}" offset="{at}"/>' for i, at in enumerate(("0", ".5", "1")))
    return (
        "<defs>"
        f'<pattern id="far-woods" width="74" height="84" patternUnits="userSpaceOnUse">{tree}</pattern>'
        f'<pattern id="far-houses" width="84" height="84" patternUnits="userSpaceOnUse">{roof}</pattern>'
        f'<pattern id="far-fields" width="40" height="40" patternUnits="userSpaceOnUse">{furrow}</pattern>'
        f'<pattern id="far-ridges" width="120" height="90" patternUnits="userSpaceOnUse">{ridge}</pattern>'
        f'<radialGradient id="town-glow">{stops}</radialGradient>'
        "</defs>"
    )


# The four quarters meet under the town; their borders bend as ridges and hedges do.
_NORTH = f"L{MIDDLE:g} {BROW:g}C735 380 790 250 742 120S770 -80 750 -{REACH}"
_SOUTH = f"L{MIDDLE:g} {BROW:g}C765 600 700 720 735 840S730 1100 750 {SIZE[1] + REACH}"
_WEST = f"M-{REACH} 500C-200 470 60 505 200 478S560 470 {MIDDLE:g} {BROW:g}"
_EAST = f"M{SIZE[0] + REACH} 500C1700 520 1440 470 1300 498S940 510 {MIDDLE:g} {BROW:g}"


def _quarters() -> str:
    north, south = _NORTH[_NORTH.index("C") :], _SOUTH[_SOUTH.index("C") :]
    right = SIZE[0] + REACH
    return (
        path("land land--forest", f"{_WEST}{north}H-{REACH}z")
        + path("land land--mountain", f"{_EAST}{north}H{right}z")
        + path("land land--suburbs", f"{_WEST}{south}H-{REACH}z")
        + path("land land--highway", f"{_EAST}{south}H{right}z")
        + path("hedge", _WEST)
        + path("hedge", _EAST)
    )


def _far() -> str:
    """The same country all the way to the rim of any window, left out where the sheet itself is drawn."""
    width, height = SIZE
    beside, above = REACH + round(BROW), REACH
    parts = {
        "woods": pen.box(-REACH, -REACH, REACH, beside - 20) + pen.box(0, -REACH, MIDDLE, above),
        "ridges": pen.box(width, -REACH, REACH, beside) + pen.box(MIDDLE, -REACH, MIDDLE, above),
        "houses": pen.box(-REACH, 620, REACH, REACH) + pen.box(0, height, 640, REACH),
        "fields": pen.box(width, 520, REACH, REACH) + pen.box(MIDDLE, height, MIDDLE, REACH),
    }
    return "".join(f'<path fill="url(#far-{name})" d="{d}"/>' for name, d in parts.items())


SUMMITS = ((1325, 178, 7), (985, 70, 5), (1190, 330, 4), (860, 330, 4))


def _contours() -> str:
    """Lines of height around the summits, as on a map for walkers."""
    d = ""
    for x, y, rings in SUMMITS:
        for ring in range(1, rings + 1):
            a, b, lean = 22 * ring + 6, 14 * ring + 6, 5 * ring
            half = b / 2
            d += f"M{x - a} {y}C{x - a} {y - b} {x - lean} {y - b - 4} {x + lean} {y - b}"
            d += f"S{x + a} {y - half:g} {x + a} {y}S{x + lean} {y + b + 4} {x - lean} {y + b}"
            d += f"S{x - a} {y + half:g} {x - a} {y}z"
    return path("contour", d)


PEAK = (
    path("peak", "M0-100L-10 0L10 50H-95z")
    + path("peak peak--dark", "M0-100L95 50H10L-10 0z")
    + path("snow", "M0-100l28 44-20-8-12 16-14-14-10 6z")
)
"""A summit with a lit and a dark side and snow on top, a hundred units high."""
PEAKS = (
    (868, 98, 36),
    (1005, 168, 26),
    (1150, 168, 40),
    (1322, 196, 52),
    (822, 250, 30),
    (1378, 236, 34),
    (1462, 250, 40),
    (982, 322, 38),
    (1268, 336, 40),
)


def _peaks() -> str:
    return "".join(pen.placed(PEAK, x, y, size / 100) for x, y, size in PEAKS)


def _woods() -> str:
    """Firs wherever there is room in the forest, a few in the mountains."""
    tones = ["", "", ""]
    for (x, y), number in pen.scatter(-20, -10, 760, 480, 23):
        edge = 742 - 26 * (number % 3)
        is_wood = x < edge and y < 466 and number > 8 and not _is_on_farm(x, y)
        if is_wood and (x - 640) ** 2 + (y - 470) ** 2 > 230**2 and pen.is_clear((x, y - 8), 15, middle_lines(), 22):
            tones[number % 3] += _fir(x, y, 15 + number % 11)
    for (x, y), number in pen.scatter(770, 0, 1500, 470, 40, 3):
        if number < 26 and pen.is_clear((x, y - 8), 18, middle_lines(), 22) and x + y > 1080:
            tones[number % 3] += _fir(x, y, 14 + number % 8)
    for (x, y), number in pen.scatter(0, 500, 1500, 980, 44, 5):
        if number < 12 and pen.is_clear((x, y - 8), 20, (*middle_lines(), *NEAR_RIVER), 26):
            tones[number % 2] += _fir(x, y, 13 + number % 6)
    return "".join(path(f"tree tree--{i}", d) for i, d in enumerate(tones))


def _is_on_farm(x: float, y: float) -> bool:
    return 500 < x < 600 and 240 < y < 330


def _fir(x: float, y: float, size: int) -> str:
    """Two tiers and a stem."""
    half, upper, lower = size * 0.36, size * 0.55, size * 0.45
    right = f"l{half * 0.8:.1f} {upper:.1f}h{-half * 0.3:.1f}l{half * 0.5:.1f} {lower:.1f}"
    return f"M{x:.0f} {y - size:.0f}{right}h{-half * 2:.1f}l{half * 0.5:.1f} {-lower:.1f}h{-half * 0.3:.1f}z"


FIELDS = (
    ((905, 600, 1040, 690), 8),
    ((1190, 640, 1290, 690), -6),
    ((1290, 690, 1500, 850), 12),
    ((1120, 790, 1300, 850), -10),
    ((960, 900, 1000, 980), 20),
    ((1310, 520, 1500, 590), 4),
    ((720, 640, 860, 740), -14),
    ((860, 850, 990, 980), 16),
    ((1130, 940, 1500, 980), 3),
)


def _fields() -> str:
    """Furrowed fields at a slant, each in one of three greens."""
    out = ""
    for number, ((left, top, right, bottom), slant) in enumerate(FIELDS):
        upper = f"M{left} {top + slant}L{right} {top - slant}"
        shape = f"{upper}L{right + slant} {bottom - slant}L{left - slant} {bottom + slant}z"
        lines = "".join(
            f"M{x} {top + slant * (1 - 2 * (x - left) / (right - left)):.0f}L{x + slant} {bottom}"
            for x in range(left + 9, right, 11)
        )
        out += path(f"field field--{number % 3}", shape) + path("furrow", lines)
    return out


def _streets() -> str:
    """Small houses along streets, some with a light in the window."""
    roofs, walls, lit, dark = "", "", "", ""
    for (x, y), number in pen.scatter(0, 505, 740, 985, 29, 9):
        x, y = x // 6 * 6, y // 14 * 14
        clear = pen.is_clear((x, y - 8), 13, (*middle_lines(), *NEAR_RIVER), 14)
        if number < 72 and clear and (x - 750) ** 2 + (y - 490) ** 2 > 210**2:
            walls += pen.box(x - 8, y - 8, 16, 10)
            roofs += f"M{x - 10} {y - 8}l10-8 10 8z"
            window = pen.box(x - 3 + number % 3, y - 5, 4, 4)
            lit, dark = (lit + window, dark) if number % 4 == 0 else (lit, dark + window)
    return path("house", walls) + path("roof", roofs) + path("pane", dark) + path("pane pane--lit", lit)


def river() -> str:
    d = pen.smooth(RIVER)
    return path("bank", d) + path("river", d) + path("ripple", d)
