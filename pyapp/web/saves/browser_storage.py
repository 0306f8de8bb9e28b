"""What the browser keeps: a place for every game that is under way, and the player's preferences.

| key                 | holds                                                                              |
|---------------------|------------------------------------------------------------------------------------|
| shamble:game:<id>   | a game, after every action                                                         |
| shamble:backup:<id> | the same game one action earlier                                                   |
| shamble:played:<id> | how late it was played, as a count over all games, and the time in milliseconds     |
| shamble:preferences | language, light, pace and the like                                                 |

Every game has a place of its own (`kept_place`), so that beginning one never touches another. A browser may have no
storage, or no room in it. Then the game goes on, and the page says so.
"""

from __future__ import annotations

import json
import os
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from typing import Any, Protocol

from pyapp.kernel.jsontext import read_json
from pyapp.web.saves.kept_place import BACKUP, GAME, PLAYED, Place
from pyapp.web.saves.save_peek import Progress, progress

PREFERENCES = "shamble:preferences"
SPARE = 3
"""How many games stay in which nothing was done yet, and as many that are over: the latest of each."""


class Storage(Protocol):
    """The part of the browser's Storage that is used; everything may raise."""

    @property
    def length(self) -> int: ...
    def key(self, number: int, /) -> Any: ...
    def getItem(self, key: str, /) -> Any: ...  # noqa: N802
    def setItem(self, key: str, text: str, /) -> None: ...  # noqa: N802
    def removeItem(self, key: str, /) -> None: ...  # noqa: N802


class Store:
    """The storage of this browser. No method raises; those that write tell whether they could."""

    def __init__(self, storage: Storage | None, now: Callable[[], float] = lambda: 0.0) -> None:
        self._storage = storage
        self.now = now

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

    def ends(self, start: str) -> list[str]:
        """How the keys go on that start like this."""
        if self._storage is None:
            return []
        try:
            keys = [self._storage.key(number) for number in range(self._storage.length)]
        except Exception:  # As above.
            return []
        return sorted(key.removeprefix(start) for key in keys if isinstance(key, str) and key.startswith(start))

    # Games

    def places(self) -> list[Place]:
        """Where games are, the one played last first."""
        return sorted(map(self.place, self.ends(GAME)), key=lambda place: -place.count)

    def place(self, name: str) -> Place:
        return Place(self, name)

    def new_place(self) -> Place:
        """A place for another game. Its name is chance that no other tab and no other day can meet."""
        return self.place(os.urandom(8).hex())

    def tidy(self, here: str) -> None:
        """Forget what nobody will look for: all but a few of the games that were not begun, or that are over.

        The game that is `here` stays, and so does whatever cannot be read.
        """
        idle: Counter[Progress] = Counter()
        for place in self.places():
            how = progress(place.read() or "")
            if place.name != here and how in (Progress.NOT_BEGUN, Progress.OVER):
                idle[how] += 1
                if idle[how] > SPARE:
                    place.clear()
        kept = set(self.ends(GAME))
        for start in (BACKUP, PLAYED):
            for name in set(self.ends(start)) - kept:
                self.remove(start + name)

    # Preferences

    def preferences(self) -> dict[str, str]:
        try:
            found = read_json(self.read(PREFERENCES) or "{}")
        except ValueError:
            return {}
        values = found if isinstance(found, dict) else {}
        return {name: value for name, value in values.items() if isinstance(value, str)}

    def prefer(self, **values: str) -> None:
        self.write(PREFERENCES, json.dumps({**self.preferences(), **values}, sort_keys=True))
