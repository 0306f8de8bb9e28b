"""Two tabs: of one game one plays and saves, the other looks on; two games are two tables. Nothing that was played is
lost between them.
"""

from __future__ import annotations

import asyncio
import json

import pytest

from pyapp.kernel.history import VERSION
from pyapp.web.saves import save_reading
from pyapp.web.saves import tab_custody as keepers
from tests.web.test_session import act, duel
from tests.web.toy import GAMES
from tests.web.two_tabs import Browser, Tab, come_to, two_tabs


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
    first.session.back.undo()
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
        assert taker.digest == browser.kept(taker)


def test_when_the_tab_that_plays_is_closed_the_other_goes_on() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    digest = first.act("walk a")
    first.leave()
    assert second.is_playing
    assert second.digest == digest == browser.kept(second)


def test_what_a_closed_tab_did_last_is_not_lost_when_the_table_comes_first() -> None:
    browser = Browser(is_late=True)
    first, second = two_tabs(browser)
    digest = first.act("walk a")
    first.leave()
    assert second.is_playing
    assert second.digest != digest
    browser.deliver()
    assert second.is_playing
    assert second.digest == digest == browser.kept(second)
    assert second.act("walk c") == browser.kept(second)


def test_nor_is_what_it_took_back_last_played_again() -> None:
    browser = Browser(is_late=True)
    first, second = two_tabs(browser)
    assert first.session is not None
    first.session.uncover()
    first.act("walk a")
    browser.deliver()
    first.session.back.undo()
    first.save()
    first.leave()
    browser.deliver()
    assert second.is_playing
    assert second.digest == first.digest == browser.kept(second)


def test_who_has_played_on_does_not_go_back_to_what_comes_late() -> None:
    browser = Browser(is_late=True)
    first, second = two_tabs(browser)
    first.act("walk a")
    first.leave()
    mine = second.act("walk c")
    browser.deliver()
    assert second.digest == mine == browser.kept(second)


def test_a_tab_with_nothing_on_its_table_stays_at_its_start_page() -> None:
    browser = Browser()
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin_new(duel())
    browser.deliver()
    first.leave()
    browser.deliver()
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
    assert browser.kept(second) == second.digest == first.digest == mine


# Two games


def test_two_tabs_play_two_games() -> None:
    browser = Browser()
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin_new(duel())
    second.keeper.begin_new(duel(seed=8))
    for action in ("hide b", "walk a"):
        first.act(action)
        second.act(action)
        browser.deliver()
        assert (first.is_playing, second.is_playing) == (True, True)
    assert (browser.kept(first), browser.kept(second)) == (first.digest, second.digest)
    assert len(browser.all_kept()) == 2


def test_who_looks_on_may_begin_another_game_and_come_back() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    theirs = first.act("walk a")
    browser.deliver()
    second.keeper.begin_new(act(duel(seed=8), "hide c"))
    browser.deliver()
    mine = second.digest
    assert (first.is_playing, second.is_playing) == (True, True)
    assert browser.all_kept() == {mine, theirs}
    come_to(second, first)
    assert (second.is_watching, second.digest) == (True, theirs)
    assert browser.all_kept() == {mine, theirs}


def test_who_turns_to_another_game_leaves_the_first_to_the_one_that_looks_on() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    digest = first.act("walk a")
    browser.deliver()
    first.keeper.begin_new(duel(seed=8))
    browser.deliver()
    assert (first.is_playing, second.is_playing) == (True, True)
    assert second.digest == digest
    assert second.act("walk c") == browser.kept(second)
    browser.deliver()
    assert first.digest == browser.kept(first) != second.digest
    assert not first.is_watching


def test_three_games_begun_in_one_tab_are_all_three_kept() -> None:
    browser = Browser()
    tab = Tab(browser)
    digests = set()
    for seed in (1, 2, 3):
        tab.keeper.begin_new(duel(seed=seed))
        digests.add(tab.act(f"hide {'abc'[seed - 1]}"))
    assert len(digests) == 3
    assert browser.all_kept() == digests


def test_the_game_that_was_put_on_the_table_last_is_the_one_to_go_on_with() -> None:
    browser = Browser()
    tab = Tab(browser)
    tab.keeper.begin_new(act(duel(), "hide a"))
    first = tab.the_place.name
    tab.keeper.begin_new(act(duel(), "hide b"))
    assert tab.store.places()[0].name == tab.the_place.name != first
    tab.keeper.go_on(act(duel(), "hide a"), tab.store.place(first))
    assert tab.store.places()[0].name == first


# Throwing away


def test_a_game_that_nobody_plays_is_thrown_away() -> None:
    browser = Browser()
    tab = Tab(browser)
    tab.keeper.begin_new(act(duel(), "hide a"))
    gone = tab.the_place
    tab.keeper.begin_new(act(duel(), "hide b"))
    assert asyncio.run(tab.keeper.throw_away(gone))
    assert browser.all_kept() == {tab.digest}
    assert not any(gone.name in key for key in browser.room.kept)


def test_a_game_that_is_on_a_table_stays() -> None:
    browser = Browser()
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin_new(act(duel(), "hide a"))
    second.keeper.begin_new(act(duel(), "hide b"))
    assert not asyncio.run(second.keeper.throw_away(first.the_place))
    assert not asyncio.run(second.keeper.throw_away(second.the_place))
    assert browser.all_kept() == {first.digest, second.digest}
    first.leave()
    assert asyncio.run(second.keeper.throw_away(first.the_place))
    assert browser.all_kept() == {second.digest}


def test_a_game_that_was_brought_takes_the_place_of_its_beginning_only() -> None:
    browser = Browser()
    tab = Tab(browser)
    for game in (act(duel(), "hide b"), act(duel(), "hide b", "walk a", "walk c"), act(duel(), "hide c")):
        tab.keeper.begin_new(game)
    brought = act(duel(), "hide b", "walk a")
    tab.keeper.begin_new(brought)
    asyncio.run(tab.keeper.drop_earlier(brought.history.save()))
    others = (act(duel(), "hide b", "walk a", "walk c"), act(duel(), "hide c"))
    assert browser.all_kept() == {brought.history.digest, *(each.history.digest for each in others)}


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
    key = first.the_place.key
    first.keeper.take_over()
    second.keeper.take_over()
    browser.deliver()
    newer = json.dumps(json.loads(browser.room.kept[key]) | {"version": VERSION + 1})
    second.setItem(key, newer)
    before = dict(browser.room.kept)
    browser.deliver()
    assert (first.is_watching, first.card) == (True, "newer")
    first.keeper.take_over()
    assert first.card == "newer"
    second.leave()
    assert first.card == "newer"
    assert browser.room.kept == before


def test_a_tab_that_looks_on_does_not_put_away_what_it_cannot_read() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    key = first.the_place.key
    first.setItem(key, "{rubbish")
    browser.deliver()
    assert second.is_watching
    assert browser.room.kept[key] == "{rubbish"


def test_who_takes_over_what_cannot_be_read_keeps_his_own_beside_it() -> None:
    browser = Browser()
    first, second = two_tabs(browser)
    broken = first.the_place.key
    digest = second.digest
    first.setItem(broken, "{rubbish")
    browser.deliver()
    second.keeper.take_over()
    assert second.is_playing
    assert browser.room.kept[broken] == "{rubbish"
    assert browser.kept(second) == second.digest == digest


# No room


def test_where_there_is_no_room_for_another_game_the_first_stays() -> None:
    browser = Browser()
    tab = Tab(browser)
    tab.keeper.begin_new(duel())
    mine = tab.act("hide b")
    browser.room.room = sum(map(len, browser.room.kept.values())) + 10
    tab.keeper.begin_new(act(duel(), "hide c", "walk a", "walk b"))
    assert not tab.is_kept
    assert not tab.keeper.is_kept
    tab.act("walk c")
    assert browser.all_kept() == {mine}


def test_a_browser_that_has_room_again_saves_again() -> None:
    browser = Browser()
    browser.room.room = 10
    tab = Tab(browser)
    tab.keeper.begin_new(duel())
    assert not tab.is_kept
    browser.room.room = 100_000
    digest = tab.act("hide b")
    assert tab.is_kept
    assert browser.kept(tab) == digest
