"""Saves as the page meets them: good ones, damaged ones, newer ones, and those that somebody made to do harm."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.kernel.history import VERSION
from pyapp.kernel.message import ENGLISH
from pyapp.web.saves import save_problems
from pyapp.web.saves import save_reading as shelves
from pyapp.web.saves.browser_storage import AUTOSAVE, BACKUP, DAMAGED, MOVING, PREVIOUS, Store
from pyapp.web.saves.save_reading import Shelf, summary
from pyapp.web.table.session import Session
from tests.web.storages import Locked, Room
from tests.web.test_session import act, duel
from tests.web.toy import GAMES

EVIL = "<script>alert(1)</script>"


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "GAMES", GAMES)


def saved(*actions: str, **changes: Any) -> str:
    """A save with some of its fields replaced."""
    return json.dumps(json.loads(act(duel(), *actions).history.save()) | changes)


class Browser:
    """A storage with a page before it."""

    def __init__(self, **kept: str) -> None:
        self.room = Room()
        self.room.kept = {f"shamble:{name}": text for name, text in kept.items()}
        self.store = Store(self.room)
        self.shelf = Shelf(self.store)

    def resumed(self, key: str = AUTOSAVE) -> Session | None:
        save = self.shelf.kept(key)
        return self.shelf.session(key, save) if save is not None else None

    def told(self) -> str:
        return ENGLISH(self.shelf.problem) if self.shelf.problem is not None else ""

    def html(self) -> str:
        return save_problems.html(self.shelf.trouble(), ENGLISH)


# What is right


def test_a_saved_game_goes_on() -> None:
    browser = Browser(autosave=saved("hide b"))
    session = browser.resumed()
    assert session is not None
    assert session.history.digest == act(duel(), "hide b").history.digest
    assert (browser.told(), browser.html()) == ("", "")


def test_a_saved_game_in_a_few_words() -> None:
    browser = Browser(autosave=saved("hide b"), previous=saved(mode="chess"))
    told = summary(browser.shelf.kept(AUTOSAVE))
    assert told is not None
    assert ENGLISH(told) == "The key · Two players · turn 1"
    told = summary(browser.shelf.kept(PREVIOUS))
    assert told is not None
    assert ENGLISH(told) == "The key · another mode · set-up"
    assert summary(None) is None


def test_nothing_kept_is_no_problem() -> None:
    for browser in (Browser(), Browser(preferences="{}")):
        assert browser.resumed() is None
        assert (browser.told(), browser.html()) == ("", "")


def test_a_storage_that_the_browser_forbids_is_an_empty_one() -> None:
    for storage in (None, Locked()):
        shelf = Shelf(Store(storage))
        assert shelf.kept(AUTOSAVE) is None
        assert shelf.trouble() == save_problems.NONE
        assert shelf.foreign("{") is None
        assert shelf.foreign(saved("hide b")) is not None


def test_what_a_crash_left_half_way_arrives() -> None:
    browser = Browser(autosave=saved(), moving=saved("hide b"))
    assert MOVING not in browser.room.kept
    assert browser.resumed(PREVIOUS) is not None


# What is damaged


def test_a_damaged_game_is_put_aside_as_it_was_and_its_backup_offered() -> None:
    broken = saved("hide b")[:-30]
    browser = Browser(autosave=broken, backup=saved())
    assert browser.resumed() is None
    assert browser.told().startswith("The saved game cannot be read (")
    assert browser.room.kept[DAMAGED] == broken
    assert AUTOSAVE not in browser.room.kept
    assert all(f'data-command="{name}"' in browser.html() for name in ("backup", "aside-export", "aside-discard"))
    assert browser.resumed(BACKUP) is not None


def test_a_reload_still_offers_the_backup_and_what_was_put_aside() -> None:
    browser = Browser(backup=saved(), damaged="{rubbish")
    assert browser.resumed() is None
    assert "The one before it is still here." in browser.html()
    assert 'data-command="backup"' in browser.html()
    assert 'data-command="aside-export"' in browser.html()
    browser.store.throw_away()
    assert "aside-export" not in browser.html()


def test_a_damaged_earlier_game_is_no_reason_to_offer_the_backup_of_this_one() -> None:
    browser = Browser(autosave=saved("hide b"), backup=saved(), previous="{rubbish")
    assert browser.resumed(PREVIOUS) is None
    assert browser.room.kept[DAMAGED] == "{rubbish"
    assert 'data-command="backup"' not in browser.html()
    assert browser.resumed() is not None


def test_a_damaged_backup_is_not_offered() -> None:
    browser = Browser(autosave="{rubbish", backup="{more")
    assert browser.resumed() is None
    assert 'data-command="backup"' not in browser.html()
    assert browser.store.aside() == ["{rubbish", "{more"]
    assert "2 saved games" in browser.html()


def test_a_damaged_backup_is_told_of_at_once() -> None:
    """Nobody looks twice at the start page to learn what is wrong."""
    browser = Browser(backup="{more")
    assert browser.resumed() is None
    assert browser.shelf.trouble().problem is browser.shelf.problem is not None
    assert "cannot be read" in Browser(backup="{more").html()


def test_a_backup_from_a_newer_page_is_told_of_at_once() -> None:
    html = Browser(backup=saved(version=VERSION + 1)).html()
    assert "newer version" in html
    assert 'data-command="reload"' in html


def test_a_damaged_game_stays_where_it_is_when_there_is_no_other_place() -> None:
    browser = Browser(autosave="{rubbish")

    def refuse(key: str, text: str, /) -> None:
        if key != AUTOSAVE:
            raise RuntimeError(f"QuotaExceededError: {len(text)}")
        browser.room.kept[key] = text

    browser.room.setItem = refuse  # type: ignore[method-assign]
    assert browser.resumed() is None
    assert browser.room.kept == {AUTOSAVE: "{rubbish"}


def test_with_a_game_on_the_table_what_was_wrong_is_no_matter() -> None:
    browser = Browser(autosave=saved(version=VERSION + 1))
    assert browser.resumed() is None
    browser.shelf.settle()
    assert (browser.told(), browser.html()) == ("", "")


# What is newer


@pytest.mark.parametrize("change", [{"version": VERSION + 1}, {"rules": 2}, {"game": "chess"}])
def test_what_a_newer_page_wrote_stays_where_it_is(change: dict[str, Any]) -> None:
    newer = saved("hide b", **change)
    browser = Browser(autosave=newer, backup=saved(), previous=newer)
    for key in (AUTOSAVE, PREVIOUS):
        assert browser.resumed(key) is None
    assert browser.room.kept == {AUTOSAVE: newer, BACKUP: saved(), PREVIOUS: newer}
    assert "newer version" in browser.told()
    assert 'data-command="reload"' in browser.html()
    assert 'data-command="backup"' not in browser.html()


def test_a_file_from_a_newer_page_is_refused_with_the_reason() -> None:
    browser = Browser()
    assert browser.shelf.foreign(saved(rules=2)) is None
    assert browser.told() == "The file was not loaded: it was made by a newer version of this game."


# What was made to do harm


def _places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inside:
        yield from _places(each, (*path, name))


def _replaced(value: Any, path: tuple[Any, ...], new: Any) -> Any:
    if not path:
        return new
    if isinstance(value, dict):
        return {name: _replaced(each, path[1:], new) if name == path[0] else each for name, each in value.items()}
    return [_replaced(each, path[1:], new) if number == path[0] else each for number, each in enumerate(value)]


HOSTILE: tuple[Any, ...] = (
    None, True, -1, 10**400, 1.5, float("inf"), float("nan"), "", EVIL, "x" * 100_000, "\ud800", "__proto__", [], {},
    [EVIL] * 3, {"__proto__": {"polluted": EVIL}}, {EVIL: EVIL}, {"constructor": {"prototype": {}}},
)  # fmt: skip
GOOD = json.loads(act(duel(), "hide b").history.save())


@pytest.mark.parametrize("path", list(_places(GOOD)), ids=str)
def test_any_value_anywhere_is_refused_in_one_clean_line_or_can_be_played(path: tuple[Any, ...]) -> None:
    for value in HOSTILE:
        text = json.dumps(_replaced(GOOD, path, value))
        browser = Browser(autosave=text)
        for session in (browser.shelf.foreign(text), browser.resumed()):
            if session is None:
                assert browser.told().isprintable()
                assert len(browser.told()) < 500
            else:
                assert Session.load(session.game, shelves.read(session.history.save())).history.digest
            assert "<script" not in browser.html()
        summary(browser.shelf.kept(AUTOSAVE))


@pytest.mark.parametrize(
    "text",
    [
        "",
        "null",
        "[]",
        "3",
        "\x00" * 1000,
        "[" * 100_000,
        '{"format":"shamble-save","marks":' + '{"a":' * 100_000,
        '{"format":"shamble-save","version":' + "9" * 5000 + "}",
        '{"format":"shamble-save","version":1e999}',
        json.dumps({"shamble:autosave": json.dumps({"shamble:autosave": "{}"})}),
        json.dumps({"shamble:autosave": 3}),
    ],
)
def test_what_is_no_save_at_all_is_refused(text: str) -> None:
    browser = Browser(autosave=text)
    assert browser.shelf.foreign(text) is None
    assert browser.told().startswith("The file was not loaded: ")
    assert browser.resumed() is None
    assert browser.store.aside() == [text]


def test_a_failure_inside_the_rules_is_the_fault_of_the_save(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("of zombies")

    browser = Browser(autosave=saved("hide b"))
    monkeypatch.setattr(Session, "load", fail)
    assert browser.resumed() is None
    assert "ZeroDivisionError: of zombies" in browser.told()
    assert browser.store.aside() == [saved("hide b")]


# Files


def test_the_storage_as_a_failed_page_hands_it_out_can_be_loaded() -> None:
    browser = Browser()
    handed = {"shamble:autosave": saved("hide b"), "shamble:preferences": "{}"}
    session = browser.shelf.foreign(json.dumps(handed, indent=1))
    assert session is not None
    assert len(session.history.entries) == 1
