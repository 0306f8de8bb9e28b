"""[16.0] Impulsive human movement. In most positions Steve is alone in the concourse, a corridor from 112 to 117."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import apply, decision
from pyapp.mall.impulse.events import End
from pyapp.mall.impulse.moves import Ground
from pyapp.mall.impulse.phase import stacks
from pyapp.mall.names import Group
from pyapp.mall.play.movement import is_eligible
from pyapp.mall.truth.state import ZOMBIE, DoorState, MallState, Status
from tests.mall.impulses import GLASS, GO, ON, WOOD, end, gone, impulse, scene, steps
from tests.mall.positions import ILL, WELL, act, options, points, position, sq
from tests.mall.turns import FRAN, ROGER, STEVE, has_ended, rolls, seat, units
from tests.verbs import texts

pytestmark = pytest.mark.usefixtures("example_numbers")

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
        assert points(impulse(scene(steve)).state) == WELL[STEVE].move


def test_16_0_also_after_a_move_in_the_same_turn() -> None:
    state = act(scene("114"), "move steve 113", "end", dice=GO).state
    assert points(state) == WELL[STEVE].move


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
    assert points(state) == WELL[STEVE].move - 2
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
    level = ILL[STEVE].panic
    assert gone(impulse(scene("113 infected"), dice=(1, level - 1))) == [(STEVE,)]
    assert gone(impulse(scene("113 infected"), dice=(1, level))) == []


# [16.2] Together


def test_16_2_those_who_go_move_together_at_the_pace_of_the_slowest() -> None:
    state = impulse(scene("113", roger="113"), dice=(1, 1, 2)).state
    assert options(state) == {"move roger+steve 112", "move roger+steve 114", "stop"}
    assert points(state) == min(WELL[who].move for who in (ROGER, STEVE))
    state = apply(state, Action.parse("move roger+steve 112")).state
    assert state.people[ROGER].square == state.people[STEVE].square == "112"


def test_16_2_those_who_stay_stay() -> None:
    state = impulse(scene("113", roger="113"), "move roger 112", "stop", dice=(1, 1, 6)).state
    assert (state.people[ROGER].square, state.people[STEVE].square) == ("112", "113")


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


def test_16_6_but_a_super_zombie_three_points_away_is_too_near_behind_it() -> None:
    """One for the square and two for the door, glass or wood: the distance is counted in points."""
    state = scene("035", roger="137 super", doors={GLASS: "closed"})
    assert sq("114") in Ground(state).threatened
    assert not {sq("113"), sq("115")} & Ground(state).threatened
    assert sq("042") in Ground(scene("035", roger="041 super", doors={WOOD: "closed"})).threatened


def test_16_6_no_door_that_lets_in_what_cannot_be_escaped() -> None:
    """In a store with one door; with five points there is no way past what was Roger."""
    shut_in = {"doors": {WOOD: "closed"}}
    for zombies in ({}, {"043": "9 berserk"}):
        assert f"open steve {WOOD}" in options(impulse(scene("041 infected", zombies=zombies, **shut_in)).state)
    state = scene("041 infected", roger="043 super", **shut_in)
    assert f"open steve {WOOD}" not in options(impulse(state).state)


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


def behind_a_door(peter: str, **pieces: Any) -> MallState:
    """Steve in a shop with one door, which is closed; the others somewhere outside it."""
    return scene("041", peter=peter, roger=peter, fran=peter, doors={WOOD: "closed"}, **pieces)


def test_16_7_a_door_that_is_opened_may_show_peter() -> None:
    """As long as it is closed he ends nothing, right behind it; open, it ends with points left."""
    state = behind_a_door("042")
    assert end(impulse(state, "move steve 023", "stop")) is End.STOPPED
    applied = impulse(state, f"open steve {WOOD}")
    assert end(applied) is End.PETER
    assert has_ended(applied.state)


def test_16_7_a_door_that_shows_somebody_else_does_not() -> None:
    assert not has_ended(impulse(behind_a_door("061"), f"open steve {WOOD}").state)


def test_16_7_a_door_that_shows_peter_and_zombies_has_them_get_away_first() -> None:
    state = behind_a_door("046", zombies={"042": 9})
    state = impulse(state, f"open steve {WOOD}", dice=(*GO, 6)).state
    assert options(state) == {"move steve 022", "move steve 023"}
    applied = act(state, "move steve 023")
    assert end(applied) is End.PETER


# [16.8] The end of it


def test_16_8_when_the_zombie_player_says_so() -> None:
    assert end(impulse(scene(), "stop")) is End.STAYED
    assert end(impulse(scene(), "move steve 112", "stop")) is End.STOPPED


def test_16_8_when_all_points_are_spent() -> None:
    there_and_back = ["move steve 114", "move steve 113"] * 3
    applied = impulse(scene(), *there_and_back, "move steve 114")
    assert end(applied) is End.SPENT
    assert has_ended(applied.state)


def test_16_8_who_has_points_but_no_step_left_is_not_out_of_breath() -> None:
    """In the dead end of 117, berserk zombies three squares away: with one point he cannot go to 116 and come back."""
    there_and_back = ["move steve 116", "move steve 117"] * 3
    applied = impulse(scene("117", zombies={"114": "9 berserk"}), *there_and_back)
    assert end(applied) is End.NO_STEP
    assert texts(applied)[-1] == "Every way on ends too near zombies: Steve in 117, Concourse."
    assert has_ended(applied.state)


def test_16_8_then_play_goes_on_with_the_zombies() -> None:
    state = act(act(scene(zombies={"001": 3}), "pass", dice=GO).state, "stop").state
    asked = decision(state)
    assert asked is not None
    assert (asked.seat, asked.rule) == (ZOMBIE, "10.0")
