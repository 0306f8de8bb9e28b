"""[13.0] Zombies come in by the main doors: north 004, east 117, south 212, west 093."""

from __future__ import annotations

import pytest

from pyapp.kernel.flow import Applied
from pyapp.mall.events.break_in_events import Entered, NobodyEntered
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId
from pyapp.mall.play.zombie_entry import GenerationPhase, totals_at
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import ENTRANCES
from tests.mall.positions import GAME, act, options, position, sq
from tests.mall.turns import FRAN, PETER, has_ended, phase, rolls, units
from tests.verbs import texts

FIVE, SIX, SEVEN, TWO, TWELVE = (2, 3), (3, 3), (3, 4), (1, 1), (6, 6)
ALL_CLOSED = dict.fromkeys(["north", "east", "south", "west"], "closed")


def generate(state: MallState, *do: str, dice: tuple[int, ...] = ()) -> Applied[MallState]:
    return phase(state, GenerationPhase(), do=do, dice=dice)


def why_nobody(applied: Applied[MallState]) -> list[str]:
    return [event.by for event in applied.events if isinstance(event, NobodyEntered)]


# [13.0] [13.1]


def test_13_0_one_roll_a_turn_decides_where_a_unit_comes_in() -> None:
    applied = generate(position(), dice=(*SIX, 1))
    assert rolls(applied) == [("13.5", SIX)]
    assert units(applied.state) == ["004"]


@pytest.mark.parametrize("total", range(2, 13))
def test_13_0_in_the_square_of_the_door(total: int) -> None:
    first = max(1, total - 6)
    entrances = ENTRANCES[total]
    applied = generate(position(), dice=(first, total - first, *[1] * len(entrances)))
    squares = {door.side: door.square for door in MALL.main_doors.values()}
    assert units(applied.state) == sorted(squares[side] for side in entrances)


def test_13_0_before_the_infected_are_rolled_for() -> None:
    applied = generate(position(peter="113 infected"), dice=(*SEVEN, 3, 3))
    assert [case for case, _ in rolls(applied)] == ["13.5", "11.0"]


def test_13_1_at_one_door() -> None:
    assert units(generate(position(), dice=(*FIVE, 1)).state) == ["117"]


def test_13_1_or_one_unit_at_each_of_two() -> None:
    assert units(generate(position(), dice=(*TWO, 1, 1)).state) == ["004", "093"]


def test_13_1_or_nowhere() -> None:
    applied = generate(position(), dice=SEVEN)
    assert units(applied.state) == []
    assert why_nobody(applied) == ["13.5"]


# [13.2]


def test_13_2_not_through_a_closed_door() -> None:
    applied = generate(position(doors={"north": "closed"}), dice=SIX)
    assert (units(applied.state), why_nobody(applied)) == ([], ["13.2"])
    assert texts(applied)[-1] == "Nobody comes in by the north main door: it is shut."


def test_13_2_not_into_a_zombies_square() -> None:
    applied = generate(position(zombies={"004": 3}), dice=SIX)
    assert why_nobody(applied) == ["13.2"]
    assert texts(applied)[-1] == "Nobody comes in by the north main door: zombies stand there already."
    assert why_nobody(generate(position(steve="004 super"), dice=SIX)) == ["13.2"]


def test_13_2_the_other_of_two_doors_is_not_affected() -> None:
    applied = generate(position(doors={"north": "closed"}), dice=(*TWO, 1))
    assert units(applied.state) == ["093"]


def test_13_2_with_no_way_in_there_is_no_roll() -> None:
    applied = generate(position(doors=ALL_CLOSED, zombies={"100": 3}))
    assert (rolls(applied), why_nobody(applied)) == ([], ["13.2"])
    taken = {"117": 3, "212": 3}
    applied = generate(position(doors={"north": "closed", "west": "closed"}, zombies=taken))
    assert rolls(applied) == []


# [13.3]


def test_13_3_drawn_at_random_from_the_eliminated() -> None:
    state = position()
    assert len(state.pool) == 50
    applied = generate(state, dice=(*SIX, 5))
    assert applied.state.values[applied.state.zombies[sq("004")]] == state.pool[4]
    assert len(applied.state.pool) == 49


def test_13_3_without_showing_the_value() -> None:
    applied = generate(position(), dice=(*SIX, 1))
    assert [event.value for event in applied.events if isinstance(event, Entered)] == [None]


def test_13_3_nor_can_it_be_told_from_what_is_left() -> None:
    """Two pools that differ look the same from either seat."""
    one, two = generate(position(), dice=(*SIX, 1)).state, generate(position(), dice=(*SIX, 6)).state
    assert sorted(one.pool) != sorted(two.pool)
    for seat, _ in GAME.modes[0].seats:
        assert GAME.observe(one, seat) == GAME.observe(two, seat)


def test_13_3_hidden_units_are_not_used() -> None:
    state = position(hidden=["137"])
    state.zombies, state.values, state.pool = {}, {}, []
    state.box = [1]
    everybody = position()
    for square, value in zip(MALL.zombies, everybody.pool[1:46], strict=True):
        state.bring_in(square, value)
    spare = [square for square in MALL.squares if square not in state.zombies and square != "137"][10:14]
    for square, value in zip(spare, everybody.pool[46:], strict=True):
        state.bring_in(square, value)
    applied = generate(state, dice=SIX)
    assert why_nobody(applied) == ["13.3"]
    assert applied.state.box == [1]


def test_13_3_the_last_one_outside_comes_by_the_door_that_is_named_first() -> None:
    state = position()
    *others, last = state.pool
    places = [square for square in MALL.squares if square not in {one.square for one in MALL.main_doors.values()}]
    for square, value in zip(places[50:], others, strict=False):
        state.bring_in(square, value)
    state.pool = [last]
    applied = generate(state, dice=(*TWO, 1))
    assert applied.state.values[applied.state.zombies[sq("004")]] == last
    assert why_nobody(applied) == ["13.3"]


def test_13_3_a_unit_that_comes_back_is_not_berserk() -> None:
    state = act(position(peter="113", zombies={"115": "3 berserk"}), "shoot peter 115", dice=[6, 6, 6]).state
    assert generate(state, dice=(*SIX, 1)).state.berserk == []


# [13.4]


def test_13_4_upon_a_character_it_attacks_at_once() -> None:
    state = generate(position(peter="004"), dice=(*SIX, 1)).state
    assert options(state) == {"fire peter 004", "hold"}
    after = act(state, "hold", dice=TWO).state
    assert after.people[PETER].status is Status.INFECTED
    assert has_ended(after), "not rolled for in the turn of infection"


def test_13_4_it_shows_its_value() -> None:
    applied = generate(position(peter="004"), dice=(*SIX, 1))
    assert [event.value for event in applied.events if isinstance(event, Entered)] == [1]


def test_13_4_one_after_the_other_at_two_doors() -> None:
    state = generate(position(peter="004", fran="093"), "hold", dice=(*TWO, 1, 5, 5, 1)).state
    assert options(state) == {"fire fran 093", "hold"}


def test_13_4_one_that_is_shot_there_goes_back_to_the_pool() -> None:
    state = generate(position(fran="093"), "fire fran 093", dice=(4, 5, 1, 6, 6)).state
    assert len(state.pool) == 50
    assert state.people[FRAN].status is Status.NORMAL


# [13.5]


def test_13_5_the_total_is_told_with_the_doors_that_it_names() -> None:
    assert "2 stands for the north main door and the west main door." in texts(generate(position(), dice=(*TWO, 1, 1)))
    assert texts(generate(position(), dice=SEVEN))[-1] == "7: nobody comes in."


def test_13_5_the_totals_of_a_door_are_those_of_the_table() -> None:
    named = {door: totals_at(DoorId(door)) for door in ALL_CLOSED}
    assert named == {"north": (2, 3, 6), "east": (3, 5, 12), "south": (8, 11, 12), "west": (2, 9, 11)}


def test_13_5_the_four_doors() -> None:
    squares = {door: MALL.main_doors[DoorId(door)].square for door in ALL_CLOSED}
    assert squares == {"north": "004", "east": "117", "south": "212", "west": "093"}
