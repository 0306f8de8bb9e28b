"""What there is to know of a thing, for somebody who points at it."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.names import WHO, Who, ZombieId, kind_of
from pyapp.attack.play.fighting import zombies_around
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import zombie_needs
from pyapp.kernel.message import Message


def remarks(seen: AttackSeen, ref: str) -> tuple[Message, ...]:
    kind, _, name = ref.partition(":")
    state = imagine(seen)
    match kind:
        case "unit" if name in WHO and Who(name) in state.humans:
            return tuple(_human(state, Who(name)))
        case "unit" if name in state.zombies:
            lying = state.zombies[ZombieId(name)].is_lying
            return (say("dead: it hinders zombies, nobody else") if lying else say("four actions a turn"),)
        case "square" if name in state.board.cells:
            return tuple(_square(state, Square(name)))
        case "edge" if name in state.board.openings:
            return (_opening(state, EdgeId(name)),)
        case "search":
            return (say_n("{count} item card left", "{count} item cards left", seen.deck),)
    return ()


def _human(state: AttackState, who: Who) -> Iterator[Message]:
    human = state.humans[who]
    if not human.square:
        yield say("dead")
        return
    yield say("{count} of {all} wounds", count=human.wounds, all=state.wounds)
    around = zombies_around(state, human.square)
    if around:
        yield say_n(
            "{count} zombie around: it needs {needs}",
            "{count} zombies around: each needs {needs}",
            around,
            needs=zombie_needs(around),
        )
    for token in human.tokens:
        yield named(state.layout.kinds[kind_of(token)].name)


def _square(state: AttackState, square: Square) -> Iterator[Message]:
    cell = state.board.cells[square]
    if cell.name:
        yield named(cell.name)
    if cell.thing is Thing.LOW:
        yield say("hides whoever is behind it, and stops whoever is thrown")
    elif cell.thing is Thing.HIGH:
        yield say("in the way of everything")
    elif cell.thing is Thing.WATER:
        yield say("a zombie thrown in is gone")
    for zone in cell.zones:
        yield named(state.layout.place(zone))


def _opening(state: AttackState, edge: EdgeId) -> Message:
    is_permanent = state.barricades.get(edge)
    if is_permanent is None:
        return say("three actions barricade it")
    return say("for good") if is_permanent else say("a zombie needs its whole turn, and 8 or more, to break it")
