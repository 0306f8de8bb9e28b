"""Every rule can be found: in the rulebook, in the code that carries it out, and in a test."""

from __future__ import annotations

from pathlib import Path

from pyapp.attack.cards.items import ITEMS
from pyapp.attack.game import ZombieAttack
from pyapp.kernel import rulebook
from pyapp.kernel.case_numbers import order
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.rulebook import Status
from tests.test_rulebook_complete import references

ROOT = Path(__file__).parent.parent.parent
BOOK = ZombieAttack.rulebook
NUMBERS = [case.number for case in BOOK.cases]
CHAPTERS = {1: 3, 2: 2, 3: 4, 4: 3, 5: 6, 6: 5, 7: 4, 8: 6, 9: 6, 10: 3, 11: 4, 12: 9, 13: 7, 14: 16}
"""How many rules each chapter has."""


def test_cases_are_numbered_uniquely_and_in_order() -> None:
    assert sorted(set(NUMBERS), key=order) == NUMBERS
    assert [f"A{chapter}.{case}" for chapter, count in CHAPTERS.items() for case in range(1, count + 1)] == NUMBERS


def test_every_card_has_a_case() -> None:
    assert {item.rule for item in ITEMS.values()} <= set(NUMBERS)


def test_every_case_is_cited_by_code() -> None:
    cited = {citation.case for citation in rulebook.citations(ROOT / "pyapp" / "attack")}
    assert [number for number in NUMBERS if number not in cited] == []


def test_every_case_has_a_test() -> None:
    tested = {citation.case for citation in rulebook.tested(ROOT / "tests" / "attack")}
    assert [number for number in NUMBERS if number not in tested] == []


def test_no_code_cites_a_case_that_does_not_exist() -> None:
    known = {*NUMBERS, *(f"A{chapter}.0" for chapter in CHAPTERS)}
    assert [each for each in rulebook.citations(ROOT / "pyapp" / "attack") if each.case not in known] == []


def test_no_test_is_named_after_a_case_that_does_not_exist() -> None:
    assert [each for each in rulebook.tested(ROOT / "tests" / "attack") if each.case not in NUMBERS] == []


def test_whatever_the_player_is_referred_to_exists() -> None:
    found = [
        f"{path.name}:{line} [{number}]"
        for path in sorted((ROOT / "pyapp" / "attack").rglob("*.py"))
        for line, number in references(path.read_text(encoding="utf-8"))
        if BOOK.case(number) is None
    ]
    assert found == []


def test_cases_are_told_in_sentences() -> None:
    for case in BOOK.cases:
        assert case.status is Status.DONE
        assert ENGLISH(case.title).strip()
        assert ENGLISH(case.text).endswith("."), case.number
        assert len(ENGLISH(case.text)) < 700, case.number


def test_rulings_name_cases_and_options_that_exist() -> None:
    known = {setting.id for mode in ZombieAttack.modes for setting in mode.settings}
    assert len({ruling.id for ruling in BOOK.rulings}) == len(BOOK.rulings)
    for ruling in BOOK.rulings:
        assert [number for number in ruling.cases if BOOK.case(number) is None] == [], ruling.id
        assert not ruling.setting or ruling.setting in known, ruling.id
        assert ENGLISH(ruling.question).endswith("?")
        assert ENGLISH(ruling.answer).endswith(".")
        assert ENGLISH(ruling.why).endswith(".")


OPEN = ("gang-bonus", "attacks", "new-without-die", "sides", "full-side", "water-and-edge")
"""What the rulebook says in two ways, or not at all."""


def test_every_open_point_is_decided() -> None:
    assert set(OPEN) <= {ruling.id for ruling in BOOK.rulings}
