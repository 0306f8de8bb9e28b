"""What the humans have to expect of the zombies, square by square: how soon they come, and what that costs."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, cached_property

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.policies.chances import Values, band_of, guns_of, ordeal, unseen_values
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import BERSERK_SPEED, PANIC_BERSERK_SAME_SQUARE, PANIC_SUPER_SAME_SQUARE, SUPER_SPEED

_COMING = (1.0, 0.95, 0.4, 0.1)
"""How likely zombies so many steps away are to be in a square after the next Zombie Player-Turn.

One step they take in reaction or freely; two when they go berserk first.
"""
_LATER = (0.0, 0.6, 0.9, 0.6, 0.25)
"""The same for the turn after it: whoever has moved must stay where he is until then."""

_AMBUSH = 0.02
"""Zombies that nobody has seen yet."""

_FAR = 99

_HANDFUL = 4.0
"""More zombies than this nobody shoots in a turn."""

_VIEW = 5
"""Beyond so many squares a shot is hardly worth its noise."""


@cache
def view(square: SquareId) -> tuple[tuple[SquareId, int, DoorId | None], ...]:
    """[6.4] The squares to shoot at from a square, near ones first, with their range and the door in between."""
    away = MALL.graph.distance_map(square)
    near = sorted((steps, other) for other, steps in away.items() if 0 < steps <= _VIEW)
    lines = ((other, steps, MALL.sight(square, other)) for steps, other in near)
    return tuple((other, steps, line.door) for other, steps, line in lines if line.is_clear)


class Outlook:
    """The table as the humans see it, with what follows from it computed once."""

    def __init__(self, state: MallState) -> None:
        self.state = state
        self.people = state.people_squares()

    @cached_property
    def values(self) -> Values:
        return unseen_values(self.state)

    @cached_property
    def zombies(self) -> frozenset[SquareId]:
        """Every zombie-occupied square."""
        return frozenset(self.state.zombie_squares())

    @cached_property
    def steps(self) -> dict[SquareId, int]:
        """How many steps of a slow zombie each square is away from the nearest zombies; the fast ones count as near."""
        state = self.state
        starts: dict[SquareId, int] = {}
        for square, unit in state.zombies.items():
            starts[square] = 1 - BERSERK_SPEED if unit in state.berserk else 0
        for who in state.supers():
            starts[state.people[who].square] = 1 - SUPER_SPEED
        found: dict[SquareId, int] = {}
        for head_start in (1 - SUPER_SPEED, 1 - BERSERK_SPEED, 0):
            spread = MALL.graph.distances(
                (square for square, start in starts.items() if start == head_start), state.can_step, len(_LATER) + 2
            )
            for square, steps in spread.items():
                arrives = 0 if steps == 0 else max(1, steps + head_start)
                if arrives < found.get(square, _FAR):
                    found[square] = arrives
        return found

    def danger(self, square: SquareId, people: Sequence[Character], is_resting: bool) -> float:
        """What it costs some people to be in a square when the zombies' turn comes.

        Those who rest cannot act in the turn after either, and meet whatever comes until then.
        """
        if not people:
            return 0.0
        steps = self.steps.get(square, _FAR)
        coming = _COMING[steps] if steps < len(_COMING) else _AMBUSH
        if is_resting and steps < len(_LATER):
            coming += _LATER[steps]
        return coming * self.ordeal(square, people)

    def ordeal(self, square: SquareId, people: Sequence[Character]) -> float:
        """What it costs some people to have zombies upon them."""
        state = self.state
        values, increase = self.values, 0
        if square in self.zombies:
            if state.supers_in(square):
                increase = PANIC_SUPER_SAME_SQUARE
            elif state.zombies.get(square) in state.berserk:
                increase = PANIC_BERSERK_SAME_SQUARE
            if state.is_face_up(square):
                values = ((state.zombie_value(square), 1.0),)
        return ordeal(band_of(state, people), guns_of(state, people, increase), values)

    def prospects(self, square: SquareId) -> float:
        """How many zombies an M-16 would be likely to bring down from a square, a shot each, up to a handful."""
        total = 0.0
        for other, steps, door in view(square):
            if other in self.zombies and other not in self.people and self._is_open(door):
                total += max(0.0, 0.9 - 0.12 * steps - (0.25 if door else 0.0))
        return min(_HANDFUL, total)

    def _is_open(self, door: DoorId | None) -> bool:
        return door is None or self.state.door(door) is not DoorState.CLOSED
