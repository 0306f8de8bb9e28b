"""The table: a game being played in the page. It shows the session and turns touches and choices into actions."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from pyapp.kernel.decision import Action, Decision, Option, Reason
from pyapp.kernel.message import Message, Reader, say
from pyapp.web import bar, cards, dom, log, panel
from pyapp.web.boardview import BoardView
from pyapp.web.hints import Hints
from pyapp.web.markup import esc
from pyapp.web.narrow import Narrowing, Things
from pyapp.web.session import Session
from pyapp.web.store import Store
from pyapp.web.walking import goes_on, was_surprised

PACE = {"instant": 0.0, "fast": 0.12, "normal": 0.4, "slow": 0.9}
"""Seconds between two actions of the computer."""
BREATH = 40
"""Milliseconds that the computer may think before the page gets a turn."""
STRIDE = {"instant": 0.0, "fast": 0.1, "normal": 0.2, "slow": 0.45}
"""Seconds that a step of a walk takes."""

LOGGED = 300
"""Moves in the log when it is drawn anew."""


class Table:
    def __init__(self, board: BoardView, store: Store, guard: dom.Guard) -> None:
        self.board = board
        self.hints = Hints(board)
        self._store = store
        self._guard = guard
        self.session: Session | None = None
        self.read = Reader()
        self.theme = "dark"
        self.speed = "normal"
        self.narrowing = Narrowing()
        self._armed: Option | None = None
        self._asked: Decision | None = None
        self._decisions = 0
        self._logged = (0, "")
        self._is_running = False
        self.on_end: Callable[[], None] = lambda: None

    # Showing

    def begin(self, session: Session) -> None:
        """Put a game on the table."""
        self.session = session
        self._asked = None
        self._logged = (0, "")
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
        """Show what the session is now."""
        session = self.session
        if session is None:
            self.show_bar()
            return
        self._armed = None
        dom.show("note", when=False)
        self._tell_root(session)
        if session.needs_cover:
            self._cover(session)
            return
        dom.close("cover")
        self.board.show(session.scene(), self.read)
        self._ask(session)
        self.show_bar()
        self._show_log(session)
        if session.is_computers_turn and not self._is_running:
            self._guard.start(self._run_computers(session))
        elif session.asked is None:
            self.on_end()

    def _tell_root(self, session: Session) -> None:
        if session.asked is not self._asked:
            self._asked = session.asked
            self._decisions += 1
        dom.set_root(**session.facts(), decision=str(self._decisions))

    def _ask(self, session: Session) -> None:
        asked = session.asked
        if asked is None:
            outcome = session.history.state.outcome
            text = session.game.outcome_text(outcome) if outcome else say("The game is over.")
            self._quiet(text)
        elif session.is_persons_turn:
            self.narrowing = Narrowing(session.offered(asked))
            dom.put("ask", panel.ask_html(session.seat_name(asked.seat), asked, self.read))
            self._show_options()
            self.board.attend(self.narrowing)
            dom.tell("live", self.read(asked.prompt))
        else:
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
        scene = self.board.scene
        turn = session.history.state.turn if session else None
        dom.put("status", bar.status_html(turn, scene.gauges if scene else (), self.read))
        undo = session.can_undo() if session else None
        dom.put("commands", bar.commands_html(undo, bool(session and session.can_redo()), self.theme, self.read))

    def _show_log(self, session: Session) -> None:
        """Add what is new; begin again when something was taken back or another seat looks."""
        count, viewer = self._logged
        entries = session.history.entries
        element = dom.by_id("log")
        if viewer != session.viewer or count > len(entries):
            element.innerHTML = ""
            count = max(0, len(entries) - LOGGED)
        if count < len(entries):
            element.insertAdjacentHTML("beforeend", log.html(session, self.read, count))
            element.scrollTop = element.scrollHeight
        self._logged = (len(entries), session.viewer)
        dom.tell("record-title", self.read(say("Log")))

    def speak_anew(self) -> None:
        """Say everything again: another language."""
        self._logged = (0, "")
        self.board.clear()
        self.refresh()

    # Handing over

    def _cover(self, session: Session) -> None:
        """Take everything off the page that only the seat before may know."""
        self.board.clear()
        self.hints.clear()
        self._logged = (0, "")
        self.narrowing = Narrowing()
        for part in ("ask", "options", "closing", "log", "live"):
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
            dom.close("cover")
            self.save()
            self.refresh()
            self.board.look()

    # Choosing

    def choose(self, text: str) -> None:
        """Perform an option by the text of its action; one that throws something away asks first."""
        if self.session is None or not self.session.is_persons_turn:
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

    def _perform(self, action: Action) -> None:
        assert self.session is not None
        with dom.measured("apply"):
            self.session.act(action)
        with dom.measured("draw"):
            self.save()
            self.refresh()
        self._announce()

    def _announce(self) -> None:
        """Say aloud what happened, then what is asked."""
        session = self.session
        if session is None or session.needs_cover or not session.history.entries:
            return
        events = session.events(session.history.entries[-1])
        words = [self.read(event.text()) for event in events]
        if session.asked is not None and session.is_persons_turn:
            words.append(self.read(session.asked.prompt))
        dom.tell("live", " ".join(words))

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
        if session is None or not meanings:
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
        if self.session is not None and self.session.can_undo() is not None:
            self.session.undo()
            self.save()
            self.refresh()

    def redo(self) -> None:
        if self.session is not None and self.session.can_redo():
            self.session.redo()
            self.save()
            self.refresh()

    # The computer's turn

    async def _run_computers(self, session: Session) -> None:
        """Let the computer act until a person has to, with breaks so that the page stays alive."""
        self._is_running = True
        try:
            last = dom.clock()
            while self.session is session and session.is_computers_turn:
                action = session.computers_choice()
                with dom.measured("computer"):
                    session.act(action)
                pace = PACE[self.speed]
                if pace or dom.clock() - last > BREATH:
                    self._draw_meanwhile(session)
                    await asyncio.sleep(pace)
                    last = dom.clock()
        finally:
            self._is_running = False
        # Another game may have been put on the table meanwhile, which waits for the computer too.
        self.save()
        self.refresh()
        self._announce()

    def _draw_meanwhile(self, session: Session) -> None:
        self.save()
        self._tell_root(session)
        self.board.show(session.scene(), self.read)
        self.show_bar()
        self._show_log(session)
