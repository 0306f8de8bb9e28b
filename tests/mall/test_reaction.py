"""[7.0] to [7.6]: zombies that noticed the humans come nearer.

The concourse runs from 093 to 117, and every square of it sees every other. From 114 a glass door leads to 137, which
sees 114 and nothing else of the concourse.
"""

from __future__ import annotations

import pytest

from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.truth.state import MallState
from tests.mall.positions import act, door, options, position
from tests.mall.turns import STEVE, Pieces, after, has_ended, phase, units
from tests.verbs import texts

GLASS = door("114", "137")


def react(state: MallState, *do: str) -> MallState:
    return phase(state, ReactionPhase(), do=do).state


def reacted(state: MallState, *do: str) -> list[str]:
    return units(react(state, *do))


# [7.0] Toward those who moved


def test_7_0_one_square_toward_the_square_where_they_are_now() -> None:
    assert reacted(after("move peter 113", peter="112", zombies={"116": 3, "108": 3})) == ["109", "115"]


def test_7_0_every_unit_that_saw_them_and_no_other() -> None:
    state = after("move peter 113", peter="112", zombies={"116": 3, "137": 3, "062": 3})
    assert reacted(state) == ["062", "115", "137"]


def test_7_0_units_into_the_squares_that_others_leave() -> None:
    state = after("move peter 113", peter="112", zombies={"115": 3, "116": 3, "117": 3})
    assert reacted(state) == ["114", "115", "116"]


def test_7_0_nobody_reacts_when_nobody_moves() -> None:
    state = phase(position(peter="113", zombies={"115": 3}), ReactionPhase()).state
    assert units(state) == ["115"]
    assert has_ended(state)


def test_7_0_moves_without_a_choice_are_made_at_once() -> None:
    assert has_ended(react(after("move peter 113", peter="112", zombies={"116": 3})))


def test_7_0_upon_a_character_they_show_their_value() -> None:
    applied = phase(after("move peter 113", peter="112", zombies={"114": 3}), ReactionPhase())
    assert texts(applied) == ["Zombies in 114 have noticed the move of Peter and fall upon 113, Concourse, value 3."]


def test_7_0_the_log_says_whom_they_have_noticed() -> None:
    applied = phase(after("move peter+fran 113", peter="112", fran="112", zombies={"116": 3}), ReactionPhase())
    assert texts(applied) == [
        "Zombies in 116 have noticed the move of Peter and Fran and shamble to 115, 2 steps away."
    ]


# [7.1] Sight of any square entered


def test_7_1_a_square_only_passed_through_is_enough() -> None:
    """Peter is out of sight in 137 by now; the unit saw him in 114, and goes for where he is."""
    state = after("move peter 114", "move peter 137", peter="113", zombies={"108": 3})
    assert state.active == ["114", "137"]
    assert reacted(state) == ["109"]


def test_7_1_the_square_where_the_move_began_was_not_entered() -> None:
    assert reacted(after("move peter 137", peter="114", zombies={"108": 3})) == ["108"]


def test_7_1_sight_is_that_of_the_rules_for_shooting() -> None:
    assert reacted(after("move peter 024", peter="025", zombies={"062": 3})) == ["043"]
    assert reacted(after("move peter 024", peter="025", zombies={"082": 3})) == ["082"]


def test_7_1_a_unit_whose_square_was_entered_and_left_saw_it() -> None:
    state = after("move peter 114", "move peter 137", peter="113", zombies={"114": 1})
    assert reacted(state) == ["137"]


def test_7_1_counters_in_between_do_not_block_sight() -> None:
    assert reacted(after("move peter 113", peter="112", zombies={"115": 3, "117": 3})) == ["114", "116"]


def test_7_1_toward_means_by_the_way_one_walks() -> None:
    """Peter stands in 138 behind the wall of the concourse; the way there leads past 113 to the door in 114."""
    state = after("move peter 114", "move peter 137", "move peter 138", peter="113", zombies={"112": 3})
    assert reacted(state) == ["113"]


# [7.2] The four exemptions


def test_7_2_not_out_of_a_characters_square() -> None:
    assert reacted(after("move peter 113", peter="112", roger="115", zombies={"115": 3})) == ["115"]


@pytest.mark.parametrize("condition", ["closed", "destroyed"])
def test_7_2_not_through_a_closed_door(condition: str) -> None:
    state = after("move peter 114", peter="113", zombies={"137": 3}, doors={GLASS: condition})
    assert reacted(state) == (["137"] if condition == "closed" else ["114"])


def test_7_2_nor_round_by_another_way() -> None:
    """What bars the way stops it; it does not send it elsewhere."""
    state = after("move peter 124", peter="125", zombies={"123": 3}, doors={door("123", "124"): "closed"})
    assert reacted(state) == ["123"]


def test_7_2_not_into_a_zombies_square() -> None:
    state = after("move peter 113", peter="112", roger="116", zombies={"116": 3, "117": 3})
    assert reacted(state) == ["116", "117"]


def test_7_2_of_two_for_one_square_the_zombie_player_picks_one() -> None:
    state = react(after("move peter 114", "move peter 113", peter="115", zombies={"115": 3, "137": 3}))
    assert options(state) == {"react 115 114", "react 137 114"}
    assert units(act(state, "react 115 114").state) == ["114", "137"]
    assert units(act(state, "react 137 114").state) == ["114", "115"]


def test_7_2_of_two_ways_as_near_the_zombie_player_picks_one() -> None:
    """From 159 to 137 it is as far by 138 as by 158."""
    state = react(after("move peter 137", peter="114", zombies={"159": 3}))
    assert options(state) == {"react 159 138", "react 159 158"}


def test_7_2_a_super_zombie_need_not_react() -> None:
    state = react(after("move peter 113", peter="112", steve="116 super"))
    assert {"prowl steve 115", "prowl steve 114", "prowl steve 113", "done"} == options(state)


def test_7_2_nor_need_a_unit_with_it_but_it_may() -> None:
    state = react(after("move peter 113", peter="112", steve="116 super", zombies={"116": 3}))
    assert {"done", "react 116 115", "prowl steve 115", "bring steve 115"} <= options(state)
    apart = act(state, "react 116 115").state
    assert units(apart) == ["115"]
    assert apart.people[STEVE].square == "116"


def test_7_2_a_unit_that_a_super_zombie_joins_need_not_react_any_more() -> None:
    state = react(after("move peter 110", peter="111", steve="116 super", zombies={"114": 3}))
    assert "done" not in options(state)
    joined = act(state, "prowl steve 114").state
    assert {"react 114 113", "done"} <= options(joined)


def test_7_2_a_unit_that_a_super_zombie_leaves_behind_has_seen_what_it_saw() -> None:
    """It was exempt only as long as the two were together."""
    state = react(after("move peter 110", peter="111", steve="116 super", zombies={"116": 3}))
    assert "done" in options(state)
    left = act(state, "prowl steve 113").state
    assert units(left) == ["115"]
    assert has_ended(left)


def test_4_0_left_behind_in_the_reaction_phase_it_has_no_free_move() -> None:
    """All three squares that lead nearer are taken, so it stays; but it should have gone."""
    state = after("move peter 110", peter="111", roger="115", steve="116 super", zombies={"115": 2, "116": 3})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["prowl steve 115"], dice=[6]).state
    assert not any(text.startswith("shift 116") for text in options(state))


def test_4_0_joined_in_the_reaction_phase_it_has_one() -> None:
    """Both directions are judged as the counters lie: together they need not react, so nothing was missed."""
    state = after("move peter 110", peter="111", steve="116 super", zombies={"114": 3})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["prowl steve 114", "done"], dice=[6]).state
    assert "shift 114 115" in options(state)


# [7.3] Acting is noticed


def test_7_3_a_shot_in_the_square_where_the_move_began() -> None:
    """Without the shot nobody on the concourse would have seen Peter go."""
    state = after("shoot peter 116", "move peter 137", peter="114", zombies={"116": 9}, dice=[1, 1])
    assert reacted(state) == ["115"]


def test_7_3_a_door() -> None:
    assert reacted(after(f"close peter {GLASS}", peter="114", zombies={"116": 3})) == ["115"]
    assert reacted(after("close peter west", peter="093", zombies={"116": 3})) == ["115"]


def test_7_3_a_rifle() -> None:
    assert reacted(after("take steve steve", steve="177", zombies={"137": 3})) == ["157"]


def test_7_3_picking_somebody_and_doing_nothing_is_not_noticed() -> None:
    assert reacted(after("select peter", peter="113", zombies={"116": 3})) == ["116"]


# [7.4] No free move afterwards


def test_7_4_what_reacted_has_no_free_move() -> None:
    state = after("move peter 113", peter="112", zombies={"116": 3, "137": 3})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), dice=[6]).state
    assert {text.split()[1] for text in options(state) if text.startswith("shift")} == {"137"}


@pytest.mark.parametrize(
    "pieces",
    [
        {"zombies": {"137": 3}, "doors": {GLASS: "closed"}},
        {"roger": "115", "zombies": {"115": 3, "116": 3}},
    ],
)
def test_7_4_nor_what_should_have_and_could_not(pieces: Pieces) -> None:
    state = after("move peter 114", peter="113", **pieces)
    state = phase(state, ReactionPhase(), FreeMovementPhase(), dice=[6]).state
    assert options(state) == {"done"}


def test_7_4_nor_the_one_that_was_not_picked() -> None:
    state = after("move peter 114", "move peter 113", peter="115", zombies={"115": 3, "137": 3})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["react 115 114"], dice=[6]).state
    assert options(state) == {"done"}


def test_7_4_a_unit_with_a_super_zombie_that_stayed_still_has_it() -> None:
    state = after("move peter 113", peter="112", steve="116 super", zombies={"116": 3})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["done"], dice=[1]).state
    assert {"shift 116 117", "bring steve 117"} <= options(state)


def test_7_4_but_not_if_it_reacted() -> None:
    state = after("move peter 113", peter="112", steve="116 super", zombies={"116": 3})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["react 116 115", "done"], dice=[1]).state
    assert not any(text.startswith("shift 115") for text in options(state))


# [7.5] Berserk units in reaction


def test_7_5_a_berserk_unit_moves_two_squares() -> None:
    assert reacted(after("move peter 113", peter="112", zombies={"117": "3 berserk"})) == ["115"]


def test_7_5_or_one_if_there_it_meets_a_character() -> None:
    assert reacted(after("move peter 113", peter="112", zombies={"114": "3 berserk"})) == ["113"]


def test_7_5_it_may_pass_through_zombies() -> None:
    state = react(after("move peter 113", peter="112", zombies={"117": "3 berserk", "116": 2}))
    assert "react 117 115" in options(state)
    assert units(act(state, "react 117 115").state) == ["115", "116"]


def test_7_5_but_not_end_among_them() -> None:
    """The second square is taken for good: it moves one square only."""
    state = after("move peter 111", peter="110", roger="115", zombies={"117": "3 berserk", "115": 2})
    assert reacted(state) == ["115", "116"]


def test_7_5_it_stays_if_both_squares_are_taken() -> None:
    state = after(
        "move peter 110", peter="111", roger="115", fran="116", zombies={"117": "3 berserk", "116": 1, "115": 2}
    )
    assert reacted(state) == ["115", "116", "117"]


# [7.6] Characters' squares


def test_7_6_a_berserk_unit_goes_no_farther_than_the_first_character() -> None:
    assert reacted(after("move peter 113", peter="112", roger="116", zombies={"117": "3 berserk"})) == ["116"]


def test_7_6_a_unit_may_enter_any_characters_square() -> None:
    assert reacted(after("move peter 111", peter="110", roger="115", zombies={"116": 3})) == ["115"]


# Nothing is decided for the zombie player


def test_7_2_a_move_is_not_made_at_once_where_a_super_zombie_could_come_first() -> None:
    state = react(after("move peter 110", peter="111", steve="114 super", zombies={"113": 3}))
    assert {"react 113 112", "prowl steve 112", "prowl steve 113"} <= options(state)
    assert "done" not in options(state)
    assert units(act(state, "prowl steve 112").state) == ["113"]


def test_7_2_nor_where_a_hidden_unit_could() -> None:
    state = react(after("move peter 114", peter="113", zombies={"158": 3}, hidden=["137"]))
    assert options(state) >= {"react 158 137", "reveal 137"}
