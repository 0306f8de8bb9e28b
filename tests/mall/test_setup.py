"""[3.0] Setting up: who places what, in which order, and what the zombie player may not write down."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.kernel.space.cells import SideKind
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import HUMAN, ZOMBIE, DoorState, MallState, Status
from tests.mall.positions import GAME, act, options, sq

EDWINS = MALL.squares_of(MALL.area_of(MALL.rifles).id)


def new(seed: int = 1) -> MallState:
    return GAME.new(Start("two-player", {}, seed))


def asked_seat(state: MallState) -> str:
    asked = decision(state)
    assert asked is not None
    return asked.seat


def hideable(state: MallState) -> set[str]:
    return {text.removeprefix("hide ") for text in options(state)}


def after_hiding() -> MallState:
    state = new()
    for _ in range(5):
        state = act(state, min(options(state))).state
    return state


def sharing_a_side(square: SquareId, *kinds: SideKind) -> set[SquareId]:
    return {cell for side in MALL.sides if side.kind in kinds and square in side.cells for cell in side.cells} - {
        square
    }


# [3.0]


def test_3_0_zombies_then_humans_then_the_first_turn() -> None:
    state, seats = new(), []
    while state.turn == 0:
        seats.append(asked_seat(state))
        state = act(state, min(options(state))).state
    assert seats == [ZOMBIE] * 5 + [HUMAN] * 4
    assert (state.turn, asked_seat(state)) == (1, HUMAN)
    assert GAME.faults(state) == []


# [3.1]


def test_3_1_one_unit_on_each_zombie_symbol_and_five_in_the_box() -> None:
    state = new()
    assert sorted(state.zombies) == sorted(MALL.zombies)
    assert len(state.zombies) == 45
    assert len(state.box) == 5
    assert state.pool == state.berserk == []


def test_3_1_the_fifty_units_are_all_there_and_mixed() -> None:
    deals = [new(seed) for seed in range(4)]
    for state in deals:
        assert sorted([*state.values.values(), *state.box]) == list(COUNTERS.values)
    assert len({tuple(state.values.values()) for state in deals}) == 4
    assert len({tuple(state.box) for state in deals}) > 1


def test_3_1_nobody_knows_the_values() -> None:
    for seat in (HUMAN, ZOMBIE):
        assert all(unit.value is None for unit in GAME.observe(new(), seat).units)


def test_3_1_the_zombie_player_sets_up_first() -> None:
    assert asked_seat(new()) == ZOMBIE
    assert asked_seat(after_hiding()) == HUMAN


def test_3_1_nobody_hides_in_a_hall() -> None:
    assert not any(MALL.is_hall(sq(square)) for square in hideable(new()))


def test_3_1_nobody_hides_on_a_character_symbol() -> None:
    assert not hideable(new()) & set(MALL.characters)


@pytest.mark.parametrize("symbol", MALL.characters)
def test_3_1_nobody_hides_next_to_a_character_symbol(symbol: SquareId) -> None:
    """A doorway is no wall."""
    assert not hideable(new()) & sharing_a_side(symbol, SideKind.OPEN, SideKind.DOOR)


def test_3_1_a_wall_makes_a_square_next_to_a_symbol_safe_to_hide_in() -> None:
    walled = {square for symbol in MALL.characters for square in sharing_a_side(symbol, SideKind.WALL)}
    near = {s for symbol in MALL.characters for s in sharing_a_side(symbol, SideKind.OPEN, SideKind.DOOR)}
    allowed = {square for square in walled - near - set(MALL.characters) if not MALL.is_hall(square)}
    assert allowed <= hideable(new())


def test_3_1_every_other_store_square_will_do() -> None:
    near = {s for symbol in MALL.characters for s in sharing_a_side(symbol, SideKind.OPEN, SideKind.DOOR)}
    stores = {square for square in MALL.squares if not MALL.is_hall(square)}
    assert hideable(new()) == stores - near - set(MALL.characters)


def test_3_1_an_openly_placed_unit_is_no_hindrance() -> None:
    occupied = [square for square in MALL.zombies if f"hide {square}" in options(new())]
    assert occupied
    assert act(new(), f"hide {occupied[0]}").state.hidden == [occupied[0]]


def test_3_1_the_last_of_the_five_asks_first() -> None:
    state = new()
    for _ in range(5):
        asked = decision(state)
        assert asked is not None
        is_last = len(state.hidden) == 4
        assert all((option.caution is not None) == is_last for option in asked.options)
        state = apply(state, asked.options[0].action).state
    assert asked_seat(state) == HUMAN


def test_3_1_one_hidden_unit_to_a_square() -> None:
    square = min(hideable(new()))
    assert square not in hideable(act(new(), f"hide {square}").state)


def test_3_1_at_most_one_in_edwins() -> None:
    before = hideable(new())
    inside = sorted(before & set(EDWINS))
    assert len(inside) > 1
    after = hideable(act(new(), f"hide {inside[0]}").state)
    assert not after & set(EDWINS)
    assert after == before - set(EDWINS), "and nothing else is forbidden by it"


def test_3_1_a_unit_outside_edwins_leaves_edwins_open() -> None:
    outside = min(hideable(new()) - set(EDWINS))
    assert hideable(act(new(), f"hide {outside}").state) == hideable(new()) - {outside}


def test_3_1_five_squares_are_written_down_without_touching_the_box() -> None:
    state = after_hiding()
    assert len(state.hidden) == len(set(state.hidden)) == 5
    assert len(state.box) == 5
    assert len(state.zombies) == 45


def test_3_1_the_order_of_writing_tells_nothing() -> None:
    first, second = sorted(hideable(new()))[:2]
    one = act(new(), f"hide {first}", f"hide {second}").state
    two = act(new(), f"hide {second}", f"hide {first}").state
    assert one.hidden == two.hidden


def test_3_1_what_is_written_down_is_secret() -> None:
    square = min(hideable(new()))
    (event,) = apply(new(), Action("hide", (square,))).events
    told_human, told_zombie = event.seen_by(HUMAN), event.seen_by(ZOMBIE)
    assert told_human is not None and told_zombie is not None
    assert square in ENGLISH(told_zombie.text())
    assert square not in ENGLISH(told_human.text())
    assert told_human.refs() == ()


# [3.2]


def test_3_2_characters_start_on_their_symbols_in_any_manner() -> None:
    assert options(after_hiding()) == {f"place peter {square}" for square in MALL.characters}


def test_3_2_one_or_two_to_a_square() -> None:
    full, other = MALL.characters[:2]
    state = act(after_hiding(), f"place peter {full}").state
    assert f"place roger {full}" in options(state)
    state = act(state, f"place roger {full}").state
    assert f"place steve {full}" not in options(state)
    assert f"place steve {other}" in options(state)
    state = act(state, f"place steve {other}").state
    assert f"place fran {other}" in options(state)


def test_3_2_everybody_starts_normal_without_a_rifle() -> None:
    a, b = MALL.characters[:2]
    state = act(after_hiding(), f"place peter {a}", f"place roger {b}", f"place steve {b}", f"place fran {a}").state
    assert [state.people[who].square for who in Character] == [a, b, b, a]
    assert {one.status for one in state.people.values()} == {Status.NORMAL}
    assert not any(one.rifle for one in state.people.values())


def test_3_2_two_hunting_rifles_lie_in_square_177() -> None:
    assert MALL.rifles == "177"
    assert new().rifles == 2


# [3.3]


def test_3_3_all_doors_are_open() -> None:
    state = new()
    assert {state.door(door) for door in (*MALL.doors, *MALL.main_doors)} == {DoorState.OPEN}
    assert sorted(state.open_main_doors()) == sorted(MALL.main_doors)


def test_each_side_is_told_its_own_aim() -> None:
    assert GAME.briefing(HUMAN, "") == GAME.about
    assert "survivors must pass" in ENGLISH(GAME.briefing(ZOMBIE, ""))
