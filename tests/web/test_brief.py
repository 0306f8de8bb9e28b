"""What is said of an event: at length in the log, in short while it is shown."""

from __future__ import annotations

from pyapp.kernel.event import Rolled
from pyapp.kernel.message import ENGLISH, say
from pyapp.web.question import question_html
from pyapp.web.reading import log_html
from tests.web.reading import words
from tests.web.toy import Hidden, Walked


def test_who_has_nothing_shorter_to_say_says_it_as_it_is() -> None:
    assert Hidden("b").brief() == Hidden("b").text()


def test_the_show_tells_it_in_short_and_the_log_at_length() -> None:
    event = Walked("b")
    assert event.brief() != event.text()
    story, line = question_html.story_html((), event, ENGLISH), log_html.line_html(event, ENGLISH)
    assert ENGLISH(event.brief()) in words(story) and ENGLISH(event.text()) not in words(story)
    assert ENGLISH(event.text()) in words(line)


def test_dice_are_seen_so_their_purpose_is_enough() -> None:
    rolled = Rolled("1.0", (3, 4), say("A try"))
    assert ENGLISH(rolled.brief()) == "A try"
    assert ENGLISH(rolled.text()) == "A try: 3\u00a0+\u00a04"
