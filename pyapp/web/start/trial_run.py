"""The trial that the start page offers: begun, shown as it goes on, and stopped when something else is wanted."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.games import GAMES
from pyapp.kernel.dice import new_seed
from pyapp.kernel.message import Message, Reader
from pyapp.trial import Found, Trial
from pyapp.web.page import dom
from pyapp.web.page.beside import Beside
from pyapp.web.page.params import read_seed
from pyapp.web.saves.save_summary import described
from pyapp.web.start import trial_card
from pyapp.web.start.new_game_form import Wishes
from pyapp.web.start.trial_card import Shown, Stage
from pyapp.web.table import addressing

ANSWER = ("pyapp.trial", "answer")
"""What is called in the worker."""


class TrialRun:
    def __init__(self, wishes: Wishes, guard: dom.Guard, read: Callable[[], Reader]) -> None:
        self._wishes = wishes
        self._read = read
        self._beside = Beside(guard, *ANSWER)
        self._shown = Shown()
        self._said = ""
        """What was read aloud last."""

    def begin(self) -> None:
        """Let the computer play what the form describes."""
        if self._is_running:
            self._beside.stop()
        game = GAMES[self._wishes.game]
        mode = game.mode(self._wishes.mode)
        seed = read_seed(self._wishes.seed) if self._wishes.seed.strip() else None
        picked = self._wishes.picked(GAMES)
        trial = Trial.of(game, self._wishes.begun(GAMES, new_seed() if seed is None else seed))
        what = described(game.title, mode.title, picked.title if picked is not None else None)
        self._show(Shown(Stage.STARTING, what))
        self._beside.ask(trial.text(), self._tell, self._fail)

    def stop(self) -> None:
        """Somebody has seen enough: what is known stays."""
        if self._is_running:
            self._beside.stop()
            found = self._shown.found
            self._show(Shown(Stage.STOPPED, self._shown.what, found) if found is not None else Shown())

    def drop(self) -> None:
        """It is about something that is not chosen any more. A worker that has done all stays for another trial until
        then, and no longer: it would take the room of a second Python beside every game that follows.
        """
        self._beside.stop()
        if self._shown.stage is not Stage.IDLE:
            self._show(Shown())

    def html(self) -> str:
        """As it is now, for a start page that is drawn anew."""
        return trial_card.html(self._shown, self._name, self._read())

    @property
    def _is_running(self) -> bool:
        return self._shown.stage in (Stage.STARTING, Stage.PLAYING)

    def _tell(self, text: str) -> None:
        found = Found.read(text)
        self._show(Shown(Stage.DONE if found.is_whole else Stage.PLAYING, self._shown.what, found))

    def _fail(self, why: str) -> None:
        self._show(Shown(Stage.FAILED, self._shown.what, why=why))

    def _name(self, side: str) -> Message | None:
        return addressing.side_name(GAMES[self._wishes.game], side)

    def _show(self, shown: Shown) -> None:
        self._shown = shown
        if dom.some(dom.by_id(trial_card.PLACE)) is None:
            return
        dom.put(trial_card.PLACE, self.html())
        if (said := trial_card.told(shown, self._read())) != self._said:
            self._said = said
            dom.tell(trial_card.SAID, said)
