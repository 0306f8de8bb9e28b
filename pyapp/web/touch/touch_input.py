"""The player's hands on the board: what a touch means, and walking to what was touched."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from pyapp.kernel.decision import Action
from pyapp.kernel.message import say
from pyapp.web.board.boardview import BoardView
from pyapp.web.foresight import note
from pyapp.web.foresight.board_hints import Look
from pyapp.web.page import dom
from pyapp.web.page.speeds import PACES
from pyapp.web.question.narrowing import Narrowing, Things
from pyapp.web.question.question import Asking
from pyapp.web.show.turn_runner import Course
from pyapp.web.table.session import Session
from pyapp.web.touch.pointing import Guide
from pyapp.web.touch.route_walk import Way, steps
from pyapp.web.touch.touch_meaning import Meaning, Sense, is_met_at, meaning_of


class Hands:
    def __init__(self, board: BoardView, asking: Asking, course: Course, guard: dom.Guard) -> None:
        self.board = board
        self._asking = asking
        self._course = course
        self._guard = guard
        self.guide = Guide(board, asking)
        self._seen: tuple[str, int] | None = None
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
        self.board.fan.close()
        if self.session is not None and self.session.game.has_sight:
            self.guide.toggle_sight()

    def toggle_threats(self) -> None:
        self.board.fan.close()
        if self.session is not None and self.session.game.has_threats:
            self.guide.toggle_threats()

    # Touching

    def came_nearer(self, event: Any) -> bool:
        """Whether a finger has touched what is too small for it, and only sees it better now."""
        # Who looks from place to place means the place.
        if not self.board.below.came_nearer(event, spreads=not self._asking.hints.is_looking):
            return False
        square = self.board.fan.square
        if square is None:
            note.tell(say("Nearer now. Touch again to choose."), self._asking.read)
        else:
            self._offer_pile(square)
        return True

    def _offer_pile(self, square: str) -> None:
        """Those in a pile can be chosen one by one, or several together: the list tells of both."""
        asked = self._asking.narrowing
        narrowing = asked.about(self.board.things_in(square))
        if 0 < narrowing.count < asked.count:
            self._asking.narrow(narrowing)

    def touch(self, *meanings: Things, by_finger: bool = False, thin: Callable[[], str | None] | None = None) -> None:
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
        elif (way := self._asking.way) is not None and self.board.square_of(meanings[0][0]) == way.place:
            self.go_there()
            return
        meaning = meaning_of(self._asking.narrowing, hints, self._has_handle, meanings)
        if not by_finger and self._may_mean_the_way(meanings[0][0], meaning):
            meaning = meaning._replace(sense=Sense.CHOICE)
        if meaning.is_shown_first(by_finger) and self._seen is None:
            self._show_first(session, meanings[0][0], meaning)
            return
        # Whatever a touch has done, a second one in the same place is not a wish to come nearer.
        is_waiting = meaning.narrowing is not None or meaning.route is not None
        self.board.svg.toggleAttribute("data-waits", is_waiting)
        if meaning.sense is Sense.SUBJECT:
            self.guide.describe(session, meanings[0][0], by_finger=by_finger)
        elif meaning.sense is Sense.CHOICE and meaning.narrowing is not None:
            self._narrow(meanings, meaning.narrowing)
        elif meaning.option is not None:
            self._asking.choose(meaning.option)
        elif meaning.route is not None:
            self._guard.start(self._walk(session, meaning.route.actions))
        else:
            meant = thin() if thin is not None else None
            self.guide.explain(session, meant or meanings[0][0], by_finger=by_finger)

    def _has_handle(self, ref: str) -> bool:
        return self.board.handled_box(ref) is not None

    def _show_first(self, session: Session, ref: str, meaning: Meaning) -> None:
        """Show and tell what a second touch would do."""
        self._seen = self._sight(session, ref)
        self.board.svg.setAttribute("data-waits", "")
        option = meaning.option
        if option is not None and option.caution is not None:
            # The panel asks whether that is meant, beside the note.
            self._asking.choose(option)
        done = option if meaning.sense in (Sense.WORK, Sense.DEED) and not meaning.is_met else None
        self.guide.preview(ref, shot=meaning.sense is Sense.SHOT, met=meaning.is_met, done=done)

    def explain(self, ref: str) -> bool:
        """Tell what a finger has touched beside the board; false while nobody is asked."""
        session = self.session
        if session is None or not session.is_persons_turn or self._course.is_running:
            return False
        self.guide.explain(session, ref, by_finger=True)
        return True

    def _narrow(self, meanings: Sequence[Things], narrowing: Narrowing) -> None:
        """Offer what is left beside the place of what was touched: who else stands there can be touched next."""
        meant = next((ref for things in meanings for ref in things if ref in narrowing.chosen_refs), None)
        place = (self.board.square_of(meant) or meant) if meant is not None else None
        way = self._way_to(place, narrowing) if place is not None else None
        self._asking.narrow(narrowing, self.board.element(place) if place is not None else None, way)

    def _way_to(self, place: str, narrowing: Narrowing) -> Way | None:
        """The way to what was touched for those who are asked, where no option left is a step there."""
        hints = self._asking.hints
        route = hints.route(place)
        goes_on = narrowing.chosen[:-1] == self._asking.narrowing.chosen
        if route is None or not goes_on or any(option.action == route.actions[-1] for option in narrowing.remaining):
            return None
        told = hints.told_way(place)[0]
        words = say("Go among them: {way}", way=told) if is_met_at(hints, place) else say("Go there: {way}", way=told)
        return Way(place, route, words)

    def go_there(self) -> None:
        """Go to what was touched last; among enemies what that means is told first."""
        session, way = self.session, self._asking.way
        if session is None or way is None or self._course.is_running:
            return
        self.stop()
        if is_met_at(self._asking.hints, way.place) and self._seen != self._sight(session, way.place):
            self._seen = self._sight(session, way.place)
            # What is told lies where the answers lay.
            dom.put_away("choice")
            self.guide.preview(way.place, shot=False, met=True)
            return
        self._guard.start(self._walk(session, way.route.actions))

    def _may_mean_the_way(self, ref: str, meaning: Meaning) -> bool:
        """Whether the floor below a target was clicked, of which the way there is told: nobody shoots by mistake."""
        if meaning.sense is not Sense.SHOT or meaning.narrowing is None or ref not in self.board.boxes:
            return False
        return self._way_to(ref, meaning.narrowing) is not None

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
                    session.back.join_next()
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
        self.board.fan.close()
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
        if ref in self.board.areas:
            self.touch_beside(ref)
        else:
            self.touch(self.board.things_in(ref))
        return True

    def touch_beside(self, ref: str, *, by_finger: bool = False) -> None:
        """A thing beside the board was touched: a pile with which nothing can be done is looked through."""
        lying = self.board.areas.find(ref)
        asked = self._asking.narrowing
        is_of_use = ref in asked.live | asked.chosen_refs
        if lying is not None and lying.piece.inside and not is_of_use and not self._asking.hints.is_looking:
            self.board.areas.look_through(lying.piece.key)
            return
        self.touch((ref,), by_finger=by_finger)
