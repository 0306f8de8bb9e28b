"""What the browser keeps, also when it would rather not: a place for every game, and the player's preferences."""

from __future__ import annotations

import json

from pyapp.web.saves.browser_storage import PREFERENCES, SPARE, Store
from pyapp.web.saves.kept_place import BACKUP, GAME, PLAYED, Place
from tests.web.storages import Locked, Room


def game(seed: int, *moves: str, rules: int = 1, outcome: str | None = None) -> str:
    """A save as far as the store looks into it."""
    journal = [["human", move, []] for move in moves]
    state = {"outcome": outcome}
    return json.dumps(
        {"format": "f", "version": 1, "game": "g", "seed": seed, "rules": rules, "journal": journal, "state": state}
    )


def begun(store: Store, *texts: str) -> Place:
    """A game in a place of its own, after each of these saves."""
    place = store.new_place()
    store.tidy(place.name)
    for text in texts:
        assert place.keep(text)
    return place


def texts(store: Store) -> list[str | None]:
    return [place.read() for place in store.places()]


def test_the_last_good_save_is_the_backup() -> None:
    room = Room()
    place = begun(Store(room), "one", "two", "two")
    assert (place.read(), place.read_backup()) == ("two", "one")
    assert set(room.kept) == {GAME + place.name, BACKUP + place.name, PLAYED + place.name}


def test_three_games_are_begun_and_all_three_are_there() -> None:
    store = Store(Room())
    ends = [game(seed, "a", "b") for seed in (1, 2, 3)]
    for seed, end in enumerate(ends, 1):
        begun(store, game(seed), game(seed, "a"), end)
    assert texts(store) == ends[::-1]
    for place, seed in zip(store.places(), (3, 2, 1), strict=True):
        assert place.read_backup() == game(seed, "a")


def test_the_game_played_last_comes_first_whatever_the_clock_says() -> None:
    clock = iter((3000.0, 2000.0, 1000.0, 0.0))
    store = Store(Room(), now=lambda: next(clock))
    first, second = begun(store, game(1, "a")), begun(store, game(2, "a"))
    assert [place.name for place in store.places()] == [second.name, first.name]
    first.keep(game(1, "a", "b"))
    assert [place.name for place in store.places()] == [first.name, second.name]
    assert (first.when, second.when) == (1000.0, 2000.0)
    first.keep(game(1, "a", "b", "c"))
    assert [place.name for place in store.places()] == [first.name, second.name]


def test_a_game_that_is_thrown_away_leaves_nothing_behind() -> None:
    room = Room()
    store = Store(room)
    place, other = begun(store, game(1), game(1, "a")), begun(store, game(2, "x"))
    place.clear()
    assert texts(store) == [game(2, "x")]
    assert not [key for key in room.kept if place.name in key]
    assert other.read() == game(2, "x")


# What is forgotten by itself


def test_of_games_not_begun_and_of_those_over_only_the_latest_stay() -> None:
    store = Store(Room())
    under_way = [begun(store, game(seed, "a")).name for seed in range(SPARE + 3)]
    empty = [begun(store, game(100 + seed)).name for seed in range(SPARE + 3)]
    over = [begun(store, game(200 + seed, "a", outcome="draw")).name for seed in range(SPARE + 3)]
    broken = begun(store, "{rubbish").name
    here = begun(store, game(300, "a")).name
    kept = {place.name for place in store.places()}
    assert kept == {*under_way, *empty[-SPARE:], *over[-SPARE:], broken, here}


def test_what_is_on_the_table_is_never_forgotten() -> None:
    store = Store(Room())
    first = begun(store, game(1))
    for seed in range(SPARE + 2):
        store.new_place().keep(game(10 + seed))
    store.tidy(first.name)
    assert first.read() == game(1)


def test_what_has_lost_its_game_is_swept_out() -> None:
    room = Room()
    room.kept = {BACKUP + "x": game(1), PLAYED + "x": "[1, 2]", PREFERENCES: "{}"}
    Store(room).tidy("")
    assert set(room.kept) == {PREFERENCES}


# Room


def test_where_room_is_short_the_game_comes_before_its_backup() -> None:
    room = Room()
    place = begun(Store(room), "12345678")
    room.room = sum(map(len, room.kept.values())) + 4
    assert place.keep("1234567890")
    assert (place.read(), place.read_backup()) == ("1234567890", None)


def test_backups_of_other_games_go_first_but_not_of_one_that_needs_it() -> None:
    room = Room()
    store = Store(room)
    well, broken = begun(store, game(1), game(1, "a")), begun(store, game(2), "{" + "x" * 50)
    here = begun(store, game(3))
    room.room = sum(map(len, room.kept.values())) + 20
    assert here.keep(game(3, "a" * 40))
    assert well.read() == game(1, "a")
    assert (well.read_backup(), broken.read_backup()) == (None, game(2))


def test_no_room_at_all_is_told_and_loses_nothing() -> None:
    room = Room()
    store = Store(room)
    other, place = begun(store, game(1, "a")), begun(store, "1234")
    room.room = sum(map(len, room.kept.values()))
    assert not place.keep("12345")
    assert place.read() == "1234"
    new = store.new_place()
    assert not new.keep(game(9))
    assert new.read() is None
    assert other.read() == game(1, "a")
    assert place.keep("12")


def test_a_save_that_is_there_is_kept_whatever_else_finds_no_room() -> None:
    room = Room()
    store = Store(room)
    place = begun(store, "1234")
    room.room = sum(map(len, room.kept.values()))
    store.prefer(theme="light")
    assert place.keep("1234")


def test_without_storage_everything_goes_on() -> None:
    for store in (Store(None), Store(Locked())):
        place = store.new_place()
        assert place.read() is None
        assert not place.keep("game")
        assert not place.keep_backup("game")
        place.clear()
        store.tidy("")
        assert store.places() == []
        assert (place.count, place.when) == (0, 0.0)
        store.prefer(theme="light")
        assert store.preferences() == {}


def test_an_older_page_does_not_save_over_what_a_newer_one_wrote() -> None:
    store = Store(Room())
    place = begun(store, game(1, "a"))
    newer = game(1, "a", "b", rules=2)
    store.write(place.key, newer)
    assert not place.keep(game(1, "a", "c"))
    assert place.read() == newer


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


def test_when_a_game_was_played_survives_rubbish() -> None:
    room = Room()
    store = Store(room, now=lambda: 1000.0)
    place = begun(store, game(1, "a"))
    assert (place.count, place.when) == (1, 1000.0)
    values = ('"x"', "true", "NaN", "1e999", "-1e999", "-1", "1" + "0" * 400, "[1]", "1.5e300")
    pairs = (f"[{value}, {value}]" for value in values if value != "1" + "0" * 400)
    for rubbish in ("[]", "{", "[1]", "[1, 2, 3]", *pairs):
        room.kept[PLAYED + place.name] = rubbish
        assert (place.count, place.when) == (0, 0.0)
    place.keep(game(1, "a", "b"))
    assert (place.count, place.when) == (1, 1000.0)
