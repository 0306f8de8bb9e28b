"""What the table shows of an observation: doors, markers and counters at their places."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, lru_cache

from pyapp.kernel.art.counters import scaled
from pyapp.kernel.art.piles import Place, places
from pyapp.kernel.message import Message, listing
from pyapp.kernel.scene import Edge, Gauge, Item, Layer, Scene
from pyapp.mall.drawing import counter_art, picture
from pyapp.mall.drawing.counter_art import Mark
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, person_ref, square_name, square_ref, stunned
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character, face
from pyapp.mall.truth.observe import MallSeen, SeenUnit
from pyapp.mall.truth.state import DoorState, Status

BOARD = "mall"


def scene(seen: MallSeen) -> Scene:
    people = [one.square for one in seen.people.values() if one.square and one.status is not Status.DEAD]
    closed = [door for door in MALL.main_doors if seen.doors.get(door) is DoorState.CLOSED]
    return Scene(
        board=BOARD,
        size=MALL.size,
        items=(*_doors(seen), *_markers(seen), *_counters(seen)),
        gauges=(
            Gauge("locked-door", say("main doors closed"), len(closed), len(MALL.main_doors), _still_open(closed)),
            Gauge(
                "winchester-rifle",
                say("rifles taken"),
                sum(one.rifle for one in seen.people.values()),
                2,
                (square_ref(MALL.rifles),) if seen.rifles else (),
            ),
            Gauge(
                "shambling-zombie",
                say_n("zombie unit on the map", "zombie units on the map", len(seen.units)),
                len(seen.units),
                refs=tuple(f"unit:{unit.unit}" for unit in seen.units),
            ),
        ),
        focus=tuple(map(square_ref, people)) or tuple(map(square_ref, MALL.characters)),
        mood=tuple(f"{door}-closed" for door in closed),
    )


def _still_open(closed: Sequence[DoorId]) -> tuple[str, ...]:
    """[14.2] The main doors that are still to be closed."""
    return tuple(door_ref(door) for door in MALL.main_doors if door not in closed)


_DOOR_STATES = {
    DoorState.OPEN: say("open"),
    DoorState.CLOSED: say("closed"),
    DoorState.DESTROYED: say("broken"),
}


EDGE = Edge(
    "M3.5 5v-10h6v10M2 5h9M7.5 0v.5",
    say("You can open or close this from where you stand."),
    say("Small handle with a door"),
)


def _doors(seen: MallSeen) -> Iterator[Item]:
    for door in (*MALL.doors, *MALL.main_doors):
        yield _door(door, seen.doors.get(door, DoorState.OPEN))


@cache
def _door(door: DoorId, condition: DoorState) -> Item:
    """Drawn once: a scene has all the doors, and few of them change."""
    label = say("{door}, {state}", door=door_name(door), state=_DOOR_STATES[condition])
    art = picture.door(door, condition)
    return Item(door_ref(door), door_ref(door), 0, 0, art, label, layer=Layer.EDGES)


def _markers(seen: MallSeen) -> Iterator[Item]:
    if seen.rifles:
        x, _ = _centre(MALL.rifles)
        y = MALL.squares[MALL.rifles].rect.bottom - 14
        label = say("Hunting rifles in {square}: {count}", square=square_name(MALL.rifles), count=seen.rifles)
        yield _marker("rifles", MALL.rifles, x, y, counter_art.rifles(seen.rifles), label)
    standing = {unit.square for unit in seen.units}
    for square in seen.hidden or ():
        label = say("Hiding place in {square}", square=square_name(square))
        x, y = _centre(square)
        art, layer = counter_art.hiding_place(), Layer.MARKERS
        if square in standing:
            # Below a counter it would not be seen: a small one lies on its corner.
            x, y, art, layer = x - 20, y + 16, scaled(art, 0.6), Layer.OVERLAY
        yield _marker(f"hidden:{square}", square, x, y, art, label, layer)


def _marker(key: str, square: SquareId, x: int, y: int, art: str, label: Message, layer: Layer = Layer.MARKERS) -> Item:
    """A touch on a marker means the square that it lies in."""
    ref = square_ref(square)
    return Item(key, ref, x, y, art, label, layer=layer, place=ref)


def _counters(seen: MallSeen) -> Iterator[Item]:
    """Every counter. A pile begins with the unit, then come super zombies, then the characters; units lie below all
    people, so that whoever comes later lies right as well.
    """
    piles: dict[SquareId, list[SeenUnit | Character]] = {}
    for unit in seen.units:
        piles.setdefault(unit.square, []).append(unit)
    for who, one in sorted(seen.people.items(), key=lambda pair: pair[1].status is not Status.SUPER):
        if one.square and one.status is not Status.DEAD:
            piles.setdefault(one.square, []).append(who)
    placed: list[tuple[SeenUnit | Character, Place]] = []
    for square, pile in piles.items():
        placed += zip(pile, places(MALL.squares[square].rect, len(pile)), strict=True)
    yield from (_unit_item(counter, place) for counter, place in placed if isinstance(counter, SeenUnit))
    people = {counter: place for counter, place in placed if not isinstance(counter, SeenUnit)}
    yield from (_person_item(who, seen, people[who]) for who in seen.people if who in people)


@lru_cache(maxsize=2048)
def _unit_item(unit: SeenUnit, place: Place) -> Item:
    square = square_name(unit.square)
    if unit.value is not None:
        label = say("Zombies in {square}, value {value}", square=square, value=unit.value)
    elif unit.known is not None:
        label = say("Zombies in {square}, face down, value {value} seen before", square=square, value=unit.known)
    else:
        label = say("Zombies in {square}", square=square)
    if unit.is_berserk:
        label = say("{what}, berserk", what=label)
    side = "zombie" if unit.value is None else "revealed"
    classes = f"counter counter--{side}" + (" counter--berserk" if unit.is_berserk else "")
    art = counter_art.unit(unit.value, unit.is_berserk, unit.known)
    ref = f"unit:{unit.unit}"
    name = say("Zombies in {square}", square=unit.square)
    within = square_ref(unit.square)
    return Item(ref, ref, place.x, place.y, art, label, classes, place=within, name=name, scale=place.scale)


_STATUS: dict[Status, Message] = {
    Status.NORMAL: say("unhurt"),
    Status.INFECTED: say("infected"),
    Status.SUPER: say("a super zombie"),
}


_MARKS: dict[Mark, Message] = {
    Mark.PANICKED: say("in panic"),
    Mark.CARRYING: say("carrying somebody"),
    Mark.RESTING: say("resting this turn"),
}


def _marks(who: Character, seen: MallSeen) -> tuple[Mark, ...]:
    """[5.0] [5.9] [6.5] What holds a character back for now."""
    move, one = seen.move, seen.people[who]
    found = {
        Mark.PANICKED: move is not None and who in move.panicked,
        Mark.CARRYING: move is not None and who is move.carrier,
        Mark.RESTING: one.status in (Status.NORMAL, Status.INFECTED) and 0 < seen.turn == one.moved + 1,
    }
    return tuple(mark for mark, is_true in found.items() if is_true)


def _person_item(who: Character, seen: MallSeen, place: Place) -> Item:
    one = seen.people[who]
    numbers = face(who, one.status is Status.INFECTED, seen.settings)
    marks = _marks(who, seen)
    status = stunned(who) if one.status is Status.STUNNED else _STATUS[one.status]
    states = listing([status, *(_MARKS[mark] for mark in marks)])
    label = say("{who} in {square}, {status}", who=who.called, square=square_name(one.square), status=states)
    art = counter_art.character(who, one, numbers, marks)
    ref, classes = person_ref(who), f"counter counter--{one.status}"
    within, name = square_ref(one.square), who.called
    return Item(ref, ref, place.x, place.y, art, label, classes, place=within, name=name, scale=place.scale)


def _centre(square: SquareId) -> tuple[int, int]:
    rect = MALL.squares[square].rect
    return rect.x + rect.width // 2, rect.y + rect.height // 2
