"""[5.0] Human movement but for doors, case by case, mostly on the concourse that runs from 093 to 117."""

from __future__ import annotations

import pytest

from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.positions import FAR, GAME, act, door, moves, next_human_turn, options, points, position, sq
from tests.verbs import texts

PETER = COUNTERS.normal[Character.PETER].move


def can_start(state: MallState, name: str) -> bool:
    """Whether a character can be moved, alone or with others."""
    return any(name in text.split()[1].split("+") for text in options(state) if " " in text)


def value_seen(state: MallState, square: str) -> int | None:
    seen = [
        {unit.square: unit.value for unit in GAME.observe(state, seat).units}[sq(square)] for seat in (HUMAN, ZOMBIE)
    ]
    assert seen[0] == seen[1], "face up is face up for both"
    return seen[0]


# [5.0] Who may move


def test_5_0_one_character_moves_from_square_to_adjacent_square() -> None:
    state = position(peter="113", zombies=FAR)
    assert moves(state) >= {"112", "114"}
    assert not moves(state) & {"111", "113", "115"}
    assert act(state, "move peter 114").state.people[Character.PETER].square == "114"


def test_5_0_in_any_direction_or_combination_of_directions() -> None:
    state = act(position(peter="113", zombies=FAR), "move peter 114", "move peter 113", "move peter 112").state
    assert state.people[Character.PETER].square == "112"
    assert points(state) == PETER - 3


def test_5_0_who_moved_in_the_previous_turn_rests() -> None:
    state = position(peter="113 moved", roger="113", zombies=FAR)
    assert not can_start(state, "peter")
    assert can_start(state, "roger")


def test_5_0_rest_lasts_one_turn_and_no_longer() -> None:
    state = next_human_turn(position(peter="113", zombies=FAR), "move peter 114", "end")
    assert not can_start(state, "peter")
    assert can_start(next_human_turn(state, "pass"), "peter")


@pytest.mark.parametrize("action", ["move peter 114", f"close peter {door('114', '137')}"])
def test_5_0_whatever_is_done_counts_as_being_moved(action: str) -> None:
    state = position(peter="113" if action.startswith("move") else "114", zombies=FAR)
    assert act(state, action).state.people[Character.PETER].moved == state.turn


def test_5_0_who_was_not_moved_stays_eligible() -> None:
    state = act(position(peter="113", roger="113", zombies=FAR), "move peter 114").state
    assert state.people[Character.ROGER].moved != state.turn


@pytest.mark.parametrize("status", ["stunned", "super"])
def test_5_0_the_stunned_and_the_risen_do_not_move(status: str) -> None:
    assert not can_start(position(peter=f"113 {status}", zombies=FAR), "peter")


def test_5_0_the_dead_do_not_move() -> None:
    assert not can_start(position(peter="dead", zombies=FAR), "peter")


def test_5_0_the_infected_do() -> None:
    assert can_start(position(peter="113 infected", zombies=FAR), "peter")


def test_5_0_one_character_or_stack_a_turn() -> None:
    state = act(position(peter="113", roger="101", zombies=FAR), "move peter 114").state
    assert moves(state)
    assert not can_start(state, "roger")


def test_5_0_nobody_has_to_move() -> None:
    state = position(peter="113", zombies=FAR)
    assert "pass" in options(state)
    applied = act(state, "pass")
    assert "Nobody moves." in texts(applied)
    assert applied.state.people == state.people


def test_5_0_at_the_end_of_the_move_the_turn_goes_on() -> None:
    state = act(position(peter="113", zombies=FAR), "move peter 114", "end").state
    assert not moves(state)


# [5.1] The allowance


def walk(state: MallState, start: int, steps: int) -> MallState:
    return act(state, *(f"move peter {start + step:03}" for step in range(1, steps + 1))).state


def test_5_1_the_allowance_is_never_exceeded() -> None:
    state = position(peter="095", zombies=FAR)
    assert moves(walk(state, 95, PETER - 1))
    spent = walk(state, 95, PETER)
    assert points(spent) == 0
    assert not moves(spent)
    assert "end" in options(spent)


def test_5_1_an_action_that_costs_more_than_is_left_is_not_there() -> None:
    there = f"{114 - (PETER - 1):03}"
    one_left = walk(position(peter=there, zombies=FAR), int(there), PETER - 1)
    assert one_left.people[Character.PETER].square == "114"
    assert points(one_left) == 1
    assert moves(one_left)
    assert f"close peter {door('114', '137')}" not in options(one_left)


def test_5_1_points_need_not_be_used_up() -> None:
    assert "end" in options(walk(position(peter="095", zombies=FAR), 95, 1))


def test_5_1_unused_points_are_not_kept() -> None:
    state = next_human_turn(position(peter="113", zombies=FAR), "move peter 114", "end")
    state = next_human_turn(state, "pass")
    assert points(act(state, "move peter 113").state) == PETER - 1


@pytest.mark.parametrize("who", Character)
def test_5_1_everybody_has_the_allowance_of_the_face_that_lies_up(who: Character) -> None:
    well = act(position(**{who: "113"}, zombies=FAR), f"move {who} 114").state
    ill = act(position(**{who: "113 infected"}, zombies=FAR), f"move {who} 114").state
    assert points(well) == COUNTERS.normal[who].move - 1
    assert points(ill) == COUNTERS.infected[who].move - 1


# [5.2] Stacks


def test_5_2_those_who_begin_in_one_square_may_move_together() -> None:
    state = position(peter="113", roger="113", zombies=FAR)
    assert "114" in moves(state, "peter") & moves(state, "roger") & moves(state, "peter+roger")
    after = act(state, "move peter+roger 114").state
    assert after.people_in(sq("114")) == [Character.PETER, Character.ROGER]


def test_5_2_a_stack_may_be_of_any_size() -> None:
    state = position(peter="113", roger="113", steve="113", fran="113", zombies=FAR)
    for stack in ("peter+roger+steve+fran", "roger+fran", "peter+steve+fran"):
        assert "114" in moves(state, stack)


def test_5_2_those_in_different_squares_may_not() -> None:
    assert not moves(position(peter="113", roger="112", zombies=FAR), "peter+roger")


@pytest.mark.parametrize("word", ["moved", "stunned", "super"])
def test_5_2_every_member_must_be_eligible(word: str) -> None:
    state = position(peter="113", roger=f"113 {word}", steve="113", zombies=FAR)
    assert moves(state, "peter+steve")
    assert not can_start(state, "roger")


def test_5_2_a_stack_moves_at_the_pace_of_its_slowest() -> None:
    slow, fast = COUNTERS.infected[Character.STEVE].move, COUNTERS.normal[Character.ROGER].move
    assert slow < fast
    state = position(roger="113", steve="113 infected", zombies=FAR)
    assert points(act(state, "move roger+steve 114").state) == slow - 1
    assert points(act(state, "move roger 114").state) == fast - 1


def test_5_2_a_stack_stays_together_for_the_whole_move() -> None:
    state = act(position(peter="113", roger="113", zombies=FAR), "move peter+roger 114").state
    assert "move peter+roger 115" in options(state)
    assert not moves(state, "peter")
    assert not moves(state, "roger")


def test_5_2_nobody_joins_a_move_on_the_way() -> None:
    state = act(position(peter="113", roger="114", zombies=FAR), "move peter 114").state
    assert moves(state, "peter")
    assert not moves(state, "peter+roger")


def test_5_2_everybody_in_the_stack_was_moved() -> None:
    state = act(position(peter="113", roger="113", steve="113", zombies=FAR), "move peter+roger 114").state
    moved = [who for who, one in state.people.items() if one.moved == state.turn]
    assert moved == [Character.PETER, Character.ROGER]


def test_5_2_a_stack_pays_once() -> None:
    state = act(position(peter="113", roger="113", zombies=FAR), "move peter+roger 114").state
    assert points(state) == min(PETER, COUNTERS.normal[Character.ROGER].move) - 1


# [5.4] Zombie squares


def test_5_4_entering_a_zombies_square_costs_one_and_turns_the_counter_over() -> None:
    state = position(peter="113", zombies={"114": 4, **FAR})
    assert value_seen(state, "114") is None
    applied = act(state, "move peter 114")
    assert points(applied.state) == PETER - 1
    assert value_seen(applied.state, "114") == 4
    assert texts(applied)[-1].endswith("show their value: 4.")
    assert applied.is_barrier or any(event.reveals for event in applied.events), "it cannot be taken back"


@pytest.mark.parametrize("value", [1, 2, 3, 5])
def test_5_4_leaving_a_zombie_square_costs_value_plus_one(value: int) -> None:
    state = act(position(peter="113", zombies={"114": value, **FAR}), "move peter 114").state
    assert points(act(state, "move peter 115").state) == PETER - 1 - (value + 1)


def test_5_4_who_cannot_pay_cannot_leave() -> None:
    enough = act(position(peter="113", zombies={"114": PETER - 2, **FAR}), "move peter 114").state
    short = act(position(peter="113", zombies={"114": PETER - 1, **FAR}), "move peter 114").state
    assert moves(enough)
    assert not moves(short)


def test_5_4_it_costs_as_much_to_leave_at_the_start_of_a_turn() -> None:
    state = position(peter="114", zombies={"114": 3, **FAR})
    assert points(act(state, "move peter 115").state) == PETER - 4


def test_5_4_after_leaving_the_counter_lies_face_down_again() -> None:
    state = act(position(peter="113", zombies={"114": 2, **FAR}), "move peter 114", "move peter 115").state
    assert value_seen(state, "114") is None


def test_5_4_while_somebody_remains_the_value_remains_revealed() -> None:
    state = position(peter="114", roger="114", zombies={"114": 2, **FAR})
    assert value_seen(act(state, "move peter 115").state, "114") == 2
    assert value_seen(act(state, "move peter+roger 115").state, "114") is None


def test_5_4_a_stunned_character_keeps_the_counter_face_up() -> None:
    assert value_seen(position(peter="114 stunned", zombies={"114": 2, **FAR}), "114") == 2


def test_5_4_joining_somebody_there_reveals_nothing_new() -> None:
    applied = act(position(peter="113", roger="114", zombies={"114": 2, **FAR}), "move peter 114")
    assert not any(event.reveals for event in applied.events)


def test_5_4_a_super_zombie_adds_its_two() -> None:
    alone = position(peter="113", roger="113 super", zombies=FAR)
    with_unit = position(peter="113", roger="113 super", zombies={"113": 3, **FAR})
    assert points(act(alone, "move peter 114").state) == PETER - 3
    assert points(act(with_unit, "move peter 114").state) == PETER - 6


def test_5_4_a_stack_pays_the_value_once() -> None:
    state = position(peter="114", roger="114", zombies={"114": 3, **FAR})
    slowest = min(PETER, COUNTERS.normal[Character.ROGER].move)
    assert points(act(state, "move peter+roger 115").state) == slowest - 4


# [5.7] Everything is noticed


def test_5_7_squares_entered_are_noticed() -> None:
    state = act(position(peter="113", zombies=FAR), "move peter 114", "move peter 115", "move peter 114").state
    assert set(state.active) >= {"114", "115"}
    assert "112" not in state.active


def test_5_7_working_a_door_is_noticed_where_it_is_done() -> None:
    state = act(position(peter="043", zombies=FAR), f"close peter {door('043', '062')}").state
    assert "043" in state.active
    assert "062" not in state.active


def test_5_7_a_turn_in_which_nobody_moves_is_not_noticed() -> None:
    state = next_human_turn(position(peter="113", zombies=FAR), "move peter 114", "end")
    assert act(state, "pass").state.active == []


# [5.9] The chart


WEST = MALL.main_door_of(sq("093"))


@pytest.mark.parametrize(
    ("square", "zombies", "action", "cost"),
    [
        ("113", {}, "move peter 114", 1),
        ("113", {"114": 5}, "move peter 114", 1),
        ("113", {"113": 1}, "move peter 114", 1 + 1),
        ("113", {"113": 4}, "move peter 114", 1 + 4),
        ("043", {}, f"close peter {door('043', '062')}", 2),
        ("093", {}, f"close peter {WEST}", PETER),
    ],
    ids=["square", "zombies ahead", "leave 1", "leave 4", "door", "main door"],
)
def test_5_9_what_things_cost(square: str, zombies: dict[str, int], action: str, cost: int) -> None:
    state = position(peter=square, zombies={**zombies, **FAR} if 1 not in zombies.values() else {**zombies, "221": 2})
    assert points(act(state, action).state) == PETER - cost


def test_5_9_a_large_square_costs_no_more_than_a_small_one() -> None:
    sizes = {square: MALL.squares[square].rect.width * MALL.squares[square].rect.height for square in MALL.squares}
    large, small = max(sizes, key=sizes.__getitem__), min(sizes, key=sizes.__getitem__)
    assert sizes[large] > sizes[small]
    for square in (large, small):
        neighbour: SquareId = MALL.neighbours(square)[0].square
        state = position(peter=neighbour, zombies={"093": 1})
        assert points(act(state, f"move peter {square}").state) == PETER - 1


def test_5_9_the_price_is_told_with_the_option() -> None:
    asked = decision(act(position(peter="114", zombies={"114": 3, **FAR}), "select peter").state)
    assert asked is not None
    details = {str(option.action): option.detail for option in asked.options}
    detail = details["move peter 115"]
    assert detail is not None
    assert detail.number == 4


def test_6_0_who_can_only_miss_is_told_to_end_the_move() -> None:
    """A 7 in the square, one die, and not the points to get away."""
    state = act(position(fran="112", zombies={"113": 7}), "move fran 113").state
    asked = decision(state)
    assert asked is not None
    assert {option.action.verb for option in asked.options} == {"shoot", "end"}
    assert ENGLISH(asked.prompt) == "Fran: no shot can hit, end the turn"
    assert asked.hint is not None and "No roll reaches their value" in ENGLISH(asked.hint)


def test_5_4_walking_among_zombies_asks_first() -> None:
    asked = decision(act(position(peter="112", zombies={"113": 2}), "select peter").state)
    assert asked is not None
    cautious = [str(option.action) for option in asked.options if option.caution is not None and not option.primary]
    assert cautious == ["move peter 113"]
