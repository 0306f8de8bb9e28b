"""[A6.0] How much a human would have to expect on a square in the zombies' next turn."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from pyapp.attack.board.board import distances
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.cards.effects import hears
from pyapp.attack.names import Who, ZombieId
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import NOISE_RANGE, ZOMBIE_ACTIONS, zombie_needs
from pyapp.kernel.chance.totals import at_least

CHANCES = (0.0, *(float(at_least(2, zombie_needs(around))) for around in range(1, 5)))
"""[A6.1] That one of so many hits."""
OTHERS_FIRST = 0.5
"""What is left of the danger from a zombie that has somebody else nearer to it."""


@lru_cache(maxsize=4096)
def _steps(scenario: str, start: Square, shut: frozenset[EdgeId]) -> Mapping[Square, int]:
    """The squares that a zombie can attack in a turn, and how many steps away they are."""
    return distances(layout_of(scenario).board, (start,), shut, most=ZOMBIE_ACTIONS)


@lru_cache(maxsize=256)
def _noise(scenario: str, square: Square, shut: frozenset[EdgeId]) -> Mapping[Square, int]:
    return distances(layout_of(scenario).board, (square,), shut, most=NOISE_RANGE)


def noise_around(state: AttackState, square: Square) -> Mapping[Square, int]:
    """[A14.3] From where it would be heard."""
    return _noise(state.scenario, square, frozenset(state.barricades))


class Danger:
    """For one human, with everybody else where they stand now."""

    def __init__(self, state: AttackState, who: Who) -> None:
        shut = frozenset(state.barricades)
        self._state = state
        self.others = {state.humans[one].square for one in state.living if one != who}
        self._most = ZOMBIE_ACTIONS if state.settings["attacks"] == "any" else 1
        self._ways, self._shut = state.board.ways, shut
        self._near: dict[ZombieId, Mapping[Square, int]] = {}
        self._nearest_other: dict[ZombieId, int] = {}
        for one in state.standing:
            square = state.zombies[one].square
            if hears(state, square) is None:
                near = self._near[one] = _steps(state.scenario, square, shut)
                self._nearest_other[one] = min(
                    (near[other] for other in self.others if other in near), default=ZOMBIE_ACTIONS + 1
                )

    def attacks(self, one: ZombieId, square: Square) -> int:
        """How often this one could attack somebody there."""
        near = self._near.get(one)
        away = near.get(square) if near is not None else None
        return 0 if away is None else min(self._most, ZOMBIE_ACTIONS + 1 - max(1, away))

    def threat(self, one: ZombieId, square: Square) -> float:
        """The wounds that this one alone would bring to whoever of the humans it can reach."""
        most = max((self.attacks(one, each) for each in (square, *self.others)), default=0)
        return CHANCES[1] * most

    def prey(self, one: ZombieId, who: Who) -> Who | None:
        """Whom it could attack most often: this human where he stands, or another."""
        state = self._state
        reached = [each for each in (who, *state.living) if self.attacks(one, state.humans[each].square)]
        return max(reached, key=lambda each: self.attacks(one, state.humans[each].square)) if reached else None

    def count(self, square: Square) -> int:
        """How many could attack somebody there."""
        return sum(self.attacks(one, square) > 0 for one in self._near)

    def at(self, square: Square) -> float:
        """Wounds to be expected there."""
        found = []
        for one, near in self._near.items():
            away = near.get(square)
            if away is not None and away <= ZOMBIE_ACTIONS:
                attacks = float(min(self._most, ZOMBIE_ACTIONS + 1 - max(1, away)))
                found.append(attacks * (OTHERS_FIRST if self._nearest_other[one] < away else 1.0))
        if not found:
            return 0.0
        room = sum((not edge or edge not in self._shut) and to not in self.others for _, to, edge in self._ways[square])
        found.sort(reverse=True)
        del found[room:]
        return CHANCES[min(len(found), 4)] * sum(found)
