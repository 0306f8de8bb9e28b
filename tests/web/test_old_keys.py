"""Games that an earlier version kept under one key for all of them: each finds a place, also when the browser is killed
meanwhile or has little room.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import GAME
from pyapp.web.saves.old_keys import AUTOSAVE, BACKUP, DAMAGED, MOVING, PREVIOUS, WHEN, move_in
from pyapp.web.saves.save_reading import Shelf
from pyapp.web.saves.save_summary import summary
from tests.web.storages import Killed, Locked, Mortal, Room
from tests.web.test_store import game, texts

OLD = (AUTOSAVE, BACKUP, PREVIOUS, MOVING, DAMAGED, WHEN)
LONG, OTHER, THIRD = game(1, "a", "b", "c"), game(2, "x", "y"), game(3, "z")

BEFORE = Path(__file__).parent / "before" / "storage.json"
"""A browser's storage as the version before games had places left it: the game of mall under way and its backup, the
one played before, one that was on its way when the browser was killed, and a damaged save put aside.
"""
TURNS = [11, 2, 2]


def moved(**kept: str) -> Store:
    room = Room()
    room.kept = {f"shamble:{name}": text for name, text in kept.items()}
    store = Store(room)
    move_in(store)
    assert not set(room.kept) & set(OLD)
    return store


def test_a_storage_of_the_last_version_loads_whole() -> None:
    room = Room()
    room.kept = json.loads(BEFORE.read_text("utf-8"))
    backup, when = json.loads(room.kept[BACKUP]), json.loads(room.kept[WHEN])
    shelf = Shelf(Store(room))
    assert not set(room.kept) & set(OLD)
    *games, broken = shelf.games()
    sessions = [shelf.session(kept) for kept in games]
    assert [session.history.state.turn for session in sessions if session is not None] == TURNS
    journals = [len(session.history.entries) or session.history.marks["continued"] for session in sessions if session]
    assert journals == [60, True, 12], "whose journal the rules of today cannot follow goes on from its state"
    first = games[0].place
    assert json.loads(first.read_backup() or "") == backup
    assert (first.when, games[1].place.when) == (when[AUTOSAVE], when[PREVIOUS])
    assert games[0].save is not None
    told = summary(games[0].save)
    assert ENGLISH(told.what) == "Dawn of the Dead · Solitaire"
    assert ENGLISH(told.where[0]) == "turn 11"
    assert broken.error is not None
    assert shelf.store.preferences() == {"language": "en", "theme": "light"}


def test_the_game_under_way_is_the_one_to_go_on_with() -> None:
    store = moved(autosave=LONG, backup=game(1, "a", "b"), previous=OTHER, damaged="{rubbish")
    assert texts(store) == [LONG, OTHER, "{rubbish"]
    assert store.places()[0].read_backup() == game(1, "a", "b")


def test_a_game_whose_last_save_was_gone_is_its_backup() -> None:
    assert texts(moved(backup=LONG, previous=OTHER)) == [LONG, OTHER]


def test_several_damaged_saves_keep_their_order() -> None:
    room = Room()
    room.kept = {DAMAGED: "{1", f"{DAMAGED}:2": "{2", f"{DAMAGED}:3": "{3"}
    store = Store(room)
    move_in(store)
    assert texts(store) == ["{3", "{2", "{1"]


@pytest.mark.parametrize("known", [{"autosave": LONG}, {"autosave": THIRD, "previous": LONG}])
def test_what_had_not_left_or_has_arrived_is_there_once(known: dict[str, str]) -> None:
    assert texts(moved(**known, moving=LONG)).count(LONG) == 1


def test_what_was_on_its_way_arrives() -> None:
    assert texts(moved(autosave=THIRD, moving=LONG)) == [THIRD, LONG]


def test_nothing_old_changes_nothing() -> None:
    room = Room()
    Store(room).new_place().keep(LONG)
    before = dict(room.kept)
    move_in(Store(room))
    assert room.kept == before
    for storage in (None, Locked()):
        move_in(Store(storage))


STORAGES: Sequence[dict[str, str]] = (
    {AUTOSAVE: LONG},
    {AUTOSAVE: LONG, BACKUP: game(1, "a", "b"), PREVIOUS: OTHER, WHEN: json.dumps({AUTOSAVE: 5})},
    {BACKUP: LONG, PREVIOUS: OTHER, MOVING: THIRD},
    {AUTOSAVE: LONG, MOVING: OTHER, PREVIOUS: THIRD, DAMAGED: "{1", f"{DAMAGED}:2": "{2"},
)


@pytest.mark.parametrize("kept", STORAGES)
def test_whenever_the_browser_is_killed_no_game_is_lost(kept: dict[str, str]) -> None:
    games = {text for key, text in kept.items() if key != WHEN and (key != BACKUP or AUTOSAVE not in kept)}
    for changes in range(60):
        room = Mortal(kept, changes)
        try:
            move_in(Store(room))
        except Killed:
            assert games <= set(room.kept.values()), changes
            room.left = 60
            move_in(Store(room))
        else:
            break
        found = [text for key, text in room.kept.items() if key.startswith(GAME)]
        assert games <= set(found), changes
        assert len(found) == len(set(found)), "each is kept once"
    else:
        pytest.fail("it never ends")
    assert games <= set(room.kept.values())


@pytest.mark.parametrize("kept", STORAGES)
def test_however_little_room_there_is_no_game_is_lost(kept: dict[str, str]) -> None:
    games = {text for key, text in kept.items() if key != WHEN and (key != BACKUP or AUTOSAVE not in kept)}
    used = sum(map(len, kept.values()))
    for room in range(used, used + 400, 7):
        storage = Room(room)
        storage.kept = dict(kept)
        move_in(Store(storage))
        assert games <= set(storage.kept.values())


def test_rubbish_about_when_it_was_played_is_no_time() -> None:
    for value in ('"x"', "true", "NaN", "1e999", "-1", "[1]"):
        store = moved(autosave=LONG, when=f'{{"shamble:autosave": {value}}}')
        assert store.places()[0].when == 0.0
