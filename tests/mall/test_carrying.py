"""[5.6] Carrying, and [5.9] what it costs. Peter has seven points, the others seven or eight."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import CARRY, CLOSE_OR_OPEN_DOOR, ENTER_SQUARE
from tests.mall.positions import FAR, act, door, next_human_turn, options, points, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, Pieces
from tests.verbs import texts

ALLOWANCE = COUNTERS.normal[PETER].move
LIFT = "lift peter peter fran"


def lifts(state: MallState, group: str = "peter") -> set[str]:
    return {text for text in options(state, group) if text.startswith("lift")}


def lifted(**more: Any) -> MallState:
    return act(position(peter="113", fran="113 stunned", **more), LIFT).state


# [5.6]


def test_5_6_both_go_to_the_next_square() -> None:
    applied = act(lifted(), "move peter 114")
    assert applied.state.people[PETER].square == applied.state.people[FRAN].square == "114"
    assert "Peter and Fran move to 114, Concourse." in texts(applied)


@pytest.mark.parametrize("fran", ["113", "113 stunned", "113 moved", "113 infected"])
def test_5_6_the_carried_need_not_be_eligible(fran: str) -> None:
    assert LIFT in lifts(position(peter="113", fran=fran))


@pytest.mark.parametrize("peter", ["113 moved", "113 stunned"])
def test_5_6_the_carrier_must_be_eligible(peter: str) -> None:
    assert "select peter" not in options(position(peter=peter, fran="113"))


def test_5_6_only_somebody_who_begins_the_turn_in_the_same_square() -> None:
    state = position(peter="113", fran="114")
    assert lifts(state) == set()
    assert lifts(act(state, "move peter 114").state) == set()


def test_5_6_not_somebody_who_moves_in_the_same_stack() -> None:
    assert lifts(position(peter="113", fran="113"), "peter+fran") == set()


def test_5_6_only_at_the_beginning_of_the_move() -> None:
    state = act(position(peter="113", fran="113 stunned"), "move peter 114", "move peter 113").state
    assert state.people[FRAN].square == "113"
    assert lifts(state) == set()


def test_5_6_not_after_a_shot_or_a_door() -> None:
    state = position(peter="114", fran="114 stunned", zombies={"112": 9})
    assert lifts(act(state, "shoot peter 112", dice=[1, 1]).state) == set()
    assert lifts(act(state, f"close peter {door('114', '137')}").state) == set()


def test_5_6_neither_shoots() -> None:
    state = act(position(peter="113", fran="113", zombies={"115": 3}), LIFT).state
    assert not any(text.startswith("shoot") for text in options(state))


def test_5_6_neither_does_anything_but_move() -> None:
    state = act(position(peter="114", fran="114 stunned"), LIFT).state
    assert {text.split()[0] for text in options(state)} == {"move", "drop", "end"}
    rifles = act(position(steve="177", fran="177 stunned"), "lift steve steve fran").state
    assert not any(text.startswith("take") for text in options(rifles))


def test_5_6_no_main_door_with_somebody_in_the_arms() -> None:
    state = act(position(peter="093", fran="093 stunned"), LIFT).state
    assert not any(text.startswith("close") for text in options(state))


def test_5_6_others_of_the_stack_still_shoot() -> None:
    state = position(peter="113", roger="113", fran="113 stunned", zombies={"115": 3})
    state = act(state, "lift peter+roger peter fran").state
    assert {text for text in options(state) if text.startswith("shoot")} == {"shoot roger 115"}


def test_5_6_put_down_at_any_point_and_on_with_the_rest() -> None:
    state = act(lifted(), "move peter 114", "drop peter fran").state
    assert points(state) == ALLOWANCE - 3
    state = act(state, "move peter 113").state
    assert state.people[FRAN].square == "114"
    assert points(state) == ALLOWANCE - 4


def test_5_6_once_free_the_carrier_shoots_and_works_doors_again() -> None:
    state = act(position(peter="113", fran="113 stunned", zombies={"110": 3}), LIFT, "move peter 114").state
    state = act(state, "drop peter fran").state
    assert {"shoot peter 110", f"close peter {door('114', '137')}"} <= options(state)


def test_5_6_what_was_put_down_stays_down() -> None:
    """Otherwise a turn need never end."""
    assert lifts(act(lifted(), "drop peter fran").state) == set()
    assert lifts(act(lifted(), "move peter 114", "drop peter fran").state) == set()


def test_5_6_lifting_alone_is_no_move() -> None:
    state = act(lifted(), "drop peter fran", "end").state
    assert state.people[PETER].moved != state.turn
    assert state.active == []


def test_5_6_being_carried_is_being_moved() -> None:
    """The carried need not be eligible, but is moved like the carrier, and rests in the next turn."""
    state = act(position(peter="113", fran="113", zombies=FAR), LIFT, "move peter 114").state
    assert state.people[PETER].moved == state.people[FRAN].moved == state.turn
    state = next_human_turn(state, "end")
    assert not {text for text in options(state) if text.startswith("select") and "fran" in text}


def test_5_6_lifted_and_put_down_again_on_the_spot_nobody_was_moved() -> None:
    state = act(lifted(), "drop peter fran", "end").state
    assert state.people[FRAN].moved != state.turn


def test_4_0_they_cannot_take_turns_at_carrying_one_another() -> None:
    """Otherwise two would walk on in every turn."""
    state = act(position(peter="113", roger="113", zombies=FAR), "lift peter peter roger", "move peter 114").state
    state = next_human_turn(state, "end")
    assert not {text for text in options(state) if "peter" in text or "roger" in text}


def test_5_6_the_stunned_are_not_roused_by_being_carried() -> None:
    assert act(lifted(), "move peter 114").state.people[FRAN].status is Status.STUNNED


def test_5_6_a_stunned_friend_on_the_way_is_roused_as_ever() -> None:
    state = act(lifted(roger="114 stunned"), "move peter 114").state
    assert state.people[ROGER].status is Status.NORMAL


def test_5_6_one_at_a_time() -> None:
    state = act(position(peter="113", steve="113", fran="113"), LIFT).state
    assert lifts(state) == set()


# [5.9]


def test_5_9_the_chart() -> None:
    assert (ENTER_SQUARE, CLOSE_OR_OPEN_DOOR) == (1, 2)
    assert CARRY == {PETER: 2, ROGER: 2, STEVE: 3, FRAN: 4}


@pytest.mark.parametrize(("who", "cost"), [(PETER, 3), (ROGER, 3), (STEVE, 4), (FRAN, 5)])
def test_5_9_carrying_costs_by_the_strength_of_the_carrier(who: Character, cost: int) -> None:
    other = STEVE if who is FRAN else FRAN
    people: Pieces = {who: "113", other: "113 stunned"}
    state = act(position(**people), f"lift {who} {who} {other}", f"move {who} 114").state
    assert points(state) == COUNTERS.normal[who].move - cost


def test_5_9_a_stack_pays_the_surcharge_of_its_carrier() -> None:
    state = position(peter="113", roger="113", fran="113 stunned")
    state = act(state, "lift peter+roger roger fran", "move peter+roger 114").state
    assert points(state) == ALLOWANCE - 3
    assert {state.people[who].square for who in (PETER, ROGER, FRAN)} == {sq("114")}


def test_5_9_the_surcharge_comes_on_top_of_the_zombies() -> None:
    state = position(peter="113", fran="113 stunned", zombies={"113": 3})
    assert points(act(state, LIFT, "move peter 114").state) == ALLOWANCE - (1 + 3 + 2)


def test_5_9_an_infected_character_carries_nobody() -> None:
    assert lifts(position(peter="113 infected", fran="113 stunned")) == set()


def test_5_9_but_may_be_carried() -> None:
    assert LIFT in lifts(position(peter="113", fran="113 infected"))


def test_5_9_who_cannot_pay_for_the_next_square_stays() -> None:
    """Fran has seven points: one square with a burden, and two left over."""
    state = act(position(fran="113", steve="113 stunned"), "lift fran fran steve", "move fran 114").state
    assert points(state) == COUNTERS.normal[FRAN].move - 5
    assert not any(text.startswith("move") for text in options(state))
    assert "move fran 115" in options(act(state, "drop fran steve").state)
