"""[16.0] Impulsive human movement. In most positions Steve is alone in the concourse, a corridor from 112 to 117."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import Applied, apply, decision
from pyapp.mall.counters import COUNTERS
from pyapp.mall.impulse import ImpulseReaction, ImpulsivePhase, stacks
from pyapp.mall.impulse_events import End, HeldFire, ImpulseEnded, RanOff
from pyapp.mall.impulse_moves import Ground
from pyapp.mall.movement import is_eligible
from pyapp.mall.names import Group
from pyapp.mall.reaction import ReactionPhase
from pyapp.mall.state import HUMAN, ZOMBIE, DoorState, MallState, Status
from tests.mall.positions import act, door, options, points, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, has_ended, phase, rolls, seat, units

ON = {"impulsive": "on"}
GO = (1, 1)
"""Two dice that nobody can sit still with."""
GLASS = door("114", "137")
SHOP = door("091", "115")

RATE = COUNTERS.normal[STEVE].fire


def scene(steve: str = "113", **pieces: Any) -> MallState:
    """Steve somewhere, everybody else with Peter at the other end of the mall."""
    return position(**{"peter": "035", "roger": "035", "fran": "035", "steve": steve, "settings": ON, **pieces})


def impulse(state: MallState, *do: str, dice: Sequence[int] = GO) -> Applied[MallState]:
    return phase(state, ImpulsivePhase(), do=do, dice=dice)


def end(applied: Applied[MallState]) -> End:
    return next(event.why for event in applied.events if isinstance(event, ImpulseEnded))


def gone(applied: Applied[MallState]) -> list[Group]:
    return [event.who for event in applied.events if isinstance(event, RanOff)]


def steps(state: MallState) -> set[str]:
    return {text.split()[2] for text in options(state) if text.startswith("move ")}


# [16.0] When, and by whom


def test_16_0_between_the_human_and_the_zombie_player_turn() -> None:
    state = act(scene(), "pass", dice=GO).state
    assert seat(state) == ZOMBIE
    assert options(state) == {"move steve 112", "move steve 114", "stop"}


def test_16_0_only_with_the_option() -> None:
    """Then the first dice are those of the zombies."""
    applied = act(scene(settings={}, zombies={"117": 3}), "pass")
    assert "16.1" not in [case for case, _ in rolls(applied)]


def test_16_0_they_have_their_full_allowance_whether_they_were_moved_or_not() -> None:
    for steve in ("113", "113 moved"):
        assert points(impulse(scene(steve)).state) == COUNTERS.normal[STEVE].move


def test_16_0_also_after_a_move_in_the_same_turn() -> None:
    state = act(scene("114"), "move steve 113", "end", dice=GO).state
    assert points(state) == COUNTERS.normal[STEVE].move


def test_16_0_it_does_not_count_as_a_move() -> None:
    state = impulse(scene(), "move steve 112", "stop").state
    assert state.people[STEVE].square == "112"
    state.turn += 1
    assert is_eligible(state, STEVE)


def test_16_0_they_open_doors_but_close_none() -> None:
    state = impulse(scene("114", doors={GLASS: "closed"})).state
    assert f"open steve {GLASS}" in options(state)
    state = impulse(scene("114", doors={GLASS: "closed"}), f"open steve {GLASS}").state
    assert state.door(GLASS) is DoorState.OPEN
    assert points(state) == COUNTERS.normal[STEVE].move - 2
    assert "137" in steps(state)
    assert not any(text.startswith("close") for text in options(state))


def test_16_0_no_rifles_and_no_carrying() -> None:
    state = impulse(scene("177", fran="177 stunned")).state
    assert {text.split()[0] for text in options(state)} == {"move", "stop"}


def test_16_0_running_into_a_stunned_friends_square_brings_him_round() -> None:
    state = impulse(scene("113", fran="114 stunned"), "move steve 114", "stop").state
    assert state.people[FRAN].status is Status.NORMAL


def test_16_0_everybody_is_checked_before_the_zombies_turn() -> None:
    """Roger runs into Steve's square and is not checked again with him."""
    state = scene("114", roger="113", fran="035")
    applied = impulse(state, "move roger 114", "stop", dice=(1, 1, 6, 6))
    assert [case for case, _ in rolls(applied)] == ["16.1", "16.1"]
    assert has_ended(applied.state)


# [16.1] Who goes


@pytest.mark.parametrize("status", ["", "stunned", "infected"])
def test_16_1_peter_never_and_nobody_with_him(status: str) -> None:
    assert stacks(position(peter=f"113 {status}", roger="113", steve="113", fran="113")) == []


def test_16_1_whoever_is_not_with_him() -> None:
    state = position(peter="113", roger="114", steve="035", fran="035")
    assert stacks(state) == [(ROGER,), (STEVE, FRAN)]


@pytest.mark.parametrize("peter", ["dead", "113 super"])
def test_16_1_a_peter_who_is_lost_calms_nobody(peter: str) -> None:
    assert stacks(position(peter=peter, roger="113", steve="113", fran="113")) == [(ROGER, STEVE, FRAN)]


@pytest.mark.parametrize("total", range(2, 13))
@pytest.mark.parametrize(("settings", "level"), [(ON, 2), ({**ON, "panic-exchange": "on"}, 3)])
def test_16_1_two_dice_up_to_the_panic_level(settings: dict[str, str], level: int, total: int) -> None:
    low = max(1, total - 6)
    applied = impulse(scene(settings=settings), dice=(low, total - low))
    assert bool(gone(applied)) is (total <= level)
    assert has_ended(applied.state) is (total > level)


def test_16_1_if_the_dominant_one_stays_all_stay() -> None:
    applied = impulse(scene("113", roger="113", fran="113"), dice=(6, 6))
    assert rolls(applied) == [("16.1", (6, 6))]
    assert gone(applied) == []


@pytest.mark.parametrize(
    ("dice", "group"),
    [
        ((1, 1, 2, 3), (ROGER, STEVE, FRAN)),
        ((1, 1, 2, 4), (ROGER, STEVE)),
        ((1, 1, 3, 3), (ROGER, FRAN)),
        ((1, 1, 6, 6), (ROGER,)),
    ],
)
def test_16_1_if_he_goes_the_others_have_one_die_each(dice: tuple[int, ...], group: Group) -> None:
    assert gone(impulse(scene("113", roger="113", fran="113"), dice=dice)) == [group]


def test_16_1_steve_dominates_fran() -> None:
    assert gone(impulse(scene("113", fran="113"), dice=(1, 2))) == [], "three is enough for Fran, not for Steve"


def test_16_1_the_stunned_are_not_checked_and_dominate_nobody() -> None:
    assert stacks(scene("113", roger="113 stunned", fran="114 stunned")) == [(STEVE,)]


def test_16_1_the_infected_have_the_level_of_that_face() -> None:
    level = COUNTERS.infected[STEVE].panic
    assert gone(impulse(scene("113 infected"), dice=(1, level - 1))) == [(STEVE,)]
    assert gone(impulse(scene("113 infected"), dice=(1, level))) == []


# [16.2] Together


def test_16_2_those_who_go_move_together_at_the_pace_of_the_slowest() -> None:
    state = impulse(scene("113", roger="113"), dice=(1, 1, 2)).state
    assert options(state) == {"move roger+steve 112", "move roger+steve 114", "stop"}
    assert points(state) == min(COUNTERS.normal[who].move for who in (ROGER, STEVE))
    state = apply(state, Action.parse("move roger+steve 112")).state
    assert state.people[ROGER].square == state.people[STEVE].square == "112"


def test_16_2_those_who_stay_stay() -> None:
    state = impulse(scene("113", roger="113"), "move roger 112", "stop", dice=(1, 1, 6)).state
    assert (state.people[ROGER].square, state.people[STEVE].square) == ("112", "113")


# [16.3] Shooting on the run


def beside(value: int = 9, *do: str, dice: Sequence[int], **pieces: Any) -> Applied[MallState]:
    """Steve comes next to zombies in 116, and more."""
    state = scene("114", **{"zombies": {"116": value}, **pieces})
    return impulse(state, "move steve 115", *do, dice=(*GO, *dice))


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
    wood = door("041", "042")
    state = scene("041", zombies={behind: 9}, doors={wood: "closed"})
    applied = impulse(state, f"open steve {wood}", dice=(*GO, *dice))
    assert [case for case, _ in rolls(applied)] == ["16.1", *["16.3"] * len(dice)]
    assert ("042" in steps(applied.state)) is (not dice)


def test_16_3_those_he_stood_beside_all_along_are_no_news() -> None:
    wood = door("041", "042")
    state = scene("041", zombies={"022": 9}, doors={wood: "closed"})
    applied = impulse(state, f"open steve {wood}")
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


# [16.6] Keeping away


@pytest.mark.parametrize(
    ("pieces", "stops"),
    [
        ({"zombies": {"117": 9}}, {"112", "113", "114", "115"}),
        ({"zombies": {"117": "9 berserk"}}, {"112", "113", "114"}),
        ({"roger": "117 super"}, {"112", "113"}),
        ({"roger": "117 super", "zombies": {"117": 9}}, {"112", "113"}),
    ],
)
def test_16_6_the_distances(pieces: dict[str, Any], stops: set[str]) -> None:
    threatened = Ground(scene("035", **pieces)).threatened
    assert {there for there in ("112", "113", "114", "115", "116", "117") if there not in threatened} == stops


def test_16_6_he_may_pass_but_not_stop() -> None:
    state = impulse(scene("113", zombies={"117": "9 berserk"}), "move steve 114").state
    assert "stop" in options(state)
    state = apply(state, Action.parse("move steve 115")).state
    assert "stop" not in options(state)


def test_16_6_where_he_began_he_may_stay_whatever_is_near() -> None:
    state = impulse(scene("116", zombies={"117": 9})).state
    assert "stop" in options(state)


def test_16_6_no_step_from_which_there_is_no_way_to_a_good_end() -> None:
    """With two points left, in 114, he could go to 115 and back; a berserk unit in 117 makes that one step too many."""
    walk = ["move steve 113", "move steve 114", "move steve 113", "move steve 114", "move steve 113"]
    calm = impulse(scene("114", zombies={"117": 9}), *walk, "move steve 114").state
    wild = impulse(scene("114", zombies={"117": "9 berserk"}), *walk, "move steve 114").state
    assert points(calm) == points(wild) == 1
    assert "115" in steps(calm)
    assert "115" not in steps(wild)


def test_16_6_with_no_good_end_at_all_nobody_is_moved() -> None:
    """At the end of the concourse, berserk zombies two squares away."""
    applied = impulse(scene("117", zombies={"115": "9 berserk"}))
    assert end(applied) is End.NO_WAY
    assert has_ended(applied.state)


def test_16_6_out_of_a_zombies_square_if_the_points_allow() -> None:
    """Four to leave 116, and two more away from it; with six the first step alone would take all."""
    assert steps(impulse(scene("116", zombies={"116": 3})).state) == {"115"}
    assert end(impulse(scene("116", zombies={"116": 6}))) is End.NO_WAY


def test_16_6_a_closed_door_keeps_the_distance() -> None:
    state = scene("035", zombies={"137": "9 berserk"})
    assert {sq("113"), sq("115")} <= Ground(state).threatened
    state.doors[GLASS] = DoorState.CLOSED
    assert not {sq("113"), sq("114"), sq("115")} & Ground(state).threatened


def test_16_6_no_door_that_lets_in_what_cannot_be_escaped() -> None:
    """In a store with one door; with five points there is no way past what was Roger."""
    wood = door("041", "042")
    shut_in = {"doors": {wood: "closed"}}
    for zombies in ({}, {"043": "9 berserk"}):
        assert f"open steve {wood}" in options(impulse(scene("041 infected", zombies=zombies, **shut_in)).state)
    state = scene("041 infected", roger="043 super", **shut_in)
    assert f"open steve {wood}" not in options(impulse(state).state)


# [16.7] In sight of Peter


def test_16_7_in_sight_of_peter_it_is_over() -> None:
    applied = impulse(scene("091", peter="117", roger="117", fran="117"), "move steve 115")
    assert end(applied) is End.PETER
    assert applied.state.people[STEVE].square == "115"
    assert has_ended(applied.state)


def test_16_7_also_beside_him() -> None:
    applied = impulse(scene("113", peter="114", roger="114", fran="114"), "move steve 114")
    assert end(applied) is End.PETER


def test_16_7_whoever_is_in_sight_of_him_can_still_run_off() -> None:
    state = scene("115", peter="117", roger="117", fran="117")
    assert "move steve 114" in options(impulse(state).state)
    assert end(impulse(state, "move steve 114")) is End.PETER
    assert not has_ended(impulse(state, "move steve 091").state), "out of his sight"


@pytest.mark.parametrize("peter", ["dead", "117 super"])
def test_16_7_not_for_a_peter_who_is_lost(peter: str) -> None:
    applied = impulse(scene("091", peter=peter, fran="035 stunned", roger="035 stunned"), "move steve 071")
    assert not has_ended(applied.state)


def test_16_7_zombies_too_near_keep_him_going_until_he_is_clear() -> None:
    """Beside the zombies in 114 and in sight of Peter in 117, he has to go on, and stops at once in 116."""
    state = scene("091", peter="117", roger="117", fran="117", zombies={"114": 9})
    applied = impulse(state, "move steve 115", dice=(*GO, 6))
    assert options(applied.state) == {"move steve 116", "move steve 091"}
    for there in ("116", "091"):
        ended = act(applied.state, f"move steve {there}")
        assert end(ended) is End.PETER
        assert has_ended(ended.state)


def test_16_7_a_good_shot_makes_him_clear_too() -> None:
    state = scene("091", peter="117", roger="117", fran="117", zombies={"114": 3})
    applied = impulse(state, "move steve 115", dice=(*GO, 1, 6))
    assert units(applied.state) == []
    assert end(applied) is End.PETER


# [16.8] The end of it


def test_16_8_when_the_zombie_player_says_so() -> None:
    assert end(impulse(scene(), "stop")) is End.STOPPED
    assert end(impulse(scene(), "move steve 112", "stop")) is End.STOPPED


def test_16_8_when_all_points_are_spent() -> None:
    there_and_back = ["move steve 114", "move steve 113"] * 3
    applied = impulse(scene(), *there_and_back, "move steve 114")
    assert end(applied) is End.SPENT
    assert has_ended(applied.state)


def test_16_8_then_play_goes_on_with_the_zombies() -> None:
    state = act(act(scene(zombies={"001": 3}), "pass", dice=GO).state, "stop").state
    asked = decision(state)
    assert asked is not None
    assert (asked.seat, asked.rule) == (ZOMBIE, "10.0")


# [5.7] What the zombies notice


def reaction(state: MallState, *do: str, dice: Sequence[int] = GO) -> MallState:
    steps = (ImpulsivePhase(), ReactionPhase(), ImpulseReaction(ReactionPhase()))
    return phase(state, *steps, do=do, dice=dice).state


def test_7_1_zombies_react_to_whoever_runs_off() -> None:
    """From 117 one sees the whole concourse."""
    assert units(reaction(scene("113", zombies={"117": 3}), "move steve 114", "stop")) == ["116"]


def test_7_1_not_to_whoever_stays() -> None:
    assert units(reaction(scene("113", zombies={"117": 3}), dice=(6, 6))) == ["117"]
    assert units(reaction(scene("113", zombies={"117": 3}), "stop")) == ["117"]


def test_7_1_each_unit_follows_whom_it_noticed() -> None:
    """Peter was moved in the west, Steve runs off in the east."""
    state = act(scene("113", zombies={"117": 3, "038": 3}), "move peter 036").state
    state = reaction(state, "move steve 114", "stop", dice=(6, 6, *GO))
    assert units(state) == ["037", "116"]
    assert state.mover == [PETER], "for the rest of the turn it is again he who was moved"


def test_7_1_no_unit_moves_twice() -> None:
    """It sees both, and falls upon Peter; that Steve runs the other way does not bring it back."""
    state = act(scene("113", peter="110", zombies={"112": 3}), "move peter 111").state
    state = reaction(state, "move steve 114", dice=(6, 6, *GO))
    assert units(state) == ["111"]


def test_7_1_whoever_was_moved_and_then_runs_is_followed_to_where_he_is() -> None:
    state = act(scene("113", zombies={"117": 3}), "move steve 112").state
    state = reaction(state, "move steve 088", "stop")
    assert units(state) == ["116"]
    assert state.mover == [STEVE]


def test_7_1_of_a_stack_those_who_stay_are_still_followed() -> None:
    """Steve and Roger were moved into 113; Roger alone runs on, out of sight."""
    state = act(scene("112", roger="112", zombies={"117": 3}), "move roger+steve 113").state
    after = reaction(state, "move roger 112", "move roger 088", "stop", dice=(*GO, 6))
    assert after.mover == [STEVE]
    assert units(after) == ["116"]
