"""Every correction of the French edition, both ways: by itself, and with the whole edition."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.play.shots import panic_dice
from pyapp.mall.play.zombie_entry import Turnings
from pyapp.mall.settings import CORRECTIONS
from pyapp.mall.truth.state import MallState
from tests.mall.positions import act, door, options, position
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, has_ended, phase, rolls, units

GLASS = door("114", "137")
SMASH = f"smash 137 {GLASS}"

OPTIONS = [setting.id for setting in CORRECTIONS if setting.id != "edition"]


def french(option: str) -> dict[str, str]:
    return {option: "french"}


# Which edition decides


@pytest.mark.parametrize("option", OPTIONS)
def test_each_option_follows_the_edition_unless_it_is_set(option: str) -> None:
    assert not position().is_french(option)
    assert position(settings={"edition": "french"}).is_french(option)
    assert position(settings={option: "french"}).is_french(option)
    assert not position(settings={"edition": "french", option: "1978"}).is_french(option)


def test_there_is_a_test_here_for_every_option() -> None:
    assert set(OPTIONS) == {
        "panic-dice", "fran", "main-door-shots", "counters-block-sight", "glass-step", "super-stacking",
    }  # fmt: skip


# Panic dice


def test_6_5_panic_in_1978_is_one_die_for_all() -> None:
    state = position(steve="113 rifle")
    assert [panic_dice(state, who) for who in (PETER, ROGER, STEVE, FRAN)] == [1, 1, 1, 1]


def test_6_5_panic_in_french_is_two_dice_with_a_heavy_weapon() -> None:
    state = position(steve="113 rifle", settings=french("panic-dice"))
    assert [panic_dice(state, who) for who in (PETER, ROGER, STEVE, FRAN)] == [2, 2, 2, 1]


@pytest.mark.parametrize(("settings", "dice"), [({}, [1]), (french("panic-dice"), [1, 1, 4, 4])])
def test_6_5_peter_with_two_dice_cannot_panic_over_plain_zombies(settings: dict[str, str], dice: list[int]) -> None:
    applied = act(position(peter="113", zombies={"113": 9}, settings=settings), "shoot peter 113", dice=dice)
    assert [case for case, _ in rolls(applied)] == (["6.5", "6.0"] if settings else ["6.5"])


# Fran


def lose_peter(fran: str, settings: dict[str, str], **others: Any) -> MallState:
    state = position(peter="113 stunned", fran=fran, zombies={"113": 9}, settings=settings, **others)
    return phase(state, AttackPhase(), dice=[1, 2]).state


def test_14_1_in_1978_frans_infection_is_enough_for_one_more() -> None:
    assert lose_peter("035 infected", {}).outcome is not None


def test_14_1_in_french_it_is_not() -> None:
    assert lose_peter("035 infected", french("fran")).outcome is None


@pytest.mark.parametrize("settings", [{}, french("fran")])
@pytest.mark.parametrize("fran", ["dead", "035 super"])
def test_14_1_her_loss_is_in_both(fran: str, settings: dict[str, str]) -> None:
    assert lose_peter(fran, settings).outcome is not None


def test_14_1_in_french_she_may_be_the_last_of_two() -> None:
    state = position(peter="dead", fran="113 infected", settings=french("fran"))
    assert phase(state, Turnings(), dice=[1, 1]).state.outcome is not None


# Main doors


def test_5_5_in_1978_one_may_shoot_and_close_a_main_door() -> None:
    state = position(peter="093", zombies={"095": 9})
    assert "shoot peter 095" in options(act(state, "close peter west").state)
    assert "close peter west" in options(act(state, "shoot peter 095", dice=[1, 1]).state)


def test_5_5_in_french_it_is_one_or_the_other() -> None:
    state = position(peter="093", zombies={"095": 9}, settings=french("main-door-shots"))
    assert options(act(state, "close peter west").state) == {"end"}
    assert "close peter west" not in options(act(state, "shoot peter 095", dice=[1, 1]).state)


def test_5_5_in_french_other_doors_are_not_concerned() -> None:
    state = position(peter="114", zombies={"116": 9}, settings=french("main-door-shots"))
    assert "shoot peter 116" in options(act(state, f"close peter {GLASS}").state)


# Counters and sight


def screened(settings: dict[str, str]) -> MallState:
    """A unit in 117 looks at Peter in 113 past one in 115."""
    state = position(peter="112", zombies={"115": 3, "117": 3}, settings=settings)
    return act(state, "move peter 113").state


def test_7_1_in_1978_counters_do_not_block_sight() -> None:
    assert units(phase(screened({}), ReactionPhase()).state) == ["114", "116"]


def test_7_1_in_french_they_do() -> None:
    assert units(phase(screened(french("counters-block-sight")), ReactionPhase()).state) == ["114", "117"]


def test_7_1_in_french_characters_do_too() -> None:
    for settings, there in ({}, "115"), (french("counters-block-sight"), "116"):
        state = position(peter="112", roger="115", zombies={"116": 3}, settings=settings)
        state = act(state, "move peter 113").state
        assert units(phase(state, ReactionPhase()).state) == [there]


def test_10_4_in_french_a_screened_character_is_not_seen_through_glass() -> None:
    """From 043, beside the glass door of 062, one sees 082 past whoever stands in 062."""
    glass = door("043", "062")
    for settings, sees in ({}, True), (french("counters-block-sight"), False):
        zombies = {"043": "5 berserk", "062": 3}
        state = position(peter="082", zombies=zombies, doors={glass: "closed"}, settings=settings)
        asked = options(phase(state, FreeMovementPhase(), dice=[1]).state)
        assert (f"smash 043 {glass}" in asked) is sees


# Breaking glass


def at_the_glass(settings: dict[str, str]) -> MallState:
    return position(peter="114", zombies={"137": "5 berserk"}, doors={GLASS: "closed"}, settings=settings)


def test_10_5_in_1978_the_attempt_is_the_whole_move() -> None:
    state = phase(at_the_glass({}), FreeMovementPhase(), do=[SMASH], dice=[1, 1, 1]).state
    assert options(state) == {"done"}


def test_10_5_in_french_one_step_is_left() -> None:
    state = phase(at_the_glass(french("glass-step")), FreeMovementPhase(), do=[SMASH], dice=[1, 1, 1]).state
    assert {text.split()[2] for text in options(state) if text.startswith("shift")} == {
        "114",
        "136",
        "138",
        "157",
        "158",
    }


def test_10_5_in_french_also_when_the_door_holds() -> None:
    state = phase(at_the_glass(french("glass-step")), FreeMovementPhase(), do=[SMASH], dice=[1, 6, 6]).state
    assert {text.split()[2] for text in options(state) if text.startswith("shift")} == {"136", "138", "157", "158"}
    assert SMASH not in options(state)


@pytest.mark.parametrize(("settings", "there"), [({}, "137"), (french("glass-step"), "114")])
def test_10_5_in_reaction_the_french_go_on_through_the_door(settings: dict[str, str], there: str) -> None:
    state = position(peter="113", zombies={"137": "5 berserk"}, doors={GLASS: "closed"}, settings=settings)
    state = act(state, "move peter 114").state
    state = phase(state, ReactionPhase(), do=[SMASH], dice=[1, 1]).state
    assert units(state) == [there]
    assert has_ended(state)


# Super zombies


def fetches(settings: dict[str, str]) -> set[str]:
    state = position(steve="117 super", zombies={"116": 3}, settings=settings)
    asked = options(phase(state, FreeMovementPhase(), dice=[1]).state)
    return {text for text in asked if text.startswith("fetch")}


def test_11_2_in_1978_it_leads_only_a_unit_it_began_with() -> None:
    assert fetches({}) == set()


def test_11_2_in_french_any_that_it_comes_across() -> None:
    assert {"fetch steve 116 115", "fetch steve 116 114", "fetch steve 116 117"} <= fetches(french("super-stacking"))


def test_11_2_in_french_both_go_there_and_have_moved() -> None:
    state = position(steve="117 super", zombies={"116": 3}, settings=french("super-stacking"))
    state = phase(state, FreeMovementPhase(), do=["fetch steve 116 114"], dice=[6]).state
    assert (units(state), state.people[STEVE].square) == (["114"], "114")
    assert options(state) == {"done"}


def test_11_2_in_french_no_unit_that_is_busy_with_a_character() -> None:
    state = position(steve="117 super", peter="116", zombies={"116": 3}, settings=french("super-stacking"))
    asked = options(phase(state, FreeMovementPhase(), dice=[1]).state)
    assert not any(text.startswith("fetch") for text in asked)


def test_11_2_in_french_no_unit_that_has_reacted() -> None:
    state = position(peter="112", steve="091 super", zombies={"117": 3}, settings=french("super-stacking"))
    state = act(state, "move peter 113").state
    state = phase(state, ReactionPhase(), FreeMovementPhase(), dice=[6]).state
    assert units(state) == ["116"]
    assert "prowl steve 116" in options(state)
    assert not any(text.startswith("fetch") for text in options(state))


@pytest.mark.parametrize(("settings", "is_offered"), [(french("super-stacking"), True), ({}, False)])
def test_11_2_in_french_a_unit_out_of_sight_is_fetched_in_reaction(settings: dict[str, str], is_offered: bool) -> None:
    """Steve in 061 sees the main door's square 004; the unit in 042, nearer to it, does not."""
    state = position(peter="004", steve="061 super", zombies={"042": 3}, settings=settings)
    state = act(state, "close peter north").state
    asked = options(phase(state, ReactionPhase()).state)
    assert "prowl steve 042" in asked
    assert ("fetch steve 042 024" in asked) is is_offered


def test_11_2_in_french_a_unit_is_left_on_the_way() -> None:
    state = position(steve="117 super", zombies={"117": 3}, settings=french("super-stacking"))
    state = phase(state, FreeMovementPhase(), do=["leave steve 116 114"], dice=[6]).state
    assert (units(state), state.people[STEVE].square) == (["116"], "114")
    assert options(state) == {"done"}
    in_1978 = position(steve="117 super", zombies={"117": 3})
    assert not any(text.startswith("leave") for text in options(phase(in_1978, FreeMovementPhase(), dice=[6]).state))
