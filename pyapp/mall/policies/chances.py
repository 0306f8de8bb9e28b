"""How a fight is likely to go: shots in defence, and what the zombies do when these fail.

The same tables as the rules and the odds, in floating point and remembered, because a player asks thousands of times.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from itertools import combinations, product
from typing import NamedTuple

from pyapp.kernel.chance.totals import at_least
from pyapp.mall.answers import odds
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.play.shots import gun_dice, panic_dice, panic_increase
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import MOST_DICE

Values = tuple[tuple[int, float], ...]
"""What zombies may be worth, each value with its likelihood."""


class Gun(NamedTuple):
    """What counts of a character who shoots: the dice of the weapon, and the chance to keep calm."""

    dice: int
    calm: float


@cache
def reaches(dice: int, total: int) -> float:
    """How likely some dice are to show a total or more."""
    return float(at_least(dice, total)) if dice else 0.0


@cache
def _calm(dice: int, level: int) -> float:
    return reaches(dice, level + 1)


def gun(state: MallState, who: Character, increase: int | None) -> Gun:
    """[6.5] The gun of a character, in a situation that adds so much to the Panic Level, or needs no check."""
    calm = 1.0 if increase is None else _calm(panic_dice(state, who), state.numbers(who).panic + increase)
    return Gun(gun_dice(state, who), calm)


def unseen_values(state: MallState) -> Values:
    """What any unit that lies face down may be worth."""
    left = odds.unknown_values(state)
    total = sum(left.values()) or 1
    return tuple((value, count / total) for value, count in left.items())


# Shooting at zombies in one's own square


class Volley(NamedTuple):
    """The best way to go on shooting: who shoots now, and how likely the zombies are to fall in the end."""

    chance: float
    now: tuple[int, ...]


@cache
def volley(guns: tuple[Gun, ...], value: int) -> Volley:
    """[8.1] Each gun once, alone or together: the order with the best chance to bring down zombies of a value."""
    best = Volley(0.0, ())
    everybody = range(len(guns))
    for size in range(1, len(guns) + 1):
        for now in combinations(everybody, size):
            hit = _hit(tuple(guns[i] for i in now), value)
            left = tuple(guns[i] for i in everybody if i not in now)
            chance = hit + (1.0 - hit) * volley(left, value).chance
            if chance > best.chance + 1e-9:
                best = Volley(chance, now)
    return best


@cache
def _hit(guns: tuple[Gun, ...], value: int, less: int = 0) -> float:
    """[6.8] How likely one shot is to do it, over everybody who may lose his nerve first; `less` counts per gun."""
    total = 0.0
    for nerves in product((True, False), repeat=len(guns)):
        likely, dice, needed = 1.0, 0, value
        for one, holds in zip(guns, nerves, strict=True):
            likely *= one.calm if holds else 1.0 - one.calm
            if holds:
                dice += one.dice
                needed += less
        if likely:
            total += likely * reaches(min(MOST_DICE, dice), needed)
    return total


def shot(state: MallState, shooters: Sequence[Character], target: SquareId, less: int, values: Values) -> float:
    """[6.0] How likely a shot is to bring zombies down, `less` being taken off for each gun."""
    increase = panic_increase(state, shooters[0], target)
    guns = tuple(gun(state, who, increase) for who in shooters)
    return sum(share * _hit(guns, value, less) for value, share in values)


# What an attack costs

WORTH = {Character.FRAN: 1.0, Character.PETER: 0.8, Character.ROGER: 0.7, Character.STEVE: 0.5}
"""What losing a character means to the humans, on a scale where losing the game is about one and a half."""

_STUN, _INFECTION, _DEATH = 0.12, 0.65, 1.0


@cache
def pain(who: Character, status: Status, strength: int) -> float:
    """[8.8] What an attack of some strength on a character costs the humans, on average."""
    results = odds.attack_chances(strength, status)
    cost = _STUN * results["stunned"] + _INFECTION * results["infected"] + _DEATH * results["killed"]
    return WORTH[who] * float(cost)


Band = tuple[tuple[Character, Status], ...]
"""Characters in one square, with the faces that lie up."""


@cache
def assault(band: Band, value: int, victims: int = 0) -> float:
    """[8.0] What an attack costs when the human player names the victims; without a number, the worst for him."""
    if not victims:
        return max((assault(band, value, n) for n in range(1, min(len(band), value) + 1)), default=0.0)
    return sum(sorted(pain(who, status, value // victims) for who, status in band)[:victims])


@lru_cache(maxsize=4096)
def ordeal(band: Band, guns: tuple[Gun, ...], values: Values) -> float:
    """[8.0] What it costs to have zombies come into the square: shots first, then the attack."""
    return sum(share * (1.0 - volley(guns, value).chance) * assault(band, value) for value, share in values)


def band_of(state: MallState, people: Sequence[Character]) -> Band:
    return tuple((who, state.people[who].status) for who in people)


def guns_of(state: MallState, people: Sequence[Character], increase: int) -> tuple[Gun, ...]:
    """[8.3] The guns that defend a square. The stunned have none."""
    able = (who for who in people if state.people[who].status is not Status.STUNNED)
    return tuple(gun(state, who, increase) for who in able)
