"""Every story goes as it is written, and can be read."""

from __future__ import annotations

import pytest

from tests.golden.telling import Story, Telling
from tests.spec import specs

STORIES = {game: spec.story for game, spec in specs().items() if spec.story is not None}


@pytest.fixture(scope="module", params=STORIES.values(), ids=STORIES)
def told(request: pytest.FixtureRequest) -> Telling:
    story: Story = request.param
    return story.told()


def test_the_story_goes_as_it_is_written(told: Telling) -> None:
    """If it should go otherwise now: `python -m tests.golden.update`, then read the difference."""
    assert told.text.splitlines() == told.story.file.read_text(encoding="utf-8").splitlines()


def test_nothing_is_wrong_after_any_action(told: Telling) -> None:
    assert told.faults == []


def test_the_story_is_short_enough_to_read(told: Telling) -> None:
    assert 150 <= len(told.lines) <= 310
    assert "{" not in told.text, "a sentence with a hole in it"
