"""JSON from outside. In the browser a text that is nested deeply enough ends the whole runtime, so that is looked at
before the text is read.
"""

from __future__ import annotations

import json
import re
from typing import Any

DEEPEST = 50
"""Levels of nesting; a state has less than ten."""

_BETWEEN_BRACKETS = re.compile(r'"(?:[^"\\]++|\\.)*+"|[^][{}"]++|"', re.DOTALL)
_PAIR = re.compile(r"\[\]|\{\}")


class TooDeep(ValueError):
    """A text that is nested too deeply to be read."""


def read_json(text: str) -> Any:
    """What a text says; ValueError where it says nothing, whatever it is."""
    if _is_deep(text):
        raise TooDeep("nested too deeply")
    try:
        return json.loads(text)
    except RecursionError as error:
        raise TooDeep("nested too deeply") from error


def _is_deep(text: str) -> bool:
    """Whether pairs of brackets are left when the innermost have been taken away time and again. Brackets that have no
    partner are no JSON, which is for others to say, as long as they are few.
    """
    brackets = _BETWEEN_BRACKETS.sub("", text)
    for _ in range(DEEPEST):
        brackets, found = _PAIR.subn("", brackets)
        if not found:
            return len(brackets) > DEEPEST
    return bool(brackets)
