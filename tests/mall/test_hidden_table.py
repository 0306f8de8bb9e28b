"""[15.1] [15.2] [15.3] [15.8] Zombies that nobody knew of: whence they come, by which digit, and into which square.

The concourse runs from 093 to 117; from 114 a door leads to Edwin's, where 137 is.
"""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.priority import pick
from pyapp.kernel.scenario import Start
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.hidden import HIDING_PLACES
from pyapp.mall.solitaire.berserk import ClosestGoesBerserk
from pyapp.mall.solitaire.distances import just_moved, points_from
from pyapp.mall.solitaire.table import HiddenPlace, HiddenZombieTable, kindest, nearest_places
from pyapp.mall.truth.tables import HIDDEN_ZOMBIES
from tests.mall.positions import FAR, GAME, act, options, position, sq
from tests.mall.solo import moved, together
from tests.mall.turns import phase, rolls, units
from tests.verbs import texts

# [15.1]


def test_15_1_five_units_begin_in_the_pool_and_nobody_hides() -> None:
    state = GAME.new(Start("solitaire", {}, 7))
    assert (len(state.zombies), len(state.pool), state.box, state.hidden) == (len(MALL.zombies), HIDING_PLACES, [], [])
    assert options(state) == {f"place peter {square}" for square in MALL.characters}


def test_15_1_they_are_taken_from_the_eliminated() -> None:
    state = together("113", zombies=FAR)
    state.pool.sort()
    last = len(state.pool)
    applied = phase(state, HiddenZombieTable(), dice=[1, 1, last])
    assert len(applied.state.pool) == last - 1
    (square,) = set(units(applied.state)) - {"221"}
    assert applied.state.zombie_value(sq(square)) == max(state.pool)


def test_15_1_with_nobody_eliminated_nobody_comes_and_nothing_is_rolled() -> None:
    state = GAME.new(Start("solitaire", {}, 7))
    state.turn = 1
    for square in MALL.squares:
        if square not in state.zombies and state.pool:
            state.bring_in(square, state.pool.pop())
    for who, symbol in zip(state.people, MALL.characters, strict=True):
        state.change(who, square=symbol)
    applied = phase(state, HiddenZombieTable())
    assert rolls(applied) == []
    assert texts(applied) == ["No zombies are left to come out of hiding."]


def test_15_1_secrets_of_a_zombie_player_are_a_fault_without_one() -> None:
    state = together("113", zombies=FAR)
    state.box = [state.pool.pop()]
    state.hidden = [sq("138")]
    assert GAME.faults(state) == ["hidden: secrets of a zombie player who is not there"]


# [15.2] [15.3] [15.8]


def test_15_8_every_digit_one_in_twelve_and_nobody_one_in_six() -> None:
    results = Counter(HIDDEN_ZOMBIES[second][first > 3] for first in range(1, 7) for second in range(1, 7))
    assert {digit: Fraction(count, 36) for digit, count in results.items()} == {
        None: Fraction(1, 6),
        **{str(digit): Fraction(1, 12) for digit in range(10)},
    }


@pytest.mark.parametrize(
    ("first", "second", "digit"),
    [
        (1, 1, "1"), (4, 1, "6"),
        (2, 2, "2"), (5, 2, "7"),
        (3, 3, "3"), (6, 3, "8"),
        (1, 4, "4"), (4, 4, "9"),
        (2, 5, "5"), (5, 5, "0"),
        (3, 6, None), (6, 6, None),
    ],
)  # fmt: skip
def test_15_8_the_first_die_is_the_column_the_second_the_row(first: int, second: int, digit: str | None) -> None:
    state = together("113", zombies=FAR)
    applied = phase(state, HiddenZombieTable(), dice=[first, second, *([1] if digit else [])])
    assert rolls(applied) == [("15.8", (first, second))]
    new = set(units(applied.state)) - {"221"}
    assert {square[-1] for square in new} == ({digit} if digit else set())


def test_15_8_the_log_says_how_the_dice_were_read() -> None:
    def told(*dice: int) -> list[str]:
        return texts(phase(together("113", zombies=FAR), HiddenZombieTable(), dice=dice))

    assert "The dice say a square that ends in 2: the second die, as the first is 3 or less." in told(3, 2, 1)
    seven = "The dice say a square that ends in 7: the second die plus 5, as the first is 4 or more."
    assert seven in told(4, 2, 1)
    assert told(1, 6)[-1] == "A 6 on the second die: no zombies come out of hiding."


def test_15_2_in_the_nearest_square_with_the_digit() -> None:
    """From 113 the door 114/137 leads to Edwin's: 137 is two squares away and ends in 7, as 117 in the hall does."""
    applied = phase(moved(together("113", zombies=FAR), "peter"), HiddenZombieTable(), dice=[4, 2, 1])
    assert units(applied.state) == ["137", "221"]
    nearest = "of the store squares without zombies that end in 7, the nearest to those who moved"
    assert texts(applied)[-1] == f"Zombies come out of hiding in 137, Edwin's Sports Centre: {nearest}."


def test_15_2_distance_is_counted_in_movement_points() -> None:
    """A closed door costs two more, so that Edwin's is as far away as it takes to get in."""
    shut = together("113", zombies=FAR, doors={"114/137": "closed"})
    assert points_from(together("113"), [sq("113")])[sq("137")] == 2
    assert points_from(shut, [sq("113")])[sq("137")] == 4


def test_15_2_near_to_those_who_moved_and_not_to_others() -> None:
    state = position(mode="solitaire", peter="113", roger="113", steve="160", fran="160", zombies=FAR)
    assert nearest_places(moved(state.copy(), "peter"), "0") == (sq("090"),)
    assert nearest_places(moved(state.copy(), "fran"), "0") == (sq("160"),)


def test_15_2_when_nobody_moved_near_to_anybody() -> None:
    state = position(mode="solitaire", peter="113", roger="113", steve="160", fran="160", zombies=FAR)
    assert nearest_places(state, "0") == (sq("160"),)
    assert nearest_places(state, "1") == (sq("091"),)


def test_15_2_after_a_pass_nobody_has_moved() -> None:
    """Whoever moved in the turn before does not count for this one."""
    people = {"peter": "113", "roger": "113", "steve": "160", "fran": "160"}
    state = moved(position(mode="solitaire", zombies=FAR, **people), "peter")
    assert just_moved(state) == ["113"]
    assert just_moved(act(state, "pass").state) == ["113", "160"]


def test_15_2_of_squares_equally_near_the_best_for_the_characters() -> None:
    """Around 137 in Edwin's, 136, 138, 157 and 158 are all one step away; 8 fits two of them."""
    state = moved(position(mode="solitaire", peter="137", roger="138", steve="137", fran="137", zombies=FAR), "peter")
    assert nearest_places(state, "8") == (sq("138"), sq("158"))
    applied = phase(state, HiddenZombieTable(), dice=[4, 3, 1])
    assert units(applied.state) == ["158", "221"], "Roger stands in 138"
    assert (
        ": of the store squares without zombies that end in 8, nearest to those who moved, the one where nobody is."
        in texts(applied)[-1]
    )


@pytest.mark.parametrize(
    ("squares", "best", "reason"),
    [
        (("137", "160"), "160", "the one that fewest see"),
        (("160", "180"), "180", "the one farther from the others"),
    ],
)
def test_15_2_out_of_sight_then_far_away_is_best(squares: tuple[str, ...], best: str, reason: str) -> None:
    """From 114 one sees through the door of Edwin's into 137, and no farther."""
    picked = pick([sq(square) for square in squares], kindest(together("114", zombies=FAR)))
    assert picked.item == best
    assert [ENGLISH(line.because) for line in picked.because] == [reason]


def test_15_2_with_the_option_the_player_chooses_among_them() -> None:
    people = {"peter": "137", "roger": "138", "steve": "137", "fran": "137"}
    state = moved(position(mode="solitaire", settings={"zombie-choices": "player"}, zombies=FAR, **people), "peter")
    applied = phase(state, HiddenZombieTable(), dice=[4, 3, 1], do=["appear 138"])
    assert units(applied.state) == ["138", "221"]
    state.stack = [HiddenPlace((sq("138"), sq("158")))]
    assert options(state) == {"appear 138", "appear 158"}


def test_15_2_it_may_go_berserk_at_once() -> None:
    state = moved(together("113", zombies=FAR), "peter")
    applied = phase(state, HiddenZombieTable(), ClosestGoesBerserk(), dice=[4, 2, 1, 4])
    assert applied.state.berserk == [applied.state.zombies[sq("137")]]


def test_15_3_not_in_a_hall_nor_among_zombies_but_the_next_nearest() -> None:
    """117 is nearer but a hall; with zombies in 137 it is the next square of a store that ends in 7."""
    state = moved(together("113", zombies={"137": 2, **FAR}), "peter")
    assert points_from(state, [sq("113")])[sq("117")] == 4
    assert nearest_places(state, "7") == (sq("087"), sq("157")), "both seven points away"
    assert not any(MALL.is_hall(square) for digit in "0123456789" for square in nearest_places(state, digit))


def test_15_3_it_may_be_a_characters_square_and_shows_its_value() -> None:
    state = moved(together("137", zombies=FAR), "peter")
    applied = phase(state, HiddenZombieTable(), dice=[4, 2, 1])
    assert "137" in units(applied.state)
    assert texts(applied)[-1].endswith(f"end in 7, the nearest to those who moved. Their value: {state.pool[0]}.")


def test_15_3_not_where_a_super_zombie_stands() -> None:
    people = {"peter": "113", "roger": "137 super", "steve": "113", "fran": "113"}
    state = moved(position(mode="solitaire", zombies=FAR, **people), "peter")
    assert sq("137") not in nearest_places(state, "7")
