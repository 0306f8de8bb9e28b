"""Priority lists: the first line that makes a difference decides, and says so."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel.message import say
from pyapp.kernel.priority import Criterion, pick

Pair = tuple[int, int]

NEAR: Criterion[Pair] = Criterion("15.2", say("the nearest"), lambda pair: pair[0])
WEAK: Criterion[Pair] = Criterion("15.4", say("the weakest"), lambda pair: pair[1])
ANY: Criterion[Pair] = Criterion("15.9", say("any"), lambda _: 0)

PAIRS = st.lists(st.tuples(st.integers(0, 3), st.integers(0, 3)), min_size=1, max_size=8)


def test_the_smallest_key_goes_first() -> None:
    picked = pick([(3, 0), (1, 9), (2, 0)], [NEAR, WEAK])
    assert picked.item == (1, 9)
    assert picked.because == (NEAR,), "the second line was never needed"


def test_the_next_line_decides_among_equals() -> None:
    picked = pick([(1, 5), (1, 2), (4, 0)], [NEAR, WEAK])
    assert picked.item == (1, 2)
    assert picked.because == (NEAR, WEAK)


def test_a_line_without_effect_is_not_a_reason() -> None:
    assert pick([(1, 5), (1, 2)], [NEAR, ANY, WEAK]).because == (WEAK,)


def test_a_single_candidate_needs_no_reason() -> None:
    assert pick([(1, 5)], [NEAR, WEAK]).because == ()


def test_what_is_still_equal_goes_by_the_order_given() -> None:
    assert pick([(1, 1), (0, 0), (0, 0)], [ANY]).item == (1, 1)


def test_nothing_to_pick_from() -> None:
    with pytest.raises(ValueError, match="nothing"):
        pick([], [NEAR])


def test_a_key_is_asked_only_of_those_still_in_question() -> None:
    asked: list[Pair] = []

    def key(pair: Pair) -> int:
        asked.append(pair)
        return pair[1]

    pick([(1, 5), (1, 2), (4, 0)], [NEAR, Criterion("1", say("x"), key)])
    assert asked == [(1, 5), (1, 2)]


@given(PAIRS)
def test_lists_agree_with_sorting(pairs: list[Pair]) -> None:
    assert pick(iter(pairs), [NEAR, WEAK]).item == min(pairs)


@given(PAIRS)
def test_the_reasons_alone_lead_to_the_same_choice(pairs: list[Pair]) -> None:
    picked = pick(pairs, [ANY, NEAR, WEAK])
    assert pick(pairs, picked.because).item == picked.item
