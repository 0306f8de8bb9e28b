"""How far one can get, at what one could shoot, what can be seen, and where the dead can be after their next move."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction

from pyapp.attack.answers.odds import promise
from pyapp.attack.automatic.plan import within_reach
from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import NOWHERE, Direction, Square, beyond, direction_to
from pyapp.attack.cards.effects import hears
from pyapp.attack.drawing.board_art import middle
from pyapp.attack.names import WHO, Figure, Who, ZombieId, edge_ref, figure_name, square_ref, unit_ref
from pyapp.attack.play.fighting import needs_of_human, needs_of_zombie, shots
from pyapp.attack.play.human_turn import ChooseHuman, HumanActs, waiting
from pyapp.attack.play.moving import pushes
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.attack.truth.tables import RANGE, ZOMBIE_ACTIONS
from pyapp.kernel.chance.totals import at_least, percent
from pyapp.kernel.decision import Action, Reason
from pyapp.kernel.message import Message
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
    if figure in WHO:
        who = Who(figure)
        begun = _begun(state, who)
        return _of_human(begun, who) if begun is not None else Prospect()
    one = ZombieId(figure)
    if not (state.is_zombies_turn and state.has_zombie_player) or one in state.moved:
        return Prospect()
    crowd = state.crowd()
    goals = (Goal(square_ref(square), len(path)) for square, path in within_reach(state, one, crowd).items() if path)
    return Prospect(tuple(goals), tuple(_bites(state, one)))


def _of_human(state: AttackState, who: Who) -> Prospect:
    crowd = state.crowd()
    goals = [Goal(square_ref(square), len(path)) for square, path in paths(state, who, crowd).items()]
    goals += [Goal(square_ref(way.to), 1, Kind.MET) for way in pushes(state, who, crowd)]
    return Prospect(tuple(goals), tuple(_aims(state, who)) if not state.is_passing else ())


def _begun(state: AttackState, who: Who) -> AttackState | None:
    """The state in which he acts, if he does, or could be picked to."""
    top = state.stack[-1] if state.stack else None
    if top == HumanActs(who):
        return state
    if isinstance(top, ChooseHuman) and who in waiting(state):
        imagined = state.copy()
        imagined.acting, imagined.actions, imagined.boosts = who, state.budget(who), []
        return imagined
    return None


def _aims(state: AttackState, who: Who) -> Iterator[Aim]:
    """[A7.2] The lines of fire."""
    here = state.humans[who].square
    for shot in shots(state, who):
        if shot.target not in WHO:
            yield _aim(state, here, shot.target, at_least(2, needs_of_human(state, who, shot.away)))


def _bites(state: AttackState, one: ZombieId) -> Iterator[Aim]:
    """[A6.1] The humans next to it."""
    here = state.zombies[one].square
    for who in state.living:
        if any(way.to == here for way in state.ways(state.humans[who].square)):
            yield _aim(state, here, who, at_least(2, needs_of_zombie(state, who)))


def _aim(state: AttackState, here: Square, target: Figure, chance: Fraction) -> Aim:
    likely = percent(chance)
    told = say("{odds} to hit {target}", odds=likely, target=figure_name(target))
    return Aim(square_ref(here), square_ref(state.square_of(target)), likely, (unit_ref(target),), told)


def route(state: AttackState, refs: tuple[str, ...], goal: str) -> Route | None:
    """[A3.1] Steps, one action each; a zombie's square is a push."""
    figure = _acting(state, refs)
    square = Square(goal.partition(":")[2])
    if figure is None or square not in state.board.ways:
        return None
    crowd = state.crowd()
    here = state.square_of(figure)
    if figure in WHO:
        who = Who(figure)
        begun = _begun(state, who)
        if begun is None:
            return None
        first = () if begun is state else (Action("turn", (who,)),)
        found = paths(begun, who, crowd).get(square)
        if found is None:
            return _push(begun, who, square, first, crowd)
        told = (_cost(len(found)), *_there(begun, who, square, len(found), crowd))
        steps = tuple(Action("move", (who, step)) for step in found)
        return Route((square_ref(here), *map(square_ref, found)), (*first, *steps), len(found), told=told)
    one = ZombieId(figure)
    if not (state.is_zombies_turn and state.has_zombie_player) or one in state.moved:
        return None
    found = within_reach(state, one, crowd).get(square)
    if not found:
        return None
    first = () if state.acting == one else (Action("turn", (one,)),)
    steps = tuple(Action("walk", (one, step)) for step in found)
    path = (square_ref(here), *map(square_ref, found))
    return Route(path, (*first, *steps), len(found), told=(_cost(len(found)),))


def _cost(count: int) -> Message:
    return say_n("{count} action to walk here", "{count} actions to walk here", count)


def _push(state: AttackState, who: Who, square: Square, first: tuple[Action, ...], crowd: Crowd) -> Route | None:
    """[A10.1] Past a zombie that stands next to him."""
    if not any(way.to == square for way in pushes(state, who, crowd)):
        return None
    push = Action("push", (who, square))
    warning = say("Pushing past {zombie}", zombie=figure_name(crowd.zombies[square]))
    if (promised := promise(state, push)) is not None:
        warning = say(
            "Pushing past {zombie}: {promise}, doubles throw back",
            zombie=figure_name(crowd.zombies[square]),
            promise=promised.text,
        )
    told = (say_n("{count} action", "{count} actions", 1),)
    path = (square_ref(state.humans[who].square), square_ref(square))
    return Route(path, (*first, push), 1, told=told, warning=warning)


def _there(state: AttackState, who: Who, square: Square, cost: int, crowd: Crowd) -> Iterator[Message]:
    """What one could shoot at from there with what is left, and who could come and attack there."""
    if cost < state.actions:
        imagined = state.copy()
        imagined.put(who, square)
        best = max(
            (
                (at_least(2, needs_of_human(imagined, who, shot.away)), shot.target)
                for shot in shots(imagined, who)
                if shot.target not in WHO
            ),
            default=None,
        )
        if best is not None:
            yield say("{odds} at best to hit from there, {target}", odds=percent(best[0]), target=figure_name(best[1]))
    coming = len(comers(state, square, crowd, who))
    if coming:
        yield say_n(
            "{count} zombie could attack there in its turn", "{count} zombies could attack there in their turn", coming
        )


def comers(state: AttackState, square: Square, crowd: Crowd, who: Who | None = None) -> tuple[ZombieId, ...]:
    """[A2.1] [A6.1] The zombies that could come next to a square and attack there, as everybody else stands."""
    found: dict[ZombieId, None] = {}
    rim, known = [square], {square}
    for _ in range(ZOMBIE_ACTIONS):
        further: list[Square] = []
        for each in rim:
            for way in state.ways(each):
                if way.to in known:
                    continue
                known.add(way.to)
                if (one := crowd.zombies.get(way.to)) is not None:
                    found[one] = None
                elif way.to not in crowd.bodies and (way.to not in crowd.humans or crowd.humans[way.to] == who):
                    further.append(way.to)
        rim = further
    return tuple(found)


def threats(state: AttackState) -> Threats:
    """[A2.1] Where each zombie can be after its next four actions, and whom it could attack, as all stand now."""
    crowd = state.crowd()
    imagined = state.copy()
    imagined.actions = ZOMBIE_ACTIONS
    found = {unit_ref(one): [*map(square_ref, _wanders(imagined, one, crowd))] for one in state.standing}
    for who in state.living:
        square = state.humans[who].square
        for one in comers(state, square, crowd):
            if hears(state, state.zombies[one].square) is None:
                found[unit_ref(one)].append(square_ref(square))
    return {ref: tuple(squares) for ref, squares in found.items()}


def _wanders(state: AttackState, one: ZombieId, crowd: Crowd) -> Iterator[Square]:
    """[A14.3] A zombie that hears a noise goes nearer to it, and nowhere else."""
    here = state.zombies[one].square
    noise = hears(state, here)
    for square in within_reach(state, one, crowd):
        if noise is None or square == here or noise.get(square, noise[here]) < noise[here]:
            yield square


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
        way = state.board.ahead(square, direction) if here in state.board.ways else None
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
