"""Computer players: they take only what is listed, look at nothing but their observation, and repeat themselves."""

from __future__ import annotations

from collections import Counter

from hypothesis import given
from hypothesis import strategies as st

from pyapp.kernel.decision import Action, Decision, Option, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.message import say
from pyapp.kernel.policy import FirstPolicy, RandomPolicy, own_dice


def asked(count: int) -> Decision:
    options = tuple(Option(Action("take", (str(number),)), say("Take")) for number in range(count))
    return Decision(Seat("a"), "1.1", say("Which?"), options)


@given(st.integers(0, 2**32), st.integers(1, 30))
def test_random_takes_what_is_listed(seed: int, count: int) -> None:
    question = asked(count)
    assert question.option(RandomPolicy(Dice(seed)).choose(None, question)) is not None


def test_random_takes_each_option_as_often() -> None:
    policy, question = RandomPolicy(Dice(3)), asked(4)
    taken = Counter(str(policy.choose(None, question)) for _ in range(4000))
    assert set(taken) == {"take 0", "take 1", "take 2", "take 3"}
    assert all(abs(count - 1000) < 120 for count in taken.values())


def test_random_repeats_itself_with_the_same_dice() -> None:
    question = asked(20)
    one, two, other = (RandomPolicy(Dice(seed)) for seed in (5, 5, 6))
    first, second, third = ([player.choose(None, question) for _ in range(10)] for player in (one, two, other))
    assert first == second != third


def test_first_takes_the_first() -> None:
    assert FirstPolicy(Dice(1)).choose(None, asked(3)) == Action("take", ("0",))


def test_a_player_leaves_the_dice_of_the_game_alone() -> None:
    dice = Dice(8)
    before = dice.state
    RandomPolicy(dice.copy()).choose(None, asked(3))
    FirstPolicy(dice).choose(None, asked(3))
    assert dice.state == before


@given(st.integers(0, 2**32), st.integers(0, 1000))
def test_a_player_has_dice_of_his_own(seed: int, number: int) -> None:
    games, own, others = Dice(seed), own_dice(seed, number), own_dice(seed, number + 1)
    falls = [[dice.below(1 << 32) for _ in range(5)] for dice in (games, own, others, own_dice(seed, number))]
    assert falls[1] == falls[3]
    assert not set(falls[0]) & set(falls[1]) and not set(falls[1]) & set(falls[2])
