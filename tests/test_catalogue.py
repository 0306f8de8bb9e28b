"""The catalogues hold every sentence that the sources can say, each those of its own."""

from __future__ import annotations

import ast
import importlib
import re
from itertools import product
from pathlib import Path

import pytest
from babel.messages.catalog import Catalog, Message

from pyapp.games import GAMES
from pyapp.web.page import language
from tools.catalogue import (
    HOUSE,
    ROOT,
    NotASentence,
    catalogues,
    languages,
    read,
    sources,
    spoken,
    template,
    template_file,
    template_text,
    translations,
    typeset,
)

EACH = pytest.mark.parametrize("path", translations(), ids=lambda path: f"{path.parent.parent.name}-{path.stem}")


def entries(catalog: Catalog) -> dict[str | tuple[str, str], Message]:
    return {message.id: message for message in catalog if message.id}


def translated(path: Path) -> dict[str | tuple[str, str], Message]:
    return entries(read(path))


def forms(text: str | list[str] | tuple[str, ...]) -> list[str]:
    return [text] if isinstance(text, str) else list(text)


def braces(text: str) -> set[str]:
    return set(re.findall(r"{(\w*)}", text))


def test_there_is_french() -> None:
    assert languages() == ["fr"]


def test_every_catalogue_is_in_every_language() -> None:
    assert {(path.parent.parent.name, path.stem) for path in translations()} == set(product(languages(), catalogues()))


def test_each_game_and_the_house_have_a_catalogue() -> None:
    assert language.HOUSE == HOUSE
    assert {HOUSE, *GAMES} <= set(catalogues())
    everything = set((ROOT / "pyapp").rglob("*.py"))
    shared = [path for name in catalogues() for path in sources(name)]
    assert len(shared) == len(set(shared))
    assert set(shared) == everything


@pytest.mark.parametrize("game", [name for name in catalogues() if name != HOUSE])
def test_a_game_speaks_with_its_own_voice(game: str) -> None:
    """Its sentences would be looked for among those of the house."""
    borrowed = [
        f"{path.relative_to(ROOT)}: {alias.name}"
        for path in sources(game)
        for node in ast.walk(ast.parse(path.read_text("utf-8")))
        if isinstance(node, ast.ImportFrom) and node.module == "pyapp.kernel.message"
        for alias in node.names
        if alias.name in ("say", "say_n")
    ]
    assert borrowed == []
    assert importlib.import_module(f"pyapp.{game}.speech").say("x").voice == game


@EACH
def test_every_sentence_is_translated_and_none_is_left_over(path: Path) -> None:
    ours, theirs = entries(template(path.stem)), translated(path)
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


@pytest.mark.parametrize("name", catalogues())
def test_the_catalogue_is_up_to_date(name: str) -> None:
    assert template_file(name).read_text(encoding="utf-8") == template_text(name), "run: python -m tools.catalogue"


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
