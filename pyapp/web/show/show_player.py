"""The show: what happened is played on the board step by step, through the eyes of one seat, and can be cut short."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

from js import document

from pyapp.kernel.event import Drawn, Event, Rolled
from pyapp.kernel.flow import State
from pyapp.kernel.message import Reader
from pyapp.web.board.boardview import BoardView
from pyapp.web.foresight import overlay_svg
from pyapp.web.page import dom
from pyapp.web.page.sound import Sound
from pyapp.web.page.speeds import PACES
from pyapp.web.question import bar, question_html
from pyapp.web.show import dice_tray, show_steps, trail_svg
from pyapp.web.show.show_steps import Beat, Kind
from pyapp.web.table.session import Session

AROUND = 60
"""Board units around a thing that are brought into the window with it."""


class Show:
    """Plays one stretch at a time. `skip` ends it; what comes after in the same run is not shown either."""

    def __init__(self, board: BoardView, sound: Sound) -> None:
        self.board = board
        self.sound = sound
        self.read = Reader()
        self.is_on = False
        self._is_cut = False
        self._is_again = False
        """Whether it has been shown before."""
        self._pause: asyncio.Future[None] | None = None
        self._rolls: list[dice_tray.Roll] = []
        self._read_lately: set[str] = set()
        """Sentences that this table has seen: whoever reads them again is quicker."""

    # A run: from the first thing that is shown until somebody is asked

    def begin(self, *, again: bool = False) -> None:
        self.is_on, self._is_cut, self._is_again = True, False, again
        self.board.unmark()
        dom.set_root(show="on")
        dom.put("options", "")
        dom.put("closing", question_html.skip_html(self.read))

    def end(self) -> None:
        self.is_on = self._is_cut = False
        self.board.glow(())
        for layer in ("trails", "lines"):
            dom.by_id(layer).innerHTML = ""
        dom.set_root(show=None)

    def skip(self) -> bool:
        """Cut the run short; false when none is on."""
        if not self.is_on:
            return False
        self._is_cut = True
        self._go_on()
        return True

    @property
    def is_cut(self) -> bool:
        return self._is_cut

    # Playing

    def set(self, session: Session, state: State) -> None:
        """Put the table as it was."""
        self.board.show(session.scene(state), self.read)

    async def play(
        self,
        session: Session,
        steps: Sequence[Beat],
        speed: str,
        told: Callable[[Sequence[Event]], None] = lambda _: None,
    ) -> None:
        """Show the steps. `told` hears of each as it is shown, and of none that was cut."""
        self._rolls = []
        times = show_steps.holds(steps, speed, self.read, self._read_lately)
        self._read_lately.update(show_steps.sentences(steps))
        for step, hold in zip(steps, times, strict=True):
            if self._is_cut:
                return
            self._show(session, step, speed)
            told(step.events)
            if hold:
                await self._wait(hold)

    def _show(self, session: Session, step: Beat, speed: str) -> None:
        board = self.board
        scene = session.scene(step.state)
        before = board.places()
        board.pace = PACES[speed].glide
        board.show(scene, self.read)
        board.pace = 0
        refs = tuple(dict.fromkeys(ref for event in step.events for ref in event.refs()))
        if refs or step.kind is not Kind.ROLL:
            # Dice are about what was told last: that stays lit.
            board.glow(refs)
        dom.by_id("trails").innerHTML = (
            trail_svg.ways(before, board.places())
            + trail_svg.beams(step.event, board.box)
            + overlay_svg.ways_of(step.event.ways(), board.boxes, is_sure=True)
        )
        # Over everything that stands there.
        dom.by_id("lines").innerHTML = trail_svg.verdict(step.event, board.box, self.read, board.grow)
        board.eye.follow(refs, AROUND)
        board.areas.follow(refs)
        if step.kind is Kind.BLOW:
            board.shake(refs, 2 * PACES[speed].glide)
        self._tell_dice(step.event)
        dom.put("status", bar.status_html(step.state.turn, scene.gauges, self.read))
        dom.put("ask", question_html.story_html(step.state.crumbs(), step.event, self.read, again=self._is_again))
        self.sound.of(step.events)

    def _tell_dice(self, event: Event) -> None:
        """Dice and draws lie there until they have decided something, and something else happens."""
        look = dice_tray.Look.ROLLING if isinstance(event, Rolled | Drawn) else dice_tray.Look.FRESH
        if not dice_tray.take(self._rolls, event) and self._rolls and self._rolls[-1].results:
            look = dice_tray.Look.PAST
        dom.put("tray", dice_tray.html(self._rolls[-dice_tray.KEPT :], self.read, look))

    def _go_on(self) -> None:
        if self._pause is not None and not self._pause.done():
            self._pause.set_result(None)

    async def _wait(self, milliseconds: int) -> None:
        """Let the step be looked at, until its time is over or the show is cut."""
        loop = asyncio.get_running_loop()
        self._pause = pause = loop.create_future()
        timer = loop.call_later(milliseconds / 1000, self._go_on)
        try:
            await pause
        finally:
            timer.cancel()
            self._pause = None


def is_nobody_looking() -> bool:
    """Whether the page is out of sight: a show to nobody is none."""
    return bool(document.hidden)
