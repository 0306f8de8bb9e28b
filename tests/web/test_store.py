"""What the browser keeps, also when it would rather not."""

from __future__ import annotations

from pyapp.web.store import AUTOSAVE, BACKUP, DAMAGED, PREFERENCES, PREVIOUS, Store


class Shelf:
    """A browser's storage with so much room."""

    def __init__(self, room: int = 10_000) -> None:
        self.room = room
        self.kept: dict[str, str] = {}

    def getItem(self, key: str, /) -> str | None:
        return self.kept.get(key)

    def setItem(self, key: str, text: str, /) -> None:
        used = sum(len(value) for name, value in self.kept.items() if name != key)
        if used + len(text) > self.room:
            raise RuntimeError("QuotaExceededError")
        self.kept[key] = text

    def removeItem(self, key: str, /) -> None:
        self.kept.pop(key, None)


class Locked:
    """A browser that forbids its storage."""

    def getItem(self, key: str, /) -> str:
        raise PermissionError(key)

    def setItem(self, key: str, text: str, /) -> None:
        raise PermissionError(key, text)

    def removeItem(self, key: str, /) -> None:
        raise PermissionError(key)


def test_the_last_good_save_is_the_backup() -> None:
    shelf = Shelf()
    store = Store(shelf)
    assert store.keep("one")
    assert store.keep("two")
    assert store.keep("two")
    assert shelf.kept == {AUTOSAVE: "two", BACKUP: "one"}


def test_a_new_game_puts_the_old_one_aside() -> None:
    shelf = Shelf()
    store = Store(shelf)
    store.keep("old 1")
    store.keep("old 2")
    store.begin()
    store.keep("new")
    assert shelf.kept == {PREVIOUS: "old 2", AUTOSAVE: "new"}


def test_a_game_without_a_move_does_not_take_the_place_of_one_put_aside() -> None:
    shelf = Shelf()
    store = Store(shelf)
    store.keep('{"journal": [["human", "pass", []]]}')
    store.begin()
    store.keep('{"journal": []}')
    store.begin()
    assert shelf.kept[PREVIOUS] == '{"journal": [["human", "pass", []]]}'


def test_a_game_is_put_aside_where_there_is_room_for_it_only_once() -> None:
    shelf = Shelf(room=12)
    store = Store(shelf)
    store.keep("12345678")
    store.begin()
    assert shelf.kept == {PREVIOUS: "12345678"}


def test_a_game_that_cannot_be_put_aside_stays_where_it_is() -> None:
    shelf = Shelf()
    store = Store(shelf)
    store.keep("12345678")

    def refuse(key: str, text: str, /) -> None:
        if key == PREVIOUS:
            raise RuntimeError("QuotaExceededError")
        shelf.kept[key] = text

    shelf.setItem = refuse  # type: ignore[method-assign]
    store.begin()
    assert shelf.kept == {AUTOSAVE: "12345678"}


def test_where_room_is_short_the_game_comes_before_its_backup() -> None:
    shelf = Shelf(room=12)
    store = Store(shelf)
    assert store.keep("12345678")
    assert store.keep("1234567890")
    assert shelf.kept == {AUTOSAVE: "1234567890"}


def test_no_room_at_all_is_told_and_loses_nothing() -> None:
    shelf = Shelf(room=4)
    store = Store(shelf)
    assert store.keep("1234")
    assert not store.keep("12345")
    assert not store.works
    assert shelf.kept == {AUTOSAVE: "1234"}
    assert store.keep("12")
    assert store.works


def test_without_storage_everything_goes_on() -> None:
    for store in (Store(None), Store(Locked())):
        assert store.read(AUTOSAVE) is None
        assert not store.keep("game")
        store.begin()
        store.put_aside(AUTOSAVE)
        store.prefer(theme="light")
        assert store.preferences() == {}
        assert not store.works


def test_what_cannot_be_read_is_kept_elsewhere() -> None:
    shelf = Shelf()
    shelf.kept[AUTOSAVE] = "{rubbish"
    Store(shelf).put_aside(AUTOSAVE)
    assert shelf.kept == {DAMAGED: "{rubbish"}


def test_preferences_survive_rubbish() -> None:
    shelf = Shelf()
    store = Store(shelf)
    for rubbish in ("{", "[]", "3", '{"theme": 3}'):
        shelf.kept[PREFERENCES] = rubbish
        assert store.preferences() == {}
    store.prefer(theme="light")
    store.prefer(language="fr")
    assert store.preferences() == {"theme": "light", "language": "fr"}


def test_it_is_known_when_a_game_was_played() -> None:
    shelf = Shelf()
    store = Store(shelf, now=lambda: 1000.0)
    store.keep("old")
    assert store.when(AUTOSAVE) == 1000.0
    store.begin()
    assert store.when(PREVIOUS) == 1000.0
    for rubbish in ("[]", "{", '{"shamble:autosave": "x"}'):
        shelf.kept["shamble:when"] = rubbish
        assert store.when(AUTOSAVE) == 0.0
