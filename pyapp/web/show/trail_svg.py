"""Lines on the board that last as long as a step of the show: the way of a counter, the flight of a shot."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from math import hypot

from pyapp.kernel.event import Event
from pyapp.kernel.message import Reader
from pyapp.web.board.geometry import Box
from pyapp.web.foresight import label_layout
from pyapp.web.page.markup import esc

NEAR = 34
"""Board units: a counter that makes room for another in its square has not gone anywhere."""
LARGE = 1.3
"""How much wider the letters of a verdict are than those of other labels."""
EDGE = 24
"""Board units by which a way ends short of a counter's middle."""

Place = tuple[int, int]


def ways(before: Mapping[str, Place], after: Mapping[str, Place]) -> str:
    """The ways of the counters that went from one place to another."""
    found = ((before[key], place) for key, place in after.items() if key in before)
    return "".join(_way(start, end) for start, end in found if _far(start, end) > NEAR)


def beams(event: Event, box: Callable[[str], Box | None]) -> str:
    """What flew from one thing to another."""
    found = ((box(start), box(end)) for start, end in event.beams())
    return "".join(_line("trail trail--shot", start.centre, end.centre) for start, end in found if start and end)


def verdict(event: Event, box: Callable[[str], Box | None], read: Reader, grow: float = 1) -> str:
    """What dice came to, in a word, over the thing that it befell."""
    found, hit = event.verdict(), next((place for ref in event.refs() if (place := box(ref)) is not None), None)
    if found is None or hit is None:
        return ""
    word = read(found.word)
    width, height = (label_layout.wide(word) * LARGE + 16) * grow, 24 * grow
    x, y = hit.centre[0], hit.y - height / 4
    return (
        f'<g class="verdict verdict--{found.tone}" transform="translate({x:g} {y:g})">'
        f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="4"/>'
        f'<text y="{6 * grow:g}" font-size="{17 * grow:g}">{esc(word)}</text></g>'
    )


def _far(start: Place, end: Place) -> float:
    return hypot(end[0] - start[0], end[1] - start[1])


def _way(start: Place, end: Place) -> str:
    far = _far(start, end)
    short = max(0.0, far - EDGE) / far
    tip = start[0] + (end[0] - start[0]) * short, start[1] + (end[1] - start[1]) * short
    return f'<circle class="trail__start" cx="{start[0]}" cy="{start[1]}" r="7"/>' + _line("trail", start, tip)


def _line(classes: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    return f'<path class="{classes}" d="M{start[0]:.0f} {start[1]:.0f}L{end[0]:.0f} {end[1]:.0f}"/>'
