"""A scenario as it was read: everything that its file says, checked."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from pyapp.attack.board.board import Board
from pyapp.attack.board.squares import Square
from pyapp.attack.names import TokenId
from pyapp.attack.scenarios.conditions import Condition

MOST_HUMANS = 4


class TokenKind(NamedTuple):
    """[A5.1] Things that the survival rules speak of: keys, fuel, somebody who has to be carried."""

    name: str
    burden: int = 0
    """So many actions fewer has whoever carries it."""
    draws: bool = False
    """Whether an item card comes with it."""


class Shift(NamedTuple):
    """What a difficulty changes."""

    cap: int = 0
    wounds: int = 0


@dataclass(frozen=True)
class Layout:
    """One scenario."""

    key: str
    title: str
    about: str
    briefing: str
    provenance: str
    board: Board
    humans: tuple[Square, ...]
    """[A1.1] Where they start, the first player first."""
    zombies: tuple[Square, ...]
    searches: tuple[Square, ...]
    tokens: Mapping[TokenId, Square]
    kinds: Mapping[str, TokenKind]
    deck: tuple[str, ...]
    dealt: int
    """How many cards everybody has at the beginning."""
    numbers: Mapping[str, tuple[int, ...]]
    """By the number of humans: how many zombies begin, how many there may be, and what a human can take."""
    shifts: Mapping[str, Shift]
    win: Condition
    lose: Condition | None = None
    names: Mapping[str, str] = field(default_factory=dict)
    """What rooms and places are called."""

    @property
    def most_humans(self) -> int:
        return len(self.humans)

    def number(self, what: str, humans: int) -> int:
        """A number that depends on how many humans there are; the last one given holds for more."""
        row = self.numbers[what]
        return row[min(humans, len(row)) - 1]

    def place(self, zone: str) -> str:
        return self.names.get(zone, zone)
