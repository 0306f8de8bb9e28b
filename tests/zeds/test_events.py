"""[9.0] The event cards, one by one."""

from __future__ import annotations

import pytest

from pyapp.kernel.flow import Step, decision
from pyapp.kernel.message import ENGLISH
from pyapp.zeds.cards.event_cards import BRAINS, CARDS, ENDINGS, NIGHTS, Act, Phase, cards_of
from pyapp.zeds.cards.event_effects import EventHappens
from pyapp.zeds.map.places import SpaceId, Track
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.play.columns import Battle, fight_shifts
from pyapp.zeds.play.phases import ActionPhase, ZedsPhase
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import CEMETERY, Stage, ZedsState
from tests.zeds.positions import Faces, act, at, every_zed, is_at_rest, options, play, position, zed, zeds_at

FOREST = TrackActivation(Track.FOREST)


def event(state: ZedsState, *more: Step[ZedsState], dice: Faces = (), is_end: bool = False) -> ZedsState:
    """The event of the card, at its moment; whatever else is done comes after it."""
    phase = CARDS[state.card].phase
    state = state.copy()
    state.stage = Stage.ZEDS if phase is Phase.ZEDS else Stage.ACTION
    return play(state, *more, EventHappens(phase, is_end), dice=dice)


# 9.1


def test_9_1_new_zeds_on_an_empty_start_of_choice() -> None:
    state = event(position({}, {"FS": "5/3"}, card="cardio"))
    assert options(state) == {"choose MS", "choose HS", "choose SS"}
    assert zeds_at(act(state, "choose HS", dice=["4/2"]).state, "HS") == ["4/2"]


def test_9_1_or_else_on_the_start_with_the_weakest() -> None:
    zeds = {"FS": "5/3", "MS": "4/2 9/4", "HS": "6/3", "SS": "4/2"}
    assert options(event(position({}, zeds, card="cardio"))) == {"choose MS", "choose SS"}


def test_9_1_whoever_is_attacked_may_retreat() -> None:
    state = play(position({"farmers": "F2", "hunt": "F2"}, {"F3": "9/4"}, card="cardio"), FOREST)
    assert options(state) == {"defend farmers", "defend hunt", "retreat farmers", "retreat hunt"}
    state = act(state, "retreat farmers").state
    assert at(state, "farmers") == "F1"
    state = act(state, "retreat hunt").state
    assert (at(state, "hunt"), zeds_at(state, "F2")) == ("F1", ["9/4"])


# 9.2


def test_9_2_two_ammo_for_a_unit_at_the_campground_when_the_phase_ends() -> None:
    assert event(position({"hunt": "M2", "furies": "M2"}), is_end=True).ammo == 6
    assert event(position({"hunt": "M3"}), is_end=True).ammo == 4
    assert event(position({"hunt": "M2"})).ammo == 4


# 9.3


def test_9_3_regular_civilians_are_armed_until_they_die() -> None:
    state = event(position({"campers": "F4 defiant", "grocers": "TC", "furies": "TC"}, card="armed"))
    assert options(state) == {"choose campers", "choose grocers"}
    state = act(state, "choose campers").state
    for by_zeds in (True, False):
        battle = Battle(SpaceId("F2"), Who.CAMPERS, by_zeds)
        assert [shift.rule for shift in fight_shifts(state, battle)] == ["9.3"]


# 9.4


@pytest.mark.parametrize(("card", "start"), list(zip(NIGHTS, ("MS", "SS", "FS", "HS", "HS"), strict=True)))
def test_9_4_new_zeds_and_no_help_from_the_ground(card: str, start: str) -> None:
    state = event(position({"hunt": "F4"}, {"F4": "5/3"}, card=card), dice=["4/2"])
    assert zeds_at(state, start) == ["4/2"]
    battle = Battle(SpaceId("F4"), Who.HUNT, by_zeds=True)
    assert fight_shifts(state, battle) == ()
    state.stage = Stage.ACTION
    assert [shift.by for shift in fight_shifts(state, battle)] == [1]


# 9.5


def test_9_5_a_unit_on_the_fated_track_is_attacked_from_below() -> None:
    state = event(position({"rangers": "F4 defiant", "campers": "F0", "hunt": "TC"}, card="feet"), dice=["damp"])
    assert options(state) == {"victim rangers", "victim campers"}
    # Equal, and a Village: humans ahead. A three: 1/3, but only the unit takes hits and nobody retreats.
    state = act(state, "victim rangers", dice=[1, 2]).state
    assert at(state, "rangers") == "F4"
    assert (state.units[Who.RANGERS].is_reduced, state.units[Who.RANGERS].hits) == (True, 1)
    assert not state.units[Who.RANGERS].is_defiant
    assert state.ammo == 3  # the plot twist comes after it


def test_9_5_with_nobody_on_the_track_it_is_skipped() -> None:
    assert is_at_rest(event(position({"hunt": "TC"}, card="feet"), dice=["damp"]))


# 9.6


def test_9_6_new_zeds_on_the_fated_start() -> None:
    assert zeds_at(event(position(card="spread"), dice=["damp", "4/2"]), "FS") == ["4/2"]


def test_9_6_dead_civilians_leave_zeds_where_they_stood() -> None:
    state = play(position({"campers": "F1"}, {"F2": "9/4"}, card="spread"), FOREST, dice=[1, 1, 3, "4/2"])
    assert at(state, "campers") == CEMETERY
    assert zeds_at(state, "F1") == ["9/4", "4/2"]


def test_9_6_saved_civilians_and_heroes_leave_none() -> None:
    state = play(position({"campers": "F1"}, {"F2": "9/4"}, card="spread"), FOREST, dice=[1, 1, 4])
    assert zeds_at(state, "F1") == ["9/4"]
    state = play(position({"piazza": "F1"}, {"F2": "9/4"}, card="spread"), FOREST, dice=[1, 1, 1])
    assert zeds_at(state, "F1") == ["9/4"]


# 9.7


def test_9_7_zeds_on_every_start_and_all_hits_are_gone() -> None:
    state = event(position({}, {"F3": "5/3:r2"}, card="kidding"), dice=["4/2", "4/2", "4/2", "4/2"])
    assert every_zed(state) == {"F3": ["5/3:r"], "FS": ["4/2"], "HS": ["4/2"], "MS": ["4/2"], "SS": ["4/2"]}


def test_9_7_then_all_tracks() -> None:
    state = play(position(card="kidding"), ZedsPhase(), dice=["4/2", "4/2", "4/2", "4/2"])
    assert options(state) == {"track F", "track M", "track H", "track S"}


# 9.8


def test_9_8_the_free_hero_arrives_where_the_players_say() -> None:
    state = event(position(card="hero"))
    assert options(state) >= {"choose TC", "choose FS", "choose SS"}


def test_9_8_johnson_is_the_one_and_brings_ammo() -> None:
    units = dict.fromkeys(("piazza", "hernandez", "hunt", "schmidt"), "TC")
    state = event(position(units, card="hero"))
    state = act(state, "choose TC").state
    assert at(state, "johnson") == "TC"
    assert state.ammo == 7


def test_9_8_with_no_free_hero_it_is_skipped() -> None:
    units = dict.fromkeys(("piazza", "hernandez", "hunt", "schmidt", "johnson"), "TC")
    assert is_at_rest(event(position(units, card="hero")))


def test_9_8_from_a_start_one_can_leave_but_nobody_fights_there() -> None:
    state = position({"johnson": "FS"}, {"FS": "5/3"})
    assert options(state) == {f"move johnson F{number}" for number in range(3, 7)} | {"end"}


# 9.9


def test_9_9_everybody_in_the_mine_takes_a_hit_and_leaves() -> None:
    state = event(position({"rangers": "M4", "campers": "M4 1"}, card="mine"))
    assert (at(state, "rangers"), at(state, "campers")) == ("M3", "M3")
    assert state.units[Who.RANGERS].hits == 1
    assert state.units[Who.CAMPERS].is_reduced
    state = event(position({}, {"M4": "5/3"}, card="mine"))
    assert every_zed(state) == {"M5": ["5/3:1"]}


# 9.10


def test_9_10_the_strongest_becomes_tough() -> None:
    state = event(position({}, {"F3": "5/3", "H2": "6/3"}, card="tough"), dice=["9/4"])
    assert [one.kind for one in state.zeds.values() if one.is_tough] == ["9/4"]


def test_9_10_of_equals_the_players_choose() -> None:
    state = event(position({}, {"F3": "6/4", "H2": "6/3"}, card="tough"), dice=["2/1"])
    assert options(state) == {"choose z1", "choose z2"}
    assert zed(act(state, "choose z2").state, "z2").is_tough


def test_9_10_each_hit_on_it_is_cancelled_on_one_to_three() -> None:
    state = act(position({"rangers": "F2"}, {"F3": "9/4:t"}), "shoot rangers F3 z1", dice=[6, 6, 3, 4, 1]).state
    assert zeds_at(state, "F3") == ["9/4:1t"]


# 9.11


def test_9_11_zeds_come_upon_a_unit_outside_town_center() -> None:
    state = event(position({"rangers": "F2", "campers": "H1", "hunt": "TC"}, card="smell"), is_end=True)
    assert options(state) == {"choose rangers", "choose campers"}


def test_9_11_if_they_win_they_are_turned_and_keep_their_hits() -> None:
    # 2 against 3 is Zeds ahead, the Bridge makes it equal. A five: 1/2, lost.
    state = event(position({"campers": "S1"}, card="smell"), dice=["5/3", 2, 3], is_end=True)
    assert zeds_at(state, "S1") == ["5/3:1"]
    assert at(state, "campers") == "S0"
    assert not state.riser


def test_9_11_if_they_lose_they_retreat_reduced() -> None:
    state = event(position({"rangers": "F2"}, card="smell"), dice=["5/3", 3, 4], is_end=True)
    assert zeds_at(state, "F3") == ["5/3:r2"]


def test_9_11_traps_are_no_victory_for_them() -> None:
    state = event(position({"johnson": "F2"}, card="smell"), dice=["5/3"], is_end=True)
    state = act(state, "traps", dice=[6]).state
    assert zeds_at(state, "F2") == ["5/3:r1"]
    assert not state.riser


# 9.12


@pytest.mark.parametrize("card", BRAINS)
def test_9_12_zeds_that_win_move_on_as_long_as_they_win(card: str) -> None:
    state = position({"campers": "F2", "grocers": "F1"}, {"F3": "9/4"}, card=card, stage=Stage.ZEDS)
    # The Campers lose and go to #1, where the Grocers are: both are attacked there.
    state = play(state, FOREST, dice=[5, 5])
    assert options(state) == {"defend campers", "defend grocers"}
    state = act(state, "defend grocers", dice=[5, 6]).state  # 1/2, and on to #0, where both have fled
    assert zeds_at(state, "F0") == ["9/4:2"]


def test_9_12_no_action_phase() -> None:
    state = play(position({"hunt": "TC"}, card="brains-3"), ActionPhase())
    assert is_at_rest(state)


# 9.13


def test_9_13_the_weak_are_replaced_and_their_markers_go() -> None:
    state = position({}, {"F3": "5/3:r2t", "H2": "9/4:1", "FS": "2/1"}, card="hate")
    state = event(state, dice=["7/4", "8/4"])
    assert every_zed(state) == {"F3": ["7/4"], "FS": ["8/4"], "H2": ["9/4:1"]}
    assert state.cup.counts()["2/1"] == 1


def test_9_13_as_many_as_there_are_the_nearest_first() -> None:
    state = position({}, {"F3": "2/1", "H2": "3/1"}, card="hate").copy()
    kept = [thing for thing in state.cup.things if thing == "9/4"]
    gone = [thing for thing in state.cup.things if thing != "9/4"]
    state.cup = type(state.cup).of(kept)
    state.stack = []
    EventHappens(Phase.ACTION).run(state)
    assert every_zed(state) == {"F3": ["2/1"], "H2": ["9/4"]}
    assert state.cup.put(*gone).counts()["3/1"] == 1


# 9.14


def test_9_14_a_hero_keeps_calm_when_attacking() -> None:
    state = event(position({"hunt": "F2", "piazza": "TC", "furies": "TC"}, card="calm"))
    assert options(state) == {"choose hunt", "choose piazza"}
    state = act(state, "choose hunt").state
    assert [shift.by for shift in fight_shifts(state, Battle(SpaceId("F3"), Who.HUNT, False))] == [2]
    assert fight_shifts(state, Battle(SpaceId("F2"), Who.HUNT, True)) == ()


# 9.15, 9.16


def test_9_15_the_quiet_night_is_won_after_its_zeds_phase() -> None:
    state = play(position(card="quiet"), ZedsPhase(), dice=["2/1", "4/2", "4/2"])
    assert state.outcome is not None
    assert (state.outcome.side, state.outcome.rule) == ("town", "9.15")


def test_9_15_and_can_be_lost_in_it() -> None:
    state = play(position({}, {"H1": "2/1"}, card="quiet"), ZedsPhase(), dice=["4/2", "4/2"])
    assert state.outcome is not None
    assert state.outcome.side == "zeds"


def test_9_16_the_fated_track_twice_then_it_is_won() -> None:
    state = position({}, {"F5": "5/3", "H5": "5/3"}, card="last-word").copy()
    state = play(state, ActionPhase(), ZedsPhase(), dice=["damp"])
    assert every_zed(state) == {"F3": ["5/3"], "H5": ["5/3"]}
    assert state.outcome is not None
    assert (state.outcome.side, state.outcome.rule) == ("town", "9.16")


# All of them


def test_the_deck_is_the_one_that_is_known() -> None:
    assert len(CARDS) == 21
    assert [len(cards_of(act_, "tough")) for act_ in Act] == [3, 6, 4, 3, 2]
    assert [len(cards_of(act_, "tough", special=True)) for act_ in Act] == [0, 1, 1, 1, 0]
    assert len(ENDINGS) == 2


def test_9_1_a_retreat_without_a_fight_names_its_card_and_its_goal() -> None:
    asked = decision(play(position({"farmers": "F2", "hunt": "F2"}, {"F3": "9/4"}, card="cardio"), FOREST))
    assert asked is not None
    told = {ENGLISH(option.detail) for option in asked.options if option.action.verb == "retreat" and option.detail}
    assert told == {f"{ENGLISH(CARDS['cardio'].title)}: without a fight, to Forest #1"}
