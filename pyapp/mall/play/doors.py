"""[5.5] Opening and closing doors."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pyapp.kernel.decision import Action, Option
from pyapp.mall.events.events import DoorClosed, DoorOpened
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId
from pyapp.mall.names import door_name, door_ref, group_text, person_ref
from pyapp.mall.play.move import Move, note_activity
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR


def options(state: MallState, move: Move) -> Iterator[Option]:
    """[5.5] No door is worked in a zombie's square, nor with somebody in one's arms."""
    if state.has_zombie(move.place(state)) or move.carried:
        return
    yield from _inner_doors(state, move)
    yield from _main_door(state, move)


def _inner_doors(state: MallState, move: Move) -> Iterator[Option]:
    """[5.5] Two points for a door in a side of the square; broken glass stays open."""
    if move.points < CLOSE_OR_OPEN_DOOR:
        return
    for door in MALL.doors_of(move.place(state)):
        match state.door(door):
            case DoorState.OPEN:
                yield _option(move, "close", door, CLOSE_OR_OPEN_DOOR)
            case DoorState.CLOSED:
                yield _option(move, "open", door, CLOSE_OR_OPEN_DOOR)


def _main_door(state: MallState, move: Move) -> Iterator[Option]:
    """[5.5] A main door takes the whole allowance, so the turn must begin there; closed, it stays so.

    With the correction of the French edition it takes the whole turn: there is no shooting before or after.
    """
    door = MALL.main_door_of(move.place(state))
    if door is None or not move.is_fresh or (move.has_shot(state) and state.is_french("main-door-shots")):
        return
    if state.door(door) is DoorState.OPEN:
        yield _option(move, "close", door, move.points)


def _option(move: Move, verb: str, door: DoorId, cost: int) -> Option:
    closes = say("Close {door}", door=door_name(door))
    opens = say("Open {door}", door=door_name(door))
    return Option(
        Action(verb, (group_text(move.group), door)),
        closes if verb == "close" else opens,
        (*map(person_ref, move.group), door_ref(door)),
        say_n("{count} pt", "{count} pts", cost),
    )


def perform(state: MallState, move: Move, action: Action) -> Move:
    """[5.5] A closed door gets its marker, an opened one loses it."""
    door = DoorId(action.args[1])
    is_main = door in MALL.main_doors
    note_activity(state, move.place(state))
    if action.verb == "close":
        state.doors[door] = DoorState.CLOSED
        state.emit(DoorClosed(move.group, door))
    else:
        del state.doors[door]
        state.emit(DoorOpened(move.group, door))
    after = move.spend(move.points if is_main else CLOSE_OR_OPEN_DOOR)
    if is_main and state.is_french("main-door-shots"):
        after = replace(after, may_shoot=False)
    return after
