"""[5.0] Human movement: one eligible character or stack a turn, square by square, with doors on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from itertools import combinations

from pyapp.kernel.decision import Action, Decision, Meter, Option
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message, say, say_n
from pyapp.mall.costs import CLOSE_OR_OPEN_DOOR, ENTER_SQUARE
from pyapp.mall.counters import Character
from pyapp.mall.events import DoorClosed, DoorOpened, Moved, Passed, ZombieRevealed
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.names import (
    Group,
    door_name,
    door_ref,
    group_name,
    group_text,
    parse_group,
    person_ref,
    square_name,
    square_ref,
)
from pyapp.mall.state import HUMAN, DoorState, MallState, Status


def is_eligible(state: MallState, who: Character) -> bool:
    """[5.0] Not moved in the previous Human Player-Turn, and not stunned."""
    one = state.people[who]
    return one.status in (Status.NORMAL, Status.INFECTED) and one.moved != state.turn - 1


def groups(state: MallState) -> list[Group]:
    """[5.2] Every eligible character, and every stack of eligible characters that begin in one square."""
    found: list[Group] = []
    for together in state.people_squares().values():
        able = [who for who in together if is_eligible(state, who)]
        for size in range(1, len(able) + 1):
            found.extend(combinations(able, size))
    return found


def allowance(state: MallState, group: Group) -> int:
    """[5.2] A stack moves at the pace of its slowest."""
    return min(state.numbers(who).move for who in group)


def step_cost(state: MallState, square: SquareId) -> int:
    """[5.4] Out of a square and into the next: one point, and the zombies' value where there are any."""
    return ENTER_SQUARE + state.zombie_value(square)


@dataclass(frozen=True, slots=True)
class HumanMove(Choice[MallState]):
    """[5.0] A character or stack being moved."""

    group: Group
    points: int
    allowance: int

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("{who}", who=group_name(self.group))

    def decide(self, state: MallState) -> Decision:
        one = say("Move {who}, or end the move", who=group_name(self.group))
        spent = say("{who} cannot do anything more: end the move", who=group_name(self.group))
        options = tuple(move_options(state, self))
        end = Option(
            Action("end"),
            say("End the move"),
            detail=say_n("{count} point unused", "{count} points unused", self.points) if self.points else None,
            primary=True,
            caution=say("Points are left, and there are things to do with them.") if options else None,
        )
        return Decision(
            HUMAN,
            "5.0",
            one if options else spent,
            (*options, end),
            meters=(Meter(say("Points"), self.points, self.allowance),),
        )

    def handle(self, state: MallState, action: Action) -> None:
        if action.verb != "end":
            perform(state, self, action)

    @property
    def is_fresh(self) -> bool:
        """Whether nothing has been spent yet."""
        return self.points == self.allowance


@dataclass(frozen=True, slots=True)
class HumanPlayerTurn(Choice[MallState]):
    """[5.0] The human player picks whom to move by the first thing that it does."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Human player-turn")

    def decide(self, state: MallState) -> Decision:
        options = [option for move in self._moves(state) for option in move_options(state, move)]
        options.append(
            Option(
                Action("pass"),
                say("Move nobody"),
                primary=True,
                caution=say("Nobody would move this turn.") if options else None,
            )
        )
        return Decision(HUMAN, "5.0", say("Choose who moves, and where to"), tuple(options))

    def handle(self, state: MallState, action: Action) -> None:
        state.active = []
        if action.verb == "pass":
            state.emit(Passed())
            return
        group = parse_group(action.args[0])
        for who in group:
            state.change(who, moved=state.turn)
        points = allowance(state, group)
        perform(state, HumanMove(group, points, points), action)

    def _moves(self, state: MallState) -> Iterator[HumanMove]:
        for group in groups(state):
            points = allowance(state, group)
            yield HumanMove(group, points, points)


def move_options(state: MallState, move: HumanMove) -> Iterator[Option]:
    """[5.1] What the points that are left can pay for."""
    yield from _step_options(state, move)
    yield from _door_options(state, move)
    yield from _main_door_options(state, move)


def _step_options(state: MallState, move: HumanMove) -> Iterator[Option]:
    """[5.3] [5.4] Into an adjacent square, also one with zombies in it, but through no wall or closed door."""
    here = place(state, move.group)
    cost = step_cost(state, here)
    if cost > move.points:
        return
    who = group_text(move.group)
    refs = tuple(map(person_ref, move.group))
    for there in MALL.neighbours(here):
        if state.can_pass(there.door):
            yield Option(
                Action("move", (who, there.square)),
                say("{who} to {square}", who=group_name(move.group), square=square_name(there.square)),
                (*refs, square_ref(there.square)),
                say_n("{count} pt", "{count} pts", cost),
            )


def _door_options(state: MallState, move: HumanMove) -> Iterator[Option]:
    """[5.5] Two points for a door in a side of the square, never in a zombie's square; broken glass stays open."""
    here = place(state, move.group)
    if move.points < CLOSE_OR_OPEN_DOOR or state.has_zombie(here):
        return
    for door in MALL.doors_of(here):
        match state.door(door):
            case DoorState.OPEN:
                yield _door_option(move, "close", door, CLOSE_OR_OPEN_DOOR)
            case DoorState.CLOSED:
                yield _door_option(move, "open", door, CLOSE_OR_OPEN_DOOR)


def _main_door_options(state: MallState, move: HumanMove) -> Iterator[Option]:
    """[5.5] A main door takes the whole allowance, so the turn must begin there; closed, it stays so."""
    here = place(state, move.group)
    door = MALL.main_door_of(here)
    if door is None or not move.is_fresh or state.has_zombie(here) or state.door(door) is DoorState.CLOSED:
        return
    yield _door_option(move, "close", door, move.points)


def _door_option(move: HumanMove, verb: str, door: DoorId, cost: int) -> Option:
    close = say("{who}: close {door}", who=group_name(move.group), door=door_name(door))
    opens = say("{who}: open {door}", who=group_name(move.group), door=door_name(door))
    return Option(
        Action(verb, (group_text(move.group), door)),
        close if verb == "close" else opens,
        (*map(person_ref, move.group), door_ref(door)),
        say_n("{count} pt", "{count} pts", cost),
    )


def place(state: MallState, group: Group) -> SquareId:
    return state.people[group[0]].square


def perform(state: MallState, move: HumanMove, action: Action) -> None:
    """Carry out one action of a move; the move then goes on with what is left."""
    match action.verb:
        case "move":
            _enter(state, move, SquareId(action.args[1]))
        case "open" | "close":
            _work_door(state, move, action.verb, DoorId(action.args[1]))
        case _:
            raise AssertionError(action.verb)


def _enter(state: MallState, move: HumanMove, square: SquareId) -> None:
    """[5.4] Going into a zombie's square turns its counter over; it lies face down again when they have left."""
    start = place(state, move.group)
    cost = step_cost(state, start)
    was_up = state.is_face_up(square)
    for who in move.group:
        state.change(who, square=square)
    note_activity(state, square)
    state.push(replace(move, points=move.points - cost))
    state.emit(Moved(move.group, start, square, cost))
    if square in state.zombies and not was_up:
        state.emit(ZombieRevealed(square, state.values[state.zombies[square]]))


def _work_door(state: MallState, move: HumanMove, verb: str, door: DoorId) -> None:
    """[5.5] A closed door gets its marker, an opened one loses it."""
    cost = move.points if door in MALL.main_doors else CLOSE_OR_OPEN_DOOR
    note_activity(state, place(state, move.group))
    state.push(replace(move, points=move.points - cost))
    if verb == "close":
        state.doors[door] = DoorState.CLOSED
        state.emit(DoorClosed(move.group, door))
    else:
        del state.doors[door]
        state.emit(DoorOpened(move.group, door))


def note_activity(state: MallState, square: SquareId) -> None:
    """[5.7] Whatever is done is noticed: zombies that see the square will react."""
    if square not in state.active:
        state.active.append(square)
