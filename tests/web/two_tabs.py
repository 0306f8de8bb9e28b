"""A browser with several tabs for tests: one storage, a lock on each game, and what one tab hears of the other's
writing.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Coroutine
from contextlib import suppress
from functools import partial
from types import SimpleNamespace
from typing import Any

from pyapp.kernel.decision import Action
from pyapp.web.saves import save_reading
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import Place
from pyapp.web.saves.tab_custody import Keeper
from pyapp.web.table.session import Session
from tests.web.storages import Room
from tests.web.test_session import duel
from tests.web.toy import TOY


class Browser:
    """One storage for all tabs, and a lock on each game. What is written is heard by the others when the browser gets
    to it.
    """

    def __init__(self, *, has_locks: bool = True, is_late: bool = False) -> None:
        self.room = Room()
        self.is_late = is_late
        """Whether a tab also sees only later what another has written, as where each has a process of its own."""
        self.has_locks = has_locks
        self.lines: dict[str, list[Lock]] = {}
        """Who stands in line for each lock; the first has it."""
        self.tabs: list[Tab] = []
        self.pending: list[Callable[[], None]] = []

    def deliver(self) -> None:
        while self.pending:
            self.pending.pop(0)()

    def kept(self, tab: Tab) -> str:
        """The digest of what is kept of the game on a tab's table."""
        return str(json.loads(self.room.kept[tab.the_place.key])["digest"])

    def all_kept(self) -> set[str]:
        """The digests of all games that are kept."""
        return {str(json.loads(place.read() or "{}").get("digest")) for place in Store(self.room).places()}


class Tab:
    """A tab, in the parts of its table, its papers, its lock and its storage that the keeper deals with."""

    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        browser.tabs.append(self)
        self.session: Session | None = None
        self.is_watching, self.is_keeping, self.is_kept = False, True, True
        self.card: str | None = None
        self.begun = 0
        self.place: Place | None = None
        self.seen = dict(browser.room.kept)
        self.store = Store(self)
        parts: Any = self
        self.keeper = Keeper(parts, self.store, parts, self.lock_on, self.run)

    @staticmethod
    def run(work: Coroutine[Any, Any, None]) -> None:
        """Whatever it waits for is there at once."""
        with suppress(StopIteration):
            while True:
                work.send(None)

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

    @property
    def length(self) -> int:
        return len(self._keys)

    def key(self, number: int, /) -> str | None:
        return self._keys[number]

    @property
    def _keys(self) -> list[str]:
        return list(self.seen if self.browser.is_late else self.browser.room.kept)

    # Its locks

    def lock_on(self, name: str) -> Any:
        return Lock(self, name)

    def leave(self) -> None:
        """The tab is closed, and the next in line gets what it played."""
        self.browser.tabs.remove(self)
        for line in self.browser.lines.values():
            for lock in [each for each in line if each.tab is self]:
                lock.give_up()

    # Its table and papers

    def begin(self, session: Session) -> None:
        self.session = session
        self.begun += 1
        self.save()

    def save(self) -> None:
        if self.session is not None and self.is_keeping:
            self.tell_kept(self.the_place.keep(self.session.history.save()))

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
    def the_place(self) -> Place:
        assert self.place is not None
        return self.place

    @property
    def digest(self) -> str:
        assert self.session is not None
        return self.session.history.digest

    @property
    def is_playing(self) -> bool:
        return not self.is_watching and self.is_keeping and self.card is None


class Lock:
    """One tab's lock on a game."""

    def __init__(self, tab: Tab, name: str) -> None:
        self.tab = tab
        self.name = name
        self.is_mine, self.is_sure = False, tab.browser.has_locks
        self.on_lost: Callable[[], None] = lambda: None
        self.on_free: Callable[[], None] = lambda: None

    @property
    def _line(self) -> list[Lock]:
        return self.tab.browser.lines.setdefault(self.name, [])

    async def take(self, *, steal: bool = False) -> bool:
        if not self.tab.browser.has_locks:
            self.is_mine = True
            return True
        if steal and self._line and self._line[0] is not self:
            self.tab.browser.pending.append(self._line[0].lose)
            if self in self._line:
                self._line.remove(self)
            self._line.insert(0, self)
        elif self not in self._line:
            self._line.append(self)
        self.is_mine = self._line[0] is self
        return self.is_mine

    def lose(self) -> None:
        self.is_mine = False
        self.on_lost()

    def give_up(self) -> None:
        had, self.is_mine = self.is_mine, False
        if self in self._line:
            self._line.remove(self)
        if had and self._line:
            heir = self._line[0]
            heir.is_mine = True
            heir.on_free()


def reloaded(tab: Tab) -> Session:
    """The game on a tab's table, as another tab finds it."""
    return Session.load(TOY, save_reading.read(tab.browser.room.kept[tab.the_place.key]))


def come_to(tab: Tab, other: Tab) -> None:
    """A tab goes on with the game that is on another's table."""
    tab.keeper.go_on(reloaded(other), tab.store.place(other.the_place.name))
    tab.browser.deliver()


def two_tabs(browser: Browser) -> tuple[Tab, Tab]:
    """One plays, the other came to the same game and looks on."""
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin_new(duel())
    first.act("hide b")
    browser.deliver()
    come_to(second, first)
    return first, second
