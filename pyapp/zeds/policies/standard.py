"""A competent player for any seat: it compares how things would stand after each option, and can say why."""

from __future__ import annotations

from typing import ClassVar, NamedTuple

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.dice import Dice
from pyapp.zeds.policies.actions import Answer, weigh_action
from pyapp.zeds.policies.outlook import outlook
from pyapp.zeds.policies.questions import weigh_answer
from pyapp.zeds.speech import say
from pyapp.zeds.truth.observe import ZedsSeen, imagine
from pyapp.zeds.truth.state import ZedsState

ONLY_WAY = Reason("1.2", say("There is nothing else to do."))


class Best(NamedTuple):
    action: Action
    reasons: tuple[Reason, ...]


class StandardPolicy:
    """The same table always gets the same answer: it needs no luck of its own."""

    looks: ClassVar[bool] = True

    def __init__(self, dice: Dice) -> None:
        del dice

    def choose(self, seen: ZedsSeen, asked: Decision) -> Action:
        if len(asked.options) == 1:
            return asked.options[0].action
        return best(imagine(seen), asked).action

    def explain(self, seen: ZedsSeen, asked: Decision) -> tuple[Reason, ...]:
        """Why it would choose as it does."""
        if len(asked.options) == 1:
            return (ONLY_WAY,)
        return best(imagine(seen), asked).reasons


def best(state: ZedsState, asked: Decision) -> Best:
    """The option after which things stand best; of equals the first."""
    is_acting = any(option.action.verb == "end" for option in asked.options)
    now = outlook(state) if is_acting else 0.0
    answers: list[Answer] = [
        weigh_action(state, now, asked, option.action) if is_acting else weigh_answer(state, option.action)
        for option in asked.options
    ]
    number = max(range(len(answers)), key=lambda each: (round(answers[each].worth, 6), -each))
    return Best(asked.options[number].action, answers[number].reasons)
