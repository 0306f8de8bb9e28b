"""The sheet put together: the land and all that stands on it, the plates of the spaces, and their names.

There is no colour in it: the game's style sheet paints it as dusk or as a printed map for visitors.
"""

from __future__ import annotations

from collections.abc import Mapping

from pyapp.kernel.art.lettering import text
from pyapp.kernel.game import Picture
from pyapp.kernel.message import Message
from pyapp.zeds.county.land import land
from pyapp.zeds.county.landmarks import landmarks
from pyapp.zeds.county.places import CENTER, GRAVES, PLATES, SIZE, Plate
from pyapp.zeds.county.roads import roads
from pyapp.zeds.county.town import all_villages, glow, town
from pyapp.zeds.map.places import SPACES, TOWN_CENTER, Ground, Space, Track
from pyapp.zeds.names import space_ref
from pyapp.zeds.speech import say
from pyapp.zeds.truth.state import CEMETERY

BOARD = "county"

REGIONS: Mapping[Track, tuple[int, int]] = {
    Track.FOREST: (98, 240),
    Track.MOUNTAIN: (1368, 452),
    Track.HIGHWAY: (1368, 560),
    Track.SUBURBS: (100, 796),
}
"""Where each quarter is named."""

TAB = 19
"""The number of a space stands on a tab in the lower left corner of its plate: how wide and high that is."""
AFTER_NUMBER = 27
"""Names stand at the foot of their plate, where no counter lies, after the tab."""

LETTERS = 14
"""So many letters of a name there is room for on a plate; longer names are written smaller."""


def picture() -> Picture:
    return Picture(BOARD, (0, 0, *SIZE), art(), squares())


def art() -> str:
    """Everything that never changes and is only looked at."""
    regions = "".join(text(track.called, "region", f'x="{x}" y="{y}"') for track, (x, y) in REGIONS.items())
    return "".join(
        (
            _layer("land", land()),
            _layer("roads", roads()),
            _layer("town", glow() + town()),
            _layer("landmarks", landmarks()),
            _layer("villages", all_villages()),
            _layer("regions", regions),
            _layer("plates", _plates()),
            _layer("names", _names()),
        )
    )


def squares() -> str:
    """The spaces, which can be pointed at and lit."""
    shapes = "".join(
        f'<rect class="square" data-ref="{space_ref(space)}" {_spot(PLATES[space])} {_place(PLATES[space], 9)}/>'
        for space in SPACES
        if space != TOWN_CENTER
    )
    spot = f'data-label="{CENTER.x} {CENTER.bottom - 34:g}"'
    center = f'<path class="square" data-ref="{space_ref(TOWN_CENTER)}" {spot} d="{octagon(CENTER)}"/>'
    return _layer("squares", shapes + center)


def _spot(plate: Plate) -> str:
    """What a move costs stands above the name, and off the corner where threats are counted."""
    return f'data-label="{plate.left + 20:g} {plate.top + 15:g}"'


def octagon(plate: Plate, corner: int = 34) -> str:
    """The outline of the town's own place."""
    x, y, w, h = plate.left + corner, plate.top, plate.width - 2 * corner, plate.height - 2 * corner
    c = corner
    return f"M{x:g} {y:g}h{w}l{c} {c}v{h}l-{c} {c}h-{w}l-{c} -{c}v-{h}z"


def _layer(name: str, content: str) -> str:
    return f'<g class="county__{name}">{content}</g>'


def _place(plate: Plate, radius: int) -> str:
    return f'x="{plate.left:g}" y="{plate.top:g}" width="{plate.width}" height="{plate.height}" rx="{radius}"'


def _plates() -> str:
    out = f'<path class="plate plate--center" d="{octagon(CENTER)}"/>'
    out += f'<rect class="plate plate--cemetery" {_place(GRAVES, 4)}/>'
    for space in SPACES.values():
        if space.track is None:
            continue
        plate = PLATES[space.id]
        own = f" plate--{space.id}" if space.ground is Ground.VILLAGE else ""
        out += f'<rect class="plate plate--{space.ground}{own}" {_place(plate, 9)}/>'
        if space.ground is not Ground.START:
            x, y = plate.left + 4, plate.bottom - 4
            out += f'<rect class="plate__tab" x="{x:g}" y="{y - TAB:g}" width="{TAB}" height="{TAB}" rx="5"/>'
            out += f'<text class="plate__number" x="{x + TAB / 2:g}" y="{y - 4:g}">{space.number}</text>'
    return out


def _names() -> str:
    lettered = "".join(map(_name, SPACES.values()))
    return lettered + _centred(say("Cemetery"), "cemetery", PLATES[CEMETERY])


def _name(space: Space) -> str:
    plate = PLATES[space.id]
    if space.ground is Ground.START:
        return _centred(say("Start"), "start", plate)
    name = space.name
    if name is None:
        return ""
    if space.ground is Ground.CENTER:
        return _centred(name, "center", plate)
    return text(name, "plate__name", f'x="{plate.left + AFTER_NUMBER:g}" y="{plate.bottom - 8:g}"', LETTERS)


def _centred(words: Message, kind: str, plate: Plate) -> str:
    return text(words, f"plate__name plate__name--{kind}", f'x="{plate.x}" y="{plate.bottom - 8:g}"')
