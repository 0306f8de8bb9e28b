"""Turns follow one another, are told of, and stop where that was agreed on."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

import pytest

from pyapp.kernel.decision import Action, Decision, Option, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Ended, TurnBegan
from pyapp.kernel.flow import Choice, Outcome, State, apply
from pyapp.kernel.message import say
from pyapp.kernel.turns import BY_LIMIT, LIMIT_REACHED, Turns, is_limit_reached

ON, WIN = Action("on"), Action("win")


@dataclass(frozen=True, slots=True)
class Days(Turns[State]):
    rule: ClassVar[str] = "4.0"

    def turn(self, state: State) -> Morning:  # noqa: ARG002
        return Morning()


@dataclass(frozen=True, slots=True)
class Morning(Choice[State]):
    def decide(self, state: State) -> Decision:  # noqa: ARG002
        return Decision(Seat("me"), "4.1", say("And now?"), (Option(ON, say("On")), Option(WIN, say("Win"))))

    def handle(self, state: State, action: Action) -> None:
        if action == WIN:
            state.end(Outcome((Seat("me"),), "me", "4.2", "won"), say("Won."))


def begun(**settings: str) -> State:
    state = State(mode="m", settings=settings, dice=Dice(1))
    state.push(Days())
    state.settle()
    return state


def test_the_first_turn_begins_by_itself() -> None:
    state = begun()
    assert state.turn == 1
    assert state.events == [TurnBegan("4.0", 1)]
    assert state.stack == [Days(), Morning()]


def test_a_turn_that_is_over_is_followed_by_another() -> None:
    applied = apply(begun(), ON)
    assert applied.state.turn == 2
    assert applied.events == (TurnBegan("4.0", 2),)


@pytest.mark.parametrize("settings", [{}, {BY_LIMIT: "none"}])
def test_without_a_limit_they_go_on(settings: dict[str, str]) -> None:
    state = begun(**settings)
    for _ in range(300):
        state = apply(state, ON).state
    assert state.turn == 301
    assert not is_limit_reached(state)


def test_after_the_last_one_it_is_a_draw() -> None:
    state = begun(**{BY_LIMIT: "3"})
    for _ in range(2):
        state = apply(state, ON).state
    assert (state.turn, state.outcome) == (3, None)
    applied = apply(state, ON)
    assert applied.state.outcome == Outcome((), "draw", "4.0", BY_LIMIT)
    assert applied.state.turn == 3, "the turn that there was no more of did not begin"
    assert applied.events == (Ended("4.0", LIMIT_REACHED),)
    assert applied.state.stack == []


def test_whoever_wins_in_the_last_turn_has_won() -> None:
    state = apply(begun(**{BY_LIMIT: "1"}), WIN).state
    assert state.outcome is not None
    assert state.outcome.side == "me"
