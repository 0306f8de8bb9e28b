"""The game is asked once for what is drawn and told many times."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.prospect import Route, Threats
from pyapp.kernel.scenario import Start
from pyapp.web.foresight.answer_cache import Foresight
from tests.web.toy import Toy, ToyState


class Oracle(Toy):
    def __init__(self) -> None:
        self.asked: list[str] = []

    def threats(self, state: ToyState) -> Threats:  # noqa: ARG002
        self.asked.append("threats")
        return {"unit:thief": ("box:a",)}

    def route(self, state: ToyState, refs: tuple[str, ...], goal: str) -> Route | None:  # noqa: ARG002
        self.asked.append(goal)
        return Route(("box:a", goal), (), 1) if goal == "box:b" else None


def test_every_answer_is_asked_for_once() -> None:
    oracle = Oracle()
    state: Any = oracle.new(Start("duel", {}, 1))
    foresight = Foresight(oracle, state)
    for _ in range(2):
        assert foresight.threats == {"unit:thief": ("box:a",)}
        assert foresight.route(("unit:thief",), "box:b") == Route(("box:a", "box:b"), (), 1)
        assert foresight.route(("unit:thief",), "box:c") is None
    assert oracle.asked == ["threats", "box:b", "box:c"]
    assert foresight.is_about(state)
    assert not foresight.is_about(state.copy())
