"""The place of one game in the browser: the game itself, how it was one action earlier, and when it was played."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING, Any

from pyapp.kernel.jsontext import read_json
from pyapp.web.saves.save_peek import Progress, is_newer, progress

if TYPE_CHECKING:
    from pyapp.web.saves.browser_storage import Store

GAME, BACKUP, PLAYED = "shamble:game:", "shamble:backup:", "shamble:played:"

LATEST = 8.64e15
"""The end of time, as browsers count milliseconds."""


class Place:
    def __init__(self, store: Store, name: str) -> None:
        self._store = store
        self.name = name
        """As the storage has it, which may hold anything."""
        self.key = GAME + name
        self._backup, self._played = BACKUP + name, PLAYED + name
        self._kept: str | None = None
        """What this page kept here last."""

    def read(self) -> str | None:
        return self._store.read(self.key)

    def read_backup(self) -> str | None:
        return self._store.read(self._backup)

    def keep(self, text: str) -> bool:
        """Save the game; what was saved before becomes the backup. Where room is short, games come before backups."""
        before = self.read()
        if before == text:
            return True
        # What this page did not write itself, a later one may have written.
        if before is not None and before != self._kept and is_newer(before, than=text):
            return False
        self.touch()
        if before is not None and not self._store.write(self._backup, before):
            self._store.remove(self._backup)
        if not self._store.write(self.key, text):
            self._make_room()
            if not self._store.write(self.key, text):
                return False
        self._kept = text
        return True

    def _make_room(self) -> None:
        """Backups go, but not that of a game which cannot be read without it."""
        self._store.remove(self._backup)
        for other in self._store.places():
            if progress(other.read() or "") is not Progress.UNREADABLE:
                other.drop_backup()

    def keep_backup(self, text: str) -> bool:
        return self._store.write(self._backup, text)

    def drop_backup(self) -> None:
        self._store.remove(self._backup)

    def clear(self) -> None:
        """Forget this game for ever."""
        for key in (self._backup, self.key, self._played):
            self._store.remove(key)

    # When it was played

    @property
    def count(self) -> int:
        """How late it was played: the higher, the later. 0 where that is not known."""
        count = self._times()[0]
        return count if type(count) is int and count > 0 else 0

    @property
    def when(self) -> float:
        """When it was played last; 0 where that is not known."""
        when = self._times()[1]
        is_number = isinstance(when, int | float) and not isinstance(when, bool)
        return float(when) if is_number and 0 <= when <= LATEST else 0.0

    def touch(self) -> None:
        """It is being played now."""
        self.date(self._store.now())

    def date(self, when: float) -> None:
        """It is the game that was played last, and that was then."""
        others = [each.count for each in self._store.places() if each.name != self.name]
        count = self.count if self.count > max(others, default=0) else max(others, default=0) + 1
        self._store.write(self._played, json.dumps([count, when]))

    def _times(self) -> tuple[Any, Any]:
        """A count and a time, whatever may be there."""
        try:
            match read_json(self._store.read(self._played) or "[]"):
                case [count, when]:
                    return count, when
        except ValueError:
            pass
        return 0, 0
