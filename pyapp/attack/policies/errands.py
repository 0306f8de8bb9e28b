"""What a human has to do next for the survival rules: where to go, what to do there, and why he."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from typing import TypeVar

from pyapp.attack.automatic.fields import FAR, field
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.names import TokenId, Who, edge_name, kind_of
from pyapp.attack.scenarios.conditions import AllOf, AnyOf, Barricaded, Carry, Condition, EverybodyIn, InOrder, Kill
from pyapp.attack.speech import named, say
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.message import Message

T = TypeVar("T", TokenId, EdgeId)

ESCORT = 2
"""So close one keeps."""
SURVIVE = say("Nothing has to be done but to stay alive.")


@dataclass(frozen=True)
class Errand:
    """Squares to go to, what is wanted there, and a sentence that says so."""

    told: Message = SURVIVE
    goals: tuple[Square, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    edges: tuple[EdgeId, ...] = ()
    hunts: bool = False
    is_last: bool = False
    """Whether it is over when everybody is there."""

    def away(self, state: AttackState) -> Mapping[Square, int]:
        return field(state, self.goals)


NOTHING = Errand()


def wanted(state: AttackState, rules: Condition) -> Iterator[Condition]:
    """The conditions that are to be worked at now."""
    match rules:
        case InOrder():
            current = rules.current(state)
            if current is not None:
                now = list(wanted(state, current))
                yield from now
                # While one waits, what comes next can be prepared.
                following = rules.parts[rules.done(state) + 1 :]
                if not now and following:
                    yield from wanted(state, following[0])
            # What had to be shut once is better kept shut.
            yield from (part for part in rules.parts[: rules.done(state)] if isinstance(part, Barricaded))
        case AllOf():
            for part in rules.parts:
                yield from wanted(state, part)
        case AnyOf():
            yield from wanted(state, rules.open_way(state))
        case Carry() | EverybodyIn() | Barricaded() | Kill():
            if isinstance(rules, EverybodyIn | Barricaded) or not rules.holds(state):
                yield rules


def errand_of(state: AttackState, who: Who) -> Errand:
    """The first thing that this one can do better than the others, or has begun."""
    parts = list(wanted(state, state.layout.win))
    carries = [part for part in parts if isinstance(part, Carry)]
    last = NOTHING
    for carry in carries:
        # Whoever has something already takes the next thing along: nothing can be laid down again.
        if (fetched := _fetches(state, carry, carries, who)) is not None:
            return fetched
    for part in parts:
        found: Errand | None = None
        match part:
            case Carry():
                found = _carries(state, part, who)
            case Barricaded():
                found = _shuts(state, part, who)
            case EverybodyIn():
                told = say("In the end everybody has to be here: {place}.", place=named(part.place))
                goals = _squares(state, part.zone)
                last = Errand(told, goals, is_last=bool(goals) and would_win(state, goals[0]))
            case Kill():
                hunted = tuple(state.zombies[one].square for one in state.standing)
                told = say("{count} of {all} are killed: every one counts.", count=state.kills, all=part.count)
                last = Errand(told, hunted, hunts=True)
        if found is not None:
            return found
    return last if last.is_last else _escorts(state, carries, who) or last


def _escorts(state: AttackState, carries: list[Carry], who: Who) -> Errand | None:
    """Whoever has nothing better to do keeps close to somebody who has: alone nobody lives long."""
    human = state.humans[who]
    if human.tokens:
        return None
    busy = [one for one in state.living if one != who and _is_busy(state, carries, one)]
    if not busy:
        return None
    away = {one: field(state, (state.humans[one].square,)) for one in busy}
    other = min(busy, key=lambda one: away[one].get(human.square, FAR))
    told = say("{who} keeps close to {other}, who should not go alone.", who=who.called, other=other.called)
    goals = tuple(square for square, steps in away[other].items() if steps == ESCORT)
    return Errand(told, goals) if goals else None


def _is_busy(state: AttackState, carries: list[Carry], who: Who) -> bool:
    has_some = any(_carries(state, part, who) is not None for part in carries)
    return has_some or _assigned(state, carries, who) is not None


def _squares(state: AttackState, zone: str) -> tuple[Square, ...]:
    board = state.board
    return tuple(sorted(board.zones[zone] & board.ways.keys()))


def _carries(state: AttackState, part: Carry, who: Who) -> Errand | None:
    """[A12.8] Whoever has it brings it, and stays there with it."""
    if all(kind_of(token) != part.token for token in state.humans[who].tokens):
        return None
    thing, place = named(part.called), named(part.place)
    told = say("{who} brings this to {place}: {thing}.", who=who.called, thing=thing, place=place)
    goals = _squares(state, part.to)
    return Errand(told, goals, is_last=bool(goals) and would_win(state, goals[0]))


def _fetches(state: AttackState, part: Carry, parts: list[Carry], who: Who) -> Errand | None:
    """[A5.1] Whoever is nearest goes for it."""
    token = _assigned(state, parts, who)
    if token is None or kind_of(token) != part.token:
        return None
    thing = named(part.called)
    told = say("{who} fetches {thing}; the others are farther away or busy.", who=who.called, thing=thing)
    return Errand(told, _around(state, token), (token,))


def _around(state: AttackState, token: TokenId) -> tuple[Square, ...]:
    """[A5.1] From where it can be picked up."""
    at = state.tokens[token]
    near = tuple(square for square, _ in state.board.beside(at))
    return (at, *near) if at in state.board.ways else near


def _assigned(state: AttackState, parts: list[Carry], who: Who) -> TokenId | None:
    """Of the tokens that still lie about, each goes to whoever is nearest and has none yet."""
    lying = [token for token, square in state.tokens.items() if _is_wanted(state, parts, token, square)]
    free = [one for one in state.living if not state.humans[one].tokens] or list(state.living)
    return _shared_out(
        free, lying, lambda one, token: field(state, _around(state, token)).get(state.humans[one].square, FAR)
    ).get(who)


def _is_wanted(state: AttackState, parts: list[Carry], token: TokenId, square: Square) -> bool:
    kind = kind_of(token)
    return any(part.token == kind and square not in state.board.zones[part.to] for part in parts)


def _shared_out(humans: list[Who], things: list[T], cost: Callable[[Who, T], float]) -> dict[Who, T]:
    """One thing for each, the cheapest pair first: so nobody changes his mind on the way."""
    pairs = sorted(
        (cost(who, thing), number, place, who, thing)
        for number, who in enumerate(humans)
        for place, thing in enumerate(things)
    )
    found: dict[Who, T] = {}
    for _, _, _, who, thing in pairs:
        if who not in found and thing not in found.values():
            found[who] = thing
    return found


HAS_MOVED = 6
"""[A2.2] So much farther is an opening for whoever has had his turn."""


def _shuts(state: AttackState, part: Barricaded, who: Who) -> Errand | None:
    """[A11.1] Each takes an opening that is near to him, and from where the dead come soon."""
    inside = state.board.zones[part.zone]
    edges = [edge for edge in state.board.edges_around(part.zone) if edge not in state.barricades]

    def side(edge: EdgeId, *, within: bool) -> Square:
        return next(square for square in state.board.around(edge) if (square in inside) == within)

    def cost(one: Who, edge: EdgeId) -> float:
        away = field(state, (side(edge, within=True),)).get(state.humans[one].square, FAR)
        return away + _comes(state, side(edge, within=False)) / 2 + HAS_MOVED * (one in state.moved)

    edge = _shared_out(list(state.living), edges, cost).get(who)
    if edge is None:
        return None
    name = edge_name(edge, state.board.kind(edge))
    told = say("{who} is the nearest to {opening}, which is still open.", who=who.called, opening=name)
    return Errand(told, (side(edge, within=True),), edges=(edge,))


def _comes(state: AttackState, square: Square) -> int:
    """How soon the first zombie is there, barricades or not."""
    near = field(state, (square,), through=True)
    return min((near.get(state.zombies[one].square, FAR) for one in state.standing), default=FAR)


# The last dash


def is_last_dash(state: AttackState, errand: Errand) -> bool:
    """[A12.1] Whether it would be won if everybody stood there, and everybody can be there in this turn."""
    if not errand.is_last:
        return False
    away = errand.away(state)
    for one in state.living:
        steps = away.get(state.humans[one].square, FAR)
        most = 0 if one in state.moved else state.actions if one == state.acting else state.budget(one)
        if steps > most:
            return False
    return would_win(state, errand.goals[0])


def would_win(state: AttackState, square: Square) -> bool:
    """[A12.5] If everybody who lives stood on that square."""
    trial = AttackState(mode=state.mode, settings=state.settings, dice=state.dice, scenario=state.scenario)
    trial.tokens, trial.barricades, trial.zombies = state.tokens, state.barricades, state.zombies
    trial.kills, trial.rounds = state.kills, state.rounds
    trial.reached = dict(state.reached)
    trial.humans = {
        who: replace(human, square=square) if human.square else human for who, human in state.humans.items()
    }
    state.layout.win.advance(trial)
    return state.layout.win.holds(trial)
