"""A glance at a saved game's text: what can be told of it without the rules, and without trusting it."""

from __future__ import annotations

from enum import StrEnum
from typing import Any

from pyapp.kernel.history import CONTINUED
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
    return Progress.UNDER_WAY if raw["journal"] or _is_continued(raw) else Progress.NOT_BEGUN


def goes_on_from(text: str, other: str) -> bool:
    """Whether a game is another one, or what became of it.

    The journal of one that went on from its state does not tell its past: it is the other where both stand alike.
    """
    mine, theirs = _read(text), _read(other)
    if mine is None or theirs is None or not _begin_alike(mine, theirs):
        return False
    if _is_continued(mine) or _is_continued(theirs):
        return isinstance(mine.get("state"), dict) and mine["state"] == theirs.get("state")
    journal, known = mine.get("journal"), theirs.get("journal")
    return isinstance(journal, list) and isinstance(known, list) and journal[: len(known)] == known


def is_same(text: str, other: str) -> bool:
    """Whether two texts are one game at one moment."""
    return text == other or (goes_on_from(text, other) and goes_on_from(other, text))


def may_be_one(text: str, other: str) -> bool:
    """Whether two texts of one place are one game at two moments: one with an unknown past may have come from there."""
    if goes_on_from(text, other) or goes_on_from(other, text):
        return True
    mine, theirs = _read(text), _read(other)
    if mine is None or theirs is None or not _begin_alike(mine, theirs):
        return False
    return _is_continued(mine) or _is_continued(theirs)


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


def _begin_alike(mine: dict[str, Any], theirs: dict[str, Any]) -> bool:
    return all(mine.get(name) == theirs.get(name) for name in _BEGINNING)


def _is_continued(raw: dict[str, Any]) -> bool:
    """Whether the game went on from its state alone, as the rules had changed since it was played."""
    marks = raw.get("marks")
    return isinstance(marks, dict) and marks.get(CONTINUED) is True


def _read(text: str) -> dict[str, Any] | None:
    try:
        found = read_json(text)
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _is_more(mine: dict[str, Any], theirs: dict[str, Any], name: str) -> bool:
    ours, others = mine.get(name), theirs.get(name)
    return type(ours) is int and type(others) is int and ours > others
