"""What is drawn over the board before anything is done, as SVG text: reach, ways, aims, watchers, threats, sight.

Nothing in it can be touched: it lies under the pointer unseen.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import pairwise
from math import hypot

from pyapp.kernel.message import Reader, say
from pyapp.kernel.prospect import Aim, Goal, Kind, Sight
from pyapp.web.board.geometry import Box, covered
from pyapp.web.board.place_shapes import Place
from pyapp.web.foresight import label_layout
from pyapp.web.foresight.label_layout import Chip
from pyapp.web.page.markup import esc

LEGIBLE = 40
"""Board units: on a counter as large as this its value can be read below a chip."""
EYE, EYES = 20, 36
"""How wide an eye is, and an eye with a number."""
COUNT = 17
"""The plate of a number."""
MARGIN = 4
"""Between a cost and the lines of its square."""
FEET = 14
"""Footprints beside a number: it is then no number of those who stand there."""
ARROW = 17
"""The head of an arrow."""
STRONG = 3
"""So many threats to one square are as bad as more."""


def reach(goals: Iterable[Goal], ground: Mapping[str, Place]) -> str:
    """Every square in reach, on the floor."""
    return "".join(_floor(goal, ground[goal.ref]) for goal in goals if goal.ref in ground)


def _floor(goal: Goal, place: Place) -> str:
    return f'<g class="reach reach--{goal.kind}">{place.shape("reach__floor")}</g>'


def costs(goals: Iterable[Goal], at: Iterable[Box], counters: Sequence[Box] = ()) -> str:
    """The points that each takes, at its place; on a plate where it lies on a counter, which has figures of its own;
    beside footprints where enemies stand.
    """
    return "".join(_cost(goal, box, covered(box, counters) > 0) for goal, box in zip(goals, at, strict=True))


def _cost(goal: Goal, box: Box, is_on_counter: bool) -> str:
    x, y = box.centre
    width, height = _cost_size(goal)
    plate = f'<rect x="{-width / 2:g}" y="{-height / 2:g}" width="{width:g}" height="{height:g}" rx="4"/>'
    feet = ""
    if goal.kind is Kind.MET:
        feet = f'<use href="#icon-footprints" x="{2 - width / 2:g}" y="{-FEET / 2:g}" width="{FEET}" height="{FEET}"/>'
    return (
        f'<g transform="translate({x:g} {y:g})"><g class="cost cost--{goal.kind}">'
        f"{plate if is_on_counter or feet else ''}{feet}"
        f'<text x="{FEET / 2 if feet else 0:g}" y="6">{goal.cost}</text></g></g>'
    )


def cost_places(
    goals: Iterable[Goal], ground: Mapping[str, Place], counters: Sequence[Box] = (), grow: float = 1
) -> list[Box]:
    """Where the costs are written: clear of counters, where there is room."""
    return label_layout.settle(
        [_cost_chip(goal, ground[goal.ref], grow) for goal in goals if goal.ref in ground], (), counters
    )


def _cost_chip(goal: Goal, place: Place, grow: float) -> Chip:
    width, height = _cost_size(goal)
    size = width * grow, height * grow
    return Chip(size, place.label(size, MARGIN))


def _cost_size(goal: Goal) -> label_layout.Size:
    return label_layout.wide(str(goal.cost)) + (FEET + 5 if goal.kind is Kind.MET else 7), label_layout.HIGH


def odds(aim: Aim, boxes: Mapping[str, Box], counters: Mapping[str, Box], read: Reader, grow: float = 1) -> Chip:
    """The odds of a shot sit on the upper edge of the counter that would be hit, so that its value can be read below
    them, and above a small one; where that is taken, a little lower, or on the lower edge.
    """
    width = _pill_width(read(aim.odds))
    hit = next((box for thing in aim.things if (box := counters.get(thing)) is not None), None)
    end = boxes[aim.target]
    x, top = end.centre[0], end.y + 11
    if hit is not None:
        x, top = hit.centre[0], hit.y - (2 if hit.height >= LEGIBLE else label_layout.HIGH * grow / 2 - 2)
    foot = hit.y + hit.height if hit is not None else end.y + end.height - 11
    return Chip((width * grow, label_layout.HIGH * grow), ((x, top), (x, top + 8), (x, foot)))


def aims(
    found: Iterable[Aim], boxes: Mapping[str, Box], read: Reader, at: Iterable[Box], pointed: Iterable[str] = ()
) -> str:
    """A line to every target with its odds; strong where somebody points at one."""
    strong = set(pointed)
    parts: list[str] = []
    for aim, place in zip(found, at, strict=True):
        start, end = boxes[aim.start], boxes[aim.target]
        name = "aim is-pointed" if strong & {aim.target, *aim.things} else "aim"
        line = _line("aim__line", start.centre, end.centre) if start != end else ""
        parts.append(f'<g class="{name}">{line}{_pill(*place.centre, read(aim.odds), "pill--odds")}</g>')
    return "".join(parts)


def way(path: Sequence[str], boxes: Mapping[str, Box], thing: Box | None = None) -> str:
    """The walk, from where one stands to the end, which may be a thing that is worked from the last place."""
    points = [boxes[ref].centre for ref in path if ref in boxes]
    if thing is not None:
        points.append(thing.centre)
    if len(points) < 2:
        return ""
    line = " ".join(f"{x:g},{y:g}" for x, y in points)
    x, y = points[-1]
    return f'<g class="way"><polyline points="{line}"/><circle class="way__end" cx="{x:g}" cy="{y:g}" r="8"/></g>'


def eye(box: Box, grow: float = 1) -> Chip:
    """An eye on a corner of a counter, or on its side."""
    right, bottom, half = box.x + box.width, box.y + box.height - 2, box.centre[1]
    spots = ((right, box.y + 2), (right, bottom), (box.x, bottom), (box.x, box.y + 2), (right, half), (box.x, half))
    return Chip((EYE * grow, EYE * grow), spots)


def watchers(places: Iterable[Box]) -> str:
    """An eye on everybody who would notice."""
    return "".join(
        f'<g transform="translate({x:g} {y:g})"><g class="watcher"><circle r="{EYE / 2:g}"/>'
        '<use href="#icon-eye" x="-7.5" y="-7.5" width="15" height="15"/></g></g>'
        for x, y in (box.centre for box in places)
    )


def count_of_eyes(goal: Place, grow: float = 1) -> Chip:
    """At the end of a way, in one of its corners, the figures of the cost in the last one; over or under it, where
    counters fill it.
    """
    (x, _), off = goal.box.centre, label_layout.HIGH * grow / 2 + 1
    outside = (x, goal.box.y - off), (x, goal.box.y + goal.box.height + off)
    return Chip((EYES * grow, label_layout.HIGH * grow), (*goal.corners(20, 12), *outside))


def noticed(place: Box, count: int) -> str:
    """How many eyes are on it."""
    x, y = place.centre
    return (
        f'<g transform="translate({x:g} {y:g})"><g class="watched"><rect x="{-EYES / 2:g}" y="-9" width="{EYES}"'
        ' height="18" rx="9"/><use href="#icon-eye" x="-15" y="-7.5" width="15" height="15"/>'
        f'<text x="8" y="5">{count}</text></g></g>'
    )


def threats(counts: Mapping[str, int], ground: Mapping[str, Place]) -> str:
    """The squares where enemies can be next, deeper and more closely hatched where several can."""
    return "".join(
        f'<g class="threat threat--{min(count, STRONG)}">'
        f"{ground[ref].shape('threat__floor')}{ground[ref].shape('threat__hatch')}</g>"
        for ref, count in sorted(counts.items())
        if ref in ground
    )


def ways_of(along: Iterable[Sequence[str]], boxes: Mapping[str, Box], *, is_sure: bool = False) -> str:
    """Where enemies go who have one way only: arrows from place to place along that. Those after the first are dashed,
    unless it is sure that they go so far.
    """
    first, farther = [], []
    for places in along:
        legs = [(a, b) for a, b in pairwise(places) if a in boxes and b in boxes]
        first += legs if is_sure else legs[:1]
        farther += [] if is_sure else legs[1:]
    later = [leg for leg in farther if leg not in first]
    return threat_ways((boxes[a], boxes[b]) for a, b in first) + threat_ways(
        ((boxes[a], boxes[b]) for a, b in later), is_farther=True
    )


def threat_ways(ways: Iterable[tuple[Box, Box]], *, is_farther: bool = False) -> str:
    """An arrow from the edge of each place into the next one."""
    look = " threat__leg--farther" if is_farther else ""
    return "".join(f'<g class="threat__leg{look}">{_arrow(start, goal)}</g>' for start, goal in dict.fromkeys(ways))


def _arrow(start: Box, goal: Box) -> str:
    (x, y), (gx, gy) = start.centre, goal.centre
    away = hypot(gx - x, gy - y)
    if not away:
        return ""
    dx, dy = (gx - x) / away, (gy - y) / away
    begin = min(_edge(start, dx, dy), away / 2) - ARROW / 2
    end = max(away - _edge(goal, dx, dy), away / 2) + ARROW / 2
    ax, ay, ex, ey = x + begin * dx, y + begin * dy, x + end * dx, y + end * dy
    bx, by = ex - ARROW * dx, ey - ARROW * dy
    head = f"M{ex:.1f} {ey:.1f}L{bx - 9 * dy:.1f} {by + 9 * dx:.1f}L{bx + 9 * dy:.1f} {by - 9 * dx:.1f}z"
    return (
        f'<path class="threat__way" d="M{ax:.1f} {ay:.1f}L{bx:.1f} {by:.1f}"/><path class="threat__head" d="{head}"/>'
    )


def _edge(box: Box, dx: float, dy: float) -> float:
    """How far it is from the middle of a box to its rim in a direction."""
    return min(box.width / 2 / abs(dx) if dx else box.height, box.height / 2 / abs(dy) if dy else box.width)


def threat_counts(counts: Mapping[str, int], ground: Mapping[str, Place]) -> str:
    """How many can, where it is more than one: on a plate in a corner, over names and counters."""
    several = [count for ref, count in sorted(counts.items()) if count > 1 and ref in ground]
    return "".join(
        f'<g transform="translate({place.x:g} {place.y + place.height:g})"><g class="count">'
        f'<rect y="{-place.height:g}" width="{place.width:g}" height="{place.height:g}" rx="4"/>'
        f'<text x="{place.width / 2:g}" y="{4 - place.height / 2 + 1:g}">{count}</text></g></g>'
        for count, place in zip(several, count_places(counts, ground), strict=True)
    )


def count_places(counts: Mapping[str, int], ground: Mapping[str, Place]) -> list[Box]:
    """Where these plates lie."""
    return [ground[ref].plate((COUNT, COUNT)) for ref, count in sorted(counts.items()) if count > 1 and ref in ground]


def threat_legend(read: Reader, *, has_ways: bool = False) -> str:
    """What the hatching and the plates mean, and the dashed arrows where there are ways."""
    here, many = esc(read(say("threatened next"))), esc(read(say("by how many")))
    twice = esc(read(say("if they move twice")))
    return (
        f'<span class="legend__part"><span class="legend__hatch"></span>{here}</span>'
        f'<span class="legend__part"><b class="legend__count">2</b>{many}</span>'
        + (f'<span class="legend__part"><span class="legend__dashed"></span>{twice}</span>' if has_ways else "")
    )


def sight(looked: Sight) -> str:
    """The line of sight; where it is blocked it stops at a bar, and the rest is only dotted."""
    if looked.stop is None:
        return (
            f'<g class="look">{_line("look__line", looked.start, looked.end)}{_dot(looked.start)}{_dot(looked.end)}</g>'
        )
    x, y = looked.stop
    return (
        f'<g class="look look--blocked">{_line("look__rest", looked.start, looked.end)}'
        f"{_dot(looked.start)}{_dot(looked.end)}"
        f'<g transform="translate({x:g} {y:g})"><circle class="look__stop" r="11"/>'
        '<path class="look__cross" d="M-5 -5L5 5M5 -5L-5 5"/></g></g>'
    )


def origin(place: Place) -> str:
    """Where a look begins."""
    return f'<g class="look">{place.shape("look__origin")}{_dot(place.box.centre)}</g>'


def _line(name: str, start: tuple[float, float], end: tuple[float, float]) -> str:
    return f'<line class="{name}" x1="{start[0]:g}" y1="{start[1]:g}" x2="{end[0]:g}" y2="{end[1]:g}"/>'


def _dot(at: tuple[float, float]) -> str:
    return f'<circle class="look__dot" cx="{at[0]:g}" cy="{at[1]:g}" r="6"/>'


def _pill_width(text: str) -> float:
    return 10 + label_layout.wide(text)


def _pill(x: float, y: float, text: str, name: str) -> str:
    width = _pill_width(text)
    return (
        f'<g transform="translate({x:g} {y:g})"><g class="pill {name}"><rect x="{-width / 2:g}" y="-9"'
        f' width="{width:g}" height="18" rx="9"/><text y="5">{esc(text)}</text></g></g>'
    )
