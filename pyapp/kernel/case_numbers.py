"""The numbers of cases, as rulebooks print them: `5.4`, `2.1.3`, `12.3a`, and in appendices `A3.2` or `I.2`."""

from __future__ import annotations

import re

CHAPTER = r"(?:\d+|[A-Z]+\d*)"
NUMBER = rf"{CHAPTER}(?:\.\d+)+[a-z]?"
_WHOLE = re.compile(NUMBER)
_PART = re.compile(r"([A-Z]*)(\d*)([a-z]?)")
_IN_THE_NAME_OF_A_TEST = re.compile(rf"test_({CHAPTER}(?:_\d+)+[a-z]?)_")


def is_number(text: str) -> bool:
    return _WHOLE.fullmatch(text) is not None


def chapter(number: str) -> str:
    """What a number belongs to: all before its first point."""
    return number.partition(".")[0]


def opens_chapter(number: str) -> bool:
    return number in (chapter(number), f"{chapter(number)}.0")


def order(number: str) -> tuple[tuple[str, int, str], ...]:
    """Numbers in the order of print: appendices after all chapters, and 5.10 after 5.9."""
    return tuple(_place(part) for part in number.split("."))


def _place(part: str) -> tuple[str, int, str]:
    found = _PART.fullmatch(part)
    return (found[1], int(found[2] or 0), found[3]) if found else (part, 0, "")


def case_of_test(name: str) -> str | None:
    """The case whose test has this name: `test_5_4_leaving_costs_points`, `test_A3_2_a_barricade_holds`."""
    found = _IN_THE_NAME_OF_A_TEST.match(name)
    return found[1].replace("_", ".") if found else None
