"""What each seat may know: hiding places only the zombie player, values only while they lie face up."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from typing import Any

import pytest

from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.scenario import Start
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.observe import MallSeen
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.positions import GAME, act, door, position, sq

BOTH = pytest.mark.parametrize("seat", [HUMAN, ZOMBIE])
HIDING = ("138", "062", "163", "090", "211")


def seen(state: MallState, seat: Seat = HUMAN) -> MallSeen:
    return GAME.observe(state, seat)


def value(state: MallState, square: str, seat: Seat) -> int | None:
    return next(unit.value for unit in seen(state, seat).units if unit.square == square)


def leaves(thing: Any) -> Iterator[Any]:
    """Everything that can be found in an observation."""
    if is_dataclass(thing):
        for one in fields(thing):
            yield from leaves(getattr(thing, one.name))
    elif isinstance(thing, dict):
        for key, one in thing.items():
            yield key
            yield from leaves(one)
    elif isinstance(thing, list | tuple | set):
        for one in thing:
            yield from leaves(one)
    else:
        yield thing


# Hiding places


def test_hiding_places_are_the_zombie_players_alone() -> None:
    state = position(hidden=HIDING, zombies={"221": 1})
    assert seen(state, ZOMBIE).hidden == tuple(sorted(HIDING))
    assert seen(state, HUMAN).hidden is None
    assert not set(HIDING) & set(map(str, leaves(seen(state, HUMAN))))


def test_how_many_are_left_is_no_secret() -> None:
    assert seen(position(hidden=HIDING[:3], zombies={"221": 1})).hidden_left == 3


def test_the_human_cannot_tell_hiding_places_apart() -> None:
    one, two = (position(hidden=squares, zombies={"221": 1}) for squares in (HIDING[:2], HIDING[2:4]))
    assert seen(one) == seen(two)
    assert GAME.scene(seen(one)) == GAME.scene(seen(two))
    assert decision(one) == decision(two)
    assert seen(one, ZOMBIE) != seen(two, ZOMBIE)


def test_while_they_are_written_down_the_human_sees_only_their_number() -> None:
    one = act(GAME.new(Start("two-player", {}, 1)), "hide 138").state
    two = act(GAME.new(Start("two-player", {}, 1)), "hide 090").state
    assert seen(one) == seen(two)
    assert seen(one).hidden_left == 1


# Values


@BOTH
def test_a_value_face_down_is_nobodys(seat: Seat) -> None:
    state = position(peter="113", zombies={"115": 3, "114": 9})
    assert value(state, "115", seat) is None
    assert value(state, "114", seat) is None


@BOTH
@pytest.mark.parametrize("status", ["", "stunned", "infected", "super"])
def test_a_value_shows_while_anybody_stands_with_it(seat: Seat, status: str) -> None:
    assert value(position(peter=f"115 {status}", zombies={"115": 3}), "115", seat) == 3


@BOTH
def test_the_dead_look_at_nothing(seat: Seat) -> None:
    assert value(position(peter="dead", zombies={"115": 3}), "115", seat) is None


@BOTH
def test_values_that_nobody_knows_make_no_difference(seat: Seat) -> None:
    one, two = position(zombies={"115": 3, "098": 7}), position(zombies={"115": 7, "098": 3})
    assert seen(one, seat) == seen(two, seat)
    assert GAME.scene(seen(one, seat)) == GAME.scene(seen(two, seat))


@BOTH
def test_of_the_eliminated_only_the_number_is_known(seat: Seat) -> None:
    state = position(zombies={"115": 3})
    assert seen(state, seat).pool == 49
    assert 10 not in set(leaves(seen(state, seat))), "the only unit of ten lies in the pool"


# Memory


def known(state: MallState, square: str, seat: Seat) -> int | None:
    return next(unit.known for unit in seen(state, seat).units if unit.square == square)


@BOTH
def test_2_3_a_value_is_remembered_by_all_after_they_have_left_it(seat: Seat) -> None:
    state = position(peter="114", zombies={"115": 3, "221": 1})
    assert known(state, "115", seat) is None
    state = act(state, "move peter 115", "move peter 116").state
    assert value(state, "115", seat) is None
    assert known(state, "115", seat) == 3


@BOTH
def test_2_3_a_value_is_remembered_after_a_shot_that_missed(seat: Seat) -> None:
    state = act(position(peter="113", zombies={"115": 9, "221": 1}), "shoot peter 115", dice=[1, 1]).state
    assert known(state, "115", seat) == 9


@BOTH
def test_2_3_a_value_is_remembered_where_the_unit_goes(seat: Seat) -> None:
    state = act(position(peter="113", zombies={"115": 9, "221": 1}), "shoot peter 115", dice=[1, 1]).state
    state.shift(sq("115"), sq("116"))
    assert known(state, "116", seat) == 9


def test_2_3_a_unit_that_comes_back_is_known_to_nobody() -> None:
    state = position(peter="113", zombies={"113": 3, "221": 1})
    unit = state.zombies[sq("113")]
    state.take_off(sq("113"))
    assert state.shown == []
    assert state.bring_in(sq("115"), 3) != unit
    assert known(state, "115", HUMAN) is None


def test_11_1_what_the_zombie_player_looked_at_is_his_alone() -> None:
    state = position(steve="115 super", zombies={"116": 9, "221": 1})
    state = act(state, "pass", "calm", "prowl steve 117").state
    assert known(state, "116", ZOMBIE) == 9
    assert known(state, "116", HUMAN) is None


def test_berserk_markers_lie_open() -> None:
    units = {unit.square: unit.is_berserk for unit in seen(position(zombies={"115": "3 berserk", "098": 7})).units}
    assert units == {"115": True, "098": False}


# The rest of the table


@BOTH
def test_everything_else_lies_open(seat: Seat) -> None:
    glass = door("043", "062")
    state = position(peter="113", steve="098 rifle", zombies={"221": 1}, doors={glass: "closed"}, turn=9)
    table = seen(state, seat)
    assert (table.seat, table.turn, table.rifles) == (seat, 9, 1)
    assert table.people[Character.STEVE].rifle
    assert table.doors == {glass: "closed"}


def test_an_observation_is_a_picture_and_not_a_window() -> None:
    state = position(peter="113", zombies={"115": 3})
    table = seen(state)
    before = repr(table)
    state.change(Character.PETER, square=sq("114"))
    state.zombies.clear()
    state.doors[door("043", "062")] = state.door(door("043", "062"))
    assert repr(table) == before


def test_no_dice_can_be_seen() -> None:
    one = position(zombies={"115": 3})
    two = one.copy()
    two.dice = Dice(12345)
    assert all(seen(one, seat) == seen(two, seat) for seat in (HUMAN, ZOMBIE))


@BOTH
def test_a_disguise_changes_what_may_not_be_known(seat: Seat) -> None:
    """Otherwise the law on secrets would compare a state with itself."""
    state = position(peter="115", hidden=HIDING, zombies={"115": 3, "098": 7, "100": 1, "102": 9})
    others = [GAME.disguise(state, seat, Dice(seed)) for seed in range(6)]
    assert len({tuple(other.values.items()) for other in others}) > 1
    assert len({tuple(other.hidden) for other in others}) == (1 if seat == ZOMBIE else 6)
    assert all(GAME.faults(other) == [] for other in others)
    assert all(seen(other, seat) == seen(state, seat) for other in others)


# [2.3] Notes


@pytest.mark.parametrize(("notes", "known"), [("kept", 1), ("none", None)])
def test_2_3_a_value_is_noted_only_with_the_option(notes: str, known: int | None) -> None:
    """Peter shoots at a distance and misses: the value was shown, and lies face down again."""
    state = position(peter="113", zombies={"117": 1, "221": 2}, settings={"notes": notes})
    after = act(state, "shoot peter 117", dice=[1, 1]).state
    unit = next(unit for unit in seen(after).units if unit.square == "117")
    assert (unit.value, unit.known) == (None, known)


def test_2_3_what_lies_open_is_known_without_notes() -> None:
    state = position(peter="113", roger="112", zombies={"113": 4}, settings={"notes": "none"})
    assert seen(state).units[0].known == 4
    assert seen(act(state, "shoot peter 113", dice=[6, 1, 1]).state).units[0].known == 4


def test_11_1_without_notes_the_zombie_player_has_to_remember_what_he_saw() -> None:
    state = position(roger="100 super", zombies={"101": 3}, settings={"notes": "none"})
    state.inspected = [state.zombies[sq("101")]]
    state.after_step()
    assert next(unit.known for unit in seen(state, ZOMBIE).units) is None
