"""The rulebook of the Zeds is whole; that its cases are cited and tested is tested for every game."""

from __future__ import annotations

import re

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.rulebook import Status
from pyapp.zeds.abilities.sheets import ABILITIES
from pyapp.zeds.cards.event_cards import CARDS
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.game import DawnOfTheZeds

BOOK = DawnOfTheZeds.rulebook
NUMBERS = [case.number for case in BOOK.cases]


def test_every_case_of_the_printed_rules_is_there() -> None:
    """Rules 1 to 7; of 2 and 3 the text stands in the two appendices."""
    printed = {"1": 3, "2": 4, "3": 2, "4": 6, "5": 4, "6": 4, "7": 1}
    for chapter, count in printed.items():
        assert [number for number in NUMBERS if number.split(".")[0] == chapter] == [
            f"{chapter}.{case}" for case in range(1, count + 1)
        ]


def test_every_card_has_a_case() -> None:
    assert {printed.rule for printed in (*CARDS.values(), *FATES.values())} <= set(NUMBERS)


def test_every_case_is_played() -> None:
    assert [case.number for case in BOOK.cases if case.status is not Status.DONE] == []


def test_one_word_for_one_thing() -> None:
    """What is spent is an Action, and what costs nothing an extra one: "free" could be so many things."""
    told = [case.text for case in BOOK.cases] + [each.text for sheet in ABILITIES.values() for each in sheet]
    assert [text for text in map(ENGLISH, told) if re.search(r"\b(actions?|free[ds]?)\b", text)] == []
