"""What the browser keeps, also when it would rather not, and when it is killed in the middle."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

from pyapp.web.saves.browser_storage import AUTOSAVE, BACKUP, DAMAGED, MOVING, PREFERENCES, PREVIOUS, Store
from tests.web.storages import Killed, Locked, Mortal, Room


def game(seed: int, *moves: str, rules: int = 1) -> str:
    """A save as far as the store looks into it."""
    journal = [["human", move, []] for move in moves]
    return json.dumps({"format": "f", "version": 1, "game": "g", "seed": seed, "rules": rules, "journal": journal})


LONG, OTHER, THIRD = game(1, "a", "b", "c"), game(2, "x", "y"), game(3)


def test_the_last_good_save_is_the_backup() -> None:
    room = Room()
    store = Store(room)
    assert store.keep("one")
    assert store.keep("two")
    assert store.keep("two")
    assert room.kept == {AUTOSAVE: "two", BACKUP: "one"}


# Another game


def test_a_new_game_puts_the_old_one_aside() -> None:
    room = Room()
    store = Store(room)
    store.keep("old 1")
    store.keep("old 2")
    assert store.begin("new")
    assert room.kept == {PREVIOUS: "old 2", AUTOSAVE: "new"}


def test_a_game_without_a_move_does_not_take_the_place_of_one_put_aside() -> None:
    room = Room()
    store = Store(room)
    store.keep(LONG)
    store.begin(THIRD)
    store.begin(OTHER)
    assert room.kept == {PREVIOUS: LONG, AUTOSAVE: OTHER}


def test_going_back_changes_the_places_of_two_games() -> None:
    room = Room()
    room.kept = {PREVIOUS: LONG, AUTOSAVE: OTHER, BACKUP: game(2, "x")}
    assert Store(room).begin(LONG)
    assert room.kept == {PREVIOUS: OTHER, AUTOSAVE: LONG}


def test_going_back_changes_places_also_with_a_game_that_has_no_move() -> None:
    room = Room()
    room.kept = {PREVIOUS: LONG, AUTOSAVE: THIRD}
    assert Store(room).begin(game(1, "a", "b", "c", "d"))
    assert room.kept == {PREVIOUS: THIRD, AUTOSAVE: game(1, "a", "b", "c", "d")}


def test_an_early_state_of_a_game_does_not_stand_for_all_of_it() -> None:
    """A file of the same game from its beginning, loaded over a game without a move."""
    room = Room()
    room.kept = {PREVIOUS: LONG, AUTOSAVE: THIRD}
    assert Store(room).begin(game(1, "a"))
    assert room.kept == {PREVIOUS: LONG, AUTOSAVE: game(1, "a")}


def test_a_game_whose_last_save_is_gone_is_put_aside_as_its_backup() -> None:
    room = Room()
    room.kept = {BACKUP: LONG}
    assert Store(room).begin(THIRD)
    assert room.kept == {PREVIOUS: LONG, AUTOSAVE: THIRD}


CHANGES: Sequence[tuple[dict[str, str], str, set[str]]] = (
    ({AUTOSAVE: OTHER, PREVIOUS: LONG}, LONG, {LONG, OTHER}),
    ({AUTOSAVE: OTHER, BACKUP: game(2, "x"), PREVIOUS: LONG}, LONG, {LONG, OTHER}),
    ({AUTOSAVE: LONG, BACKUP: game(1, "a")}, THIRD, {LONG}),
    ({AUTOSAVE: LONG, PREVIOUS: OTHER}, THIRD, {LONG}),
    ({AUTOSAVE: THIRD, PREVIOUS: LONG}, OTHER, {LONG}),
    ({BACKUP: LONG, PREVIOUS: OTHER}, THIRD, {LONG}),
)


@pytest.mark.parametrize(("kept", "begun", "safe"), CHANGES)
def test_whenever_the_browser_is_killed_no_game_is_lost(kept: dict[str, str], begun: str, safe: set[str]) -> None:
    for changes in range(30):
        room = Mortal(kept, changes)
        try:
            assert Store(room).begin(begun)
        except Killed:
            room.left = 30
            Store(room).finish()
            assert safe <= {room.kept.get(key) for key in (AUTOSAVE, PREVIOUS, BACKUP)}, changes
            assert MOVING not in room.kept
        else:
            break
    else:
        pytest.fail("it never ends")
    assert room.kept[AUTOSAVE] == begun
    assert safe <= set(room.kept.values())


@pytest.mark.parametrize(("kept", "begun", "safe"), CHANGES)
def test_however_little_room_there_is_no_game_is_lost(kept: dict[str, str], begun: str, safe: set[str]) -> None:
    used = sum(map(len, kept.values()))
    could = []
    for room in range(used, used + 400):
        storage = Room(room)
        storage.kept = dict(kept)
        could.append(Store(storage).begin(begun))
        assert safe <= {storage.kept.get(key) for key in (AUTOSAVE, PREVIOUS, BACKUP)}
        assert MOVING not in storage.kept
        if could[-1]:
            assert storage.kept[AUTOSAVE] == begun
        else:
            assert storage.kept[AUTOSAVE] == kept.get(AUTOSAVE, kept.get(BACKUP))
    assert could[-1]


def test_a_game_is_put_aside_where_there_is_room_for_it_only_once() -> None:
    room = Room(room=12)
    store = Store(room)
    store.keep("12345678")
    assert store.begin("abc")
    assert room.kept == {PREVIOUS: "12345678", AUTOSAVE: "abc"}


def test_a_game_that_cannot_be_put_aside_stays_where_it_is() -> None:
    room = Room(room=12)
    store = Store(room)
    store.keep("12345678")
    assert not store.begin("abcde")
    assert room.kept == {AUTOSAVE: "12345678"}


# Room


def test_where_room_is_short_the_game_comes_before_its_backup() -> None:
    room = Room(room=12)
    store = Store(room)
    assert store.keep("12345678")
    assert store.keep("1234567890")
    assert room.kept == {AUTOSAVE: "1234567890"}


def test_no_room_at_all_is_told_and_loses_nothing() -> None:
    room = Room(room=4)
    store = Store(room)
    assert store.keep("1234")
    assert not store.keep("12345")
    assert room.kept == {AUTOSAVE: "1234"}
    assert store.keep("12")


def test_a_save_that_is_there_is_kept_whatever_else_finds_no_room() -> None:
    store = Store(Room(room=4))
    assert store.keep("1234")
    store.prefer(theme="light")
    assert store.keep("1234")


def test_without_storage_everything_goes_on() -> None:
    for store in (Store(None), Store(Locked())):
        assert store.read(AUTOSAVE) is None
        assert not store.keep("game")
        assert not store.begin("game")
        store.finish()
        store.put_aside(AUTOSAVE)
        store.throw_away()
        assert store.aside() == []
        store.prefer(theme="light")
        assert store.preferences() == {}


# What this page cannot read


def test_what_cannot_be_read_is_kept_elsewhere_one_after_the_other() -> None:
    room = Room()
    store = Store(room)
    for text in ("{rubbish", "more", "{rubbish"):
        room.kept[AUTOSAVE] = text
        store.put_aside(AUTOSAVE)
    assert room.kept == {DAMAGED: "{rubbish", f"{DAMAGED}:2": "more"}
    assert store.aside() == ["{rubbish", "more"]
    store.throw_away()
    assert store.aside() == ["{rubbish"]
    store.throw_away()
    store.throw_away()
    assert room.kept == {}


def test_what_cannot_be_read_is_moved_where_there_is_room_for_it_only_once() -> None:
    room = Room(room=10)
    room.kept[PREVIOUS] = "{rubbish"
    Store(room).put_aside(PREVIOUS)
    assert room.kept == {DAMAGED: "{rubbish"}


def test_an_older_page_does_not_save_over_what_a_newer_one_wrote() -> None:
    room = Room()
    store = Store(room)
    assert store.keep(LONG)
    newer = game(1, "a", "b", "c", "d", rules=2)
    room.kept[AUTOSAVE] = newer
    assert not store.keep(game(1, "a", "b", "c", "e"))
    assert room.kept[AUTOSAVE] == newer


def test_an_older_page_begins_another_game_and_keeps_both_that_a_newer_one_wrote() -> None:
    room = Room()
    first, second = game(1, "a", rules=2), game(2, "b", rules=2)
    room.kept = {AUTOSAVE: first, PREVIOUS: second}
    assert Store(room).begin(THIRD)
    assert room.kept == {AUTOSAVE: THIRD, PREVIOUS: first, DAMAGED: second}


# Beside the games


def test_preferences_survive_rubbish() -> None:
    room = Room()
    store = Store(room)
    for rubbish in ("{", "[]", "3", '{"theme": 3}', "[" * 100_000):
        room.kept[PREFERENCES] = rubbish
        assert store.preferences() == {}
    store.prefer(theme="light")
    store.prefer(language="fr")
    assert store.preferences() == {"theme": "light", "language": "fr"}


def test_it_is_known_when_a_game_was_played() -> None:
    room = Room()
    clock = iter((1000.0, 2000.0))
    store = Store(room, now=lambda: next(clock))
    store.keep("old")
    assert store.when(AUTOSAVE) == 1000.0
    store.begin("new")
    assert (store.when(AUTOSAVE), store.when(PREVIOUS)) == (2000.0, 1000.0)
    values = ('"x"', "true", "NaN", "1e999", "-1e999", "-1", "1" + "0" * 400, "[1]")
    for rubbish in ("[]", "{", *(f'{{"shamble:autosave": {value}}}' for value in values)):
        room.kept["shamble:when"] = rubbish
        assert store.when(AUTOSAVE) == 0.0
