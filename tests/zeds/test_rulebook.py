"""Every case of the rules can be found: in the rulebook, in the code that carries it out, and in a test."""

from __future__ import annotations

import re
from pathlib import Path

from pyapp.kernel import rulebook
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.rulebook import Status
from pyapp.zeds.abilities.sheets import ABILITIES
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.game import DawnOfTheZeds
from tests.test_rulebook_complete import references

ROOT = Path(__file__).parent.parent.parent
BOOK = DawnOfTheZeds.rulebook
NUMBERS = [case.number for case in BOOK.cases]


def order(number: str) -> tuple[int, ...]:
    return tuple(map(int, number.split(".")))


def test_cases_are_numbered_uniquely_and_in_order() -> None:
    assert all(re.fullmatch(r"\d+\.\d+", number) for number in NUMBERS)
    assert sorted(set(NUMBERS), key=order) == NUMBERS


def test_every_case_of_the_printed_rules_is_there() -> None:
    """Rules 1 to 7; of 2 and 3 the text stands in the two appendices."""
    printed = {"1": 3, "2": 4, "3": 2, "4": 6, "5": 4, "6": 4, "7": 1}
    for chapter, count in printed.items():
        assert [number for number in NUMBERS if number.split(".")[0] == chapter] == [
            f"{chapter}.{case}" for case in range(1, count + 1)
        ]


def test_every_card_has_a_case() -> None:
    assert {printed.rule for printed in (*CARDS.values(), *FATES.values())} <= set(NUMBERS)


def test_every_case_is_cited_by_code() -> None:
    cited = {citation.case for citation in rulebook.citations(ROOT / "pyapp" / "zeds")}
    assert [number for number in NUMBERS if number not in cited] == []


def test_every_case_has_a_test() -> None:
    tested = {citation.case for citation in rulebook.tested(ROOT / "tests" / "zeds")}
    assert [number for number in NUMBERS if number not in tested] == []


def test_no_code_cites_a_case_that_does_not_exist() -> None:
    known = {*NUMBERS, *(f"{order(number)[0]}.0" for number in NUMBERS)}
    assert [each for each in rulebook.citations(ROOT / "pyapp" / "zeds") if each.case not in known] == []


def test_no_test_is_named_after_a_case_that_does_not_exist() -> None:
    assert [each for each in rulebook.tested(ROOT / "tests" / "zeds") if each.case not in NUMBERS] == []


def test_whatever_the_player_is_referred_to_exists() -> None:
    found = [
        f"{path.name}:{line} [{number}]"
        for path in sorted((ROOT / "pyapp" / "zeds").rglob("*.py"))
        for line, number in references(path.read_text(encoding="utf-8"))
        if BOOK.case(number) is None
    ]
    assert found == []


def test_cases_are_told_in_sentences() -> None:
    for case in BOOK.cases:
        assert case.status is Status.DONE
        assert case.reason is None
        assert ENGLISH(case.title).strip()
        assert ENGLISH(case.text).endswith((".", "!")), case.number
        assert len(ENGLISH(case.text)) < 700, case.number


def test_one_word_for_one_thing() -> None:
    """What is spent is an Action, and what costs nothing an extra one: "free" could be so many things."""
    told = [case.text for case in BOOK.cases] + [each.text for sheet in ABILITIES.values() for each in sheet]
    assert [text for text in map(ENGLISH, told) if re.search(r"\b(actions?|free[ds]?)\b", text)] == []


def test_rulings_name_cases_and_options_that_exist() -> None:
    known = {setting.id for mode in DawnOfTheZeds.modes for setting in mode.settings}
    ids = [ruling.id for ruling in BOOK.rulings]
    assert len(set(ids)) == len(ids)
    for ruling in BOOK.rulings:
        assert [number for number in ruling.cases if BOOK.case(number) is None] == [], ruling.id
        assert not ruling.setting or ruling.setting in known, ruling.id
        assert ENGLISH(ruling.question).endswith("?")
        assert ENGLISH(ruling.answer).endswith(".")
        assert ENGLISH(ruling.why).endswith(".")
