"""The story goes as it is written, and every chapter of play has a part in it."""

from __future__ import annotations

import pytest

from pyapp.kernel.event import Event
from pyapp.mall.events import attack_events, break_in_events, events, zombie_events
from tests.golden.story import FILE, Telling, story

CHAPTERS = {str(number) for number in range(3, 15)}

TOLD: tuple[type[Event], ...] = (
    events.DoorClosed,
    events.Lifted,
    events.PutDown,
    events.Panicked,
    events.DoorShot,
    events.RifleTaken,
    zombie_events.HiddenRevealed,
    zombie_events.WentBerserk,
    zombie_events.StayedBerserk,
    zombie_events.StayedCalm,
    zombie_events.CalmedDown,
    break_in_events.GlassAttacked,
    attack_events.Stunned,
    attack_events.Infected,
    attack_events.Killed,
    attack_events.BecameSuper,
    zombie_events.SuperMoved,
    break_in_events.Entered,
    break_in_events.NobodyEntered,
)


@pytest.fixture(scope="module")
def told() -> Telling:
    return story()


def test_the_story_goes_as_it_is_written(told: Telling) -> None:
    """If it should go otherwise now: `python -m tests.golden.update`, then read the difference."""
    assert told.text.splitlines() == FILE.read_text(encoding="utf-8").splitlines()


def test_every_chapter_from_3_to_14_occurs(told: Telling) -> None:
    assert {event.case().split(".")[0] for event in told.events} == CHAPTERS


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_the_story_has_one_of_each(told: Telling, kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for event in told.events)


def test_nothing_is_wrong_after_any_action(told: Telling) -> None:
    assert told.faults == []


def test_14_2_it_ends_well(told: Telling) -> None:
    outcome = told.history.state.outcome
    assert outcome is not None
    assert (outcome.rule, outcome.side, outcome.reason) == ("14.2", "human", "mall-cleared")


def test_the_story_is_short_enough_to_read(told: Telling) -> None:
    assert 150 <= len(told.lines) <= 310
    assert "{" not in told.text, "a sentence with a hole in it"
