"""What the computer players have in common: whom a question is about, and the answers that do not depend on skill."""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision
from pyapp.kernel.policies.steady import SteadyPolicy
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import group_text, parse_group
from pyapp.mall.play.shots import panic_increase
from pyapp.mall.policies import impulse
from pyapp.mall.policies.chances import gun, volley
from pyapp.mall.policies.zombie import ZombiePlayer
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.observe import MallSeen, imagine
from pyapp.mall.truth.state import ZOMBIE, MallState

_HUMAN_BUSINESS = frozenset(
    (
        "place",
        "select",
        "pass",
        "move",
        "open",
        "close",
        "shoot",
        "take",
        "lift",
        "drop",
        "end",
        "fire",
        "hold",
        "victims",
    )
)

_MATES = {Character.FRAN: Character.PETER, Character.STEVE: Character.ROGER}
"""Who starts together: a cool head with each of the others."""


def is_human_business(asked: Decision) -> bool:
    """Whether it is the characters that are asked about. Where nobody plays the zombies, it may be these [15.0]."""
    return asked.options[0].action.verb in _HUMAN_BUSINESS and not impulse.is_led(asked)


class SeatPolicy(SteadyPolicy[MallSeen]):
    """The zombies are led in one way; how the characters are is for each player to say."""

    def decide(self, seen: MallSeen, asked: Decision) -> Action:
        state = imagine(seen)
        if asked.seat == ZOMBIE:
            return ZombiePlayer(state, asked).choose()
        if not is_human_business(asked):
            return ZombiePlayer(state, asked).choose_gently()
        return self.lead(state, asked)

    @abstractmethod
    def lead(self, state: MallState, asked: Decision) -> Action:
        """What the characters are to do."""


def start(state: MallState, action: Action) -> float:
    """[3.2] What a place to begin is worth: in pairs, and the pairs as near to each other as can be."""
    who, square = Character(action.args[0]), SquareId(action.args[1])
    people = state.people
    placed = [one.square for one in people.values() if one.square]
    if who in _MATES:
        return float(people[_MATES[who]].square == square)
    if square in placed:
        return -100.0
    away = MALL.graph.distance_map(square)
    return -float(sum(away[other] for other in placed or MALL.characters))


class Defence(NamedTuple):
    action: Action
    chance: float
    """How likely all the shots together are to bring the zombies down."""


def defend(state: MallState, shots: Sequence[Action]) -> Defence:
    """[6.3] [8.1] At arm's length the steadiest gun, if it is likely to do; else whoever shoots best together."""
    able = [parse_group(action.args[0])[0] for action in shots if action.args and "+" not in action.args[0]]
    square = SquareId(shots[0].args[1])
    increase = panic_increase(state, able[0], square)
    guns = tuple(gun(state, who, increase) for who in able)
    best = volley(guns, state.zombie_value(square))
    now = group_text([able[i] for i in best.now] or able)
    return Defence(next(action for action in shots if action.args and action.args[0] == now), best.chance)
