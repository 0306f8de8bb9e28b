"""How far one can get, at what one could shoot, what can be seen, and where the dead can be after their next move."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.answers.odds import promise
from pyapp.attack.automatic.plan import within_reach
from pyapp.attack.board.board import Thing, Way
from pyapp.attack.board.squares import NOWHERE, Direction, Square, beyond, direction_to
from pyapp.attack.drawing.board_art import middle
from pyapp.attack.names import WHO, Who, ZombieId, edge_ref, square_ref, unit_ref
from pyapp.attack.play.fighting import shots
from pyapp.attack.play.human_turn import HumanActs
from pyapp.attack.play.moving import pushes
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.attack.truth.tables import RANGE, ZOMBIE_ACTIONS
from pyapp.kernel.decision import Action, Reason
from pyapp.kernel.prospect import Aim, Goal, Kind, Prospect, Route, Side, Sight, Threats

Paths = dict[Square, tuple[Square, ...]]


def _acting(state: AttackState, refs: tuple[str, ...]) -> str | None:
    """The figure that is asked about; without any, whose turn it is."""
    named = [ref.partition(":")[2] for ref in refs if ref.startswith("unit:")]
    figure = named[0] if named else state.acting
    return figure if figure and (figure in state.humans or figure in state.zombies) and state.is_there(figure) else None


def paths(state: AttackState, who: Who, crowd: Crowd) -> Paths:
    """[A3.1] [A3.3] Where a human can come with his actions, without pushing past anybody, and how."""
    start = state.humans[who].square
    found: Paths = {start: ()}
    rim = [start]
    for _ in range(state.actions):
        further = []
        for square in rim:
            for way in state.ways(square):
                if way.to not in found and way.to not in crowd.zombies:
                    found[way.to] = (*found[square], way.to)
                    further.append(way.to)
        rim = further
    return {square: path for square, path in found.items() if path and square not in crowd.humans}


def prospect(state: AttackState, refs: tuple[str, ...]) -> Prospect:
    figure = _acting(state, refs)
    if figure is None:
        return Prospect()
    crowd = state.crowd()
    if figure in WHO:
        who = Who(figure)
        if not _asks(state, who):
            return Prospect()
        goals = [Goal(square_ref(square), len(path)) for square, path in paths(state, who, crowd).items()]
        goals += [Goal(square_ref(way.to), 1, Kind.MET) for way in _pushable(state, who, crowd)]
        return Prospect(tuple(goals), tuple(_aims(state, who)))
    one = ZombieId(figure)
    if not (state.is_zombies_turn and state.has_zombie_player) or one in state.moved:
        return Prospect()
    ways = within_reach(state, one, crowd)
    return Prospect(tuple(Goal(square_ref(square), len(path)) for square, path in ways.items() if path))


def _asks(state: AttackState, who: Who) -> bool:
    """Whether it is his turn to act."""
    return bool(state.stack) and state.stack[-1] == HumanActs(who)


def _pushable(state: AttackState, who: Who, crowd: Crowd) -> Iterator[Way]:

    return pushes(state, who, crowd)


def _aims(state: AttackState, who: Who) -> Iterator[Aim]:
    """[A7.2] The lines of fire."""
    for shot in shots(state, who):
        if shot.target in WHO:
            continue
        promised = promise(state, Action("shoot", (who, shot.target)))
        if promised is not None:
            here, there = state.humans[who].square, state.square_of(shot.target)
            yield Aim(square_ref(here), square_ref(there), promised.text, (unit_ref(shot.target),))


def route(state: AttackState, refs: tuple[str, ...], goal: str) -> Route | None:
    """[A3.1] Steps, one action each; a zombie's square is a push."""
    figure = _acting(state, refs)
    if figure is None:
        return None
    square = Square(goal.partition(":")[2])
    crowd = state.crowd()
    here = state.square_of(figure)
    if figure in WHO:
        who = Who(figure)
        if not _asks(state, who):
            return None
        found = paths(state, who, crowd).get(square)
        if found is None:
            if any(way.to == square for way in _pushable(state, who, crowd)):
                push = Action("push", (who, square))
                return Route(
                    (square_ref(here), goal), (push,), 1, warning=say("The zombie there attacks, with 8 or more.")
                )
            return None
        verb = "move"
    else:
        found = within_reach(state, ZombieId(figure), crowd).get(square)
        verb = "walk"
    if not found:
        return None
    actions = tuple(Action(verb, (figure, step)) for step in found)
    told = (say_n("{count} action", "{count} actions", len(found)),)
    return Route((square_ref(here), *map(square_ref, found)), actions, len(found), told=told)


def threats(state: AttackState) -> Threats:
    """[A2.1] Where each zombie can be after its next four actions, as everybody stands now."""
    crowd = state.crowd()
    imagined = state.copy()
    imagined.actions = ZOMBIE_ACTIONS
    return {unit_ref(one): tuple(map(square_ref, within_reach(imagined, one, crowd))) for one in state.standing}


def sight(state: AttackState, start: str, end: str) -> Sight | None:
    """[A7.2] Whether somebody could shoot from one square at the other, and what stops the shot."""
    here, there = _square(state, start), _square(state, end)
    if here is None or there is None or here == there:
        return None
    from_, to = middle(here), middle(there)
    direction = direction_to(here, there)
    if direction is None:
        return Sight(from_, to, from_, Reason("A7.2", say("Shots go straight, never across.")))
    crowd = state.crowd()
    square = here
    for away in range(1, RANGE + 1):
        way = state.board.way(square, direction) if square in state.board.ways else None
        if way is None or (way.edge and way.edge in state.barricades):
            x, y = middle(square)
            dx, dy = direction.step
            return Sight(from_, to, (x + 24 * dx, y + 24 * dy), Reason("A7.2", say("Something is in the way.")))
        square = way.to
        if square == there:
            text = say_n("The line is free: {count} square.", "The line is free: {count} squares.", away)
            return Sight(from_, to, None, Reason("A7.2", text))
        if not crowd.is_empty(square):
            return Sight(from_, to, middle(square), Reason("A7.2", say("Somebody stands in the way.")))
        if state.board.cells[square].thing is Thing.LOW:
            return Sight(from_, to, middle(square), Reason("A7.2", say("Something low hides whoever is behind it.")))
    return Sight(from_, to, middle(square), Reason("A7.2", say("Shots reach three squares.")))


def _square(state: AttackState, ref: str) -> Square | None:
    kind, _, name = ref.partition(":")
    if kind == "unit" and name in (*state.humans, *state.zombies):
        return state.square_of(name) or None
    return Square(name) if kind == "square" and name in state.board.cells else None


def around(state: AttackState, ref: str) -> tuple[Side, ...]:
    """The ways out of a square, clockwise."""
    square = _square(state, ref)
    if square is None or square not in state.board.ways:
        return ()
    found = []
    for direction in Direction:
        way = state.board.way(square, direction)
        if way is None:
            near = beyond(square, direction)
            wall = say("a wall") if near == NOWHERE or (square, direction) in state.board.walls else say("something")
            found.append(Side("", "", False, wall))
        elif way.edge:
            is_open = way.edge not in state.barricades
            found.append(Side(square_ref(way.to), edge_ref(way.edge), is_open, say("a barricade")))
        else:
            found.append(Side(square_ref(way.to)))
    return tuple(found)
