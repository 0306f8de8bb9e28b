"""Handing over: a card between two people, behind which nothing is left that only the one before may know."""

from __future__ import annotations

from pyapp.kernel.message import Reader
from pyapp.web.board.boardview import BoardView
from pyapp.web.page import dom
from pyapp.web.question import bar
from pyapp.web.question.question import Asking
from pyapp.web.reading.log_view import Record
from pyapp.web.start import cover_and_ending
from pyapp.web.table.session import Session

HURRY = 600
"""Milliseconds after the cover has come or gone, in which keys and pointer are still those of the one before."""
SECRET = ("ask", "options", "closing", "live", "tray", "recap", "choice", "caption", "note", "words")
"""Parts of the page that may tell something."""


class HandOver:
    def __init__(self, board: BoardView, asking: Asking, record: Record) -> None:
        self._board = board
        self._asking = asking
        self._record = record
        self._changed = float(-HURRY)
        """When the cover came or went last."""

    @property
    def is_recent(self) -> bool:
        return dom.clock() - self._changed < HURRY

    def cover(self, session: Session, theme: str, read: Reader) -> None:
        """Take everything off the page that only the seat before may know."""
        self._asking.close()
        self._asking.hints.forget()
        self._board.clear()
        self._record.clear()
        for part in SECRET:
            dom.put(part, "")
        dom.put("commands", bar.commands_html(bar.Back(), False, theme, read))
        dom.put("status", "")
        asked = session.asked
        assert asked is not None
        if not dom.is_open("cover"):
            self._changed = dom.clock()
        dom.put("cover", cover_and_ending.cover_html(session.seat_name(asked.seat), asked.crumbs, read))
        dom.open_modal("cover")

    def uncover(self, session: Session) -> None:
        """The next one is there."""
        self._changed = dom.clock()
        session.uncover()
        dom.close("cover")
