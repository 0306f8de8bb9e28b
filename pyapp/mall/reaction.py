"""[7.1] Reaction movement: zombies that noticed the humans come nearer."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message, say
from pyapp.mall import glass, hidden, super_zombies
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, square_name, square_ref
from pyapp.mall.shambling import is_held, sees_activity, shamble, speed, steps_towards
from pyapp.mall.state import ZOMBIE, MallState, UnitId


@dataclass(frozen=True, slots=True)
class ReactionPhase(Step[MallState]):
    """[7.0] The zombie player checks every square entered or acted in."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Reaction movement")

    def run(self, state: MallState) -> None:
        if hidden.must_all_come(state):
            for square in list(state.hidden):
                hidden.reveal(state, square)
        if state.mover:
            state.push(Reaction(_called(state)))
            settle_forced(state)


def goal(state: MallState) -> SquareId:
    """[7.0] Where those who moved are now."""
    return state.people[state.mover[0]].square


def _called(state: MallState) -> tuple[UnitId, ...]:
    """[7.1] [7.4] The units that have to react, also those that some exemption keeps in place."""
    called = [unit for square, unit in sorted(state.zombies.items()) if sees_activity(state, square)]
    free = [unit for unit in called if not state.supers_in(_where(state, unit))]
    state.reacted.extend(free)
    return tuple(free)


def _where(state: MallState, unit: UnitId) -> SquareId:
    return next(square for square, other in state.zombies.items() if other == unit)


@dataclass(frozen=True, slots=True)
class Reaction(Choice[MallState]):
    """[7.2] The zombie player chooses where there is a choice: which of two steps, which of two units."""

    waiting: tuple[UnitId, ...]

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Reaction movement")

    def decide(self, state: MallState) -> Decision:
        must = must_react(state, self.waiting)
        options = [_option(state, square, end) for square, ends in must.items() for end in ends]
        options += [_glass_option(square, door) for square, door in _blocked_by_glass(state, self.waiting)]
        options += [*_hidden_options(state), *super_zombies.reaction_options(state)]
        if not must:
            options.append(Option(Action("done"), say("End the reaction"), primary=True))
        return Decision(
            ZOMBIE, "7.1", say("Zombies that noticed the humans react: choose which, and where to"), tuple(options)
        )

    def handle(self, state: MallState, action: Action) -> None:
        match action.verb:
            case "done":
                return
            case "react":
                start, square = map(SquareId, action.args)
                unit = state.zombies[start]
                shamble(state, start, square, "7.1")
                state.push(Reaction(tuple(other for other in self.waiting if other != unit)))
            case "smash":
                start, door = SquareId(action.args[0]), DoorId(action.args[1])
                unit = state.zombies[start]
                state.push(Reaction(tuple(other for other in self.waiting if other != unit)))
                smash(state, start, door)
            case "reveal":
                square = SquareId(action.args[0])
                hidden.reveal(state, square)
                unit = state.zombies[square]
                state.reacted.append(unit)
                state.push(Reaction((*self.waiting, unit)))
            case _:
                state.push(self)
                super_zombies.perform(state, action)
        settle_forced(state)


def settle_forced(state: MallState) -> None:
    """Moves without a choice are made at once: one unit, one square, and nobody else who could take it."""
    while isinstance(state.stack[-1], Reaction):
        waiting = state.stack[-1].waiting
        must = must_react(state, waiting)
        wanted = [end for ends in must.values() for end in ends]
        forced = next((start for start, ends in must.items() if len(ends) == 1 and wanted.count(ends[0]) == 1), None)
        if forced is not None:
            unit = state.zombies[forced]
            state.stack[-1] = Reaction(tuple(other for other in waiting if other != unit))
            shamble(state, forced, must[forced][0], "7.1")
            continue
        if not must and not _has_choices(state, waiting):
            state.stack.pop()
        return


def _has_choices(state: MallState, waiting: tuple[UnitId, ...]) -> bool:
    return bool(
        _blocked_by_glass(state, waiting)
        or any(True for _ in _hidden_options(state))
        or any(True for _ in super_zombies.reaction_options(state))
    )


def must_react(state: MallState, waiting: tuple[UnitId, ...]) -> dict[SquareId, list[SquareId]]:
    """[7.2] The units that can and must move now, with the squares they can move to."""
    target = goal(state)
    found = {}
    for square, unit in sorted(state.zombies.items()):
        if unit in waiting and not is_held(state, square):
            ends = steps_towards(state, square, target, speed(state, unit))
            if ends:
                found[square] = ends
    return found


def _blocked_by_glass(state: MallState, waiting: tuple[UnitId, ...]) -> list[tuple[SquareId, DoorId]]:
    """[10.4] In reaction only a door that bars the way may be attacked."""
    away = MALL.graph.distance_map(goal(state))
    found = []
    for square, unit in sorted(state.zombies.items()):
        if unit in waiting and unit in state.berserk and not steps_towards(state, square, goal(state), 1):
            for door in glass.breakable(state, square):
                other = next(s for s in MALL.doors[door].between if s != square)
                if away[other] < away[square]:
                    found.append((square, door))
    return found


def smash(state: MallState, start: SquareId, door: DoorId) -> None:
    """[10.5] The attempt is the unit's move; with the French correction a second step leads on through the door."""
    beyond = next(square for square in MALL.doors[door].between if square != start)
    if glass.attempt(state, start, door) and state.is_french("glass-step") and not state.has_zombie(beyond):
        shamble(state, start, beyond, "7.1")


def _hidden_options(state: MallState) -> list[Option]:
    """[9.2] A hidden unit may come out now if it would have to react."""
    return [
        Option(
            Action("reveal", (square,)),
            say("Come out of hiding in {square}", square=square_name(square)),
            (square_ref(square),),
        )
        for square in state.hidden
        if hidden.can_reveal(state, square) and not is_held(state, square) and sees_activity(state, square)
    ]


def _option(state: MallState, start: SquareId, square: SquareId) -> Option:
    return Option(
        Action("react", (start, square)),
        say("Zombies in {start} to {square}", start=start, square=square_name(square)),
        (f"unit:{state.zombies[start]}", square_ref(start), square_ref(square)),
    )


def _glass_option(square: SquareId, door: DoorId) -> Option:
    return Option(
        Action("smash", (square, door)),
        say("Berserk zombies in {square}: break {door}", square=square, door=door_name(door)),
        (square_ref(square), door_ref(door)),
    )
