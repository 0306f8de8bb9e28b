"""What the humans are about: who belongs to the party, who needs help, and where to go next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, SquareId
from pyapp.mall.movement import is_eligible
from pyapp.mall.rifles import MAY_HAVE_ONE
from pyapp.mall.state import MallState, Status


class Plan:
    """Rouse the stunned, keep together; then shut the doors, fetch the rifles, hunt down what is left."""

    def __init__(self, state: MallState) -> None:
        self.state = state

    @cached_property
    def able(self) -> list[Character]:
        """Whoever can still walk."""
        return [who for who in self.state.living() if self.state.people[who].status is not Status.STUNNED]

    @cached_property
    def stunned(self) -> list[Character]:
        return [who for who in self.state.living() if self.state.people[who].status is Status.STUNNED]

    @cached_property
    def centre(self) -> SquareId:
        """Where most of the party is, or the nearest to all."""
        squares = [self.state.people[who].square for who in self.able or self.state.living()]
        return min(squares, key=lambda square: (sum(map(MALL.graph.distance_map(square).__getitem__, squares)), square))

    @cached_property
    def goal(self) -> SquareId | None:
        """Where the party goes next: to an open main door or the rifles, whichever is nearer; then to the zombies."""
        state = self.state
        errands = [MALL.main_doors[door].square for door in state.open_main_doors()]
        if state.rifles and any(self.wants_rifle(who) for who in state.living()):
            errands.append(MALL.rifles)
        return self._nearest(errands) or self._nearest(state.zombie_squares())

    def wants_rifle(self, who: Character) -> bool:
        """[12.1] [14.2] Steve and Fran cannot win without one."""
        return who in MAY_HAVE_ONE and not self.state.people[who].rifle

    def is_party(self, group: Iterable[Character]) -> bool:
        """Whether a group is everybody who can walk."""
        return set(self.able) <= set(group)

    def can_move(self, who: Character) -> bool:
        return is_eligible(self.state, who)

    def _nearest(self, squares: Iterable[SquareId]) -> SquareId | None:
        away = MALL.graph.distance_map(self.centre)
        return min(squares, key=lambda square: (away[square], square), default=None)
