"""The guide at the board: what a player does there besides choosing. He points, looks, and moves the ring about."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.message import Reader, listing, say
from pyapp.web import caption, dom, note
from pyapp.web.asking import Asking
from pyapp.web.boardview import BoardView
from pyapp.web.hints import Hints
from pyapp.web.ring import Ring
from pyapp.web.session import Session

LOW = 0.8
"""The share of the board's height below which the caption would lie over what it tells of."""


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

    def explain(self, session: Session, ref: str, *, by_finger: bool) -> None:
        """Say why something cannot be used, beside it. A finger, which does not point, is told what it is as well."""
        remarks = session.game.remarks(self._seen(session), ref) if by_finger else ()
        reason = session.game.why_not(session.history.state, ref)
        note.give(reason, self._read, self._board.element(ref), remarks=remarks)

    def _seen(self, session: Session) -> Any:
        return session.game.observe(session.history.state, session.viewer)

    # Pointing and looking

    def point(self, ref: str | None) -> None:
        """The pointer is on something."""
        if self.session is None:
            return
        self.hints.point(ref)
        self._caption(self.session, ref)
        if self.hints.is_looking and (reason := self.hints.seen(ref)) is not None:
            note.give(reason, self._read, aloud=False)

    def _caption(self, session: Session, ref: str | None) -> None:
        """Say what the pointer is on, while something is asked; the caption keeps out of the pointer's way."""
        is_told = ref is not None and bool(self._asking.narrowing.options)
        dom.show("caption", when=is_told)
        if ref is None or not is_told:
            return
        board, read = self._board, self._read
        name, item, box = session.game.called(ref), board.drawn(ref), board.box(ref)
        dom.put(
            "caption",
            caption.html(
                read(name) if name is not None else board.label(ref, read),
                map(read, session.game.remarks(self._seen(session), ref)),
                map(read, self.hints.told(ref)),
                caption.counter(item, box, read) if item is not None and box is not None else "",
            ),
        )
        place, stage = board.element(ref), dom.by_id("stage").getBoundingClientRect()
        if place is not None:
            foot = place.getBoundingClientRect().bottom - stage.top
            dom.by_id("caption").classList.toggle("is-above", foot > stage.height * LOW)

    def preview(self, ref: str, *, shot: bool) -> None:
        """Show and say what a second touch would do."""
        self.hints.point(ref)
        if shot:
            text = say("{shot}. Touch again to shoot.", shot=listing(self.hints.told_shots(ref)))
        else:
            text = say("{way}. Touch again to go.", way=listing(self.hints.told_way(ref)))
        note.tell(text, self._read, self._board.element(ref))

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
