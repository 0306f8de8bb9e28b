"""How play goes on after a choice: it is saved, shown step by step, answered by the computer, and told in a recap."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from pyapp.kernel.decision import Action
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Applied
from pyapp.web.page import dom
from pyapp.web.page.speeds import Speed
from pyapp.web.show import recap_html, show_steps
from pyapp.web.show.recent_frames import Part, Reel, frames_of, part_of, seen
from pyapp.web.show.show_player import Show, is_nobody_looking
from pyapp.web.show.show_steps import Beat
from pyapp.web.table.session import Session

BREATH = 40
"""Milliseconds that the computer may think before the page gets a turn."""
IDLE = 0.05
"""Seconds between two looks whether the show is over."""


class _Told(NamedTuple):
    """The last turn of the others as it is told."""

    key: tuple[object, ...]
    """After how many moves, and to whom."""
    part: Part | None
    lines: list[recap_html.Line]


class Course:
    """What goes on between two questions to a person."""

    def __init__(self, show: Show, guard: dom.Guard) -> None:
        self.show = show
        self._guard = guard
        self.speed: str = Speed.NORMAL
        self.is_running = False
        self.on_act: Callable[[Session], None] = lambda _: None
        """After every move: save it."""
        self.on_told: Callable[[Session, Sequence[Event] | None], None] = lambda *_: None
        """Some of what happened has been shown; None: all of it is to be."""
        self.on_replay: Callable[[Session, int, Sequence[Event]], None] = lambda *_: None
        """What began in a move of this number is told again: none of it has been told yet."""
        self.on_asked: Callable[[], None] = lambda: None
        """All has been shown and done: ask."""
        self.may_go_on: Callable[[], bool] = lambda: True
        """Whether the computer may play here; not in a tab that only looks on."""
        self._session: Session | None = None
        self._reel: Reel | None = None
        self._told: _Told | None = None
        self._was_cut = False
        """Whether what led to the question was not watched to its end."""

    def begin(self, session: Session) -> None:
        """Another game lies on the table."""
        self.show.skip()
        self._session = session
        self._reel = self._told = None
        # Whoever comes back in the middle of something has not watched it either.
        self._was_cut = bool(session.history.entries)

    def take_back(self, session: Session) -> None:
        """Some moves have not happened."""
        self._told = None
        if self._reel is not None:
            self._reel.cut(len(session.history.entries))

    def do_again(self) -> None:
        """Moves were made again without being traced: the reel has to be made anew when it is wanted."""
        self._reel = self._told = None

    # Playing

    def act(self, session: Session, action: Action) -> list[Beat]:
        """Do it; gives what there is to be shown of it."""
        reel = self._reel
        with dom.measured("apply"):
            applied: Applied[Any] = session.act(action)
            _ = session.asked  # what is asked next is worked out here, once, and kept in the state
        if reel is not None:
            number = len(session.history.entries) - 1
            reel.add(number, session.history.entries[number], applied)
        self.on_act(session)
        if self.speed == Speed.INSTANT or self.show.is_cut or session.is_covered or is_nobody_looking():
            return []
        return show_steps.beats(seen(frames_of(applied), session.viewer))

    def go_on(self, session: Session, steps: Sequence[Beat] = ()) -> None:
        """Show what a person's move led to, let the computer play, then ask."""
        if self.is_running:
            return
        if show_steps.is_worth_watching(steps) or session.is_computers_turn:
            self._begin_run(session)
            self._guard.start(self._run(session, steps))
        else:
            self.on_asked()

    def _begin_run(self, session: Session, *, again: bool = False) -> None:
        """From here on nothing can be chosen. The work itself begins a moment later, which is long enough for a key."""
        self.is_running = True
        self.show.begin(again=again)
        self.on_told(session, ())

    def _end_run(self) -> None:
        self.is_running = False
        self._was_cut = self.show.is_cut
        self.show.end()

    async def _run(self, session: Session, steps: Sequence[Beat]) -> None:
        """Until a person has to decide, with breaks so that the page stays alive."""
        try:
            last = dom.clock()
            await self._play(session, steps)
            while self._session is session and session.is_computers_turn and self.may_go_on():
                steps = self.act(session, session.computers_choice())
                if steps:
                    await self._play(session, steps)
                elif dom.clock() - last > BREATH:
                    self.on_told(session, None)
                    await asyncio.sleep(0)
                    last = dom.clock()
        finally:
            self._end_run()
        # Another game may have been put on the table meanwhile, which waits for the computer too.
        self.on_asked()

    async def _play(self, session: Session, steps: Sequence[Beat]) -> None:
        self.on_told(session, ())
        await self.show.play(session, steps, self.speed, lambda events: self.on_told(session, events))

    async def idle(self) -> None:
        """Until nothing is being shown."""
        while self.is_running:
            await asyncio.sleep(IDLE)

    # Telling again

    def told(self) -> Part | None:
        """The last turn of the others, for those who look."""
        return self._tell().part

    def recap(self) -> list[recap_html.Line]:
        """What a recap lists of it."""
        return self._tell().lines

    def _tell(self) -> _Told:
        """Worked out once for each question and each of those who look, however often the page asks."""
        session = self._session
        if session is None:
            return _Told((), None, [])
        key = (len(session.history.entries), session.looking, session.viewer)
        if self._told is None or self._told.key != key:
            if self._reel is None:
                self._reel = Reel.of(session.history)
            part = self._reel.told_to(session.looking)
            frames = seen(part.frames, session.viewer) if part is not None else ()
            self._told = _Told(key, part, recap_html.lines(frame.event for frame in frames))
        return self._told

    def has_news(self) -> bool:
        """Whether the others' turn is over, worth a card, and not put away yet. Whoever skipped it is told at once."""
        session, part = self._session, self.told()
        if session is None or part is None or _extent(part) == session.told:
            return False
        if self._was_cut or session.has_come_back:
            return bool(self.recap())
        if part.key == part_of(session.history.state) and part.has_answers_of(session.looking):
            # They are in the middle of it, and have been told how it came to that.
            return False
        return recap_html.is_worth_a_card(self.recap())

    def put_away(self) -> None:
        """The player has seen the recap. A reload does not bring it back."""
        session, part = self._session, self.told()
        if session is not None and part is not None:
            session.told = _extent(part)

    def replay(self) -> bool:
        """Show the others' last turn again, from where it began; the game stays as it is."""
        session, part = self._session, self.told()
        if session is None or part is None or self.is_running or session.needs_cover:
            return False
        self._begin_run(session, again=True)
        self._guard.start(self._replay(session, part))
        return True

    async def _replay(self, session: Session, part: Part) -> None:
        eye = self.show.board.eye
        there = eye.here()
        try:
            self.show.set(session, part.before)
            frames = seen(part.frames, session.viewer)
            self.on_replay(session, part.since, [frame.event for frame in frames])
            speed = Speed.NORMAL if self.speed == Speed.INSTANT else self.speed
            await self.show.play(session, show_steps.beats(frames), speed, lambda events: self.on_told(session, events))
        finally:
            self._end_run()
        # Whoever has looked back goes on where he was.
        eye.come_back(there)
        self.on_asked()


def _extent(part: Part) -> list[int]:
    """How much of which turn: what tells one recap from another, in a form that a save can hold."""
    return [*part.key, len(part.frames)]
