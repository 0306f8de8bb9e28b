"""Saved games as the page meets them: read with care, described in a few words, put aside when they are damaged."""

from __future__ import annotations

from pyapp.games import GAMES
from pyapp.kernel.codec import Damaged
from pyapp.kernel.decision import Seat
from pyapp.kernel.history import Save, read_save
from pyapp.kernel.message import Message, say
from pyapp.web import store
from pyapp.web.session import Session
from pyapp.web.start import described
from pyapp.web.store import Store


class Shelf:
    """The browser's saves. `problem` is what the player has to be told of them, `has_backup` what he can do."""

    def __init__(self, kept: Store) -> None:
        self._store = kept
        self.problem: Message | None = None
        self.has_backup = False

    def kept(self, key: str) -> Save | None:
        """A save from the browser. One that cannot be read is put aside and reported."""
        text = self._store.read(key)
        if text is None:
            return None
        try:
            return read(text)
        except Damaged as error:
            self.report(key, error)
            return None

    def report(self, key: str, error: Damaged) -> None:
        """Put aside what is damaged; nothing is lost by it."""
        self._store.put_aside(key)
        self.has_backup = self._store.read(store.BACKUP) is not None
        self.problem = say("The saved game cannot be read ({why}). It was kept aside.", why=error.why)

    def session(self, key: str, save: Save, bots: dict[Seat, str] | None = None) -> Session | None:
        """A saved game as one that can be played on."""
        try:
            return Session.load(GAMES[save.game], save, bots)
        except Damaged as error:
            self.report(key, error)
            return None

    def foreign(self, text: str) -> Session | None:
        """A file that the player chose."""
        try:
            save = read(text)
            return Session.load(GAMES[save.game], save)
        except Damaged as error:
            self.problem = say("The file was not loaded: {why}.", why=error.why)
            return None

    def settle(self) -> None:
        """A game is on the table: what was wrong before is no matter now."""
        self.problem = None
        self.has_backup = False


def read(text: str) -> Save:
    """A save of a game that this page has."""
    save = read_save(text)
    if save.game not in GAMES:
        raise Damaged(say("it is of a game that this page does not have: {game}", game=save.game[:40]))
    return save


def summary(save: Save | None) -> Message | None:
    """A saved game in a few words."""
    if save is None:
        return None
    game = GAMES[save.game]
    modes = {mode.id: mode.title for mode in game.modes}
    return described(game.title, modes.get(save.start.mode, say("another mode")), save.state.get("turn"))
