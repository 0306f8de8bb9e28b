"""Chapters A1 to A5: actions, moving, searching, items."""

from __future__ import annotations

from pyapp.attack.names import Who
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.zombie_turn import NextZombie, ZombiesTurn
from pyapp.attack.truth.setup import how_many
from pyapp.attack.truth.state import ZOMBIES
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from tests.attack.positions import GAME, act, at, options, play, position, texts, zombies_turn


def moves(state: object) -> set[str]:
    return {text for text in options(state) if text.startswith("move")}  # type: ignore[arg-type]


def test_A1_1_a_scenario_is_laid_out() -> None:
    state = GAME.new(Start("solo", GAME.settings("solo", {}), 1, "farmhouse"))
    assert len(state.humans) == 3
    assert [state.humans[who].square for who in state.humans] == list(state.layout.humans[:3])
    assert len(state.standing) == state.layout.number("zombies", 3) > 3
    assert all(len(hand) == 1 for hand in state.hands.values())


def test_A1_3_as_many_humans_as_players() -> None:
    assert how_many("solo", {"team": "4"}, 4) == 4
    assert how_many("solo", {"team": "4"}, 2) == 2
    assert how_many("co-op-3", {}, 4) == 3
    assert how_many("versus-5", {}, 4) == 4


def test_A2_1_a_human_has_five_actions_and_a_zombie_four() -> None:
    state = position("A.......", acts=False)
    after = play(state, HumansTurn()).state
    assert after.actions == 5
    state = zombies_turn(position("Z......A", acts=False, mode="versus-2"))
    after = act(play(state, NextZombie()).state, "turn z1", "walk z1 b1").state
    assert after.actions == 3


def test_A2_2_a_figure_finishes_before_the_next() -> None:
    state = play(position("A.B.", acts=False), HumansTurn()).state
    assert options(state) == {"turn ada", "turn ben"}
    state = act(state, "turn ben").state
    assert {text.split()[1] for text in options(state)} == {"ben"}
    state = act(state, "end ben").state
    assert state.acting == Who.ADA


def test_A2_2_a_zombie_that_has_begun_goes_on() -> None:
    state = zombies_turn(position("Z..Z...A", acts=False, mode="versus-2"))
    state = play(state, ZombiesTurn()).state
    state = act(state, "turn z1", "walk z1 b1").state
    assert options(state) == {"walk z1 a1", "walk z1 c1", "stay z1"}
    state = act(state, "stay z1").state
    assert not any(" z1" in text for text in options(state))
    assert options(act(state, "end").state) == {"rest"}


def test_A3_1_one_action_for_a_square_never_across_a_corner() -> None:
    state = position("...", ".A.", "...")
    assert moves(state) == {"move ada b1", "move ada a2", "move ada c2", "move ada b3"}
    assert act(state, "move ada b1").state.actions == 4


def test_A3_1_walls_bar_the_way() -> None:
    assert moves(position("A|..", " - ", "....")) == set()


def test_A3_2_zombies_enter_no_square_where_anybody_is() -> None:
    state = zombies_turn(position(".Z.", "xZA", "...", acts=False, mode="versus-2"))
    state = act(play(state, ZombiesTurn()).state, "turn z3").state
    assert {text for text in options(state) if text.startswith("walk z3")} == {"walk z3 b3"}


def test_A3_3_humans_go_through_humans_and_do_nothing_there() -> None:
    state = position("AB.Z", deck="medicine = 1")
    assert "move ada b1" in options(state)
    state = act(state, "move ada b1").state
    assert options(state) == {"move ada a1", "move ada c1"}


def test_A3_3_nobody_stops_on_a_human() -> None:
    assert "move ada b1" not in options(position("AB..", actions=1))
    assert "move ada b1" not in options(position("ABC.", "#.##", actions=1))
    assert "move ada b1" in options(position("AB..", actions=2))


def test_A3_4_the_dead_hinder_no_human() -> None:
    state = position("AxZ.")
    assert {"move ada b1", "shoot ada z2"} <= options(state)
    state = act(state, "move ada b1", "end ada").state
    assert at(state, "ada") == "b1"


def test_A4_1_a_search_brings_a_card_and_the_token_stays() -> None:
    state = position("AS..")
    after = act(state, "search ada b1", dice=["medicine.2"])
    assert after.state.hands[Who.ADA] == ("medicine.2",)
    assert after.state.actions == 4
    assert after.state.layout.searches == ("b1",)
    assert "search ada b1" not in options(position("A.S."))
    assert "search ada b1" not in options(position("A|S."))


def test_A4_2_once_a_turn() -> None:
    state = act(position("AS.."), "search ada b1").state
    assert "search ada b1" not in options(state)


def test_A4_3_cards_are_limited() -> None:
    state = position("AS..", deck="medicine = 0")
    assert "search ada b1" not in options(state)
    assert GAME.why_not(state, "search:b1").rule == "A4.3"


def test_A5_1_tokens_are_picked_up_from_the_next_square() -> None:
    state = act(position("Ak.."), "pick ada keys.1").state
    assert state.humans[Who.ADA].tokens == ("keys.1",)
    assert state.tokens == {}


def test_A5_1_what_is_heavy_costs_an_action() -> None:
    state = position("A...", "f...", tokens={"ada": ["fuel.1"]}, acts=False)
    assert play(state, HumansTurn()).state.actions == 4


def test_A5_2_a_fourth_card_means_laying_one_aside() -> None:
    hand = {"ada": ["rope.1", "radio.1", "smoke.1"]}
    state = act(position("AS..", hand=hand), "search ada b1", dice=["medicine.1"]).state
    assert options(state) == {
        "discard ada rope.1",
        "discard ada radio.1",
        "discard ada smoke.1",
        "discard ada medicine.1",
    }
    state = act(state, "discard ada radio.1").state
    assert state.hands[Who.ADA] == ("rope.1", "smoke.1", "medicine.1")
    assert state.deck.discard == ("radio.1",)


def test_A5_3_the_zombie_player_does_not_see_cards() -> None:
    state = position("AS.B", hand={"ben": ["rope.1"]}, mode="versus-3")
    applied = act(state, "search ada b1", dice=["medicine.1"])
    seen = GAME.observe(applied.state, ZOMBIES)
    assert [len(hand) for hand in seen.hands.values()] == [1, 1]
    assert not any(card for hand in seen.hands.values() for card in hand)
    told = [event.seen_by(ZOMBIES) for event in applied.events]
    assert not any("Medicine" in ENGLISH(event.text()) for event in told if event is not None)
    assert any("Medicine" in text for text in texts(applied))


def test_A5_5_range_goes_around_walls() -> None:
    state = position("A|..Z", ".|...", "....", hand={"ada": ["petrol-bomb.1"]})
    assert not any(text.startswith("use ada petrol-bomb") for text in options(state))


def test_A5_6_give_and_take_beside_each_other() -> None:
    state = position("AB..", hand={"ada": ["rope.1"], "ben": ["radio.1"]})
    given = act(state, "trade ada ben", "give ada ben rope.1").state
    assert given.hands[Who.BEN] == ("radio.1", "rope.1")
    assert given.actions == 4
    taken = act(state, "trade ada ben", "take ada ben radio.1").state
    assert taken.hands[Who.ADA] == ("rope.1", "radio.1")
    assert not any(text.startswith("give") for text in options(position("A.B.", hand={"ada": ["rope.1"]})))


def test_A5_5_A5_6_what_has_cost_nothing_yet_can_be_left_again() -> None:
    trading = act(position("AB..", hand={"ada": ["rope.1"], "ben": ["radio.1"]}), "trade ada ben").state
    aiming = act(position("A...", hand={"ada": ["alarm.1"]}), "use ada alarm.1").state
    for state in (trading, aiming):
        asked = decision(state)
        assert asked is not None and asked.goes_back
        assert state.actions == 5


def test_A2_2_the_end_of_a_turn_does_not_press_while_something_is_at_hand() -> None:
    for rows, is_early in (("A...", False), ("AS..", True)):
        asked = decision(position(rows))
        assert asked is not None
        assert asked.options[-1].is_early is is_early


def test_A5_6_nothing_is_taken_from_the_unwilling() -> None:
    state = position("AB..", hand={"ben": ["radio.1"]}, mode="co-op-2")
    state = act(state, "take ada ben radio.1").state
    asked = decision(state)
    assert asked is not None and asked.seat == "ben"
    assert act(state, "keep ben").state.hands[Who.ADA] == ()
    assert act(state, "hand-over ben").state.hands[Who.ADA] == ("radio.1",)


def test_A5_6_full_hands_take_nothing() -> None:
    hand = {"ada": ["rope.1"], "ben": ["radio.1", "smoke.1", "flare.1"]}
    assert "give ada ben rope.1" not in options(position("AB..", hand=hand))
