"""What a name is about: the last of its words that is known, so that a tool rack is a rack and a car door a door."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from typing import TypeVar

T = TypeVar("T")

LOOKED_AT = 8
"""So many words at the end of a name: what it is about stands there, and players' files may have names of hundreds."""
TOGETHER = 3
"""No more of them are known as one."""


def found_in(name: str, known: Mapping[str, T]) -> T | None:
    """What stands for a name, for as many of its words as are known together, and the last ones before others."""
    return next((known[each] for each in _runs(name) if each in known), None)


@lru_cache(maxsize=1024)
def _runs(name: str) -> tuple[str, ...]:
    words = re.findall(r"[a-z]+", name.lower().replace("'s", ""))[-LOOKED_AT:]
    return tuple(
        form
        for count in range(min(TOGETHER, len(words)), 0, -1)
        for first in range(len(words) - count, -1, -1)
        for form in _forms(" ".join(words[first : first + count]))
    )


def _forms(words: str) -> Iterator[str]:
    """As they stand, and of several the single one."""
    yield words
    if words.endswith("s"):
        yield words[:-1]
        yield words.removesuffix("es")
