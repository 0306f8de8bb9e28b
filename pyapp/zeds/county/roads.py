"""The four roads, from Start through every space into the town; the highway has a green strip in its middle."""

from __future__ import annotations

from functools import cache

from pyapp.zeds.county.pen import Point, along, path, smooth
from pyapp.zeds.county.places import ROADS, SIZE, TOWN_CENTER


@cache
def course(road: str) -> tuple[Point, ...]:
    """The points that a road runs through: from beyond the sheet by way of Start to the middle of the town."""
    spots = [(float(plate.x), float(plate.y)) for plate in reversed(ROADS[road])]
    x, y = spots[0]
    outside = (x - 260 if x < SIZE[0] / 2 else x + 260, y + (34 if y < SIZE[1] / 2 else -34))
    return (outside, *spots, (float(TOWN_CENTER.x), float(TOWN_CENTER.y)))


@cache
def middle_lines() -> tuple[Point, ...]:
    """Points all along the roads: nothing is built on them."""
    return tuple(point for road in ROADS for point in along(course(road)))


def roads() -> str:
    """All kerbs lie below all asphalt, so that the roads run into each other in the town."""
    lines = {road: smooth(course(road)) for road in ROADS}
    kerbs = "".join(path(f"kerb kerb--{road}", d) for road, d in lines.items())
    asphalt = "".join(path(f"asphalt asphalt--{road}", d) for road, d in lines.items())
    marks = "".join(path(f"lane lane--{road}", d) for road, d in lines.items())
    return kerbs + asphalt + marks + path("median", lines["highway"])
