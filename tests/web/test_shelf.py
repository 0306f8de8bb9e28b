"""Saves as the page meets them: good ones, damaged ones, newer ones, and those that somebody made to do harm. What is
wrong with one is no other's trouble.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from typing import Any

import pytest

from pyapp.kernel.history import VERSION
from pyapp.kernel.message import ENGLISH, say
from pyapp.web.saves import save_reading as shelves
from pyapp.web.saves import save_summary
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import BACKUP, GAME, PLAYED, Place
from pyapp.web.saves.save_peek import is_same
from pyapp.web.saves.save_reading import Kept, Shelf
from pyapp.web.saves.save_summary import summary
from pyapp.web.start import kept_games
from pyapp.web.start.game_list import GameList
from pyapp.web.table.session import Session
from tests.web.storages import Locked, Room
from tests.web.test_session import act, duel
from tests.web.toy import GAMES

EVIL = "<script>alert(1)</script>"


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(shelves, "GAMES", GAMES)
    monkeypatch.setattr(save_summary, "GAMES", GAMES)


def saved(*actions: str, **changes: Any) -> str:
    """A save with some of its fields replaced."""
    return json.dumps(json.loads(act(duel(), *actions).history.save()) | changes)


class Browser:
    """A storage with a page before it, at which no game is on the table. The game named last was played last."""

    def __init__(self, *, backups: dict[str, str] | None = None, **kept: str) -> None:
        self.room = Room()
        for count, (name, text) in enumerate(kept.items(), 1):
            self.room.kept |= {GAME + name: text, PLAYED + name: json.dumps([count, 0])}
        self.room.kept |= {BACKUP + name: text for name, text in (backups or {}).items()}
        self.store = Store(self.room)
        self.shelf = Shelf(self.store)
        parts: Any = self
        self.list = GameList(parts, self.shelf, parts, parts, asyncio.run)
        self.place = None
        self.table: list[tuple[Session, str | None]] = []
        self.is_kept = True
        self.elsewhere: set[str] = set()
        self.exported: list[str] = []
        self.dropped: list[str] = []

    def game(self, name: str = "one") -> Kept:
        kept = self.shelf.find(name)
        assert kept is not None
        return kept

    def resumed(self, name: str = "one") -> Session | None:
        return self.shelf.session(self.game(name))

    def told(self) -> str:
        return ENGLISH(self.shelf.problem) if self.shelf.problem is not None else ""

    def html(self) -> str:
        rows = self.list.rows()
        latest = kept_games.latest(rows)
        first = kept_games.latest_html(latest, ENGLISH) if latest is not None else ""
        others = tuple(row for row in rows if row is not latest)
        return first + kept_games.others_html(others, ENGLISH, say("Your games"))

    def do(self, command: str, name: str) -> None:
        """Press a button, which has to be there."""
        assert f'data-command="{command}" data-kept="{name}"' in self.html(), (command, name)
        self.list.commands[command](name)

    # The page, the keeper and the files, as far as the list asks them

    def put_on_table(self, session: Session, place: Place | None = None) -> None:
        self.table.append((session, place.name if place is not None else None))

    def open_start(self) -> None: ...

    def open_menu(self) -> None:
        self.table.clear()

    def ago(self, when: float) -> str:
        return "long ago" if when else ""

    def export_kept(self, kept: Kept) -> None:
        self.exported.append(kept.text)

    async def drop_earlier(self, text: str) -> None:
        self.dropped.append(text)

    async def throw_away(self, place: Place) -> bool:
        if place.name in self.elsewhere:
            return False
        place.clear()
        return True


# What is right


def test_three_games_are_there_and_each_goes_on_where_it_was() -> None:
    moves = {"one": ["hide a"], "two": ["hide b", "walk a"], "three": ["hide c", "walk b", "walk c"]}
    browser = Browser(**{name: saved(*each) for name, each in moves.items()})
    assert [kept.place.name for kept in browser.shelf.games()] == ["three", "two", "one"]
    for name, each in moves.items():
        browser.do("continue", name)
        session, place = browser.table.pop()
        assert (session.history.digest, place) == (act(duel(), *each).history.digest, name)
    assert browser.html().count("big--primary") == 1
    assert 'class="big big--primary" data-command="continue" data-kept="three"' in browser.html()
    assert browser.told() == ""


def test_a_saved_game_in_a_few_words() -> None:
    browser = Browser(one=saved("hide b"), two=saved(mode="chess"), three=saved(state={"turn": 10**9}))
    told = [summary(kept.save) for kept in browser.shelf.games()[::-1] if kept.save is not None]
    assert [ENGLISH(each.what) for each in told] == [
        "The key · Two players",
        "The key · another mode",
        "The key · Two players",
    ]
    assert [[ENGLISH(word) for word in each.where] for each in told] == [["turn 1", "Theft"], ["set-up"], ["set-up"]]


def test_nothing_kept_is_no_problem() -> None:
    browser = Browser()
    assert browser.shelf.games() == []
    assert (browser.told(), browser.html()) == ("", "")


def test_a_storage_that_the_browser_forbids_is_an_empty_one() -> None:
    for storage in (None, Locked()):
        shelf = Shelf(Store(storage))
        assert shelf.games() == []
        assert shelf.foreign("{") is None
        assert shelf.foreign(saved("hide b")) is not None


def test_a_game_that_is_over_is_listed_apart_and_not_gone_on_with() -> None:
    over = act(duel(), "hide b", "walk b", "open")
    assert over.history.state.outcome is not None
    browser = Browser(one=saved("hide c"), two=over.history.save())
    assert 'class="big big--primary" data-command="continue" data-kept="one"' in browser.html()
    assert "1 game that is over" in browser.html()
    browser.do("continue", "two")
    assert browser.table[0][0].history.digest == over.history.digest


def test_the_game_on_the_table_is_not_in_the_list() -> None:
    browser = Browser(one=saved("hide b"), two=saved("hide c"))
    browser.place = browser.store.place("two")
    assert [row.name for row in browser.list.rows()] == ["one"]


def test_more_games_than_can_be_seen_at_once_lie_folded() -> None:
    browser = Browser(**{f"g{number}": saved("hide b", seed=number) for number in range(8)})
    seen, _, folded = browser.html().partition("<details")
    assert [f'data-kept="g{number}"' in seen for number in range(7, -1, -1)] == [True] * 4 + [False] * 4
    assert "4 more games" in folded
    assert all(f'data-kept="g{number}"' in folded for number in range(4))
    for command in ("discard", "discard-not"):
        browser.do(command, "g0")
        assert '<details class="fold shelf__more" open>' in browser.html(), "who looks there goes on looking there"
    browser.do("discard", "g7")
    assert '<details class="fold shelf__more" open>' in browser.html()
    browser.list.settle()
    assert " open>" not in browser.html()


# Throwing away


def test_a_game_is_thrown_away_only_when_that_is_meant() -> None:
    browser = Browser(one=saved("hide a"), two=saved("hide b"), three=saved("hide c"))
    browser.do("discard", "two")
    assert "Throw this game away?" in browser.html()
    browser.do("discard-not", "two")
    assert "Throw this game away?" not in browser.html()
    browser.do("discard", "two")
    browser.do("discard-sure", "two")
    assert [kept.place.name for kept in browser.shelf.games()] == ["three", "one"]
    assert "Throw this game away?" not in browser.html()
    browser.do("discard", "three")
    browser.do("discard-sure", "three")
    assert 'class="big big--primary" data-command="continue" data-kept="one"' in browser.html()


def test_a_game_that_is_played_in_another_tab_is_not_thrown_away() -> None:
    browser = Browser(one=saved("hide a"), two=saved("hide b"))
    browser.elsewhere.add("one")
    browser.do("discard", "one")
    browser.do("discard-sure", "one")
    assert len(browser.shelf.games()) == 2
    assert "another tab" in browser.told()


# What is damaged


def test_one_damaged_game_is_told_of_alone_and_the_others_go_on() -> None:
    broken = saved("hide b")[:-30]
    browser = Browser(one=saved("hide a"), two=broken, three=saved("hide c"))
    html = browser.html()
    assert html.count("This game cannot be read (") == 1
    assert browser.told() == ""
    for name in ("one", "three"):
        browser.do("continue", name)
    assert [place for _, place in browser.table] == ["one", "three"]
    browser.do("export-kept", "two")
    assert browser.exported == [broken]
    assert browser.room.kept[GAME + "two"] == broken


def test_a_damaged_game_goes_on_from_its_backup_and_stays_until_it_is_thrown_away() -> None:
    broken = saved("hide b", "walk a")[:-30]
    browser = Browser(one=broken, backups={"one": saved("hide b")})
    browser.do("backup", "one")
    (session, place), *_ = browser.table
    assert (session.history.digest, place) == (act(duel(), "hide b").history.digest, None)
    assert 'data-command="backup"' not in browser.html(), "it is a game of its own now"
    browser.do("discard", "one")
    browser.do("discard-sure", "one")
    assert browser.room.kept == {}


def test_a_backup_that_found_no_place_stays_where_it_is() -> None:
    browser = Browser(one="{rubbish", backups={"one": saved("hide b")})
    browser.is_kept = False
    browser.do("backup", "one")
    browser.do("backup", "one")
    assert len(browser.table) == 2


def test_a_damaged_backup_is_not_offered() -> None:
    browser = Browser(one="{rubbish", backups={"one": "{more"})
    assert 'data-command="backup"' not in browser.html()
    well_looking = Browser(one="{rubbish", backups={"one": saved("hide b", digest="x")})
    well_looking.do("backup", "one")
    assert well_looking.table == []
    assert "backup cannot be read either" in well_looking.told()


def test_what_turns_out_to_be_damaged_when_it_is_put_on_the_table_is_told_from_then_on() -> None:
    browser = Browser(one=saved("hide b", digest="x"), two=saved("hide c"))
    assert "cannot be read" not in browser.html()
    browser.do("continue", "one")
    assert browser.table == []
    assert "This game cannot be read (this save is damaged" in browser.html()
    assert "The key · Two players" in browser.html()
    browser.do("continue", "two")
    assert len(browser.table) == 1


# What is newer


@pytest.mark.parametrize("change", [{"version": VERSION + 1}, {"rules": 2}, {"game": "chess"}])
def test_what_a_newer_page_wrote_stays_where_it_is(change: dict[str, Any]) -> None:
    newer = saved("hide b", **change)
    browser = Browser(one=saved("hide a"), two=newer, backups={"two": saved()})
    before = dict(browser.room.kept)
    browser.list.commands["continue"]("two")
    assert browser.table == []
    assert "newer version" in browser.html()
    assert 'data-command="reload"' in browser.html()
    assert 'data-command="backup"' not in browser.html()
    assert browser.room.kept == before
    browser.do("export-kept", "two")
    assert browser.exported == [newer]
    browser.do("continue", "one")
    assert len(browser.table) == 1


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
        browser = Browser(one=text)
        for session in (browser.shelf.foreign(text), browser.resumed()):
            if session is None:
                assert browser.told().isprintable()
                assert len(browser.told()) < 500
            else:
                assert Session.load(session.game, shelves.read(session.history.save())).history.digest
            assert "<script" not in browser.html()


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
        json.dumps({GAME + "x": "{", PLAYED + "x": "[1"}),
    ],
)
def test_what_is_no_save_at_all_is_refused(text: str) -> None:
    browser = Browser(one=text)
    assert browser.shelf.foreign(text) is None
    assert browser.told().startswith("The file was not loaded: ")
    assert browser.resumed() is None
    assert browser.room.kept[GAME + "one"] == text
    assert "This game cannot be read" in browser.html()


def test_a_failure_inside_the_rules_is_the_fault_of_the_save(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object) -> None:
        raise ZeroDivisionError("of zombies")

    browser = Browser(one=saved("hide b"))
    monkeypatch.setattr(Session, "load", fail)
    assert browser.resumed() is None
    assert "ZeroDivisionError: of zombies" in browser.html()


@pytest.mark.parametrize("name", [EVIL, '"', "__proto__", "", "\ud800"])
def test_the_name_of_a_place_may_be_anything(name: str) -> None:
    browser = Browser(**{name: saved("hide b")})
    browser.list.doubt(name)
    assert "<script" not in browser.html()
    browser.list.commands["continue"](name)
    assert browser.table[0][1] == name


# Files


def test_the_storage_as_a_failed_page_hands_it_out_can_be_loaded() -> None:
    browser = Browser(known=saved("hide a"))
    handed = {
        GAME + "x": saved("hide c"), PLAYED + "x": "[7, 0]", "shamble:preferences": "{}",
        GAME + "y": saved("hide b"), PLAYED + "y": "[9, 0]", BACKUP + "y": saved(),
        GAME + "z": saved("hide a"), PLAYED + "z": "rubbish",
        GAME + "broken": "{rubbish", PLAYED + "broken": "[8, 0]",
    }  # fmt: skip
    session = browser.shelf.foreign(json.dumps(handed, indent=1))
    assert session is not None
    assert session.history.digest == act(duel(), "hide b").history.digest
    games = [kept.text for kept in browser.shelf.games()]
    assert len(games) == 2, "the one that was there already is not there twice"
    assert any(is_same(text, saved("hide c")) for text in games)


def test_the_storage_of_the_last_version_can_be_loaded_from_such_a_file() -> None:
    browser = Browser()
    handed = {"shamble:autosave": saved("hide b"), "shamble:previous": saved("hide c"), "shamble:preferences": "{}"}
    session = browser.shelf.foreign(json.dumps(handed, indent=1))
    assert session is not None
    assert session.history.digest == act(duel(), "hide b").history.digest
    assert [is_same(kept.text, saved("hide c")) for kept in browser.shelf.games()] == [True]


def test_a_file_of_a_game_that_has_gone_on_is_another_game() -> None:
    browser = Browser(one=saved("hide b", "walk a"))
    assert browser.shelf.place_of(saved("hide b")) is None
    assert browser.shelf.place_of(saved("hide b", "walk a")) is not None
    assert browser.shelf.place_of(saved("hide b", "walk a", "walk c")) is None


def test_a_game_that_is_brought_finds_its_place_or_one_of_its_own() -> None:
    browser = Browser(one=saved("hide b", "walk a"))
    browser.list.bring(act(duel(), "hide b", "walk a"))
    assert [place for _, place in browser.table] == ["one"]
    farther, before = act(duel(), "hide b", "walk a", "walk c"), act(duel(), "hide b")
    for session in (before, farther):
        browser.list.bring(session)
    assert [place for _, place in browser.table[1:]] == [None, None], "written over nothing"
    assert browser.dropped == [before.history.save(), farther.history.save()]
    browser.is_kept = False
    browser.list.bring(act(duel(), "hide a"))
    assert len(browser.dropped) == 2, "where it found no room, nothing is dropped for it"
    browser.list.bring(None)
    assert browser.table == [], "what is wrong is told in the menu"
