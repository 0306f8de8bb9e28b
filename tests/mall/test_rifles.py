"""[12.0] The hunting rifles in 177."""

from __future__ import annotations

import pytest

from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.shots import gun_dice
from pyapp.mall.play.zombie_entry import Turnings
from pyapp.mall.truth.state import MallState, Status
from tests.mall.positions import act, options, points, position, sq
from tests.mall.turns import FRAN, STEVE, Pieces, phase

pytestmark = pytest.mark.usefixtures("example_numbers")


def takes(state: MallState, group: str = "steve") -> set[str]:
    return {text for text in options(state, group) if text.startswith("take")}


# [12.0]


def test_12_0_for_the_whole_allowance() -> None:
    state = act(position(steve="177"), "take steve steve").state
    assert state.people[STEVE].rifle
    assert (points(state), state.rifles) == (0, 1)


def test_12_0_it_gives_a_second_die() -> None:
    state = position(steve="177")
    assert gun_dice(state, STEVE) == 1
    assert gun_dice(act(state, "take steve steve").state, STEVE) == 2


def test_12_0_but_no_further_shot() -> None:
    state = position(steve="177 rifle", zombies={"157": 9})
    state = act(state, *["shoot steve 157"] * 2, dice=[1] * 4).state
    assert not any(text.startswith("shoot") for text in options(state))


def test_12_0_it_goes_where_its_owner_goes_at_no_cost() -> None:
    state = act(position(steve="177 rifle"), "select steve").state
    before = points(state)
    after = act(state, "move steve 157").state
    assert after.people[STEVE].rifle
    assert points(after) == before - 1


def test_12_0_only_beside_them() -> None:
    assert takes(position(steve="157")) == set()


# [12.1]


@pytest.mark.parametrize("who", ["peter", "roger"])
def test_12_1_peter_and_roger_take_none(who: str) -> None:
    only: Pieces = {who: "177"}
    assert takes(position(**only), who) == set()


def test_12_1_one_each() -> None:
    assert takes(position(steve="177 rifle")) == set()


def test_12_1_both_may_take_one_in_the_same_move() -> None:
    state = position(steve="177", fran="177")
    assert takes(state, "steve+fran") == {
        "take steve+fran steve",
        "take steve+fran fran",
        "take steve+fran steve+fran",
    }
    after = act(state, "take steve+fran steve+fran").state
    assert after.rifles == 0
    assert after.people[FRAN].rifle


def test_12_1_there_are_two() -> None:
    state = position(steve="177", fran="177 rifle")
    state.rifles = 0
    assert takes(state) == set()


def test_12_1_with_peter_along_only_steve_takes_one() -> None:
    assert takes(position(peter="177", steve="177"), "peter+steve") == {"take peter+steve steve"}


# [12.2]


def test_12_2_the_turn_must_begin_there() -> None:
    assert takes(act(position(steve="157"), "move steve 177").state) == set()
    assert takes(act(position(steve="177"), "move steve 157", "move steve 177").state) == set()


def test_12_2_not_with_zombies_in_the_square() -> None:
    assert takes(position(steve="177", zombies={"177": 1})) == set()
    assert takes(position(steve="177", peter="177 super")) == set()


def test_12_2_once_they_are_shot_it_may() -> None:
    state = act(position(steve="177", zombies={"177": 1}), "shoot steve 177", dice=[6, 6]).state
    assert takes(state) == {"take steve steve"}


@pytest.mark.parametrize("steve", ["177 moved", "177 stunned"])
def test_12_2_only_who_is_eligible(steve: str) -> None:
    assert takes(position(steve=steve)) == set()


def test_12_2_taking_is_moving() -> None:
    state = act(position(steve="177"), "take steve steve").state
    assert state.people[STEVE].moved == state.turn
    assert state.active == ["177"]


def test_12_2_the_infected_may_take_one_too() -> None:
    assert takes(position(steve="177 infected")) == {"take steve steve"}


# [12.3]


def test_12_3_kept_while_infected() -> None:
    state = position(fran="113 rifle", zombies={"113": 9})
    state = phase(state, AttackPhase(), do=["hold"], dice=[1, 2]).state
    assert (state.people[FRAN].status, state.people[FRAN].rifle) == (Status.INFECTED, True)


def test_12_3_lost_with_an_owner_who_is_killed() -> None:
    state = position(fran="113 rifle stunned", zombies={"113": 9})
    state = phase(state, AttackPhase(), dice=[1, 2]).state
    assert state.people[FRAN].status is Status.DEAD
    assert not state.people[FRAN].rifle
    assert state.rifles == 1


def test_12_3_and_with_one_who_turns() -> None:
    state = phase(position(steve="113 rifle infected"), Turnings(), dice=[1, 1]).state
    assert state.supers_in(sq("113")) == [STEVE]
    assert not state.people[STEVE].rifle
    assert state.rifles == 1
