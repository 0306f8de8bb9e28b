"""The mall in words: who is where, the zombies by their distance, the doors that are not as they were."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.kernel.message import Message, Value, listing
from pyapp.kernel.words import Fate, Line, Section
from pyapp.mall.drawing import counter_art
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import door_name, door_ref, person_ref, square_name, square_ref, stunned
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character, face
from pyapp.mall.truth.observe import MallSeen, SeenUnit
from pyapp.mall.truth.state import LOST, DoorState, Person, Status

EIGHTH = 2.414
"""Between a straight and a slanting direction: the tangent of 67.5 degrees."""


def words(seen: MallSeen) -> tuple[Section, ...]:
    """Everything that the table shows to a seat, as sections of sentences."""
    sections = (
        Section(say("Characters"), tuple(_characters(seen))),
        Section(say("Zombies, nearest first"), tuple(_zombies(seen))),
        Section(say("Main doors, and others closed or broken"), tuple(_doors(seen))),
        Section(say("Elsewhere"), tuple(_others(seen))),
    )
    return tuple(section for section in sections if section.lines)


# Characters

_STATUS: dict[Status, Message] = {
    Status.STUNNED: say("stunned"),
    Status.INFECTED: say("infected"),
    Status.SUPER: say("a super zombie"),
}


def _characters(seen: MallSeen) -> Iterator[Line]:
    for who, one in seen.people.items():
        if one.status is Status.DEAD:
            yield Line(say("{who}: dead", who=who.called), person_ref(who))
        elif one.square:
            traits = listing(_traits(seen, who, one))
            yield Line(
                say("{who} in {square}: {traits}", who=who.called, square=square_name(one.square), traits=traits),
                person_ref(who),
            )


def _traits(seen: MallSeen, who: Character, one: Person) -> Iterator[Value]:
    yield stunned(who) if one.status is Status.STUNNED else _STATUS.get(one.status, say("unhurt"))
    if one.rifle:
        yield say("with a hunting rifle")
    if one.moved == seen.turn - 1 and one.status is not Status.SUPER:
        yield say("resting this turn")
    for unit in seen.units:
        if unit.square == one.square:
            yield _company(unit.value)


def _company(value: int | None) -> Message:
    """[15.7] Without a zombie player nobody looks at a unit that only a super zombie has come upon."""
    if value is None:
        return say("zombies in the same square")
    return say("zombies in the same square, value {value}", value=value)


def fates(seen: MallSeen) -> tuple[Fate, ...]:
    """The four, and how they came out of it."""
    return tuple(_fate(seen, who, one) for who, one in seen.people.items())


def _fate(seen: MallSeen, who: Character, one: Person) -> Fate:
    art = counter_art.character(who, one, face(who, one.status is Status.INFECTED, seen.settings))
    state = say("dead") if one.status is Status.DEAD else _STATUS.get(one.status, say("unhurt"))
    return Fate(art, who.called, state, one.status in LOST)


# Zombies


def _zombies(seen: MallSeen) -> Iterator[Line]:
    people = {who: one.square for who, one in seen.people.items() if one.square and one.status not in _GONE}

    def away(unit: SeenUnit) -> list[tuple[int, str]]:
        found = ((MALL.graph.distance(unit.square, square), who) for who, square in people.items())
        return sorted((steps, who) for steps, who in found if steps is not None)

    for unit in sorted(seen.units, key=lambda unit: (away(unit)[:1], unit.square)):
        near = away(unit)
        nearest = next((who for who in people if near and who == near[0][1]), None)
        text = square_name(unit.square)
        if nearest is not None:
            text = _beside(unit.square, people[nearest], near[0][0], nearest.called)
        yield Line(_told(unit, text), f"unit:{unit.unit}")


_GONE = (Status.DEAD, Status.SUPER)


def _told(unit: SeenUnit, place: Message) -> Message:
    if unit.value is not None and unit.is_berserk:
        return say("{place}: value {value}, berserk", place=place, value=unit.value)
    if unit.value is not None:
        return say("{place}: value {value}", place=place, value=unit.value)
    return say("{place}: berserk", place=place) if unit.is_berserk else place


def _beside(square: SquareId, other: SquareId, steps: int, who: Value) -> Message:
    """How far it is on foot, and in which direction it lies."""
    if square == other:
        return say("{square}, with {who}", square=square_name(square), who=who)
    return say_n(
        "{square}, {count} step {way} of {who}",
        "{square}, {count} steps {way} of {who}",
        steps,
        square=square_name(square),
        way=_direction(other, square),
        who=who,
    )


_WAYS = {
    (0, -1): say("north"),
    (1, -1): say("north-east"),
    (1, 0): say("east"),
    (1, 1): say("south-east"),
    (0, 1): say("south"),
    (-1, 1): say("south-west"),
    (-1, 0): say("west"),
    (-1, -1): say("north-west"),
}


def _direction(start: SquareId, end: SquareId) -> Message:
    (x, y), (to_x, to_y) = _centre(start), _centre(end)
    dx, dy = to_x - x, to_y - y
    right = 0 if abs(dy) > EIGHTH * abs(dx) else (dx > 0) - (dx < 0)
    down = 0 if abs(dx) > EIGHTH * abs(dy) else (dy > 0) - (dy < 0)
    return _WAYS[right, down]


def _centre(square: SquareId) -> tuple[int, int]:
    rect = MALL.squares[square].rect
    return 2 * rect.x + rect.width, 2 * rect.y + rect.height


# Doors and the rest


def _doors(seen: MallSeen) -> Iterator[Line]:
    names: dict[DoorState, Message] = {
        DoorState.OPEN: say("open"),
        DoorState.CLOSED: say("closed"),
        DoorState.DESTROYED: say("broken"),
    }
    others = sorted(door for door in seen.doors if door not in MALL.main_doors)
    for door in (*MALL.main_doors, *others):
        condition = seen.doors.get(door, DoorState.OPEN)
        if door in MALL.main_doors or condition is not DoorState.OPEN:
            yield Line(say("{door}: {state}", door=door_name(door), state=names[condition]), door_ref(door))


def _others(seen: MallSeen) -> Iterator[Line]:
    if seen.rifles:
        text = say_n(
            "{count} hunting rifle in {square}",
            "{count} hunting rifles in {square}",
            seen.rifles,
            square=square_name(MALL.rifles),
        )
        yield Line(text, square_ref(MALL.rifles))
    for square in seen.hidden or ():
        yield Line(say("Hiding place in {square}", square=square_name(square)), square_ref(square))
