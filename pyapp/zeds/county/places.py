"""Where the spaces lie on the sheet: the only numbers that roads, plates and counters are laid out by.

Each road winds through its quarter so that every space has room for a mob, or for two who defend it side by side.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyapp.zeds.map.places import TOWN_CENTER, SpaceId, Track
from pyapp.zeds.truth.state import CEMETERY

SIZE = (1500, 980)
"""The sheet, in the units of the drawing."""


class Plate(NamedTuple):
    """A space on the sheet, by its middle."""

    x: int
    y: int
    width: int = 136
    height: int = 86

    @property
    def left(self) -> float:
        return self.x - self.width / 2

    @property
    def top(self) -> float:
        return self.y - self.height / 2

    @property
    def right(self) -> float:
        return self.x + self.width / 2

    @property
    def bottom(self) -> float:
        return self.y + self.height / 2


ROADS: Mapping[Track, tuple[Plate, ...]] = {
    Track.FOREST: (
        Plate(372, 392),
        Plate(140, 345),
        Plate(270, 240),
        Plate(432, 252),
        Plate(580, 185),
        Plate(430, 98),
        Plate(268, 78),
        Plate(100, 95),
    ),
    Track.MOUNTAIN: (
        Plate(1128, 392),
        Plate(1362, 345),
        Plate(1225, 240),
        Plate(1066, 255),
        Plate(920, 185),
        Plate(1066, 98),
        Plate(1232, 78),
        Plate(1400, 95),
    ),
    Track.HIGHWAY: (
        Plate(1128, 588),
        Plate(1362, 640),
        Plate(1228, 742),
        Plate(1066, 730),
        Plate(920, 797),
        Plate(1066, 882),
        Plate(1232, 902),
        Plate(1400, 885),
    ),
    Track.SUBURBS: (
        Plate(372, 588),
        Plate(138, 636),
        Plate(268, 742),
        Plate(430, 730),
        Plate(580, 797),
        Plate(430, 882),
        Plate(268, 902),
        Plate(100, 885),
    ),
}
"""Each road from the town's edge (0) outward to Start, clockwise from the upper left."""

PLATES: Mapping[SpaceId, Plate] = {
    **{track.space(number): plate for track, road in ROADS.items() for number, plate in enumerate(road)},
    TOWN_CENTER: Plate(750, 490, 264, 172),
    CEMETERY: Plate(786, 893, 188, 96),
}
"""Every plate on the sheet."""
CENTER, GRAVES = PLATES[TOWN_CENTER], PLATES[CEMETERY]
