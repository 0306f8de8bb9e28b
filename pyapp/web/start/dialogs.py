"""Papers that are laid over the table and taken away again: the keys, the legend, the board in words, the end of
the game.

One stays until its cause is gone: that another tab plays this game.
"""

from __future__ import annotations

from pyapp.web.page import dom, keys
from pyapp.web.reading import board_in_words, legend
from pyapp.web.start import cover_and_ending
from pyapp.web.table.table import Table

NAMES = ("words", "legend-card", "keys", "ending")


class Papers:
    def __init__(self, table: Table) -> None:
        self._table = table

    def show_ending(self) -> None:
        session = self._table.session
        if session is not None and (outcome := session.history.state.outcome) is not None:
            if not dom.is_open("ending") and outcome.side != "draw":
                self._table.sound.play("win" if any(seat in outcome.winners for seat in session.people) else "lose")
            dom.put("ending", cover_and_ending.ending_html(session, self._table.read))
            dom.open_modal("ending")
            # The button that has the focus may lie below what is to be read first.
            dom.by_id("ending").scrollTop = 0

    def show_keys(self) -> None:
        dom.put("keys", keys.html(self._table.read))
        dom.open_modal("keys")

    def show_words(self) -> None:
        """The board as text, as far as the seat that looks may know it."""
        session = self._table.session
        if session is not None and not session.needs_cover:
            seen = session.game.observe(session.history.state, session.viewer)
            words, areas = session.game.words(seen), session.game.scene(seen).areas
            dom.put("words", board_in_words.html(words, self._table.read, areas))
            dom.open_modal("words")

    def show_legend(self) -> None:
        """What the marks on the board mean: those of the page, then those of the game on the table."""
        session = self._table.session
        if session is not None:
            dom.put("legend-card", legend.html(legend.sections(session.game, self._table.read), self._table.read))
            dom.open_modal("legend-card")

    def find(self, ref: str) -> None:
        """From a line of the text to its thing on the board."""
        dom.close("words")
        self._table.hands.guide.focus_on(ref)

    def show_elsewhere(self, *, is_newer: bool) -> None:
        dom.put("elsewhere", cover_and_ending.elsewhere_html(is_newer=is_newer, read=self._table.read))
        dom.open_modal("elsewhere")

    def close_elsewhere(self) -> None:
        dom.close("elsewhere")

    def close_top(self) -> bool:
        """Take the topmost away; false when there is none."""
        for name in NAMES:
            if dom.is_open(name):
                dom.close(name)
                return True
        return False

    def close_all(self) -> None:
        for name in NAMES:
            dom.close(name)
