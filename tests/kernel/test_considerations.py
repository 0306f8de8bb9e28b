"""What choices are worth: compared by the sum, told by where one is ahead."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision, Option, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.message import say
from pyapp.kernel.policies.considerations import gains, total
from pyapp.kernel.policies.steady import SteadyPolicy


class Worth(NamedTuple):
    danger: float
    progress: float
    noise: float


def test_what_differs_by_less_than_counts_is_the_same() -> None:
    assert total(Worth(0.1, 0.2, 0.0)) == total(Worth(0.0, 0.3, 0.0)) == 0.3
    assert total(Worth(0.1, 0.2, 0.0)) < total(Worth(0.1, 0.2, 0.00001))


def test_what_tells_for_a_choice_comes_weightiest_first() -> None:
    best, rival = Worth(-0.1, 0.5, 0.02), Worth(-0.4, 0.0, 0.0)
    assert gains(best, rival, 0.0, 3) == ["progress", "danger", "noise"]
    assert gains(best, rival, 0.1, 3) == ["progress", "danger"]
    assert gains(best, rival, 0.0, 1) == ["progress"]
    assert gains(rival, best, 0.0, 3) == []


class Last(SteadyPolicy[str]):
    thought = 0

    def decide(self, seen: str, asked: Decision) -> Action:  # noqa: ARG002
        self.thought += 1
        return asked.options[-1].action


def test_who_has_no_choice_does_not_think() -> None:
    one, two = (Option(Action("go", (where,)), say("Go")) for where in ("a", "b"))
    player = Last(Dice(1))
    assert player.choose("", Decision(Seat("x"), "1.1", say("Where?"), (one,))) == one.action
    assert player.thought == 0
    assert player.choose("", Decision(Seat("x"), "1.1", say("Where?"), (one, two))) == two.action
    assert player.thought == 1
    assert player.explain("", Decision(Seat("x"), "1.1", say("Where?"), (one, two))) == ()
