"""Positions in a line or two, and the verbs of the tests as this game needs them.

    state = position(peter="113", roger="113", fran="035 infected", zombies={"115": 3}, doors={"043/062": "closed"})
    assert "move peter 114" in options(state, "peter")
    assert texts(act(state, "move peter 114")) == ["Peter moves to 114, Concourse."]

A position stands at the choice that opens a Human Player-Turn. Who is not named stands on a character symbol of the
west end; units that are not named have been eliminated.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache

from pyapp.kernel.decision import Action
from pyapp.kernel.flow import Applied, apply, decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.game import Mall
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.truth.counters import COUNTERS, Character, Numbers
from pyapp.mall.truth.state import HUMAN, NOWHERE, DoorState, MallState, Person, Status
from tests import verbs

GAME = Mall()

# fmt: off
#                          fire panic move
WELL = {
    Character.PETER: Numbers(3, 1, 7),
    Character.ROGER: Numbers(3, 2, 8),
    Character.STEVE: Numbers(2, 2, 7),
    Character.FRAN:  Numbers(2, 3, 7),
}
ILL = {
    Character.PETER: Numbers(2, 2, 5),
    Character.ROGER: Numbers(2, 3, 5),
    Character.STEVE: Numbers(1, 3, 5),
    Character.FRAN:  Numbers(1, 4, 5),
}
# fmt: on
"""The numbers of the examples, for modules that ask for the fixture `example_numbers`: the shipped ones may change."""

FAR: Mapping[str, int] = {"221": 1}
"""A zombie too far away to matter."""


def position(
    *,
    peter: str = "",
    roger: str = "",
    steve: str = "",
    fran: str = "",
    zombies: Mapping[str, int | str] | None = None,
    hidden: Iterable[str] = (),
    doors: Mapping[str, str] | None = None,
    turn: int = 5,
    mode: str = "two-player",
    settings: Mapping[str, str] | None = None,
) -> MallState:
    """A state at the start of a Human Player-Turn.

    A character is a square and any of the words stunned, infected, super, rifle, moved (in the turn before), or the
    word dead alone. A unit is its value, or a text such as "3 berserk". A door is its id, or "043/062" for the door
    between two squares.
    """
    state = _first_turn(mode, tuple(sorted((settings or {}).items()))).copy()
    state.turn = turn
    words = {Character.PETER: peter, Character.ROGER: roger, Character.STEVE: steve, Character.FRAN: fran}
    for (who, text), symbol in zip(words.items(), MALL.characters, strict=True):
        state.people[who] = _person(text or symbol, turn)
    state.rifles = 2 - sum(one.rifle for one in state.people.values())
    state.doors = {_door(name): DoorState(condition) for name, condition in (doors or {}).items()}
    state.hidden = sorted(map(SquareId, hidden))
    _lay_out_units(state, zombies or {})
    for square in state.watched():
        state.show(square)
    found = GAME.faults(state)
    assert found == [], f"not a possible position: {found}"
    return state


@cache
def _first_turn(mode: str, settings: tuple[tuple[str, str], ...]) -> MallState:
    """The first Human Player-Turn of a game, as the game itself comes to it."""
    state = GAME.new(Start(mode, dict(settings), 1))
    while state.turn == 0:
        asked = decision(state)
        assert asked is not None
        state = apply(state, asked.options[0].action).state
    return state


def _person(text: str, turn: int) -> Person:
    square, *words = text.split()
    if square == Status.DEAD:
        return Person(NOWHERE, Status.DEAD)
    status = next((Status(word) for word in words if word in set(Status)), Status.NORMAL)
    unknown = set(words) - {*Status, "rifle", "moved"}
    assert not unknown, f"not a word for a character: {unknown}"
    return Person(
        SquareId(square),
        status,
        rifle="rifle" in words,
        moved=turn - 1 if "moved" in words else -1,
        infected=turn - 1 if status is Status.INFECTED else -1,
    )


def _door(name: str) -> DoorId:
    return door(*name.split("/")) if "/" in name else DoorId(name)


def _lay_out_units(state: MallState, zombies: Mapping[str, int | str]) -> None:
    """Named units on the map, one in the box for every hiding place, the rest in the pool."""
    left = list(COUNTERS.values)
    state.zombies, state.values, state.berserk, state.next_unit = {}, {}, [], 1
    state.shown, state.inspected = [], []
    for square, text in zombies.items():
        value, *words = str(text).split()
        assert int(value) in left, f"there is no unit of {value} left"
        left.remove(int(value))
        unit = state.bring_in(SquareId(square), int(value))
        if "berserk" in words:
            state.berserk.append(unit)
    state.box, state.pool = left[: len(state.hidden)], left[len(state.hidden) :]


# The verbs


def options(state: MallState, group: str = "") -> set[str]:
    """The texts of everything that can be done now; with a group, of what it could do if it were picked to move."""
    if group:
        state = _picked(state, group)
    return verbs.options(state)


def moves(state: MallState, group: str = "peter") -> set[str]:
    """The squares that a group can enter."""
    return {text.split()[2] for text in options(state, group) if text.startswith(f"move {group} ")}


def _picked(state: MallState, group: str) -> MallState:
    """The state in which a group is being moved, or the same state where it is already, or cannot be."""
    pick = f"select {group}"
    return apply(state, Action.parse(pick)).state if pick in verbs.options(state) else state


def act(state: MallState, *actions: str, dice: Sequence[int] | None = None) -> Applied[MallState]:
    """Do things; whoever acts is picked to move first."""
    return verbs.act(
        state,
        *actions,
        dice=dice,
        before=lambda state, action: _picked(state, action.args[0]) if action.args else state,
    )


def points(state: MallState) -> int:
    """The movement points left to whoever is being moved."""
    asked = decision(state)
    assert asked is not None
    return next(meter.left for meter in asked.meters if ENGLISH(meter.label) == "Points")


def next_human_turn(state: MallState, *actions: str) -> MallState:
    """Do things, then let everything take its course until the human player-turn of the next Game-Turn."""
    turn = state.turn
    state = act(state, *actions).state
    for _ in range(300):
        asked = decision(state)
        assert asked is not None, state.outcome
        if state.turn == turn + 1:
            assert asked.seat == HUMAN
            return state
        option = next((option for option in asked.options if option.primary), asked.options[0])
        state = apply(state, option.action).state
    raise AssertionError("the turn does not come to an end")


# Places on the map


def sq(number: str) -> SquareId:
    return SquareId(number)


def door(a: str, b: str) -> DoorId:
    """The door between two squares."""
    found = MALL.door_between(sq(a), sq(b))
    assert found is not None, f"there is no door between {a} and {b}"
    return found


def doors_of_kind(kind: DoorKind) -> list[DoorId]:
    return [one.id for one in MALL.doors.values() if one.kind is kind]
