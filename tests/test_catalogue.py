"""The catalogue holds every sentence that the sources can say."""

from __future__ import annotations

import pytest

from tools.catalogue import TEMPLATE, NotASentence, spoken, template_text


def test_the_catalogue_is_up_to_date() -> None:
    assert TEMPLATE.read_text(encoding="utf-8") == template_text(), "run: python -m tools.catalogue"


def test_sentences_are_found_wherever_they_stand() -> None:
    source = """
title = say("The " "map")
html = f"<b>{esc(read(say_n('{count} player', '{count} players', count)))}</b>"
"""
    assert list(spoken(source, "here")) == ["The map", ("{count} player", "{count} players")]


@pytest.mark.parametrize("source", ["say(text)", "say(f'{a}')", "say_n('one', many, 2)"])
def test_a_sentence_that_is_put_together_is_refused(source: str) -> None:
    with pytest.raises(NotASentence, match="here:1"):
        list(spoken(source, "here"))
