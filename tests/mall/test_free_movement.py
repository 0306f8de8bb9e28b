"""[7.0] Free movement: as many units as a die says. Nobody has moved in these positions, so nobody reacts."""

from __future__ import annotations

import pytest

from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.events.zombie_events import Shambled
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.positions import GAME, act, door, options, position
from tests.mall.turns import has_ended, phase, units

GLASS = door("114", "137")


def free(state: MallState, die: int = 1, *do: str) -> MallState:
    return phase(state, FreeMovementPhase(), do=do, dice=[die]).state


def ends(state: MallState, start: str) -> set[str]:
    """Where the unit in a square can go."""
    return {text.split()[2] for text in options(state) if text.startswith(f"shift {start} ")}


# [7.0]


def test_7_0_the_die_is_the_number_of_units() -> None:
    state = free(position(zombies={"100": 3, "105": 3, "110": 3}), 2, "shift 100 101", "shift 105 104")
    assert units(state) == ["101", "104", "110"]
    assert options(state) == {"done"}


def test_7_0_fewer_will_do() -> None:
    assert has_ended(free(position(zombies={"100": 3, "105": 3}), 6, "shift 100 101", "done"))


def test_7_0_the_moves_left_are_shown() -> None:
    asked = decision(free(position(zombies={"100": 3}), 4, "shift 100 101"))
    assert asked is not None
    assert [(ENGLISH(meter.label), meter.left, meter.of) for meter in asked.meters] == [("Moves", 3, 4)]


def test_7_0_ending_with_moves_left_asks_first() -> None:
    def caution(state: MallState) -> str | None:
        asked = decision(state)
        assert asked is not None
        text = asked.options[-1].caution
        return ENGLISH(text) if text is not None else None

    three = position(zombies={"100": 3, "105": 3, "110": 3})
    assert caution(free(three, 2)) == "Left unused: 2 moves."
    assert caution(free(three, 2, "shift 100 101")) == "Left unused: 1 move."
    assert caution(free(three, 2, "shift 100 101", "shift 105 104")) is None


def test_5_4_a_value_that_was_turned_up_cannot_be_taken_back() -> None:
    state = free(position(peter="113", zombies={"115": 3, "100": 3}), 2)
    assert not act(state, "shift 100 101").is_barrier
    assert not act(state, "shift 115 114").is_barrier
    assert act(free(position(peter="113", zombies={"114": 3}), 2), "shift 114 113").is_barrier


def test_7_0_one_square_in_any_direction() -> None:
    assert ends(free(position(zombies={"115": 3})), "115") == {"091", "114", "116"}


def test_7_0_through_open_doors_but_no_closed_ones() -> None:
    assert "137" in ends(free(position(zombies={"114": 3})), "114")
    assert "137" not in ends(free(position(zombies={"114": 3}, doors={GLASS: "closed"})), "114")
    assert "137" in ends(free(position(zombies={"114": 3}, doors={GLASS: "destroyed"})), "114")


def test_7_0_never_out_of_the_mall() -> None:
    assert ends(free(position(zombies={"117": 3})), "117") == {"116"}


def test_7_0_each_unit_once() -> None:
    state = free(position(zombies={"100": 3}), 6, "shift 100 101")
    assert ends(state, "101") == set()


# [7.5]


def test_7_5_one_square_for_a_unit_two_for_a_berserk_one() -> None:
    assert ends(free(position(zombies={"117": 3})), "117") == {"116"}
    assert ends(free(position(zombies={"117": "3 berserk"})), "117") == {"115", "116"}


def test_7_5_a_berserk_unit_passes_zombies_but_does_not_end_among_them() -> None:
    assert ends(free(position(zombies={"117": "3 berserk", "116": 3})), "117") == {"115"}
    assert ends(free(position(zombies={"117": "3 berserk", "115": 3})), "117") == {"116"}


# [7.6]


def test_7_6_into_a_characters_square_and_no_farther() -> None:
    assert ends(free(position(peter="116", zombies={"117": "3 berserk"})), "117") == {"116"}


@pytest.mark.parametrize("unit", ["3", "3 berserk"])
@pytest.mark.parametrize("status", ["", "stunned", "infected"])
def test_7_6_never_out_of_one(unit: str, status: str) -> None:
    assert ends(free(position(peter=f"115 {status}", zombies={"115": unit})), "115") == set()


def test_7_6_a_super_zombies_square_is_no_characters_square() -> None:
    assert ends(free(position(peter="115 super", zombies={"115": 3})), "115") == {"091", "114", "116"}


def test_7_6_never_into_a_zombies_square() -> None:
    assert ends(free(position(zombies={"117": 3, "116": 3})), "117") == set()
    assert ends(free(position(steve="116 super", zombies={"117": 3})), "117") == set()


def test_7_6_not_even_by_turns() -> None:
    """The square that one leaves is free for the next."""
    state = free(position(zombies={"117": 3, "116": 3}), 2, "shift 116 115")
    assert ends(state, "117") == {"116"}


# [7.7]


@pytest.mark.parametrize("seat", [HUMAN, ZOMBIE])
def test_7_7_moving_a_unit_does_not_show_its_value(seat: str) -> None:
    applied = phase(position(zombies={"100": 3}), FreeMovementPhase(), do=["shift 100 101"], dice=[1])
    moved = [event for event in applied.events if isinstance(event, Shambled)]
    assert [event.value for event in moved] == [None]
    assert [unit.value for unit in GAME.observe(applied.state, HUMAN if seat == HUMAN else ZOMBIE).units] == [None]


def test_7_7_upon_a_character_it_does() -> None:
    state = phase(position(peter="101", zombies={"100": 3}), FreeMovementPhase(), dice=[1]).state
    applied = act(state, "shift 100 101")
    assert [event.value for event in applied.events if isinstance(event, Shambled)] == [3]
    assert [unit.value for unit in GAME.observe(applied.state, ZOMBIE).units] == [3]
