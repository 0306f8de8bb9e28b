"""[11.0] Super zombies: three squares a turn, alone or leading a unit."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import pairwise

from pyapp.kernel.decision import Action, Option
from pyapp.mall.events.break_in_events import DoorUnlatched, GlassForced
from pyapp.mall.events.zombie_events import Inspected, SuperMoved, Why
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, DoorKind, SquareId
from pyapp.mall.names import door_name, door_ref, person_ref, square_name, square_ref
from pyapp.mall.play import glass
from pyapp.mall.play.zombie_steps import is_held, sees_activity
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, UnitId
from pyapp.mall.truth.tables import OPEN_DOOR, SUPER_SPEED

Paths = dict[SquareId, tuple[SquareId, ...]]
"""The squares that can be reached, each with the way there, its end included."""


def reaction_options(state: MallState) -> Iterator[Option]:
    """[11.4] A super zombie may react but need not; whichever it does, it moves once in a turn."""
    for who in able(state):
        square = state.people[who].square
        if sees_activity(state, square):
            goal = state.people[state.mover[0]].square
            ways = paths(state, square, SUPER_SPEED, goal)
            yield from _move_options(state, who, ways)
            yield from _french_options(state, who, goal)
            if not ways:
                barred = [door for door in glass.closed_glass(state, square) if glass.leads_nearer(door, square, goal)]
                yield from _glass_options(state, who, barred)


def free_options(state: MallState) -> Iterator[Option]:
    """[11.4] [11.6] Moves in any direction that do not count toward the limit."""
    for who in able(state):
        yield from _move_options(state, who, paths(state, state.people[who].square, SUPER_SPEED))
        yield from _french_options(state, who, None)
        yield from _glass_options(state, who, glass.closed_glass(state, state.people[who].square))
        yield from _door_options(state, who)


def able(state: MallState) -> list[Character]:
    """[7.6] Those that have not moved yet and stand beside no character."""
    return [who for who in state.supers() if who not in state.spent and not is_held(state, state.people[who].square)]


def paths(
    state: MallState,
    start: SquareId,
    steps: int,
    goal: SquareId | None = None,
    away: Mapping[SquareId, int] | None = None,
) -> Paths:
    """[11.1] Shortest ways, through other zombies but not past a character; with a goal only steps that lead nearer,
    by what is left to go from each square.

    A door that has to be opened first takes a step of its own; of two equal ways it is the one without a door.
    """
    people = state.people_squares()
    if away is None and goal is not None:
        away = MALL.graph.distance_map(goal)
    found: Paths = {}
    layers: list[Paths] = [{start: ()}]
    for step in range(1, steps + 1):
        reached: Paths = {}
        for before in (1, 1 + OPEN_DOOR):
            for here, way in layers[step - before].items() if before <= step else ():
                for there in MALL.neighbours(here):
                    square = there.square
                    if square == start or square in found or before != _steps(state, there.door):
                        continue
                    if away is not None and away[square] >= away[here]:
                        continue
                    found[square] = (*way, square)
                    if square not in people:
                        reached[square] = found[square]
        layers.append(reached)
    return found


def _steps(state: MallState, door: DoorId | None) -> int | None:
    """[11.2] [16.0] What it takes to enter the next square; with the option also through closed wood, else none can."""
    if state.can_pass(door):
        return 1
    return 1 + OPEN_DOOR if door is not None and can_open(state, door) else None


def can_open(state: MallState, door: DoorId) -> bool:
    """[16.0] Super zombies of the variant open wooden doors that are closed; never glass, never a main door."""
    return (
        state.settings.get("super-doors") == "on"
        and door in MALL.doors
        and MALL.doors[door].kind is DoorKind.SOLID
        and state.door(door) is DoorState.CLOSED
    )


def length(state: MallState, start: SquareId, way: tuple[SquareId, ...]) -> int:
    """How many of its steps a way takes."""
    return len(way) + OPEN_DOOR * len(_doors_on(state, start, way))


def _doors_on(state: MallState, start: SquareId, way: tuple[SquareId, ...]) -> list[DoorId]:
    """The closed doors on a way."""
    crossed = (MALL.door_between(a, b) for a, b in pairwise((start, *way)))
    return [door for door in crossed if door is not None and not state.can_pass(door)]


def _gone(state: MallState, start: SquareId, way: tuple[SquareId, ...]) -> MallState:
    """The mall with the doors on a way opened."""
    doors = _doors_on(state, start, way)
    if not doors:
        return state
    after = state.copy()
    for door in doors:
        del after.doors[door]
    return after


def can_end_alone(state: MallState, square: SquareId) -> bool:
    """[11.1] Beside a unit, but not beside another super zombie [7.6]."""
    return not state.supers_in(square)


def can_end_leading(state: MallState, who: Character, square: SquareId) -> bool:
    """[7.6] A unit that is led may not end where zombies are, other than the one that leads it."""
    return square not in state.zombies and all(other is who for other in state.supers_in(square))


def escort(state: MallState, who: Character) -> UnitId | None:
    """[11.2] The unit that may come along: it has not moved, so it began the Zombie Player-Turn here.

    No unit ever joins a super zombie, and a super zombie that has joined a unit has had its move.
    """
    unit = state.zombies.get(state.people[who].square)
    return unit if unit is not None and can_move(state, unit) else None


def can_move(state: MallState, unit: UnitId) -> bool:
    """[7.4] Neither moved yet nor bound by a reaction."""
    return unit not in state.reacted and unit not in state.spent


def _move_options(state: MallState, who: Character, ways: Paths) -> Iterator[Option]:
    led = escort(state, who)
    for square in sorted(ways):
        if can_end_alone(state, square):
            yield Option(
                Action("prowl", (who, square)),
                say("{who}, undead, to {square}", who=who.called, square=square_name(square)),
                (person_ref(who), square_ref(square)),
            )
        if led is not None and can_end_leading(state, who, square):
            yield Option(
                Action("bring", (who, square)),
                say("{who}, undead, leads the unit here to {square}", who=who.called, square=square_name(square)),
                (person_ref(who), square_ref(square), f"unit:{led}"),
            )


def _french_options(state: MallState, who: Character, goal: SquareId | None) -> Iterator[Option]:
    """[11.2] With the French correction a unit may be taken along or left behind anywhere on the way."""
    if not state.is_french("super-stacking"):
        return
    led = escort(state, who)
    here = state.people[who].square
    for place, way in sorted(paths(state, here, SUPER_SPEED - 1, goal).items()):
        if is_held(state, place):
            continue
        unit = state.zombies.get(place)
        left = SUPER_SPEED - length(state, here, way)
        for square in sorted(paths(_gone(state, here, way), place, left, goal)):
            if unit is not None and can_move(state, unit) and can_end_leading(state, who, square):
                yield Option(
                    Action("fetch", (who, place, square)),
                    say(
                        "{who}, undead, fetches the unit in {place} to {square}",
                        who=who.called, place=place, square=square_name(square),
                    ),
                    (person_ref(who), f"unit:{unit}", square_ref(square)),
                )  # fmt: skip
            if led is not None and can_end_leading(state, who, place) and can_end_alone(state, square):
                yield Option(
                    Action("leave", (who, place, square)),
                    say(
                        "{who}, undead, leaves the unit in {place} and goes on to {square}",
                        who=who.called, place=place, square=square_name(square),
                    ),
                    (person_ref(who), f"unit:{led}", square_ref(place), square_ref(square)),
                )  # fmt: skip


def _glass_options(state: MallState, who: Character, doors: list[DoorId]) -> Iterator[Option]:
    """[11.6] With a unit beside it, a super zombie breaks a closed glass door without a roll, as their move.

    As with berserk units [10.4], in reaction it must be a door that bars the way.
    """
    square = state.people[who].square
    unit = state.zombies.get(square)
    if unit is not None and can_move(state, unit):
        for door in doors:
            yield Option(
                Action("force", (who, door)),
                say("{who}, undead, and the unit here break {door}", who=who.called, door=door_name(door)),
                (person_ref(who), door_ref(door)),
            )


def _door_options(state: MallState, who: Character) -> Iterator[Option]:
    """[16.0] A wooden door can also be opened for others, as the whole move."""
    for door in MALL.doors_of(state.people[who].square):
        if can_open(state, door):
            yield Option(
                Action("unlatch", (who, door)),
                say("{who}, undead, opens {door}", who=who.called, door=door_name(door)),
                (person_ref(who), door_ref(door)),
            )


def _push_open(state: MallState, who: Character, door: DoorId) -> None:
    del state.doors[door]
    state.emit(DoorUnlatched(who, door))


def perform(state: MallState, action: Action, why: Why | None = None) -> None:
    """[11.2] [11.6] Whatever it is, it is the one move of all who take part in it."""
    who = Character(action.args[0])
    here = state.people[who].square
    state.spent.append(who)
    match action.verb:
        case "prowl":
            _go(state, who, SquareId(action.args[1]), None, why)
        case "bring":
            _go(state, who, SquareId(action.args[1]), here, why)
        case "fetch":
            place, square = SquareId(action.args[1]), SquareId(action.args[2])
            _go(state, who, place, None)
            _go(state, who, square, place)
        case "leave":
            place, square = SquareId(action.args[1]), SquareId(action.args[2])
            _go(state, who, place, here)
            _go(state, who, square, None)
        case "unlatch":
            _push_open(state, who, DoorId(action.args[1]))
        case "force":
            door = DoorId(action.args[1])
            state.spent.append(state.zombies[here])
            state.doors[door] = DoorState.DESTROYED
            state.emit(GlassForced(who, door, why))


def _go(state: MallState, who: Character, square: SquareId, led_from: SquareId | None, why: Why | None = None) -> None:
    """[11.1] [15.7] On the way the zombie player may look at every unit that is passed; without one nobody looks."""
    start = state.people[who].square
    way = paths(state, start, SUPER_SPEED)[square]
    for door in _doors_on(state, start, way):
        _push_open(state, who, door)
    met = [place for place in way if place in state.zombies]
    state.change(who, square=square)
    if led_from is not None:
        state.spent.append(state.shift(led_from, square))
    state.emit(SuperMoved(who, start, square, led_from is not None, why))
    if state.has_zombie_player:
        for place in met:
            if (unit := state.zombies[place]) not in state.inspected:
                state.inspected.append(unit)
            state.emit(Inspected(place, state.values[state.zombies[place]]))
