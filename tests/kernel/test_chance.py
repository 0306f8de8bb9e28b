"""What dice come to: exact chances, how they are told, and equal shares of their faces."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import product

import pytest

from pyapp.kernel.chance.shares import by_die, faces
from pyapp.kernel.chance.totals import at_least, in_runs, percent, totals
from pyapp.kernel.dice import ScriptedDice
from pyapp.kernel.event import Rolled
from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scenario import Start
from tests.toy import TOY, ToyState


@pytest.mark.parametrize("dice", [1, 2, 3])
def test_totals_of_dice_add_up_to_one(dice: int) -> None:
    assert sum(totals(dice).values()) == 1
    assert (min(totals(dice)), max(totals(dice))) == (dice, 6 * dice)
    assert at_least(dice, dice) == 1
    assert at_least(dice, 6 * dice) == Fraction(1, 6**dice)
    assert at_least(dice, 6 * dice + 1) == 0


@pytest.mark.parametrize(
    ("chance", "told"),
    [
        (Fraction(0), "0 %"),
        (Fraction(1, 1000), "< 1 %"),
        (Fraction(1, 216), "< 1 %"),
        (Fraction(1, 36), "3 %"),
        (Fraction(1, 8), "13 %"),
        (Fraction(1, 2), "50 %"),
        (Fraction(215, 216), "> 99 %"),
        (Fraction(999, 1000), "> 99 %"),
        (Fraction(1), "100 %"),
    ],
)
def test_what_is_possible_is_never_called_impossible_nor_what_may_fail_certain(chance: Fraction, told: str) -> None:
    assert ENGLISH(percent(chance)) == told


def test_numbers_are_told_in_short() -> None:
    assert in_runs((2, 3, 4, 5, 6, 8, 9)) == "2–6, 8, 9"
    assert in_runs((2, 3)) == "2, 3"
    assert in_runs((7,)) == "7"
    assert in_runs(()) == ""


def test_the_faces_of_a_die_are_shared_out() -> None:
    assert faces(1) == ["1–6"]
    assert faces(2) == ["1–3", "4–6"]
    assert faces(3) == ["1–2", "3–4", "5–6"]
    assert faces(4) == ["1", "2", "3", "4"]


def rolling(*script: int) -> ToyState:
    state = TOY.new(TOY.settled(Start("race", {}, 1)))
    state.dice = ScriptedDice(*script)
    return state


@pytest.mark.parametrize("count", range(2, 13))
def test_equal_shares_whatever_their_number(count: int) -> None:
    """Every throw gives the same number of chances to each, and none to those that have to be repeated."""
    found: Counter[int] = Counter()
    for thrown in product(range(1, 7), repeat=1 if count <= 6 else 2):
        state = rolling(*thrown, *[1] * len(thrown))
        result = by_die(state, "1.1", say("Which"), range(count))
        if state.dice.script:  # type: ignore[attr-defined]
            found[result] += 1
    assert [*sorted(found)] == [*range(count)]
    assert len(set(found.values())) == 1


def test_faces_that_are_nobodys_are_thrown_again() -> None:
    state = rolling(6, 5, 2)
    assert by_die(state, "1.1", say("Which"), "abcd") == "b"
    thrown = [event for event in state.events if isinstance(event, Rolled)]
    assert [event.dice for event in thrown] == [(6,), (5,), (2,)]
    assert [ENGLISH(event.purpose) for event in thrown] == ["Which", "Which, once more", "Which, once more"]


def test_one_alone_needs_no_die() -> None:
    assert by_die(rolling(), "1.1", say("Which"), "a") == "a"
