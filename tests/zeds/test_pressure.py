"""[3.0] Pressure, with the two worked examples of the rulebook."""

from __future__ import annotations

import pytest

from pyapp.zeds.cards.event_cards import CARDS, Pressure
from pyapp.zeds.play.pressure import MovementPressure, PlacementPressure, PressureEvent
from tests.zeds.positions import act, every_zed, is_at_rest, options, play, position


def test_3_1_worked_example() -> None:
    """Four players, three moves: the 12, then the nearer of two nines, of which only the 5 finds room; then the 11."""
    zeds = {"FS": "4/2 8/4", "S6": "9/4", "H4": "4/2 5/3", "H3": "6/3"}
    state = play(position({}, zeds, mode="co-op-4"), MovementPressure(3))
    assert every_zed(state) == {"F6": ["8/4", "4/2"], "H4": ["4/2"], "H2": ["6/3", "5/3"], "S6": ["9/4"]}


def test_3_1_equally_strong_and_near_is_for_the_players() -> None:
    state = play(position({}, {"F4": "6/3", "H4": "6/4", "S5": "6/3"}, mode="co-op-2"), MovementPressure(1))
    assert options(state) == {"press F4", "press H4"}
    assert "F3" in every_zed(act(state, "press F4").state)


def test_3_1_who_cannot_move_is_passed_over() -> None:
    state = position({}, {"F4": "9/4", "F3": "2/1 3/1", "H4": "4/2"}, mode="co-op-2")
    state = play(state, MovementPressure(1))
    assert "F2" in every_zed(state)


def test_3_1_a_fight_comes_before_the_next_move() -> None:
    state = position({"hunt": "F2", "furies": "F2"}, {"F3": "9/4", "H4": "4/2"}, mode="co-op-3")
    assert options(play(state, MovementPressure(2))) == {"defend hunt", "defend furies"}


def test_3_2_worked_example() -> None:
    """Four players, three units: Mountain, then the Suburbs by choice, then Mountain again."""
    zeds = {"F3": "5/3 4/2", "H3": "6/3 6/3", "S5": "9/4"}
    state = play(position({}, zeds, mode="co-op-4"), PlacementPressure(3), dice=["2/1"])
    assert options(state) == {"track M", "track S"}
    state = act(state, "track S", dice=["3/1", "4/1"]).state
    assert is_at_rest(state)
    found = every_zed(state)
    assert (found["MS"], found["SS"]) == (["4/1", "2/1"], ["3/1"])


@pytest.mark.parametrize(("mode", "count"), [("solo", 0), ("co-op-2", 1), ("co-op-3", 2), ("co-op-4", 3)])
def test_3_2_once_for_each_player_but_one(mode: str, count: int) -> None:
    state = play(position({}, {"F3": "5/3"}, mode=mode, card="spread"), PressureEvent())
    while not is_at_rest(state):
        state = act(state, min(options(state))).state
    assert len(state.zeds) == 1 + count


def test_3_1_no_unit_is_pressed_twice_by_itself() -> None:
    state = play(position({}, {"FS": "9/4", "HS": "2/1"}, mode="co-op-4"), MovementPressure(3))
    assert every_zed(state) == {"F6": ["9/4"], "H6": ["2/1"]}


def test_which_cards_carry_a_symbol() -> None:
    """Our scheme: one card that moves and two that place, none of them early, and neither special cards nor endings."""
    found = {kind: [card for card, printed in CARDS.items() if printed.pressure is kind] for kind in Pressure}
    assert (len(found[Pressure.MOVEMENT]), len(found[Pressure.PLACEMENT])) == (1, 2)
    marked = [CARDS[card] for kind in (Pressure.MOVEMENT, Pressure.PLACEMENT) for card in found[kind]]
    assert sorted(printed.act for printed in marked) == ["2", "2", "3"]
    assert not any(printed.is_special for printed in marked)
