"""[15.5] Who may still move, and what each could do: the ground on which the priorities choose."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

from pyapp.kernel.decision import Action
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.play import glass, super_zombies
from pyapp.mall.play.free_movement import is_unlimited
from pyapp.mall.play.zombie_steps import reach, steps_nearer
from pyapp.mall.solitaire.distances import Vicinity, shut, tread_to, vicinity, walk_to
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, UnitId
from pyapp.mall.truth.tables import BERSERK_SPEED, SUPER_SPEED


class Mover(NamedTuple):
    """A unit that may still move, or a super zombie with the unit that it leads."""

    square: SquareId
    unit: UnitId | None
    who: Character | None
    is_berserk: bool
    is_free: bool
    """[10.3] [11.4] Whether it moves outside the limit."""

    @property
    def steps(self) -> int:
        """[7.5] How far it goes."""
        return SUPER_SPEED if self.who else BERSERK_SPEED if self.is_berserk else 1


class MakingWay(NamedTuple):
    """[15.5] A move by which somebody clears the way for another."""

    mover: Mover
    action: Action


class Deed(NamedTuple):
    """Something that a mover could do now, and whom it would be bad for."""

    mover: Mover
    action: Action
    end: SquareId
    prey: SquareId
    before: tuple[MakingWay, ...] = ()

    @property
    def cost(self) -> int:
        """[15.5] How many of the moves that the die allows it takes, with those of the others."""
        return (not self.mover.is_free) + sum(not step.mover.is_free for step in self.before)

    @property
    def foremost(self) -> SquareId:
        """The square that is newly taken: its own end, or that of the first to make way."""
        return SquareId(self.before[0].action.args[1]) if self.before else self.end


def bars(state: MallState, mover: Mover) -> frozenset[DoorId]:
    """[10.4] [11.6] [15.5] [16.0] The closed doors that send a mover round: not glass for those who may break it, nor
    wood for a super zombie that can open it.
    """
    closed = shut(state)
    if mover.is_berserk or (mover.who and mover.unit):
        closed = frozenset(door for door in closed if MALL.doors[door].kind is not DoorKind.GLASS)
    if mover.who:
        closed = frozenset(door for door in closed if not super_zombies.can_open(state, door))
    return closed


@dataclass(frozen=True)
class Hunt:
    """The board as the zombies find it, until something moves."""

    state: MallState
    moves: int

    @cached_property
    def people(self) -> dict[SquareId, list[Character]]:
        return self.state.people_squares()

    @cached_property
    def taken(self) -> frozenset[SquareId]:
        return frozenset(self.state.zombie_squares())

    @cached_property
    def movers(self) -> tuple[Mover, ...]:
        """[7.4] [7.6] Not those that reacted or moved, nor those beside a character; without moves left only the free.

        A unit whose super zombie can still move waits for it [11.2].
        """
        state = self.state
        leaders = {state.people[who].square: who for who in super_zombies.able(state)}
        found = []
        for square, who in sorted(leaders.items()):
            found.append(Mover(square, super_zombies.escort(state, who), who, False, True))
        bound = {*state.reacted, *state.spent}
        supers = {state.people[who].square for who in state.supers()}
        for square, unit in sorted(state.zombies.items()):
            if unit in bound or square in self.people or square in leaders:
                continue
            is_free = is_unlimited(state, square, unit) if square in supers else unit in state.berserk
            if is_free or self.moves:
                found.append(Mover(square, unit, None, unit in state.berserk, is_free))
        return tuple(found)

    # What a mover sees

    @cached_property
    def vicinity(self) -> Vicinity:
        return vicinity(self.state)

    @cached_property
    def _counters_screen(self) -> bool:
        return self.state.is_french("counters-block-sight")

    def seen_from(self, square: SquareId, mover: Mover) -> list[SquareId]:
        """[6.4] [15.5] The characters' squares that a mover sees, or would see if it went to a square.

        Through closed glass only those see somebody who may break it: the others can do nothing there but go round.
        """
        if square not in self.vicinity.in_sight:
            return []
        places = [place for place, sight in self.vicinity.sights.items() if square in sight]
        if self._counters_screen:
            places = [place for place in places if not self._is_screened(square, place, mover.square)]
        if barred := bars(self.state, mover):
            places = [place for place in places if MALL.sight(square, place).door not in barred]
        return places

    @cached_property
    def watchers(self) -> dict[Mover, list[SquareId]]:
        """[15.5] The movers that see characters, and where."""
        return {mover: seen for mover in self.movers if (seen := self.seen_from(mover.square, mover))}

    def may_come_into_sight(self, mover: Mover) -> bool:
        """Whether it is worth a look: counters, where they screen, can hide it also within sight."""
        return mover.square in self.vicinity.verge(mover.steps) or mover.square in self.vicinity.in_sight

    def _is_screened(self, square: SquareId, place: SquareId, left: SquareId) -> bool:
        through = MALL.sight(square, place).through
        return any(between in self.people or (between in self.taken and between != left) for between in through)

    # How far it has to go

    def away(self, mover: Mover, goal: SquareId) -> Mapping[SquareId, int]:
        """[15.5] What is left to walk to a square, by the way that is open to a mover."""
        return walk_to(goal, bars(self.state, mover))

    def closest(self, mover: Mover, square: SquareId) -> tuple[int, tuple[SquareId, ...]]:
        """[15.5] How far the closest characters are for a mover in a square, and where they are."""
        barred = bars(self.state, mover)
        treads = [(tread_to(place, barred)[square], place) for place in self.vicinity.people]
        least = min(treads)[0]
        return least, tuple(place for tread, place in treads if tread == least)

    # What a mover can do

    def ends(self, mover: Mover) -> Iterator[tuple[Action, SquareId]]:
        """[7.5] Wherever it can end its move."""
        if mover.who is not None:
            ways = super_zombies.paths(self.state, mover.square, SUPER_SPEED)
            yield from self._prowls(mover, sorted(ways))
        else:
            assert mover.unit is not None
            for end in reach(self.state, mover.square, mover.steps, self.taken):
                yield Action("shift", (mover.square, end)), end

    def departures(self, mover: Mover) -> list[Action]:
        """[11.2] The moves that leave its square empty: a super zombie does not go without its unit."""
        return [action for action, _ in self.ends(mover) if mover.unit is None or action.verb != "prowl"]

    def towards(self, mover: Mover, goal: SquareId) -> list[tuple[Action, SquareId]]:
        """[15.5] As near to a square as it can come; where glass alone bars the way, an attack on the glass."""
        if mover.who is not None:
            return self._super_towards(mover, mover.who, goal)
        assert mover.unit is not None
        ends = steps_nearer(self.state, mover.square, self.away(mover, goal), mover.steps)
        if not ends and mover.is_berserk:
            doors = glass.breakable(self.state, mover.square)
            return [(Action("smash", (mover.square, door)), mover.square) for door in self._barring(mover, goal, doors)]
        return [(Action("shift", (mover.square, end)), end) for end in ends]

    def _super_towards(self, mover: Mover, who: Character, goal: SquareId) -> list[tuple[Action, SquareId]]:
        """[11.2] [11.6] Together with its unit if it can, and through glass if it has one."""
        away = self.away(mover, goal)
        ways = super_zombies.paths(self.state, mover.square, SUPER_SPEED, away=away)
        found = [*self._prowls(mover, sorted(ways))]
        if together := [(action, end) for action, end in found if action.verb == "bring"]:
            found = together
        if found:
            least = min(away[end] for _, end in found)
            return [(action, end) for action, end in found if away[end] == least]
        doors = glass.closed_glass(self.state, mover.square) if mover.unit is not None else []
        return [(Action("force", (who, door)), mover.square) for door in self._barring(mover, goal, doors)]

    def _prowls(self, mover: Mover, squares: list[SquareId]) -> Iterator[tuple[Action, SquareId]]:
        assert mover.who is not None
        for square in squares:
            if mover.unit is not None and super_zombies.can_end_leading(self.state, mover.who, square):
                yield Action("bring", (mover.who, square)), square
            elif super_zombies.can_end_alone(self.state, square):
                yield Action("prowl", (mover.who, square)), square

    def _barring(self, mover: Mover, goal: SquareId, doors: list[DoorId]) -> list[DoorId]:
        away = self.away(mover, goal)
        return [door for door in doors if away[glass.beyond(door, mover.square)] < away[mover.square]]
