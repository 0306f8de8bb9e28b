"""Where zombies can be after their next turn and the one after, and what that costs whoever stands there."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from typing import NamedTuple

from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.play.hidden import ALLOWED_HIDING_PLACES
from pyapp.mall.policies.chances import Gun, Values, gun, reaches, unseen_values, volley
from pyapp.mall.policies.stakes import Band, assault, stakes, super_values
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, Status
from pyapp.mall.truth.tables import BERSERK_SPEED, PANIC_BERSERK_SAME_SQUARE, PANIC_SUPER_SAME_SQUARE

_FAR = 5
"""Steps beyond which zombies do not matter yet."""

# How likely zombies so many steps away are to be upon a square after their next turn, and after the one that follows:
# one step in reaction or freely, two when berserk, three when a super zombie leads them.
_NOW = (1.0, 0.95, 0.45, 0.04, 0.0)
_NOW_BERSERK = (1.0, 0.97, 0.72, 0.05, 0.0)
_NOW_SUPER = (1.0, 0.97, 0.95, 0.95, 0.1)
_NEXT = (1.0, 0.98, 0.92, 0.6, 0.2)
_NEXT_BERSERK = (1.0, 0.98, 0.93, 0.75, 0.45)
_CHANCES = ((_NOW, _NEXT), (_NOW_BERSERK, _NEXT_BERSERK), (_NOW_SUPER, _NEXT_BERSERK))

_GOES_BERSERK, _STAYS_BERSERK = 0.4, 2 / 3
"""[10.0] How likely a unit next to somebody is to be berserk when it comes."""

_SOLITAIRE_DIGIT = 1 / 12
"""[15.8] How likely each digit is in the table of hidden zombies."""


class Threat(NamedTuple):
    """A zombie-occupied square near another one."""

    square: SquareId
    now: float
    later: float
    steps: int


@cache
def _threat(square: SquareId, pace: int, steps: int) -> Threat:
    now, later = _CHANCES[pace]
    return Threat(square, now[steps], later[steps], steps)


@lru_cache(maxsize=1 << 13)
def _around(square: SquareId, closed: frozenset[DoorId]) -> tuple[tuple[SquareId, int], ...]:
    """The squares from which zombies could soon be in a square, with their steps; closed doors stop them."""

    def is_open(a: SquareId, b: SquareId) -> bool:
        return MALL.door_between(a, b) not in closed

    found = MALL.graph.distances((square,), is_open if closed else None, _FAR - 1)
    return tuple(sorted(found.items()))


@cache
def ambush(square: SquareId) -> float:
    """[15.2] How likely the table of hidden zombies is to bring one upon those who have just moved to a square.

    The unit comes to the nearest store square with the digit: in the square itself or next to it, it is upon them at
    once; two steps away, if it goes berserk.
    """
    risk = 0.0
    away = MALL.graph.distance_map(square)
    for digit in "0123456789":
        steps = min(away[other] for other in MALL.squares if other[-1] == digit and not MALL.is_hall(other))
        risk += _SOLITAIRE_DIGIT * (1.0 if steps <= 1 else 0.6 if steps == 2 else 0.0)
    return risk


_HIDING = frozenset(ALLOWED_HIDING_PLACES)


class Threats:
    """The table as the humans see it, with what the zombies may do on it."""

    def __init__(self, state: MallState) -> None:
        self.state = state
        self.is_hunted = state.has_zombie_player
        """Whether a zombie player sits at the table."""
        self.people = state.people_squares()
        self.values = unseen_values(state)
        self.stakes = stakes(state)
        self.closed = frozenset(
            door for door, how in state.doors.items() if how is DoorState.CLOSED and door not in MALL.main_doors
        )
        self.zombies = frozenset(state.zombie_squares())
        self.supers = frozenset(state.people[who].square for who in state.supers())
        self._paces = {square: self._pace(square) for square in self.zombies}
        self._near: dict[SquareId, tuple[Threat, ...]] = {}
        self._guns: dict[tuple[Character, int], Gun] = {}
        self._ordeals: dict[tuple[tuple[Character, ...], int, tuple[int, float]], float] = {}
        self._values: dict[SquareId, Values] = {}
        self._known: dict[tuple[tuple[Character, ...], SquareId, int], float] = {}
        self._ambushes: dict[tuple[Character, ...], float] = {}

    def _pace(self, square: SquareId) -> int:
        return 2 if square in self.supers else int(self.state.zombies[square] in self.state.berserk)

    def near(self, square: SquareId) -> tuple[Threat, ...]:
        """The zombies that could come to a square soon."""
        found = self._near.get(square)
        if found is None:
            paces = self._paces
            found = self._near[square] = tuple(
                _threat(other, paces[other], steps) for other, steps in _around(square, self.closed) if other in paces
            )
        return found

    def values_at(self, square: SquareId) -> Values:
        """[2.3] What zombies in a square may be worth, as far as they have been seen."""
        found = self._values.get(square)
        if found is None:
            state = self.state
            unit = state.zombies.get(square)
            if unit is None or unit in state.shown:
                found = ((state.zombie_value(square), 1.0),)
            else:
                found = super_values(self.values) if square in self.supers else self.values
            self._values[square] = found
        return found

    # What an attack costs

    def band(self, people: Sequence[Character]) -> Band:
        return tuple(self.stakes[who] for who in people)

    def guns(self, people: Sequence[Character], increase: int) -> tuple[Gun, ...]:
        """[8.3] The guns that defend a square, in a situation that adds so much to the Panic Level."""
        found = []
        for who in people:
            one = self._guns.get((who, increase))
            if one is None:
                one = self._guns[who, increase] = gun(self.state, who, increase)
            if self.stakes[who].status is not Status.STUNNED:
                found.append(one)
        return tuple(found)

    def ordeal(self, people: tuple[Character, ...], start: SquareId, steps: int) -> float:
        """[8.0] What it costs some people to have the zombies of a square upon them: shots first, then the attack.

        Whatever comes from two steps away must be berserk; of what stands next to them, it may be.
        """
        key = (people, start, min(steps, BERSERK_SPEED))
        cost = self._known.get(key)
        if cost is None:
            cost = self._known[key] = self._suffer(people, start, steps)
        return cost

    def _suffer(self, people: tuple[Character, ...], start: SquareId, steps: int) -> float:
        state = self.state
        if start in self.supers:
            return self._cost(people, PANIC_SUPER_SAME_SQUARE, start)
        if state.zombies.get(start) in state.berserk:
            share = _STAYS_BERSERK if steps < BERSERK_SPEED else 1.0
        else:
            share = 0.0 if not steps else _GOES_BERSERK if steps < BERSERK_SPEED else 1.0
        cost = 0.0
        if share:
            cost += share * self._cost(people, PANIC_BERSERK_SAME_SQUARE, start)
        if share < 1.0:
            cost += (1.0 - share) * self._cost(people, 0, start)
        return cost

    def _cost(self, people: tuple[Character, ...], increase: int, start: SquareId) -> float:
        unit = self.state.zombies.get(start)
        values = self.values if unit and unit not in self.state.shown and not increase > 1 else self.values_at(start)
        key = (people, increase, values[0] if len(values) == 1 else (0, 0.0))
        cost = self._ordeals.get(key)
        if cost is None:
            cost = _ordeal(self.band(people), self.guns(people, increase), values, self.is_hunted)
            self._ordeals[key] = cost
        return cost

    def ambushed(self, people: tuple[Character, ...]) -> float:
        """What it costs some people to have zombies upon them that nobody has seen before."""
        cost = self._ambushes.get(people)
        if cost is None:
            cost = _ordeal(self.band(people), self.guns(people, 0), self.values, self.is_hunted)
            self._ambushes[people] = cost
        return cost

    def surprise(self, square: SquareId) -> float:
        """How likely zombies that nobody has seen yet are to be upon those who have just come to a square."""
        if not self.is_hunted:
            return ambush(square)
        return 0.02 if square in _HIDING else 0.0


@lru_cache(maxsize=1 << 15)
def _ordeal(band: Band, guns: tuple[Gun, ...], values: Values, is_chosen: bool) -> float:
    return sum(share * (1.0 - volley(guns, value).chance) * assault(band, value, is_chosen) for value, share in values)


# Shots before they come


@lru_cache(maxsize=1 << 13)
def hit(dice: int, less: int, values: Values) -> float:
    """[6.0] How likely dice, less what the range takes, are to bring down what may be worth this or that."""
    return sum(share * reaches(dice, value + less) for value, share in values)
