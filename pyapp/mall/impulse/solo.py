"""[16.2] Where those who run off go when nobody plays the zombies: a list of priorities that explains itself."""

from __future__ import annotations

from dataclasses import replace

from pyapp.kernel.decision import Action
from pyapp.kernel.priority import Criterion, pick
from pyapp.mall.impulse import moves
from pyapp.mall.impulse.events import MadeFor, WentForDoor
from pyapp.mall.impulse.moves import Ground, Impulse, Reached
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import group_text
from pyapp.mall.play.glass import beyond
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState

_FAR = 99


def choose(state: MallState, impulse: Impulse) -> tuple[Impulse, Action]:
    """[16.0] [16.2] What they do next, and what they are bound for from now on.

    They make for one square and keep to it while it can be reached. Only when there is none they open a door,
    and when nothing leads anywhere but back they stay.
    """
    ends = _ends(state, impulse)
    if not ends:
        return impulse, _way_out(state, impulse)
    if impulse.goal not in ends:
        impulse = _make_for(state, impulse, list(ends.values()))
    assert impulse.goal is not None
    if impulse.goal == impulse.place(state):
        return impulse, Action("stop")
    first = ends[impulse.goal].first
    assert first is not None
    return impulse, Action("move", (group_text(impulse.move.group), first))


def _ends(state: MallState, impulse: Impulse) -> dict[SquareId, Reached]:
    """[16.6] Where they could end, by ways that lead past all zombies; who runs off does not stay where he was."""
    ground, here = Ground(state), impulse.place(state)
    found: dict[SquareId, Reached] = {}
    for end in ground.reach(here, impulse.move.points, is_shy=impulse.is_shy):
        if end.square not in ground.threatened and (impulse.has_moved or end.square != here):
            found.setdefault(end.square, end)
    return found


def _make_for(state: MallState, impulse: Impulse, ends: list[Reached]) -> Impulse:
    picked = pick(ends, priorities(state, impulse))
    goal = picked.item.square
    state.emit(MadeFor(impulse.move.group, goal, tuple(line.because for line in picked.because)))
    return replace(impulse, goal=goal)


def priorities(state: MallState, impulse: Impulse) -> tuple[Criterion[Reached], ...]:
    """[16.2] Trouble first: as near to zombies as the rules allow, as far as can be from all friends."""
    group = impulse.move.group
    zombies = MALL.graph.distances(state.zombie_squares(), state.can_step)
    friends = MALL.graph.distances(
        (state.people[who].square for who in state.living() if who not in group), state.can_step
    )
    return (
        Criterion("16.2", say("nearest to the zombies"), lambda end: zombies.get(end.square, _FAR)),
        Criterion("16.2", say("farthest from friends"), lambda end: -friends.get(end.square, _FAR)),
        Criterion("16.2", say("soonest reached"), lambda end: end.cost),
        Criterion("16.2", say("lowest number"), lambda end: int(end.square)),
    )


def _way_out(state: MallState, impulse: Impulse) -> Action:
    """A door, when no way leads to where they may stop: the one behind which zombies are nearest, or the lowest number.

    With no door to open either they have not moved yet, for nobody sets out on a way that has no end: so they stay.
    """
    doors = moves.doors(state, impulse)
    if not doors:
        return Action("stop")
    zombies = MALL.graph.distances(state.zombie_squares(), state.can_step)
    here = impulse.place(state)
    door = min(doors, key=lambda door: (zombies.get(beyond(door, here), _FAR), door))
    state.emit(WentForDoor(impulse.move.group, door))
    return Action("open", (group_text(impulse.move.group), door))
