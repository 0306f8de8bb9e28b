"""What a name is about: the last of its words that is known, so that a tool rack is a rack and a car door a door."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import TypeVar

T = TypeVar("T")


def found_in(name: str, known: Mapping[str, T]) -> T | None:
    """What stands for a name, for as many of its words as are known together, and the last ones before others."""
    words = re.findall(r"[a-z]+", name.lower().replace("'s", ""))
    for count in range(len(words), 0, -1):
        for first in range(len(words) - count, -1, -1):
            for each in _forms(" ".join(words[first : first + count])):
                if each in known:
                    return known[each]
    return None


def _forms(words: str) -> Iterator[str]:
    """As they stand, and of several the single one."""
    yield words
    if words.endswith("s"):
        yield words[:-1]
        yield words.removesuffix("es")
