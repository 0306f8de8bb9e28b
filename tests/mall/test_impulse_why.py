"""Touching what those on the run cannot be led to says why; and the computer players know what to do with them."""

from __future__ import annotations

import pytest

from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.policy import PolicyMaker
from pyapp.mall.policies.greedy import GreedyPolicy
from pyapp.mall.policies.standard import StandardPolicy
from pyapp.mall.truth.state import MallState
from tests.mall.impulses import GO, ON, beside, impulse, scene
from tests.mall.positions import GAME, door, position

pytestmark = pytest.mark.usefixtures("example_numbers")

GLASS = door("114", "137")


def case(state: MallState, ref: str) -> str:
    return GAME.why_not(state, ref).rule


def test_16_2_not_to_a_square_that_is_not_next_to_them() -> None:
    assert case(impulse(scene("113")).state, "square:116") == "16.2"


def test_16_3_not_back_to_zombies_they_did_not_shoot_at() -> None:
    state = beside(9, dice=(6,)).state
    assert case(state, "square:116") == "16.4"
    unit = state.zombies[next(iter(state.zombies))]
    assert case(state, f"unit:{unit}") == "16.4"


def test_16_3_not_to_another_square_beside_them() -> None:
    state = impulse(scene("114", zombies={"158": 9}), "move steve 137", dice=(*GO, 6)).state
    assert case(state, "square:138") == "16.3"


def test_16_3_nor_by_a_door_while_zombies_are_there() -> None:
    state = scene("113", zombies={"115": 9}, doors={GLASS: "closed"})
    state = impulse(state, "move steve 114", dice=(*GO, 6)).state
    assert case(state, f"door:{GLASS}") == "16.3"


def test_16_4_not_in_among_them_without_the_points_to_get_out() -> None:
    state = impulse(
        scene("113", zombies={"116": 3}), "move steve 114", "move steve 115", "enough", dice=(*GO, 1, 1)
    ).state  # fmt: skip
    assert case(state, "square:116") == "16.4"


def test_16_6_not_to_where_there_is_no_way_to_a_good_end() -> None:
    walk = ["move steve 113", "move steve 114"] * 3
    state = impulse(scene("114", zombies={"117": "9 berserk"}), *walk).state
    assert case(state, "square:115") == "16.6"


def test_5_3_not_through_a_closed_door() -> None:
    state = impulse(scene("114", doors={GLASS: "closed"})).state
    assert case(state, "square:137") == "5.3"


def test_5_5_doors_are_only_opened() -> None:
    state = impulse(scene("114")).state
    assert case(state, f"door:{GLASS}") == "16.2"
    assert case(state, "door:east") == "16.2"
    assert case(impulse(scene("113", doors={GLASS: "closed"})).state, f"door:{GLASS}") == "5.5"


def test_16_0_nobody_else_is_led() -> None:
    assert case(impulse(scene("113")).state, "unit:peter") == "16.0"


def test_16_3_only_those_they_have_met_are_targets() -> None:
    state = beside(9, dice=(1, 1), zombies={"116": 9, "117": 8}).state
    assert case(state, "square:117") == "16.3"


# Computer players


def answer(state: MallState, policy: PolicyMaker = GreedyPolicy) -> str:
    asked = decision(state)
    assert asked is not None
    return str(policy(Dice(0)).choose(GAME.observe(state, asked.seat), asked))


def test_a_zombie_player_leads_them_into_trouble() -> None:
    state = impulse(scene("113", zombies={"117": 9}, doors={GLASS: "closed"})).state
    assert answer(state) == "move steve 114"


def test_and_stops_where_it_is_worst() -> None:
    state = impulse(scene("115", zombies={"117": 9}, doors={GLASS: "closed", door("091", "115"): "closed"})).state
    assert answer(state) in ("move steve 116", "stop")


@pytest.mark.parametrize("policy", [GreedyPolicy, StandardPolicy])
@pytest.mark.parametrize(("value", "wanted"), [(1, "shoot steve 116"), (9, "enough")])
def test_a_human_player_shoots_again_where_it_is_worth_it(value: int, wanted: str, policy: PolicyMaker) -> None:
    """A pistol at one square: a two will do against a one, nothing against a nine."""
    assert answer(beside(value, dice=(1, 1)).state, policy) == wanted


@pytest.mark.parametrize("policy", [GreedyPolicy, StandardPolicy])
def test_and_leads_his_own_gently_where_he_chooses_for_the_zombies(policy: PolicyMaker) -> None:
    state = scene("115", mode="solitaire", settings={**ON, "zombie-choices": "player"}, zombies={"117": 9})
    assert answer(impulse(state).state, policy) in ("move steve 114", "move steve 091")


def test_they_find_the_variant_off_when_it_is() -> None:
    assert position().settings["impulsive"] == "off"
