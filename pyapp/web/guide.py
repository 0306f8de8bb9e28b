"""The guide at the board: what a player does there besides choosing. He points, looks, and moves the ring about."""

from __future__ import annotations

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import Reader, listing, say
from pyapp.web import dom, note
from pyapp.web.asking import Asking
from pyapp.web.boardview import BoardView
from pyapp.web.hints import Hints
from pyapp.web.ring import Ring
from pyapp.web.session import Session


class Guide:
    def __init__(self, board: BoardView, asking: Asking) -> None:
        self._board = board
        self._asking = asking
        self._ring = Ring(board, asking.hints)
        self.session: Session | None = None

    @property
    def _read(self) -> Reader:
        return self._asking.read

    @property
    def hints(self) -> Hints:
        return self._asking.hints

    def explain(self, reason: Reason, ref: str) -> None:
        """Say why something cannot be used, beside it."""
        note.give(reason, self._read, self._board.element(ref))

    # Pointing and looking

    def point(self, ref: str | None) -> None:
        """The pointer is on something."""
        if self.session is None:
            return
        self.hints.point(ref)
        if self.hints.is_looking and (reason := self.hints.seen(ref)) is not None:
            note.give(reason, self._read, aloud=False)

    def preview(self, ref: str, *, shot: bool) -> None:
        """Show and say what a second touch would do."""
        self.hints.point(ref)
        told = listing(self.hints.told_shots(ref) if shot else self.hints.told_way(ref))
        note.tell(say("{told}. Touch again to do it.", told=told), self._read, self._board.element(ref))

    def look_at(self, ref: str) -> None:
        """A square was touched while looking."""
        if (reason := self.hints.look_at(ref)) is not None:
            note.give(reason, self._read)
        else:
            note.tell(say("Now touch the square to look at."), self._read)

    def toggle_sight(self) -> None:
        if self.session is None:
            return
        if not self.hints.toggle_sight():
            note.hide()
        elif self.hints.is_from_somewhere:
            note.tell(say("Now touch the square to look at."), self._read)
        else:
            note.tell(say("Sight: touch the square to look from."), self._read)

    def toggle_threats(self) -> None:
        if self.session is None:
            return
        on, off = say("Where zombies can be after their next move is shown."), say("Threats are no longer shown.")
        dom.tell("live", self._read(on if self.hints.toggle_threats() else off))

    # The ring

    def step(self, direction: tuple[int, int], *, jump: bool = False) -> None:
        """Move the ring as one walks, or as the crow flies."""
        session = self.session
        if session is None or session.needs_cover:
            return
        stopped = self._ring.go(session, self._asking.narrowing, direction, jump=jump)
        if stopped is not None:
            dom.tell("live", self._read(stopped))
        else:
            self._tell(session)

    def turn(self, by: int) -> None:
        """To the next thing in the square."""
        if self.session is not None:
            self._ring.turn(self.session, by)
            self._tell(self.session)

    def next(self, by: int) -> None:
        """To the next thing that can be used."""
        if self.session is not None and self._ring.next(self._asking.narrowing.live, by):
            self._tell(self.session)

    def focus_on(self, ref: str) -> None:
        """Put the ring on a thing."""
        if self.session is not None and self._board.box(ref) is not None:
            self._ring.put(ref)
            self._tell(self.session)

    def _tell(self, session: Session) -> None:
        dom.tell("live", self._ring.words(session, self._read))
        if self.hints.is_looking and (reason := self.hints.seen(self._board.focus)) is not None:
            note.give(reason, self._read)
