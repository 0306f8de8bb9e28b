"""The board, plainly: a circle for each space, along four roads that meet in Town Center."""

from __future__ import annotations

from functools import cache
from html import escape

from pyapp.kernel.art.lettering import text
from pyapp.zeds.map.places import SPACES, TOWN_CENTER, Ground, SpaceId, Track
from pyapp.zeds.names import space_name

SIZE = (2080, 1320)
_MIDDLE = (SIZE[0] // 2, SIZE[1] // 2)
_WAYS = {Track.FOREST: (-1, -1), Track.MOUNTAIN: (1, -1), Track.HIGHWAY: (1, 1), Track.SUBURBS: (-1, 1)}
"""Into which corner each road leads."""
_FIRST, _STEP, _CENTER = (190, 110), (104, 66), 120
RADIUS = 52


@cache
def place_of(space: SpaceId) -> tuple[int, int]:
    """The middle of a space."""
    track = SPACES[space].track
    if track is None:
        return _MIDDLE
    (dx, dy), number = _WAYS[track], SPACES[space].number
    # The road winds a little, so that circles lie clear of each other.
    swing = 26 if number % 2 else -26
    return _MIDDLE[0] + dx * (_FIRST[0] + number * _STEP[0]), _MIDDLE[1] + dy * (_FIRST[1] + number * _STEP[1] + swing)


def radius_of(space: SpaceId) -> int:
    return _CENTER if space == TOWN_CENTER else RADIUS


def view_box() -> tuple[int, int, int, int]:
    return 0, 0, *SIZE


def art() -> str:
    """The roads, and what is lettered on the board."""
    roads = "".join(f'<path class="road" d="{_road(track)}"/>' for track in Track)
    return f'<g class="board__roads">{roads}</g><g class="board__names">{"".join(map(_name, SPACES))}</g>'


def _road(track: Track) -> str:
    points = [place_of(TOWN_CENTER), *(place_of(track.space(number)) for number in range(8))]
    return "M" + "L".join(f"{x} {y}" for x, y in points)


def _name(space: SpaceId) -> str:
    x, y = place_of(space)
    return text(space_name(space), "name", f'x="{x}" y="{y + radius_of(space) + 16}"')


def squares() -> str:
    """The spaces, which can be pointed at and lit."""
    return f'<g class="board__squares">{"".join(map(_space, SPACES))}</g>'


def _space(space: SpaceId) -> str:
    x, y = place_of(space)
    ground = SPACES[space].ground
    kind = "center" if ground is Ground.CENTER else str(ground)
    return (
        f'<circle class="square square--{kind}" data-ref="space:{escape(space)}" '
        f'cx="{x}" cy="{y}" r="{radius_of(space)}"/>'
    )
