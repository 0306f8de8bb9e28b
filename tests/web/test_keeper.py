"""Two tabs at one table, with the browser in between: locks, and what one tab hears of the other's writing."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Coroutine
from types import SimpleNamespace
from typing import Any

import pytest

from pyapp.kernel.decision import Action
from pyapp.kernel.history import VERSION
from pyapp.web import keeper as keepers
from pyapp.web import shelf
from pyapp.web.keeper import Keeper
from pyapp.web.session import Session
from pyapp.web.store import AUTOSAVE, BACKUP, PREVIOUS, Store
from tests.web.storages import Room
from tests.web.test_session import act, duel
from tests.web.toy import GAMES, TOY


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelf, "GAMES", GAMES)
    monkeypatch.setattr(keepers, "PACE", 0)


class Browser:
    """One storage and one lock for all tabs. What is written is heard by the others when the browser gets to it."""

    def __init__(self, *, has_locks: bool = True) -> None:
        self.room = Room()
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
        self.store = Store(self)
        parts: Any = self
        self.keeper = Keeper(parts, self.store, parts, parts, self.run)

    @staticmethod
    def run(work: Coroutine[Any, Any, None]) -> None:
        asyncio.run(work)

    # Its storage

    def getItem(self, key: str, /) -> str | None:
        return self.browser.room.getItem(key)

    def setItem(self, key: str, text: str, /) -> None:
        if self.getItem(key) != text:
            self.browser.room.setItem(key, text)
            self._tell(key, text)

    def removeItem(self, key: str, /) -> None:
        if self.getItem(key) is not None:
            self.browser.room.removeItem(key)
            self._tell(key, None)

    def _tell(self, key: str, text: str | None) -> None:
        event = SimpleNamespace(key=key, newValue=text)
        for tab in self.browser.tabs:
            if tab is not self:
                self.browser.pending.append(lambda tab=tab: tab.keeper.on_storage(event))  # type: ignore[misc]

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
    return Session.load(TOY, shelf.read(tab.browser.room.kept[AUTOSAVE]))


def two_tabs(browser: Browser) -> tuple[Tab, Tab]:
    """One plays, the other came to the same game and looks on."""
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin(duel(), instead=True)
    first.act("hide b")
    browser.deliver()
    second.keeper.begin(reloaded(first))
    browser.deliver()
    return first, second


def test_one_plays_the_other_looks_on() -> None:
    first, second = two_tabs(Browser())
    assert first.is_playing
    assert (second.is_watching, second.is_keeping, second.card) == (True, False, "open")


def test_the_card_stays_as_long_as_another_tab_plays() -> None:
    _, second = two_tabs(Browser())
    second.card = None
    second.keeper.show_card()
    assert second.card == "open"
    second.keeper.take_over()
    assert second.card is None
    second.keeper.show_card()
    assert second.card is None


def test_who_looks_on_plays_only_what_is_new() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    begun = second.begun
    for known, action in enumerate(("walk a", "walk c", "open"), 1):
        digest = first.act(action)
        browser.deliver()
        assert (second.known, second.digest, second.begun) == (known, digest, begun)


def test_who_looks_on_sees_what_is_taken_back() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    assert first.session is not None
    first.session.uncover()
    first.act("walk a")
    digest = first.act("walk c")
    browser.deliver()
    first.session.undo()
    first.save()
    browser.deliver()
    assert second.known == 2
    assert second.digest == first.digest != digest


def test_taking_over_makes_exactly_one_play() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    for taker, other in ((second, first), (first, second), (second, first)):
        taker.keeper.take_over()
        browser.deliver()
        assert taker.is_playing
        assert (other.is_watching, other.card) == (True, "open")
        assert taker.digest == browser.kept()


def test_when_the_tab_that_plays_is_closed_the_other_goes_on() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    digest = first.act("walk a")
    first.leave()
    assert second.is_playing
    assert second.digest == digest == browser.kept()


def test_a_tab_with_nothing_on_its_table_stays_at_its_start_page() -> None:
    browser = Browser()
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin(duel(), instead=True)
    first.leave()
    assert second.is_mine
    assert second.session is None
    assert second.card is None


def test_the_last_word_of_the_tab_that_lost_the_table_changes_nothing() -> None:
    """The computer plays on in the first tab for a moment, as it has not heard yet that the second took over."""
    browser = Browser()
    first, second = two_tabs(browser)
    second.keeper.take_over()
    mine = second.act("walk a")
    first.act("walk c")
    browser.deliver()
    assert second.is_playing
    assert first.is_watching
    assert browser.kept() == second.digest == first.digest == mine


def test_another_game_takes_the_table_and_can_be_left_for_the_first() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    mine = first.act("walk a")
    browser.deliver()
    second.keeper.begin(act(duel(seed=8), "hide c"), instead=True)
    browser.deliver()
    theirs = second.digest
    assert second.is_playing
    assert (browser.kept(), browser.kept(PREVIOUS)) == (theirs, mine)
    assert first.is_watching
    assert first.digest == mine, "what they play there is not this game"
    first.keeper.take_over()
    browser.deliver()
    assert first.is_playing
    assert second.is_watching
    assert (browser.kept(), browser.kept(PREVIOUS)) == (mine, theirs)


def test_without_locks_who_writes_plays() -> None:
    browser = Browser(has_locks=False)
    first, second = two_tabs(browser)
    assert second.is_playing
    digest = second.act("walk a")
    browser.deliver()
    assert (first.is_watching, first.card, first.digest) == (True, "open", digest)
    first.keeper.take_over()
    first.act("walk b")
    browser.deliver()
    assert first.is_playing
    assert second.is_watching


# A newer page in the other tab


def test_an_older_tab_leaves_alone_what_a_newer_one_plays() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    newer = json.dumps(json.loads(browser.room.kept[AUTOSAVE]) | {"version": VERSION + 1})
    second.setItem(AUTOSAVE, newer)
    first.lose()
    browser.holder = second
    before = dict(browser.room.kept)
    browser.deliver()
    assert (first.is_watching, first.card) == (True, "newer")
    first.keeper.take_over()
    assert first.card == "newer"
    assert browser.holder is second
    second.leave()
    assert first.card == "newer"
    assert browser.room.kept == before


def test_a_tab_that_looks_on_does_not_put_away_what_it_cannot_read() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    first.setItem(AUTOSAVE, "{rubbish")
    browser.deliver()
    assert second.is_watching
    assert browser.room.kept[AUTOSAVE] == "{rubbish"


# No room


def test_a_game_that_cannot_be_put_aside_is_not_saved_over() -> None:
    browser = Browser()
    tab = Tab(browser)
    tab.keeper.begin(duel(), instead=True)
    mine = tab.act("hide b")
    browser.room.removeItem(BACKUP)
    browser.room.room = sum(map(len, browser.room.kept.values())) + 10
    tab.keeper.begin(act(duel(), "hide c", "walk a", "walk b"), instead=True)
    assert not tab.is_kept
    assert browser.kept() == mine
    tab.act("walk c")
    assert browser.kept() == mine


def test_a_browser_that_has_room_again_saves_again() -> None:
    browser = Browser()
    browser.room.room = 10
    tab = Tab(browser)
    tab.keeper.begin(duel(), instead=True)
    assert not tab.is_kept
    browser.room.room = 100_000
    digest = tab.act("hide b")
    assert tab.is_kept
    assert browser.kept() == digest
