"""Every example that the rulebook works out, with its own numbers, under the case that it explains."""

from __future__ import annotations

from dataclasses import replace

import pytest

from pyapp.attack.names import Who, ZombieId
from pyapp.attack.play.fighting import needs_of_zombie
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.replenishing import Replenishing, Slots, slots
from pyapp.attack.play.zombie_turn import ZombiesRise, ZombiesTurn
from pyapp.attack.truth.state import AttackState
from tests.attack.positions import GAME, act, at, options, play, position, wounds_of, zombies_turn

# The five that stand for the numbers of the rules


def three_of_four() -> AttackState:
    """Four began, so there may be ten zombies; three still live."""
    state = zombies_turn(position("....", "ABC.", "E...", "....", acts=False, mode="versus-5"))
    state.humans[Who.DAN] = replace(state.humans[Who.DAN], square="", wounds=5)
    return state


@pytest.mark.parametrize(("standing", "come"), [(0, 3), (6, 3), (7, 3), (8, 2), (9, 1), (10, 0), (11, 0)])
def test_A9_1_vector_1_three_living_and_a_cap_of_ten(standing: int, come: int) -> None:
    state = three_of_four()
    assert state.cap == 10
    for _ in range(standing):
        state.new_zombie(state.layout.board.rims[4][0])
    assert slots(state) == come


def test_A9_2_vector_2_four_slots_of_which_one_is_lost_to_a_1() -> None:
    state = zombies_turn(position("....", "ABCE", "....", "xxx.", acts=False, mode="versus-5"))
    state = play(state, Slots(4)).state
    after_1 = act(state, "raise z1", dice=[1]).state
    assert sorted(after_1.zombies) == ["z2", "z3"], "it is removed"
    after_5 = act(after_1, "raise z2", dice=[5]).state
    left = {text.split()[1] for text in options(after_5)}
    assert left <= set(after_5.layout.board.rims[5]), "at the side with that number, wherever there is room"
    after_6 = act(after_5, f"place {min(left)}", dice=[6]).state
    assert (at(after_6, "z3"), after_6.actions) == ("c4", 2), "it stands up where it lay, with two actions"
    new = act(after_6, "stay z3").state
    rims = {square for side in new.layout.board.rims.values() for square in side}
    assert {text.split()[1] for text in options(new)} <= rims and len(options(new)) > 4, "on any side of the board"
    done = act(new, "place b1").state
    assert (at(done, "z4"), options(done)) == ("b1", {"rest"}), "and it does not move"


def thrown_back_twice(*rows: str) -> AttackState:
    """Past the first, thrown back by the second, past it after all, and thrown back by the third."""
    state = act(position(*rows), "push ada b1", dice=[1, 2]).state
    state = act(state, "push ada c1", dice=[2, 2]).state
    assert (at(state, "ada"), state.actions) == ("b1", 3), "the first one does not attack again"
    state = act(state, "push ada c1", dice=[1, 2]).state
    state = act(state, "push ada d1", dice=[2, 2]).state
    assert wounds_of(state, "ada") == 0
    return state


def test_A10_2_vector_3_in_a_narrow_hallway_he_goes_back_along_his_way() -> None:
    state = thrown_back_twice("AZZZ.")
    assert at(state, "ada") == "a1"
    assert options(state) == {"rest"}, "his turn is over"


def test_A10_3_vector_3_an_empty_square_at_the_side_has_to_be_taken() -> None:
    state = thrown_back_twice("AZZZ.", "##.##")
    assert (at(state, "ada"), state.actions) == ("c1", 1)
    assert options(state) == {"move ada c2"}


@pytest.mark.parametrize(
    ("rows", "needs"), [((".Z.", ".A."), 8), ((".Z.", "ZA."), 7), ((".Z.", "ZAZ"), 6), ((".Z.", "ZAZ", ".Z."), 5)]
)
def test_A6_1_vector_4_the_first_to_the_fourth_need_8_7_6_5(rows: tuple[str, ...], needs: int) -> None:
    state = zombies_turn(position(*rows, acts=False, mode="versus-2"))
    assert needs_of_zombie(state, Who.ADA) == needs
    state = act(play(state, ZombiesTurn()).state, "turn z1").state
    dice = {8: [3, 5], 7: [3, 4], 6: [2, 4], 5: [2, 3]}[needs]
    assert wounds_of(act(state, "attack z1 ada", dice=dice).state, "ada") == 1
    assert wounds_of(act(state, "attack z1 ada", dice=[dice[0] - 1, dice[1]]).state, "ada") == 0


def test_A6_1_vector_4_a_fifth_finds_no_room() -> None:
    state = zombies_turn(position("ZZ..", "ZAZ.", ".Z..", acts=False, mode="versus-2"))
    state = play(state, ZombiesTurn()).state
    near = {one for one in range(1, 6) if f"attack z{one} ada" in options(act(state, f"turn z{one}").state)}
    assert near == {2, 3, 4, 5}


@pytest.mark.parametrize(("row", "needs"), [("A..Z", 8), ("A.Z.", 7), ("AZ..", 9)])
def test_A7_1_vector_5_three_squares_8_two_7_one_9(row: str, needs: int) -> None:
    for total in range(3, 12):
        dice = [total // 2, total - total // 2] if total % 2 else [total // 2 - 1, total // 2 + 1]
        dies = act(position(row), "shoot ada z1", dice=dice).state.zombies[ZombieId("z1")].is_lying
        assert dies is (total >= needs), total


def test_A7_2_vector_5_not_at_four_squares_and_not_across_a_corner() -> None:
    for rows in (("A...Z",), ("A...", ".Z.."), ("A...", "..Z.")):
        assert not any(text.startswith("shoot") for text in options(position(*rows)))


# The others, in the order of the rulebook


def test_A2_1_example_five_actions_are_five_squares() -> None:
    state = play(position("A.......", acts=False), HumansTurn()).state
    state = act(state, *(f"move ada {column}1" for column in "bcdef")).state
    assert at(state, "ada") == "f1"
    assert "move ada g1" not in options(state)


def test_A4_1_example_next_to_a_token_one_action_searches() -> None:
    for rows in (("AS..",), ("SA..",), ("A...", "S..."), ("S...", "A...")):
        state = position(*rows)
        search = next(text for text in options(state) if text.startswith("search"))
        assert act(state, search).state.actions == 4
    assert not any(text.startswith("search") for text in options(position("A...", ".S..")))


def test_A5_5_example_squares_in_range_are_counted_along_the_shortest_way() -> None:
    state = position("....A....", ".........", ".........", ".........", hand={"ada": ["alarm.1"]})
    state = act(state, "use ada alarm.1").state
    reached = {text.split()[-1] for text in options(state) if text.startswith("use ada alarm.1")}
    straight = {f"{'abcdefghi'[x]}{y + 1}" for x in range(9) for y in range(4) if 0 <= abs(x - 4) + y <= 3}
    assert straight - {"e1"} <= reached <= straight


def test_A5_6_example_next_to_each_other_an_action_hands_over() -> None:
    for rows in (("AB..",), ("A...", "B...")):
        state = act(position(*rows, hand={"ada": ["rope.1"]}), "give ada ben rope.1").state
        assert (state.hands[Who.BEN], state.actions) == (("rope.1",), 4)
    assert not any(text.startswith("give") for text in options(position("A...", ".B..", hand={"ada": ["rope.1"]})))


def test_A6_4_example_one_zombie_more_than_there_should_be() -> None:
    state = zombies_turn(position("AB..", "....", acts=False, wounds={"ada": 4}, mode="versus-3"))
    cap = state.cap
    for square in ("c1", "d1", "a2", "b2", "c2", "d2"):
        state.new_zombie(square)  # type: ignore[arg-type]
    assert len(state.standing) == cap == 6
    state.change(Who.ADA, square="", wounds=5)
    state.fallen[Who.ADA] = "a1"  # type: ignore[assignment]
    risen = play(state, ZombiesRise()).state
    assert (len(risen.standing), risen.cap) == (cap + 1, cap)
    assert slots(risen) == 0, "one has to be killed before another comes"
    assert options(play(risen, Replenishing()).state) == {"rest"}


@pytest.mark.parametrize("between", ["o", "B", "#"])
def test_A7_2_example_low_things_and_figures_block_the_view(between: str) -> None:
    assert "shoot ada z1" not in options(position(f"A{between}Z."))


def test_A8_1_example_whoever_stands_behind_is_knocked_back_too() -> None:
    state = act(position("A.ZZB.."), "shoot ada z1", dice=[2, 2]).state
    assert [at(state, figure) for figure in ("z1", "z2", "ben")] == ["d1", "e1", "f1"]


def test_A8_2_example_a_wall_behind_them_stops_it() -> None:
    for row in ("A.Z|.", "A.Z#", "A.ZZ|."):
        assert at(act(position(row), "shoot ada z1", dice=[2, 2]).state, "z1") == "c1"


def test_A10_1_example_a_free_attack_that_hits_with_8() -> None:
    state = position("AZ..", "ZZ..")
    assert wounds_of(act(state, "push ada b1", dice=[2, 6]).state, "ada") == 1
    assert wounds_of(act(state, "push ada b1", dice=[2, 5]).state, "ada") == 0


@pytest.mark.parametrize("row", ["AD..", ".DA."])
def test_A11_1_example_from_the_inside_or_the_outside(row: str) -> None:
    state = act(position(row, actions=3), "barricade ada a1-b1").state
    assert state.barricades == {"a1-b1": False}


def test_A11_3_example_it_can_be_put_up_again() -> None:
    state = zombies_turn(position("ADZ.", barricades=["a1-b1"], acts=False, mode="versus-2"))
    state = act(play(state, ZombiesTurn()).state, "turn z1", "break z1 a1-b1", dice=[4, 4]).state
    assert state.barricades == {}
    state = play(state, HumansTurn()).state
    assert "barricade ada a1-b1" in options(state)


def test_A11_3_example_whoever_is_not_next_to_it_waits_a_turn() -> None:
    state = zombies_turn(position("AD..Z", barricades=["a1-b1"], acts=False, mode="versus-2"))
    state = act(play(state, ZombiesTurn()).state, "turn z1", "walk z1 c1", "walk z1 b1").state
    assert state.actions > 0
    assert "break z1 a1-b1" not in options(state)
    again = act(play(zombies_turn(state), ZombiesTurn()).state, "turn z1").state
    assert "break z1 a1-b1" in options(again)


def test_A9_4_example_a_human_who_stands_on_a_body_that_rises() -> None:
    state = zombies_turn(position("....", "Ax..", "....", "....", acts=False, mode="versus-2"))
    state.put("ada", state.zombies[ZombieId("z1")].square)
    state = play(state, Slots(1), dice=[6]).state
    assert options(state) == {"stand a2", "stand b1", "stand c2", "stand b3"}, "the nearest ones, as its player likes"
    assert GAME.faults(act(state, "stand c2").state) == []
