"""A competent human: it shoots what is near, does what the survival rules ask for, and keeps away from the dead."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.attack.policies.weighing import weigh
from pyapp.attack.speech import say
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.policies.steady import SteadyPolicy

ONLY_WAY = Reason("A2.1", say("There is nothing else to do."))


class Best(NamedTuple):
    action: Action
    reasons: tuple[Reason, ...]


class StandardPolicy(SteadyPolicy[AttackSeen]):
    """For the humans' places; at the zombies' it plays as `greedy` does."""

    def decide(self, seen: AttackSeen, asked: Decision) -> Action:
        return self.best(seen, asked).action

    def explain(self, seen: AttackSeen, asked: Decision) -> tuple[Reason, ...]:
        if len(asked.options) == 1:
            return (ONLY_WAY,)
        return self.best(seen, asked).reasons

    @staticmethod
    def best(seen: AttackSeen, asked: Decision) -> Best:
        """The option that is worth most; of equals the first."""
        if asked.seat == ZOMBIES:
            from pyapp.attack.policies.greedy import GreedyPolicy
            from pyapp.kernel.dice import Dice

            greedy = GreedyPolicy(Dice(0))
            return Best(greedy.decide(seen, asked), greedy.explain(seen, asked))
        state = imagine(seen)
        answers = weigh(state, asked)
        number = max(range(len(answers)), key=lambda each: (round(answers[each].worth, 6), -each))
        return Best(asked.options[number].action, answers[number].reasons)
