"""A rulebook as an index: every case in our words, where the code does it, and what we decided where it is silent."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import NamedTuple

from pyapp.kernel.case_numbers import NUMBER, case_of_test
from pyapp.kernel.message import Message


class Status(StrEnum):
    DONE = "done"
    OPTION = "option"
    COMPONENT = "component"
    LATER = "later"


@dataclass(frozen=True, slots=True)
class Case:
    """A numbered paragraph of the rules."""

    number: str
    title: Message
    text: Message
    status: Status = Status.DONE
    reason: Message | None = None
    """Why the status is anything but done."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """A question that the sources leave open, and our answer."""

    id: str
    cases: tuple[str, ...]
    question: Message
    answer: Message
    why: Message
    setting: str = ""
    """The option that changes the answer."""


@dataclass(frozen=True, slots=True)
class Rulebook:
    cases: tuple[Case, ...]
    rulings: tuple[Ruling, ...]
    note: Message | None = None
    """What a reader should know of the sources: what is reconstructed, say."""
    has_own_numbers: bool = False
    """Whether the sources number nothing, so that the numbers of the cases are ours."""

    def case(self, number: str) -> Case | None:
        return next((case for case in self.cases if case.number == number), None)

    def rulings_on(self, number: str) -> tuple[Ruling, ...]:
        return tuple(ruling for ruling in self.rulings if number in ruling.cases)


class Citation(NamedTuple):
    """A place in the sources that carries a case: a docstring that opens with its number, or a test named after it."""

    case: str
    place: str


_OPENING = re.compile(rf"(?:\s*\[({NUMBER})\])")


def citations(folder: Path) -> list[Citation]:
    """Every citation of a case by code below a folder."""
    return [citation for path in sorted(folder.rglob("*.py")) for citation in _in_code(path, folder.parent)]


def tested(folder: Path) -> list[Citation]:
    """Every test below a folder whose name opens with the number of a case."""
    return [
        Citation(case, f"{path.relative_to(folder.parent).as_posix()}::{node.name}")
        for path in sorted(folder.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and (case := case_of_test(node.name)) is not None
    ]


def _in_code(path: Path, root: Path) -> Iterator[Citation]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.ClassDef | ast.Module):
            text = ast.get_docstring(node) or ""
            line = getattr(node, "lineno", 1)
            position = 0
            while match := _OPENING.match(text, position):
                yield Citation(match[1], f"{path.relative_to(root).as_posix()}:{line}")
                position = match.end()
