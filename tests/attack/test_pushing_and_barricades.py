"""Chapters A10 and A11: pushing past, and barricades."""

from __future__ import annotations

import pytest

from pyapp.attack.names import ZombieId
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.truth.state import AttackState
from tests.attack.positions import GAME, act, at, options, play, position, wounds_of, zombies_turn


def test_A10_1_the_zombie_attacks_and_needs_eight_whatever_stands_around() -> None:
    state = position("Z.Z", "AZ.", ".Z.")
    hit = act(state, "push ada b2", dice=[3, 5]).state
    assert wounds_of(hit, "ada") == 1
    assert at(hit, "ada") == "b2"
    assert wounds_of(act(state, "push ada b2", dice=[3, 4]).state, "ada") == 0


def test_A10_1_in_its_square_there_is_nothing_but_moving_on() -> None:
    state = act(position("AZ..", "SZ..", "...."), "push ada b1", dice=[1, 2]).state
    assert options(state) == {"move ada a1", "move ada c1", "push ada b2"}


def test_A10_2_doubles_throw_back_to_where_he_came_from() -> None:
    state = act(position("AZ.."), "push ada b1", dice=[2, 2]).state
    assert at(state, "ada") == "a1"
    assert state.actions == 4
    assert "push ada b1" in options(state)


def hallway() -> AttackState:
    return position("AZZZ.", actions=5)


def test_A10_2_three_in_a_row_as_in_the_rulebook() -> None:
    """Vector 3: thrown back twice, onto zombies that do not attack again; then there is one action left."""
    state = act(hallway(), "push ada b1", dice=[1, 2]).state
    state = act(state, "push ada c1", dice=[2, 2]).state
    assert at(state, "ada") == "b1"
    assert state.actions == 3
    state = act(state, "push ada c1", dice=[1, 2]).state
    applied = act(state, "push ada d1", dice=[3, 3])
    assert at(applied.state, "ada") == "a1", "no free square at the side: back along the way, and the turn is over"
    assert options(applied.state) == {"rest"}


def test_A10_3_a_free_square_at_the_side_has_to_be_taken() -> None:
    state = position("AZZ.", "##.#", actions=3)
    state = act(state, "push ada b1", "push ada c1", dice=[1, 2, 1, 2]).state
    assert state.actions == 1
    assert options(state) == {"move ada d1", "move ada c2"}
    state = position("AZZZ", "##.#", actions=3)
    state = act(state, "push ada b1", "push ada c1", dice=[1, 2, 1, 2]).state
    assert options(state) == {"move ada c2"}


def test_A10_3_without_actions_he_goes_back() -> None:
    applied = act(position("AZ..", actions=1), "push ada b1", dice=[1, 2])
    assert at(applied.state, "ada") == "a1"


def test_A8_3_a_zombie_that_slips_while_somebody_pushes_past() -> None:
    state = act(position("AZ.."), "push ada b1", dice=[1, 1]).state
    assert state.zombies[ZombieId("z1")].is_lying, "it is the humans' turn: it lies there"
    assert at(state, "ada") == "a1"


# Barricades


def test_A11_1_three_actions_from_either_side() -> None:
    for row, actions in (("AD..", 5), (".DA.", 3), ("AW..", 3)):
        state = position(row, actions=actions)
        after = act(state, "barricade ada a1-b1").state
        assert after.barricades == {"a1-b1": False}
        assert after.actions == actions - 3
    assert "barricade ada a1-b1" not in options(position("AD..", actions=2))
    assert not any(text.startswith("barricade") for text in options(position("A|..")))


def test_A11_1_nobody_gets_through() -> None:
    state = position("AD.Z", barricades=["a1-b1"])
    assert "move ada b1" not in options(state)
    assert "shoot ada z1" not in options(state)
    dead = zombies_turn(position("ADZ.", barricades=["a1-b1"], acts=False, mode="versus-2"))
    shown = options(act(play(dead, ZombiesTurn()).state, "turn z1").state)
    assert "attack z1 ada" not in shown and "walk z1 a1" not in shown


def test_A11_2_three_actions_to_remove() -> None:
    state = act(position("AD..", barricades=["a1-b1"]), "clear ada a1-b1").state
    assert state.barricades == {}
    assert state.actions == 2


@pytest.mark.parametrize(("dice", "breaks"), [((3, 4), False), ((3, 5), True)])
def test_A11_3_a_whole_turn_and_eight(dice: tuple[int, int], breaks: bool) -> None:
    state = zombies_turn(position("ADZ.", barricades=["a1-b1"], acts=False, mode="versus-2"))
    state = act(play(state, ZombiesTurn()).state, "turn z1", "break z1 a1-b1", dice=dice).state
    assert (state.barricades == {}) is breaks
    assert options(state) == {"rest"}


def test_A11_3_not_after_a_step() -> None:
    state = zombies_turn(position("AD.Z", barricades=["a1-b1"], acts=False, mode="versus-2"))
    state = act(play(state, ZombiesTurn()).state, "turn z1", "walk z1 b1").state
    assert "break z1 a1-b1" not in options(state)


def test_A11_3_one_on_each_side() -> None:
    state = zombies_turn(position("ZDZ.", "A...", barricades=["a1-b1"], acts=False, mode="versus-2"))
    state = play(state, ZombiesTurn()).state
    for one in ("z1", "z2"):
        assert f"break {one} a1-b1" in options(act(state, f"turn {one}").state)


def test_A11_4_permanent_ones_never_fall() -> None:
    state = position("ADZ.", barricades={"a1-b1": True})
    assert not any("a1-b1" in text for text in options(state))
    assert GAME.why_not(state, "edge:a1-b1").rule == "A11.4"
    dead = zombies_turn(position("ADZ.", barricades={"a1-b1": True}, acts=False, mode="versus-2"))
    assert "break z1 a1-b1" not in options(act(play(dead, ZombiesTurn()).state, "turn z1").state)
