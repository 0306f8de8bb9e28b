"""What harm to each character would mean to the humans as things stand: the first life is not the game, a later one is.

On a scale where one is the game.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from pyapp.mall.answers import odds
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import SUPER_VALUE

GAME = 1.0
STUN = 0.14
"""A turn or two of trouble, and the risk of the next bite."""

_INFECTION = {Character.PETER: 0.34, Character.ROGER: 0.30, Character.STEVE: 0.16, Character.FRAN: 0.30}
_DEATH = {Character.PETER: 0.55, Character.ROGER: 0.50, Character.STEVE: 0.30, Character.FRAN: 0.55}
"""What it means while everybody else is well. Losing a second one is worse than losing the first."""

_AT_THE_EDGE = 1.6
"""How much more everything weighs when the next loss is the last."""


class Harm(NamedTuple):
    """What a stun, an infection and a death of one character cost; the face that lies up says which can happen."""

    stun: float
    infection: float
    death: float
    status: Status


def stakes(state: MallState) -> dict[Character, Harm]:
    """[14.1] What each of the living has to lose."""
    living = state.living()
    lost = len(Character) - len(living)
    french = state.is_french("fran")
    fran = state.people[Character.FRAN].status
    has_fallen = fran in (Status.SUPER, Status.DEAD) or (fran is Status.INFECTED and not french)
    others_lost = sum(who not in living for who in Character if who is not Character.FRAN)
    found = {}
    for who in living:
        infection, death = _INFECTION[who], _DEATH[who]
        if lost:
            infection, death = infection * _AT_THE_EDGE, min(GAME, death * _AT_THE_EDGE)
        if who is Character.FRAN:
            if others_lost:
                death = GAME
                infection = infection if french else GAME
        elif has_fallen or lost == 2:
            infection, death = max(infection, 0.5), GAME
        found[who] = Harm(STUN, infection, death, state.people[who].status)
    return found


Band = tuple[Harm, ...]
"""Characters in one square, by what they have to lose."""


@cache
def pain(harm: Harm, strength: int) -> float:
    """[8.8] What an attack of some strength on one character costs, on average."""
    results = odds.attack_chances(strength, harm.status)
    return (
        harm.stun * float(results["stunned"])
        + harm.infection * float(results["infected"])
        + harm.death * float(results["killed"])
    )


@cache
def assault(band: Band, value: int, is_chosen: bool) -> float:
    """[8.0] [15.6] What an attack costs when the humans name the victims.

    How many there are is chosen by the zombie player, who takes what hurts most, or falls to a die.
    """
    most = min(len(band), value)
    costs = [sum(sorted(pain(harm, value // victims) for harm in band)[:victims]) for victims in range(1, most + 1)]
    if not costs:
        return 0.0
    return max(costs) if is_chosen else sum(costs) / len(costs)


def super_values(values: tuple[tuple[int, float], ...]) -> tuple[tuple[int, float], ...]:
    """[11.3] A unit with a super zombie beside it."""
    return tuple((value + SUPER_VALUE, share) for value, share in values)
