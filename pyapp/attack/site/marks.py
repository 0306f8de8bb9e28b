"""Places that the survival rules speak of, drawn flat on the ground: a car to get away in, a mast, a landing stage."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator, Mapping

from pyapp.attack.board.squares import Square
from pyapp.attack.scenarios.model import Layout
from pyapp.attack.site.outdoors import ambulance, boat, car, truck
from pyapp.attack.site.pen import UNIT, Block, blocks, box, disc, layer, path
from pyapp.attack.site.shapes import Draw
from pyapp.attack.site.words import found_in
from pyapp.attack.speech import named
from pyapp.kernel.art.lettering import text

VEHICLES: Mapping[str, Draw] = {
    "car": car, "jeep": car, "taxi": car, "truck": truck, "van": truck, "bus": truck, "lorry": truck,
    "ambulance": ambulance, "boat": boat, "raft": boat,
}  # fmt: skip


def zones(layout: Layout, inside: Collection[Square]) -> Iterator[tuple[str, tuple[Square, ...]]]:
    """Places in the open that are no whole room."""
    rooms = {cell.room for cell in layout.board.cells.values()}
    for name, squares in layout.board.zones.items():
        if name not in rooms and not any(square in inside for square in squares):
            yield name, tuple(sorted(squares))


def vehicle_squares(layout: Layout, inside: Collection[Square]) -> tuple[Square, ...]:
    """Where something stands that one can leave in."""
    return tuple(square for name, squares in zones(layout, inside) if found_in(name, VEHICLES) for square in squares)


def pads(layout: Layout, inside: Collection[Square]) -> str:
    """The ground below what one can leave in."""
    boxes = [
        block.box for name, squares in zones(layout, inside) if found_in(name, VEHICLES) for block in blocks(squares)
    ]
    wide = "".join(box(x - 24, y - 22, w + 48, h + 44, 32) for x, y, w, h in boxes)
    d = "".join(box(x - 14, y - 12, w + 28, h + 24, 22) for x, y, w, h in boxes)
    return path("pad-verge", wide) + path("pad", d)


def marks(layout: Layout, inside: Collection[Square]) -> str:
    drawn = ""
    for name, squares in zones(layout, inside):
        found = blocks(squares)
        drawn += path("zone", "".join(box(x + 3, y + 3, w - 6, h - 6, 7) for x, y, w, h in (b.box for b in found)))
        largest = max(found, key=lambda block: block.width * block.height)
        drawn += _mark(name, largest)
        drawn += _name(layout, name, largest)
    return layer("marks", drawn)


def _mark(name: str, block: Block) -> str:
    if (vehicle := found_in(name, VEHICLES)) is not None:
        return _vehicle(vehicle, block)
    draw = found_in(name, MARKS)
    return draw(block) if draw is not None else ""


def _vehicle(draw: Draw, block: Block) -> str:
    """As large as its squares allow, its nose where the longer side points."""
    x, y, width, height = block.box
    long, wide = max(width, height), min(width, height)
    scale = min(1.9, wide / 48) if wide > UNIT else 1.0
    turn = " rotate(90)" if height > width else ""
    shape = draw((long - 16) / scale, max(48.0, wide / scale))
    place = f"translate({x + width // 2} {y + height // 2}){turn} scale({scale:g})"
    shade = f'<path class="shade" transform="translate(4 5) {place}" d="{shape.outline}"/>'
    return f'{shade}<g class="thing thing--parked" transform="{place}">{shape.drawn}</g>'


def _mast(block: Block) -> str:
    """Four feet, a lattice that narrows, and a red light on top."""
    x, y = _middle(block)
    lattice = "".join(f"M{-r} {-r}h{2 * r}v{2 * r}h{-2 * r}z" for r in (19, 12, 6)) + "M-19 -19L19 19M19 -19L-19 19"
    stays = "M-19 -19L-58 -40M19 -19L46 -52M-19 19L-52 48M19 19L52 40"
    return (
        f'<g transform="translate({x:g} {y:g})">{path("stay", stays)}{path("lattice", lattice)}'
        f"{path('beacon-glow', disc(0, 0, 15))}{path('beacon', disc(0, 0, 4))}</g>"
    )


def _landing(block: Block) -> str:
    """Stripes where the boat makes fast, and a lifebelt."""
    x, y, width, height = block.box
    stripes = "".join(f"M{x + 10 + n * 16} {y + 18}l8-10" for n in range((width - 20) // 16 + 1))
    belt = disc(x + width - 24, y + height - 24, 11) + disc(x + width - 24, y + height - 24, 6)
    return path("stripe", stripes) + path("belt", belt)


def _stairs(block: Block) -> str:
    x, y, width, height = block.box
    if width >= height:
        steps = "".join(f"M{x + 8 + each} {y + 5}v{height - 10}" for each in range(0, width - 12, 10))
        return path("step", steps + f"M{x + 6} {y + 5}h{width - 12}M{x + 6} {y + height - 5}h{width - 12}")
    steps = "".join(f"M{x + 5} {y + 8 + each}h{width - 10}" for each in range(0, height - 12, 10))
    return path("step", steps + f"M{x + 5} {y + 6}v{height - 12}M{x + width - 5} {y + 6}v{height - 12}")


def _pad(block: Block) -> str:
    """Where a helicopter comes down."""
    x, y = _middle(block)
    r = min(block.width, block.height) * UNIT / 2 - 8
    return path(
        "stripe",
        disc(x, y, r)
        + f"M{x - r / 3:g} {y - r / 2:g}v{r:g}M{x + r / 3:g} {y - r / 2:g}v{r:g}M{x - r / 3:g} {y:g}h{r * 2 / 3:g}",
    )


MARKS: Mapping[str, Callable[[Block], str]] = {
    "mast": _mast, "radio mast": _mast, "antenna": _mast, "tower": _mast, "landing": _landing,
    "landing stage": _landing, "stairs": _stairs, "steps": _stairs, "stair": _stairs, "staircase": _stairs,
    "helicopter": _pad, "helipad": _pad, "roof": _pad,
}  # fmt: skip


def _middle(block: Block) -> tuple[float, float]:
    x, y, width, height = block.box
    return x + width / 2, y + height / 2


def _name(layout: Layout, zone: str, block: Block) -> str:
    """On its lower edge, or below it where it is but one square high."""
    x, y, width, height = block.box
    words = called(layout, zone)
    size = min(15.0, (width + 40) / (len(words) * 0.6))
    line = y + height + (-7 if block.height > 1 else 13)
    return text(named(words), "place-name", f'x="{x + width / 2:g}" y="{line:g}" font-size="{size:.1f}"')


def called(layout: Layout, place: str) -> str:
    """What is lettered on a room or a place: what it is called, without an article, unless that is all of it."""
    whole = layout.place(place)
    return re.sub(r"^(the|an?) ", "", whole, flags=re.IGNORECASE).strip() or whole
