"""Two tabs at one table: one plays and saves, the other looks on, and nothing that was played is lost between them."""

from __future__ import annotations

import json

import pytest

from pyapp.kernel.history import VERSION
from pyapp.web.saves import save_reading
from pyapp.web.saves import tab_custody as keepers
from pyapp.web.saves.browser_storage import AUTOSAVE, BACKUP, PREVIOUS
from tests.web.test_session import act, duel
from tests.web.toy import GAMES
from tests.web.two_tabs import Browser, Tab, two_tabs


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_reading, "GAMES", GAMES)
    monkeypatch.setattr(keepers, "PACE", 0)


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


def test_what_a_closed_tab_did_last_is_not_lost_when_the_table_comes_first() -> None:
    browser = Browser(is_late=True)
    first, second = two_tabs(browser)
    digest = first.act("walk a")
    first.leave()
    assert second.is_playing
    assert second.digest != digest
    browser.deliver()
    assert second.is_playing
    assert second.digest == digest == browser.kept()
    assert second.act("walk c") == browser.kept()


def test_nor_is_what_it_took_back_last_played_again() -> None:
    browser = Browser(is_late=True)
    first, second = two_tabs(browser)
    assert first.session is not None
    first.session.uncover()
    first.act("walk a")
    browser.deliver()
    first.session.undo()
    first.save()
    first.leave()
    browser.deliver()
    assert second.is_playing
    assert second.digest == first.digest == browser.kept()


def test_who_has_played_on_does_not_go_back_to_what_comes_late() -> None:
    browser = Browser(is_late=True)
    first, second = two_tabs(browser)
    first.act("walk a")
    first.leave()
    mine = second.act("walk c")
    browser.deliver()
    assert second.digest == mine == browser.kept()


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
