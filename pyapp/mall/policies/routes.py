"""Ways for a character or stack with some points left: where it can be, and the first thing to do to get there."""

from __future__ import annotations

import heapq
from collections.abc import Mapping
from typing import NamedTuple

from pyapp.kernel.decision import Action
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, group_text
from pyapp.mall.truth.state import MallState
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR, ENTER_SQUARE


class Way(NamedTuple):
    """What it costs to reach a square, and the first action of the way; none for those who stay."""

    cost: int
    first: Action | None
    before: SquareId | None
    """The square before it."""


def ahead(reach: Mapping[SquareId, Way], end: SquareId) -> list[SquareId]:
    """The squares on the way to an end, the end first; not the one where it begins."""
    found = []
    here: SquareId = end
    while (before := reach[here].before) is not None:
        found.append(here)
        here = before
    return found


def ways(state: MallState, group: Group, start: SquareId, points: int, burden: int = 0) -> dict[SquareId, Way]:
    """[5.0] Every square within reach. Nobody walks through zombies; to friends among them one may go.

    [5.9] Whoever carries somebody pays more for every square.
    """
    name = group_text(group)
    friends = state.people_squares()
    zombies = frozenset(state.zombie_squares())
    shunned = zombies.difference(friends)
    leave = state.zombie_value(start) if start in zombies else 0
    found: dict[SquareId, Way] = {}
    heap: list[tuple[int, SquareId, Action | None, SquareId | None]] = [(0, start, None, None)]
    while heap:
        cost, here, first, before = heapq.heappop(heap)
        if here in found:
            continue
        found[here] = Way(cost, first, before)
        if here != start and here in state.zombies:
            continue
        for there in MALL.neighbours(here):
            square = there.square
            if square in found or square in shunned:
                continue
            total = cost + ENTER_SQUARE + burden + (leave if here == start else 0)
            step = first or Action("move", (name, square))
            if not state.can_pass(there.door):
                if here == start and leave:
                    continue
                assert there.door is not None
                total += CLOSE_OR_OPEN_DOOR
                step = first or Action("open", (name, there.door))
            if total <= points:
                heapq.heappush(heap, (total, square, step, here))
    return found
