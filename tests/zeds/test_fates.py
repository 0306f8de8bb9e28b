"""[2.0] [10.0] The Fate draw, and the fate cards one by one."""

from __future__ import annotations

import pytest

from pyapp.kernel.cards import Deck
from pyapp.zeds.cards.fate_cards import FATES
from pyapp.zeds.cards.fate_draw import FateDraw
from pyapp.zeds.map.places import Track
from pyapp.zeds.play.activation import TrackActivation
from pyapp.zeds.play.interruptions import PhaseBegins
from pyapp.zeds.truth.people import Who
from pyapp.zeds.truth.state import CEMETERY, Unit
from tests.zeds.positions import act, at, every_zed, is_at_rest, options, play, position, zeds_at

FOREST = TrackActivation(Track.FOREST)

# 2.1 to 2.4


def test_2_1_the_card_is_drawn_and_the_turn_goes_on() -> None:
    state = play(position(card="spread"), FateDraw(), dice=["second-wind", "5/3"])
    assert zeds_at(state, "SS") == ["5/3"]
    assert state.hand == ["second-wind"]
    assert is_at_rest(state)


def test_2_1_an_empty_deck_is_made_of_the_used_cards() -> None:
    state = position(card="spread", hand=["leader"]).copy()
    state.fates = Deck((), tuple(card for card in FATES if card != "leader"))
    state = play(state, FateDraw(), dice=["damp", "5/3"])
    assert len(state.fates) == 6
    assert state.fates.discard == ("damp",)
    assert state.hand == ["leader"]


@pytest.mark.parametrize(
    ("card", "start"), [("damp", "FS"), ("graveyard", "MS"), ("last-stand", "HS"), ("second-wind", "SS")]
)
def test_2_2_the_card_names_the_track(card: str, start: str) -> None:
    more = ["4/2", "4/2"] if card == "graveyard" else []
    state = play(position(card="spread"), FateDraw(), dice=[card, "5/3", *more])
    assert zeds_at(state, start) == ["5/3"]


def test_2_2_most_and_fewest_zeds() -> None:
    zeds = {"F3": "5/3 4/2", "M1": "6/3", "H1": "6/3"}
    state = play(position({}, zeds, card="spread"), FateDraw(), dice=["lake", "9/4", "8/4"])
    assert (zeds_at(state, "FS"), zeds_at(state, "M2")) == (["9/4"], ["8/4"])
    state = play(position({}, zeds, card="spread"), FateDraw(), dice=["leader", "9/4"])
    assert zeds_at(state, "SS") == ["9/4"]


def test_2_2_a_tie_and_a_free_choice_are_for_the_players() -> None:
    zeds = {"F3": "5/3", "M1": "6/3"}
    assert options(play(position({}, zeds, card="spread"), FateDraw(), dice=["lake"])) == {"track F", "track M"}
    state = play(position({}, zeds, card="spread"), FateDraw(), dice=["bulldozer"])
    assert options(state) == {"track F", "track M", "track H", "track S"}
    assert zeds_at(act(state, "track H", dice=["9/4"]).state, "HS") == ["9/4"]


def test_2_3_the_event_comes_before_the_twist() -> None:
    """The unit for the Fated Start is drawn first, then the two of the card."""
    state = play(position(card="spread"), FateDraw(), dice=["graveyard", "9/4", "2/1", "3/1"])
    assert every_zed(state) == {"F4": ["3/1", "2/1"], "MS": ["9/4"]}


def test_2_4_held_or_carried_out() -> None:
    for card, printed in FATES.items():
        state = position(card="feet").copy()
        more = {"lake": ["4/2"], "graveyard": ["4/2", "4/2"]}.get(card, [])
        is_asked = card in ("lake", "leader", "bulldozer")
        state = play(state, FateDraw(), dice=[card] if is_asked else [card, *more])
        if len(options(state)) > 1:
            state = act(state, "track F", dice=more).state
        assert (card in state.hand) is printed.is_held
        assert (card in state.fates.discard) is not printed.is_held


def test_2_4_a_held_card_is_discarded_after_its_use() -> None:
    state = act(position({"hunt": "TC"}, hand=["second-wind"]), "play second-wind").state
    assert state.hand == []
    assert state.fates.discard == ("second-wind",)


# 10


def test_10_1_the_bulldozer_helps_an_attack() -> None:
    state = act(position({"furies": "F1"}, {"F2": "9/4"}, hand=["bulldozer"]), "move furies F2").state
    assert options(state) == {"play bulldozer", "fight"}
    state = act(state, "play bulldozer", dice=[3, 4, 6]).state  # Zeds ahead, two to the right: humans ahead, 2/1
    assert zeds_at(state, "F3") == ["9/4:2"]
    assert state.hand == []


def test_10_1_not_in_defence_and_not_if_it_is_waived() -> None:
    state = play(position({"furies": "F1"}, {"F2": "2/1"}, hand=["bulldozer"]), FOREST, dice=[5, 5])
    assert state.hand == ["bulldozer"]
    state = act(position({"furies": "F1"}, {"F2": "2/1"}, hand=["bulldozer"]), "move furies F2", "fight", dice=[5, 5])
    assert state.state.hand == ["bulldozer"]


def test_10_2_zeds_at_the_campground() -> None:
    state = play(position({}, {"H3": "5/3"}, card="spread"), FateDraw(), dice=["lake", "9/4", "8/4"])
    assert zeds_at(state, "M2") == ["8/4"]


def test_10_3_a_leader_when_a_phase_begins_or_before_a_fight() -> None:
    state = position({"campers": "F2", "furies": "TC"}, hand=["leader"])
    state = play(state, PhaseBegins())
    assert options(state) == {"play leader campers", "wait"}
    assert act(state, "play leader campers").state.units[Who.CAMPERS].is_leader
    state = act(position({"campers": "F2"}, {"F3": "4/2"}, hand=["leader"]), "move campers F3").state
    assert options(state) == {"play leader campers", "fight"}
    state = act(state, "play leader campers", dice=[5, 5]).state  # ×2, one to the right: 2/1
    assert at(state, "campers") == "F3"
    assert state.units[Who.CAMPERS].is_leader


def test_10_4_two_more_event_actions() -> None:
    state = act(position({"hunt": "TC"}, hand=["second-wind"], actions=0, players=[]), "play second-wind").state
    assert state.event_actions == 2


def test_10_5_civilians_who_are_free_come_to_town_center() -> None:
    state = position({"hunt": "TC"}, hand=["organiser"]).copy()
    for who in (Who.CAMPERS, Who.GROCERS, Who.FURIES):
        state.units[who] = Unit(CEMETERY)
    found = {text for text in options(state) if text.startswith("play")}
    assert "play organiser farmers" in found
    assert not {"play organiser campers", "play organiser furies", "play organiser johnson"} & found
    assert at(act(state, "play organiser farmers").state, "farmers") == "TC"


def test_10_6_two_units_at_st_thomas() -> None:
    state = play(
        position({"rangers": "F4 defiant"}, card="feet"), FateDraw(), dice=["graveyard", "2/1", 6, 6, "3/1", 5, 4]
    )
    assert not state.units[Who.RANGERS].is_defiant
    assert at(state, "rangers") == "F4"


def test_10_7_a_lost_defence_is_turned() -> None:
    state = play(position({"campers": "F1"}, {"F2": "9/4"}, hand=["last-stand"]), FOREST, dice=[1, 1])
    assert options(state) == {"play last-stand", "accept"}
    won = act(state, "play last-stand").state
    assert (at(won, "campers"), zeds_at(won, "F2")) == ("F1", ["9/4:1"])
    assert won.units[Who.CAMPERS].hits == 0
    lost = act(state, "accept", dice=[1]).state
    assert at(lost, "campers") == CEMETERY
    assert lost.hand == ["last-stand"]


def test_10_7_not_for_a_lost_attack() -> None:
    state = position({"campers": "F1"}, {"F2": "9/4"}, hand=["last-stand"])
    assert at(act(state, "move campers F2", dice=[1, 1, 6]).state, "campers") == "TC"


@pytest.mark.parametrize(("ammo", "left"), [(4, 3), (0, 0)])
def test_10_8_one_ammo_is_lost_if_there_is_any(ammo: int, left: int) -> None:
    assert play(position(ammo=ammo, card="feet"), FateDraw(), dice=["damp"]).ammo == left
