"""The voice of the table: what happened since somebody was last told, and what is asked now, for those who listen; and
what the board hardly shows, for those who have no log in sight.
"""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.event import Event
from pyapp.kernel.message import Reader
from pyapp.web.board.boardview import BoardView
from pyapp.web.foresight import note
from pyapp.web.page import dom
from pyapp.web.question import waivers
from pyapp.web.reading.log_view import Record
from pyapp.web.show import recap_html
from pyapp.web.table.session import Session

MANY = 12
"""More happenings than this are not all said aloud: those that a recap lists are."""


class Voice:
    def __init__(self, board: BoardView, record: Record) -> None:
        self._board = board
        self._record = record
        self._heard = 0
        """How many moves of the game have been told."""

    def catch_up(self, session: Session) -> int:
        """Everything up to now is known; gives how much was before."""
        before, self._heard = self._heard, len(session.history.entries)
        return before

    def announce(self, session: Session, read: Reader) -> None:
        """Say aloud what happened, then what is asked."""
        if session.needs_cover:
            return
        since = self.catch_up(session)
        entries = session.history.entries[since:]
        events = [event for entry in entries for event in session.events(entry)]
        if len(events) > MANY:
            words = [read(line.text) for line in recap_html.lines(events)]
        else:
            words = [read(event.text()) for event in events]
        windows = [session.passed(number) for number in range(since, since + len(entries))]
        words += dict.fromkeys(read(waivers.passed(window)) for window in windows if window is not None)
        if session.asked is not None and session.is_persons_turn:
            words.append(read(session.asked.prompt))
        if words:
            dom.tell_each("live", words)
        self._show_slight(events, read)

    def _show_slight(self, events: Iterable[Event], read: Reader) -> None:
        slight = [event for event in events if event.is_slight]
        if slight and not self._record.is_in_sight:
            place = next(map(self._board.element, slight[0].refs()), None)
            note.words(" ".join(read(event.text()) for event in slight), place, aloud=False)
