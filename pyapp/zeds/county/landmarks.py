"""The named places beside the roads, each drawn so that it says what it is: mine, camp, farm, plant, campus, bridge."""

from __future__ import annotations

from pyapp.zeds.county import pen
from pyapp.zeds.county.pen import path
from pyapp.zeds.county.places import GRAVES, PLATES
from pyapp.zeds.map.places import CAMPGROUND, MINE, SpaceId


def landmarks() -> str:
    return "".join((_farm(), _mine(), _camp(), _plant(), _campus(), _bridge(), _graves()))


def _farm() -> str:
    """A barn with a silo, and its rows."""
    rows = "".join(f"M{9 * n - 40} 6l{2 * n - 8} 30" for n in range(10))
    drawn = path("furrow", rows) + path("stone", "M28 0v-34q8-12 16 0v34z")
    drawn += path("barn", "M-26 0v-22l10-14h20l10 14v22z") + path(
        "barn-door", "M-14 0v-15h12v15zM-14-15l12 15M-2-15l-12 15"
    )
    return pen.placed(drawn, 540, 286)


def _mine() -> str:
    """A head frame with its wheels over the mouth of the shaft, and spoil beside it."""
    plate = PLATES[MINE]
    legs = "M-16 0L-5-52H6L44 0M6-52V0M-12-18H6M-9-34H6"
    wheels = "".join(f"M{x - 8}-55a8 8 0 1 0 16 0a8 8 0 1 0-16 0h16M{x}-63v16" for x in (-1, 9))
    drawn = path("spoil", "M-66 0l22-24 12 8 16-6 10 22z") + path("stone", "M16 0v-20l16-7v27z")
    return pen.placed(drawn + path("frame", legs) + path("frame frame--thin", wheels), plate.x - 20, plate.top - 3)


def _camp() -> str:
    """Two tents and a fire."""
    plate = PLATES[CAMPGROUND]
    x, y = plate.x, plate.top - 3
    tents = "".join(f"M{cx - 20} {y}L{cx} {y - 28}L{cx + 20} {y}z" for cx in (x - 36, x + 10))
    flaps = "".join(f"M{cx} {y - 28}l-6 28h12z" for cx in (x - 36, x + 10))
    fire = f"M{x + 44} {y}q-10-8 0-22q12 12 2 22z"
    return path("tent", tents) + path("tent-flap", flaps) + path("fire", fire)


_TOWER = (
    path("steam", "M-16-86C-44-100-26-130-4-124C-2-148 40-152 36-126C58-122 44-94 16-86z")
    + path("tower", "M-34 0C-17-34-17-60-22-86H22C17-60 17-34 34 0z")
    + path("tower tower--shade", "M7-86H22C17-60 17-34 34 0H14C3-43 3-69 7-86z")
)


def _plant() -> str:
    """Two cooling towers, and the steam above them."""
    return pen.placed(_TOWER, 928, 738) + pen.placed(_TOWER, 990, 742, 0.86)


def _campus() -> str:
    """A hall with a dome and a portico of columns, on its steps."""
    plate = PLATES[SpaceId("S4")]
    x, y = plate.x - 10, plate.top - 3
    wings = pen.box(x - 62, y - 24, 124, 24)
    hall = pen.box(x - 26, y - 30, 52, 30) + f"M{x - 32} {y - 30}L{x} {y - 46}L{x + 32} {y - 30}z"
    dome = f"M{x - 12} {y - 42}a12 13 0 0 1 24 0zM{x - 1} {y - 62}h2v8h-2z"
    columns = "".join(pen.box(x - 22 + 11 * n, y - 28, 4, 28) for n in range(5))
    panes = "".join(
        pen.box(cx, cy, 5, 6) for cx in (x - 56, x - 45, x - 34, x + 30, x + 41, x + 52) for cy in (y - 20, y - 10)
    )
    return (
        path("stone", wings + dome)
        + path("stone stone--light", hall)
        + path("column", columns)
        + path("pane pane--lit", panes)
    )


def _bridge() -> str:
    """Two pylons, the cable between and beyond them, and its hangers."""
    plate = PLATES[SpaceId("S1")]
    half, top, sag = 84, -74, 34
    main_span = f"{-half} {top}Q0 {sag} {half} {top}"
    cable = f"M{-half - 70} 10Q{-half - 26} {top + 26} {main_span}Q{half + 26} {top + 26} {half + 70} 10"
    hangers = ""
    for n in range(1, 14):
        t = n / 14
        y = (1 - 2 * t * (1 - t)) * top + 2 * t * (1 - t) * sag
        hangers += f"M{half * (2 * t - 1):.0f} {y:.0f}V10"
    pylons = "".join(f"M{x - 6} 28V{top}h4v16h4v-16h4V28h-4V{top + 40}h-4V28z" for x in (-half, half))
    return pen.placed(path("cable", cable + hangers) + path("pylon", pylons), plate.x, plate.y)


def _graves() -> str:
    """Crosses and stones around the cemetery, within a fence."""
    left, top, right = GRAVES.left, GRAVES.top, GRAVES.right
    stones = "".join(f"M{x - 5:g} {top - 2:g}v-11q5-7 10 0v11z" for x in (left + 22, left + 60, left + 128, left + 158))
    crosses = "".join(f"M{x:g} {top - 2:g}v-20M{x - 6:g} {top - 15:g}h12" for x in (left + 41, left + 96, left + 112))
    fence = "".join(f"M{x:g} {GRAVES.bottom + 4:g}v12" for x in range(int(left), int(right) + 1, 8))
    fence += f"M{left:g} {GRAVES.bottom + 8:g}H{right:g}"
    return path("grave", stones) + path("cross", crosses) + path("fence", fence)
