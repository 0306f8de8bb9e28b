"""[4.0] The Zeds Phase, with the rulebook's example of movement from beginning to end."""

from __future__ import annotations

from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.zeds.abilities.johnson import Traps
from pyapp.zeds.events.zeds_events import Foretold
from pyapp.zeds.map.places import SpaceId, Track
from pyapp.zeds.names import ZedId
from pyapp.zeds.play.activation import AllTracks, TrackActivation, activations, foretell
from pyapp.zeds.play.fight import ChooseDefender
from pyapp.zeds.play.placement import NewZeds
from pyapp.zeds.play.retreat import ZedsRetreat
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import Stage
from tests.zeds.positions import act, at, every_zed, is_at_rest, options, play, position, texts, zeds_at

FOREST = TrackActivation(Track.FOREST)


def test_4_1_an_empty_track_gets_a_unit_that_does_not_move() -> None:
    state = play(position(), FOREST, dice=["5/3"])
    assert every_zed(state) == {"FS": ["5/3"]}


def test_4_1_all_move_one_space_the_nearest_first() -> None:
    state = play(position({}, {"F1": "5/3", "F2": "4/2 6/3", "FS": "2/1"}), FOREST)
    assert every_zed(state) == {"F0": ["5/3"], "F1": ["6/3", "4/2"], "F6": ["2/1"]}


def test_4_1_a_unit_moves_once_even_if_a_fight_drives_it_back() -> None:
    """It won a step and lost it again: what comes behind it finds the space taken."""
    state = position({"furies": "F2"}, {"F3": "3/1 2/1", "F4": "5/3 4/2"})
    state = play(state, FOREST, dice=[3, 4])  # 6 against 5: humans ahead, a seven: 2/1
    state = act(state, "hits 2 0", dice=[4]).state
    assert at(state, "furies") == "F2"
    assert every_zed(state) == {"F3": ["3/1:2", "2/1"], "F4": ["5/3", "4/2"]}


def test_4_1_twice_where_the_track_stands_twice() -> None:
    state = play(position({}, {"H5": "5/3"}), TrackActivation(Track.HIGHWAY), TrackActivation(Track.HIGHWAY))
    assert every_zed(state) == {"H3": ["5/3"]}


def test_4_1_all_tracks_in_the_order_of_the_players() -> None:
    state = play(position({}, {"F5": "5/3", "M5": "4/2", "H5": "6/3", "S5": "2/1"}), AllTracks())
    assert options(state) == {"track F", "track M", "track H", "track S"}
    state = act(state, "track H").state
    assert zeds_at(state, "H4") == ["6/3"]
    assert options(state) == {"track F", "track M", "track S"}
    state = act(state, "track S", "track F").state
    assert is_at_rest(state)
    assert every_zed(state) == {"F4": ["5/3"], "H4": ["6/3"], "M4": ["4/2"], "S4": ["2/1"]}


def test_4_1_movement_example() -> None:
    """The rulebook's: two activations of the Forest, with Schmidt and the Civilians in the Village."""
    units = {"schmidt": "F4", "farmers": "F4 defiant", "piazza": "F3"}
    state = play(position(units, {"F5": "5/3:r2 2/1", "F6": "4/2 3/2"}), FOREST)
    # The wounded mob enters the Village, and the Civilians are released.
    assert zeds_at(state, "F4") == ["5/3:r2", "2/1"]
    assert not state.units[Who.FARMERS].is_defiant
    # Schmidt is chosen and wins: the 3 is eliminated, the 2 returns, and of those behind only the 4 finds room.
    assert options(state) == {"defend schmidt", "defend farmers"}
    state = act(state, "defend schmidt", dice=[3, 3]).state
    state = act(act(state, "keep").state, "hits 1 1", dice=[5, 5]).state
    assert is_at_rest(state)
    assert every_zed(state) == {"F5": ["4/2", "2/1:1"], "F6": ["3/2"]}
    # Second activation: Schmidt loses, both leave; with Piazza there is room for one.
    state = act(play(state, FOREST), "defend schmidt", dice=[1, 1]).state
    state = act(state, "keep", dice=[5, 4, 4]).state
    assert options(state) == {"stop schmidt", "stop farmers"}
    state = act(state, "stop farmers").state
    assert (at(state, "farmers"), at(state, "schmidt")) == ("F3", "F2")
    assert every_zed(state) == {"F4": ["4/2", "2/1:1"], "F5": ["3/2"]}


def test_6_4_movement_example_schmidt_returns() -> None:
    """The rulebook's, in the Action Phase: of those who retreat the 4 stays on #5, the 2 has to go on."""
    units = {"schmidt": "F2", "farmers": "F3", "piazza": "F3"}
    state = position(units, {"F4": "4/2 2/1:1", "F5": "3/2"})
    state = act(state, "move schmidt F4", dice=[3, 4]).state
    state = act(act(state, "keep").state, "hits 1 1", dice=[6, 6]).state
    assert at(state, "schmidt") == "F4"
    assert every_zed(state) == {"F5": ["4/2:1", "3/2"], "F6": ["2/1:2"]}


def test_4_2_a_fight_comes_before_the_next_zeds_move() -> None:
    state = position({"hunt": "F2", "furies": "F2"}, {"F3": "5/3", "F5": "4/2"})
    state = play(state, FOREST)
    assert isinstance(state.stack[-1], ChooseDefender)
    assert zeds_at(state, "F5") == ["4/2"]


def test_4_2_new_zeds_among_player_units_fight() -> None:
    state = position({"grocers": "M2", "campers": "M2"})
    state = play(state, NewZeds(SpaceId("M2")), dice=["5/3"])
    assert options(state) == {"defend grocers", "defend campers"}


def test_4_3_the_first_attack_on_a_village_frees_its_civilians_for_good() -> None:
    state = position({"rangers": "F4 defiant"}, {"F5": "2/1"})
    assert not any(text.startswith("move") for text in options(state))
    state = play(state, FOREST, dice=[6, 6])
    assert at(state, "rangers") == "F4"
    assert not state.units[Who.RANGERS].is_defiant


def test_4_3_defiant_civilians_forage_and_shoot() -> None:
    state = position({"rangers": "F4 defiant"}, {"F5": "2/1"})
    assert options(state) == {"forage rangers", "shoot rangers F5 z1", "end"}


def test_4_4_nobody_enters_a_space_that_is_barred() -> None:
    state = position({"hunt": "M2"}, {"M5": "5/3"}, card="mine", stage=Stage.ZEDS)
    state = play(state, TrackActivation(Track.MOUNTAIN))
    assert zeds_at(state, "M5") == ["5/3"]
    state = position({"hunt": "M2", "schmidt": "M5"}, {"H5": "5/3"}, card="mine")
    assert "move hunt M3" in options(state)
    assert not {"move hunt M4", "move hunt M5", "move schmidt M4", "move schmidt M3"} & options(state)


def test_4_4_zeds_come_to_the_traps() -> None:
    state = play(position({"johnson": "H3"}, {"H4": "5/3"}), TrackActivation(Track.HIGHWAY))
    assert isinstance(state.stack[-1], Traps)


def test_4_5_zeds_in_town_center_win_at_once() -> None:
    state = position({"furies": "TC", "hunt": "TC", "piazza": "H0"}, {"F0": "2/1"}, ammo=4)
    state = play(state, TrackActivation(Track.HIGHWAY), FOREST)
    assert state.outcome is not None
    assert (state.outcome.side, state.outcome.rule) == ("zeds", "4.5")
    assert state.stack == []


def test_4_6_only_the_strongest_finds_room() -> None:
    state = play(position({}, {"F3": "5/3", "F4": "4/2 6/3"}, card="mine"), NewZeds(SpaceId("M4")), dice=["9/4"])
    assert zeds_at(state, "M5") == ["9/4"]
    state = position({"furies": "F2"}, {"F3": "5/3", "F4": "4/2 6/3"})
    # The one in front is driven back, so that behind it there is room for one.
    state = play(state, FOREST, dice=[3, 4, 4])
    assert every_zed(state) == {"F3": ["6/3", "5/3:2"], "F4": ["4/2"]}


def test_4_6_equals_are_for_the_players_to_choose() -> None:
    state = position({"furies": "F2"}, {"F3": "5/3", "F4": "4/2:1 4/3"})
    state = play(state, FOREST, dice=[3, 4, 4])
    assert options(state) == {"advance z2", "advance z3"}
    assert zeds_at(act(state, "advance z2").state, "F4") == ["4/3"]


def test_4_6_of_two_that_are_alike_nobody_chooses() -> None:
    state = position({"furies": "F2"}, {"F3": "5/3", "F4": "4/2 4/2"})
    assert is_at_rest(play(state, FOREST, dice=[3, 4, 4]))


def test_4_6_placed_without_room_they_go_back_towards_start() -> None:
    state = play(position({}, {"M2": "5/3 4/2", "M3": "6/3 6/3"}), NewZeds(SpaceId("M2")), dice=["2/1"])
    assert zeds_at(state, "M4") == ["2/1"]


def test_4_6_a_full_start_is_replaced_by_another_of_choice() -> None:
    state = play(position({}, {"FS": "5/3 4/2", "HS": "6/3 6/3"}), NewZeds(SpaceId("FS")))
    assert options(state) == {"start MS", "start SS"}
    assert zeds_at(act(state, "start SS", dice=["2/1"]).state, "SS") == ["2/1"]


def test_4_6_with_all_starts_full_nobody_comes_and_who_retreats_goes_to_the_cup() -> None:
    full = dict.fromkeys(("FS", "MS", "HS"), "5/3 6/3") | {"SS": "4/2 4/2"}
    assert len(play(position({}, full), NewZeds(SpaceId("FS"))).zeds) == 8
    state = play(position({}, {**full, "F6": "9/4"}), ZedsRetreat((ZedId("z9"),), SpaceId("F6")))
    assert "9/4" in state.cup.things
    assert len(state.zeds) == 8


def test_4_6_nothing_comes_out_of_an_empty_cup() -> None:
    state = position()
    state.cup = type(state.cup)()
    state = state.copy()
    state.push(NewZeds(SpaceId("FS")))
    state.settle()
    assert not state.zeds


def test_4_6_a_mob_fights_with_its_strengths_together() -> None:
    """The one that is pictured has a strength of 7."""
    state = position({"furies": "F2"}, {"F3": "4/2 3/1"})
    assert state.zeds_strength(SpaceId("F3")) == 7
    before = act(state, "move furies F3", dice=[3, 4])  # 6 against 7: Zeds ahead, a seven is lost
    assert "Attack at Farm: Farmingdale Furies, strength 6, against Zeds of strength 7." in texts(before)


def test_4_1_what_the_card_will_do_is_told_before_it_does_it() -> None:
    """Two tracks, one of them twice: the way of each unit, as far as the first fight."""
    state = position({"hunt": "S2", "campers": "F1"}, {"F2": "5/3", "S4": "4/2", "H3": "6/3"})
    state.events = []
    foretell(state, (Track.SUBURBS, Track.FOREST, Track.SUBURBS))
    (told,) = state.events
    assert isinstance(told, Foretold)
    assert told.along == (("F2", "F1"), ("S4", "S3", "S2"))
    assert (told.fights, told.is_end) == (("F1", "S2"), False)
    assert "twice" in ENGLISH(told.text())
    assert ("space:S4", "space:S3", "space:S2") in told.ways()


def test_4_1_that_town_center_is_in_reach_is_told_before_anything_else() -> None:
    state = position({"hunt": "TC"}, {"F0": "5/3"})
    state.events = []
    foretell(state, (Track.FOREST,))
    (told,) = state.events
    assert isinstance(told, Foretold)
    assert told.is_end
    assert told.fights == ()
    assert "Town Center is in their reach" in ENGLISH(told.text())


def test_4_1_the_second_activation_of_a_track_is_told_apart_from_the_first() -> None:
    crumbs = []
    for zeds in ("S2", "S3"):
        state = position({"rangers": "S1", "hunt": "S1"}, {zeds: "9/4"})
        state = play(state, *activations((Track.SUBURBS, Track.SUBURBS)))
        asked = decision(state)
        assert asked is not None
        crumbs.append([ENGLISH(crumb) for crumb in asked.crumbs])
    assert crumbs == [
        ["Suburbs", "Attack at Suspension Bridge"],
        ["Suburbs, second time", "Attack at Suspension Bridge"],
    ]
