"""Chapter A14: each card has its own test."""

from __future__ import annotations

import pytest

from pyapp.attack.cards.effects import EFFECTS
from pyapp.attack.cards.items import ITEMS
from pyapp.attack.names import Who, ZombieId
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.replenishing import Replenishing
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.truth.state import AttackState
from tests.attack.positions import act, at, options, play, position, wounds_of, zombies_turn


def holding(card: str, *rows: str, wounds: dict[str, int] | None = None, actions: int = 5) -> AttackState:
    return position(*rows, hand={"ada": [f"{card}.1"]}, wounds=wounds, actions=actions)


def test_there_are_sixteen_and_each_helps_somehow() -> None:
    assert len(ITEMS) == 16
    assert set(EFFECTS) < set(ITEMS)


def test_A14_1_a_chainsaw_leaves_no_body_and_runs_dry_on_doubles() -> None:
    state = act(holding("chainsaw", "AZ.."), "use ada chainsaw.1 z1", dice=[2, 4]).state
    assert state.zombies == {}
    assert state.hands[Who.ADA] == ("chainsaw.1",)
    state = act(holding("chainsaw", "AZ.."), "use ada chainsaw.1 z1", dice=[2, 2]).state
    assert at(state, "z1") == "c1"
    assert state.hands[Who.ADA] == ()


def test_A14_2_a_petrol_bomb_burns_all_around() -> None:
    state = holding("petrol-bomb", "A.Z.", "..Z.", "....")
    state = act(state, "use ada petrol-bomb.1 z1", dice=[3, 2]).state
    assert state.zombies[ZombieId("z1")].is_lying
    assert not state.zombies[ZombieId("z2")].is_lying
    assert state.deck.discard == ("petrol-bomb.1",)
    burnt = act(holding("petrol-bomb", "AZ.."), "use ada petrol-bomb.1 z1", dice=[6, 1]).state
    assert wounds_of(burnt, "ada") == 1
    assert not any("petrol" in text for text in options(holding("petrol-bomb", "A..Z")))


def test_A14_3_a_noise_draws_zombies_away() -> None:
    state = act(holding("alarm", "A...Z", "....."), "use ada alarm.1", "use ada alarm.1 d1").state
    assert state.noise == "d1"
    state = zombies_turn(state)
    state.mode, state.settings = "solo", {**state.settings, "zombies": "plain"}
    state = play(state, ZombiesTurn()).state
    assert at(state, "z1") == "d1"
    near = zombies_turn(act(holding("alarm", ".ZA.", "...."), "use ada alarm.1", "use ada alarm.1 a1").state)
    near = play(near, ZombiesTurn()).state
    assert at(near, "z1") == "a1"
    assert wounds_of(near, "ada") == 0


def test_A13_6_whoever_hears_it_does_nothing_else() -> None:
    state = zombies_turn(act(holding("alarm", ".ZA.", "...."), "use ada alarm.1", "use ada alarm.1 a1").state)
    state.humans = dict(state.humans)
    assert at(play(state, ZombiesTurn()).state, "z1") == "a1"


def test_A14_4_medicine_for_oneself_or_a_neighbour() -> None:
    state = holding("medicine", "AB..", wounds={"ada": 1, "ben": 3})
    assert wounds_of(act(state, "use ada medicine.1", "use ada medicine.1 ben").state, "ben") == 1
    assert wounds_of(act(state, "use ada medicine.1", "use ada medicine.1 ada").state, "ada") == 0
    assert not any(text.startswith("use") for text in options(holding("medicine", "AB..")))


def test_A14_5_a_bandage_costs_no_action() -> None:
    state = act(holding("bandage", "A...", wounds={"ada": 2}), "use ada bandage.1").state
    assert wounds_of(state, "ada") == 1
    assert state.actions == 5


def test_A14_6_boards_bar_an_opening_for_good() -> None:
    state = act(holding("boards", "AD.."), "use ada boards.1 a1-b1").state
    assert state.barricades == {"a1-b1": True}
    assert state.actions == 2


def test_A14_7_a_hammer_saves_an_action() -> None:
    state = act(holding("hammer", "AD.."), "barricade ada a1-b1").state
    assert state.actions == 3


def test_A14_8_a_rope_over_walls_and_things() -> None:
    assert at(act(holding("rope", "A|.."), "use ada rope.1 b1").state, "ada") == "b1"
    state = act(holding("rope", "A#.."), "use ada rope.1 c1").state
    assert at(state, "ada") == "c1"
    assert state.actions == 3
    assert state.hands[Who.ADA] == ("rope.1",)
    assert not any(text.startswith("use") for text in options(holding("rope", "A|Z.")))


@pytest.mark.parametrize(
    ("row", "shut"),
    [
        ("AD..", ["a1-b1"]),
        ("AW..", ["a1-b1"]),
        ("A|#.", []),
        ("A#|.", []),
        ("A##.", []),
        ("A~..", []),
        ("A|~.", []),
        ("Ao..", []),
    ],
)
def test_A14_8_one_obstacle_no_opening_and_no_water(row: str, shut: list[str]) -> None:
    state = position(row, hand={"ada": ["rope.1"]}, barricades=shut)
    assert not any(text.startswith("use") for text in options(state))


def test_A14_9_a_torch_allows_a_second_search() -> None:
    state = act(holding("torch", "AS.."), "search ada b1").state
    assert "search ada b1" in options(state)
    assert "search ada b1" not in options(act(state, "search ada b1").state)


def test_A14_10_after_a_call_nobody_is_replenished() -> None:
    state = zombies_turn(act(holding("radio", "A..."), "use ada radio.1").state)
    assert play(state, Replenishing()).state.zombies == {}


def test_A14_11_a_jacket_takes_one_hit() -> None:
    state = zombies_turn(position("ZA..", hand={"ada": ["armour.1"]}, acts=False, mode="versus-2"))
    state = act(play(state, ZombiesTurn()).state, "turn z1", "attack z1 ada", dice=[4, 5]).state
    assert wounds_of(state, "ada") == 0
    assert state.deck.discard == ("armour.1",)
    assert wounds_of(act(state, "attack z1 ada", dice=[4, 5]).state, "ada") == 1


def test_A14_12_shells_help_shots_and_no_blows() -> None:
    state = act(holding("shells", "A.Z.", "Z..."), "use ada shells.1").state
    assert act(state, "shoot ada z1", dice=[2, 4]).state.zombies[ZombieId("z1")].is_lying
    assert not act(state, "shoot ada z2", dice=[3, 5]).state.zombies[ZombieId("z2")].is_lying


def test_A14_12_for_one_turn() -> None:
    state = act(holding("shells", "A.Z."), "use ada shells.1", "end ada").state
    assert play(state, HumansTurn()).state.boosts == []


def test_A14_13_adrenaline_gives_three_actions() -> None:
    assert act(holding("adrenaline", "A..."), "use ada adrenaline.1").state.actions == 8


def test_A14_14_a_crowbar_hits_with_seven() -> None:
    state = act(holding("crowbar", "AZ.."), "shoot ada z1", dice=[3, 4]).state
    assert state.zombies[ZombieId("z1")].is_lying


def test_A14_15_smoke_hides_whoever_pushes_past() -> None:
    state = act(holding("smoke", "AZ.."), "use ada smoke.1", "push ada b1", dice=[]).state
    assert at(state, "ada") == "b1"


def test_A14_16_a_flare_throws_back_everybody_around() -> None:
    state = act(holding("flare", "..Z.", ".ZA.", "...."), "use ada flare.1").state
    assert at(state, "z2") == "a2"
    assert at(state, "z1") == "c1", "the edge of the board stops it"
