"""Who keeps the game: the tab that plays saves it; a second tab watches, and takes over when the player says so."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from pyapp.kernel.codec import Damaged
from pyapp.kernel.history import Newer, Save
from pyapp.web.saves import browser_storage, save_reading
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.save_peek import goes_on_from
from pyapp.web.table.session import Session

if TYPE_CHECKING:
    from pyapp.web.saves.tab_lock import Tabs
    from pyapp.web.start.dialogs import Papers
    from pyapp.web.table.table import Table

PACE = 0.2
"""Seconds between two looks at what the other tab does."""


class Keeper:
    def __init__(
        self,
        table: Table,
        kept: Store,
        papers: Papers,
        tabs: Tabs,
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._table = table
        self._store = kept
        self._papers = papers
        self._tabs = tabs
        self._tabs.on_lost = self._look_on
        self._tabs.on_free = self._come_back
        self._start = start
        """Begins what has to wait now and then."""
        self._is_behind = False
        """Whether the other tab has written something that is not shown here yet."""
        self._came_at: str | None = None
        """The digest at which this tab came to the table, to go on with a game that another may have played."""

    # Playing

    def begin(self, session: Session, *, instead: bool = False) -> None:
        """Put a game on the table; `instead` of the kept one, which is put aside, it may take the table over."""
        self._table.is_watching = False
        if self._tabs.is_mine:
            self._keep(session, instead)
            self._table.begin(session)
        else:
            self._table.is_keeping = False
            self._table.begin(session)
            self._start(self._claim(session, instead))

    async def _claim(self, session: Session, instead: bool) -> None:
        is_mine = await self._tabs.take(steal=instead)
        if self._table.session is not session:
            return
        if not is_mine:
            self._look_on()
            return
        self._keep(session, instead)
        self._table.save()

    def _keep(self, session: Session, instead: bool) -> None:
        """This tab plays and saves from now on, but never over a game that could not be put aside."""
        self._came_at = None if instead else session.history.digest
        is_kept = not instead or self._store.begin(session.history.save())
        self._table.is_keeping = is_kept or self._store.read(browser_storage.AUTOSAVE) is None
        self._table.tell_kept(is_kept)
        self._play_here()

    def _play_here(self) -> None:
        if self._table.is_watching:
            self._table.is_watching = False
            self._table.refresh()
        self._papers.close_elsewhere()

    # Looking on

    def _look_on(self) -> None:
        """Another tab plays."""
        if self._table.session is None:
            return
        self._table.is_watching = True
        self._table.is_keeping = False
        self._table.skip()
        self._table.refresh()
        self.show_card()

    def show_card(self) -> None:
        """Say that another tab plays, as long as that is so; a browser may close the card against our will."""
        if self._table.is_watching:
            self._papers.show_elsewhere(is_newer=self._is_theirs_newer())

    def on_storage(self, event: Any) -> None:
        """Another tab has written something."""
        if event.key != browser_storage.AUTOSAVE or not isinstance(event.newValue, str) or self._table.session is None:
            return
        if self._tabs.is_mine and self._tabs.is_sure:
            self._hear_last_word(self._table.session)
            return
        if not self._table.is_watching:
            self._look_on()
        if not self._is_behind:
            self._is_behind = True
            self._start(self._follow())

    def _hear_last_word(self, session: Session) -> None:
        """The table is here, and the tab that had it before wrote this at its end.

        A browser may hand over the table sooner than what was written last: who has not played since goes on from
        there. Otherwise it comes from a tab that had not heard yet that it had lost the table.
        """
        mine, theirs = session.history.save(), self._store.read(browser_storage.AUTOSAVE)
        if theirs is None or theirs == mine:
            return
        # What they took back last counts as well.
        is_same_game = goes_on_from(theirs, mine) or goes_on_from(mine, theirs)
        if is_same_game and session.history.digest == self._came_at and not self._is_theirs_newer():
            self._go_on()
        else:
            self._table.save()

    async def _follow(self) -> None:
        """Catch up with all that was written meanwhile. The computer can play faster than this tab could show it."""
        await asyncio.sleep(PACE)
        self._is_behind = False
        if self._table.is_watching and not self._catch_up():
            self.show_card()

    def _catch_up(self) -> bool:
        """Bring this table to where the other tab is; false where they play something else, or nothing readable.

        It is theirs: whatever is wrong with it, this tab neither moves nor mends it.
        """
        mine = self._table.session
        try:
            save = self._theirs()
            if save is None or mine is None or (save.game, save.start) != (mine.game.id, mine.history.start):
                return False
            if (known := mine.follow(save)) is not None:
                self._table.catch_up(known)
            else:
                self._table.begin(save_reading.load(save))
        except Damaged:
            return False
        return True

    def _theirs(self) -> Save | None:
        text = self._store.read(browser_storage.AUTOSAVE)
        return save_reading.read(text) if text is not None else None

    def _is_theirs_newer(self) -> bool:
        """Whether the page in the other tab writes what this one cannot read."""
        try:
            self._theirs()
        except Newer:
            return True
        except Damaged:
            return False
        return False

    # Taking over

    def take_over(self) -> None:
        """Play here from now on."""
        if self._is_theirs_newer():
            self.show_card()
        else:
            self._start(self._take_over())

    async def _take_over(self) -> None:
        if await self._tabs.take(steal=True):
            self._go_on()

    def _come_back(self) -> None:
        """The tab that played is gone: this one goes on where it was."""
        if self._table.is_watching and not self._is_theirs_newer():
            self._go_on()

    def _go_on(self) -> None:
        """Play here from where the other tab was."""
        is_ours = self._catch_up()
        session = self._table.session
        if session is not None:
            # Where they play something else, that is kept as an earlier game.
            self._keep(session, instead=not is_ours)
            self._table.begin(session)
