"""The catalogue holds every sentence that the sources can say."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message
from babel.messages.pofile import read_po

from tools.catalogue import TEMPLATE, NotASentence, spoken, template, template_text, translations, typeset

EACH = pytest.mark.parametrize("path", translations(), ids=lambda path: path.parent.parent.name)


def entries(catalog: Catalog) -> dict[str | tuple[str, str], Message]:
    return {message.id: message for message in catalog if message.id}


def translated(path: Path) -> dict[str | tuple[str, str], Message]:
    with path.open("rb") as file:
        return entries(read_po(file))


def forms(text: str | list[str] | tuple[str, ...]) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


def braces(text: str) -> set[str]:
    return set(re.findall(r"{(\w*)}", text))


def test_there_is_french() -> None:
    assert [path.parent.parent.name for path in translations()] == ["fr"]


@EACH
def test_every_sentence_is_translated_and_none_is_left_over(path: Path) -> None:
    ours, theirs = entries(template()), translated(path)
    assert [text for text in ours if text not in theirs or not all(forms(theirs[text].string))] == [], "not translated"
    assert [text for text in theirs if text not in ours] == [], "said by nobody any more"
    assert [text for text, message in theirs.items() if message.fuzzy] == [], "in doubt: it would be left out"


@EACH
def test_a_translation_fills_in_what_the_sentence_does(path: Path) -> None:
    wrong = [
        (source, text)
        for message in translated(path).values()
        for source, text in zip(forms(message.id), forms(message.string), strict=True)
        if braces(source) != braces(text)
    ]
    assert wrong == []


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


def test_french_signs_do_not_begin_a_line() -> None:
    assert typeset("Peter : prêt ?", "fr") == "Peter\N{NO-BREAK SPACE}: prêt\N{NO-BREAK SPACE}?"
    assert typeset(("un : a", "des : b"), "fr") == ("un\N{NO-BREAK SPACE}: a", "des\N{NO-BREAK SPACE}: b")
    assert typeset("ready ?", "en") == "ready ?"
