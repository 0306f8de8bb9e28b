"""A browser with several tabs for tests: one storage, one lock, and what one tab hears of the other's writing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from functools import partial
from types import SimpleNamespace
from typing import Any

from pyapp.kernel.decision import Action
from pyapp.web.saves import save_reading
from pyapp.web.saves.browser_storage import AUTOSAVE, Store
from pyapp.web.saves.tab_custody import Keeper
from pyapp.web.table.session import Session
from tests.web.storages import Room
from tests.web.test_session import duel
from tests.web.toy import TOY


class Browser:
    """One storage and one lock for all tabs. What is written is heard by the others when the browser gets to it."""

    def __init__(self, *, has_locks: bool = True, is_late: bool = False) -> None:
        self.room = Room()
        self.is_late = is_late
        """Whether a tab also sees only later what another has written, as where each has a process of its own."""
        self.has_locks = has_locks
        self.holder: Tab | None = None
        self.tabs: list[Tab] = []
        self.pending: list[Callable[[], None]] = []

    def deliver(self) -> None:
        while self.pending:
            self.pending.pop(0)()

    def kept(self, key: str = AUTOSAVE) -> str:
        return str(json.loads(self.room.kept[key])["digest"])


class Tab:
    """A tab, in the parts of its table, its papers, its lock and its storage that the keeper deals with."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        browser.tabs.append(self)
        self.session: Session | None = None
        self.is_watching, self.is_keeping, self.is_kept = False, True, True
        self.card: str | None = None
        self.begun = 0
        self.is_mine, self.is_sure = False, browser.has_locks
        self.on_lost: Callable[[], None] = lambda: None
        self.on_free: Callable[[], None] = lambda: None
        self.seen = dict(browser.room.kept)
        self.store = Store(self)
        parts: Any = self
        self.keeper = Keeper(parts, self.store, parts, parts, self.run)

    @staticmethod
    def run(work: Coroutine[Any, Any, None]) -> None:
        asyncio.run(work)

    # Its storage

    def getItem(self, key: str, /) -> str | None:
        return self.seen.get(key) if self.browser.is_late else self.browser.room.getItem(key)

    def setItem(self, key: str, text: str, /) -> None:
        if self.getItem(key) != text:
            self.browser.room.setItem(key, text)
            self._tell(key, text)

    def removeItem(self, key: str, /) -> None:
        if self.getItem(key) is not None:
            self.browser.room.removeItem(key)
            self._tell(key, None)

    def _tell(self, key: str, text: str | None) -> None:
        self._see(key, text)
        for tab in self.browser.tabs:
            if tab is not self:
                self.browser.pending.append(partial(tab.hear, key, text))

    def _see(self, key: str, text: str | None) -> None:
        self.seen.pop(key, None)
        if text is not None:
            self.seen[key] = text

    def hear(self, key: str, text: str | None) -> None:
        """The browser gets to telling what another tab has written."""
        self._see(key, text)
        self.keeper.on_storage(SimpleNamespace(key=key, newValue=text))

    # Its lock

    async def take(self, *, steal: bool = False) -> bool:
        browser = self.browser
        if not browser.has_locks:
            self.is_mine = True
        elif browser.holder is None or steal:
            if (loser := browser.holder) is not None and loser is not self:
                browser.pending.append(loser.lose)
            browser.holder = self
            self.is_mine = True
        return self.is_mine

    def lose(self) -> None:
        self.is_mine = False
        self.on_lost()

    def leave(self) -> None:
        """The tab is closed, and the next in line gets the table."""
        browser = self.browser
        browser.tabs.remove(self)
        browser.holder = next(iter(browser.tabs), None)
        if (heir := browser.holder) is not None:
            heir.is_mine = True
            heir.on_free()

    # Its table and papers

    def begin(self, session: Session) -> None:
        self.session = session
        self.begun += 1
        self.save()

    def save(self) -> None:
        if self.session is not None and self.is_keeping:
            self.tell_kept(self.store.keep(self.session.history.save()))

    def tell_kept(self, is_kept: bool) -> None:
        self.is_kept = is_kept

    def catch_up(self, known: int) -> None:
        self.known = known

    def skip(self) -> bool:
        return False

    def refresh(self) -> None: ...

    def show_elsewhere(self, *, is_newer: bool) -> None:
        self.card = "newer" if is_newer else "open"

    def close_elsewhere(self) -> None:
        self.card = None

    # Its player

    def act(self, text: str) -> str:
        assert self.session is not None
        assert not self.is_watching
        self.session.act(Action.parse(text))
        self.save()
        return self.digest

    @property
    def digest(self) -> str:
        assert self.session is not None
        return self.session.history.digest

    @property
    def is_playing(self) -> bool:
        return not self.is_watching and self.is_keeping and self.card is None


def reloaded(tab: Tab) -> Session:
    """The game that is kept, as another tab finds it."""
    return Session.load(TOY, save_reading.read(tab.browser.room.kept[AUTOSAVE]))


def two_tabs(browser: Browser) -> tuple[Tab, Tab]:
    """One plays, the other came to the same game and looks on."""
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin(duel(), instead=True)
    first.act("hide b")
    browser.deliver()
    second.keeper.begin(reloaded(first))
    browser.deliver()
    return first, second
