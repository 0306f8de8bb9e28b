"""[16.3] to [16.5]: hot heads and guns, and what they run into. Steve is alone in the concourse unless it is said."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import Applied, apply
from pyapp.mall.impulse.events import End, HeldFire
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.impulses import GLASS, GO, RATE, WOOD, beside, end, impulse, scene, steps
from tests.mall.positions import act, options, points
from tests.mall.turns import STEVE, has_ended, rolls, seat, units

pytestmark = pytest.mark.usefixtures("example_numbers")

# [16.3] Shooting on the run


@pytest.mark.parametrize("die", range(1, 7))
def test_16_3_next_to_zombies_he_shoots_on_his_fire_rate(die: int) -> None:
    fires = die <= RATE
    applied = beside(dice=(die, 1) if fires else (die,))
    assert [case for case, _ in rolls(applied)] == ["16.1", "16.3", *(["6.0"] if fires else [])]
    assert seat(applied.state) == (HUMAN if fires else ZOMBIE)


def test_16_3_then_the_human_player_may_shoot_again() -> None:
    state = beside(dice=(1, 1)).state
    assert options(state) == {"shoot steve 116", "enough"}
    state = apply(state, Action.parse("enough")).state
    assert seat(state) == ZOMBIE


def test_16_3_up_to_the_fire_rate() -> None:
    again = ["shoot steve 116"] * (RATE - 1)
    applied = beside(9, *again, dice=[1] * (RATE + 1))
    assert [case for case, _ in rolls(applied)].count("6.0") == RATE
    assert seat(applied.state) == ZOMBIE


def test_16_3_who_shot_need_not_turn_away() -> None:
    state = beside(9, "enough", dice=(1, 1)).state
    assert "stop" not in options(state), "but he may not stop there either"
    assert steps(state) == {"114", "091"}


def test_16_3_with_the_zombies_down_nothing_holds_him() -> None:
    state = beside(3, dice=(1, 6)).state
    assert units(state) == []
    assert options(state) == {"move steve 114", "move steve 091", "move steve 116", "stop"}


def test_16_3_who_does_not_shoot_must_go_straight_away() -> None:
    applied = beside(dice=(6,))
    assert any(isinstance(event, HeldFire) for event in applied.events)
    assert options(applied.state) == {"move steve 114", "move steve 091"}


def test_16_3_away_is_not_next_to_them() -> None:
    """Of the squares around 137, both 138 and 157 are next to zombies in 158."""
    state = scene("114", zombies={"158": 9})
    state = impulse(state, "move steve 137", dice=(*GO, 6)).state
    assert steps(state) == {"114", "136"}


def test_16_3_every_step_next_to_zombies_counts() -> None:
    """In 043 he shoots at those in 062; in 042 others are next to him, and the die falls again."""
    state = scene("024", zombies={"061": 9, "062": 9})
    applied = impulse(state, "move steve 043", "enough", "move steve 042", dice=(*GO, 1, 6, 6))
    assert [case for case, _ in rolls(applied)] == ["16.1", "16.3", "6.0", "16.3"]
    assert steps(applied.state) == {"041", "043"}, "away from these, be it back to the others"


def test_16_3_used_up_shots_stay_used_up() -> None:
    """Back beside them with no shot left, there is no die, and he must away."""
    again = ["shoot steve 116"] * (RATE - 1)
    applied = beside(9, *again, "move steve 114", "move steve 115", dice=[1] * (RATE + 1))
    assert [case for case, _ in rolls(applied)].count("16.3") == 1
    assert options(applied.state) == {"move steve 114", "move steve 091"}


def test_16_3_of_several_the_human_player_picks_the_target() -> None:
    state = impulse(scene("041", zombies={"043": 9, "061": 9}), "move steve 042", dice=(*GO, 1)).state
    assert seat(state) == HUMAN
    assert options(state) == {"shoot steve 043", "shoot steve 061"}, "he has to shoot once"
    state = act(state, "shoot steve 061", dice=(1,)).state
    assert options(state) == {"shoot steve 043", "shoot steve 061", "enough"}


def test_16_3_a_closed_door_parts_them() -> None:
    state = scene("113", zombies={"137": 9}, doors={GLASS: "closed"})
    assert [case for case, _ in rolls(impulse(state, "move steve 114"))] == ["16.1"]


def test_16_3_who_cannot_shoot_by_the_ordinary_rules_must_away() -> None:
    """Fran is among the zombies in 116: nobody shoots into her square [6.3]."""
    applied = impulse(scene("114", fran="116 stunned", zombies={"116": 9}), "move steve 115")
    assert [case for case, _ in rolls(applied)] == ["16.1"]
    assert options(applied.state) == {"move steve 114", "move steve 091"}


def stack_beside(*dice: int) -> Applied[MallState]:
    state = scene("114", roger="114", zombies={"116": 9})
    return impulse(state, "move roger+steve 115", dice=(*GO, 1, *dice))


def test_16_3_each_of_a_stack_has_a_die() -> None:
    applied = stack_beside(6, 6)
    assert [case for case, _ in rolls(applied)] == ["16.1", "16.1", "16.3", "16.3"]
    assert options(applied.state) == {"move roger+steve 114", "move roger+steve 091"}


def test_16_3_if_one_shoots_the_stack_may_stay_and_he_alone_shoots_again() -> None:
    """Roger's two dice first, then the question."""
    state = stack_beside(1, 6, 1, 1).state
    assert options(state) == {"shoot roger 116", "enough"}


def test_16_3_if_both_shoot_they_may_shoot_together_afterwards() -> None:
    state = stack_beside(1, 1, 1, 1, 1).state
    assert options(state) == {"shoot roger 116", "shoot steve 116", "shoot roger+steve 116", "enough"}


def test_16_3_the_first_shot_may_leave_the_second_no_target() -> None:
    state = scene("114", roger="114", zombies={"116": 3})
    applied = impulse(state, "move roger+steve 115", dice=(*GO, 1, 1, 1, 6, 6))
    assert units(applied.state) == []
    assert seat(applied.state) == ZOMBIE


def test_16_3_panic_ends_it_where_he_stands() -> None:
    """A shot at berserk zombies needs a check, also from the next square [6.5]."""
    applied = beside(dice=(1, 1), zombies={"116": "9 berserk"})
    assert [case for case, _ in rolls(applied)] == ["16.1", "16.3", "6.5"]
    assert end(applied) is End.PANIC
    assert has_ended(applied.state)
    assert applied.state.people[STEVE].square == "115"


@pytest.mark.parametrize(("behind", "dice"), [("042", (6,)), ("061", ())])
def test_16_3_a_door_that_is_opened_may_show_them(behind: str, dice: tuple[int, ...]) -> None:
    state = scene("041", zombies={behind: 9}, doors={WOOD: "closed"})
    applied = impulse(state, f"open steve {WOOD}", dice=(*GO, *dice))
    assert [case for case, _ in rolls(applied)] == ["16.1", *["16.3"] * len(dice)]
    assert ("042" in steps(applied.state)) is (not dice)


def test_16_3_those_he_stood_beside_all_along_are_no_news() -> None:
    state = scene("041", zombies={"022": 9}, doors={WOOD: "closed"})
    applied = impulse(state, f"open steve {WOOD}")
    assert [case for case, _ in rolls(applied)] == ["16.1"]
    assert "stop" not in options(applied.state)


# [16.4] In among them


@pytest.mark.parametrize(("value", "is_open"), [(2, True), (3, False)])
def test_16_4_in_after_a_shot_with_points_to_get_out_and_away(value: int, is_open: bool) -> None:
    """In 115 five points are left of seven: one to go in, the value and one to come out, and one more to be clear."""
    state = impulse(
        scene("113", zombies={"116": value}), "move steve 114", "move steve 115", "enough", dice=(*GO, 1, 1)
    ).state  # fmt: skip
    assert points(state) == 5
    assert ("116" in steps(state)) is is_open


def test_16_4_never_without_a_shot() -> None:
    assert "116" not in steps(beside(1, dice=(6,)).state)


def test_16_4_a_shot_at_others_does_not_do() -> None:
    state = scene("041", zombies={"043": 1, "061": 1})
    state = impulse(state, "move steve 042", "shoot steve 061", "enough", dice=(*GO, 1, 1)).state
    assert "061" in steps(state)
    assert "043" not in steps(state)


def test_16_4_in_their_square_he_may_shoot_and_must_get_out() -> None:
    """Not by way of 117, which is a dead end. A panic check goes with a shot at zombies in one's own square."""
    state = beside(1, "enough", "move steve 116", dice=(1, 1, 6)).state
    assert options(state) == {"move steve 115"}
    assert points(state) == 5
    state = beside(1, "enough", "move steve 116", dice=(1, 1, 1, 6, 1)).state
    assert units(state) == []


def test_16_4_out_of_their_square_they_are_still_next_to_him() -> None:
    applied = beside(1, "enough", "move steve 116", "move steve 115", dice=(1, 1, 6, 6))
    assert options(applied.state) == {"move steve 114", "move steve 091"}


# [16.5] Into an ambush


def ambush(value: int, *do: str, dice: Sequence[int], steve: str = "115") -> Applied[MallState]:
    """Zombies of a value hide in the furniture store, next to the concourse; one die draws them from the box."""
    state = scene(steve, hidden=["091"])
    state.pool.append(state.box.pop())
    state.pool.remove(value)
    state.box.append(value)
    return impulse(state, "move steve 091", *do, dice=(*GO, 1, *dice))


def test_16_5_the_zombie_player_may_lead_them_into_it() -> None:
    state = impulse(scene("115", hidden=["091"])).state
    assert "move steve 091" in options(state)


def test_16_5_with_points_enough_he_gets_away() -> None:
    """The die says that he does not shoot."""
    applied = ambush(1, dice=(6,))
    assert [case for case, _ in rolls(applied)] == ["16.1", "16.3"]
    assert options(applied.state) == {f"move steve {there}" for there in ("071", "090", "092", "115")}


def test_16_5_perhaps_after_a_shot() -> None:
    """One die for the nerve to shoot, one for panic, one for the shot."""
    applied = ambush(1, dice=(1, 6, 6))
    assert units(applied.state) == []
    assert "stop" in options(applied.state)


def test_16_5_the_human_player_may_have_him_shoot_again() -> None:
    assert options(ambush(2, dice=(1, 6, 1)).state) == {"shoot steve 091", "enough"}


def test_16_5_without_the_points_he_fires_all_he_has() -> None:
    applied = ambush(10, dice=[6, 1] * RATE)
    assert [case for case, _ in rolls(applied)] == ["16.1", *["6.5", "6.0"] * RATE]
    assert end(applied) is End.CORNERED
    assert has_ended(applied.state)
    assert units(applied.state) == ["091"]


def test_16_5_panic_ends_the_shooting() -> None:
    applied = ambush(10, dice=(1,))
    assert [case for case, _ in rolls(applied)] == ["16.1", "6.5"]
    assert has_ended(applied.state)


def test_16_5_if_the_zombies_fall_he_goes_on() -> None:
    """Seven points would be needed for a way out: six for the value, one for the next square, and one more."""
    applied = ambush(6, dice=(6, 6))
    assert units(applied.state) == []
    assert "stop" in options(applied.state)
    assert points(applied.state) == 6


def test_16_5_far_enough_counts_too() -> None:
    """Six points are left. Out of a five it takes six, and then he stands right beside them."""
    assert [case for case, _ in rolls(ambush(5, dice=[6, 1] * RATE))][1] == "6.5"
    assert [case for case, _ in rolls(ambush(4, dice=(6,)))][1] == "16.3"


def test_16_4_whoever_comes_in_the_place_of_those_shot_down_was_not_shot_at() -> None:
    standing, down = beside(9, "enough", dice=(1, 1)).state, beside(3, dice=(1, 6)).state
    assert standing.stack[-1].impulse.shot_at == ("116",)
    assert down.stack[-1].impulse.shot_at == ()
