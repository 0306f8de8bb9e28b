"""Who keeps the game: the tab that plays saves it; a second tab watches, and takes over when the player says so."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.message import Reader
from pyapp.web import cards, dom, store
from pyapp.web.session import Session
from pyapp.web.shelf import Shelf
from pyapp.web.store import Store
from pyapp.web.table import Table
from pyapp.web.tabs import Tabs


class Keeper:
    def __init__(self, table: Table, kept: Store, shelf: Shelf, guard: dom.Guard) -> None:
        self._table = table
        self._store = kept
        self._shelf = shelf
        self._guard = guard
        self._tabs = Tabs()
        self._tabs.on_lost = self._give_up

    @property
    def _read(self) -> Reader:
        return self._table.read

    def begin(self, session: Session, *, instead: bool = False) -> None:
        """Put a game on the table; `instead` of the kept one, which is put aside, it may take the table over."""
        self._table.is_watching = False
        self._table.is_keeping = self._tabs.is_mine
        if self._tabs.is_mine and instead:
            self._store.begin()
        self._table.begin(session)
        if not self._tabs.is_mine:
            self._guard.start(self._claim(session, instead))

    async def _claim(self, session: Session, instead: bool) -> None:
        is_mine = await self._tabs.take() or (instead and await self._tabs.take(steal=True))
        if self._table.session is not session:
            return
        if not is_mine:
            self._give_up()
            return
        if instead:
            self._store.begin()
        self._table.is_keeping = True
        self._table.save()

    def _give_up(self) -> None:
        """Another tab plays: look on."""
        if self._table.session is None:
            return
        self._table.is_watching = True
        self._table.is_keeping = False
        self._table.skip()
        self._table.refresh()
        dom.put("elsewhere", cards.elsewhere_html(self._read))
        dom.open_modal("elsewhere")

    # Watching

    def on_storage(self, event: Any) -> None:
        """Another tab has written something."""
        if event.key != store.AUTOSAVE or not isinstance(event.newValue, str) or self._table.session is None:
            return
        if not self._table.is_watching:
            self._give_up()
        if (session := self._theirs()) is not None:
            self._table.begin(session)

    def _theirs(self) -> Session | None:
        """The game that is kept, if it is the one on this table."""
        mine = self._table.session
        save = self._shelf.kept(store.AUTOSAVE)
        if mine is None or save is None or (save.game, save.start) != (mine.game.id, mine.history.start):
            return None
        return self._shelf.session(store.AUTOSAVE, save)

    def take_over(self) -> None:
        """Play here from now on."""
        self._guard.start(self._take_over())

    async def _take_over(self) -> None:
        await self._tabs.take(steal=True)
        session = self._theirs()
        if session is None:
            # There they play something else, which is kept as an earlier game.
            self._store.begin()
            session = self._table.session
        if session is not None:
            dom.close("elsewhere")
            self._table.is_watching = False
            self._table.is_keeping = True
            self._table.begin(session)
