"""A move of a character or stack while it lasts, and what every part of it asks."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState


@dataclass(frozen=True, slots=True)
class Move:
    """[5.0] Who is being moved, and what they have left."""

    group: Group
    points: int
    allowance: int
    shots: tuple[int, ...]
    """[6.1] Shots left, for each of the group."""
    panicked: Group = ()
    carrier: Character | None = None
    carried: Character | None = None
    is_under_way: bool = False
    may_shoot: bool = True

    @property
    def is_fresh(self) -> bool:
        """Whether no point has been spent yet."""
        return self.points == self.allowance

    def has_shot(self, state: MallState) -> bool:
        """Whether any of the fire rate is used up."""
        return any(left < state.numbers(who).fire for who, left in zip(self.group, self.shots, strict=True))

    @property
    def together(self) -> Group:
        """Everybody who goes along."""
        return self.group if self.carried is None else (*self.group, self.carried)

    def place(self, state: MallState) -> SquareId:
        return state.people[self.group[0]].square

    def spend(self, points: int) -> Move:
        return replace(self, points=self.points - points)


def begin(state: MallState, group: Group) -> Move:
    """[5.2] A stack moves at the pace of its slowest."""
    points = min(state.numbers(who).move for who in group)
    return Move(group, points, points, tuple(state.numbers(who).fire for who in group))


def note_activity(state: MallState, square: SquareId) -> None:
    """[5.7] Whatever is done is noticed: zombies that see the square will react."""
    if square not in state.active:
        state.active.append(square)
