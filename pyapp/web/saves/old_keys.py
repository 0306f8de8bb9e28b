"""Games that were kept before every game had a place of its own: each moves into one, once.

| key                 | held                                                                    |
|---------------------|-------------------------------------------------------------------------|
| shamble:autosave    | the game being played                                                   |
| shamble:backup      | the same game one action earlier                                        |
| shamble:previous    | the game that was left when another one was begun                       |
| shamble:moving      | a game on its way there                                                 |
| shamble:damaged     | a save that could not be read, as it was; the next is shamble:damaged:2 |
| shamble:when        | when each of them was last played, in milliseconds                      |

Whatever is moved is written in its new place before it is taken from the old one, so that the browser may be killed at
any moment. Only where there is no room for it twice it has to be taken away first.
"""

from __future__ import annotations

from typing import Any

from pyapp.kernel.jsontext import read_json
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import LATEST, Place
from pyapp.web.saves.save_peek import goes_on_from

AUTOSAVE, BACKUP, PREVIOUS = "shamble:autosave", "shamble:backup", "shamble:previous"
MOVING, DAMAGED, WHEN = "shamble:moving", "shamble:damaged", "shamble:when"


def move_in(store: Store) -> None:
    """The game that was played last comes last, as it is the one to go on with."""
    times = _times(store)
    if store.read(MOVING) in (store.read(AUTOSAVE), store.read(PREVIOUS)):
        # It had not left yet, or was there already.
        store.remove(MOVING)
    for key in (*_damaged(store), MOVING, PREVIOUS):
        _move(store, key, _time(times, key))
    backup = store.read(BACKUP)
    place = _move(store, AUTOSAVE if store.read(AUTOSAVE) is not None else BACKUP, _time(times, AUTOSAVE))
    if place is not None and backup is not None and place.read() != backup:
        place.keep_backup(backup)
    if store.read(AUTOSAVE) is None:
        store.remove(BACKUP)
        store.remove(WHEN)


def _damaged(store: Store) -> list[str]:
    return [DAMAGED + end for end in sorted(store.ends(DAMAGED), key=lambda end: (len(end), end))]


def _move(store: Store, key: str, when: float) -> Place | None:
    """Give a game its place; None where it has none, or needs none as it is there already."""
    text = store.read(key)
    if text is None:
        return None
    place = None
    if not _is_there(store, text):
        place = store.new_place()
        place.date(when)
        if not store.write(place.key, text):
            # There may be room for it only once.
            store.remove(key)
            if not store.write(place.key, text):
                place.clear()
                store.write(key, text)
                return None
    store.remove(key)
    return place


def _is_there(store: Store, text: str) -> bool:
    """Whether the game, or what became of it, has a place: the browser may have been killed before the old one went."""
    texts = [place.read() or "" for place in store.places()]
    return any(each == text or goes_on_from(each, text) for each in texts)


def _times(store: Store) -> dict[str, Any]:
    try:
        found = read_json(store.read(WHEN) or "{}")
    except ValueError:
        return {}
    return found if isinstance(found, dict) else {}


def _time(times: dict[str, Any], key: str) -> float:
    found: Any = times.get(key)
    return float(found) if type(found) in (int, float) and 0 <= found <= LATEST else 0.0
