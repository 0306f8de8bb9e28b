"""[A3.0] [A10.0] Where a human can step: free squares, through other humans, and past zombies."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from pyapp.attack.board.board import Way
from pyapp.attack.board.squares import NOWHERE, Square
from pyapp.attack.events.fight_events import PushedPast, Walked, WentBack
from pyapp.attack.names import Who
from pyapp.attack.play.fighting import zombie_attacks
from pyapp.attack.truth.state import AttackState, Crowd


def shares_with_human(state: AttackState, who: Who) -> bool:
    """[A3.3] Whether he stands where another human stands: he can only move on."""
    square = state.humans[who].square
    return any(human.square == square for one, human in state.humans.items() if one != who)


def shares_with_zombie(state: AttackState, who: Who, crowd: Crowd) -> bool:
    """[A10.1] Whether he is pushing past."""
    return state.humans[who].square in crowd.zombies


def steps(state: AttackState, who: Who, crowd: Crowd) -> Iterator[Way]:
    """[A3.1] Squares that he can step to, each for one action, without pushing past anybody."""
    start = state.humans[who].square
    for way in state.ways(start):
        if way.to in crowd.zombies:
            continue
        if way.to not in crowd.humans or can_get_out(state, who, way.to, state.actions - 1, crowd):
            yield way


def can_get_out(state: AttackState, who: Who, square: Square, actions: int, crowd: Crowd) -> bool:
    """[A3.3] Whether from a human's square he can still come to a free one: he may not stop there."""
    start = state.humans[who].square
    start_is_free = start not in crowd.humans or crowd.humans[start] == who
    reached, known = [square], {square}
    for _ in range(actions):
        further: list[Square] = []
        for each in reached:
            for way in state.ways(each):
                if way.to in crowd.zombies or way.to in known:
                    continue
                if way.to not in crowd.humans or (way.to == start and start_is_free):
                    return True
                known.add(way.to)
                further.append(way.to)
        reached = further
    return False


def pushes(state: AttackState, who: Who, crowd: Crowd) -> Iterator[Way]:
    """[A10.1] Zombies that he can push past. Not from another human's square, where nothing can be done."""
    if shares_with_human(state, who):
        return
    for way in state.ways(state.humans[who].square):
        if way.to in crowd.zombies and way.to not in crowd.humans:
            yield way


def must_leave(state: AttackState, who: Who, crowd: Crowd) -> bool:
    """[A10.3] With one action left beside a free square, he takes that."""
    if not shares_with_zombie(state, who, crowd) or state.actions != 1:
        return False
    return any(crowd.is_empty(way.to) for way in state.ways(state.humans[who].square))


def step(state: AttackState, who: Who, square: Square) -> None:
    state.actions -= 1
    state.put(who, square)
    state.path.append(square)
    state.emit(Walked(who, square))


def push(state: AttackState, who: Who, square: Square) -> None:
    """[A10.1] Into the square of a zombie, which attacks; [A14.15] smoke blinds it."""
    one = state.crowd().zombies[square]
    state.actions -= 1
    state.put(who, square)
    state.path.append(square)
    state.emit(PushedPast(who, one))
    if "smoke" in state.boosts:
        return
    way = next(way for way in state.board.ways[square] if way.to == state.path[-2])
    zombie_attacks(state, one, who, back=way.direction)


def settle_down(state: AttackState, who: Who) -> bool:
    """[A10.3] Without actions, or with one and no free square beside him, whoever pushes past goes back along his way.

    Says whether he had to.
    """
    crowd = state.crowd()
    square = state.humans[who].square
    if not (square in crowd.zombies or shares_with_human(state, who)):
        return False
    if state.actions >= 1 and _can_go_on(state, who, crowd):
        return False
    back = next((each for each in reversed(state.path) if crowd.is_empty(each)), NOWHERE)
    if back == NOWHERE:
        back = nearest_empty(state, square, crowd)
    state.put(who, back)
    state.path.append(back)
    state.actions = 0
    state.emit(WentBack(who, back))
    return True


def _can_go_on(state: AttackState, who: Who, crowd: Crowd) -> bool:
    if any(True for _ in steps(state, who, crowd)):
        return True
    return state.actions > 1 and any(True for _ in pushes(state, who, crowd))


def nearest_free(
    start: Square, is_free: Callable[[Square], bool], ways: Callable[[Square], Iterable[Way]]
) -> tuple[Square, ...]:
    """The free squares nearest to one by such ways, which are all as near."""
    reached, known = [start], {start}
    while reached:
        further = list(dict.fromkeys(way.to for each in reached for way in ways(each) if way.to not in known))
        if free := tuple(square for square in further if is_free(square)):
            return free
        known.update(further)
        reached = further
    return ()


def nearest_empty(state: AttackState, start: Square, crowd: Crowd) -> Square:
    """[A6.4] [A10.3] The first empty square around; through barricades only where no open way leads to any."""
    open_ways = nearest_free(start, crowd.is_empty, state.ways)
    found = open_ways or nearest_free(start, crowd.is_empty, lambda square: state.board.ways[square])
    return found[0] if found else start
