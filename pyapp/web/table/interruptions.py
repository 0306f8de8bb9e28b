"""Occasions to interrupt: on which of them the people at the table want to be asked, and which were let go by unasked.

Both stand among the marks of the save.
"""

from __future__ import annotations

from typing import Any

from pyapp.kernel.decision import Decision, Seat, Window
from pyapp.kernel.game import Game
from pyapp.kernel.history import History
from pyapp.web.question.waivers import Occasion

ASKS, PASSED = "asks", "passed"
"""The marks: what the players have said of each occasion, each for himself, and the numbers of the moves that let one
go by.
"""


class Interruptions:
    def __init__(self, game: Game[Any, Any], history: History[Any]) -> None:
        self._game = game
        self._history = history
        self.passed: set[int] = set()
        """Moves, by number, that nobody was asked about."""
        self.catch_up()

    def catch_up(self) -> None:
        """Read again what the marks say, whatever a save has in that place."""
        numbers = self._history.marks.get(PASSED)
        self.passed = {each for each in numbers if type(each) is int} if isinstance(numbers, list) else set()

    def note(self, number: int, *, is_waived: bool) -> None:
        """A move is about to be made: those from here on are others than what may have been taken back."""
        self.passed = {passed for passed in self.passed if passed < number} | ({number} if is_waived else set())
        if self.passed:
            self._history.marks[PASSED] = sorted(self.passed)
        else:
            self._history.marks.pop(PASSED, None)

    def window(self, asked: Decision | None) -> Window | None:
        """The occasion on which a question is asked that may be waived."""
        if asked is None or asked.waiver is None:
            return None
        return next((each for each in self._game.windows if each.id == asked.waiver.window), None)

    def wants(self, window: str, seat: Seat) -> bool:
        """Whether a player, or somebody who knows what he knows, wants to be asked on such an occasion."""
        table = self._said()
        own = table.get(self._speaker(seat))
        # Saves from before everybody spoke for himself have one word for the whole table.
        for said in (own.get(window) if isinstance(own, dict) else None, table.get(window)):
            if isinstance(said, bool):
                return said
        return any(each.is_asked for each in self._game.windows if each.id == window)

    def ask_about(self, window: str, seat: Seat, wanted: bool) -> None:
        table, who = self._said(), self._speaker(seat)
        own = table.get(who)
        self._history.marks[ASKS] = {**table, who: {**(own if isinstance(own, dict) else {}), window: wanted}}

    def _said(self) -> dict[str, Any]:
        asks = self._history.marks.get(ASKS)
        return asks if isinstance(asks, dict) else {}

    def _speaker(self, seat: Seat) -> Seat:
        """The first of those who know the same: what one of them says holds for all, and for nobody else."""
        return self._game.mode(self._history.start.mode).group(seat)[0]

    def occasions(self, seat: Seat) -> tuple[Occasion, ...]:
        """All that the game has."""
        return tuple(Occasion(window, self.wants(window.id, seat)) for window in self._game.windows)
