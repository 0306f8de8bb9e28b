"""The table: a game being played in the page. It shows the session and turns touches and choices into actions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from pyapp.kernel.decision import Action, Decision, Option, Reason
from pyapp.kernel.event import Event
from pyapp.kernel.message import Message, Reader, say
from pyapp.web import bar, cards, dom, panel, recap, tray
from pyapp.web.boardview import BoardView
from pyapp.web.course import Course
from pyapp.web.hints import Hints
from pyapp.web.markup import esc
from pyapp.web.narrow import Narrowing, Things
from pyapp.web.record import Record
from pyapp.web.session import Session
from pyapp.web.show import Show
from pyapp.web.sound import Sound
from pyapp.web.store import Store
from pyapp.web.walking import goes_on, was_surprised

STRIDE = {"instant": 0.0, "fast": 0.1, "normal": 0.2, "slow": 0.45}
"""Seconds that a step of a walk takes."""
MANY = 12
"""More happenings than this are not all said aloud: those that a recap lists are."""


class Table:
    def __init__(self, board: BoardView, store: Store, guard: dom.Guard) -> None:
        self.board = board
        self.hints = Hints(board)
        self._store = store
        self._guard = guard
        self.session: Session | None = None
        self.theme = "dark"
        self.sound = Sound()
        self.course = Course(Show(board, self.sound), guard)
        self.course.on_act = self._on_act
        self.course.on_told = self._on_told
        self.course.on_asked = self._on_asked
        self._record = Record()
        self.narrowing = Narrowing()
        self._armed: Option | None = None
        self._asked: Decision | None = None
        self._decisions = 0
        self._heard = 0
        self.on_end: Callable[[], None] = lambda: None

    @property
    def read(self) -> Reader:
        return self.course.show.read

    @read.setter
    def read(self, reader: Reader) -> None:
        self.course.show.read = reader

    @property
    def speed(self) -> str:
        return self.course.speed

    @speed.setter
    def speed(self, speed: str) -> None:
        self.course.speed = speed

    @property
    def is_showing(self) -> bool:
        """Whether something is being shown, and nothing can be chosen."""
        return self.course.is_running

    # Showing

    def begin(self, session: Session) -> None:
        """Put a game on the table."""
        self.session = session
        self.course.begin(session)
        self._asked = None
        self._heard = len(session.history.entries)
        self._record.clear()
        self.board.clear()
        self.save()
        self.refresh()
        self.board.look()

    def save(self) -> None:
        """Keep the game. Where that does not work the player is told, and plays on."""
        if self.session is None:
            return
        kept = self._store.keep(self.session.history.save())
        dom.show("saved", when=not kept)
        if not kept:
            text = say("This browser keeps no saves now: save to a file from the menu before you leave.")
            dom.tell("saved", self.read(text))

    def refresh(self) -> None:
        """Show what the session is now. While something is being shown, that comes when it is over."""
        session = self.session
        if session is None or self.course.is_running:
            self.show_bar()
            return
        self._armed = None
        dom.show("note", when=False)
        if session.is_computers_turn:
            self.board.show(session.scene(), self.read)
            self._record.show(session, self.read)
            self._wait(session)
            self.course.go_on(session)
            return
        self._tell_root(session)
        if session.needs_cover:
            self._cover(session)
            return
        dom.close("cover")
        self.board.show(session.scene(), self.read)
        self._ask(session)
        self.show_bar()
        self._record.show(session, self.read)
        dom.put("tray", tray.html(tray.lately(session), self.read))
        self._show_recap(when=self.course.has_news())
        if session.asked is None:
            self.on_end()

    def _tell_root(self, session: Session) -> None:
        """What is asked now. It is told when it is offered, not before."""
        if session.asked is not self._asked:
            self._asked = session.asked
            self._decisions += 1
        dom.set_root(**session.facts(), decision=str(self._decisions))

    def _ask(self, session: Session) -> None:
        asked = session.asked
        if asked is None:
            outcome = session.history.state.outcome
            self._quiet(session.game.outcome_text(outcome) if outcome else say("The game is over."))
            return
        self.narrowing = Narrowing(session.offered(asked))
        dom.put("ask", panel.ask_html(session.seat_name(asked.seat), asked, self.read))
        self._show_options()
        self.board.attend(self.narrowing)
        dom.tell("live", self.read(asked.prompt))

    def _wait(self, session: Session) -> None:
        """The computer is to play: say so, and who it is."""
        asked = session.asked
        assert asked is not None
        if self._asked is None:
            self._tell_root(session)
        self._quiet(say("{seat}: the computer is playing", seat=session.seat_name(asked.seat)))

    def _quiet(self, text: Message) -> None:
        self.narrowing = Narrowing()
        dom.put("ask", panel.waiting_html(text, self.read))
        self._show_options()
        dom.tell("live", self.read(text))

    def _show_options(self) -> None:
        dom.put("options", panel.options_html(self.narrowing, self.read))
        closing = [option for option in self.narrowing.options if option.primary]
        dom.put("closing", panel.closing_html(closing, self._armed, self.read))
        self.hints.ask(self.session, self.narrowing, self.read)
        self.board.mark(self.narrowing, self.read, self.hints.priced, self.hints.aimed)

    def show_bar(self) -> None:
        session = self.session
        is_idle = session is not None and not self.course.is_running
        scene = self.board.scene
        if is_idle or session is None:
            turn = session.history.state.turn if session else None
            dom.put("status", bar.status_html(turn, scene.gauges if scene else (), self.read))
        undo = session.can_undo() if session and is_idle else None
        can_redo = bool(session and is_idle and session.can_redo())
        dom.put("commands", bar.commands_html(undo, can_redo, self.theme, self.read))

    def speak_anew(self) -> None:
        """Say everything again: another language."""
        self.course.show.skip()
        self._record.clear()
        self.board.clear()
        self.refresh()

    # The course of play

    def _perform(self, action: Action) -> None:
        assert self.session is not None
        self._armed = None
        dom.show("note", when=False)
        if not dom.by_id("recap").hidden:
            self.course.put_away()
        steps = self.course.act(self.session, action)
        with dom.measured("draw"):
            self.course.go_on(self.session, steps)

    def _on_act(self, session: Session) -> None:
        # The save is that of the table: a game that was put aside meanwhile is not kept twice.
        if session is self.session:
            self.save()

    def _on_told(self, session: Session, events: Sequence[Event] | None) -> None:
        """More of what happened is on the board: the log follows."""
        if session is not self.session:
            return
        if events is None:
            self.board.show(session.scene(), self.read)
            self._record.show(session, self.read)
        elif events:
            self._record.tell(events)
        else:
            self.narrowing = Narrowing()
            self.hints.clear()
            dom.set_root(digest=session.history.digest)
            self._record.show(session, self.read, untold=True)
            self.show_bar()

    def _on_asked(self) -> None:
        self.refresh()
        self._announce()

    def _announce(self) -> None:
        """Say aloud what happened, then what is asked."""
        session = self.session
        if session is None or session.needs_cover:
            return
        entries = session.history.entries
        events = [event for entry in entries[self._heard :] for event in session.events(entry)]
        self._heard = len(entries)
        if len(events) > MANY:
            words = [self.read(line.text) for line in recap.lines(events)]
        else:
            words = [self.read(event.text()) for event in events]
        if session.asked is not None and session.is_persons_turn:
            words.append(self.read(session.asked.prompt))
        if words:
            dom.tell("live", " ".join(words))

    # Telling again

    def skip(self) -> bool:
        """Cut short what is being shown; false when nothing is."""
        return self.course.show.skip()

    def replay(self) -> None:
        """Show the last turn of the others again."""
        if not self.course.replay() and not self.course.is_running and self.session is not None:
            dom.tell("live", self.read(say("Nothing has happened yet that could be shown again.")))

    def _show_recap(self, *, when: bool) -> None:
        """Tell in short what the others did in their turn."""
        if when:
            dom.put("recap", recap.html(self.course.recap(), self.read))
        dom.show("recap", when=when)

    def switch_recap(self) -> None:
        """Show the recap, or put it away until something new happens."""
        if self.session is None or self.is_showing or self.session.needs_cover:
            return
        is_open = not dom.by_id("recap").hidden
        if is_open:
            self.course.put_away()
        self._show_recap(when=not is_open)

    # Handing over

    def _cover(self, session: Session) -> None:
        """Take everything off the page that only the seat before may know."""
        self.board.clear()
        self.hints.clear()
        self._record.clear()
        self.narrowing = Narrowing()
        for part in ("ask", "options", "closing", "live", "tray", "recap"):
            dom.put(part, "")
        dom.put("commands", bar.commands_html(None, False, self.theme, self.read))
        dom.put("status", "")
        asked = session.asked
        assert asked is not None
        dom.put("cover", cards.cover_html(session.seat_name(asked.seat), self.read))
        dom.open_modal("cover")

    def keep_covered(self) -> None:
        """A browser may close the card against our will; it comes back until somebody says that he is there."""
        if self.session is not None and self.session.needs_cover:
            self.refresh()

    def end_cover(self) -> None:
        if self.session is not None and self.session.needs_cover:
            self.session.uncover()
            self._heard = len(self.session.history.entries)
            dom.close("cover")
            self.save()
            self.refresh()
            self.board.look()

    # Choosing

    def choose(self, text: str) -> None:
        """Perform an option by the text of its action; one that throws something away asks first."""
        if self.session is None or not self.session.is_persons_turn or self.is_showing:
            return
        option = next((o for o in self.narrowing.options if str(o.action) == text), None)
        if option is None:
            return
        if option.caution is not None and self._armed is not option:
            self._armed = option
            self._show_options()
            dom.tell("live", self.read(option.caution))
            return
        self._perform(option.action)

    def confirm(self) -> None:
        """Yes, do what was asked about."""
        if self._armed is not None:
            self.choose(str(self._armed.action))

    def primary(self) -> None:
        """What the amber button does: confirm what is asked about, or close what is being done."""
        option = self._armed or next((o for o in self.narrowing.options if o.primary), None)
        if option is not None:
            self.choose(str(option.action))

    def number(self, number: int) -> None:
        """The option with that number."""
        offered = [o for o in self.narrowing.remaining if not o.primary]
        if number <= len(offered):
            self.choose(str(offered[number - 1].action))

    # Touching

    def touch(self, *meanings: Things) -> None:
        """A thing on the board was touched."""
        session = self.session
        if session is None or not meanings or self.is_showing:
            return
        if self.hints.is_looking:
            self._look_at(meanings[0][0])
            return
        if not session.is_persons_turn:
            return
        touched = self.narrowing.touch(*meanings)
        if touched.perform is not None:
            self.choose(str(touched.perform.action))
        elif touched.narrowing is not None:
            self._narrow(touched.narrowing)
        elif (route := self.hints.route(*(ref for things in meanings for ref in things))) is not None:
            self._guard.start(self._walk(session, route.actions))
        else:
            self._note(session.game.why_not(session.history.state, meanings[0][0]))

    def _note(self, reason: Reason) -> None:
        """Say something beside the board and aloud."""
        dom.put("note", panel.note_html(reason, self.read))
        dom.show("note")
        dom.tell("live", self.read(reason.text))

    async def _walk(self, session: Session, actions: Sequence[Action]) -> None:
        """Take the steps of a way one by one, until it ends, something comes up, or the player does something else."""
        begun = session.asked
        taken = len(session.history.entries)
        for action in actions:
            is_alone = self.session is session and len(session.history.entries) == taken
            if not is_alone or begun is None or not goes_on(session, begun, action):
                return
            self._perform(action)
            taken += 1
            if was_surprised(session):
                return
            await self.course.idle()
            if pause := STRIDE[self.speed]:
                await asyncio.sleep(pause)

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
            dom.put("note", panel.note_html(reason, self.read))
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
        dom.tell("live", self.read(on if shown else off))

    def _say(self, text: Message) -> None:
        dom.put("note", esc(self.read(text)))
        dom.show("note")
        dom.tell("live", self.read(text))

    def _narrow(self, narrowing: Narrowing) -> None:
        self.narrowing = narrowing
        self._armed = None
        dom.show("note", when=False)
        self._show_options()

    def widen(self) -> bool:
        """Let go of what was touched last; false when nothing was."""
        if self.hints.is_looking:
            self.toggle_sight()
        elif self._armed is not None:
            self._armed = None
            self._show_options()
        elif self.narrowing.is_narrowed:
            self._narrow(self.narrowing.widened())
        elif not dom.by_id("note").hidden:
            dom.show("note", when=False)
        else:
            return False
        return True

    def touch_focus(self) -> bool:
        """Touch what the ring is on; false when there is no ring."""
        ref = self.board.focus
        if ref is None:
            return False
        self.touch(self.board.things_in(ref))
        return True

    def next_live(self, direction: int) -> None:
        """Put the ring on the next thing that can be used."""
        live = sorted(ref for ref in self.narrowing.live if self.board.box(ref) is not None)
        if not live:
            return
        here = self.board.focus
        index = live.index(here) + direction if here in live else 0 if direction > 0 else -1
        self.focus_on(live[index % len(live)])

    def focus_on(self, ref: str) -> None:
        self.board.set_focus(ref)
        self.point(ref)
        words = [self.board.label(thing, self.read) for thing in self.board.things_in(ref)]
        words += map(self.read, self.hints.told(ref))
        dom.tell("live", ", ".join(words))

    def step_focus(self, direction: tuple[int, int]) -> None:
        if self.session is not None and (ref := self.board.step_focus(direction)) is not None:
            self.focus_on(ref)

    # Taking back

    def undo(self) -> None:
        if self.session is not None and not self.is_showing and self.session.can_undo() is not None:
            self.session.undo()
            self._heard = len(self.session.history.entries)
            self.course.take_back(self.session)
            self.save()
            self.refresh()

    def redo(self) -> None:
        if self.session is not None and not self.is_showing and self.session.can_redo():
            self.session.redo()
            self.course.do_again()
            self.save()
            self.refresh()
