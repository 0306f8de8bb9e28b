"""The player's hands on the board: touching, walking, looking, and the ring that the keyboard moves."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence

from pyapp.kernel.decision import Action, Reason
from pyapp.kernel.message import Message, Reader, say
from pyapp.web import dom, panel
from pyapp.web.asking import Asking
from pyapp.web.boardview import BoardView
from pyapp.web.course import Course
from pyapp.web.hints import Hints
from pyapp.web.markup import esc
from pyapp.web.narrow import Things
from pyapp.web.session import Session
from pyapp.web.walking import goes_on, was_surprised

STRIDE = {"instant": 0.0, "fast": 0.1, "normal": 0.2, "slow": 0.45}
"""Seconds that a step of a walk takes."""


class Hands:
    def __init__(self, board: BoardView, asking: Asking, course: Course, guard: dom.Guard) -> None:
        self.board = board
        self._asking = asking
        self._course = course
        self._guard = guard
        self.session: Session | None = None

    @property
    def _read(self) -> Reader:
        return self._asking.read

    @property
    def hints(self) -> Hints:
        return self._asking.hints

    # Touching

    def touch(self, *meanings: Things) -> None:
        """A thing on the board was touched."""
        session = self.session
        if session is None or not meanings or self._course.is_running:
            return
        if self.hints.is_looking:
            self._look_at(meanings[0][0])
            return
        if not session.is_persons_turn:
            return
        touched = self._asking.narrowing.touch(*meanings)
        if touched.perform is not None:
            self._asking.choose(str(touched.perform.action))
        elif touched.narrowing is not None:
            self._asking.narrow(touched.narrowing)
        elif (route := self.hints.route(*(ref for things in meanings for ref in things))) is not None:
            self._guard.start(self._walk(session, route.actions))
        else:
            self._note(session.game.why_not(session.history.state, meanings[0][0]))

    def _note(self, reason: Reason) -> None:
        """Say something beside the board and aloud."""
        dom.put("note", panel.note_html(reason, self._read))
        dom.show("note")
        dom.tell("live", self._read(reason.text))

    def _say(self, text: Message) -> None:
        dom.put("note", esc(self._read(text)))
        dom.show("note")
        dom.tell("live", self._read(text))

    async def _walk(self, session: Session, actions: Sequence[Action]) -> None:
        """Take the steps of a way one by one, until it ends, something comes up, or the player does something else."""
        begun = session.asked
        taken = len(session.history.entries)
        for action in actions:
            is_alone = self.session is session and len(session.history.entries) == taken
            if not is_alone or begun is None or not goes_on(session, begun, action):
                return
            self._asking.on_choice(action)
            taken += 1
            if was_surprised(session):
                return
            await self._course.idle()
            if pause := STRIDE[self._course.speed]:
                await asyncio.sleep(pause)

    def widen(self) -> bool:
        """Let go of what was touched last; false when nothing was."""
        if self.hints.is_looking:
            self.toggle_sight()
        elif self._asking.widen():
            pass
        elif not dom.by_id("note").hidden:
            dom.show("note", when=False)
        else:
            return False
        return True

    # Looking

    def _look_at(self, ref: str) -> None:
        reason = self.hints.look_at(ref)
        if reason is not None:
            self._note(reason)
        else:
            self._say(say("Now touch the square to look at."))

    def point(self, ref: str | None) -> None:
        """The pointer is on something."""
        if self.session is None:
            return
        self.hints.point(ref)
        if self.hints.is_looking and (reason := self.hints.seen(ref)) is not None:
            dom.put("note", panel.note_html(reason, self._read))
            dom.show("note")

    def toggle_sight(self) -> None:
        if self.session is None:
            return
        if self.hints.toggle_sight():
            start = say("Sight: touch the square to look from.")
            self._say(say("Now touch the square to look at.") if self.hints.is_from_somewhere else start)
        else:
            dom.show("note", when=False)

    def toggle_threats(self) -> None:
        if self.session is None:
            return
        shown = self.hints.toggle_threats()
        on, off = say("Where zombies can be after their next move is shown."), say("Threats are no longer shown.")
        dom.tell("live", self._read(on if shown else off))

    # The ring

    def touch_focus(self) -> bool:
        """Touch what the ring is on; false when there is no ring."""
        ref = self.board.focus
        if ref is None:
            return False
        self.touch(self.board.things_in(ref))
        return True

    def next_live(self, direction: int) -> None:
        """Put the ring on the next thing that can be used."""
        live = sorted(ref for ref in self._asking.narrowing.live if self.board.box(ref) is not None)
        if not live:
            return
        here = self.board.focus
        index = live.index(here) + direction if here in live else 0 if direction > 0 else -1
        self.focus_on(live[index % len(live)])

    def focus_on(self, ref: str) -> None:
        self.board.set_focus(ref)
        self.point(ref)
        words = [self.board.label(thing, self._read) for thing in self.board.things_in(ref)]
        words += map(self._read, self.hints.told(ref))
        dom.tell("live", ", ".join(words))

    def step_focus(self, direction: tuple[int, int]) -> None:
        if self.session is not None and (ref := self.board.step_focus(direction)) is not None:
            self.focus_on(ref)
