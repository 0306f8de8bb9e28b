"""The flow: a stack of steps that runs by itself until somebody has to decide."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

import pytest

from pyapp.kernel.decision import Action, Decision, IllegalAction, Option, Seat
from pyapp.kernel.dice import Dice, ScriptedDice
from pyapp.kernel.event import Ended, Event, Rolled
from pyapp.kernel.flow import Choice, Outcome, Sequence, State, Step, apply, decision
from pyapp.kernel.message import ENGLISH, Message, say
from pyapp.kernel.scenario import Start
from tests.toy import TOY, Walked

ME = Seat("me")


@dataclass(slots=True, kw_only=True)
class Diary(State):
    """A state that notes which steps ran."""

    lines: list[str]
    notes: dict[str, int]


@dataclass(frozen=True, slots=True)
class Told(Event):
    what: str = ""

    def text(self) -> Message:
        return say("{what}", what=self.what)


@dataclass(frozen=True, slots=True)
class Secret(Told):
    reveals = True


@dataclass(frozen=True, slots=True)
class Note(Step[Diary]):
    line: str

    def run(self, state: Diary) -> None:
        state.lines.append(self.line)
        state.emit(Told(self.line))


@dataclass(frozen=True, slots=True)
class Ask(Choice[Diary]):
    """Ask; roll or tell as the answer says; an `again` interrupts itself with a note and stays."""

    name: str = "ask"

    def title(self, state: Diary) -> Message:  # noqa: ARG002
        return say("{name}", name=self.name)

    def decide(self, state: Diary) -> Decision:
        state.notes["asked"] = state.notes.get("asked", 0) + 1
        verbs = ("go", "again", "roll", "tell", "stop")
        return Decision(ME, "1.1", say("?"), tuple(Option(Action(verb), say("x")) for verb in verbs))

    def handle(self, state: Diary, action: Action) -> None:
        state.lines.append(action.verb)
        match action.verb:
            case "again":
                state.push(self, Note("interruption"))
            case "roll":
                state.roll("1.1", 2, say("A roll"))
            case "tell":
                state.emit(Secret("news"))
            case "stop":
                state.end(Outcome((ME,), "me", "1.1", "stopped"), say("Stopped."))


@dataclass(frozen=True, slots=True)
class Chapter(Sequence[Diary]):
    name: str = "chapter"

    def title(self, state: Diary) -> Message:  # noqa: ARG002
        return say("{name}", name=self.name)

    def members(self, state: Diary) -> tuple[Step[Any], ...]:  # noqa: ARG002
        return (Note("first"), Ask(), Note("last"))


def diary(*steps: Step[Any], dice: Dice | None = None) -> Diary:
    state = Diary(mode="m", settings={}, dice=dice or Dice(1), lines=[], notes={})
    state.push(*steps)
    state.settle()
    return state


def do(state: Diary, *verbs: str) -> Diary:
    for verb in verbs:
        state = apply(state, Action(verb)).state
    return state


# The stack


def test_the_last_step_pushed_runs_first() -> None:
    assert diary(Note("below"), Note("above")).lines == ["above", "below"]


def test_steps_run_by_themselves_up_to_the_next_question() -> None:
    state = diary(Note("after"), Ask(), Note("before"))
    assert state.lines == ["before"]
    assert do(state, "go").lines == ["before", "go", "after"]


def test_a_sequence_runs_its_members_in_printed_order() -> None:
    state = diary(Note("end"), Chapter())
    assert state.lines == ["first"]
    assert do(state, "go").lines == ["first", "go", "last", "end"]


def test_a_sequence_stays_below_the_step_that_it_started() -> None:
    state = diary(Chapter(name="outer"))
    assert state.stack == [Chapter(2, "outer"), Ask()]
    assert do(state, "go").stack == []


def test_a_sequence_inside_a_sequence() -> None:
    @dataclass(frozen=True, slots=True)
    class Book(Sequence[Diary]):
        def members(self, state: Diary) -> tuple[Step[Any], ...]:  # noqa: ARG002
            return (Chapter(), Note("between"), Chapter())

    assert do(diary(Book()), "go", "go").lines == ["first", "go", "last", "between", "first", "go", "last"]


def test_an_interruption_runs_before_what_was_interrupted_goes_on() -> None:
    state = do(diary(Note("after"), Ask()), "again")
    assert state.lines == ["again", "interruption"]
    assert decision(state) is not None, "the question stands again"
    assert do(state, "go").lines[-2:] == ["go", "after"]


def test_the_stack_read_from_the_bottom_is_the_breadcrumb() -> None:
    asked = decision(diary(Chapter(name="outer"), Note("untitled"), Ask("inner")))
    assert asked is not None
    assert [ENGLISH(crumb) for crumb in asked.crumbs] == ["outer", "inner"]


# The end


def test_the_end_clears_whatever_was_to_be_done() -> None:
    applied = apply(diary(Note("never"), Ask()), Action("stop"))
    assert applied.state.stack == []
    assert applied.state.lines == ["stop"]
    assert applied.state.outcome == Outcome((ME,), "me", "1.1", "stopped")
    assert applied.events == (Ended("1.1", say("Stopped.")),)
    assert decision(applied.state) is None


def test_the_first_end_counts() -> None:
    state = diary(Ask())
    state.end(Outcome((), "draw", "1.1", "first"), say("First."))
    state.end(Outcome((ME,), "me", "1.2", "second"), say("Second."))
    assert state.outcome is not None
    assert state.outcome.reason == "first"
    assert len(state.events) == 1


def test_nothing_can_be_done_after_the_end() -> None:
    state = do(diary(Ask()), "stop")
    with pytest.raises(IllegalAction, match="the game is over"):
        apply(state, Action("go"))


def test_nothing_comes_onto_the_stack_after_the_end() -> None:
    """Whatever goes on after the blow that ended it may push as it does otherwise."""
    state = diary(Ask())
    state.end(Outcome((), "draw", "1.1", "over"), say("Over."))
    state.push(Ask(), Note("never"))
    state.settle()
    assert state.stack == []
    assert state.lines == []


# Applying


def test_apply_leaves_its_input_as_it_was() -> None:
    state = diary(Chapter())
    decision(state)
    before = (list(state.lines), list(state.stack), dict(state.notes), state.dice.state, list(state.dice.drawn))
    for verb in ("go", "again", "roll", "tell", "stop"):
        apply(state, Action(verb), trace=verb == "again")
    after = (list(state.lines), list(state.stack), dict(state.notes), state.dice.state, list(state.dice.drawn))
    assert after == before
    assert state.events == [Told("first")], "those of the beginning"
    assert state.outcome is None


def test_what_is_not_listed_is_refused_without_change() -> None:
    state = diary(Ask())
    with pytest.raises(IllegalAction) as caught:
        apply(state, Action("fly"))
    assert caught.value.action == Action("fly")
    assert state.lines == []
    assert state.stack == [Ask()]


def test_the_question_is_asked_once_and_kept() -> None:
    state = diary(Ask())
    assert decision(state) is decision(state)
    assert state.notes == {"asked": 1}


def test_a_copy_asks_anew() -> None:
    """What was asked belongs to one state; a changed copy must not show the old options."""
    state = diary(Ask())
    decision(state)
    assert state.copy().asked is None


def test_rolls_are_events_and_recorded() -> None:
    applied = apply(diary(Ask(), dice=ScriptedDice(6, 2)), Action("roll"))
    assert applied.events == (Rolled("1.1", (6, 2), say("A roll")),)
    assert applied.drawn == (5, 1)
    assert applied.events[0].case() == "1.1"
    assert ENGLISH(applied.events[0].text()) == "A roll: 6\u00a0+\u00a02"


def test_each_action_records_only_its_own_dice() -> None:
    state = do(diary(Ask(), Ask(), dice=ScriptedDice(6, 2, 1, 1)), "roll")
    assert apply(state, Action("roll")).drawn == (0, 0)


@pytest.mark.parametrize(("verb", "is_barrier"), [("go", False), ("again", False), ("roll", True), ("tell", True)])
def test_chance_and_news_are_barriers(verb: str, is_barrier: bool) -> None:
    assert apply(diary(Ask()), Action(verb)).is_barrier is is_barrier


def test_events_do_not_stay_in_the_state() -> None:
    applied = apply(diary(Ask()), Action("again"))
    assert applied.events == (Told("interruption"),)
    assert (applied.state.events, applied.state.trace) == ([], None)


def test_a_trace_shows_the_state_after_each_event() -> None:
    plain = apply(diary(Note("after"), Ask()), Action("again"))
    traced = apply(diary(Note("after"), Ask()), Action("again"), trace=True)
    assert plain.frames == ()
    assert [event for event, _ in traced.frames] == list(traced.events) == list(plain.events)
    frame = traced.frames[0][1]
    assert isinstance(frame, Diary)
    assert frame.lines == ["again", "interruption"]
    assert (traced.state.lines, traced.state.stack) == (plain.state.lines, plain.state.stack)
    assert traced.state.dice.state == plain.state.dice.state


def test_frames_are_snapshots() -> None:
    traced = apply(diary(Note("third"), Note("second"), Ask()), Action("go"), trace=True)
    assert [list(frame.lines) for _, frame in traced.frames if isinstance(frame, Diary)] == [
        ["go", "second"],
        ["go", "second", "third"],
    ]


# Copying


def test_a_copy_shares_nothing_that_can_change() -> None:
    state = diary(Ask())
    copy = state.copy()
    copy.lines.append("copy")
    copy.notes["copy"] = 1
    copy.stack.clear()
    copy.dice.die()
    copy.emit(Told("copy"))
    assert (state.lines, state.notes, state.stack, state.events) == ([], {}, [Ask()], [])
    assert state.dice.state == Dice(1).state


def test_a_copy_is_equal_in_everything_that_is_kept() -> None:
    state = TOY.new(Start("race", {}, 4))
    assert TOY.codec.dump(state.copy()) == TOY.codec.dump(state)


def test_steps_are_values() -> None:
    assert Chapter(1) == Chapter(1) != Chapter(2)
    assert replace(Chapter(), index=2) == Chapter(2)
    with pytest.raises(AttributeError):
        Chapter().index = 1  # type: ignore[misc]


def test_an_event_without_a_text_is_a_mistake_that_shows() -> None:
    with pytest.raises(NotImplementedError, match="Event"):
        Event().text()
    assert Walked("a").case() == "1.1"
    assert Walked("a").seen_by(ME) == Walked("a")
