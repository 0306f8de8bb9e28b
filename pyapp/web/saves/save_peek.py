"""A glance at a saved game's text: what can be told of it without the rules, and without trusting it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pyapp.kernel.jsontext import read_json


class Progress(StrEnum):
    """How far a saved game has come."""

    NOT_BEGUN = "not begun"
    UNDER_WAY = "under way"
    OVER = "over"
    UNREADABLE = "unreadable"


def progress(text: str) -> Progress:
    """How far a saved game has come, as far as a glance can tell."""
    raw = _read(text)
    if raw is None or "journal" not in raw:
        return Progress.UNREADABLE
    state = raw.get("state")
    if isinstance(state, dict) and state.get("outcome") is not None:
        return Progress.OVER
    return Progress.UNDER_WAY if raw["journal"] else Progress.NOT_BEGUN


def goes_on_from(text: str, other: str) -> bool:
    """Whether a game is another one, or what became of it."""
    mine, theirs = _read(text), _read(other)
    if mine is None or theirs is None or any(mine.get(name) != theirs.get(name) for name in _BEGINNING):
        return False
    journal, known = mine.get("journal"), theirs.get("journal")
    return isinstance(journal, list) and isinstance(known, list) and journal[: len(known)] == known


def is_same(text: str, other: str) -> bool:
    """Whether two texts are one game at one moment."""
    return text == other or (goes_on_from(text, other) and goes_on_from(other, text))


def is_newer(text: str, than: str) -> bool:
    """Whether a save was written by a later page, which knows more than this one."""
    mine, theirs = _read(text), _read(than)
    if mine is None or theirs is None or mine.get("format") != theirs.get("format"):
        return False
    return _is_more(mine, theirs, "version") or (
        mine.get("game") == theirs.get("game") and _is_more(mine, theirs, "rules")
    )


_BEGINNING = ("format", "game", "mode", "options", "seed", "scenario", "file")
"""What a game grows from."""


def _read(text: str) -> dict[str, Any] | None:
    try:
        found = read_json(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _is_more(mine: dict[str, Any], theirs: dict[str, Any], name: str) -> bool:
    ours, others = mine.get(name), theirs.get(name)
    return type(ours) is int and type(others) is int and ours > others
