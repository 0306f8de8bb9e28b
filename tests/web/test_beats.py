"""Which events are one step of the show, and how long each is looked at."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, ClassVar

import pytest

from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Drawn, Event, Rolled, TurnBegan
from pyapp.kernel.flow import State
from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.web.page.speeds import Speed
from pyapp.web.question import question_html
from pyapp.web.show.recent_frames import Frame
from pyapp.web.show.show_steps import AGAIN, HOLD, LONG, LOOK, MOST, WORD, Kind, beats, holds, is_worth_watching


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


def times(steps: list[Any], speed: str = "normal", known: tuple[str, ...] = ()) -> list[int]:
    return holds(steps, speed, ENGLISH, known)


@dataclass(frozen=True, slots=True)
class Explained(Went):
    """A move with so many words to it."""

    words: int = 20
    sentence: str = ""

    def text(self) -> Message:
        return say("{what}: for many a reason.", what=self.brief())

    def brief(self) -> Message:
        return say(" ".join([self.sentence, *["word"] * self.words]))


def test_a_blow_is_looked_at_longest() -> None:
    roll, news, plain, blow = times(told(ROLL, Settled("b"), Explained("c", 2), Fell()))
    assert blow > news >= roll >= plain > 0


def test_who_has_more_to_read_gets_more_time_within_limits() -> None:
    one, five, nine, twenty, forty = (times(told(Explained("a", words)))[0] for words in (1, 5, 9, 20, 40))
    assert one == HOLD[Kind.PLAIN]
    assert one < five < nine < twenty == forty == MOST
    assert nine == LOOK + 9 * WORD


def test_the_headline_counts_and_not_the_reasons() -> None:
    short = Explained("a", 3)
    assert times(told(short)) == [LOOK + 3 * WORD] == [920]
    assert ENGLISH(short.brief()) in question_html.story_html((), short, ENGLISH)
    assert "reason" not in question_html.story_html((), short, ENGLISH)


def test_what_has_just_been_read_with_other_numbers_goes_faster() -> None:
    first, second, other = times(told(Explained("a", 9), Explained("b", 9), Explained("c", 9, "Yet")))
    assert second == round(first * AGAIN) < first < other
    assert times(told(Explained("a", 9)), known=(Explained("a", 9).brief().id,)) == [second]
    assert times(told(Fell(), Fell())) == [HOLD[Kind.BLOW]] * 2, "but no blow does"


def test_slow_takes_longer_than_normal_than_fast_and_off_takes_no_time() -> None:
    steps = told(ROLL, Settled(), Went(), Fell())
    whole = {speed: sum(times(steps, speed)) for speed in Speed}
    assert whole[Speed.SLOW] > whole[Speed.NORMAL] > whole[Speed.FAST] > whole[Speed.INSTANT] == 0


def test_a_long_show_hurries_where_nothing_much_happens() -> None:
    few, many = told(Went(), Went(), Fell()), told(*[Went(str(n)) for n in range(80)], Fell())
    assert times(many)[1] < times(few)[1]
    assert times(many)[-1] == times(few)[-1] == HOLD[Kind.BLOW]
    assert sum(times(many)) < LONG + HOLD[Kind.BLOW]


def test_dice_after_dice_do_not_keep_one_waiting() -> None:
    first, second = times(told(ROLL, Rolled("1.0", (2,), say("Another try"))))
    assert first < second


def test_a_stretch_with_nothing_to_see_takes_no_time() -> None:
    assert times([]) == []


def test_a_card_is_drawn_as_dice_are_rolled_and_its_name_is_read() -> None:
    short = Drawn("4.1", "boards", say("Boards"), say("Mae searches"))
    long = Drawn("4.1", "siege", say("Everybody is at every door and all the windows at once"), say("Mae searches"))
    assert kinds(short, Settled("a")) == [Kind.ROLL, Kind.NEWS]
    assert is_worth_watching(told(short))
    (brief,), (full,) = (holds(told(card), Speed.NORMAL, ENGLISH) for card in (short, long))
    assert brief < full
