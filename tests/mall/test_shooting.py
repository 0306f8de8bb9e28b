"""[6.0] Shooting, on the concourse: 113 and 115 are two squares apart, 137 lies behind the glass door of 114."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.flow import Applied
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.shots import gun_dice, modifier, shot
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from tests.mall.positions import ILL, WELL, act, door, options, points, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, Pieces, rolls
from tests.verbs import texts

pytestmark = pytest.mark.usefixtures("example_numbers")

GLASS = door("114", "137")
FIRE = WELL[PETER].fire


def shots(state: MallState, group: str = "peter") -> set[str]:
    return {text for text in options(state, group) if text.startswith("shoot")}


def shoot(text: str, *dice: int, **pieces: Any) -> Applied[MallState]:
    return act(position(**pieces), f"shoot {text}", dice=dice)


# [6.0] The procedure


def test_6_0_a_total_of_the_value_eliminates() -> None:
    applied = shoot("peter 115", 4, 3, peter="113", zombies={"115": 5})
    assert applied.state.zombies == {}
    assert rolls(applied) == [("6.0", (4, 3))]


def test_6_0_one_less_does_not() -> None:
    applied = shoot("peter 115", 4, 2, peter="113", zombies={"115": 5})
    assert list(applied.state.zombies) == ["115"]


def test_6_0_the_target_is_shown_and_hidden_again() -> None:
    applied = shoot("peter 115", 1, 1, peter="113", zombies={"115": 5})
    assert "The zombies in 115, Concourse, show their value: 5." in texts(applied)
    assert not applied.state.is_face_up(sq("115"))


def test_6_0_a_value_that_is_known_is_no_news_at_the_next_shot() -> None:
    once = shoot("peter 115", 1, 1, peter="113", zombies={"115": 5}).state
    again = act(once, "shoot peter 115", dice=[1, 2])
    assert not any("show their value" in text for text in texts(again))
    assert "Peter: 3 less 2 for distance is 1, against their value of 5 in 115." in texts(again)


def test_6_0_beside_the_shooter_it_stays_face_up() -> None:
    applied = shoot("peter 113", 6, 1, 1, peter="113", zombies={"113": 5})
    assert applied.state.is_face_up(sq("113"))
    assert not any("show" in text for text in texts(applied))


def test_6_0_the_eliminated_go_to_the_pool() -> None:
    state = position(peter="113", zombies={"115": 9})
    after = act(state, "shoot peter 115", dice=[6, 6]).state
    assert after.pool.count(9) == state.pool.count(9) + 1
    assert after.values == {}


def test_6_0_at_any_point_of_the_move() -> None:
    state = position(peter="111", zombies={"115": 9})
    for text in ("shoot peter 115", "move peter 112", "shoot peter 115", "move peter 113", "shoot peter 115"):
        assert text in options(state, "peter")
        state = act(state, text, dice=[1, 1] if text.startswith("shoot") else None).state


def test_6_0_super_zombies_are_targets_too() -> None:
    assert "shoot peter 115" in shots(position(peter="113", steve="115 super"))


# [6.1] Fire rate


def test_6_1_as_often_as_the_fire_rate_and_no_more() -> None:
    state = position(peter="113", zombies={"115": 9})
    for _ in range(FIRE):
        assert shots(state) == {"shoot peter 115"}
        state = act(state, "shoot peter 115", dice=[1, 1]).state
    assert shots(state) == set()
    assert "move peter 112" in options(state)


def test_6_1_each_of_a_stack_has_a_rate_of_its_own() -> None:
    """Fran has two shots, Peter three."""
    state = position(peter="113", fran="113", zombies={"115": 9})
    for _ in range(2):
        state = act(state, "shoot peter+fran 115", dice=[1, 1, 1]).state
    assert shots(state) == {"shoot peter 115"}


def test_6_1_who_did_not_shoot_along_keeps_his_shots() -> None:
    state = position(peter="113", fran="113", zombies={"115": 9})
    state = act(state, "select peter+fran", *["shoot peter 115"] * FIRE, dice=[1] * 6).state
    assert shots(state) == {"shoot fran 115"}


def test_6_1_when_movement_is_spent_shooting_goes_on() -> None:
    state = position(peter="105", zombies={"117": 9})
    state = act(state, *(f"move peter {105 + step}" for step in range(1, 8))).state
    assert points(state) == 0
    assert "shoot peter 117" in shots(state)


def test_6_1_a_shot_that_kills_counts_too() -> None:
    state = position(peter="113", zombies={"114": 1, "112": 1, "115": 1, "116": 1})
    state = act(state, "shoot peter 114", "shoot peter 112", "shoot peter 115", dice=[6] * 6).state
    assert list(state.zombies) == ["116"]
    assert shots(state) == set()


def test_6_1_the_infected_have_the_rate_of_their_own_face() -> None:
    state = position(peter="113 infected", zombies={"115": 9})
    for _ in range(ILL[PETER].fire):
        state = act(state, "shoot peter 115", dice=[1, 1]).state
    assert shots(state) == set()


# [6.2] Moved, but not moving


def test_6_2_shooting_costs_no_points() -> None:
    assert points(shoot("peter 115", 1, 1, peter="113", zombies={"115": 9}).state) == WELL[PETER].move


def test_6_2_standing_still_and_shooting_is_a_move() -> None:
    state = act(position(peter="113", zombies={"115": 9}), "shoot peter 115", "end", dice=[1, 1]).state
    assert state.people[PETER].moved == state.turn
    assert state.active == ["113"]


def test_6_2_who_is_not_being_moved_does_not_shoot() -> None:
    state = position(peter="113", roger="113", zombies={"115": 9})
    assert shots(state, "peter") == {"shoot peter 115"}
    assert "select peter" not in options(position(peter="113 moved", zombies={"115": 9}))


def test_6_2_before_and_after_closing_a_main_door() -> None:
    state = position(peter="093", zombies={"095": 9})
    state = act(state, "shoot peter 095", "close peter west", dice=[1, 1]).state
    assert points(state) == 0
    assert "shoot peter 095" in shots(state)


def test_6_2_after_taking_a_rifle() -> None:
    state = act(position(steve="177", zombies={"157": 9}), "take steve steve").state
    assert "shoot steve 157" in shots(state)


# [6.3] What cannot be shot at


def test_6_3_not_into_a_square_with_another_character() -> None:
    assert shots(position(peter="113", roger="115", zombies={"115": 3})) == set()


def test_6_3_but_in_ones_own_square_whoever_else_is_there() -> None:
    assert shots(position(peter="113", roger="113", zombies={"113": 3})) == {"shoot peter 113"}


def test_6_3_with_zombies_in_ones_own_square_at_nothing_else() -> None:
    assert shots(position(peter="113", zombies={"113": 3, "115": 1})) == {"shoot peter 113"}
    assert shots(position(peter="113", steve="113 super", zombies={"115": 1})) == {"shoot peter 113"}


def test_6_3_once_they_are_gone_others_are_targets() -> None:
    state = act(position(peter="113", zombies={"113": 3, "115": 1}), "shoot peter 113", dice=[6, 6, 6]).state
    assert shots(state) == {"shoot peter 115"}


@pytest.mark.parametrize("between", [{"zombies": {"114": 2, "115": 3}}, {"roger": "114", "zombies": {"115": 3}}])
def test_6_3_not_through_an_occupied_square(between: Pieces) -> None:
    assert "shoot peter 115" not in shots(position(peter="113", **between))


def test_6_3_not_through_a_super_zombie_either() -> None:
    assert shots(position(peter="113", steve="114 super", zombies={"115": 3})) == {"shoot peter 114"}


def test_6_3_hidden_units_are_in_nobodys_way() -> None:
    state = position(peter="137", zombies={"139": 3}, hidden=["138"])
    assert "shoot peter 139" in shots(state)


# [6.4] Sight


def test_6_4_only_at_what_is_in_sight() -> None:
    assert "shoot peter 062" in shots(position(peter="024", zombies={"062": 3}))
    assert shots(position(peter="024", zombies={"082": 3})) == set()


def test_6_4_through_closed_glass_but_not_through_closed_wood() -> None:
    assert shots(position(peter="114", zombies={"137": 3}, doors={GLASS: "closed"})) == {"shoot peter 137"}
    wood = door("123", "124")
    assert shots(position(peter="124", zombies={"123": 3})) == {"shoot peter 123"}
    assert shots(position(peter="124", zombies={"123": 3}, doors={wood: "closed"})) == set()


# [6.6] Dice


@pytest.mark.parametrize(("who", "dice"), [(PETER, 2), (ROGER, 2), (STEVE, 1), (FRAN, 1)])
def test_6_6_two_dice_for_an_m16_one_for_a_pistol(who: Character, dice: int) -> None:
    assert gun_dice(position(), who) == dice


@pytest.mark.parametrize("who", [STEVE, FRAN])
def test_6_6_two_with_a_hunting_rifle(who: Character) -> None:
    state = position(steve="113 rifle", fran="113 rifle")
    assert gun_dice(state, who) == 2


# [6.7] Modifiers


def test_6_7_one_for_every_square_away() -> None:
    state = position()
    assert [modifier(state, sq("113"), sq(f"{number}")) for number in range(113, 118)] == [0, 1, 2, 3, 4]


def test_6_7_two_more_through_an_open_door() -> None:
    assert modifier(position(), sq("114"), sq("137")) == 1 + 2


def test_6_7_three_more_through_closed_glass() -> None:
    assert modifier(position(doors={GLASS: "closed"}), sq("114"), sq("137")) == 1 + 3


def test_6_7_a_broken_door_is_an_open_door() -> None:
    assert modifier(position(doors={GLASS: "destroyed"}), sq("114"), sq("137")) == 1 + 2


def test_6_7_the_modifier_comes_off_the_total() -> None:
    hit = shoot("peter 137", 3, 4, peter="114", zombies={"137": 4})
    assert hit.state.zombies == {}
    missed = shoot("peter 137", 3, 3, peter="114", zombies={"137": 4})
    assert list(missed.state.zombies) == ["137"]


@pytest.mark.parametrize("dice", [(6, 6), (1, 1)])
def test_6_7_closed_glass_that_is_shot_through_is_destroyed(dice: tuple[int, int]) -> None:
    state = position(peter="114", zombies={"137": 5}, doors={GLASS: "closed"})
    applied = act(state, "shoot peter 137", dice=dice)
    assert applied.state.door(GLASS) is DoorState.DESTROYED
    assert any("shatters" in text for text in texts(applied))


def test_6_7_the_shot_that_breaks_it_still_counts_as_through_glass() -> None:
    state = position(peter="114", zombies={"137": 5}, doors={GLASS: "closed"})
    assert list(act(state, "shoot peter 137", dice=[4, 4]).state.zombies) == ["137"]
    assert act(state, "shoot peter 137", dice=[4, 5]).state.zombies == {}


def test_6_7_a_shot_that_panic_prevents_breaks_nothing() -> None:
    state = position(peter="114", zombies={"137": "5 berserk"}, doors={GLASS: "closed"})
    assert act(state, "shoot peter 137", dice=[1]).state.door(GLASS) is DoorState.CLOSED


def test_6_7_an_open_door_is_not_harmed() -> None:
    state = position(peter="114", zombies={"137": 5})
    assert act(state, "shoot peter 137", dice=[6, 6]).state.doors == {}


# [6.8] Together


def test_6_8_alone_or_together_in_every_way() -> None:
    state = position(peter="113", roger="113", fran="113", zombies={"115": 3})
    names = {text.split()[1] for text in shots(state, "peter+roger+fran")}
    assert names == {"peter", "roger", "fran", "peter+roger", "peter+fran", "roger+fran", "peter+roger+fran"}


def test_6_8_never_more_than_three_dice() -> None:
    state = position(peter="113", roger="113", steve="113 rifle", fran="113 rifle")
    assert shot(state, (PETER, ROGER, STEVE, FRAN), sq("115")).dice == 3


def test_6_8_modifiers_count_for_every_gun() -> None:
    state = position(peter="113", roger="113", fran="113")
    assert shot(state, (PETER, ROGER, FRAN), sq("115")).modifier == 6
    assert shot(state, (PETER, ROGER), sq("113")).modifier == 0


def test_6_8_everybody_who_shot_has_used_a_shot() -> None:
    state = position(steve="113", fran="113", zombies={"115": 9})
    for _ in range(WELL[FRAN].fire):
        state = act(state, "shoot steve+fran 115", dice=[1, 1]).state
    assert shots(state, "steve+fran") == set()


def test_6_8_one_roll_for_all() -> None:
    applied = shoot("peter+roger 115", 6, 1, 1, peter="113", roger="113", zombies={"115": 4})
    assert rolls(applied) == [("6.0", (6, 1, 1))]
    assert applied.state.zombies == {}


def test_6_8_range_is_the_same_for_all_of_a_stack() -> None:
    assert MALL.range(sq("115"), sq("113")) == 2
