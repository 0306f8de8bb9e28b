"""What a human has to do next for the survival rules: where to go, and what to do there."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from pyapp.attack.automatic.fields import FAR, field
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.names import TokenId, Who, kind_of
from pyapp.attack.scenarios.conditions import AllOf, AnyOf, Barricaded, Carry, Condition, EverybodyIn, InOrder, Kill
from pyapp.attack.truth.state import AttackState


@dataclass(frozen=True)
class Errand:
    """Squares to go to, and what is wanted there."""

    goals: tuple[Square, ...] = ()
    tokens: tuple[TokenId, ...] = ()
    edges: tuple[EdgeId, ...] = ()
    hunts: bool = False

    def away(self, state: AttackState) -> Mapping[Square, int]:
        return field(state, self.goals)


NOTHING = Errand()


def wanted(state: AttackState, rules: Condition) -> Iterator[Condition]:
    """The conditions that are to be worked at now."""
    match rules:
        case InOrder():
            current = rules.current(state)
            if current is not None:
                yield from wanted(state, current)
                # While one waits, what comes next can be prepared.
                following = rules.parts[rules.done(state) + 1 :]
                if not list(wanted(state, current)) and following:
                    yield from wanted(state, following[0])
            # What had to be shut once is better kept shut.
            yield from (part for part in rules.parts[: rules.done(state)] if isinstance(part, Barricaded))
        case AllOf():
            for part in rules.parts:
                yield from wanted(state, part)
        case AnyOf():
            yield from wanted(state, rules.parts[0])
        case Carry() | EverybodyIn() | Barricaded() | Kill():
            if isinstance(rules, EverybodyIn | Barricaded) or not rules.holds(state):
                yield rules


def errand_of(state: AttackState, who: Who) -> Errand:
    """The first thing that this one can do better than the others, or has begun."""
    board = state.board
    human = state.humans[who]
    last = NOTHING
    for part in wanted(state, state.layout.win):
        match part:
            case Carry():
                zone = tuple(sorted(board.zones[part.to] & board.ways.keys()))
                if any(kind_of(token) == part.token for token in human.tokens) and human.square not in zone:
                    return Errand(zone)
                token = _assigned(state, part, who)
                if token is not None:
                    at = state.tokens[token]
                    near = tuple(square for square, _ in board.beside(at))
                    return Errand((at, *near) if at in board.ways else near, (token,))
            case Barricaded():
                edges = _open_edges(state, part, who)
                if edges:
                    inside = board.zones[part.zone]
                    goals = tuple(square for edge in edges for square in board.around(edge) if square in inside)
                    return Errand(goals, edges=edges)
            case EverybodyIn():
                last = Errand(tuple(sorted(board.zones[part.zone] & board.ways.keys())))
            case Kill():
                last = Errand(tuple(state.zombies[one].square for one in state.standing), hunts=True)
    return last


def _assigned(state: AttackState, part: Carry, who: Who) -> TokenId | None:
    """Of the tokens that still lie about, each goes to whoever is nearest and has none yet."""
    zone = state.board.zones[part.to]
    free = [one for one in state.living if not state.humans[one].tokens] or list(state.living)
    for token, square in state.tokens.items():
        if not _is_wanted(state, token) or (kind_of(token) == part.token and square in zone):
            continue
        if not free:
            return None
        away = field(
            state,
            (square, *(near for near, _ in state.board.beside(square)))
            if square in state.board.ways
            else tuple(near for near, _ in state.board.beside(square)),
        )
        nearest = min(free, key=lambda one: away.get(state.humans[one].square, FAR))
        free.remove(nearest)
        if nearest == who and kind_of(token) == part.token:
            return token
    return None


def _is_wanted(state: AttackState, token: TokenId) -> bool:
    return any(
        isinstance(part, Carry)
        and part.token == kind_of(token)
        and state.tokens[token] not in state.board.zones[part.to]
        for part in wanted(state, state.layout.win)
    )


def _open_edges(state: AttackState, part: Barricaded, who: Who) -> tuple[EdgeId, ...]:
    """The open openings that are nearer to this one than to anybody else; all of them where none is."""
    edges = [edge for edge in state.board.edges_around(part.zone) if edge not in state.barricades]
    inside = state.board.zones[part.zone]
    mine = []
    for edge in edges:
        square = next(each for each in state.board.around(edge) if each in inside)
        away = field(state, (square,))
        waiting = [one for one in state.living if one not in state.moved or one == who]
        if min(waiting, key=lambda one: (away.get(state.humans[one].square, FAR), one)) == who:
            mine.append(edge)
    return tuple(mine or edges)
