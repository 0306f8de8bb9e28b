"""Which events are one step of the show, and how long each is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Event, Rolled, TurnBegan
from pyapp.kernel.flow import State
from pyapp.kernel.message import Message, say
from pyapp.web.beats import FACTOR, HOLD, LONG, Kind, beats, holds, is_worth_watching
from pyapp.web.reel import Frame


@dataclass(frozen=True, slots=True)
class Went(Event):
    where: str = "a"

    def text(self) -> Message:
        return say("Somebody goes.")

    def refs(self) -> tuple[str, ...]:
        return (f"square:{self.where}",) if self.where else ()


@dataclass(frozen=True, slots=True)
class Fell(Went):
    hurts: ClassVar[bool] = True


@dataclass(frozen=True, slots=True)
class Settled(Went):
    settles: ClassVar[bool] = True


ROLL = Rolled("1.0", (3, 4), say("A try"))


def told(*events: Event) -> list[Any]:
    return beats(Frame(event, State(mode="", settings={}, dice=Dice(number))) for number, event in enumerate(events))


def kinds(*events: Event) -> list[Kind]:
    return [step.kind for step in told(*events)]


def test_what_has_nothing_to_look_at_goes_with_what_follows() -> None:
    steps = told(TurnBegan("4.0", 2), Went(""), Went("b"))
    assert [step.kind for step in steps] == [Kind.PLAIN]
    assert [type(event) for event in steps[0].events] == [TurnBegan, Went, Went]
    assert steps[0].event == Went("b")


def test_what_is_told_last_is_told_though_there_is_nothing_to_see() -> None:
    steps = told(Went("b"), TurnBegan("4.0", 2))
    assert [step.kind for step in steps] == [Kind.PLAIN, Kind.QUIET]
    assert sum(len(step.events) for step in steps) == 2


def test_every_event_is_told_once_and_in_order() -> None:
    events = (TurnBegan("4.0", 1), ROLL, Settled(), Went(""), Fell(), Went(""))
    assert tuple(event for step in told(*events) for event in step.events) == events


def test_dice_their_result_and_blows_are_kinds_of_their_own() -> None:
    assert kinds(ROLL, Settled(), Went(), Fell()) == [Kind.ROLL, Kind.NEWS, Kind.PLAIN, Kind.BLOW]


def test_a_result_without_dice_is_nothing_special() -> None:
    assert kinds(Settled()) == [Kind.PLAIN]


@pytest.mark.parametrize(
    ("events", "expected"),
    [
        ((), False),
        ((Went(),), False),
        ((Went(), TurnBegan("4.0", 2)), False),
        ((Went(), Went("b")), True),
        ((ROLL,), True),
        ((Fell(),), True),
    ],
)
def test_ones_own_move_is_shown_when_more_came_of_it(events: tuple[Event, ...], expected: bool) -> None:
    assert is_worth_watching(told(*events)) is expected


def test_a_blow_is_looked_at_longest() -> None:
    roll, news, plain, blow = holds(told(ROLL, Settled(), Went(), Fell()), "normal")
    assert blow > news >= roll > plain > 0


def test_slow_takes_longer_than_normal_than_fast_and_off_takes_no_time() -> None:
    steps = told(ROLL, Settled(), Went(), Fell())
    whole = {speed: sum(holds(steps, speed)) for speed in FACTOR}
    assert whole["slow"] > whole["normal"] > whole["fast"] > whole["instant"] == 0


def test_a_long_show_hurries_where_nothing_much_happens() -> None:
    few, many = told(Went(), Fell()), told(*[Went(str(n)) for n in range(80)], Fell())
    assert holds(many, "normal")[0] < holds(few, "normal")[0]
    assert holds(many, "normal")[-1] == holds(few, "normal")[-1] == HOLD[Kind.BLOW]
    assert sum(holds(many, "normal")) < LONG + HOLD[Kind.BLOW]


def test_dice_after_dice_do_not_keep_one_waiting() -> None:
    first, second = holds(told(ROLL, ROLL), "normal")
    assert first < second


def test_a_stretch_with_nothing_to_see_takes_no_time() -> None:
    assert holds((), "normal") == []
