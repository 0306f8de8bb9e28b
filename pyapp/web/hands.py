"""The player's hands on the board: what a touch means, and walking to what was touched."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message, say
from pyapp.kernel.prospect import Kind
from pyapp.web import dom, note
from pyapp.web.asking import Asking
from pyapp.web.boardview import BoardView
from pyapp.web.course import Course
from pyapp.web.guide import Guide
from pyapp.web.hints import Look
from pyapp.web.narrow import Narrowing, Things
from pyapp.web.pace import PACES
from pyapp.web.session import Session
from pyapp.web.walking import steps


class Hands:
    def __init__(self, board: BoardView, asking: Asking, course: Course, guard: dom.Guard) -> None:
        self.board = board
        self._asking = asking
        self._course = course
        self._guard = guard
        self.guide = Guide(board, asking)
        self._seen: tuple[str, int] | None = None
        self._way: str | None = None
        """The place of what was touched, where one can go instead of what else can be done about it."""
        self._errands = 0
        """Counts what was begun: a walk ends when the player begins something else."""
        self._is_walking = False

    @property
    def session(self) -> Session | None:
        return self.guide.session

    @session.setter
    def session(self, session: Session) -> None:
        self.guide.session = session
        self.forget()
        self._offer(session)

    def forget(self) -> None:
        """What a finger has seen counts no more: the table is another one."""
        self._seen = None

    # Tools of the board

    def _offer(self, session: Session) -> None:
        """What the game on the table can be asked."""
        has = {Look.SIGHT: session.game.has_sight, Look.THREATS: session.game.has_threats}
        dom.set_root(tools=" ".join(look for look in Look if has[look]) or None)

    def toggle_sight(self) -> None:
        if self.session is not None and self.session.game.has_sight:
            self.guide.toggle_sight()

    def toggle_threats(self) -> None:
        if self.session is not None and self.session.game.has_threats:
            self.guide.toggle_threats()

    # Touching

    def came_nearer(self, event: Any) -> bool:
        """Whether a finger has touched what is too small for it, and only sees it better now."""
        if not self.board.came_nearer(event):
            return False
        if self.board.fan.square is None:
            note.tell(say("Nearer now. Touch again to choose."), self._asking.read)
        return True

    def touch(self, *meanings: Things, by_finger: bool = False, thin: str | None = None) -> None:
        """A thing on the board was touched. A finger sees first what a pointer sees by pointing, and acts when it
        touches again: every way, and whatever rolls dice. A way among enemies is shown to everybody first. What is too
        thin for a finger is meant where the touch is good for nothing else.
        """
        session = self.session
        if session is None or not meanings or self._course.is_running:
            return
        self.stop()
        self.board.svg.removeAttribute("data-waits")
        hints = self._asking.hints
        if hints.is_looking:
            self.guide.look_at(meanings[0][0])
            return
        if not session.is_persons_turn:
            return
        if self._seen != self._sight(session, meanings[0][0]):
            self.forget()
        touched = self._asking.narrowing.touch(*meanings)
        route = hints.route(*(ref for things in meanings for ref in things)) if touched.narrowing is None else None
        is_step = touched.perform is not None and self._is_step(touched.perform)
        rolls = touched.perform is not None and not is_step and not hints.aimed.isdisjoint(touched.perform.refs)
        is_met = (route is not None and self._is_met(route.path[-1])) or (
            touched.perform is not None and not rolls and any(map(self._is_met, touched.perform.refs))
        )
        is_work = touched.perform is not None and any(self.board.handled_box(ref) for ref in touched.perform.refs)
        looks_first = is_met or (by_finger and (route is not None or rolls or is_work or is_step))
        if looks_first and self._seen is None:
            self._seen = self._sight(session, meanings[0][0])
            self.board.svg.setAttribute("data-waits", "")
            if touched.perform is not None and touched.perform.caution is not None:
                # The panel asks whether that is meant, beside the note.
                self._asking.choose(str(touched.perform.action))
            done = touched.perform if is_work and not rolls and not is_met else None
            self.guide.preview(meanings[0][0], shot=rolls, met=is_met, done=done)
            return
        # Whatever a touch has done, a second one in the same place is not a wish to come nearer.
        self.board.svg.toggleAttribute("data-waits", touched.narrowing is not None or route is not None)
        if touched.perform is not None:
            self._asking.choose(str(touched.perform.action))
        elif touched.narrowing is not None:
            self._narrow(meanings, touched.narrowing)
        elif route is not None:
            self._guard.start(self._walk(session, route.actions))
        else:
            self.guide.explain(session, thin or meanings[0][0], by_finger=by_finger)

    def _narrow(self, meanings: Sequence[Things], narrowing: Narrowing) -> None:
        """Offer what is left beside the place of what was touched: who else stands there can be touched next."""
        meant = next((ref for things in meanings for ref in things if ref in narrowing.chosen_refs), None)
        place = (self.board.square_of(meant) or meant) if meant is not None else None
        way = self._way_to(place, narrowing) if place is not None else None
        self._way = place if way is not None else None
        self._asking.narrow(narrowing, self.board.element(place) if place is not None else None, way)

    def _way_to(self, place: str, narrowing: Narrowing) -> Message | None:
        """What it takes to go to what was touched, where no option left is a step there."""
        route = self._asking.hints.route(place)
        if route is None or any(option.action == route.actions[-1] for option in narrowing.remaining):
            return None
        told = self._asking.hints.told_way(place)[0]
        return say("Go among them: {way}", way=told) if self._is_met(place) else say("Go there: {way}", way=told)

    def go_there(self) -> None:
        """Go to what was touched last; among enemies what that means is told first."""
        session, place = self.session, self._way
        route = self._asking.hints.route(place) if place is not None else None
        if session is None or place is None or route is None or self._course.is_running:
            return
        self.stop()
        if self._is_met(place) and self._seen != self._sight(session, place):
            self._seen = self._sight(session, place)
            self.guide.preview(place, shot=False, met=True)
            return
        self._guard.start(self._walk(session, route.actions))

    def _is_step(self, option: Option) -> bool:
        """Whether an option is the way to one of the things that it has to do with."""
        routes = (self._asking.hints.route(ref) for ref in option.refs)
        return any(route is not None and route.actions == (option.action,) for route in routes)

    def _is_met(self, ref: str) -> bool:
        """Whether enemies stand where somebody would go: nobody walks among them by mistake."""
        goal = self._asking.hints.prospect.goal(ref)
        return goal is not None and goal.kind is Kind.MET

    def _sight(self, session: Session, ref: str) -> tuple[str, int]:
        """What a touch is about, and when: who touches the same again has seen what comes of it."""
        return self.board.square_of(ref) or ref, len(session.history.entries)

    async def _walk(self, session: Session, actions: Sequence[Action]) -> None:
        """Take the steps of a way one by one, until it ends, something comes up, or the player does something else."""
        begun = len(session.history.entries)
        errand, taken, over = self._errands, begun, dom.open_dialogs()
        self._walks(True)
        try:
            for action in steps(session, actions):
                if self.session is not session or self._errands != errand or len(session.history.entries) != taken:
                    return
                # Nobody walks on behind a card that was opened in mid-stride.
                if not dom.open_dialogs() <= over:
                    return
                if taken > begun:
                    session.join_next()
                self._asking.on_choice(action)
                taken += 1
                await self._course.idle()
                if pause := PACES[self._course.speed].stride:
                    await asyncio.sleep(pause)
        finally:
            # A walk that another one took the place of leaves the word to that.
            if self._errands == errand or not self._is_walking:
                self._walks(False)

    def _walks(self, on: bool) -> None:
        self._is_walking = on
        dom.set_root(walk="on" if on else None)

    def stop(self) -> bool:
        """Stay where the walk has come to; false when nobody walks."""
        was_walking = self._is_walking
        self._errands += 1
        self._walks(False)
        return was_walking

    def widen(self) -> bool:
        """Let go of what was touched last; false when nothing was."""
        self.forget()
        if self._asking.hints.is_looking:
            self.guide.toggle_sight()
        elif self._asking.widen():
            pass
        elif note.is_shown():
            note.hide()
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
