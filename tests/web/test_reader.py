"""The rules as they are read: every case under its chapter, and numbers in a text as links to their cases."""

from __future__ import annotations

import re

import pytest

from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.rulebook import Case, Rulebook
from pyapp.web.reading import rules_html
from pyapp.web.reading.rules_html import Book, Looked


def book(*cases: tuple[str, str]) -> Book:
    return Book(
        Rulebook(tuple(Case(number, Message(number), Message(text)) for number, text in cases), ()), Message("A")
    )


def shown(*cases: tuple[str, str]) -> str:
    return rules_html.html(book(*cases), ENGLISH, Looked())


def test_the_preface_says_whose_the_numbers_are() -> None:
    theirs = rules_html.html(book(("1", "")), ENGLISH, Looked())
    mine = Rulebook((Case("1", Message("1"), Message("")),), (), has_own_numbers=True)
    ours = rules_html.html(Book(mine, Message("A")), ENGLISH, Looked())
    assert "under the numbers of the rulebook" in theirs
    assert "under the numbers of the rulebook" not in ours
    assert "these are ours" in ours


def links(text: str) -> list[str]:
    others = [(number, "") for number in ("7", "7.0", "7.2", "7.2.1", "7.21", "12.3a")]
    return re.findall(r'data-case="([^"]+)"', shown(("1.0", text), *others))


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("See 7.2.", ["7.2"]),
        ("See 7.2.1.", ["7.2.1"]),
        ("As in 7.21 and (7.2), but 7.0.", ["7.21", "7.2", "7.0"]),
        ("Other ways [12.3a]", ["12.3a"]),
        ("7 points", []),
        ("7.2.9, 17.2, 7.25, 7.2b and 3.4 are no cases", []),
        ("1.0 is this one", []),
    ],
)
def test_numbers_of_cases_are_links(text: str, found: list[str]) -> None:
    assert links(text) == found


def test_a_book_of_plain_numbers_has_no_links() -> None:
    assert "data-case=" not in shown(("1", "2 of 3"), ("2", ""))


@pytest.mark.parametrize("numbers", [("7.0", "7.1", "7.10", "7.1.0"), ("7", "7.1", "7.2.1")])
def test_a_chapter_opens_with_its_head(numbers: tuple[str, ...]) -> None:
    html = shown(*((number, "") for number in numbers))
    assert re.findall(r'data-chapter="([^"]+)"', html) == ["7"]
    assert re.findall(r'rule--chapter" data-rule-case="([^"]+)"', html) == [numbers[0]]
