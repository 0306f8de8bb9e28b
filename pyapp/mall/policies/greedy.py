"""A sensible player for either side: it looks one decision ahead and takes what looks best."""

from __future__ import annotations

from pyapp.kernel.decision import Action, Decision
from pyapp.mall.policies.human import HumanPlayer
from pyapp.mall.policies.seat import SeatPolicy
from pyapp.mall.truth.state import MallState


class GreedyPolicy(SeatPolicy):
    """The best option by a score."""

    def lead(self, state: MallState, asked: Decision) -> Action:
        return HumanPlayer(state, asked).choose()
