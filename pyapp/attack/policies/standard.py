"""A competent human: it shoots what is near, does what the survival rules ask for, and keeps away from the dead."""

from __future__ import annotations

from pyapp.attack.policies.greedy import GreedyPolicy
from pyapp.attack.speech import say
from pyapp.attack.truth.observe import AttackSeen
from pyapp.kernel.decision import Decision, Reason

ONLY_WAY = Reason("A2.1", say("There is nothing else to do."))


class StandardPolicy(GreedyPolicy):
    """It plays both sides as that one does, and also says where there was nothing to choose."""

    def explain(self, seen: AttackSeen, asked: Decision) -> tuple[Reason, ...]:
        return (ONLY_WAY,) if len(asked.options) == 1 else super().explain(seen, asked)
