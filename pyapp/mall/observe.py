"""What a seat may know: built up from nothing, never cut down from the truth."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

from pyapp.kernel.decision import Seat
from pyapp.kernel.dice import Dice
from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.setup import can_hide
from pyapp.mall.state import ZOMBIE, DoorState, MallState, Person, UnitId


class SeenUnit(NamedTuple):
    """A zombie unit as it lies there: its value shows only while it is face up."""

    unit: UnitId
    square: SquareId
    value: int | None
    is_berserk: bool


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


def observe(state: MallState, seat: Seat) -> MallSeen:
    """[3.1] [7.7] Nobody knows a value that lies face down; the hiding places are the zombie player's alone."""
    watched = state.watched()
    units = tuple(
        SeenUnit(unit, square, state.values[unit] if square in watched else None, unit in state.berserk)
        for square, unit in sorted(state.zombies.items())
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
    )


def imagine(seen: MallSeen) -> MallState:
    """A state as far as a seat can tell: units that lie face down have no value in it.

    Computer players ask the rules about it, and so can never ask for what they do not know.
    """
    state = MallState(mode=seen.mode, settings=seen.settings, dice=Dice(0), turn=seen.turn)
    state.people = dict(seen.people)
    state.zombies = {unit.square: unit.unit for unit in seen.units}
    state.values = {unit.unit: unit.value for unit in seen.units if unit.value is not None}
    state.berserk = [unit.unit for unit in seen.units if unit.is_berserk]
    state.doors = dict(seen.doors)
    state.hidden = list(seen.hidden or ())
    state.rifles = seen.rifles
    state.active = list(seen.active)
    state.mover = list(seen.mover)
    return state


def disguise(state: MallState, seat: Seat, dice: Dice) -> MallState:
    """Another truth that looks the same from a seat: other values face down, other hiding places, other dice."""
    new = state.copy()
    new.dice = Dice(dice.below(1 << 32))
    unknown = sorted(unit for square, unit in state.zombies.items() if not state.is_face_up(square))
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
