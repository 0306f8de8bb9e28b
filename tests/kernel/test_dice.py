"""Dice: the same numbers on every machine for ever, evenly spread, and each of them written down."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel import dice as dice_module
from pyapp.kernel.dice import Dice, ScriptedDice, new_seed

SEEDS = st.integers(0, 2**64 - 1)


def test_the_generator_is_splitmix64() -> None:
    """The published numbers for the seed 1234567: whoever changes the generator breaks every save there is."""
    dice = Dice(1234567)
    published = [6457827717110365317, 3203168211198807973, 9817491932198370423, 4593380528125082431]
    assert [dice.below(1 << 64) for _ in range(4)] == published


def test_the_first_dice_of_a_seed_never_change() -> None:
    one, seven = Dice(1), Dice(7)
    assert [one.die() for _ in range(12)] == [4, 5, 6, 3, 3, 5, 6, 4, 2, 5, 3, 4]
    assert [seven.die() for _ in range(12)] == [3, 1, 6, 4, 3, 2, 3, 2, 1, 3, 1, 6]


@given(SEEDS, st.integers(1, 1000))
def test_numbers_stay_below_their_bound(seed: int, bound: int) -> None:
    dice = Dice(seed)
    assert all(0 <= dice.below(bound) < bound for _ in range(20))


def test_faces_are_even() -> None:
    dice = Dice(2024)
    faces = Counter(dice.die() for _ in range(60_000))
    assert sorted(faces) == [1, 2, 3, 4, 5, 6]
    assert all(abs(count - 10_000) < 400 for count in faces.values()), "more than four standard deviations off"


def test_neighbouring_seeds_are_strangers() -> None:
    """People choose seeds such as 1, 2, 3."""
    first = Counter(Dice(seed).die() for seed in range(6000))
    assert all(abs(count - 1000) < 150 for count in first.values())


@given(SEEDS, st.lists(st.integers(), max_size=60))
def test_shuffling_keeps_every_item(seed: int, items: list[int]) -> None:
    before = list(items)
    assert sorted(Dice(seed).shuffled(items)) == sorted(items)
    assert items == before, "the original stays as it is"


def test_every_order_is_as_likely_as_the_other() -> None:
    dice = Dice(5)
    orders = Counter("".join(dice.shuffled("abc")) for _ in range(6000))
    assert len(orders) == 6
    assert all(abs(count - 1000) < 150 for count in orders.values())


def test_drawn_numbers_are_written_down_in_order() -> None:
    dice = Dice(3)
    numbers = [dice.below(6), dice.below(10), dice.die() - 1]
    assert dice.drawn == numbers


@given(SEEDS, st.integers(0, 20))
def test_a_copy_goes_on_alike_with_a_clean_record(seed: int, used: int) -> None:
    dice = Dice(seed)
    for _ in range(used):
        dice.die()
    copy = dice.copy()
    assert copy.drawn == []
    assert [copy.die() for _ in range(5)] == [dice.die() for _ in range(5)]


def test_a_copy_does_not_disturb_the_original() -> None:
    dice = Dice(9)
    state = dice.state
    dice.copy().die()
    assert (dice.state, dice.drawn) == (state, [])


def test_a_state_wider_than_the_generator_is_cut_to_size() -> None:
    assert Dice(2**64 + 5).state == 5
    assert 0 <= Dice(-1).state < 2**64


def test_new_seeds_come_from_the_operating_system(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(dice_module.os, "urandom", lambda count: bytes(range(1, count + 1)))
    assert new_seed() == 0x01020304
    monkeypatch.undo()
    assert 0 <= new_seed() < 2**32
    assert len({new_seed() for _ in range(20)}) > 15


# Scripted dice


def test_scripted_dice_fall_as_told() -> None:
    dice = ScriptedDice(6, 1, 3)
    assert [dice.die(), dice.die(), dice.die()] == [6, 1, 3]
    assert dice.drawn == [5, 0, 2], "recorded like any other"


def test_a_roll_too_many_is_an_error() -> None:
    dice = ScriptedDice(2)
    dice.die()
    with pytest.raises(AssertionError, match="more dice"):
        dice.die()


@pytest.mark.parametrize("face", [0, 7])
def test_an_impossible_face_is_an_error(face: int) -> None:
    with pytest.raises(AssertionError, match="1 to 6"):
        ScriptedDice(face).die()


def test_a_copy_of_scripted_dice_has_a_script_of_its_own() -> None:
    dice = ScriptedDice(4, 5)
    copy = dice.copy()
    assert copy.die() == 4
    assert dice.script == [4, 5]
