"""Chapter A12: each condition, and how they are put together."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp.attack.answers import advice
from pyapp.attack.board.squares import NOWHERE
from pyapp.attack.names import Who
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.truth import victory
from pyapp.attack.truth.sequence import GameTurns, TurnEnds
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.victory import DEAD, HOPELESS, SURVIVED
from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import ENGLISH
from tests.attack.positions import GAME, act, play, position, zombies_turn


def outcome(state: AttackState) -> Outcome:
    assert state.outcome is not None
    return state.outcome


def test_A12_1_the_humans_win_together() -> None:
    state = position("A.Z.", win="kill = 1")
    end = outcome(act(state, "shoot ada z1", dice=[4, 5]).state)
    assert (end.reason, end.side, end.winners) == (SURVIVED, "humans", ("survivors",))
    assert ENGLISH(GAME.outcome_text(act(state, "shoot ada z1", dice=[4, 5]).state))


def test_A12_1_of_those_who_survive_it_says_how_many() -> None:
    state = position("A.Z.", "B...", win="kill = 1")
    state.humans[Who.BEN] = replace(state.humans[Who.BEN], square="", wounds=5)
    assert "1 of 2 survives the night" in ENGLISH(GAME.outcome_text(act(state, "shoot ada z1", dice=[4, 5]).state))


def test_A12_2_nobody_left() -> None:
    state = zombies_turn(position("ZA..", wounds={"ada": 4}, acts=False, mode="versus-2"))
    end = outcome(act(play(state, ZombiesTurn()).state, "turn z1", "attack z1 ada", dice=[4, 5]).state)
    assert (end.reason, end.winners) == (DEAD, ("zombies",))


def test_A12_2_what_cannot_come_true_any_more() -> None:
    state = position("A.B.", win="alive = 2", acts=False)
    state.humans[Who.BEN] = replace(state.humans[Who.BEN], square="", wounds=5)
    victory.check(state)
    assert outcome(state).reason == HOPELESS


def test_A12_3_conditions_are_tested_after_every_step() -> None:
    assert outcome(act(position("Ah..", win='everybody_in = "house"'), "move ada b1").state).reason == SURVIVED


def test_A12_4_all_and_any() -> None:
    both = position("A.Z.", win="all = [{ kill = 1 }, { hold = 3 }]")
    assert act(both, "shoot ada z1", dice=[4, 5]).state.outcome is None
    either = position("A.Z.", win="any = [{ kill = 1 }, { hold = 3 }]")
    assert act(either, "shoot ada z1", dice=[4, 5]).state.outcome is not None


def test_A12_5_in_order_what_has_come_true_stays() -> None:
    state = position("AhZ.", win='in_order = [{ everybody_in = "house" }, { kill = 1 }]')
    early = act(state, "move ada b1", "move ada a1").state
    assert list(early.reached) == ["win.0"]
    assert act(early, "shoot ada z1", dice=[4, 5]).state.outcome is not None


def test_A12_5_what_comes_too_early_does_not_count_before_its_time() -> None:
    state = position("AhZ.", win='in_order = [{ kill = 1 }, { everybody_in = "house" }]')
    assert act(state, "move ada b1").state.outcome is None


def test_A12_5_an_order_within_another_waits_for_its_turn() -> None:
    nested = "in_order = [{ kill = 1 }, { all = [{ in_order = [{ alive = 1 }, { wait = 2 }] }] }]"
    state = act(position("A.Z.", win=nested), "move ada b1").state
    assert state.reached == {}
    state.rounds = 5
    state = act(state, "shoot ada z1", dice=[4, 5]).state
    assert state.reached == {"win.0": 5, "win.1.0.0": 5}
    assert state.outcome is None
    state = play(state, TurnEnds()).state
    assert state.outcome is None
    assert play(state, TurnEnds()).state.outcome is not None


def test_A12_6_the_first_wait_of_an_order_within_another_counts_from_what_came_before_that() -> None:
    state = position("A.Z.", win="in_order = [{ kill = 1 }, { any = [{ in_order = [{ wait = 1 }] }] }]")
    state.rounds = 5
    state = act(state, "shoot ada z1", dice=[4, 5]).state
    assert state.outcome is None
    assert play(state, TurnEnds()).state.outcome is not None


def test_A12_4_of_several_ways_the_first_that_is_still_open_is_pointed_at() -> None:
    state = position("Ah..", win='any = [{ alive = 2 }, { everybody_in = "house" }]')
    assert ENGLISH(advice.goal(state)).startswith("Now: at least")
    state = position("A.Bh", win='any = [{ alive = 2 }, { everybody_in = "house" }]', acts=False)
    state.humans[Who.BEN] = replace(state.humans[Who.BEN], square=NOWHERE, wounds=5)
    assert ENGLISH(advice.goal(state)).startswith("Now: get everybody who lives to")
    assert advice.where(state) == ("square:d1",)


def test_A12_6_holding_out() -> None:
    state = position("A...", win="hold = 2", acts=False)
    state = play(state, TurnEnds()).state
    assert state.outcome is None
    assert play(state, TurnEnds()).state.outcome is not None


def test_A12_6_waiting_counts_from_the_step_before() -> None:
    state = position("Ah..", win='in_order = [{ everybody_in = "house" }, { wait = 1 }]')
    state.rounds = 5
    state = act(state, "move ada b1").state
    assert state.outcome is None
    assert play(state, TurnEnds()).state.outcome is not None


def test_A12_7_the_openings_of_a_place_are_worked_out_once() -> None:
    """They are asked for after every step."""
    board = position("hWAD.", "....").board
    assert board.edges_around("house") == ("a1-b1",)
    assert board.edges_around("house") is board.edges_around("house")


def test_A12_7_all_openings_of_a_place() -> None:
    state = position("hWAD.", "....", win='barricade_all = "house"')
    assert act(state, "barricade ada b1-c1").state.outcome is None
    assert outcome(act(state, "barricade ada a1-b1").state).reason == SURVIVED


@pytest.mark.parametrize("win", ['carry = "keys"\nto = "house"', 'all = [{ carry = "keys", to = "house", count = 1 }]'])
def test_A12_8_bringing_things(win: str) -> None:
    state = position("kAh.", win=win)
    state = act(state, "pick ada keys.1").state
    assert state.outcome is None
    assert outcome(act(state, "move ada c1").state).reason == SURVIVED


def test_A12_8_everybody_means_the_living() -> None:
    state = position("Ah.B", win='everybody_in = "house"')
    assert act(state, "move ada b1").state.outcome is None
    state.humans[Who.BEN] = replace(state.humans[Who.BEN], square="", wounds=5)
    assert act(state, "move ada b1").state.outcome is not None


def test_A12_8_whoever_only_passes_is_not_there_yet() -> None:
    state = position("hAZ.", win='everybody_in = "house"')
    state.zombies[state.standing[0]] = replace(state.zombies[state.standing[0]], square="a1")
    pushed = act(state, "push ada a1", dice=[1, 2]).state
    assert pushed.outcome is None
    assert act(pushed, "move ada b1").state.outcome is None


def test_A12_8_enough_alive() -> None:
    assert position("A.B.", win="all = [{ alive = 1 }, { hold = 9 }]").outcome is None


def test_A12_9_a_draw_after_so_many_turns() -> None:
    state = position("A...", acts=False, settings={"turn-limit": "50"})
    state.turn = 50
    assert outcome(play(state, GameTurns()).state).side == "draw"


def test_A12_8_a_zombie_that_kills_itself_counts_and_is_nobody_any_more() -> None:
    state = zombies_turn(position("ZA..", win="kill = 1", acts=False, mode="versus-2"))
    after = act(play(state, ZombiesTurn()).state, "turn z1", "attack z1 ada", dice=[1, 1]).state
    assert outcome(after).reason == SURVIVED
    assert GAME.faults(after) == []
