"""How a long list of answers is laid out: under headings, folded to what these name, and what is alike side by side."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message

FEW = 6
"""With more answers than this, they stand in groups."""
MANY = 12
"""With more answers than this, the board is the better place to choose, and a list begins with what they are about."""
ALIKE = 4
"""More of one sort than this stand side by side."""


class Fold(NamedTuple):
    """Answers that are found behind the one thing that they are about."""

    text: Message
    ref: str
    options: tuple[Option, ...]

    def sorts(self) -> list[Message]:
        """What sorts of things could be done; how many of each would read as what they cost."""
        sorts = (option.heading.sort for option in self.options if option.heading is not None)
        return list(dict.fromkeys(sort.text for sort in sorts if sort is not None))


Entry = Option | Fold
"""A line of the list, as it is seen."""


def has_headings(shown: Sequence[Option]) -> bool:
    """Whether so many are shown that they are easier found in groups, and there are groups to find."""
    return len(shown) > FEW and len({text_over(option) for option in shown}) > 1


def text_over(option: Option) -> Message | None:
    return option.heading.text if option.heading is not None else None


def is_folded(shown: Sequence[Option]) -> bool:
    """Whether so many are shown that one chooses first what it is about."""
    return len(shown) > MANY and has_headings(shown) and any(option.heading and option.heading.ref for option in shown)


def entries(shown: Sequence[Option]) -> list[Entry]:
    """The lines of a list, in their order: all answers, or where it is folded those that stand for several."""
    if not is_folded(shown):
        return list(shown)
    found: list[Entry] = []
    for group in _groups(shown):
        heading = group[0].heading
        if heading is not None and heading.ref and len(group) > 1:
            found.append(Fold(heading.text, heading.ref, tuple(group)))
        else:
            found.extend(group)
    return found


def weighed(remaining: Sequence[Option], *, is_narrowed: bool) -> list[Option]:
    """The answers whose odds somebody may look at: where few are left all of them, and of a longer list what has a row
    of its own, once it is known what it is about.
    """
    if len(remaining) <= MANY:
        return list(remaining)
    if not is_narrowed:
        return []
    rows = [line for line in entries([each for each in remaining if not each.primary]) if isinstance(line, Option)]
    return [*rows, *(each for each in remaining if each.primary)]


def _groups(options: Iterable[Option]) -> Iterable[list[Option]]:
    """What stands under one heading; what has none stands by itself."""
    groups: dict[object, list[Option]] = {}
    for number, option in enumerate(options):
        groups.setdefault(text_over(option) or number, []).append(option)
    return groups.values()


def alike(group: Iterable[Option]) -> list[tuple[Message | None, list[Option]]]:
    """The answers under a heading, those of one sort together where they are many; all others have none."""
    sorts: dict[Message | None, list[Option]] = {}
    for option in group:
        sort = option.heading.sort if option.heading is not None else None
        sorts.setdefault(sort.text if sort is not None else None, []).append(option)
    return [(text if len(options) > ALIKE else None, options) for text, options in sorts.items()]
