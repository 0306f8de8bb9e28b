"""The caption on the board: what the player points at, large enough to read, and what there is to know.

It lies where it covers the least of what the board tells, and stays there as long as that is so.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable
from enum import StrEnum

from pyapp.kernel.message import Message, Reader
from pyapp.kernel.scene import Item
from pyapp.web.board.drawing_text import lettered
from pyapp.web.board.geometry import Box, overlap
from pyapp.web.page.markup import esc, icon

GAP = 12
"""Pixels between the caption and the edge of the board, or anything else that lies on it."""


class Side(StrEnum):
    """Where it may lie: the best place first."""

    BOTTOM_LEFT = "bottom left"
    BOTTOM_RIGHT = "bottom right"
    TOP_LEFT = "top left"
    TOP_RIGHT = "top right"
    BOTTOM = "bottom"
    TOP = "top"


def place(
    size: tuple[float, float],
    room: tuple[float, float],
    pointed: Box,
    lit: Collection[Box],
    taken: Iterable[Box],
    last: Side = Side.BOTTOM_LEFT,
) -> tuple[Side, Box]:
    """Off what is pointed at, off what is taken by others, on as few as can be of the things that are lit; where it was
    last, if that is as good.
    """
    full = [Box(box.x - GAP, box.y - GAP, box.width + 2 * GAP, box.height + 2 * GAP) for box in taken]

    def fault(side: Side) -> tuple[int, int, int, bool]:
        here = places[side]
        covered = sum(overlap(here, box) for box in lit)
        return overlap(here, pointed), sum(overlap(here, box) for box in full), covered, side is not last

    places = {side: _lying(side, size, room) for side in Side}
    best = min(Side, key=fault)
    return best, places[best]


def _lying(side: Side, size: tuple[float, float], room: tuple[float, float]) -> Box:
    (width, height), (right, bottom) = size, (room[0] - size[0] - GAP, room[1] - size[1] - GAP)
    words = side.split()
    x = GAP if "left" in words else right if "right" in words else (GAP + right) / 2
    return Box(x, GAP if "top" in words else bottom, width, height)


def html(
    title: str, remarks: Iterable[str], prospects: Iterable[str], denials: Iterable[str] = (), art: str = ""
) -> str:
    """Its name, remarks on it, what those who act could do there, and why they could not; beside the counter, where it
    is one.
    """
    lines = "".join(f"<p>{esc(line)}</p>" for line in remarks)
    lines += "".join(f'<p class="caption__prospect">{esc(line)}</p>' for line in prospects)
    lines += "".join(f'<p class="caption__denial">{esc(line)}</p>' for line in denials)
    return f'{art}<div class="caption__words"><b>{esc(title)}</b>{lines}</div>'


def counter(item: Item, box: Box, read: Reader) -> str:
    """A counter as it lies on the board, drawn for itself."""
    x, y, scale = item.pose
    view = " ".join(f"{each / scale:g}" for each in (box.x - x, box.y - y, box.width, box.height))
    return (
        f'<svg class="caption__counter" viewBox="{view}" aria-hidden="true">'
        f'<g class="{esc(item.classes)}">{lettered(item.svg, read)}</g></svg>'
    )


def folded(title: str, remarks: Iterable[Message], art: str, read: Reader) -> str:
    """The same for a finger, in the panel: the counter with the first remark, and the others when it is touched."""
    first, *others = [read(remark) for remark in remarks] or [""]
    head = f'{art}<span class="about__words"><b>{esc(title)}</b><small>{esc(first)}</small></span>'
    if not others:
        return f'<div class="about about__head">{head}</div>'
    lines = "".join(f"<p>{esc(line)}</p>" for line in others)
    return f'<details class="about"><summary class="about__head">{head}{icon("chevron-up")}</summary>{lines}</details>'
