"""What happened lately, frame by frame: enough of it to tell it again.

A game's turn has parts, the members of the lowest sequence on its stack: one side's turn, then the other's. The reel
keeps the part that is being played and two before it: what others did begins where the last person let go, which may be
in the middle of his own side's turn.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event, TurnBegan
from pyapp.kernel.flow import Applied, Sequence, State, apply, decision
from pyapp.kernel.history import Entry, History

KEPT = 3
"""Parts on the reel."""


class Frame(NamedTuple):
    """Something that happened, and the truth right after it."""

    event: Event
    state: State
    move: int = 0
    """The number of the move that it came of."""


Key = tuple[int, int]
"""The turn, and which member of its sequence."""
Seats = tuple[Seat, ...]


class Asked(NamedTuple):
    """Whose choice a move was, one seat's or that of several who answer as one, and the truth before it."""

    seats: Seats
    before: State


def part_of(state: State) -> Key:
    """The part of the game that a state belongs to; before the first turn there is only one."""
    return state.turn, next((step.index for step in state.stack if isinstance(step, Sequence)), 0)


@dataclass(slots=True)
class Part:
    """One side's turn: where it began, what happened in it, and who was asked."""

    key: Key
    before: State
    since: int
    """The number of the move in which it began."""
    frames: list[Frame] = field(default_factory=list)
    asked: dict[int, Asked] = field(default_factory=dict)
    """The moves that were made in it, by their numbers."""
    opened: Seats = ()
    """Whose choice began it; nobody's where something happened before anybody was asked."""

    def is_of(self, people: Iterable[Seat]) -> bool:
        """Whether it was their own turn, of which they need no telling."""
        return not set(people).isdisjoint(self.opened)

    def has_answers_of(self, people: Iterable[Seat]) -> bool:
        """Whether they have been asked something in it."""
        own = set(people)
        return any(not own.isdisjoint(asked.seats) for asked in self.asked.values())

    def after(self, people: Iterable[Seat]) -> Part:
        """The rest of it: what happened after the last choice that they could make."""
        own = set(people)
        let_go = max((move for move, asked in self.asked.items() if not own.isdisjoint(asked.seats)), default=-1)
        rest = {move: asked for move, asked in self.asked.items() if move > let_go}
        since = min(rest, default=self.since)
        before = rest[since].before if rest else self.before
        return Part(self.key, before, since, [frame for frame in self.frames if frame.move in rest], rest)


class Reel:
    """The last parts of a game."""

    def __init__(self) -> None:
        self.parts: list[Part] = []

    @classmethod
    def of(cls, history: History[Any]) -> Reel:
        """The reel of a game that was not watched from here: its last moves are played again, out of sight."""
        reel = cls()
        begin = _begin_of_parts(history)
        for number, entry in enumerate(history.entries[begin:], begin):
            reel.add(number, entry, apply(entry.before, entry.move.action, trace=True))
        return reel

    def add(self, number: int, entry: Entry[Any], applied: Applied[Any]) -> None:
        """Take up a move and what came of it."""
        before: State = entry.before
        part = self._part(before, before, number)
        asked = decision(before)
        assert asked is not None
        if not part.frames and not part.asked:
            part.opened = asked.seats
        part.asked[number] = Asked(asked.seats, before)
        for frame in frames_of(applied, number):
            # The turn's own beginning lies between two parts.
            if not isinstance(frame.event, TurnBegan):
                self._part(frame.state, before, number).frames.append(frame)
            before = frame.state

    def _part(self, state: State, before: State, number: int) -> Part:
        key = part_of(state)
        if not self.parts or self.parts[-1].key != key:
            self.parts = [*self.parts[1 - KEPT :], Part(key, before, number)]
        return self.parts[-1]

    def cut(self, count: int) -> None:
        """Only so many moves have happened; the rest was taken back."""
        self.parts = [part for part in self.parts if part.since < count]
        for part in self.parts:
            part.frames = [frame for frame in part.frames if frame.move < count]
            part.asked = {move: asked for move, asked in part.asked.items() if move < count}

    def told_to(self, people: Iterable[Seat]) -> Part | None:
        """What is worth telling to those who look: the last part that was not their own turn, and before it what others
        still did in theirs.
        """
        looking = tuple(people)
        for number in range(len(self.parts) - 1, -1, -1):
            part = self.parts[number]
            if part.frames and not part.is_of(looking):
                own = self.parts[number - 1] if number else None
                lead = own.after(looking) if own is not None and own.is_of(looking) else None
                return part if lead is None or not lead.frames else _joined(lead, part)
        return None


def _joined(lead: Part, part: Part) -> Part:
    """Two parts told as one, under the name of the second."""
    return Part(part.key, lead.before, lead.since, [*lead.frames, *part.frames], part.asked, part.opened)


def frames_of(applied: Applied[Any], number: int = 0) -> list[Frame]:
    """What came of a move, if it was traced."""
    return [Frame(event, state, number) for event, state in applied.frames]


def _begin_of_parts(history: History[Any]) -> int:
    """The move with which the oldest part that is kept began, at the latest."""
    keys: list[Key] = []
    for number in range(len(history.entries) - 1, -1, -1):
        key = part_of(history.entries[number].before)
        if key not in keys:
            keys.append(key)
        # One more than is kept: a part may begin in the middle of a move.
        if len(keys) > KEPT + 1:
            return number + 1
    return 0


def seen(frames: Iterable[Frame], seat: Seat) -> list[Frame]:
    """The frames as a seat may know them; the states are still the truth."""
    told = ((frame, frame.event.seen_by(seat)) for frame in frames)
    return [frame._replace(event=event) for frame, event in told if event is not None]
