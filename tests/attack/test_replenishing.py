"""Chapter A9: the dead come back."""

from __future__ import annotations

from dataclasses import replace

from pyapp.attack.names import Who, ZombieId
from pyapp.attack.play.fighting import zombie_attacks
from pyapp.attack.play.replenishing import DeadRemoved, Replenishing, Slots, slots
from pyapp.attack.truth.sequence import TurnEnds
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.dice import ScriptedDice
from tests.attack.positions import act, at, options, play, position, texts, zombies_turn

WIDE = ("....", "ABC.", "....", "....")


def standing(state: AttackState, count: int) -> AttackState:
    """With so many zombies standing, wherever: only their number matters."""
    new = state.copy()
    for _ in range(count):
        new.new_zombie(new.layout.board.rims[4][0])
    return new


def test_A9_1_one_for_each_living_human_up_to_the_cap() -> None:
    """Vector 1: three humans, a cap of eight here: three a turn, but only one at seven."""
    state = zombies_turn(position(*WIDE, acts=False))
    assert state.cap == 8
    assert [slots(standing(state, count)) for count in (0, 5, 6, 7, 8)] == [3, 3, 2, 1, 0]


def test_A9_1_the_cap_stays_that_of_the_beginning() -> None:
    state = zombies_turn(position(*WIDE, acts=False))
    cap = state.cap
    dead = state.copy()
    dead.humans[next(iter(dead.humans))] = replace(dead.humans[next(iter(dead.humans))], square="", wounds=5)
    assert dead.cap == cap
    assert slots(dead) == 2


def versus(*rows: str) -> AttackState:
    return zombies_turn(position(*rows, acts=False, mode="versus-4"))


def test_A9_2_the_example_of_the_rulebook() -> None:
    """Vector 2: four slots: 1, then 5 at that side, then 6 stands up with two actions, then a new one anywhere."""
    state = play(versus("....", "ABC.", "....", "xxx."), Slots(4)).state
    assert options(state) == {"raise z1", "raise z2", "raise z3"}
    state = act(state, "raise z1", dice=[1]).state
    assert "z1" not in state.zombies
    state = act(state, "raise z2", dice=[5]).state
    assert options(state) == {"place a1", "place a3", "place a4"}, "the free squares on the left"
    state = act(state, "place a1", dice=[6]).state
    assert at(state, "z2") == "a1"
    assert options(state) == {"walk z3 b4", "walk z3 c3", "walk z3 d4", "stay z3"}
    state = act(state, "walk z3 d4").state
    assert state.actions == 1
    state = act(state, "stay z3").state
    rim = {"b1", "c1", "d1", "d2", "d3", "a3", "a4", "b4", "c4"}
    assert options(state) == {f"place {square}" for square in rim}
    state = act(state, "place b1").state
    assert at(state, "z4") == "b1"
    assert options(state) == {"rest"}


def test_A9_3_a_full_side_loses_the_slot() -> None:
    state = versus("###.", "ABC.", "#...", "#x..")
    applied = play(state, Slots(1), dice=[5])
    assert list(applied.state.zombies) == []
    assert "At that side no square is free: nobody comes." in texts(applied)


def test_A9_4_a_human_on_top_makes_it_come_up_beside() -> None:
    state = versus("....", "AxB.", "....", "....")
    state.put("ada", state.zombies[ZombieId("z1")].square)
    state = play(state, Slots(1), dice=[6]).state
    assert options(state) == {"stand b1", "stand b3", "stand a2"}
    state = act(state, "stand b1").state
    assert at(state, "z1") == "b1"
    assert state.actions == 2


def test_A9_5_without_dead_no_die_is_rolled() -> None:
    state = play(versus("....", "ABC.", "....", "...."), Slots(1)).state
    assert all(text.startswith("place") for text in options(state))


def test_A9_6_afterwards_the_dead_are_gone() -> None:
    assert play(versus("....", "ABC.", "....", "xx.Z"), DeadRemoved()).state.standing == ("z3",)


def test_A9_1_nobody_comes_above_the_cap() -> None:
    state = standing(versus("....", "ABC.", "....", "...."), 0)
    for square in ("a1", "b1", "c1", "d1", "a3", "b3", "c3", "d3"):
        state.new_zombie(square)  # type: ignore[arg-type]
    assert options(play(state, Replenishing()).state) == {"rest"}


def test_A2_1_the_end_of_the_turn_tells_what_the_zombies_have_done() -> None:
    state = zombies_turn(position("ZAZ.", "....", acts=False))
    state.dice = ScriptedDice(1, 2)
    zombie_attacks(state, ZombieId("z1"), Who.ADA)
    told = texts(play(play(state, Replenishing()).state, TurnEnds()))
    assert told[-1] == "The zombies' turn: 1 attack without a hit and 1 zombie more. Now 3 zombies stand."
    told = texts(play(zombies_turn(position("A...", acts=False)), TurnEnds()))
    assert told[-1] == "The zombies' turn: no attack. Now 0 zombies stand."
