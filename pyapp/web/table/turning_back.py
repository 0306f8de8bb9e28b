"""Undo and redo at the table: what the session takes back leaves the board, the log and the reel as well."""

from __future__ import annotations

from typing import TYPE_CHECKING

from pyapp.web.foresight import note

if TYPE_CHECKING:
    from pyapp.web.table.table import Table


class TurningBack:
    def __init__(self, table: Table) -> None:
        self._table = table

    def undo(self) -> None:
        """Take back the last choice, or say what forbids it."""
        table, session = self._table, self._table.session
        if not table.can_turn_back or session is None:
            return
        if (reason := session.back.why_no_undo()) is not None:
            note.tell(reason, table.read)
            return
        table.hands.stop()
        session.back.undo()
        table.course.take_back(session)
        table.caught_up(session)

    def redo(self) -> None:
        """Make again what was taken back."""
        table, session = self._table, self._table.session
        if table.can_turn_back and session is not None and session.back.can_redo():
            session.back.redo()
            table.course.do_again()
            table.caught_up(session)
