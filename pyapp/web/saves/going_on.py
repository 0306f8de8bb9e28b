"""Which of the kept games a page goes on with by itself: the one it was left with, or the one its address asks for."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from pyapp.kernel.jsontext import read_json
from pyapp.web.saves.kept_place import Place
from pyapp.web.saves.save_reading import Kept, Shelf

if TYPE_CHECKING:
    from pyapp.web.page.params import Params


def note_of(query: str, place: Place) -> str:
    """What a tab notes of the game on its table, for its reload."""
    return json.dumps([query, place.name])


def left_here(shelf: Shelf, query: str, note: str | None) -> Kept | None:
    """The game that was on the table when the page was left, if it had this address."""
    try:
        match read_json(note or "[]"):
            case [address, str(name)] if address == query:
                return shelf.find(name)
    except ValueError:
        pass
    return None


def asked_for(shelf: Shelf, params: Params) -> Kept | None:
    """The game that the address asks for; one that is over only where none that fits is left.

    Where the game played last cannot be read, that is told first: it may be the one.
    """
    games = shelf.games()
    if games and games[0].error is not None:
        return games[0]
    fitting = [kept for kept in games if kept.error is None and kept.save is not None and params.fits(kept.save)]
    return next((kept for kept in fitting if kept.is_under_way), next(iter(fitting), None))
