"""Which game a page goes on with by itself: after a reload, and where its address asks for one."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.web.page.params import Params
from pyapp.web.saves import save_reading
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.going_on import asked_for, left_here, note_of
from pyapp.web.saves.save_reading import Kept, Shelf
from tests.web.storages import Room
from tests.web.test_session import act, duel
from tests.web.toy import GAMES

QUERY = "?game=toy"


@pytest.fixture(autouse=True)
def _toys(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(save_reading, "GAMES", GAMES)


def shelf(*texts: str) -> Shelf:
    """A browser in which these games were played, one after the other."""
    store = Store(Room())
    for text in texts:
        store.new_place().keep(text)
    return Shelf(store)


def game(seed: int, *actions: str) -> str:
    return act(duel(seed=seed), *actions).history.save()


def seed_of(kept: Kept | None) -> int | None:
    return kept.save.start.seed if kept is not None and kept.save is not None else None


OVER = ("hide b", "walk b", "open")


def test_a_reload_goes_back_to_its_own_table_whatever_was_played_since() -> None:
    games = shelf(game(1, "hide a"), game(2, "hide b"), game(3, "hide c"))
    for place, seed in zip(games.store.places(), (3, 2, 1), strict=True):
        assert seed_of(left_here(games, QUERY, note_of(QUERY, place))) == seed


def test_another_address_or_a_game_that_is_gone_is_no_table_to_go_back_to() -> None:
    games = shelf(game(1, "hide a"))
    (place,) = games.store.places()
    assert left_here(games, "?game=toy&seed=2", note_of(QUERY, place)) is None
    assert left_here(games, QUERY, None) is None
    for rubbish in ("", "{", "3", '["?game=toy"]', '["?game=toy", 3]', '["?game=toy", "elsewhere"]'):
        assert left_here(games, QUERY, rubbish) is None
    place.clear()
    assert left_here(games, QUERY, note_of(QUERY, place)) is None


@pytest.mark.parametrize(
    ("asked", "seed"),
    [({}, 2), ({"seed": 1}, 1), ({"seed": 3}, 3), ({"seed": 9}, None), ({"mode": "solo"}, None)],
)
def test_an_address_goes_on_with_the_latest_that_fits_and_is_not_over(asked: dict[str, Any], seed: int | None) -> None:
    games = shelf(game(1, "hide a"), game(2, "hide b"), game(3, *OVER))
    assert seed_of(asked_for(games, Params(game="toy", **asked))) == seed


def test_what_cannot_be_read_is_told_first_only_where_it_was_played_last() -> None:
    last = asked_for(shelf(game(1, "hide a"), "{rubbish"), Params(game="toy"))
    assert last is not None
    assert last.error is not None
    assert seed_of(asked_for(shelf("{rubbish", game(1, "hide a")), Params(game="toy"))) == 1
