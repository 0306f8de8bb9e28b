"""The numbers of cases, in every form that the rulebooks print."""

from __future__ import annotations

import pytest

from pyapp.kernel.case_numbers import case_of_test, chapter, is_number, opens_chapter, order

PRINTED = [
    "1.0",
    "2.1.3",
    "2.1.10",
    "2.2",
    "5.4",
    "5.4a",
    "5.4b",
    "5.10",
    "15.8",
    "A1.1",
    "A3.2",
    "A3.2.1",
    "A12.1",
    "I.2",
    "I.10",
]


def test_every_form_is_a_number_and_nothing_else_is() -> None:
    assert all(map(is_number, PRINTED))
    wrong = ("5", "A3", "I", "5.", ".4", "5.4.", "a3.2", "5.x", "A.B", "5 .4", "5.4ab", "5a.4", "")
    assert not [text for text in wrong if is_number(text)]


def test_numbers_come_in_the_order_of_print() -> None:
    assert sorted(sorted(PRINTED, reverse=True), key=order) == PRINTED


@pytest.mark.parametrize(
    ("number", "belongs_to"), [("5.4", "5"), ("2.1.3", "2"), ("A3.2", "A3"), ("I.2", "I"), ("15.0", "15")]
)
def test_a_case_belongs_to_a_chapter(number: str, belongs_to: str) -> None:
    assert chapter(number) == belongs_to
    assert opens_chapter(number) == number.endswith(".0")
    assert opens_chapter(belongs_to)


@pytest.mark.parametrize(
    ("name", "case"),
    [
        ("test_5_4_leaving_costs", "5.4"),
        ("test_2_1_3_deeper", "2.1.3"),
        ("test_A3_2_a_barricade_holds", "A3.2"),
        ("test_I_2_in_an_appendix", "I.2"),
        ("test_12_3a_one_of_two", "12.3a"),
        ("test_5_4", None),
        ("test_a_word_5_4_later", None),
        ("test_A_player_moves", None),
    ],
)
def test_a_test_is_named_after_its_case(name: str, case: str | None) -> None:
    assert case_of_test(name) == case
