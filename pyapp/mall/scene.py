"""What the table shows of an observation: doors, markers and counters at their places."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from pyapp.kernel.message import Message, say
from pyapp.kernel.scene import Gauge, Item, Scene
from pyapp.mall import counter_art, picture
from pyapp.mall.counters import COUNTERS, Character
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, person_ref, square_name, square_ref
from pyapp.mall.observe import MallSeen, SeenUnit
from pyapp.mall.state import DoorState, Person, Status

BOARD = "mall"


def scene(seen: MallSeen) -> Scene:
    people = [one.square for one in seen.people.values() if one.square and one.status is not Status.DEAD]
    closed = sum(seen.doors.get(door) is DoorState.CLOSED for door in MALL.main_doors)
    return Scene(
        board=BOARD,
        size=MALL.size,
        items=(*_doors(seen), *_markers(seen), *_counters(seen)),
        gauges=(
            Gauge("locked-door", say("main doors closed"), closed, len(MALL.main_doors)),
            Gauge("winchester-rifle", say("rifles taken"), sum(one.rifle for one in seen.people.values()), 2),
            Gauge("shambling-zombie", say("zombie units on the map"), len(seen.units)),
        ),
        focus=tuple(map(square_ref, people)) or tuple(map(square_ref, MALL.characters)),
    )


_DOOR_STATES = {
    DoorState.OPEN: say("open"),
    DoorState.CLOSED: say("closed"),
    DoorState.DESTROYED: say("broken"),
}


def _doors(seen: MallSeen) -> Iterator[Item]:
    for door in (*MALL.doors, *MALL.main_doors):
        condition = seen.doors.get(door, DoorState.OPEN)
        label = say("{door}, {state}", door=door_name(door), state=_DOOR_STATES[condition])
        yield Item(door_ref(door), door_ref(door), 0, 0, _door_art(door, condition), label, layer="doors")


@cache
def _door_art(door: DoorId, condition: DoorState) -> str:
    """Drawn once: a scene has all the doors, and few of them change."""
    return picture.door(door, condition)


def _markers(seen: MallSeen) -> Iterator[Item]:
    if seen.rifles:
        x, y = _centre(MALL.rifles)
        label = say("Hunting rifles in {square}: {count}", square=square_name(MALL.rifles), count=seen.rifles)
        yield Item("rifles", square_ref(MALL.rifles), x, y, counter_art.rifles(seen.rifles), label, layer="markers")
    for square in seen.hidden or ():
        x, y = _centre(square)
        label = say("Hiding place in {square}", square=square_name(square))
        yield Item(f"hidden:{square}", square_ref(square), x, y, counter_art.hiding_place(), label, layer="markers")


def _counters(seen: MallSeen) -> Iterator[Item]:
    """Every counter, those of one square side by side where there is room and overlapping where there is not."""
    piles: dict[SquareId, list[SeenUnit | Character]] = {}
    for unit in seen.units:
        piles.setdefault(unit.square, []).append(unit)
    for who, one in seen.people.items():
        if one.square and one.status is not Status.DEAD:
            piles.setdefault(one.square, []).append(who)
    for square, pile in piles.items():
        for counter, (x, y) in zip(pile, _places(square, len(pile)), strict=True):
            if isinstance(counter, SeenUnit):
                yield _unit_item(counter, x, y)
            else:
                yield _person_item(counter, seen.people[counter], x, y)


def _unit_item(unit: SeenUnit, x: int, y: int) -> Item:
    if unit.value is None:
        label = say("Zombies in {square}", square=square_name(unit.square))
    else:
        label = say("Zombies in {square}, value {value}", square=square_name(unit.square), value=unit.value)
    ref = f"unit:{unit.unit}"
    return Item(ref, ref, x, y, counter_art.unit(unit.value, unit.is_berserk), label, "counter")


_STATUS: dict[Status, Message] = {
    Status.NORMAL: say("well"),
    Status.STUNNED: say("stunned"),
    Status.INFECTED: say("infected"),
    Status.SUPER: say("a super zombie"),
}


def _person_item(who: Character, one: Person, x: int, y: int) -> Item:
    faces = COUNTERS.infected if one.status is Status.INFECTED else COUNTERS.normal
    label = say(
        "{who} in {square}, {status}", who=who.called, square=square_name(one.square), status=_STATUS[one.status]
    )
    art = counter_art.character(who, one, faces[who])
    return Item(person_ref(who), person_ref(who), x, y, art, label, f"counter counter--{one.status}")


def _centre(square: SquareId) -> tuple[int, int]:
    rect = MALL.squares[square].rect
    return rect.x + rect.width // 2, rect.y + rect.height // 2


def _places(square: SquareId, count: int) -> list[tuple[int, int]]:
    """Where the counters of a pile lie: in rows if they fit, fanned out across the square if not."""
    rect = MALL.squares[square].rect
    x, y = _centre(square)
    across, down = counter_art.WIDTH + 3, counter_art.HEIGHT + 3
    columns = min(count, max(1, rect.width // across))
    rows = -(-count // columns)
    if rows * down <= rect.height:
        return [
            (
                x + (2 * (number % columns) - min(columns, count - number // columns * columns) + 1) * across // 2,
                y + (2 * (number // columns) - rows + 1) * down // 2,
            )
            for number in range(count)
        ]
    step = min(14, (max(rect.width, rect.height) - 32) // max(1, count - 1))
    tall = rect.height > rect.width
    spread = [(2 * number - count + 1) * step // 2 for number in range(count)]
    return [(x + offset // 2, y + offset) if tall else (x + offset, y + offset // 3) for offset in spread]
