"""The difference between two rows of things with keys: what goes, what is put where, what looks different.

Who stays is not touched: the focus on it survives, and so does a movement that is under way.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Generic, NamedTuple, Protocol, TypeVar


class Keyed(Protocol):
    @property
    def key(self) -> str: ...


T = TypeVar("T", bound=Keyed)


class Row(NamedTuple, Generic[T]):
    """What to do to a row so that it shows the new things, in this order."""

    gone: tuple[str, ...]
    put: tuple[tuple[T, str | None], ...]
    """What comes or lies elsewhere, each with the key that it is put before; none: at the end."""
    changed: tuple[T, ...]


def difference(shown: Sequence[T], wanted: Sequence[T]) -> Row[T]:
    """From the one row to the other. What is put is put from the end of the row on, so that the next one lies there."""
    old = {thing.key: thing for thing in shown}
    new = {thing.key: thing for thing in wanted}
    now = [key for key in old if key in new]
    put: list[tuple[T, str | None]] = []
    after: str | None = None
    for thing in reversed(wanted):
        key = thing.key
        if key not in now or not _is_before(now, key, after):
            if key in now:
                now.remove(key)
            now.insert(now.index(after) if after is not None else len(now), key)
            put.append((thing, after))
        after = key
    return Row(
        tuple(key for key in old if key not in new),
        tuple(put),
        tuple(thing for key, thing in new.items() if key in old and thing != old[key]),
    )


def _is_before(row: Sequence[str], key: str, other: str | None) -> bool:
    place = row.index(key) + 1
    return place == len(row) if other is None else place < len(row) and row[place] == other
