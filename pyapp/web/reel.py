"""What happened lately, frame by frame: enough of it to tell it again.

A game's turn has parts, the members of the lowest sequence on its stack: one side's turn, then the other's. The reel
keeps the part that is being played and the one before.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from pyapp.kernel.decision import Seat
from pyapp.kernel.event import Event, TurnBegan
from pyapp.kernel.flow import Applied, Sequence, State, apply
from pyapp.kernel.history import Entry, History

KEPT = 2
"""Parts on the reel."""


class Frame(NamedTuple):
    """Something that happened, and the truth right after it."""

    event: Event
    state: State
    move: int = 0
    """The number of the move that it came of."""


Key = tuple[int, int]
"""The turn, and which member of its sequence."""


def part_of(state: State) -> Key:
    """The part of the game that a state belongs to; before the first turn there is only one."""
    return state.turn, next((step.index for step in state.stack if isinstance(step, Sequence)), 0)


@dataclass(slots=True)
class Part:
    """One side's turn: where it began, what happened in it, and who was asked first."""

    key: Key
    before: State
    since: int
    """The number of the move in which it began."""
    frames: list[Frame] = field(default_factory=list)
    first: Seat | None = None
    """Whose choice began it; None where something happened before anybody was asked."""

    def is_of(self, seat: Seat) -> bool:
        """Whether it was that seat's own turn, of which it needs no telling."""
        return self.first == seat


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
        if not part.frames and part.first is None:
            part.first = entry.move.seat
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

    def told_to(self, seat: Seat) -> Part | None:
        """The last part worth telling to a seat: not its own turn."""
        return next((part for part in reversed(self.parts) if part.frames and not part.is_of(seat)), None)


def frames_of(applied: Applied[Any], number: int = 0) -> list[Frame]:
    """What came of a move, if it was traced."""
    return [Frame(event, state, number) for event, state in applied.frames]


def _begin_of_parts(history: History[Any]) -> int:
    """The move with which the part before the last one began, at the latest."""
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
