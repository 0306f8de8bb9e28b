"""[A8.1] [A8.2] Doubles throw the target back one square, with all who stand behind it."""

from __future__ import annotations

from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import NOWHERE, Direction, Square, beyond
from pyapp.attack.events.fight_events import Drowned, StoodFirm, Thrown
from pyapp.attack.names import WHO, Figure, ZombieId
from pyapp.attack.truth.state import AttackState


def throw(state: AttackState, figure: Figure, direction: Direction) -> None:
    """[A8.1] Who can be thrown goes back; who cannot stays."""
    chain = thrown_chain(state, figure, direction)
    if not chain:
        state.emit(StoodFirm(figure))
        return
    for one, square in reversed(chain):
        if square == NOWHERE:
            zombie = ZombieId(one)
            # [A12.8] A body has been counted when it fell.
            state.kills += not state.zombies[zombie].is_lying
            state.remove(zombie)
            state.emit(Drowned(zombie))
            continue
        state.put(one, square)
        if one == state.acting and one in WHO:
            state.path.append(square)
        state.emit(Thrown(one, square))


Chain = list[tuple[Figure, Square]]


def thrown_chain(state: AttackState, figure: Figure, direction: Direction) -> Chain:
    """[A8.2] Who would be thrown where, the target first; nobody at all where something stops the last of them.

    Walls, barricades, things, low ones too, and the edge of the board stop. Bodies stop zombies, as they always do. A
    zombie alone may be thrown into the water: then it goes nowhere.
    """
    crowd = state.crowd()
    chain: Chain = []
    group: tuple[Figure, ...] = (figure,)
    square = state.square_of(figure)
    while group:
        to = _behind(state, square, direction)
        if to is None:
            if _is_brink(state, square, direction) and not any(one in WHO for one in group):
                chain += [(one, NOWHERE) for one in group]
                return chain
            return []
        if to in crowd.bodies and any(one not in WHO for one in group) and crowd.bodies[to] != figure:
            return []
        chain += [(one, to) for one in group]
        group = tuple(one for one in crowd.at(to) if one != figure)
        square = to
    return chain


def _behind(state: AttackState, square: Square, direction: Direction) -> Square | None:
    """The next square, where nothing is in the way."""
    way = state.board.way(square, direction)
    if way is None or (way.edge and way.edge in state.barricades):
        return None
    return None if state.board.cells[way.to].thing is Thing.LOW else way.to


def _is_brink(state: AttackState, square: Square, direction: Direction) -> bool:
    cell = state.board.cells.get(beyond(square, direction))
    return cell is not None and cell.thing is Thing.WATER and (square, direction) not in state.board.walls
