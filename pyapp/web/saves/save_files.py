"""Games as files: the one on the table, one that the player brings, and one that cannot be read, as it is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from pyapp.kernel.message import say
from pyapp.web.page import dom
from pyapp.web.saves.save_reading import Kept, Shelf
from pyapp.web.table.session import Session
from pyapp.web.table.table import Table

LARGEST = 20_000_000
"""Bytes of a file that may be a save; the longest games take a fiftieth of it."""


class Files:
    def __init__(self, table: Table, shelf: Shelf) -> None:
        self._table = table
        self._shelf = shelf
        self.on_read: Callable[[Session | None], None] = lambda _: None
        """A game was brought to be played; None: it could not be read, and the shelf knows why."""

    def export(self) -> None:
        session = self._table.session
        if session is not None:
            begun, turn = session.history.start, session.history.state.turn
            name = f"shamble-{session.game.id}-{begun.mode}-{begun.seed}-turn{turn}.json"
            dom.download(name, session.history.save())

    def export_kept(self, kept: Kept) -> None:
        """A game as it is kept, whatever may be wrong with it."""
        dom.download("shamble-unreadable.json" if kept.error is not None else "shamble-game.json", kept.text)

    async def read(self, file: Any) -> None:
        """A file that the player chose. It may be anything, and as large as a film."""
        text = await dom.text_of(file, LARGEST)
        if text is None:
            self._shelf.refuse(say("it is too large, or cannot be read"))
        self.on_read(self._shelf.foreign(text) if text is not None else None)
