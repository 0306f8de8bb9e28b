"""What may be taken back: a person's own last choice, as long as no die fell, nothing was shown and nobody else chose.

The steps of one walk are taken back, and made again, as one.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from pyapp.kernel.event import Drawn, Rolled
from pyapp.kernel.history import Entry
from pyapp.kernel.message import Message, say

if TYPE_CHECKING:
    from pyapp.web.table.session import Session

WALKS = "walks"
"""A mark in the save: which moves were steps of one walk."""


class TakingBack:
    def __init__(self, session: Session) -> None:
        self._session = session
        self._joined: set[int] = set()
        """Moves, by number, that belong to the one before them: steps of one walk."""
        self._joins_next = False
        self.catch_up()

    def catch_up(self) -> None:
        """The history is another one."""
        self._joined = _numbers(self._session.history.marks.get(WALKS))

    def join_next(self) -> None:
        """The next move came of the same touch as the last: they are taken back, and made again, as one."""
        self._joins_next = True

    def note(self, number: int) -> None:
        """A move is being made. From here on the moves are others than those that may have been taken back."""
        self._joined = {joined for joined in self._joined if joined < number}
        if self._joins_next:
            self._joined.add(number)
            self._joins_next = False
        self._session.history.marks[WALKS] = sorted(self._joined)

    def _last_choice(self) -> int | Message:
        """The number of the viewer's last own choice, or what forbids to take it back: chance, news, a person."""
        entries = self._session.history.entries
        if self._session.needs_cover:
            return say("Another player's move cannot be taken back.")
        for number in range(len(entries) - 1, -1, -1):
            entry = entries[number]
            if not self._may_cross(entry):
                if any(isinstance(event, Rolled) for event in entry.events):
                    return say("Dice were rolled: that cannot be taken back.")
                if any(isinstance(event, Drawn) for event in entry.events):
                    return say("Something was drawn by chance: that cannot be taken back.")
                if entry.move.drawn:
                    return say("Chance has decided: that cannot be taken back.")
                told = next((why for event in entry.events if (why := event.why_final()) is not None), None)
                return told or say("Something was revealed: that cannot be taken back.")
            if number not in self._session.interruptions.passed and self._was_a_persons(entry):
                if self._session.may_look(entry.move.seat) and (
                    self._session.public is None or entry.move.seat == self._session.decider
                ):
                    return number
                return say("Another player's move cannot be taken back.")
        return say("There is nothing to take back yet.")

    def _may_cross(self, entry: Entry[Any]) -> bool:
        return not entry.is_barrier or bool(self._session.history.marks["assisted"])

    def _first_of_walk(self, number: int) -> int:
        """The move with which the walk began that one belongs to, as far as it may be taken back."""
        while number in self._joined and self._may_cross(self._session.history.entries[number - 1]):
            number -= 1
        return number

    def _was_a_persons(self, entry: Entry[Any]) -> bool:
        """Whether a person made that choice: of several who might have, the computer is the last."""
        return any(seat in self._session.people for seat in entry.asked)

    def can_undo(self) -> Message | None:
        """What undo would take back. The computer's answers go with it."""
        last = self._last_choice()
        if not isinstance(last, int):
            return None
        label = self._session.history.entries[last].label
        return say("{action}, and the way there", action=label) if self._first_of_walk(last) < last else label

    def why_no_undo(self) -> Message | None:
        """What stands in the way of taking something back."""
        last = self._last_choice()
        return None if isinstance(last, int) else last

    def undo(self) -> None:
        """Take back what the viewer chose last: of a walk all steps, and the computer's answers to it."""
        last = self._last_choice()
        if isinstance(last, int):
            first = self._first_of_walk(last)
            while len(self._session.history.entries) > first:
                self._session.history.undo()

    def can_redo(self) -> bool:
        return self._session.is_persons_turn and self._session.history.can_redo()

    def redo(self) -> None:
        """The person's choice again, of a walk every step, and the computer's answers to it."""
        if self.can_redo():
            self._session.history.redo()
            while self._session.history.can_redo() and (
                self._session.is_computers_turn or len(self._session.history.entries) in self._joined
            ):
                self._session.history.redo()


def _numbers(found: object) -> set[int]:
    """The whole numbers in a mark of a save, which may hold anything."""
    return {number for number in found if isinstance(number, int)} if isinstance(found, list) else set()
