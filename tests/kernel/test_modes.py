"""Modes: who sits with whom, for which side, and what can be agreed on."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Seat
from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.modes import TURN_LIMIT, Mode, WrongName
from tests.toy import TOY

A, B, C = Seat("a"), Seat("b"), Seat("c")
SEATS = tuple((seat, say("Somebody")) for seat in (A, B, C))


def mode(*groups: tuple[Seat, ...], sides: tuple[tuple[Seat, str], ...] = ()) -> Mode:
    return Mode("m", say("A mode"), say("Some play."), SEATS, groups=groups, sides=sides)


def test_a_group_knows_the_same() -> None:
    two = mode((A, B))
    assert two.group(A) == two.group(B) == (A, B)
    assert not two.is_open


def test_whoever_stands_in_no_group_knows_things_alone() -> None:
    assert mode((A, B)).group(C) == (C,)
    assert not mode().is_open


def test_a_mode_is_open_where_all_are_in_one_group_and_where_one_plays_alone() -> None:
    assert mode((A, B, C)).is_open
    assert Mode("m", say("Alone"), say("One plays."), SEATS[:1]).is_open
    assert Mode("m", say("Nobody"), say("It plays by itself."), ()).is_open


def test_a_seat_plays_for_the_side_of_its_name_unless_another_is_given() -> None:
    one = mode(sides=((A, "all of us"),))
    assert (one.side(A), one.side(B)) == ("all of us", "b")


def test_the_turn_limit_begins_without_one() -> None:
    values = [value for value, _ in TURN_LIMIT.values]
    assert TURN_LIMIT.default == "none" == values[0]
    assert all(value.isdecimal() for value in values[1:])
    assert all(ENGLISH(about) for _, about in TURN_LIMIT.values)


def test_what_is_not_known_is_refused_with_what_is() -> None:
    for wrong, told in (
        (lambda: TOY.mode("chess"), "mode 'chess' is not known; it can be race"),
        (lambda: TOY.settings("race", {"speed": "1"}), "option 'speed' is not known; it can be turn-limit"),
        (lambda: TOY.settings("race", {"turn-limit": "7"}), "turn-limit = '7' is not known; it can be none, 50"),
    ):
        with pytest.raises(WrongName, match=told):
            wrong()


def test_settings_are_filled_up_with_defaults() -> None:
    assert TOY.settings("race", {}) == {"turn-limit": "none"}
    assert TOY.settings("race", {"turn-limit": "50"}) == {"turn-limit": "50"}
