"""What the browser keeps: the game being played, its last good predecessor, and the player's preferences.

| key                 | holds                                                                   |
|---------------------|-------------------------------------------------------------------------|
| shamble:autosave    | the game, after every action                                            |
| shamble:backup      | the same game one action earlier                                        |
| shamble:previous    | the game that was left when another one was begun                       |
| shamble:damaged     | a save that could not be read, kept for a closer look                   |
| shamble:preferences | theme, language, speed                                                  |

A browser may have no storage, or no room in it. Then the game goes on, and the page says so.
"""

from __future__ import annotations

import json
from typing import Any, Protocol

AUTOSAVE = "shamble:autosave"
BACKUP = "shamble:backup"
PREVIOUS = "shamble:previous"
DAMAGED = "shamble:damaged"
PREFERENCES = "shamble:preferences"


class Storage(Protocol):
    """The part of the browser's Storage that is used; every method may raise."""

    def getItem(self, key: str, /) -> Any: ...  # noqa: N802
    def setItem(self, key: str, text: str, /) -> None: ...  # noqa: N802
    def removeItem(self, key: str, /) -> None: ...  # noqa: N802


class Store:
    """The saves of this browser. `works` turns false when a write fails."""

    def __init__(self, storage: Storage | None) -> None:
        self._storage = storage
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
        if before is not None and not self.write(BACKUP, before):
            self.remove(BACKUP)
        if self.write(AUTOSAVE, text):
            return True
        self.remove(BACKUP)
        return self.write(AUTOSAVE, text)

    def begin(self) -> None:
        """Another game begins: the one being played is put aside."""
        if (before := self.read(AUTOSAVE)) is not None:
            self.write(PREVIOUS, before)
            self.remove(AUTOSAVE)
            self.remove(BACKUP)

    def put_aside(self, key: str) -> None:
        """Keep what cannot be read where it does no harm."""
        if (text := self.read(key)) is not None and self.write(DAMAGED, text):
            self.remove(key)

    # Preferences

    def preferences(self) -> dict[str, str]:
        try:
            found = json.loads(self.read(PREFERENCES) or "{}")
        except ValueError:
            return {}
        if not isinstance(found, dict):
            return {}
        return {str(name): value for name, value in found.items() if isinstance(value, str)}

    def prefer(self, **values: str) -> None:
        self.write(PREFERENCES, json.dumps({**self.preferences(), **values}, sort_keys=True))
