"""[9.1] Nobody scouts for free: to enter what may be a hiding place tells something, and is not taken back.

One unit lies in wait in 137 or somewhere else; from 113 one walks to 114 in the concourse and on to 137, 138 and 139.
"""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.dice import Dice
from pyapp.kernel.history import History
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.events.events import Moved
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.hidden import ALLOWED_HIDING_PLACES
from pyapp.mall.truth.state import HUMAN, MallState
from pyapp.web.table.session import Session
from tests.mall.positions import FAR, GAME, act, position, sq
from tests.mall.turns import phase

ELSEWHERE = ["062"]


def tells(state: MallState, *actions: str) -> bool:
    """Whether the last of some steps tells something that cannot be untold."""
    *before, last = actions
    state = act(state, *before).state if before else state
    return act(state, last).is_barrier


# [3.1]


def test_3_1_a_step_into_a_store_where_nobody_hides_is_not_taken_back() -> None:
    assert tells(position(peter="114", zombies=FAR, hidden=ELSEWHERE), "move peter 137")


def test_3_1_a_step_where_nobody_can_hide_is_taken_back() -> None:
    """Not in the halls, nor beside the squares where the characters began."""
    state = position(peter="113", zombies=FAR, hidden=ELSEWHERE)
    assert not tells(state, "move peter 114")
    (beside, start) = next(
        (near.square, symbol)
        for symbol in MALL.characters
        for near in MALL.neighbours(symbol)
        if near.square not in ALLOWED_HIDING_PLACES and near.door is None
    )
    assert not tells(position(peter=start, zombies=FAR, hidden=ELSEWHERE), f"move peter {beside}")


# [9.1]


def test_9_1_only_the_first_visit_tells_something() -> None:
    state = position(peter="114", zombies=FAR, hidden=ELSEWHERE)
    assert not tells(state, "move peter 137", "move peter 114", "move peter 137")
    assert not tells(state, "move peter 137", "move peter 114")


def test_9_1_where_it_has_come_out_nobody_hides_any_more() -> None:
    state = position(peter="138", zombies=FAR, hidden=["062", "137"])
    state = phase(state, FreeMovementPhase(), do=["reveal 137", "shift 137 114", "done"], dice=[1, 1]).state
    assert not tells(state, "move peter 137")


def test_3_1_nor_elsewhere_in_edwins_once_one_has_come_out_there() -> None:
    state = position(peter="138", zombies=FAR, hidden=["062", "137"])
    assert MALL.area_of(sq("137")) is MALL.area_of(sq("158"))
    state = phase(state, FreeMovementPhase(), do=["reveal 137", "done"], dice=[1, 1]).state
    assert not tells(state, "move peter 158")


def test_9_3_among_zombies_nobody_learns_whether_others_hide() -> None:
    """Whatever hides in the square stays where it is."""
    applied = act(position(peter="114", zombies={"137": 3}, hidden=ELSEWHERE), "move peter 137")
    assert [event.uncovers() for event in applied.events if isinstance(event, Moved)] == [False]


def test_9_1_with_nobody_left_in_hiding_every_step_is_taken_back() -> None:
    assert not tells(position(peter="114", zombies=FAR), "move peter 137")


def test_15_1_without_a_zombie_player_nobody_lies_in_wait() -> None:
    assert not tells(position(peter="114", zombies=FAR, mode="solitaire"), "move peter 137")


def test_9_1_the_undo_button_says_why() -> None:
    history: History[Any] = History(GAME, Start("two-player", {}, 1))
    history.state = position(peter="113", zombies=FAR, hidden=ELSEWHERE)
    history.marks["viewer"] = HUMAN
    session = Session(history, {})
    for text in ("select peter", "move peter 114"):
        session.act(Action.parse(text))
    assert session.back.can_undo() is not None
    session.act(Action.parse("move peter 137"))
    assert session.back.can_undo() is None
    why = session.back.why_no_undo()
    assert why is not None
    assert ENGLISH(why) == "Zombies might have been hiding there: to have looked cannot be taken back."


@pytest.mark.parametrize("seed", range(5))
def test_9_1_whoever_imagines_where_they_hide_leaves_out_what_is_known_to_be_empty(seed: int) -> None:
    state = position(peter="114", zombies=FAR, hidden=ELSEWHERE)
    state = act(state, "move peter 137").state
    state.cleared = [square for square in ALLOWED_HIDING_PLACES if square not in ("010", "062")]
    assert set(GAME.disguise(state, HUMAN, Dice(seed)).hidden) <= {"010", "062"}
