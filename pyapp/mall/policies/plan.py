"""What the humans are about: who belongs to the party, who needs help, and where to go next."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cached_property

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.play.rifles import MAY_HAVE_ONE
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status


class Plan:
    """Keep together and rouse the stunned; fetch the rifles, shut the doors, then hunt down what is left."""

    def __init__(self, state: MallState, detour: int = 0) -> None:
        self.state = state
        self.detour = detour
        """How many squares farther than a door the rifles may be and still come first."""

    @cached_property
    def living(self) -> list[Character]:
        return self.state.living()

    @cached_property
    def able(self) -> list[Character]:
        """Whoever can still walk."""
        return [who for who in self.living if self.state.people[who].status is not Status.STUNNED]

    def stunned_among(self, people: Iterable[Character]) -> list[Character]:
        return [who for who in people if self.state.people[who].status is Status.STUNNED]

    def is_party(self, group: Iterable[Character]) -> bool:
        """Whether a group is everybody who can walk."""
        return set(self.able) <= set(group)

    @cached_property
    def centre(self) -> SquareId:
        """Where most of the party is, or whoever is nearest to all."""
        squares = [self.state.people[who].square for who in self.able or self.living]
        return min(squares, key=lambda square: (sum(map(MALL.graph.distance_map(square).__getitem__, squares)), square))

    @cached_property
    def goal(self) -> SquareId | None:
        """Where the party goes next: the rifles if near enough, else the nearest open main door; then zombies."""
        state = self.state
        away = MALL.graph.distance_map(self.centre)
        errands = [
            (away[MALL.main_doors[door].square], MALL.main_doors[door].square) for door in state.open_main_doors()
        ]
        if state.rifles and any(map(self.wants_rifle, self.living)):
            errands.append((away[MALL.rifles] - self.detour, MALL.rifles))
        hunt = ((away[square], square) for square in state.zombie_squares())
        return min(errands or hunt, default=(0, None))[1]

    def wants_rifle(self, who: Character) -> bool:
        """[12.1] [14.2] Steve and Fran cannot win without one."""
        return who in MAY_HAVE_ONE and not self.state.people[who].rifle
