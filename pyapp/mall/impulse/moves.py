"""[16.2] What may be done with those who run off: which steps are open to them, and where they may stop."""

from __future__ import annotations

import heapq
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.play.move import Move
from pyapp.mall.play.movement import step_cost
from pyapp.mall.play.shots import targets
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR, ENTER_SQUARE, KEEP_AWAY, Kind


@dataclass(frozen=True, slots=True)
class Impulse:
    """[16.2] A character, or several of one stack, on the run: they move together, as in any move."""

    move: Move
    has_moved: bool = False
    is_shy: bool = False
    """[16.3] They came upon zombies and nobody shot: the next step must lead away."""
    shot_at: tuple[SquareId, ...] = ()
    """[16.4] Whom they have shot at."""
    heeds_peter: bool = False
    """[16.7] They have come within sight of Peter."""
    goal: SquareId | None = None
    """Where they are bound for, when no player leads them."""

    def place(self, state: MallState) -> SquareId:
        return self.move.place(state)


class Reached(NamedTuple):
    """A square that they can come to: what it costs, and the first step of the way; none for where they are."""

    square: SquareId
    cost: int
    first: SquareId | None


class Ground:
    """The mall as those on the run find it: where zombies are, and how far their threat goes."""

    def __init__(self, state: MallState) -> None:
        self.state = state
        self.zombies = frozenset(state.zombie_squares())

    @cached_property
    def threatened(self) -> frozenset[SquareId]:
        """[16.6] Where nobody may stop: within one point of zombies, two of berserk ones, three of a super zombie.

        Counted as a character walks: one for a square, two more for a door that would have to be opened.
        """
        found: set[SquareId] = set()
        for kind, distance in KEEP_AWAY.items():
            starts = [square for square in self.zombies if self._kind(square) is kind]
            found.update(MALL.graph.costs(starts, self._points, distance))
        return frozenset(found)

    def _points(self, here: SquareId, there: SquareId) -> int:
        """[5.5] [5.9] What a step costs by itself."""
        return ENTER_SQUARE if self.state.can_step(here, there) else ENTER_SQUARE + CLOSE_OR_OPEN_DOOR

    def _kind(self, square: SquareId) -> Kind:
        if self.state.supers_in(square):
            return Kind.SUPER
        return Kind.BERSERK if self.state.zombies[square] in self.state.berserk else Kind.NORMAL

    def near(self, square: SquareId) -> list[SquareId]:
        """[16.3] The visible zombies that one comes upon in a square: those in it, or else those next to it.

        Next to it are those whom no wall and no closed door parts from it.
        """
        return [square] if square in self.zombies else [other for other in self._open(square) if other in self.zombies]

    def _open(self, square: SquareId) -> Iterator[SquareId]:
        return (there.square for there in MALL.neighbours(square) if self.state.can_pass(there.door))

    def leads_away(self, here: SquareId, there: SquareId) -> bool:
        """[16.3] Whether a step leaves all zombies that are next to one: they are not next to the new square."""
        close = [zombies for zombies in self.near(here) if zombies != here]
        return there not in close and not any(there in self._open(zombies) for zombies in close)

    def reach(
        self, start: SquareId, points: int, *, is_shy: bool, shot_at: tuple[SquareId, ...] = ()
    ) -> Iterator[Reached]:
        """Every square that can be walked to, near ones first, if nobody gets to shoot on the way.

        [16.4] Through zombies only where they have been shot at: their value is known then.
        """
        seen: set[tuple[SquareId, bool]] = set()
        heap: list[tuple[int, SquareId, bool, SquareId | None]] = [(0, start, is_shy, None)]
        while heap:
            cost, here, must_leave, first = heapq.heappop(heap)
            if (here, must_leave) in seen:
                continue
            seen.add((here, must_leave))
            yield Reached(here, cost, first)
            leave = ENTER_SQUARE + (self.state.zombie_value(here) if here in self.zombies else 0)
            if cost + leave > points:
                continue
            for there in self._open(here):
                if there in self.zombies and there not in shot_at:
                    continue
                if must_leave and not self.leads_away(here, there):
                    continue
                heapq.heappush(heap, (cost + leave, there, bool(self.near(there)), first or there))

    def can_finish(self, square: SquareId, points: int, *, is_shy: bool, shot_at: tuple[SquareId, ...] = ()) -> bool:
        """[16.6] Whether somebody who is in a square can still end where he may."""
        return any(
            end.square not in self.threatened for end in self.reach(square, points, is_shy=is_shy, shot_at=shot_at)
        )


def steps(state: MallState, impulse: Impulse) -> list[SquareId]:
    """[16.3] [16.4] [16.6] The squares they may go to next: whence they can still get far enough from all zombies."""
    move, here = impulse.move, impulse.place(state)
    cost = step_cost(state, move)
    if cost > move.points:
        return []
    ground = Ground(state)
    return [
        there.square
        for there in MALL.neighbours(here)
        if state.can_pass(there.door)
        and (there.square not in ground.zombies or there.square in impulse.shot_at)
        and (not impulse.is_shy or ground.leads_away(here, there.square))
        and ground.can_finish(
            there.square, move.points - cost, is_shy=bool(ground.near(there.square)), shot_at=impulse.shot_at
        )
    ]


def doors(state: MallState, impulse: Impulse) -> list[DoorId]:
    """[16.0] The closed doors they may open, if what lies behind them still lets them end where they may."""
    move, here = impulse.move, impulse.place(state)
    if impulse.is_shy or move.points < CLOSE_OR_OPEN_DOOR or state.has_zombie(here):
        return []
    return [
        door
        for door in MALL.doors_of(here)
        if state.door(door) is DoorState.CLOSED and _is_safe_to_open(state, impulse, door)
    ]


def _is_safe_to_open(state: MallState, impulse: Impulse, door: DoorId) -> bool:
    opened = state.copy()
    del opened.doors[door]
    ground, here = Ground(opened), impulse.place(state)
    points = impulse.move.points - CLOSE_OR_OPEN_DOOR
    is_news = ground.near(here) != near(state, here)
    return ground.can_finish(here, points, is_shy=is_news, shot_at=impulse.shot_at)


def may_stop(state: MallState, impulse: Impulse) -> bool:
    """[16.6] [16.8] Nobody has to be moved at all; but whoever was moved ends far enough from all zombies."""
    return not impulse.has_moved or impulse.place(state) not in Ground(state).threatened


def can_escape(state: MallState, impulse: Impulse) -> bool:
    """[16.5] Whether they can get out of a zombie's square, and far enough from it."""
    place = impulse.place(state)
    return Ground(state).can_finish(place, impulse.move.points, is_shy=False, shot_at=impulse.shot_at)


def near(state: MallState, square: SquareId) -> list[SquareId]:
    """[16.3] The visible zombies that one comes upon in a square."""
    return Ground(state).near(square)


def aims(state: MallState, impulse: Impulse) -> list[SquareId]:
    """[16.3] The zombies they came upon at which they can shoot by the ordinary rules [6.3] [6.4]."""
    place = impulse.place(state)
    close = Ground(state).near(place)
    return [target for target in targets(state, place) if target in close] if close else []
