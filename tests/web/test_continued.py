"""A kept game that goes on from its state, as the rules have changed since it was played: its journal is empty, and it
is no less a game for that.
"""

from __future__ import annotations

import asyncio
import json
from typing import Any

import pytest

from pyapp.kernel.history import read_save
from pyapp.web.saves import save_reading
from pyapp.web.saves.browser_storage import SPARE, Store
from pyapp.web.saves.save_peek import Progress, goes_on_from, is_same, progress
from pyapp.web.saves.save_reading import Shelf
from pyapp.web.table.session import Session
from tests.web.storages import Room
from tests.web.test_session import act, duel
from tests.web.toy import GAMES, TOY
from tests.web.two_tabs import Browser, Tab, come_to


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_reading, "GAMES", GAMES)


def text_of(*actions: str, seed: int = 7) -> str:
    return act(duel(seed=seed), *actions).history.save()


def old(*actions: str) -> str:
    """A save from before the rules changed: its journal does not lead to its state any more."""
    raw = json.loads(text_of(*actions))
    raw["journal"][0][1] = "hide somewhere-else"
    return json.dumps(raw)


def continued(*actions: str) -> Session:
    session = Session.load(TOY, read_save(old(*actions)))
    assert not session.history.entries
    return session


def kept(session: Session) -> str:
    return session.history.save()


def test_it_is_under_way_though_its_journal_is_empty() -> None:
    assert progress(kept(continued("hide b", "walk a"))) is Progress.UNDER_WAY
    assert progress(kept(continued("hide b", "leave"))) is Progress.OVER
    assert progress(text_of()) is Progress.NOT_BEGUN


@pytest.mark.parametrize("marks", [None, [], "continued", {"continued": "x"}, {}])
def test_marks_may_be_anything(marks: Any) -> None:
    assert progress(json.dumps(json.loads(text_of()) | {"marks": marks})) is Progress.NOT_BEGUN


def test_it_stays_when_games_that_were_not_begun_go() -> None:
    store = Store(Room())
    text = kept(continued("hide b", "walk a"))
    place = store.new_place()
    assert place.keep(text)
    for seed in range(SPARE + 2):
        store.new_place().keep(text_of(seed=seed))
    store.tidy("")
    assert place.read() == text


def test_a_game_that_begins_alike_is_another_one() -> None:
    mine = kept(continued("hide b", "walk a"))
    for other in (text_of(), text_of("hide b"), text_of("hide c", "walk a"), kept(continued("hide b", "walk c"))):
        assert not is_same(mine, other)
        assert not goes_on_from(other, mine)
        assert not goes_on_from(mine, other)


def test_it_is_what_was_kept_before_the_rules_changed() -> None:
    assert is_same(kept(continued("hide b", "walk a")), old("hide b", "walk a"))


def test_without_a_state_nothing_is_told_of_it() -> None:
    raw = json.loads(kept(continued("hide b", "walk a")))
    del raw["state"]
    other = json.dumps(raw | {"digest": "x"})
    assert not goes_on_from(json.dumps(raw), other)


def test_a_file_of_the_same_beginning_is_not_written_over_it() -> None:
    store = Store(Room())
    place = store.new_place()
    place.keep(kept(continued("hide b", "walk a")))
    shelf = Shelf(store)
    assert shelf.place_of(text_of()) is None
    found = shelf.place_of(kept(continued("hide b", "walk a")))
    assert found is not None
    assert found.name == place.name


def test_a_game_that_is_brought_does_not_throw_it_away() -> None:
    tab = Tab(Browser())
    tab.keeper.begin_new(continued("hide b", "walk a"))
    mine = tab.digest
    brought = act(duel(), "hide b", "walk a", "walk c")
    tab.keeper.begin_new(brought)
    asyncio.run(tab.keeper.drop_earlier(kept(brought)))
    assert tab.browser.all_kept() == {mine, tab.digest}


def test_the_last_move_of_a_tab_that_is_closed_is_not_lost() -> None:
    browser = Browser(is_late=True)
    first, second = Tab(browser), Tab(browser)
    first.keeper.begin_new(continued("hide b", "walk a"))
    browser.deliver()
    come_to(second, first)
    assert second.is_watching
    digest = first.act("walk c")
    first.leave()
    browser.deliver()
    assert second.is_playing
    assert second.digest == digest == browser.kept(second)


def test_rivals_come_back_to_it_behind_a_cover() -> None:
    before = continued("hide b", "walk a")
    before.uncover()
    assert not before.needs_cover
    assert Session.load(TOY, read_save(kept(before))).needs_cover
    assert not Session.load(TOY, read_save(text_of())).needs_cover, "nothing was done yet"
