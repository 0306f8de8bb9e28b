"""Chapters A6 to A8: attacks and doubles, with the rulebook's examples."""

from __future__ import annotations

import pytest

from pyapp.attack.automatic.fields import in_line_of_fire
from pyapp.attack.board.squares import Square
from pyapp.attack.names import Who, ZombieId
from pyapp.attack.play.fighting import needs_of_zombie, zombie_attacks
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.zombie_turn import ZombiesRise, ZombiesTurn
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.dice import ScriptedDice
from pyapp.kernel.flow import Applied
from tests.attack.positions import act, at, options, play, position, texts, wounds_of, zombies_turn


def attacked(state: AttackState, one: str, who: str, *dice: int) -> Applied[AttackState]:
    """One attack of a zombie in its turn."""
    state = zombies_turn(state)
    state.dice = ScriptedDice(*dice)
    zombie_attacks(state, ZombieId(one), Who(who))
    events = tuple(state.events)
    return Applied(state, events, ())


@pytest.mark.parametrize(
    ("rows", "needs"),
    [((".Z.", ".A."), 8), ((".Z.", "ZA."), 7), ((".Z.", "ZAZ"), 6), ((".Z.", "ZAZ", ".Z."), 5)],
)
def test_A6_1_the_more_stand_around_the_better_they_hit(rows: tuple[str, ...], needs: int) -> None:
    """Vector 4: 8, 7, 6, 5; a fifth finds no room."""
    assert needs_of_zombie(position(*rows, acts=False), Who.ADA) == needs


def test_A6_1_walls_keep_zombies_from_helping() -> None:
    assert needs_of_zombie(position("Z|AZ", acts=False), Who.ADA) == 8


def test_A6_2_with_every_action_or_once() -> None:
    for setting, more in (("any", True), ("one", False)):
        state = zombies_turn(position("ZA..", acts=False, mode="versus-2", settings={"attacks": setting}))
        state = play(state, ZombiesTurn()).state
        state = act(state, "turn z1", "attack z1 ada", dice=[1, 2]).state
        assert ("attack z1 ada" in options(state)) is more


@pytest.mark.parametrize(
    ("before", "told"), [(0, "1 wound: 4 hearts left."), (3, "1 heart left, the next wound kills.")]
)
def test_A6_3_a_wound_tells_how_many_hearts_are_left(before: int, told: str) -> None:
    """As many as the sheet then shows."""
    applied = attacked(position("#AZ.", wounds={"ada": before}, acts=False), "z1", "ada", 3, 5)
    assert texts(applied)[-1].endswith(told)


@pytest.mark.parametrize(("dice", "wounds"), [((3, 4), 0), ((3, 5), 1), ((6, 6), 2)])
def test_A6_3_wounds_are_marked(dice: tuple[int, int], wounds: int) -> None:
    assert wounds_of(attacked(position("#AZ.", acts=False), "z1", "ada", *dice).state, "ada") == wounds


def test_A6_4_the_dead_rise_above_the_cap() -> None:
    state = position("ZA.B", wounds={"ada": 4}, acts=False, hand={"ada": ["rope.1"]}, tokens={})
    state = attacked(state, "z1", "ada", 3, 6).state
    assert not state.is_there("ada")
    assert state.deck.discard == ("rope.1",)
    cap = state.cap
    state = play(state, ZombiesRise()).state
    assert at(state, "z2") == "b1"
    assert state.cap == cap


def test_A5_4_tokens_lie_where_somebody_died() -> None:
    state = position("ZA.B", "...k", wounds={"ada": 4}, acts=False, tokens={"ada": ["keys.1"]})
    assert attacked(state, "z1", "ada", 3, 6).state.tokens == {"keys.1": "b1"}


def test_A6_4_somebody_in_the_way_of_the_risen() -> None:
    state = position("ZA.B", wounds={"ada": 4}, acts=False)
    state = attacked(state, "z1", "ada", 3, 6).state
    state.put("ben", state.fallen[Who.ADA])
    assert at(play(state, ZombiesRise()).state, "z2") == "c1"


def test_A6_5_zombies_kill_zombies_and_they_are_gone() -> None:
    state = zombies_turn(position("ZZ.A", acts=False, mode="versus-2"))
    state = play(state, ZombiesTurn()).state
    state = act(state, "turn z1", "attack z1 z2", dice=[3, 5]).state
    assert list(state.zombies) == ["z1"]


# Human attacks


@pytest.mark.parametrize(
    ("row", "dice", "dies"),
    [
        ("A..Z", (3, 5), True),
        ("A..Z", (3, 4), False),
        ("A.Z.", (3, 4), True),
        ("A.Z.", (2, 4), False),
        ("AZ..", (4, 5), True),
        ("AZ..", (3, 5), False),
    ],
)
def test_A7_1_eight_seven_nine(row: str, dice: tuple[int, int], dies: bool) -> None:
    """Vector 5: three squares 8, two 7, one 9."""
    assert act(position(row), "shoot ada z1", dice=dice).state.zombies[ZombieId("z1")].is_lying is dies


def test_A7_2_a_straight_line_of_three_squares() -> None:
    assert "shoot ada z1" not in options(position("A...Z"))
    assert "shoot ada z1" not in options(position("A...", ".Z.."))
    for between in ("ABZ.", "AoZ.", "A#Z.", "A.|Z", "AZZ."):
        shown = options(position(between))
        assert f"shoot ada {'z2' if between == 'AZZ.' else 'z1'}" not in shown, between
    assert "shoot ada z1" in options(position("A.D.Z"))
    assert "shoot ada z1" not in options(position("A.D.Z", barricades=["b1-c1"]))


def test_A7_3_it_lies_where_it_fell() -> None:
    state = act(position("A.Z."), "shoot ada z1", dice=[3, 5]).state
    assert state.zombies[ZombieId("z1")].is_lying
    assert state.kills == 1


def test_A7_4_humans_wound_humans() -> None:
    state = act(position("A.B."), "shoot ada ben", dice=[3, 5]).state
    assert wounds_of(state, "ben") == 1


# Doubles


def test_A8_1_doubles_throw_back_even_if_they_miss() -> None:
    state = act(position("A.Z."), "shoot ada z1", dice=[2, 2]).state
    assert at(state, "z1") == "d1"
    assert not state.zombies[ZombieId("z1")].is_lying


def test_A8_1_the_body_is_thrown_too() -> None:
    state = act(position("A.Z."), "shoot ada z1", dice=[4, 4]).state
    assert at(state, "z1") == "d1"
    assert state.zombies[ZombieId("z1")].is_lying


def test_A8_2_all_who_stand_behind_are_thrown_along() -> None:
    state = act(position("A.ZBZ.."), "shoot ada z1", dice=[2, 2]).state
    assert [at(state, figure) for figure in ("z1", "ben", "z2")] == ["d1", "e1", "f1"]


@pytest.mark.parametrize("row", ["A.Z#", "A.Zo", "A.Z|.", "A.ZB", "A.ZBo", "A.Zx.", "A.ZZ#"])
def test_A8_2_what_stops_one_stops_all(row: str) -> None:
    state = act(position(row), "shoot ada z1", dice=[2, 2]).state
    assert at(state, "z1") == "c1"


def test_A6_4_nobody_rises_on_the_other_side_of_a_barricade_as_long_as_there_is_room_on_this() -> None:
    def risen(*rows: str) -> str:
        state = position(*rows, acts=False, barricades=["a1-b1"])
        state.fallen = {Who.BEN: Square("a1")}
        return at(play(zombies_turn(state), ZombiesRise()).state, f"z{state.next_zombie}")

    assert risen("AD..", "Z...") == "b2"
    assert risen("AD..", "####") == "b1"


def test_A8_2_barricades_stop_and_doors_do_not() -> None:
    assert at(act(position("A.ZD."), "shoot ada z1", dice=[2, 2]).state, "z1") == "d1"
    shut = position("A.ZD.", barricades=["c1-d1"])
    assert at(act(shut, "shoot ada z1", dice=[2, 2]).state, "z1") == "c1"


def test_A8_2_water_takes_zombies_and_not_humans() -> None:
    assert "z1" not in act(position("A.Z~"), "shoot ada z1", dice=[2, 2]).state.zombies
    assert at(act(position("A.B~"), "shoot ada ben", dice=[2, 2]).state, "ben") == "c1"


def test_A12_8_a_zombie_thrown_into_the_water_is_a_kill() -> None:
    thrown = position("A.Z~")
    assert act(thrown, "shoot ada z1", dice=[2, 2]).state.kills == 1
    assert act(thrown, "shoot ada z1", dice=[5, 5]).state.kills == 1
    flare = position("AZ~.", hand={"ada": ["flare.1"]})
    assert act(flare, "use ada flare.1").state.kills == 1


def test_A7_2_one_shoots_over_water() -> None:
    state = position("A~~Z", "#Z##")
    assert {"shoot ada z1"} == {each for each in options(state) if each.startswith("shoot")}
    assert "d1" in in_line_of_fire(state, state.crowd())
    assert "shoot ada z1" not in options(position("A~|Z"))
    assert "shoot ada z1" not in options(position("A~#Z"))


def test_A8_2_bodies_stop_no_human() -> None:
    assert at(act(position("A.Bx"), "shoot ada ben", dice=[2, 2]).state, "ben") == "d1"


def test_A8_3_a_zombies_double_one() -> None:
    state = attacked(position("ZA..", acts=False), "z1", "ada", 1, 1).state
    assert state.zombies == {}
    assert at(state, "ada") == "c1"
    assert wounds_of(state, "ada") == 0


def test_A8_4_a_zombies_double_six() -> None:
    state = attacked(position("ZA..", acts=False), "z1", "ada", 6, 6).state
    assert wounds_of(state, "ada") == 2
    assert at(state, "ada") == "c1"


def test_A8_5_a_humans_double_one_ends_the_turn() -> None:
    state = act(position("A.Z."), "shoot ada z1", dice=[1, 1]).state
    assert options(state) == {"rest"}
    assert at(state, "z1") == "d1"


def test_A8_6_a_humans_double_six_gives_three_actions() -> None:
    state = act(position("A.Z."), "shoot ada z1", dice=[6, 6]).state
    assert state.actions == 7
    assert state.zombies[ZombieId("z1")].is_lying
    assert at(state, "z1") == "d1"


def test_A2_2_whoever_dies_in_his_own_turn_is_done() -> None:
    state = play(position("AZ..", "B...", wounds={"ada": 4}, acts=False), HumansTurn()).state
    applied = act(act(state, "turn ada").state, "push ada b1", dice=[4, 5])
    assert applied.state.acting == Who.BEN
    assert "Ada dies at B1, and will rise as a zombie." in texts(applied)
