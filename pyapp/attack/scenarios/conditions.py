"""[A12.3] What survival rules are put together from: a few conditions, and `all`, `any` and `in order`.

A condition asks a state whether it holds, and whether it cannot hold any more. Those in order are remembered: which
of them have come true, and after how many turns.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from pyapp.attack.names import kind_of
from pyapp.attack.speech import named, say, say_n
from pyapp.kernel.message import Message, listing

if TYPE_CHECKING:
    from pyapp.attack.truth.state import AttackState


@dataclass(frozen=True)
class Condition:
    """One line of survival rules; `path` is its place in them."""

    path: str
    case: ClassVar[str] = "A12.3"

    def holds(self, state: AttackState) -> bool:
        raise NotImplementedError(type(self).__name__)

    def is_hopeless(self, state: AttackState) -> bool:  # noqa: ARG002
        """Whether it can never hold again."""
        return False

    def told(self) -> Message:
        """What is to be done, as a phrase."""
        raise NotImplementedError(type(self).__name__)

    def progress(self, state: AttackState) -> Message | None:  # noqa: ARG002
        """How far it has come."""
        return None

    def members(self) -> tuple[Condition, ...]:
        return ()

    def advance(self, state: AttackState) -> list[Condition]:
        """[A12.5] Remember what has now come true of all that comes in order; gives what is followed by something.

        Only what is to be done now goes on: an order within another waits until that has come so far.
        """
        return [reached for member in self.members() for reached in member.advance(state)]

    def how_many(self) -> int:
        """Conditions in it, with itself."""
        return 1 + sum(member.how_many() for member in self.members())

    def leaves(self) -> Iterator[Condition]:
        """All conditions in it that are not put together from others."""
        if not self.members():
            yield self
        for member in self.members():
            yield from member.leaves()


@dataclass(frozen=True)
class AllOf(Condition):
    """[A12.4] Everything at the same time."""

    case: ClassVar[str] = "A12.4"
    parts: tuple[Condition, ...]

    def members(self) -> tuple[Condition, ...]:
        return self.parts

    def holds(self, state: AttackState) -> bool:
        return all(part.holds(state) for part in self.parts)

    def is_hopeless(self, state: AttackState) -> bool:
        return any(part.is_hopeless(state) for part in self.parts)

    def told(self) -> Message:
        return say("{goals}", goals=listing(part.told() for part in self.parts))


@dataclass(frozen=True)
class AnyOf(Condition):
    """[A12.4] One of several."""

    case: ClassVar[str] = "A12.4"
    parts: tuple[Condition, ...]

    def members(self) -> tuple[Condition, ...]:
        return self.parts

    def holds(self, state: AttackState) -> bool:
        return any(part.holds(state) for part in self.parts)

    def is_hopeless(self, state: AttackState) -> bool:
        return all(part.is_hopeless(state) for part in self.parts)

    def open_way(self, state: AttackState) -> Condition:
        """The first of them that can still come true."""
        return next((part for part in self.parts if not part.is_hopeless(state)), self.parts[0])

    def told(self) -> Message:
        first, *others = (part.told() for part in self.parts)
        for other in others:
            first = say("{first}, or {other}", first=first, other=other)
        return first


@dataclass(frozen=True)
class InOrder(Condition):
    """[A12.5] One after the other; what has come true once stays so."""

    case: ClassVar[str] = "A12.5"
    parts: tuple[Condition, ...]

    def members(self) -> tuple[Condition, ...]:
        return self.parts

    def done(self, state: AttackState) -> int:
        return sum(part.path in state.reached for part in self.parts)

    def current(self, state: AttackState) -> Condition | None:
        done = self.done(state)
        return self.parts[done] if done < len(self.parts) else None

    def holds(self, state: AttackState) -> bool:
        return self.done(state) == len(self.parts)

    def advance(self, state: AttackState) -> list[Condition]:
        found: list[Condition] = []
        while (now := self.current(state)) is not None:
            found += now.advance(state)
            if not now.holds(state):
                break
            state.reached[now.path] = state.rounds
            if self.current(state) is not None:
                found.append(now)
        return found

    def is_hopeless(self, state: AttackState) -> bool:
        return any(part.is_hopeless(state) for part in self.parts[self.done(state) :])

    def told(self) -> Message:
        first, *others = (part.told() for part in self.parts)
        for other in others:
            first = say("{first}; then {other}", first=first, other=other)
        return first


@dataclass(frozen=True)
class Hold(Condition):
    """[A12.6] So many turns have been played."""

    case: ClassVar[str] = "A12.6"
    turns: int

    def holds(self, state: AttackState) -> bool:
        return state.rounds >= self.turns

    def told(self) -> Message:
        return say_n("hold out for {count} turn", "hold out for {count} turns", self.turns)

    def progress(self, state: AttackState) -> Message:
        return say("{count} of {all} turns", count=min(state.rounds, self.turns), all=self.turns)


@dataclass(frozen=True)
class Wait(Condition):
    """[A12.6] So many turns after what came before it."""

    case: ClassVar[str] = "A12.6"
    turns: int
    before: str
    """The path of the condition that starts it, which may stand before a list that it is in; none: the beginning of the
    game.
    """

    def holds(self, state: AttackState) -> bool:
        return self._passed(state) >= self.turns

    def _passed(self, state: AttackState) -> int:
        if not self.before:
            return state.rounds
        return state.rounds - state.reached[self.before] if self.before in state.reached else 0

    def told(self) -> Message:
        return say_n("wait {count} turn", "wait {count} turns", self.turns)

    def progress(self, state: AttackState) -> Message:
        return say("{count} of {all} turns", count=min(self._passed(state), self.turns), all=self.turns)


@dataclass(frozen=True)
class Carry(Condition):
    """[A12.8] Things are in a place: somebody there has them, or they lie there."""

    case: ClassVar[str] = "A12.8"
    token: str
    to: str
    count: int
    called: str
    place: str

    def _there(self, state: AttackState) -> int:
        zone = state.board.zones[self.to]
        lying = sum(kind_of(token) == self.token and square in zone for token, square in state.tokens.items())
        carried = sum(
            kind_of(token) == self.token
            for human in state.humans.values()
            if human.square in zone
            for token in human.tokens
        )
        return lying + carried

    def holds(self, state: AttackState) -> bool:
        return self._there(state) >= self.count

    def told(self) -> Message:
        if self.count == 1:
            return say("bring {thing} to {place}", thing=named(self.called), place=named(self.place))
        return say(
            "bring {thing} to {place}, {count} of them",
            thing=named(self.called),
            place=named(self.place),
            count=self.count,
        )

    def progress(self, state: AttackState) -> Message:
        return say("{count} of {all}", count=min(self._there(state), self.count), all=self.count)


@dataclass(frozen=True)
class Kill(Condition):
    """[A12.8] So many zombies have been killed by whatever means."""

    case: ClassVar[str] = "A12.8"
    count: int

    def holds(self, state: AttackState) -> bool:
        return state.kills >= self.count

    def told(self) -> Message:
        return say_n("kill {count} zombie", "kill {count} zombies", self.count)

    def progress(self, state: AttackState) -> Message:
        return say("{count} of {all}", count=min(state.kills, self.count), all=self.count)


@dataclass(frozen=True)
class EverybodyIn(Condition):
    """[A12.8] All who live are in a place, and enough of them live."""

    case: ClassVar[str] = "A12.8"
    zone: str
    least: int
    place: str

    def holds(self, state: AttackState) -> bool:
        zone = state.board.zones[self.zone]
        living = state.living
        least = min(self.least, len(state.humans))
        return len(living) >= least and all(state.humans[who].square in zone for who in living)

    def is_hopeless(self, state: AttackState) -> bool:
        return len(state.living) < min(self.least, len(state.humans))

    def told(self) -> Message:
        return say("get everybody who lives to {place}", place=named(self.place))

    def progress(self, state: AttackState) -> Message:
        zone = state.board.zones[self.zone]
        there = sum(state.humans[who].square in zone for who in state.living)
        return say("{count} of {all}", count=there, all=len(state.living))


@dataclass(frozen=True)
class Alive(Condition):
    """[A12.8] At least so many humans live."""

    case: ClassVar[str] = "A12.8"
    least: int

    def holds(self, state: AttackState) -> bool:
        return len(state.living) >= min(self.least, len(state.humans))

    def is_hopeless(self, state: AttackState) -> bool:
        return not self.holds(state)

    def told(self) -> Message:
        return say_n("at least {count} of you lives", "at least {count} of you live", self.least)

    def progress(self, state: AttackState) -> Message:
        return say("{count} alive", count=len(state.living))


@dataclass(frozen=True)
class Barricaded(Condition):
    """[A12.7] Every opening of a place is barricaded at the same time."""

    case: ClassVar[str] = "A12.7"
    zone: str
    place: str

    def holds(self, state: AttackState) -> bool:
        return all(edge in state.barricades for edge in state.board.edges_around(self.zone))

    def told(self) -> Message:
        return say("barricade every opening of {place}", place=named(self.place))

    def progress(self, state: AttackState) -> Message:
        edges = state.board.edges_around(self.zone)
        return say("{count} of {all}", count=sum(edge in state.barricades for edge in edges), all=len(edges))
