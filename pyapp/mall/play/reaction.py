"""[7.1] Reaction movement: zombies that noticed the humans come nearer."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.mall.answers import advice
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, square_name, square_ref
from pyapp.mall.play import glass, hidden, super_zombies
from pyapp.mall.play.zombie_steps import is_held, sees_activity, shamble, speed, steps_towards
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState, UnitId


@dataclass(frozen=True, slots=True)
class ReactionPhase(Step[MallState]):
    """[7.0] The zombie player checks every square entered or acted in."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Reaction movement")

    def run(self, state: MallState) -> None:
        hidden.come_out(state)
        if state.mover:
            state.push(Reaction(call(state)))
            settle_forced(state)


def goal(state: MallState) -> SquareId:
    """[7.0] Where those who moved are now."""
    return state.people[state.mover[0]].square


def call(state: MallState) -> tuple[UnitId, ...]:
    """[7.1] The units that noticed something."""
    called = tuple(unit for square, unit in sorted(state.zombies.items()) if sees_activity(state, square))
    bind(state, called)
    return called


def bind(state: MallState, called: Iterable[UnitId]) -> None:
    """[4.0] [7.4] All that are called count as having reacted, also those that an exemption keeps in place.

    Only with a super zombie a unit is free to stay [7.2], and that is judged as the counters lie: one that is left
    behind in this phase has seen what it saw, one that is joined need not go any more.
    """
    beside = {state.zombies.get(state.people[who].square) for who in state.supers()} - {*state.spent}
    reacted = dict.fromkeys((*state.reacted, *called))
    state.reacted = [unit for unit in reacted if unit not in beside]


@dataclass(frozen=True, slots=True)
class Reaction(Choice[MallState]):
    """[7.2] The zombie player chooses where there is a choice: which of two steps, which of two units."""

    called: tuple[UnitId, ...]

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Reaction movement")

    def decide(self, state: MallState) -> Decision:
        moves = reactions(state, self.called)
        options = [_option(state, square, end) for square, ends in moves.items() for end in ends]
        options += [_glass_option(square, door) for square, door in _blocked_by_glass(state, self.called)]
        options += [*_hidden_options(state), *super_zombies.reaction_options(state)]
        if not any(must_react(state, square) for square in moves):
            options.append(Option(Action("done"), say("End the reaction"), primary=True))
        prompt = say("Zombies that noticed the humans react: choose which, and where to")
        return ask(state.zombie_hands, "7.1", prompt, options, hint=advice.REACT)

    def handle(self, state: MallState, action: Action) -> None:
        came: list[SquareId] = []
        match action.verb:
            case "done":
                return
            case "react":
                react(state, *map(SquareId, action.args))
            case "smash":
                smash(state, SquareId(action.args[0]), DoorId(action.args[1]))
            case "reveal":
                came.append(SquareId(action.args[0]))
                hidden.reveal(state, came[0], "9.2")
            case _:
                super_zombies.perform(state, action)
        state.push(self.joined(state, [*came, *hidden.come_out(state)]))
        settle_forced(state)

    def joined(self, state: MallState, squares: Iterable[SquareId]) -> Reaction:
        """[9.2] [9.4] Those who have come out meanwhile react like all others if they see what was done."""
        units = (state.zombies[square] for square in squares if sees_activity(state, square))
        called = (*self.called, *units)
        bind(state, called)
        return Reaction(called)


def settle_forced(state: MallState) -> None:
    """Moves without a choice are made at once, and when nothing is left to choose the phase is over."""
    while isinstance(top := state.stack[-1], Reaction):
        moves = reactions(state, top.called)
        forced = _forced(state, moves)
        if forced is not None:
            react(state, forced, moves[forced][0])
            state.stack[-1] = top.joined(state, hidden.come_out(state))
        elif moves or _has_more_choices(state, top.called):
            return
        else:
            state.stack.pop()


def _forced(state: MallState, moves: Mapping[SquareId, list[SquareId]]) -> SquareId | None:
    """A unit that must go to one square, which no other could take from it and none will exchange for a better one."""
    wanted = [end for ends in moves.values() for end in ends]
    alone = [
        start
        for start, ends in moves.items()
        if len(ends) == 1 == wanted.count(ends[0]) and must_react(state, start) and not _may_clear(state, start, moves)
    ]
    claimed = {*_claims(state)} if alone else set()
    return next((start for start in alone if not claimed & {start, moves[start][0]}), None)


def _may_clear(state: MallState, start: SquareId, moves: Mapping[SquareId, list[SquareId]]) -> bool:
    """Whether another unit, by moving first, would leave this one a choice."""
    away = MALL.graph.distance_map(goal(state))
    nearer = [start]
    for _ in range(speed(state, state.zombies[start])):
        nearer = [
            n.square
            for here in nearer
            for n in MALL.neighbours(here)
            if away[n.square] < away[here] and state.can_pass(n.door)
        ]
        if any(square in moves for square in nearer):
            return True
    return False


def _claims(state: MallState) -> Iterator[SquareId]:
    """Squares that those who need not move might take first: hidden units and super zombies."""
    for square in _hiding_in_sight(state):
        yield square
        yield from steps_towards(state, square, goal(state), 1)
    for option in super_zombies.reaction_options(state):
        yield SquareId(option.action.args[-1])


def _has_more_choices(state: MallState, called: tuple[UnitId, ...]) -> bool:
    return bool(
        _blocked_by_glass(state, called)
        or _hiding_in_sight(state)
        or any(True for _ in super_zombies.reaction_options(state))
    )


def reactions(state: MallState, called: tuple[UnitId, ...]) -> dict[SquareId, list[SquareId]]:
    """[7.2] The units that can react now, with the squares they can move to."""
    target = goal(state)
    found = {}
    for square, unit in sorted(state.zombies.items()):
        if unit in called and unit not in state.spent and not is_held(state, square):
            ends = steps_towards(state, square, target, speed(state, unit))
            if ends:
                found[square] = ends
    return found


def must_react(state: MallState, square: SquareId) -> bool:
    """[7.2] [11.4] A unit with a super zombie may react but need not."""
    return state.zombies[square] in state.reacted


def react(state: MallState, start: SquareId, square: SquareId) -> None:
    """[7.0] [10.2] One move toward those who moved, two squares long for a berserk unit."""
    state.spent.append(state.zombies[start])
    away = MALL.graph.distance_map(goal(state))[square]
    shamble(state, start, square, "7.1", noticed=tuple(state.mover), away=away)


def _blocked_by_glass(state: MallState, called: tuple[UnitId, ...]) -> list[tuple[SquareId, DoorId]]:
    """[10.4] In reaction only a door that bars the way may be attacked."""
    moves = reactions(state, called)
    return [
        (square, door)
        for square, unit in sorted(state.zombies.items())
        if unit in called and unit in state.berserk and unit not in state.spent and square not in moves
        for door in glass.breakable(state, square)
        if glass.leads_nearer(door, square, goal(state))
    ]


def smash(state: MallState, start: SquareId, door: DoorId, rule: str = "7.1") -> None:
    """[10.5] The attempt is the unit's move; with the French correction a second step leads on through the door."""
    state.spent.append(state.zombies[start])
    beyond = glass.beyond(door, start)
    if glass.attempt(state, start, door) and state.is_french("glass-step") and not state.has_zombie(beyond):
        shamble(state, start, beyond, rule)


def _hiding_in_sight(state: MallState) -> list[SquareId]:
    """[9.2] A hidden unit may come out now if it would have to react, and could: all exemptions of 7.2 count."""
    return [
        square
        for square in state.hidden
        if hidden.can_reveal(state, square)
        and not is_held(state, square)
        and sees_activity(state, square)
        and steps_towards(state, square, goal(state), 1)
    ]


def _hidden_options(state: MallState) -> list[Option]:
    return [
        Option(
            Action("reveal", (square,)),
            say("Come out of hiding in {square}", square=square_name(square)),
            (square_ref(square),),
            caution=say("They come out for good, and have to come nearer at once."),
        )
        for square in _hiding_in_sight(state)
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
