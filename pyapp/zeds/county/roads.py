"""The four roads, from Start through every space into the town; the highway has a green strip in its middle."""

from __future__ import annotations

from functools import cache

from pyapp.zeds.county.pen import Point, along, path, smooth
from pyapp.zeds.county.places import CENTER, ROADS, SIZE
from pyapp.zeds.map.places import Track


@cache
def course(track: Track) -> tuple[Point, ...]:
    """The points that a road runs through: from beyond the sheet by way of Start to the middle of the town."""
    spots = [(float(plate.x), float(plate.y)) for plate in reversed(ROADS[track])]
    x, y = spots[0]
    outside = (x - 260 if x < SIZE[0] / 2 else x + 260, y + (34 if y < SIZE[1] / 2 else -34))
    return (outside, *spots, (float(CENTER.x), float(CENTER.y)))


@cache
def middle_lines() -> tuple[Point, ...]:
    """Points all along the roads: nothing is built on them."""
    return tuple(point for track in ROADS for point in along(course(track)))


def roads() -> str:
    """All kerbs lie below all asphalt, so that the roads run into each other in the town."""
    lines = {track: _line(track) for track in ROADS}
    layers = (path(f"{part} {part}--{track.name.lower()}", d) for part in PARTS for track, d in lines.items())
    return "".join(layers) + path("median", lines[Track.HIGHWAY])


PARTS = ("kerb", "asphalt", "lane")


def _line(track: Track) -> str:
    """Straight on beyond the sheet, so that no window shows where it ends, and then all of its bends."""
    (x, y), (sx, sy), *_ = course(track)
    return f"M{x + AWAY * (x - sx):.0f} {y + AWAY * (y - sy):.0f}L" + smooth(course(track)).removeprefix("M")


AWAY = 8
"""How often its last stretch goes on out there."""
