"""Saved games as the page meets them: read with care, and what is wrong with each told of that one alone.

What cannot be read stays in its place, where it can be fetched from or thrown away. It is nobody else's trouble.
"""

from __future__ import annotations

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from pyapp.games import GAMES
from pyapp.kernel.codec import Damaged
from pyapp.kernel.decision import Seat
from pyapp.kernel.history import Newer, Save, read_save
from pyapp.kernel.jsontext import read_json
from pyapp.kernel.message import Message, say
from pyapp.web.saves import old_keys
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import GAME, PLAYED, Place
from pyapp.web.saves.save_peek import Progress, is_same, progress
from pyapp.web.table.session import Session


@dataclass(frozen=True, slots=True)
class Kept:
    """A game in its place, as far as it can be read."""

    place: Place
    text: str
    save: Save | None = None
    error: Damaged | None = None
    """What is wrong with it. A save may look well and still not be one from which the game can go on."""

    @property
    def is_newer(self) -> bool:
        """Whether a newer page has written what this one cannot read."""
        return isinstance(self.error, Newer)

    @property
    def is_over(self) -> bool:
        return self.error is None and progress(self.text) is Progress.OVER

    @property
    def is_under_way(self) -> bool:
        return self.error is None and not self.is_over


class Shelf:
    """The browser's saves. `problem` is what the player has to be told, apart from what is wrong with one of them."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.problem: Message | None = None
        self._known: dict[str, Kept] = {}
        """What was read last in each place: a long game takes its time."""
        old_keys.move_in(store)

    def games(self) -> list[Kept]:
        """All games that are kept, the one played last first."""
        found = [kept for place in self.store.places() if (kept := self._kept(place)) is not None]
        self._known = {kept.place.name: kept for kept in found}
        return found

    def find(self, name: str) -> Kept | None:
        return self._kept(self.store.place(name))

    def _kept(self, place: Place) -> Kept | None:
        text = place.read()
        if text is None:
            return None
        known = self._known.get(place.name)
        if known is None or known.text != text:
            try:
                known = Kept(place, text, read(text))
            except Damaged as error:
                known = Kept(place, text, error=error)
            self._known[place.name] = known
        return known

    def session(self, kept: Kept, bots: dict[Seat, str] | None = None) -> Session | None:
        """A saved game as one that can be played on."""
        if kept.save is None or kept.error is not None:
            return None
        try:
            return load(kept.save, bots)
        except Damaged as error:
            self._known[kept.place.name] = Kept(kept.place, kept.text, kept.save, error)
            return None

    def has_backup(self, kept: Kept) -> bool:
        """Whether a game that is damaged seems to have been well one action earlier."""
        return kept.error is not None and not kept.is_newer and self._backup(kept) is not None

    def backup(self, kept: Kept) -> Session | None:
        """The game as it was one action before it was damaged."""
        save = self._backup(kept)
        try:
            return load(save) if save is not None else None
        except Damaged as error:
            self.problem = say("The backup cannot be read either ({why}).", why=error.why)
            return None

    @staticmethod
    def _backup(kept: Kept) -> Save | None:
        text = kept.place.read_backup()
        try:
            return read(text) if text is not None else None
        except Damaged:
            return None

    def place_of(self, text: str) -> Place | None:
        """Where this very game is kept, with as many moves."""
        return next((kept.place for kept in self.games() if kept.error is None and is_same(kept.text, text)), None)

    # Files

    def foreign(self, text: str) -> Session | None:
        """A file that the player chose. Of several games in it the last that can be read; the others find a place."""
        texts, why = _games_in(text), None
        while texts:
            last = texts.pop()
            try:
                session = load(read(last))
            except Damaged as error:
                why = why or error.why
            else:
                self._take_in(texts)
                return session
        assert why is not None, "a file holds at least one text"
        self.refuse(why)
        return None

    def _take_in(self, texts: Iterable[str]) -> None:
        for text in texts:
            with suppress(Damaged):
                read(text)
                if self.place_of(text) is None:
                    self.store.new_place().keep(text)

    def refuse(self, why: Message) -> None:
        self.problem = say("The file was not loaded: {why}.", why=why)


def read(text: str) -> Save:
    """A save of a game that this page has."""
    save = read_save(text)
    if save.game not in GAMES:
        raise Newer(say("it is of a game that this page does not have: {game}", game=save.game[:40]))
    return save


def load(save: Save, bots: dict[Seat, str] | None = None) -> Session:
    """A save as a game that can be played on; whatever goes wrong with it is the save's fault.

    A page that failed over what it keeps would fail again at every visit.
    """
    try:
        return Session.load(GAMES[save.game], save, bots)
    except Damaged:
        raise
    except Exception as error:
        detail = f"{type(error).__name__}: {error}"
        raise Damaged(say("this save is damaged ({detail})", detail=detail)) from error


def _games_in(text: str) -> list[str]:
    """The saves in a file, the one played last at the end: one, or the whole storage as the card of a failed page hands
    it out.
    """
    try:
        found = read_json(text)
    except ValueError:
        return [text]
    if not isinstance(found, dict) or "format" in found:
        return [text]
    storage: dict[str, Any] = found
    old = [storage.get(key) for key in (old_keys.PREVIOUS, old_keys.AUTOSAVE)]
    places = [key.removeprefix(GAME) for key in storage if key.startswith(GAME)]
    inside = [*old, *(storage[GAME + name] for name in sorted(places, key=lambda name: _count(storage, name)))]
    return [each for each in inside if isinstance(each, str)] or [text]


def _count(storage: dict[str, Any], name: str) -> int:
    """How late a game of such a storage was played, whatever may be there."""
    played = storage.get(PLAYED + name)
    try:
        match read_json(played) if isinstance(played, str) else None:
            case [int(count), _]:
                return count
    except ValueError:
        pass
    return 0
