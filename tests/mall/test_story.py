"""Every chapter of play has a part in the story, and it ends well."""

from __future__ import annotations

import pytest

from pyapp.kernel.event import Event
from pyapp.mall.events import attack_events, break_in_events, events, zombie_events
from tests.golden.telling import Telling
from tests.mall.story import STORY

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
    return STORY.told()


def test_every_chapter_from_3_to_14_occurs(told: Telling) -> None:
    assert {event.case().split(".")[0] for event in told.events} == CHAPTERS


@pytest.mark.parametrize("kind", TOLD, ids=lambda kind: kind.__name__)
def test_the_story_has_one_of_each(told: Telling, kind: type[Event]) -> None:
    assert any(isinstance(event, kind) for event in told.events)


def test_14_2_it_ends_well(told: Telling) -> None:
    outcome = told.history.state.outcome
    assert outcome is not None
    assert (outcome.rule, outcome.side, outcome.reason) == ("14.2", "human", "mall-cleared")
