"""What choices are worth, weighed by considerations that have names: so a player can say why.

A worth is a named tuple of numbers, one for each consideration. Choices are compared by the sum; what tells for one
against another is where it is ahead.
"""

from __future__ import annotations

from typing import Any, Protocol

EXACT = 6
"""Digits that count: what differs by less is the same."""


class Worth(Protocol):
    """A named tuple of numbers."""

    @property
    def _fields(self) -> tuple[str, ...]: ...

    def __iter__(self) -> Any: ...


def total(worth: Worth) -> float:
    return round(sum(worth), EXACT)


def gains(best: Worth, rival: Worth, least: float, most: int) -> list[str]:
    """The considerations that tell for one choice against another, the weightiest first: so many at most, and none
    that weighs less.
    """
    weighed = zip(best._fields, best, rival, strict=True)
    ahead = sorted(((mine - its, name) for name, mine, its in weighed if mine - its > least), reverse=True)
    return [name for _, name in ahead[:most]]
