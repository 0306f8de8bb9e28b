"""What the browser keeps: the game being played, its last good predecessor, and the player's preferences.

| key                 | holds                                                                   |
|---------------------|-------------------------------------------------------------------------|
| shamble:autosave    | the game, after every action                                            |
| shamble:backup      | the same game one action earlier                                        |
| shamble:previous    | the game that was left when another one was begun                       |
| shamble:moving      | a game on its way there: only for a moment, or since a crash            |
| shamble:damaged     | a save that could not be read, as it was; the next is shamble:damaged:2 |
| shamble:when        | when each of them was last played, in milliseconds                      |
| shamble:preferences | language, light, pace and the like                                      |

Whatever is moved is written in its new place before it is taken from the old one, so that the browser may be killed at
any moment. Only where there is no room for it twice it has to be taken away first: it is written right after that, and
where it came from if it fits nowhere else, but a browser that is killed in between has lost it. A browser may have no
storage, or no room in it. Then the game goes on, and the page says so.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from contextlib import suppress
from itertools import count
from typing import Any, Protocol

from pyapp.kernel.jsontext import read_json
from pyapp.web.saves.save_peek import goes_on_from, has_moves, is_newer

AUTOSAVE = "shamble:autosave"
BACKUP = "shamble:backup"
PREVIOUS = "shamble:previous"
MOVING = "shamble:moving"
DAMAGED = "shamble:damaged"
WHEN = "shamble:when"
PREFERENCES = "shamble:preferences"

LATEST = 8.64e15
"""The end of time, as browsers count milliseconds."""


class Storage(Protocol):
    """The part of the browser's Storage that is used; every method may raise."""

    def getItem(self, key: str, /) -> Any: ...  # noqa: N802
    def setItem(self, key: str, text: str, /) -> None: ...  # noqa: N802
    def removeItem(self, key: str, /) -> None: ...  # noqa: N802


class Store:
    """The storage of this browser. No method raises; those that write tell whether they could."""

    def __init__(self, storage: Storage | None, now: Callable[[], float] = lambda: 0.0) -> None:
        self._storage = storage
        self._now = now
        self._kept: str | None = None
        """What this page kept last."""

    def read(self, key: str) -> str | None:
        if self._storage is None:
            return None
        try:
            found = self._storage.getItem(key)
        except Exception:  # Whatever a browser throws that guards its storage.
            return None
        return found if isinstance(found, str) else None

    def write(self, key: str, text: str) -> bool:
        if self._storage is None:
            return False
        try:
            self._storage.setItem(key, text)
        except Exception:  # There is no room left, or the player forbids it.
            return False
        return True

    def remove(self, key: str) -> None:
        if self._storage is not None:
            with suppress(Exception):
                self._storage.removeItem(key)

    # Games

    def keep(self, text: str) -> bool:
        """Save the game; what was saved before becomes the backup. Where room is short, the game comes first."""
        before = self.read(AUTOSAVE)
        if before == text:
            return True
        # What this page did not write itself, a later one may have written.
        if before is not None and before != self._kept and is_newer(before, than=text):
            return False
        self._date(**{AUTOSAVE: self._now()})
        if before is not None and not self.write(BACKUP, before):
            self.remove(BACKUP)
        if not self.write(AUTOSAVE, text):
            self.remove(BACKUP)
            if not self.write(AUTOSAVE, text):
                return False
        self._kept = text
        return True

    def begin(self, text: str) -> bool:
        """Another game begins, and the one that was played is put aside; false where there is no room for both.

        The place for it may hold a third game, which then has to go: but not for a game without a move, and not when
        it is the very game that begins, which changes places with the one that was played.
        """
        self.finish()
        if (left := self.read(AUTOSAVE)) is None:
            self._move(BACKUP, AUTOSAVE)
            left = self.read(AUTOSAVE)
        before = self.read(PREVIOUS)
        is_vacant = before is None or goes_on_from(text, before)
        if left is None or left == text:
            is_kept = self.write(AUTOSAVE, text)
        elif is_vacant or has_moves(left):
            if before is not None and not is_vacant and is_newer(before, than=text):
                self.put_aside(PREVIOUS)
            is_kept = self._change(text, left, before)
        else:
            self.remove(BACKUP)
            is_kept = self.write(AUTOSAVE, text)
        if is_kept:
            self._kept = text
            self.remove(BACKUP)
            self._date(**{AUTOSAVE: self._now()})
        return is_kept

    def _change(self, text: str, left: str, before: str | None) -> bool:
        """Keep a game in place of the one that was played, which becomes the previous one."""
        played = self.when(AUTOSAVE)
        if not (self.write(MOVING, left) and self.write(AUTOSAVE, text)):
            # There is room for each of them only once.
            self.remove(MOVING)
            self.remove(BACKUP)
            self.remove(AUTOSAVE)
            if not (self.write(PREVIOUS, left) and self.write(AUTOSAVE, text)):
                self.remove(PREVIOUS)
                self.write(AUTOSAVE, left)
                if before is not None:
                    self.write(PREVIOUS, before)
                return False
        self.finish()
        self._date(**{PREVIOUS: played})
        return True

    def finish(self) -> None:
        """Bring a game to the place that it was on its way to, also when the browser was killed meanwhile."""
        if self.read(MOVING) == self.read(AUTOSAVE):
            # It had not left yet.
            self.remove(MOVING)
        else:
            self._move(MOVING, PREVIOUS)

    def _move(self, source: str, target: str) -> bool:
        text = self.read(source)
        if text is None:
            return True
        if not self.write(target, text):
            # There may be room for it only once.
            self.remove(source)
            if not self.write(target, text):
                self.write(source, text)
                return False
        self.remove(source)
        return True

    # What cannot be read

    def aside(self) -> list[str]:
        """The texts that were put aside because they could not be read, the latest last."""
        texts = (self.read(_damaged(number)) for number in count(1))
        found: list[str] = []
        while (text := next(texts)) is not None:
            found.append(text)
        return found

    def put_aside(self, key: str) -> None:
        """Keep what cannot be read where it does no harm."""
        aside = self.aside()
        if self.read(key) in aside:
            self.remove(key)
        else:
            self._move(key, _damaged(len(aside) + 1))

    def throw_away(self) -> None:
        """Forget the text that was put aside last."""
        if aside := self.aside():
            self.remove(_damaged(len(aside)))

    # When

    def when(self, key: str) -> float:
        """When a game was last played; 0 where that is not known."""
        found: Any = self._table(WHEN).get(key)
        is_number = isinstance(found, int | float) and not isinstance(found, bool)
        return float(found) if is_number and 0 <= found <= LATEST else 0.0

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
            found = read_json(self.read(key) or "{}")
        except ValueError:
            return {}
        return found if isinstance(found, dict) else {}


def _damaged(number: int) -> str:
    return DAMAGED if number == 1 else f"{DAMAGED}:{number}"
