"""What there is to know of a thing in the mall, for somebody who points at it and has not read the rules."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.message import Message, listing
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name
from pyapp.mall.play.zombie_entry import totals_at
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character, face
from pyapp.mall.truth.observe import MallSeen, SeenUnit
from pyapp.mall.truth.state import DoorState, Status
from pyapp.mall.truth.tables import BERSERK_SPEED, CLOSE_OR_OPEN_DOOR, SUPER_SPEED

_LAST = say("Another hit would kill")


def remarks(seen: MallSeen, ref: str) -> tuple[Message, ...]:
    """Its numbers by their names, what its state means, and how it is used."""
    kind, _, name = ref.partition(":")
    if kind == "door" and name in (*MALL.doors, *MALL.main_doors):
        return tuple(_door(seen, DoorId(name)))
    if kind == "unit" and name in set(Character):
        return tuple(_character(seen, Character(name)))
    unit = next((unit for unit in seen.units if kind == "unit" and unit.unit == name), None)
    if unit is not None:
        return tuple(_unit(unit))
    if kind == "square" and name in MALL.squares:
        return (*_entrance(seen, SquareId(name)), *(_rifles(seen) if name == MALL.rifles else ()))
    return ()


def numbers(seen: MallSeen, who: Character) -> Message:
    """[2.3] The three numbers on a character's counter, by their names."""
    fire, panic, move = face(who, seen.people[who].status is Status.INFECTED, seen.settings)
    return say("Fire rate {fire}, panic level {panic}, movement {move}", fire=fire, panic=panic, move=move)


def _character(seen: MallSeen, who: Character) -> Iterator[Message]:
    one = seen.people[who]
    if one.status in (Status.NORMAL, Status.INFECTED):
        yield numbers(seen, who)
        yield _weapon(who, has_rifle=one.rifle)
    match one.status:
        case Status.STUNNED:
            yield say("Comes round when somebody walks into the square; who stands there has to leave and come back")
            yield _LAST
        case Status.INFECTED:
            yield say("May turn into a super zombie, any turn from now on")
            yield _LAST
        case Status.SUPER:
            yield say_n("Goes {count} square a turn", "Goes {count} squares a turn", SUPER_SPEED)


def _weapon(who: Character, *, has_rifle: bool) -> Message:
    """[6.6] What is rolled for a shot, and for which gun."""
    if has_rifle:
        return say("Hunting rifle: two dice a shot")
    if who in (Character.PETER, Character.ROGER):
        return say("Assault rifle: two dice a shot")
    return say("Pistol: one die a shot")


def _unit(unit: SeenUnit) -> Iterator[Message]:
    """[5.4] [6.0] What the value is for; nobody tells one that the seat has never seen."""
    if unit.known is not None:
        yield say("Value {value}: to be reached by a shot, or paid to get away from them", value=unit.known)
    else:
        yield say(
            "Value unknown: it is what a shot has to reach. A shot shows it, and so does walking into their square"
        )
    if unit.is_berserk:
        yield say_n("Berserk: goes {count} square a turn", "Berserk: goes {count} squares a turn", BERSERK_SPEED)


def _door(seen: MallSeen, door: DoorId) -> Iterator[Message]:
    """[5.5] How it is worked."""
    condition = seen.doors.get(door, DoorState.OPEN)
    if condition is DoorState.DESTROYED:
        yield say("Stays open for good")
    elif door not in MALL.main_doors:
        yield _worked(condition is DoorState.OPEN)
    elif condition is DoorState.CLOSED:
        yield say("Stays closed for good")
    else:
        yield say("To close it, begin a move in the square beside it, with no zombies there, and spend the whole move")


def _worked(is_open: bool) -> Message:
    """[5.5] What an inner door takes."""
    if is_open:
        return say_n(
            "To close it takes {count} point, from a square beside it",
            "To close it takes {count} points, from a square beside it",
            CLOSE_OR_OPEN_DOOR,
        )
    return say_n(
        "To open it takes {count} point, from a square beside it",
        "To open it takes {count} points, from a square beside it",
        CLOSE_OR_OPEN_DOOR,
    )


def _entrance(seen: MallSeen, square: SquareId) -> Iterator[Message]:
    """[5.5] [13.0] What it means to stand beside a main door."""
    door = MALL.main_door_of(square)
    if door is not None and seen.doors.get(door, DoorState.OPEN) is DoorState.OPEN:
        yield say(
            "As long as {door} is open, zombies come in here at the end of a turn by these totals of two dice: "
            "{totals}",
            door=door_name(door), totals=listing(totals_at(door)),
        )  # fmt: skip
        yield say("To close it, begin a move here, with no zombies in the square, and spend the whole move")


def _rifles(seen: MallSeen) -> Iterator[Message]:
    """[12.0] [12.1] How a rifle is taken."""
    if seen.rifles:
        yield say("To take a rifle, Steve or Fran begins a move here and spends the whole move")
