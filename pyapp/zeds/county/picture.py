"""The sheet put together: the land and all that stands on it, the plates of the spaces, and their names.

There is no colour in it: the sheet of styles paints it as dusk or as a printed map for visitors.
"""

from __future__ import annotations

from collections.abc import Mapping
from html import escape

from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.zeds.county.land import land
from pyapp.zeds.county.landmarks import landmarks
from pyapp.zeds.county.places import CEMETERY, ROADS, SIZE, START, TOWN_CENTER, Plate, villages
from pyapp.zeds.county.roads import roads
from pyapp.zeds.county.town import all_villages, glow, town

REGIONS: Mapping[str, tuple[Message, int, int]] = {
    "forest": (say("Forest"), 98, 240),
    "mountain": (say("Mountains"), 1368, 452),
    "highway": (say("Highway"), 1368, 560),
    "suburbs": (say("Suburbs"), 100, 796),
}
"""What each quarter is called, and where that is lettered."""


AFTER_NUMBER = 21
"""Names stand at the foot of their plate, where no counter lies, after the number of the space."""


def view_box() -> tuple[int, int, int, int]:
    return 0, 0, *SIZE


def art(names: Mapping[tuple[str, int], Message]) -> str:
    """Everything that never changes and is only looked at; spaces are lettered with the names given."""
    return "".join(
        (
            _layer("land", land()),
            _layer("roads", roads()),
            _layer("town", glow() + town()),
            _layer("landmarks", landmarks()),
            _layer("villages", all_villages()),
            _layer("regions", "".join(_text(name, "region", x, y) for name, x, y in REGIONS.values())),
            _layer("plates", _plates()),
            _layer("names", _names(names)),
        )
    )


def octagon(plate: Plate, corner: int = 34) -> str:
    """The outline of the town's own place."""
    x, y, w, h = plate.left + corner, plate.top, plate.width - 2 * corner, plate.height - 2 * corner
    c = corner
    return f"M{x:g} {y:g}h{w}l{c} {c}v{h}l-{c} {c}h-{w}l-{c} -{c}v-{h}z"


def _layer(name: str, content: str) -> str:
    return f'<g class="county__{name}">{content}</g>'


def _kind(road: str, number: int) -> str:
    if number == START:
        return "start"
    if (road, number) in villages():
        return "village"
    return "edge" if number == 0 else "plain"


def _plates() -> str:
    out = ""
    for road, spaces in ROADS.items():
        for number, plate in enumerate(spaces):
            kind = _kind(road, number)
            place = f'x="{plate.left:g}" y="{plate.top:g}" width="{plate.width}" height="{plate.height}" rx="9"'
            out += f'<rect class="plate plate--{kind}" {place}/>'
            if kind != "start":
                out += f'<text class="plate__number" x="{plate.left + 8:g}" y="{plate.bottom - 7:g}">{number}</text>'
    out += f'<path class="plate plate--center" d="{octagon(TOWN_CENTER)}"/>'
    place = f'x="{CEMETERY.left:g}" y="{CEMETERY.top:g}" width="{CEMETERY.width}" height="{CEMETERY.height}" rx="4"'
    return out + f'<rect class="plate plate--cemetery" {place}/>'


def _names(names: Mapping[tuple[str, int], Message]) -> str:
    out = ""
    for (road, number), name in names.items():
        plate = ROADS[road][number]
        out += _text(
            name, f"plate__name plate__name--{_kind(road, number)}", plate.left + AFTER_NUMBER, plate.bottom - 8
        )
    for spaces in ROADS.values():
        out += _text(say("Start"), "plate__name plate__name--start", spaces[START].x, spaces[START].bottom - 8)
    out += _text(say("Town Center"), "plate__name plate__name--center", TOWN_CENTER.x, TOWN_CENTER.bottom - 10)
    return out + _text(say("Cemetery"), "plate__name plate__name--cemetery", CEMETERY.x, CEMETERY.bottom - 8)


def _text(words: Message, name: str, x: float, y: float) -> str:
    shown = escape(ENGLISH(words))
    return f'<text class="{name}" data-say="{escape(words.id)}" x="{x:g}" y="{y:g}">{shown}</text>'
