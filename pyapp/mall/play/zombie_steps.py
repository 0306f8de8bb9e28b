"""[7.0] How zombies move: the steps open to them, and what moving them does."""

from __future__ import annotations

from collections.abc import Mapping, Set

from pyapp.mall.events.zombie_events import Shambled, Why
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group
from pyapp.mall.truth.state import MallState, UnitId
from pyapp.mall.truth.tables import BERSERK_SPEED


def speed(state: MallState, unit: UnitId) -> int:
    """[7.5] [10.2] One square, or two for a berserk unit, also in reaction."""
    return BERSERK_SPEED if unit in state.berserk else 1


def is_held(state: MallState, square: SquareId) -> bool:
    """[7.6] No zombie is ever moved out of a character's square."""
    return square in state.watched() and bool(state.people_in(square))


def reach(state: MallState, start: SquareId, steps: int, taken: Set[SquareId]) -> list[SquareId]:
    """[7.5] [7.6] Where a unit can end: through other zombies but not among them, and no farther than a character.

    The squares taken by zombies are handed in, because they are the same for all units of a phase.
    """
    if steps == 1:
        near = MALL.neighbours(start)
        return [n.square for n in near if n.square not in taken and (n.door is None or state.can_pass(n.door))]
    people = state.people_squares()
    seen = {start}
    frontier = [start]
    for _ in range(steps):
        reached = []
        for here in frontier:
            for there in MALL.neighbours(here):
                if there.square not in seen and state.can_pass(there.door):
                    seen.add(there.square)
                    if there.square not in people:
                        reached.append(there.square)
        frontier = reached
    return sorted(seen - taken - {start})


def steps_towards(state: MallState, start: SquareId, goal: SquareId, steps: int) -> list[SquareId]:
    """[7.1] [7.2] Where a unit ends that reacts: every step must bring it nearer, counted as if all doors were open.

    A closed door in the way stops it, it does not send it round.
    """
    return steps_nearer(state, start, MALL.graph.distance_map(goal), steps)


def steps_nearer(state: MallState, start: SquareId, away: Mapping[SquareId, int], steps: int) -> list[SquareId]:
    """[7.5] Where a unit ends that must come as near as its speed allows, by what is left to go from each square.

    A unit that moves two squares may pass through zombies but not end among them.
    """
    people = state.people_squares()
    frontier = [start]
    best: list[SquareId] = []
    for _ in range(steps):
        reached = sorted(
            {
                there.square
                for here in frontier
                if here == start or here not in people
                for there in MALL.neighbours(here)
                if away[there.square] < away[here] and state.can_pass(there.door)
            }
        )
        ends = [square for square in reached if not state.has_zombie(square)]
        best = ends or best
        frontier = reached
    return best


def shamble(
    state: MallState,
    start: SquareId,
    square: SquareId,
    rule: str,
    why: Why | None = None,
    noticed: Group = (),
    away: int = 0,
) -> None:
    """Move a unit. Beside a character it shows its value [5.4]."""
    unit = state.shift(start, square)
    value = state.values[unit] if state.is_face_up(square) else None
    state.emit(Shambled(rule, start, square, value, why, noticed, away))


def sees_activity(state: MallState, square: SquareId) -> bool:
    """[7.1] [7.3] Whether zombies in a square see any place that was entered or acted in."""
    return any(can_see(state, square, place) for place in state.active)


def can_see(state: MallState, square: SquareId, place: SquareId) -> bool:
    """[7.1] By the rules of sight [6.4]; with the French correction counters in between block it too."""
    return state.sees(square, place) and not (
        state.is_french("counters-block-sight")
        and any(state.has_zombie(between) or state.people_in(between) for between in MALL.sight(square, place).through)
    )
