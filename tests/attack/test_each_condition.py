"""Chapter A12: each condition by itself, from not yet to done, and where it cannot be done any more."""

from __future__ import annotations

import re
from dataclasses import replace
from pathlib import Path

from pyapp.attack.board.squares import Square
from pyapp.attack.names import TokenId, Who
from pyapp.attack.scenarios.conditions import Condition
from pyapp.attack.scenarios.reading_conditions import WORDS
from pyapp.attack.truth.sequence import TurnEnds
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.victory import HOPELESS, SURVIVED
from pyapp.kernel.message import ENGLISH
from tests.attack.positions import act, play, position


def goal(state: AttackState) -> Condition:
    return state.layout.win


def holds(state: AttackState) -> bool:
    return goal(state).holds(state)


def progress(state: AttackState) -> str:
    told = goal(state).progress(state)
    return ENGLISH(told) if told is not None else ""


def ended(state: AttackState) -> str:
    return state.outcome.reason if state.outcome is not None else ""


def dead(state: AttackState, who: Who) -> AttackState:
    new = state.copy()
    new.humans[who] = replace(new.humans[who], square="", wounds=5)
    return new


def test_every_condition_has_a_test_of_its_own() -> None:
    source = Path(__file__).read_text(encoding="utf-8")
    assert set(re.findall(r"^def test_A12_\d_condition_(\w+?)__", source, re.M)) == set(WORDS)


def test_A12_6_condition_hold__so_many_turns_have_been_played() -> None:
    state = position("A...", win="hold = 2", acts=False)
    assert (holds(state), progress(state)) == (False, "0 of 2 turns")
    state = play(state, TurnEnds()).state
    assert (ended(state), progress(state)) == ("", "1 of 2 turns")
    state = play(state, TurnEnds()).state
    assert (ended(state), progress(state)) == (SURVIVED, "2 of 2 turns")
    assert ENGLISH(goal(state).told()) == "hold out for 2 turns"


def test_A12_6_condition_wait__counts_from_the_step_before() -> None:
    state = position("AhZ.", win='in_order = [{ everybody_in = "house" }, { wait = 2 }]')
    state.rounds = 7
    state = act(state, "move ada b1").state
    waiting = goal(state).members()[1]
    assert ENGLISH(waiting.told()) == "wait 2 turns"
    told = waiting.progress(state)
    assert told is not None and ENGLISH(told) == "0 of 2 turns"
    state = play(state, TurnEnds()).state
    assert ended(state) == ""
    assert ended(play(state, TurnEnds()).state) == SURVIVED


def test_A12_8_condition_kill__however_they_die() -> None:
    state = position("A.Z.Z", win="kill = 2", hand={"ada": ["chainsaw.1"]})
    assert progress(state) == "0 of 2"
    state = act(state, "shoot ada z1", dice=[3, 5]).state
    assert (ended(state), progress(state)) == ("", "1 of 2")
    near = position("AZ..", "Z...", win="kill = 2", hand={"ada": ["chainsaw.1"]})
    near = act(near, "use ada chainsaw.1", "use ada chainsaw.1 z1", dice=[2, 5]).state
    assert ended(act(near, "shoot ada z2", dice=[4, 6]).state) == SURVIVED


def test_A12_8_condition_alive__enough_of_them_live() -> None:
    state = position("A.B.C", win="all = [{ alive = 2 }, { kill = 1 }]")
    two = dead(state, Who.CLEO)
    assert not goal(two).is_hopeless(two)
    one = dead(two, Who.BEN)
    assert goal(one).is_hopeless(one)
    assert ended(act(one, "move ada b1").state) == HOPELESS
    few = position("A...", win="all = [{ alive = 2 }, { kill = 1 }]")
    assert not goal(few).is_hopeless(few), "where one began, one is enough"


def test_A12_8_condition_carry__somebody_there_has_it_or_it_lies_there() -> None:
    state = position("kAh.", win='carry = "keys"\nto = "house"')
    assert progress(state) == "0 of 1"
    carried = act(state, "pick ada keys.1", "move ada c1").state
    assert ended(carried) == SURVIVED
    lies = state.copy()
    lies.tokens = {TokenId("keys.1"): Square("c1")}
    assert holds(lies)


def test_A12_8_condition_carry__as_many_as_are_asked_for() -> None:
    state = position("kAhk", win='carry = "keys"\nto = "house"\ncount = 2')
    state = act(state, "pick ada keys.1", "move ada c1").state
    assert (ended(state), progress(state)) == ("", "1 of 2")
    assert ended(act(state, "pick ada keys.2").state) == SURVIVED


def test_A12_8_condition_everybody_in__all_who_live() -> None:
    state = position("Ah.B", win='everybody_in = "house"')
    inside = act(state, "move ada b1").state
    assert (ended(inside), progress(inside)) == ("", "1 of 2")
    assert ended(act(dead(state, Who.BEN), "move ada b1").state) == SURVIVED


def test_A12_8_condition_everybody_in__and_enough_of_them() -> None:
    state = dead(position("Ah.B", win='everybody_in = "house"\nleast = 2'), Who.BEN)
    assert goal(state).is_hopeless(state)
    assert ended(act(state, "move ada b1").state) == HOPELESS


def test_A12_7_condition_barricade_all__at_the_same_time() -> None:
    state = position("hWAD.", "....", win='barricade_all = "house"')
    one = act(state, "barricade ada b1-c1").state
    assert (ended(one), holds(one)) == ("", False)
    both = state.copy()
    both.barricades = dict.fromkeys(both.layout.board.edges_around("house"), False)
    assert holds(both)
    both.barricades.popitem()
    assert not holds(both)


def test_A12_4_condition_all__at_the_same_time() -> None:
    state = position("AhZ.", win='all = [{ everybody_in = "house" }, { kill = 1 }]')
    killed = act(state, "move ada b1", "shoot ada z1", dice=[4, 5]).state
    assert ended(killed) == SURVIVED
    left = act(state, "move ada b1", "move ada a1", "shoot ada z1", dice=[3, 5]).state
    assert ended(left) == "", "he was there, and is not any more"
    assert ENGLISH(goal(state).told()) == "get everybody who lives to the house and kill 1 zombie"


def test_A12_4_condition_any__one_is_enough() -> None:
    win = "any = [{ kill = 1 }, { all = [{ alive = 2 }, { hold = 3 }] }]"
    state = position("A.Z.B", win=win)
    assert ended(act(state, "shoot ada z1", dice=[4, 5]).state) == SURVIVED
    one = dead(state, Who.BEN)
    assert not goal(one).is_hopeless(one), "the other can still be done"


def test_A12_5_condition_in_order__one_after_the_other() -> None:
    win = 'in_order = [{ everybody_in = "house" }, { kill = 1 }, { hold = 1 }]'
    state = position("AhZ.", win=win)
    assert list(act(state, "shoot ada z1", dice=[4, 5]).state.reached) == [], "what comes too early does not count yet"
    there = act(state, "move ada b1", "move ada a1").state
    assert list(there.reached) == ["win.0"], "what has come true stays so"
    killed = act(there, "shoot ada z1", dice=[4, 5]).state
    assert list(killed.reached) == ["win.0", "win.1"]
    assert ended(killed) == ""
    assert ended(play(killed, TurnEnds()).state) == SURVIVED
