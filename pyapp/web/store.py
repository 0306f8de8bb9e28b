"""What the browser keeps: the game being played, its last good predecessor, and the player's preferences.

| key                 | holds                                                                   |
|---------------------|-------------------------------------------------------------------------|
| shamble:autosave    | the game, after every action                                            |
| shamble:backup      | the same game one action earlier                                        |
| shamble:previous    | the game that was left when another one was begun                       |
| shamble:damaged     | a save that could not be read, kept for a closer look                   |
| shamble:when        | when each of them was last played, in milliseconds                      |
| shamble:preferences | language, light, pace and the like                                      |

A browser may have no storage, or no room in it. Then the game goes on, and the page says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any, Protocol

AUTOSAVE = "shamble:autosave"
BACKUP = "shamble:backup"
PREVIOUS = "shamble:previous"
DAMAGED = "shamble:damaged"
WHEN = "shamble:when"
PREFERENCES = "shamble:preferences"


class Storage(Protocol):
    """The part of the browser's Storage that is used; every method may raise."""

    def getItem(self, key: str, /) -> Any: ...  # noqa: N802
    def setItem(self, key: str, text: str, /) -> None: ...  # noqa: N802
    def removeItem(self, key: str, /) -> None: ...  # noqa: N802


class Store:
    """The saves of this browser. `works` turns false when a write fails."""

    def __init__(self, storage: Storage | None, now: Callable[[], float] = lambda: 0.0) -> None:
        self._storage = storage
        self._now = now
        self.works = storage is not None

    def read(self, key: str) -> str | None:
        if self._storage is None:
            return None
        try:
            found = self._storage.getItem(key)
        except Exception:
            self.works = False
            return None
        return found if isinstance(found, str) else None

    def write(self, key: str, text: str) -> bool:
        if self._storage is None:
            return False
        try:
            self._storage.setItem(key, text)
        except Exception:
            self.works = False
            return False
        self.works = True
        return True

    def remove(self, key: str) -> None:
        if self._storage is not None:
            try:
                self._storage.removeItem(key)
            except Exception:
                self.works = False

    # Games

    def keep(self, text: str) -> bool:
        """Save the game; what was saved before becomes the backup. Where room is short, the game comes first."""
        before = self.read(AUTOSAVE)
        if before == text:
            return self.works
        self._date(**{AUTOSAVE: self._now()})
        if before is not None and not self.write(BACKUP, before):
            self.remove(BACKUP)
        if self.write(AUTOSAVE, text):
            return True
        self.remove(BACKUP)
        return self.write(AUTOSAVE, text)

    def begin(self) -> None:
        """Another game begins: the one being played is put aside, but not one without a move over one with many.

        It is moved rather than copied, as there may be room for it only once.
        """
        before = self.read(AUTOSAVE)
        if before is None or (self.read(PREVIOUS) is not None and not _has_moves(before)):
            return
        self.remove(BACKUP)
        self.remove(AUTOSAVE)
        if self.write(PREVIOUS, before):
            self._date(**{PREVIOUS: self.when(AUTOSAVE)})
        else:
            self.write(AUTOSAVE, before)

    def put_aside(self, key: str) -> None:
        """Keep what cannot be read where it does no harm."""
        if (text := self.read(key)) is not None and self.write(DAMAGED, text):
            self.remove(key)

    def when(self, key: str) -> float:
        """When a game was last played; 0 where that is not known."""
        found = self._table(WHEN).get(key)
        return float(found) if isinstance(found, int | float) and not isinstance(found, bool) else 0.0

    def _date(self, **values: float) -> None:
        if any(values.values()):
            self.write(WHEN, json.dumps({**self._table(WHEN), **values}, sort_keys=True))

    # Preferences

    def preferences(self) -> dict[str, str]:
        return {name: value for name, value in self._table(PREFERENCES).items() if isinstance(value, str)}

    def prefer(self, **values: str) -> None:
        self.write(PREFERENCES, json.dumps({**self.preferences(), **values}, sort_keys=True))

    def _table(self, key: str) -> dict[str, Any]:
        """Names and values, whatever may be there."""
        try:
            found = json.loads(self.read(key) or "{}")
        except (ValueError, RecursionError):
            return {}
        return found if isinstance(found, dict) else {}


def _has_moves(text: str) -> bool:
    """Whether anything was done in a saved game. What cannot be read may be worth keeping."""
    try:
        return bool(json.loads(text)["journal"])
    except (ValueError, TypeError, KeyError, RecursionError):
        return True
