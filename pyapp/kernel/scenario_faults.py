"""What is wrong with a scenario that a player brought: every fault at once, and where in its text it stands."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pyapp.kernel.codec import Damaged
from pyapp.kernel.message import Message, listing, say


class Fault(NamedTuple):
    """One of them; rows and columns are counted from 1."""

    row: int
    column: int
    text: Message
    """What it is, and what would be right."""

    def told(self) -> Message:
        return say("line {row}, column {column}: {fault}", row=self.row, column=self.column, fault=self.text)


class Unplayable(Damaged):
    """A scenario that cannot be played, with every reason in the order of the text."""

    def __init__(self, faults: Iterable[Fault]) -> None:
        self.faults = tuple(sorted(dict.fromkeys(faults), key=lambda fault: fault[:2]))
        told = listing(fault.told() for fault in self.faults)
        super().__init__(say("this scenario cannot be played: {faults}", faults=told))
