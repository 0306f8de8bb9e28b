"""A walk takes its steps as ordinary actions and stops where something comes up."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.kernel.decision import Action, Seat
from pyapp.kernel.history import History
from pyapp.kernel.scenario import Start
from pyapp.mall.truth.state import MallState
from pyapp.web.table.session import Session
from pyapp.web.touch.route_walk import steps
from tests.mall.positions import GAME, position

FAR = {"221": 1}


def session(state: MallState) -> Session:
    history: History[MallState] = History(GAME, Start("two-player", state.settings, 1))
    history.state = state
    return Session(history, {Seat("zombie"): "first"})


def walk(played: Session, actions: Sequence[Action]) -> int:
    """Take the steps as the page does; tells how many there were."""
    taken = 0
    for action in steps(played, actions):
        if taken:
            played.back.join_next()
        played.act(action)
        taken += 1
    return taken


def walk_to(played: Session, goal: str, *refs: str) -> tuple[int, str]:
    route = GAME.route(played.history.state, refs, goal)
    assert route is not None
    taken = walk(played, route.actions)
    return taken, played.history.state.people["peter"].square


def test_a_walk_goes_all_the_way_and_is_taken_back_as_it_was_begun() -> None:
    played = session(position(peter="113", zombies=FAR))
    assert walk_to(played, "square:110", "unit:peter") == (4, "110")
    assert [str(entry.move.action) for entry in played.history.entries] == [
        "select peter", "move peter 112", "move peter 111", "move peter 110",
    ]  # fmt: skip
    played.back.undo()
    assert played.history.entries == []
    assert played.history.state.people["peter"].square == "113"
    played.back.redo()
    assert played.history.state.people["peter"].square == "110"


def test_a_walk_stops_at_those_who_come_out_of_hiding() -> None:
    played = session(position(peter="113", zombies=FAR, hidden=["137"]))
    taken, square = walk_to(played, "square:157", "unit:peter")
    assert square == "137"
    assert taken == 3


def test_a_walk_goes_on_where_zombies_might_have_hidden_and_did_not() -> None:
    """It cannot be taken back across such a square, but nothing has come up that would change anybody's mind."""
    played = session(position(peter="113", zombies=FAR, hidden=["062"]))
    assert walk_to(played, "square:157", "unit:peter") == (4, "157")
    assert played.back.can_undo() is None


def test_a_walk_into_zombies_ends_there() -> None:
    played = session(position(peter="113", zombies={"115": 3, **FAR}))
    assert walk_to(played, "square:115", "unit:peter") == (3, "115")


def test_a_walk_takes_no_step_that_is_not_offered() -> None:
    played = session(position(peter="113", zombies=FAR))
    route = GAME.route(played.history.state, ("unit:peter",), "square:110")
    assert route is not None
    assert walk(played, route.actions[1:]) == 0
    assert not played.history.entries
