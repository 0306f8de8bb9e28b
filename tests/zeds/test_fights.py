"""[6.0] Fights hand to hand: the rulebook's examples, hits, saving rolls, and every kind of retreat."""

from __future__ import annotations

import pytest

from pyapp.zeds.map.places import SpaceId, Track
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.play.columns import Battle, fight_column, fight_shifts
from pyapp.zeds.play.fight import Assault, ChooseAttacker
from pyapp.zeds.play.hits import ZedsTake
from pyapp.zeds.play.retreat import TownRetreat, way_back, way_in
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import CEMETERY, Stage
from tests.zeds.positions import act, at, every_zed, is_at_rest, options, play, position, zeds_at

FOREST = TrackActivation(Track.FOREST)


def attack(who: Who, space: str) -> Battle:
    return Battle(SpaceId(space), who, False, SpaceId("TC"), (who,))


def defence(who: Who, space: str) -> Battle:
    return Battle(SpaceId(space), who, True)


# 6.1


def test_6_1_worked_example() -> None:
    """Well-armed Civilians, reduced to 2 with one hit left, attack a mob of 4 and 1 from #1 of the Forest."""
    state = position({"rangers": "F1 reduced 1 armed"}, {"F2": "4/2 3/1:r2"})
    assert state.zeds_strength(SpaceId("F2")) == 5
    battle = Battle(SpaceId("F2"), Who.RANGERS, False, SpaceId("F1"), (Who.RANGERS,))
    assert fight_column(state, battle) == (1, 2)  # Zeds x2, and one to the right
    state = act(state, "move rangers F2", dice=[4, 6]).state
    # One hit is enough for the 1, the other marks the 4; then the saving roll of a 4.
    assert options(state) == {"hits 2 0", "hits 1 1"}
    state = act(state, "hits 1 1", dice=[4]).state
    assert at(state, "rangers") == "TC"
    assert state.units[Who.RANGERS].is_reduced
    assert every_zed(state) == {"F3": ["4/2:1"]}


def test_6_1_strength_nine_against_hunt_in_town() -> None:
    """Zeds ahead, and Town is worth two columns: humans ahead."""
    state = position({"hunt": "S0"}, {"S0": "9/4"}, stage=Stage.ZEDS)
    assert fight_column(state, defence(Who.HUNT, "S0")) == (2, 4)


def test_6_1_the_ground_helps_defenders_only_and_only_once() -> None:
    state = position({"hunt": "F4"}, {"F4": "5/3"}, stage=Stage.ZEDS)
    assert [shift.by for shift in fight_shifts(state, defence(Who.HUNT, "F4"))] == [1]
    assert fight_shifts(state, attack(Who.HUNT, "F4")) == ()
    assert fight_shifts(state, defence(Who.HUNT, "F2")) == ()


def test_6_1_shifts_are_cumulative() -> None:
    state = position({"schmidt": "F4 armed leader calm"}, {"F4": "5/3"})
    assert sum(shift.by for shift in fight_shifts(state, attack(Who.SCHMIDT, "F4"))) == 5
    assert sum(shift.by for shift in fight_shifts(state, defence(Who.SCHMIDT, "F4"))) == 4


def test_6_1_hit_markers_do_not_weaken() -> None:
    state = position({"rangers": "F2 1"}, {"F3": "5/3:2"})
    assert state.strength(Who.RANGERS) == 4
    assert state.zeds_strength(SpaceId("F3")) == 5


def test_6_1_zeds_that_retreat_among_player_units_attack_them() -> None:
    """The Campers behind them defend, so that the ground counts for them."""
    state = position({"furies": "S2", "campers": "S4"}, {"S3": "2/1"})
    state = act(state, "move furies S3", dice=[3, 4, 6, 6]).state  # ×3: 3/0; then equal at the University: 12, 4/0
    assert at(state, "campers") == "S4"
    assert not state.zeds


# 6.2


@pytest.mark.parametrize(
    ("hits", "left"),
    [(1, ["5/3:1"]), (2, ["5/3:2"]), (3, ["5/3:r"]), (4, ["5/3:r1"]), (5, ["5/3:r2"]), (6, []), (7, [])],
)
def test_6_2_markers_then_flipped_then_eliminated(hits: int, left: list[str]) -> None:
    state = play(position({}, {"F3": "5/3"}), ZedsTake(SpaceId("F3"), hits))
    assert zeds_at(state, "F3") == left
    assert ("5/3" in state.zeds) is False
    assert len(state.cup) == 34 - len(left)


def test_6_2_hits_on_a_mob_are_split_at_will() -> None:
    state = play(position({}, {"F3": "5/3 4/2"}), ZedsTake(SpaceId("F3"), 3))
    assert options(state) == {"hits 3 0", "hits 2 1", "hits 1 2", "hits 0 3"}
    assert zeds_at(act(state, "hits 1 2").state, "F3") == ["5/3:1", "4/2:2"]


def test_6_2_no_hit_is_given_to_who_cannot_take_it() -> None:
    state = play(position({}, {"F3": "5/3:r2 4/2"}), ZedsTake(SpaceId("F3"), 3))
    assert options(state) == {"hits 3 0", "hits 2 1"}


def test_6_2_more_hits_than_both_can_take_are_no_choice() -> None:
    state = play(position({}, {"F3": "5/3:r2 4/2:r1"}), ZedsTake(SpaceId("F3"), 4))
    assert is_at_rest(state)
    assert not state.zeds


def test_6_2_only_the_unit_that_fought_takes_hits() -> None:
    state = play(position({"campers": "F1", "grocers": "F1"}, {"F2": "4/2"}), FOREST)
    state = act(state, "defend grocers", dice=[2, 2, 4]).state  # Zeds ×2, a four: 0/4, the last hit
    assert (at(state, "grocers"), at(state, "campers")) == ("TC", "F0")
    assert state.units[Who.CAMPERS].hits == 0


# 6.3


@pytest.mark.parametrize(("die", "space"), [(1, CEMETERY), (3, CEMETERY), (4, "TC"), (6, "TC")])
def test_6_3_civilians_are_saved_on_four_to_six_on_their_reduced_side(die: int, space: str) -> None:
    state = play(position({"campers": "F1 reduced"}, {"F2": "9/4"}), FOREST, dice=[1, 1, die])
    assert at(state, "campers") == space
    assert state.units[Who.CAMPERS].is_reduced is (space == "TC")


def test_6_3_heroes_are_saved_on_their_full_side() -> None:
    state = play(position({"piazza": "F1 reduced"}, {"F2": "9/4"}), FOREST, dice=[1, 1, 5])
    assert at(state, "piazza") == "TC"
    assert not state.units[Who.PIAZZA].is_reduced


def test_6_3_markers_go_to_the_cemetery_too() -> None:
    state = play(position({"campers": "F1 reduced armed leader"}, {"F2": "9/4"}), FOREST, dice=[1, 1, 5])
    assert state.units[Who.CAMPERS].is_armed
    assert state.units[Who.CAMPERS].is_leader
    state = play(position({"campers": "F1 reduced armed leader"}, {"F2": "9/4"}), FOREST, dice=[1, 1, 2])
    assert not state.units[Who.CAMPERS].is_armed


# 6.4


def test_6_4_losers_retreat_even_from_a_dead_winner() -> None:
    """The Campers kill the last Zeds and lose all the same."""
    state = position({"campers": "F1"}, {"F2": "2/1:r2"})  # 2 against 1: humans ×2, a two: 1/3, lost
    state = act(state, "move campers F2", dice=[1, 1]).state
    assert not state.zeds
    assert at(state, "campers") == "F1"


def test_6_4_zeds_retreat_from_a_dead_winner() -> None:
    state = position({"campers": "F1 reduced 1"}, {"F2": "2/1"})
    state = act(state, "move campers F2", dice=[6, 5, 1]).state  # Zeds ×2, eleven: 2/2, won
    assert at(state, "campers") == CEMETERY
    assert every_zed(state) == {"F3": ["2/1:2"]}


def test_6_4_defenders_retreat_towards_town_center() -> None:
    state = play(position({"rangers": "F2"}, {"F3": "9/4"}), FOREST, dice=[4, 5])
    assert at(state, "rangers") == "F1"
    assert zeds_at(state, "F2") == ["9/4:1"]


def test_6_4_attackers_go_back_to_where_they_came_from() -> None:
    """From the far side: outwards again."""
    state = act(position({"rangers": "F5"}, {"F3": "9/4"}), "move rangers F3", dice=[4, 5]).state
    assert at(state, "rangers") == "F4"


def test_6_4_from_town_center_back_into_it() -> None:
    state = act(position({"rangers": "TC"}, {"F0": "9/4"}), "move rangers F0", dice=[4, 5]).state
    assert at(state, "rangers") == "TC"


def test_6_4_full_spaces_are_passed_and_the_players_choose_who_stops() -> None:
    units = {"campers": "F3", "rangers": "F3", "hunt": "F2", "furies": "F1", "grocers": "F1"}
    state = act(play(position(units, {"F4": "9/4"}), FOREST), "defend rangers", dice=[2, 3]).state
    assert options(state) == {"stop campers", "stop rangers"}
    state = act(state, "stop rangers").state
    assert (at(state, "rangers"), at(state, "campers")) == ("F2", "F0")


def test_6_4_nobody_stops_where_there_is_no_entry() -> None:
    state = position({"rangers": "M5"}, {"M6": "9/4"}, card="mine", stage=Stage.ZEDS)
    state = play(state, TrackActivation(Track.MOUNTAIN), dice=[1, 2])
    assert at(state, "rangers") == "M3"


def test_6_4_no_room_outwards_means_town_center() -> None:
    assert way_back(SpaceId("F5"), SpaceId("F6")) == ("F6", "TC")
    units = {"campers": "F5", "hunt": "F6", "furies": "F6"}
    state = position(units, {"F5": "9/4"})
    state = play(state, TownRetreat((Who.CAMPERS,), SpaceId("F5"), way_back(SpaceId("F5"), SpaceId("F6"))))
    assert at(state, "campers") == "TC"


def test_6_4_zeds_in_the_way_of_a_retreat_are_attacked() -> None:
    """The Rangers have Zeds before and behind them."""
    state = position({"rangers": "F3"}, {"F3": "9/4", "F2": "2/1"})
    state = play(state, TownRetreat((Who.RANGERS,), SpaceId("F3"), way_in(SpaceId("F3"))), dice=[3, 4])
    # 4 against 2, humans ×2, a seven: 3/1. The Zeds retreat towards Start, beside the 9.
    assert at(state, "rangers") == "F2"
    assert zeds_at(state, "F3") == ["9/4", "2/1:r"]


def test_6_4_who_loses_that_attack_meets_those_again_whom_he_fled_from() -> None:
    state = position({"rangers": "F3"}, {"F3": "9/4", "F2": "2/1"})
    back = TownRetreat((Who.RANGERS,), SpaceId("F3"), way_in(SpaceId("F3")))
    # 1/3 at #2 and back; there, reduced to 2 against 9, a twelve: 2/2. They win, and need a saving roll.
    state = play(state, back, dice=[1, 1, 6, 6, 4])
    assert at(state, "rangers") == "TC"
    assert every_zed(state) == {"F2": ["2/1:1"], "F4": ["9/4:2"]}


def test_6_4_two_who_retreat_among_zeds_choose_who_fights() -> None:
    state = position({"rangers": "F3", "campers": "F3"}, {"F3": "9/4", "F2": "2/1"})
    both = (Who.RANGERS, Who.CAMPERS)
    state = play(state, TownRetreat(both, SpaceId("F3"), way_in(SpaceId("F3"))))
    assert isinstance(state.stack[-1], ChooseAttacker)
    state = act(state, "attack rangers", dice=[3, 4]).state
    assert (at(state, "rangers"), at(state, "campers")) == ("F2", "F2")


def test_6_4_zeds_go_to_the_first_space_with_room_the_strongest_nearest_to_town() -> None:
    state = position({"furies": "F1"}, {"F2": "2/1 3/2", "F3": "6/3"})
    state = act(state, "move furies F2", dice=[4, 5]).state  # 6 against 5, a nine: 3/1
    state = act(state, "hits 0 3", dice=[6]).state
    assert every_zed(state) == {"F3": ["6/3", "3/2"], "F4": ["2/1:r"]}


def test_6_4_of_equal_zeds_the_players_say_which_stays_nearer() -> None:
    state = position({"furies": "F1"}, {"F2": "3/1 3/2", "F3": "6/3"})
    state = act(state, "move furies F2", dice=[4, 5]).state  # equal, a nine: 2/1
    state = act(state, "hits 2 0", dice=[6]).state
    assert options(state) == {"near z1", "near z2"}
    assert every_zed(act(state, "near z2").state) == {"F3": ["6/3", "3/2"], "F4": ["3/1:2"]}


def test_6_4_into_a_full_start_means_another_one() -> None:
    state = position({"furies": "F5"}, {"F6": "2/1", "FS": "5/3 4/2", "MS": "6/3 6/3", "HS": "6/3 6/3"})
    state = act(state, "move furies F6", dice=[3, 4]).state
    assert zeds_at(state, "SS") == ["2/1:r"]


def test_6_4_winners_stay_where_they_fought() -> None:
    state = act(position({"furies": "F1"}, {"F3": "2/1"}), "move furies F3", dice=[3, 4]).state
    assert at(state, "furies") == "F3"


def test_6_4_withdrawing_is_no_defeat() -> None:
    """On a BRAINS! card Zeds that somebody withdrew from have not won, and do not move on."""
    state = position({"johnson": "F3"}, {"F4": "5/3"}, card="brains-3", stage=Stage.ZEDS)
    state = act(play(state, FOREST), "traps", dice=[5]).state
    assert at(state, "johnson") == "F2"
    assert zeds_at(state, "F3") == ["5/3:1"]


def test_6_4_an_assault_without_enemies_is_none() -> None:
    state = position({"furies": "F1"})
    assert is_at_rest(play(state, Assault(SpaceId("F1"), (Who.FURIES,), SpaceId("F0"))))
