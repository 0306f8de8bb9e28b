"""What a seat may know: built up from nothing, never cut down from the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.play.hidden import can_hide
from pyapp.mall.play.move import Move
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import ZOMBIE, DoorState, MallState, Person, UnitId


class SeenUnit(NamedTuple):
    """A zombie unit as it lies there: its value shows only while it is face up."""

    unit: UnitId
    square: SquareId
    value: int | None
    is_berserk: bool
    known: int | None = None
    """[2.3] The value, if it lies face up or the seat has seen it since the unit came to the map."""


@dataclass(frozen=True, slots=True)
class MallSeen:
    """The table from one seat."""

    seat: Seat
    mode: str
    settings: dict[str, str]
    turn: int
    people: dict[Character, Person]
    units: tuple[SeenUnit, ...]
    doors: dict[DoorId, DoorState]
    hidden: tuple[SquareId, ...] | None
    """The hiding places, for the seat that wrote them down."""
    hidden_left: int
    pool: int
    """[13.3] How many lie in the pool of the eliminated: face down, for some of them come back unseen."""
    rifles: int
    active: tuple[SquareId, ...]
    mover: tuple[Character, ...]
    move: Move | None = None
    """The move that is being made: it lies open on the table."""


def observe(state: MallState, seat: Seat) -> MallSeen:
    """[3.1] [7.7] Nobody knows a value that he never saw; the hiding places are the zombie player's alone."""
    face_up = state.watched()
    units = tuple(
        _seen_unit(state, seat, square, unit, square in face_up) for square, unit in sorted(state.zombies.items())
    )
    return MallSeen(
        seat=seat,
        mode=state.mode,
        settings=dict(state.settings),
        turn=state.turn,
        people=dict(state.people),
        units=units,
        doors=dict(sorted(state.doors.items())),
        hidden=tuple(state.hidden) if seat == ZOMBIE else None,
        hidden_left=len(state.hidden),
        pool=len(state.pool),
        rifles=state.rifles,
        active=tuple(state.active),
        mover=tuple(state.mover),
        move=_move(state),
    )


def _move(state: MallState) -> Move | None:
    """The move under way, which a step on the stack holds."""
    moves = (getattr(step, "move", None) for step in reversed(state.stack))
    return next((move for move in moves if isinstance(move, Move)), None)


def _seen_unit(state: MallState, seat: Seat, square: SquareId, unit: UnitId, is_up: bool) -> SeenUnit:
    known = state.values[unit] if knows(state, seat, unit) else None
    return SeenUnit(unit, square, known if is_up else None, unit in state.berserk, known)


def knows(state: MallState, seat: Seat, unit: UnitId) -> bool:
    """[2.3] [11.1] Whether a seat has seen the value of a unit: in the open, or past a super zombie in secret."""
    return unit in state.shown or (seat == ZOMBIE and unit in state.inspected)


def imagine(seen: MallSeen) -> MallState:
    """A state as far as a seat can tell: units that it never saw the value of have none in it.

    Computer players ask the rules about it, and so can never ask for what they do not know.
    """
    state = MallState(mode=seen.mode, settings=seen.settings, dice=Dice(0), turn=seen.turn)
    state.people = dict(seen.people)
    state.zombies = {unit.square: unit.unit for unit in seen.units}
    state.values = {unit.unit: unit.known for unit in seen.units if unit.known is not None}
    state.shown = list(state.values)
    state.berserk = [unit.unit for unit in seen.units if unit.is_berserk]
    state.doors = dict(seen.doors)
    state.hidden = list(seen.hidden or ())
    state.rifles = seen.rifles
    state.active = list(seen.active)
    state.mover = list(seen.mover)
    return state


def disguise(state: MallState, seat: Seat, dice: Dice) -> MallState:
    """Another truth that looks the same from a seat: other values never seen, other hiding places, other dice."""
    new = state.copy()
    new.dice = Dice(dice.below(1 << 32))
    unknown = sorted(unit for unit in state.values if not knows(state, seat, unit))
    values = dice.shuffled([*(state.values[unit] for unit in unknown), *state.box, *state.pool])
    for unit in unknown:
        new.values[unit] = values.pop()
    new.box, new.pool = values[: len(state.box)], values[len(state.box) :]
    if seat != ZOMBIE and state.turn:
        new.hidden = []
        for square in dice.shuffled(list(MALL.squares)):
            if len(new.hidden) < len(state.hidden) and can_hide(new, square):
                new.hidden.append(square)
        new.hidden.sort()
    return new
