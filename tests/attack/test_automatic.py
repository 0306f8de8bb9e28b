"""Chapter A13: each line of the automatic zombies."""

from __future__ import annotations

import pytest

from pyapp.attack.automatic.plan import Plan, plan_of
from pyapp.attack.board.squares import square_at
from pyapp.attack.events.turn_events import Chose
from pyapp.attack.names import ZombieId
from pyapp.attack.play.replenishing import Slots, best_square
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.truth.state import AttackState, Zombie
from pyapp.kernel.message import ENGLISH
from tests.attack.positions import at, play, position, texts, zombies_turn

CUNNING = {"zombies": "cunning"}


def dead(*rows: str, **more: object) -> AttackState:
    return zombies_turn(position(*rows, acts=False, **more))  # type: ignore[arg-type]


def plan(state: AttackState, one: str = "z1") -> Plan | None:
    state = state.copy()
    state.acting, state.actions = one, 4
    return plan_of(state, ZombieId(one))


def action(state: AttackState, one: str = "z1") -> str:
    found = plan(state, one)
    assert found is not None
    return " ".join([found.rule, *found.path, str(found.action or "")]).strip()


def test_A13_1_the_nearest_goes_first() -> None:
    applied = play(dead("Z.Z...A.", "........"), ZombiesTurn(), dice=[1, 2])
    chosen = [event.zombie for event in applied.events if isinstance(event, Chose)]
    assert chosen[0] == "z2"


def test_A13_1_each_says_why() -> None:
    applied = play(dead("AZ.B", "....", wounds={"ben": 2}), ZombiesTurn(), dice=[1, 2, 1, 2, 1, 2, 1, 2])
    assert "Zombie 1 attacks Ada, the nearest." in texts(applied)


def test_A13_2_the_nearest_human() -> None:
    assert action(dead("A.ZB", "....")) == "A13.2 attack z1 ben"
    assert action(dead("A..ZB.", "......")) == "A13.2 attack z1 ben"


def test_A13_2_then_where_others_help() -> None:
    assert action(dead("ZA.B", "..Z.", "...."), "z2").startswith("A13.2 c1 attack z2 ada")


def test_A13_2_then_who_has_more_wounds() -> None:
    assert action(dead("AZB.", "....", wounds={"ben": 2})) == "A13.2 attack z1 ben"


def test_A13_2_the_cunning_go_where_most_wounds_are_to_be_hoped_for() -> None:
    """Three attacks at 7 are more than four at 8."""
    rows = ("ZA.ZB.", "......")
    assert action(dead(*rows), "z2") == "A13.2 attack z2 ben"
    assert action(dead(*rows, settings=CUNNING), "z2") == "A13.2 c1 attack z2 ada"


def test_A13_2_the_cunning_do_not_walk_far_for_help() -> None:
    """Two attacks at 7 are fewer than four at 8; with one attack a turn the help is all that counts."""
    rows = ("ZA..ZB.", ".......")
    assert action(dead(*rows, settings=CUNNING), "z2") == "A13.2 attack z2 ben"
    once = {**CUNNING, "attacks": "one"}
    assert action(dead(*rows, settings=once), "z2") == "A13.2 d1 c1 attack z2 ada"


def test_A13_2_then_the_cunning_take_the_weakest() -> None:
    rows = ("AZB.", "....")
    assert action(dead(*rows, wounds={"ben": 1}, settings=CUNNING)) == "A13.2 attack z1 ben"


def test_A13_3_a_barricade_in_the_way() -> None:
    state = dead("AD.Z", "-...", barricades=["a1-b1"])
    closed = dead("ADZ.", " -", "#...", barricades=["a1-b1"])
    assert action(closed) == "A13.3 break z1 a1-b1"
    assert state.barricades


def test_A13_3_not_if_the_way_around_is_short() -> None:
    state = dead("ADZ.", "....", barricades=["a1-b1"])
    assert action(state).startswith("A13.2 b2 a2 attack")


def test_A13_4_nearer_to_whoever_can_be_reached() -> None:
    assert action(dead("A......Z")) == "A13.4 g1 f1 e1 d1"


def test_A13_4_to_the_barricade_if_nobody_can() -> None:
    assert action(dead("AD....Z.", barricades=["a1-b1"])) == "A13.4 e1 d1 c1 b1"


def test_A13_4_the_cunning_gather_around_the_weakest() -> None:
    """As long as he is hardly farther than the others."""
    rows = ("A......Z.......B", "................")
    hurt, far = {"ben": 2}, ("A......Z..........B", "...................")
    assert action(dead(*rows, wounds=hurt)) == "A13.4 g1 f1 e1 d1"
    assert action(dead(*rows, wounds=hurt, settings=CUNNING)) == "A13.4 i1 j1 k1 l1"
    assert action(dead(*far, wounds=hurt, settings=CUNNING)) == "A13.4 g1 f1 e1 d1"


def test_A13_4_the_cunning_keep_out_of_the_line_of_fire() -> None:
    """On a square that is as near."""
    rows = ("A.......", "......Z.")
    assert action(dead(*rows)).endswith(" d1")
    found = plan(dead(*rows, settings=CUNNING))
    assert found is not None
    assert (found.path[-1], [ENGLISH(reason) for reason in found.because]) == ("c2", ["out of the line of fire"])


LAST = 'everybody_in = "house"'


def test_A13_5_the_cunning_stand_in_the_way_out() -> None:
    """When nothing else is left to do than to go there."""
    rows = ("...A...h..Z.", "............")
    assert action(dead(*rows, win=LAST, settings=CUNNING)) == "A13.5 j1 i1 h1"
    assert action(dead(*rows, win=LAST)).startswith("A13.4")


def test_A13_5_or_where_something_is_carried() -> None:
    rows, win = ("...A...h..Z.", ".k.........."), 'carry = "keys"\nto = "house"'
    assert action(dead(*rows, win=win, tokens={"ada": ["keys.1"]}, settings=CUNNING)) == "A13.5 j1 i1 h1"
    assert action(dead(*rows, win=win, settings=CUNNING)).startswith("A13.4")


def test_A13_5_but_not_behind_the_humans_or_far_from_them() -> None:
    behind = ("..hA.......Z", "............")
    assert action(dead(*behind, win=LAST, settings=CUNNING)).startswith("A13.4")
    far = ("A.......h..Z", "............")
    assert action(dead(*far, win=LAST, settings=CUNNING)).startswith("A13.4")


def test_A13_5_two_of_them_are_enough() -> None:
    guards = [zombies_on_the_way_out(count) for count in (1, 2)]
    assert [action(state, "z9")[:5] for state in guards] == ["A13.5", "A13.4"]


def zombies_on_the_way_out(count: int) -> AttackState:
    state = dead("...A...hhh.Z", "............", "............", win=LAST, settings=CUNNING)
    state.zombies[ZombieId("z9")] = state.zombies.pop(ZombieId("z1"))
    for number in range(count):
        state.zombies[ZombieId(f"z{number + 1}")] = Zombie(square_at(8 + number, 0))
    return state


def test_A13_7_they_rise_and_come_in_near_humans() -> None:
    state = dead("x....", ".....", "...Ax", ".....")
    assert list(play(state, Slots(1), dice=[1]).state.zombies) == ["z1"], "whoever lies nearest to Ada is chosen"
    assert best_square(state, ("a1", "e2", "a4")) == "e2"  # type: ignore[arg-type]


def test_A13_7_the_cunning_come_in_near_the_weakest() -> None:
    rows = ("A...B", ".....", ".....", ".....")
    plain, cunning = dead(*rows, wounds={"ben": 3}), dead(*rows, wounds={"ben": 3}, settings=CUNNING)
    squares = ("a2", "e3")
    assert best_square(plain, squares) == "a2"  # type: ignore[arg-type]
    assert best_square(cunning, squares) == "e3"  # type: ignore[arg-type]


@pytest.mark.parametrize("settings", [{}, CUNNING], ids=["plain", "cunning"])
def test_A13_2_they_do_nothing_that_a_player_could_not(settings: dict[str, str]) -> None:
    """Four actions, no square of anybody's: what is planned is done by the same rules."""
    state = dead("Z......A", "........", settings=settings)
    assert at(play(state, ZombiesTurn()).state, "z1") == "e1"


def test_A13_1_the_reasons_can_be_read() -> None:
    found = plan(dead("A.ZB", "...."))
    assert found is not None
    assert [ENGLISH(reason) for reason in found.because] == ["the nearest"]
