"""[A13.0] What an automatic zombie does: attack, break, stand in the way out, come nearer; each with its reasons."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import NamedTuple

from pyapp.attack.automatic.fields import FAR, exits, field, in_line_of_fire, through_boards, to_humans
from pyapp.attack.board.squares import NOWHERE, EdgeId, Square, direction_to
from pyapp.attack.cards.effects import hears
from pyapp.attack.events.fight_events import Walked
from pyapp.attack.events.turn_events import Chose
from pyapp.attack.names import Who, ZombieId, edge_name
from pyapp.attack.play import zombie_acts
from pyapp.attack.play.barricades import breakable
from pyapp.attack.speech import say
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.attack.truth.tables import ZOMBIE_ACTIONS, ZOMBIE_NEEDS
from pyapp.kernel.chance.totals import at_least
from pyapp.kernel.decision import Action
from pyapp.kernel.flow import Step
from pyapp.kernel.message import Message
from pyapp.kernel.priority import Criterion, pick

DETOUR = 6
"""[A13.3] A barricade matters when the open way is longer by so much."""


class Plan(NamedTuple):
    """Where it goes, and what it does there."""

    rule: str
    told: Message
    because: tuple[Message, ...]
    path: tuple[Square, ...] = ()
    action: Action | None = None


@dataclass(frozen=True, slots=True)
class AutomaticZombies(Step[AttackState]):
    """[A13.1] Those nearest to a human go first, so that they make room for the others."""

    def run(self, state: AttackState) -> None:
        near, through = to_humans(state), through_boards(state)
        left = [one for one in state.standing if one not in state.moved]
        if not left:
            state.acting, state.actions = "", 0
            return
        one = min(left, key=lambda each: _order(state.zombies[each].square, near, through))
        state.acting, state.actions, state.has_attacked = one, ZOMBIE_ACTIONS, False
        state.push(self, AutomaticZombie(one))


def _order(square: Square, near: Mapping[Square, int], through: Mapping[Square, int]) -> int:
    return near.get(square, FAR + through.get(square, FAR))


@dataclass(frozen=True, slots=True)
class AutomaticZombie(Step[AttackState]):
    """[A13.1] One of them, until it has nothing left to do."""

    one: ZombieId

    def run(self, state: AttackState) -> None:
        said: tuple[str, Message] | None = None
        while state.is_there(self.one) and state.living:
            plan = plan_of(state, self.one)
            if plan is None:
                break
            is_news, said = said != (plan.rule, plan.told), (plan.rule, plan.told)
            first, *others = legs(state.zombies[self.one].square, plan.path) or [()]
            zombie_acts.walk(state, self.one, first)
            if is_news:
                where = first[-1] if first else NOWHERE
                state.emit(Chose(plan.rule, self.one, plan.told, plan.because, where))
            elif first:
                state.emit(Walked(self.one, first[-1]))
            for leg in others:
                zombie_acts.walk(state, self.one, leg)
                state.emit(Walked(self.one, leg[-1]))
            if plan.action is None:
                break
            zombie_acts.do(state, plan.action)
        state.moved.append(self.one)
        state.acting, state.actions = "", 0


def legs(start: Square, path: tuple[Square, ...]) -> list[tuple[Square, ...]]:
    """The straight parts of a way: each is told, and seen, as one."""
    found: list[tuple[Square, ...]] = []
    heading, here = None, start
    for square in path:
        direction = direction_to(here, square)
        if direction is heading and found:
            found[-1] = (*found[-1], square)
        else:
            found.append((square,))
        heading, here = direction, square
    return found


Ways = Mapping[Square, tuple[Square, ...]]
"""The squares that it can come to, and how."""


def within_reach(state: AttackState, one: ZombieId, crowd: Crowd) -> Ways:
    """[A3.2] As far as its actions carry it, around everybody and everything."""
    start = state.zombies[one].square
    found: dict[Square, tuple[Square, ...]] = {start: ()}
    rim, ways, shut = [start], state.board.ways, state.barricades
    taken = {**crowd.humans, **crowd.zombies, **crowd.bodies}
    for _ in range(state.actions):
        further = []
        for square in rim:
            path = found[square]
            for _, to, edge in ways[square]:
                if to not in found and to not in taken and (not edge or edge not in shut):
                    found[to] = (*path, to)
                    further.append(to)
        rim = further
    return found


def plan_of(state: AttackState, one: ZombieId) -> Plan | None:
    """[A13.0] The first line of the procedure that applies; None when there is nothing to be done."""
    if state.actions <= 0:
        return None
    crowd = state.crowd()
    if hears(state, state.zombies[one].square) is not None:
        return _follow_noise(state, one)
    ways = within_reach(state, one, crowd)
    return (
        _attack(state, one, crowd, ways)
        or _break(state, one)
        or _block(state, one, crowd, ways)
        or _approach(state, one, crowd, ways)
    )


# [A13.6] A noise


def _follow_noise(state: AttackState, one: ZombieId) -> Plan | None:
    """[A13.6] Nearer to it, and nothing else."""
    step = next(zombie_acts.actions(state, one), None)
    return None if step is None else Plan("A13.6", say("goes where it rings"), (), (), step)


# [A13.2] Attacks


class Prey(NamedTuple):
    """A human who can be attacked in this turn."""

    who: Who
    path: tuple[Square, ...]
    around: int
    """How many other zombies stand around him."""
    wounds: int


def is_cunning(state: AttackState) -> bool:
    return state.settings.get("zombies", "plain") == "cunning"


def harm(prey: Prey, attacks: int) -> int:
    """[A6.1] The wounds to be hoped for from so many attacks, in 36ths, with all who help."""
    return attacks * HITS[min(prey.around, len(HITS) - 1)]


HITS = tuple(round(36 * at_least(2, needs)) for needs in ZOMBIE_NEEDS)

NEAREST: Criterion[Prey] = Criterion("A13.2", say("the nearest"), lambda prey: len(prey.path))
GANG: Criterion[Prey] = Criterion("A13.2", say("where most zombies help"), lambda prey: -prey.around)
WEAKEST: Criterion[Prey] = Criterion("A13.2", say("who has taken most wounds"), lambda prey: -prey.wounds)


def _prey(state: AttackState, one: ZombieId, crowd: Crowd, ways: Ways) -> Iterator[Prey]:
    """[A13.2] Everybody whom it can reach with an action left, by the shortest way."""
    most = state.actions - 1
    for who in state.living:
        human = state.humans[who]
        beside = [way.to for way in state.ways(human.square)]
        paths = [ways[square] for square in beside if square in ways and len(ways[square]) <= most]
        if paths:
            around = sum(square in crowd.zombies and crowd.zombies[square] != one for square in beside)
            yield Prey(who, min(paths, key=len), around, human.wounds)


def _attack(state: AttackState, one: ZombieId, crowd: Crowd, ways: Ways) -> Plan | None:
    """[A13.2] Where most wounds are to be hoped for, for the cunning; whoever is nearest, for the others."""
    if not zombie_acts.may_attack(state):
        return None
    prey = list(_prey(state, one, crowd, ways))
    if not prey:
        return None
    lines = (NEAREST, GANG, WEAKEST)
    if is_cunning(state):
        most = 1 if state.settings["attacks"] == "one" else state.actions
        hurts: Criterion[Prey] = Criterion(
            "A13.2",
            say("where most wounds are to be hoped for"),
            lambda prey: -harm(prey, min(most, state.actions - len(prey.path))),
        )
        lines = (hurts, WEAKEST, NEAREST)
    picked = pick(prey, lines)
    target = picked.item
    return Plan(
        "A13.2",
        say("attacks {who}", who=target.who.called),
        tuple(line.because for line in picked.because),
        target.path,
        Action("attack", (one, target.who)),
    )


# [A13.3] Barricades


def _break(state: AttackState, one: ZombieId) -> Plan | None:
    """[A13.3] The barricade that stands in its way, if the way around is long or there is none."""
    edges = breakable(state, one)
    if not edges:
        return None
    here = state.zombies[one].square
    around, through = to_humans(state).get(here, FAR), through_boards(state)
    saved = {edge: around - 1 - through.get(_other_side(state, edge, here), FAR) for edge in edges}
    edges = tuple(edge for edge in edges if saved[edge] >= DETOUR)
    if not edges:
        return None
    shortest: Criterion[EdgeId] = Criterion("A13.3", say("the shortest way to a human"), lambda edge: -saved[edge])
    picked = pick(edges, (shortest,))
    told = say("tears at {opening}", opening=edge_name(picked.item, state.board.kind(picked.item)))
    because = tuple(line.because for line in picked.because)
    return Plan("A13.3", told, because, (), Action("break", (one, picked.item)))


def _other_side(state: AttackState, edge: EdgeId, here: Square) -> Square:
    a, b = state.board.around(edge)
    return b if a == here else a


# [A13.5] The way out

GUARDS, NEAR_EXIT = 2, 4
"""[A13.5] So many stand in the way out, no more, and only when a human is no farther from it."""


def _block(state: AttackState, one: ZombieId, crowd: Crowd, ways: Ways) -> Plan | None:
    """[A13.5] The cunning stand where the humans have to go, if they are there first."""
    goals = exits(state) if is_cunning(state) else ()
    if not goals:
        return None
    here = state.zombies[one].square
    away = field(state, goals)
    nearest = min((away.get(state.humans[who].square, FAR) for who in state.living), default=FAR)
    guards = sum(square in crowd.zombies and square != here for square in goals)
    if not 0 < nearest <= NEAR_EXIT or guards >= GUARDS or away.get(here, FAR) >= nearest:
        return None
    told = say("stands in the way out")
    if here in goals:
        return Plan("A13.5", told, ())
    squares = [square for square in goals if square in ways]
    if not squares:
        return None
    goal = min(squares, key=lambda square: len(ways[square]))
    return Plan("A13.5", told, (), ways[goal])


# [A13.4] Coming nearer


def _approach(state: AttackState, one: ZombieId, crowd: Crowd, ways: Ways) -> Plan | None:
    """[A13.4] Towards the nearest human who can be reached; if none can, towards the boards that protect him."""
    here = state.zombies[one].square
    near, told = to_humans(state), say("comes nearer")
    because: tuple[Message, ...] = ()
    if here not in near:
        near, told = through_boards(state), say("comes nearer to a barricade")
    elif is_cunning(state):
        near = _towards_the_weakest(state, here, near)
    goal = min(ways, key=lambda square: (near.get(square, FAR), len(ways[square])))
    if not ways[goal] or near.get(goal, FAR) >= near.get(here, FAR):
        return None
    if is_cunning(state):
        goal, because = _under_cover(state, crowd, ways, near, goal)
    return Plan("A13.4", told, because, ways[goal])


DETOUR_TO_THE_WEAKEST = 2


def _towards_the_weakest(state: AttackState, here: Square, near: Mapping[Square, int]) -> Mapping[Square, int]:
    """[A13.4] The cunning gather around one human, as long as he is not much farther than the others."""
    weakest = max(state.living, key=lambda who: state.humans[who].wounds)
    alone = field(state, (state.humans[weakest].square,))
    return alone if alone.get(here, FAR) <= near[here] + DETOUR_TO_THE_WEAKEST else near


def _under_cover(
    state: AttackState, crowd: Crowd, ways: Ways, near: Mapping[Square, int], goal: Square
) -> tuple[Square, tuple[Message, ...]]:
    """[A13.4] As near somewhere else, where nobody can shoot it from where he stands."""
    in_fire = in_line_of_fire(state, crowd)
    if goal not in in_fire:
        return goal, ()
    hidden = [square for square in ways if near.get(square, FAR) == near[goal] and square not in in_fire]
    if not hidden:
        return goal, ()
    return min(hidden, key=lambda square: len(ways[square])), (say("out of the line of fire"),)
