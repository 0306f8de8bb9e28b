"""The four tracks and their spaces: side A of the board, as printed.

A space is called after its track and its number: `F3` is the Forest's #3, `FS` its Start, `TC` the Town Center. The
roads meet in Town Center alone.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import NewType

from pyapp.kernel.message import Message
from pyapp.zeds.speech import say

SpaceId = NewType("SpaceId", str)

NOWHERE = SpaceId("")
TOWN_CENTER = SpaceId("TC")

START = 7
"""The number of a Start among the spaces of its track: one beyond the farthest."""


class Track(StrEnum):
    """The tracks, in the order of the cards."""

    FOREST = "F"
    MOUNTAIN = "M"
    HIGHWAY = "H"
    SUBURBS = "S"

    @property
    def called(self) -> Message:
        return _TRACKS[self]

    @property
    def start(self) -> SpaceId:
        return SpaceId(f"{self}S")

    @property
    def spaces(self) -> tuple[SpaceId, ...]:
        """All of them by their number, Start last."""
        return _LINES[self]

    def space(self, number: int) -> SpaceId:
        return _LINES[self][number]


_LINES = {track: (*(SpaceId(f"{track}{number}") for number in range(START)), SpaceId(f"{track}S")) for track in Track}

_TRACKS = {
    Track.FOREST: say("Forest"),
    Track.MOUNTAIN: say("Mountain"),
    Track.HIGHWAY: say("Highway"),
    Track.SUBURBS: say("Suburbs"),
}


class Ground(StrEnum):
    """What kind of space it is, for foraging and for defence."""

    OPEN = "open"
    """A number and nothing else."""
    NAMED = "named"
    VILLAGE = "village"
    FARM = "farm"
    MINE = "mine"
    TOWN = "town"
    CENTER = "center"
    START = "start"

    @property
    def is_named(self) -> bool:
        """[5.3] Whether something can be found there."""
        return self not in (Ground.OPEN, Ground.START)


class Grade(StrEnum):
    """How sure a name or a number is."""

    CONFIRMED = "confirmed"
    """The rulebook says so, or two sources agree."""
    SECONDARY = "secondary"
    """One later source that agrees with the rulebook wherever that speaks."""
    OURS = "ours"
    """Reconstructed."""


@dataclass(frozen=True, slots=True)
class Space:
    """A space of the map."""

    id: SpaceId
    track: Track | None
    number: int
    """Moves to the #0 space of the track; -1 for Town Center."""
    ground: Ground
    name: Message | None
    provenance: Grade = Grade.CONFIRMED


_NAMED: dict[str, tuple[Ground, Message, Grade]] = {
    "F4": (Ground.VILLAGE, say("St. Thomas"), Grade.SECONDARY),
    "F3": (Ground.FARM, say("Farm"), Grade.CONFIRMED),
    "F0": (Ground.TOWN, say("Mall District"), Grade.CONFIRMED),
    "M5": (Ground.VILLAGE, say("Lefty's Pass"), Grade.CONFIRMED),
    "M4": (Ground.MINE, say("Lucky Strike Mine"), Grade.CONFIRMED),
    "M2": (Ground.NAMED, say("Campground"), Grade.CONFIRMED),
    "M0": (Ground.TOWN, say("Downtown"), Grade.OURS),
    "H5": (Ground.VILLAGE, say("Ingeburg"), Grade.SECONDARY),
    "H3": (Ground.NAMED, say("Nuclear Plant"), Grade.SECONDARY),
    "H0": (Ground.TOWN, say("Upper Town"), Grade.OURS),
    "S5": (Ground.VILLAGE, say("East Irek"), Grade.CONFIRMED),
    "S4": (Ground.NAMED, say("Farmingdale University"), Grade.CONFIRMED),
    "S3": (Ground.VILLAGE, say("Beauxville"), Grade.CONFIRMED),
    "S1": (Ground.NAMED, say("Suspension Bridge"), Grade.SECONDARY),
    "S0": (Ground.TOWN, say("Suburbia"), Grade.CONFIRMED),
    "TC": (Ground.CENTER, say("Town Center"), Grade.CONFIRMED),
}


def _space(track: Track, number: int) -> Space:
    space = track.space(number)
    ground, name, grade = _NAMED.get(space, (Ground.OPEN, None, Grade.CONFIRMED))
    return Space(space, track, number, Ground.START if number == START else ground, name, grade)


SPACES: dict[SpaceId, Space] = {
    **{space.id: space for track in Track for number in range(START + 1) for space in (_space(track, number),)},
    TOWN_CENTER: Space(TOWN_CENTER, None, -1, Ground.CENTER, _NAMED["TC"][1]),
}

NAMED = frozenset(space.id for space in SPACES.values() if space.ground.is_named)
VILLAGES = tuple(space.id for space in SPACES.values() if space.ground is Ground.VILLAGE)
STARTS = tuple(track.start for track in Track)
MINE, CAMPGROUND, ST_THOMAS = SpaceId("M4"), SpaceId("M2"), SpaceId("F4")

INWARD: dict[SpaceId, SpaceId] = {
    space.id: space.track.space(space.number - 1) if space.number else TOWN_CENTER
    for space in SPACES.values()
    if space.track is not None
}
"""The next space on the way to Town Center."""

OUTWARD: dict[SpaceId, SpaceId] = {
    space.id: space.track.space(space.number + 1)
    for space in SPACES.values()
    if space.track is not None and space.number < START
}
"""The next space on the way to Start; none beyond it, and none from Town Center, where the roads part."""

NEIGHBOURS: dict[SpaceId, tuple[SpaceId, ...]] = {
    space: tuple(track.space(0) for track in Track)
    if space == TOWN_CENTER
    else tuple(other for other in (INWARD[space], OUTWARD.get(space)) if other is not None)
    for space in SPACES
}


def track_of(space: SpaceId) -> Track | None:
    return SPACES[space].track


def number_of(space: SpaceId) -> int:
    """How far from town: 0 for the Town spaces, -1 for Town Center."""
    return SPACES[space].number


def is_start(space: SpaceId) -> bool:
    return SPACES[space].ground is Ground.START


def terrain_shift(space: SpaceId) -> int:
    """[6.1] What the ground is worth to whoever defends it: 1 in a named space, 2 in Town."""
    ground = SPACES[space].ground
    return 2 if ground is Ground.TOWN else 1 if ground.is_named else 0


@cache
def on_the_way_in(space: SpaceId) -> tuple[SpaceId, ...]:
    """The spaces between here and Town Center, that one included."""
    found: list[SpaceId] = []
    while space != TOWN_CENTER:
        space = INWARD[space]
        found.append(space)
    return tuple(found)


@cache
def on_the_way_out(space: SpaceId) -> tuple[SpaceId, ...]:
    """The spaces between here and Start, that one included."""
    found: list[SpaceId] = []
    while space in OUTWARD:
        space = OUTWARD[space]
        found.append(space)
    return tuple(found)
