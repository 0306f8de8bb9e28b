"""[8.0] What each hero, the Furies and the Civilians can do: one test for each ability."""

from __future__ import annotations

import pytest

from pyapp.zeds.map.places import SpaceId, Track
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.play.columns import Battle, fight_shifts, shot_column, shot_shifts
from pyapp.zeds.play.hits import UnitTakes
from pyapp.zeds.truth.people import PEOPLE, REGULARS, Who
from pyapp.zeds.truth.state import Marker
from tests.zeds.positions import act, at, is_at_rest, options, play, position, texts, zeds_at

FOREST = TrackActivation(Track.FOREST)

# 8.1


@pytest.mark.parametrize(("target", "strength"), [("F2", 2), ("F3", 4), ("F4", 3)])
def test_8_1_the_distance_alone_counts(target: str, strength: int) -> None:
    state = position({"piazza": "F1 reduced"}, {target: "9/4"})
    assert shot_column(state, Who.PIAZZA, int(target[1]) - 1) == (strength - 1, strength - 1)
    assert f"shoot piazza {target} z1" in options(state)


def test_8_1_no_farther_than_three_spaces() -> None:
    assert not any(text.startswith("shoot") for text in options(position({"piazza": "F1"}, {"F5": "9/4"})))


def test_8_1_after_a_shot_she_withdraws_from_the_target() -> None:
    state = act(position({"piazza": "F2"}, {"F3": "9/4"}), "shoot piazza F3 z1", dice=[3, 4]).state
    assert options(state) == {"withdraw F1", "stay"}
    assert at(act(state, "withdraw F1").state, "piazza") == "F1"
    state = act(position({"piazza": "F2"}, {"F1": "9/4"}), "shoot piazza F1 z1", dice=[3, 4]).state
    assert options(state) == {"withdraw F3", "stay"}


def test_8_1_she_takes_along_and_frees_who_is_with_her() -> None:
    state = position({"piazza": "F4", "campers": "F4 defiant"}, {"F5": "9/4"})
    state = act(act(state, "shoot piazza F5 z1", dice=[3, 4]).state, "withdraw F3 campers").state
    assert (at(state, "piazza"), at(state, "campers")) == ("F3", "F3")
    assert not state.units[Who.CAMPERS].is_defiant


def test_8_1_nobody_is_taken_along_out_of_town_center() -> None:
    state = position({"piazza": "TC", "campers": "TC"}, {"F0": "9/4"})
    state = act(state, "shoot piazza F0 z1", dice=[3, 4]).state
    assert options(state) == {"withdraw M0", "withdraw H0", "withdraw S0", "stay"}


def test_8_1_out_of_town_center_she_withdraws_to_another_track() -> None:
    state = act(position({"piazza": "TC"}, {"F1": "9/4"}), "shoot piazza F1 z1", dice=[3, 4]).state
    assert options(state) == {"withdraw M0", "withdraw H0", "withdraw S0", "stay"}


def test_8_1_she_does_not_withdraw_among_zeds_or_to_a_full_space() -> None:
    state = act(position({"piazza": "F2"}, {"F3": "9/4", "F1": "2/1"}), "shoot piazza F3 z1", dice=[3, 4]).state
    assert isinstance(state.stack[-1], type(position().stack[-1]))
    units = {"piazza": "F2", "hunt": "F1", "schmidt": "F1"}
    state = act(position(units, {"F3": "9/4"}), "shoot piazza F3 z1", dice=[3, 4]).state
    assert "stay" not in options(state)


def test_8_1_for_two_actions_she_shoots_without_ammo_as_often_as_she_can() -> None:
    state = position({"piazza": "F1"}, {"F3": "9/4"}, ammo=0, actions=4, players=[])
    state = act(act(state, "craft piazza F3 z1", dice=[3, 4]).state, "stay").state
    assert (state.event_actions, state.ammo) == (2, 0)
    state = act(act(state, "craft piazza F3 z1", dice=[3, 4]).state, "stay").state
    assert is_at_rest(state)
    assert zeds_at(state, "F3") == ["9/4:r1"]
    assert not any(text.startswith("craft") for text in options(position({"piazza": "F1"}, {"F3": "9/4"}, actions=0)))


# 8.2


def test_8_2_the_keys_are_worth_one_more_in_town_for_himself_too() -> None:
    state = act(position({"hernandez": "TC"}, ammo=0), "forage hernandez", dice=[5]).state
    assert state.ammo == 1
    state = act(position({"hernandez": "F6", "hunt": "S0"}, ammo=0), "forage hunt", dice=[5]).state
    assert state.ammo == 1
    assert act(position({"hernandez": "F6", "hunt": "S1"}, ammo=0), "forage hunt", dice=[5]).state.ammo == 0
    assert act(position({"hunt": "S0"}, ammo=0), "forage hunt", dice=[5]).state.ammo == 0


def test_8_2_town_center_takes_no_movement_point() -> None:
    found = {text.split()[2] for text in options(position({"campers": "F1", "hernandez": "H6"})) if " campers " in text}
    assert found == {"F0", "F2", "F3", "TC", "M0", "H0", "S0"}


def test_8_2_the_citadel_once_in_an_action_phase() -> None:
    state = position({"hernandez": "S6", "rangers": "TC"}, {"F0": "9/4"}, actions=0, players=[], ammo=2)
    told = texts(act(state, "citadel rangers F0 z1", dice=[3, 4]))
    assert "Shot at Mall District by Rangers, strength 5: 3\u00a0+\u00a04" in told
    state = act(state, "citadel rangers F0 z1", dice=[3, 4]).state
    assert state.ammo == 1
    assert is_at_rest(state)


def test_8_2_the_citadel_needs_ammo_and_a_unit_in_town_center() -> None:
    assert not any("citadel" in text for text in options(position({"hernandez": "TC"}, {"F0": "9/4"}, ammo=0)))
    assert not any("citadel" in text for text in options(position({"hernandez": "F1", "hunt": "M0"}, {"F0": "9/4"})))
    assert "citadel hernandez F0 z1" in options(position({"hernandez": "TC"}, {"F0": "9/4"}))


def test_8_2_the_speech_gives_everybody_else_in_town_a_free_action() -> None:
    state = position({"hernandez": "S0", "hunt": "F0", "campers": "M0", "furies": "TC"}, actions=0, players=[])
    state = act(state, "speech").state
    assert {text.split()[1] for text in options(state) if text != "end"} == {"hunt", "campers"}
    state = act(state, "forage campers", dice=[6]).state
    assert {text.split()[1] for text in options(state) if text != "end"} == {"hunt"}
    state = act(state, "move hunt F2").state
    assert is_at_rest(state)
    assert state.spent == [Marker.SPEECH]


def test_8_2_by_option_the_speech_is_heard_in_town_center_too() -> None:
    state = position({"hernandez": "S0", "furies": "TC"}, settings={"speech": "center"})
    assert {text.split()[1] for text in options(act(state, "speech").state) if text != "end"} == {"furies"}
    assert "speech" not in options(position({"hernandez": "S0", "furies": "TC"}))


# 8.3


@pytest.mark.parametrize(("space", "is_led"), [("F2", True), ("F1", True), ("F3", True), ("F4", False), ("TC", False)])
def test_8_3_he_leads_regular_civilians_in_his_space_or_next_to_it(space: str, is_led: bool) -> None:
    state = position({"hunt": "F2", "campers": space, "furies": "F1"}, actions=0, players=[])
    assert any(" campers" in text for text in options(state)) is is_led
    assert not any(" furies" in text for text in options(state))


def test_8_3_leadership_once_in_an_action_phase() -> None:
    state = position({"hunt": "TC", "campers": "TC", "grocers": "TC"}, actions=0, players=[])
    state = act(state, "forage campers", dice=[1]).state
    assert is_at_rest(state)
    assert state.spent == [Marker.LEADERSHIP]


def test_8_3_long_range_with_a_column_to_the_left() -> None:
    state = position({"hunt": "F1"}, {"F3": "9/4", "F2": "5/3"})
    assert {"shoot hunt F2 z2", "shoot hunt F3 z1"} <= options(state)
    assert shot_column(state, Who.HUNT, 2) == (4, 3)
    assert shot_column(state, Who.HUNT, 1) == (4, 4)


def test_8_3_hits_are_cancelled_on_four_to_six() -> None:
    state = play(position({"hunt": "F1"}), UnitTakes(Who.HUNT, 2), dice=[4, 3])
    assert state.units[Who.HUNT].is_reduced
    assert play(position({"hunt": "F1"}), UnitTakes(Who.HUNT, 2), dice=[6, 4]).units == position({"hunt": "F1"}).units


def test_8_3_one_final_second_roll() -> None:
    state = act(position({"hunt": "F1"}, {"F2": "5/3"}), "move hunt F2", dice=[1, 1]).state
    assert options(state) == {"reroll", "keep"}
    state = act(state, "reroll", dice=[6, 6]).state
    assert zeds_at(state, "F3") == ["5/3:r"]
    assert "reroll" not in options(state)


# 8.4


def test_8_4_initiative_for_himself_alone() -> None:
    state = position({"schmidt": "TC", "campers": "TC"}, actions=0, players=[])
    assert {text.split()[1] for text in options(state) if text != "end"} == {"schmidt"}
    assert is_at_rest(act(state, "move schmidt F1").state)


def test_8_4_a_column_to_the_right_in_attack_and_defence() -> None:
    state = position({"schmidt": "F2"}, {"F2": "5/3"})
    for by_zeds in (True, False):
        shifts = fight_shifts(state, Battle(SpaceId("F2"), Who.SCHMIDT, by_zeds))
        assert [(shift.rule, shift.by) for shift in shifts] == [("8.4", 1)]


def test_8_4_tough_and_a_second_roll() -> None:
    state = play(position({"schmidt": "F1"}, {"F2": "9/4"}), FOREST, dice=[1, 1])
    state = act(state, "reroll", dice=[1, 2, 6, 5, 4]).state
    assert at(state, "schmidt") == "F0"
    assert not state.units[Who.SCHMIDT].is_reduced


# 8.5


def test_8_5_traps_work_on_four_to_six_and_he_backs_up() -> None:
    state = play(position({"johnson": "F3"}, {"F4": "5/3"}), FOREST)
    assert options(state) == {"traps", "no-traps"}
    state = act(state, "traps", dice=[4]).state
    assert at(state, "johnson") == "F2"
    assert zeds_at(state, "F3") == ["5/3:1"]


def test_8_5_traps_that_fail_are_followed_by_a_fight() -> None:
    state = act(play(position({"johnson": "F2"}, {"F3": "2/1"}), FOREST), "traps", dice=[3, 5, 5]).state
    assert at(state, "johnson") == "F2"
    assert zeds_at(state, "F3") == ["2/1:r"]


def test_8_5_who_stands_with_him_fights_when_he_backs_up() -> None:
    state = play(position({"johnson": "F2", "furies": "F2"}, {"F3": "3/1"}), FOREST)
    # The trap gives a hit; then 6 against 3, humans ×2, a seven: 3/1.
    state = act(state, "traps", dice=[6, 3, 4, 5]).state
    assert (at(state, "johnson"), at(state, "furies")) == ("F1", "F2")
    assert zeds_at(state, "F3") == ["3/1:r1"]


def test_8_5_two_dice_and_the_better_one_counts() -> None:
    assert act(position({"johnson": "M4"}, ammo=0), "forage johnson", dice=[2, 6]).state.ammo == 2
    assert act(position({"johnson": "M4"}, ammo=0), "forage johnson", dice=[4, 3]).state.ammo == 1


def test_8_5_a_natural_double_counts_twice() -> None:
    assert act(position({"johnson": "M4"}, ammo=0), "forage johnson", dice=[5, 5]).state.ammo == 2
    assert act(position({"johnson": "M4"}, ammo=0), "forage johnson", dice=[6, 6]).state.ammo == 4
    # Before any bonus: 5 and 5 in Town are two sixes with the Mayor's, and a double.
    assert act(position({"johnson": "F0", "hernandez": "TC"}, ammo=0), "forage johnson", dice=[5, 5]).state.ammo == 2
    assert act(position({"johnson": "F0", "hernandez": "TC"}, ammo=0), "forage johnson", dice=[5, 6]).state.ammo == 1


def test_8_5_a_good_shot() -> None:
    state = position({"johnson": "F1"}, {"F2": "9/4"})
    assert [shift.by for shift in shot_shifts(state, Who.JOHNSON, 1)] == [2]
    assert shot_column(state, Who.JOHNSON, 1) == (2, 4)


# 8.6


def test_8_6_the_furies_cannot_shoot() -> None:
    assert not any(text.startswith("shoot") for text in options(position({"furies": "F1"}, {"F2": "9/4"})))


def test_8_6_their_hits_are_cancelled_on_four_to_six() -> None:
    state = play(position({"furies": "F1"}), UnitTakes(Who.FURIES, 3), dice=[4, 1, 6])
    assert state.units[Who.FURIES].hits == 1


# 8.7


def test_8_7_seven_units_of_civilians() -> None:
    assert sorted((PEOPLE[who].full, PEOPLE[who].reduced) for who in REGULARS) == [
        (2, 1), (2, 1), (2, 1), (2, 1), (3, 1), (3, 1), (4, 2),
    ]  # fmt: skip
    assert all(PEOPLE[who].move == 2 and PEOPLE[who].hits == 2 for who in REGULARS)
