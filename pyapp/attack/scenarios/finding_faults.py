"""Everything that is wrong with a scenario file, collected: where in the file, what it is, and what would be right."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import cached_property

from pyapp.kernel.message import Message
from pyapp.kernel.scenario_faults import Fault, Unplayable

MOST_TOLD = 40


def short(text: object) -> str:
    """What stands in a file, as far as a sentence can quote it."""
    plain = "".join(letter if letter.isprintable() else "?" for letter in str(text)[:60])
    return plain.replace("{", "(").replace("}", ")")


class Faults:
    """Collects them, and knows where in the text things stand."""

    def __init__(self, text: str) -> None:
        # As TOML counts them: other signs that could end a line do not.
        self._lines = text.replace("\r\n", "\n").split("\n")
        self.found: list[Fault] = []

    def at(self, row: int, column: int, text: Message) -> None:
        if len(self.found) < MOST_TOLD:
            self.found.append(Fault(row, column, text))

    def under(self, path: tuple[str, ...], text: Message) -> None:
        """A fault of what stands under a name."""
        # Nobody is kept waiting for the places of faults that are not told.
        if len(self.found) < MOST_TOLD:
            self.at(*self.place(path), text)

    def place(self, path: tuple[str, ...]) -> tuple[int, int]:
        """The line and column in which a name stands, or what it stands in."""
        stands = (self._places.get(path[:length]) for length in range(len(path), 0, -1))
        return next((place for place in stands if place is not None), (1, 1))

    @cached_property
    def _places(self) -> Mapping[tuple[str, ...], tuple[int, int]]:
        """Of every table and every key, where it stands first."""
        found: dict[tuple[str, ...], tuple[int, int]] = {}
        table: tuple[str, ...] = ()
        for row, line in enumerate(self._lines, 1):
            if header := re.match(r"\s*\[{1,2}([^\[\]]*)\]", line):
                table = tuple(part.strip(" \t\"'") for part in header[1].split("."))
                found.setdefault(table, (row, line.index("[") + 1))
            elif key := re.match(r"\s*([\w\-]+|\"[^\"]*\"|'[^']*')\s*=", line):
                found.setdefault((*table, key[1].strip("\"'")), (row, key.start(1) + 1))
        return found

    def stop(self) -> None:
        """Nothing further can be read if there are any."""
        if self.found:
            raise Unplayable(self.found)
