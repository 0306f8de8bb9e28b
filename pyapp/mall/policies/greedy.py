"""A sensible player for either side: it looks one decision ahead and takes what looks best."""

from __future__ import annotations

from typing import ClassVar

from pyapp.kernel.decision import Action, Decision
from pyapp.kernel.dice import Dice
from pyapp.mall.observe import MallSeen, imagine
from pyapp.mall.policies.human import HumanPlayer, is_human_business
from pyapp.mall.policies.zombie import ZombiePlayer
from pyapp.mall.state import ZOMBIE


class GreedyPolicy:
    """The best option by a score. It needs no luck of its own: the same table always gets the same answer."""

    looks: ClassVar[bool] = True

    def __init__(self, dice: Dice) -> None:
        del dice

    def choose(self, seen: MallSeen, asked: Decision) -> Action:
        if len(asked.options) == 1:
            return asked.options[0].action
        state = imagine(seen)
        if asked.seat == ZOMBIE:
            return ZombiePlayer(state, asked).choose()
        if not is_human_business(asked):
            return ZombiePlayer(state, asked).choose_gently()
        return HumanPlayer(state, asked).choose()
