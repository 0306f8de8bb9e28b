"""What there is to know of a thing, for somebody who points at it."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.answers.advice import current
from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.names import WHO, TokenId, Who, ZombieId, kind_of
from pyapp.attack.play.fighting import needs_of_zombie, zombies_around
from pyapp.attack.scenarios.conditions import Barricaded, Carry
from pyapp.attack.speech import named, say, say_n
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import BREAK_NEEDS, HUMAN_ACTIONS, zombie_needs
from pyapp.kernel.chance.totals import at_least, percent
from pyapp.kernel.message import Message


def remarks(seen: AttackSeen, ref: str) -> tuple[Message, ...]:
    kind, _, name = ref.partition(":")
    state = imagine(seen)
    match kind:
        case "unit" if name in WHO and Who(name) in state.humans:
            return tuple(_human(state, Who(name)))
        case "unit" if name in state.zombies:
            return tuple(_zombie(state, ZombieId(name)))
        case "square" if name in state.board.cells:
            return tuple(_square(state, Square(name)))
        case "edge" if name in state.board.openings:
            return tuple(_opening(state, EdgeId(name)))
        case "search":
            return tuple(_search(state, Square(name), seen.deck))
        case "token" if TokenId(name) in state.layout.tokens:
            return tuple(_token(state, TokenId(name)))
    return ()


def _human(state: AttackState, who: Who) -> Iterator[Message]:
    human = state.humans[who]
    if not human.square:
        yield say("dead")
        return
    yield say("{count} of {all} wounds", count=human.wounds, all=state.wounds)
    around = zombies_around(state, human.square)
    if around:
        needs = zombie_needs(around)
        yield say_n(
            "{count} zombie beside: it needs {needs} to wound, {odds}",
            "{count} zombies beside: each needs {needs} to wound, {odds}",
            around,
            needs=needs,
            odds=percent(at_least(2, needs)),
        )
    if (budget := state.budget(who)) < HUMAN_ACTIONS:
        yield say_n("{count} action a turn, because of the load", "{count} actions a turn, because of the load", budget)
    for token in human.tokens:
        yield say("carries {thing}", thing=named(state.layout.kinds[kind_of(token)].name))
    if who in state.moved and not state.is_zombies_turn:
        yield say("has had this turn")


def _zombie(state: AttackState, one: ZombieId) -> Iterator[Message]:
    if state.zombies[one].is_lying:
        yield say("dead: zombies cannot pass, humans can; it may come back at the end of the turn")
        return
    yield say("four actions a turn")
    square = state.zombies[one].square
    for way in state.ways(square):
        who = next((who for who in state.living if state.humans[who].square == way.to), None)
        if who is not None:
            needs = needs_of_zombie(state, who)
            yield say(
                "needs {needs} to wound {who}, {odds}", needs=needs, who=who.called, odds=percent(at_least(2, needs))
            )


def _square(state: AttackState, square: Square) -> Iterator[Message]:
    cell = state.board.cells[square]
    if cell.name:
        yield named(cell.name)
    match cell.thing:
        case Thing.LOW:
            yield say("can be entered, hides whoever is behind it, and stops whoever is thrown back")
        case Thing.HIGH:
            yield say("nobody enters it or sees over it")
        case Thing.WATER:
            yield say("nobody enters it; a zombie thrown back into it is gone")
    for zone in dict.fromkeys((cell.room, *cell.zones)):
        if zone:
            yield named(state.layout.place(zone))
    sides = [side for side, rim in state.board.rims.items() if square in rim]
    for side in sides:
        yield say("side {side}: zombies come in here", side=side)


def _opening(state: AttackState, edge: EdgeId) -> Iterator[Message]:
    match state.barricades.get(edge):
        case None:
            yield say("three actions barricade it: then nobody passes, and no shot does")
            part = current(state)
            if isinstance(part, Barricaded) and edge in state.board.edges_around(part.zone):
                yield say("has to be barricaded")
        case True:
            yield say("barricaded for good: nobody breaks it or takes it down")
        case False:
            yield say(
                "barricaded: a zombie needs its whole turn and {needs} to break it, {odds}",
                needs=BREAK_NEEDS,
                odds=percent(at_least(2, BREAK_NEEDS)),
            )


def _search(state: AttackState, square: Square, cards: int) -> Iterator[Message]:
    cell = state.board.cells[square]
    if cell.name:
        yield named(cell.name)
    yield say_n("{count} item card left to be found", "{count} item cards left to be found", cards)
    yield say("one action, from beside it, once a turn")


def _token(state: AttackState, token: TokenId) -> Iterator[Message]:
    kind = state.layout.kinds[kind_of(token)]
    for part in state.layout.win.leaves():
        if isinstance(part, Carry) and part.token == kind_of(token):
            yield say("has to come to {place}", place=named(part.place))
    if kind.burden:
        yield say_n("who carries it has {count} action fewer", "who carries it has {count} actions fewer", kind.burden)
    if kind.draws:
        yield say("an item card comes with it")
