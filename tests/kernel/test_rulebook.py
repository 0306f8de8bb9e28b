"""The rulebook as an index: cases, rulings, and finding their places in the sources."""

from __future__ import annotations

from pathlib import Path

import pytest

from pyapp.kernel import rulebook
from pyapp.kernel.message import say
from pyapp.kernel.rulebook import Case, Citation, Rulebook, Ruling, Status

BOOK = Rulebook(
    (
        Case("5.4", say("Zombie squares"), say("Leaving costs the value.")),
        Case("5.10", say("Ten"), say("Ten."), Status.LATER, say("Not yet.")),
    ),
    (Ruling("doors", ("5.4", "5.5"), say("Who pays?"), say("The stack."), say("Because.")),),
)

CODE = '''"""[5.0] A chapter."""


def one() -> None:
    """[5.4] [7.7] [A3.2] Three cases."""


class Two:
    """[5.5] [2.1.3]
    [I.2] A class.
    """

    def method(self) -> None:
        """Something about [6.4] that only mentions it."""

    x = 1
    """[9.9] Not the docstring of anything."""


def none() -> None: ...
'''

TESTS = """
def test_5_4_leaving_costs() -> None: ...
def test_5_10_ten_is_not_one() -> None: ...
def test_5_4_again() -> None: ...
def test_something_else_5_5() -> None: ...
def helper_5_5_x() -> None: ...
def test_5_5() -> None: ...
class TestGroup:
    def test_8_1_in_a_class(self) -> None: ...
"""


@pytest.fixture
def sources(tmp_path: Path) -> Path:
    (tmp_path / "game" / "deep").mkdir(parents=True)
    (tmp_path / "game" / "deep" / "chapter.py").write_text(CODE, encoding="utf-8")
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_chapter.py").write_text(TESTS, encoding="utf-8")
    (tmp_path / "tests" / "helper.py").write_text("def test_1_1_not_a_test_file() -> None: ...", encoding="utf-8")
    return tmp_path


def test_a_case_is_found_by_its_whole_number() -> None:
    case = BOOK.case("5.10")
    assert case is not None
    assert case.status is Status.LATER
    assert BOOK.case("5.1") is None


def test_rulings_are_found_by_case() -> None:
    assert [ruling.id for ruling in BOOK.rulings_on("5.5")] == ["doors"]
    assert BOOK.rulings_on("5.10") == ()


def test_docstrings_that_open_with_numbers_are_citations(sources: Path) -> None:
    assert sorted(rulebook.citations(sources / "game")) == [
        Citation("2.1.3", "game/deep/chapter.py:8"),
        Citation("5.0", "game/deep/chapter.py:1"),
        Citation("5.4", "game/deep/chapter.py:4"),
        Citation("5.5", "game/deep/chapter.py:8"),
        Citation("7.7", "game/deep/chapter.py:4"),
        Citation("A3.2", "game/deep/chapter.py:4"),
        Citation("I.2", "game/deep/chapter.py:8"),
    ]


def test_tests_are_named_after_cases(sources: Path) -> None:
    assert rulebook.tested(sources / "tests") == [
        Citation("5.4", "tests/test_chapter.py::test_5_4_leaving_costs"),
        Citation("5.10", "tests/test_chapter.py::test_5_10_ten_is_not_one"),
        Citation("5.4", "tests/test_chapter.py::test_5_4_again"),
        Citation("8.1", "tests/test_chapter.py::test_8_1_in_a_class"),
    ]


def test_a_folder_that_is_not_there_has_no_citations(tmp_path: Path) -> None:
    """An installed wheel has no tests."""
    assert rulebook.citations(tmp_path / "nowhere") == rulebook.tested(tmp_path / "nowhere") == []
