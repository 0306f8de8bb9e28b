"""Priority lists that explain themselves.

A printed procedure says: first this, among equals that. Each line is a `Criterion`; `pick` applies them in order and
keeps those that made a difference, so that the log can say why this one and no other.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Generic, TypeVar

from pyapp.kernel.message import Message

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Criterion(Generic[T]):
    """One line of a list: the smallest key goes first."""

    rule: str
    because: Message
    key: Callable[[T], int]


@dataclass(frozen=True, slots=True)
class Picked(Generic[T]):
    """What was chosen, and the lines that decided it."""

    item: T
    because: tuple[Criterion[T], ...]


def pick(candidates: Iterable[T], criteria: Sequence[Criterion[T]]) -> Picked[T]:
    """The best candidate. What is still equal after the last line goes by the order given."""
    field = list(candidates)
    if not field:
        raise ValueError("nothing to pick from")
    because = []
    for criterion in criteria:
        if len(field) == 1:
            break
        keys = [criterion.key(item) for item in field]
        best = min(keys)
        kept = [item for item, key in zip(field, keys, strict=True) if key == best]
        if len(kept) < len(field):
            because.append(criterion)
            field = kept
    return Picked(field[0], tuple(because))
