"""[10.0] Berserk zombies, and what they do to glass doors. 114 and 137 are parted by one."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.flow import Applied
from pyapp.mall.play.berserk import BerserkPhase
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.truth.state import DoorState, MallState
from tests.mall.positions import act, door, options, position, sq
from tests.mall.turns import after, has_ended, phase, rolls, units
from tests.verbs import texts

GLASS = door("114", "137")
WOOD = door("123", "124")
SMASH = f"smash 137 {GLASS}"


def check(state: MallState, *do: str, dice: tuple[int, ...] = ()) -> Applied[MallState]:
    return phase(state, BerserkPhase(), do=do, dice=dice)


def berserk(state: MallState) -> list[str]:
    return sorted(square for square, unit in state.zombies.items() if unit in state.berserk)


def at_the_glass(value: int = 5, **pieces: Any) -> MallState:
    """Berserk zombies in 137, the door closed, Peter behind it."""
    return position(zombies={"137": f"{value} berserk"}, doors={GLASS: "closed"}, **{"peter": "114", **pieces})


# [10.0] Going berserk


@pytest.mark.parametrize("die", range(1, 7))
def test_10_0_four_or_less_makes_a_unit_berserk(die: int) -> None:
    state = check(position(zombies={"100": 3}), "rage 100", dice=(die,)).state
    assert berserk(state) == (["100"] if die <= 4 else [])


@pytest.mark.parametrize("die", range(1, 7))
def test_10_0_and_keeps_it_so(die: int) -> None:
    state = check(position(zombies={"100": "3 berserk"}), dice=(die,)).state
    assert berserk(state) == (["100"] if die <= 4 else [])


def test_10_0_every_berserk_unit_is_checked_before_a_new_one() -> None:
    state = position(zombies={"100": "3 berserk", "105": "3 berserk", "110": 3})
    applied = check(state, "rage 110", dice=(1, 6, 4))
    assert [dice for _, dice in rolls(applied)] == [(1,), (6,), (4,)]
    assert berserk(applied.state) == ["100", "110"]


def test_10_0_one_new_unit_of_the_zombie_players_choice_or_none() -> None:
    state = check(position(zombies={"100": 3, "105": 3})).state
    assert options(state) == {"rage 100", "rage 105", "calm"}
    assert has_ended(act(state, "calm").state)
    assert has_ended(act(state, "rage 100", dice=[1]).state)


def test_10_0_also_one_beside_a_character() -> None:
    assert "rage 113" in options(check(position(peter="113", zombies={"113": 3})).state)


def test_10_0_elimination_ends_it() -> None:
    state = act(position(peter="113", zombies={"115": "3 berserk"}), "shoot peter 115", dice=[6, 6, 6]).state
    assert state.berserk == []


# [10.1]


def test_10_1_not_one_that_has_just_calmed_down() -> None:
    state = check(position(zombies={"100": "3 berserk", "105": 3}), dice=(5,)).state
    assert options(state) == {"rage 105", "calm"}


def test_10_1_nor_one_that_is_berserk_already() -> None:
    assert options(check(position(zombies={"100": "3 berserk", "105": 3}), dice=(1,)).state) == {"rage 105", "calm"}


# [10.2] [10.3] Moving


def test_10_2_it_must_react_by_two_squares() -> None:
    state = phase(after("move peter 113", peter="112", zombies={"117": "3 berserk"}), ReactionPhase()).state
    assert units(state) == ["115"]
    assert has_ended(state)


def test_10_3_it_does_not_count_in_free_movement() -> None:
    state = position(zombies={"100": "3 berserk", "110": 3, "105": 3})
    state = phase(state, FreeMovementPhase(), do=["shift 100 102", "shift 110 111"], dice=[1]).state
    assert options(state) == {"done"}


def test_10_3_it_moves_when_the_limit_is_used_up() -> None:
    state = position(zombies={"100": "3 berserk", "110": 3, "105": 3})
    state = phase(state, FreeMovementPhase(), do=["shift 110 111"], dice=[1]).state
    assert {text.split()[1] for text in options(state) if text != "done"} == {"100"}


def test_10_3_not_if_it_reacted() -> None:
    state = after("move peter 113", peter="112", zombies={"117": "3 berserk"})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), dice=[6]).state
    assert options(state) == {"done"}


# [10.4] Glass doors: when


def free(state: MallState, *do: str, dice: tuple[int, ...] = (1,)) -> Applied[MallState]:
    return phase(state, FreeMovementPhase(), do=do, dice=dice)


def test_10_4_if_it_sees_a_character_through_the_door() -> None:
    assert SMASH in options(free(at_the_glass()).state)
    assert SMASH not in options(free(at_the_glass(peter="113")).state)


def test_10_4_not_a_character_that_it_sees_elsewhere() -> None:
    assert SMASH not in options(free(at_the_glass(peter="113", roger="138")).state)


def test_10_4_not_a_super_zombie() -> None:
    assert SMASH not in options(free(at_the_glass(peter="113", steve="114 super")).state)


def test_10_4_only_berserk_units() -> None:
    state = position(peter="114", zombies={"137": 5}, doors={GLASS: "closed"})
    assert SMASH not in options(free(state).state)


@pytest.mark.parametrize("condition", ["open", "destroyed"])
def test_10_4_only_closed_doors(condition: str) -> None:
    doors: dict[str, str] = {GLASS: condition} if condition != "open" else {}
    state = position(peter="114", zombies={"137": "5 berserk"}, doors=doors)
    assert not any(text.startswith("smash") for text in options(free(state).state))


def test_10_4_no_wooden_door_and_no_main_door() -> None:
    state = position(
        peter="124", zombies={"123": "5 berserk", "093": "5 berserk"}, doors={WOOD: "closed", "west": "closed"}
    )
    assert not any(text.startswith("smash") for text in options(free(state).state))


def test_10_4_only_beside_the_door() -> None:
    """From 158 one sees Peter through the door, but not from beside it."""
    state = position(peter="114", zombies={"158": "5 berserk"}, doors={GLASS: "closed"})
    assert state.sees(sq("158"), sq("114"))
    assert not any(text.startswith("smash") for text in options(free(state).state))


def test_10_4_not_with_a_character_to_attend_to() -> None:
    assert SMASH not in options(free(at_the_glass(roger="137")).state)


def test_10_4_the_attempt_is_its_move() -> None:
    state = free(at_the_glass(), SMASH, dice=(1, 6, 6)).state
    assert options(state) == {"done"}


def test_10_4_in_reaction_if_the_door_bars_its_way() -> None:
    state = after("move peter 114", peter="113", zombies={"137": "5 berserk"}, doors={GLASS: "closed"})
    state = phase(state, ReactionPhase()).state
    assert options(state) == {SMASH, "done"}


def test_10_4_in_reaction_not_if_its_way_is_another() -> None:
    """Roger stands behind the glass, but it was Peter who moved."""
    state = position(roger="114", peter="139", zombies={"137": "5 berserk"}, doors={GLASS: "closed"})
    state = phase(act(state, "move peter 138").state, ReactionPhase()).state
    assert has_ended(state)
    assert units(state) == ["138"]


def test_10_4_in_reaction_not_if_another_way_is_as_short() -> None:
    """From 108 to 150 it is as far by 107 as by the door to 131, where Roger stands."""
    shut = door("108", "131")
    state = position(peter="151", roger="131", zombies={"108": "5 berserk"}, doors={shut: "closed"})
    assert f"smash 108 {shut}" in options(free(state).state)
    state = phase(act(state, "move peter 150").state, ReactionPhase()).state
    assert f"smash 108 {shut}" not in options(state)


def test_10_4_in_reaction_not_from_a_characters_square() -> None:
    state = position(peter="113", roger="137", zombies={"137": "5 berserk"}, doors={GLASS: "closed"})
    assert has_ended(phase(act(state, "move peter 114").state, ReactionPhase()).state)


def test_10_4_in_reaction_it_counts_as_having_reacted() -> None:
    state = after("move peter 114", peter="113", zombies={"137": "5 berserk"}, doors={GLASS: "closed"})
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=[SMASH], dice=[6, 6, 6]).state
    assert options(state) == {"done"}


# [10.5] Glass doors: how


@pytest.mark.parametrize(("dice", "breaks"), [((2, 2), True), ((2, 3), False), ((3, 3), False)])
def test_10_5_two_dice_below_the_value_break_it(dice: tuple[int, int], breaks: bool) -> None:
    state = free(at_the_glass(5), SMASH, dice=(1, *dice)).state
    assert state.door(GLASS) is (DoorState.DESTROYED if breaks else DoorState.CLOSED)


def test_10_5_the_value_is_shown_and_hidden_again() -> None:
    applied = free(at_the_glass(5), SMASH, dice=(1, 6, 6))
    assert "Berserk zombies (5) hammer at the glass door 114/137; it holds." in texts(applied)
    assert not applied.state.is_face_up(sq("137"))


def test_10_5_what_is_destroyed_stays_open() -> None:
    state = free(at_the_glass(5), SMASH, "done", dice=(1, 1, 1)).state
    assert state.can_step(sq("114"), sq("137"))
    assert not any("close" in text for text in options(state, "peter"))


def test_10_5_the_breaker_stays_where_it_is() -> None:
    assert units(free(at_the_glass(5), SMASH, dice=(1, 1, 1)).state) == ["137"]


# [10.6]


def test_10_6_one_more_panic_in_ones_own_square() -> None:
    state = position(peter="113", zombies={"113": "5 berserk"})
    assert options(act(state, "shoot peter 113", dice=[2]).state) == {"end"}
    assert "shoot peter 113" in options(act(state, "shoot peter 113", dice=[3, 1, 1]).state)
