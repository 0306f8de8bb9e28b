"""Saved games as the page meets them: read with care, described in a few words, and what is wrong with them told.

What is damaged is put aside, where it can be fetched from. What a newer version wrote stays where it is.
"""

from __future__ import annotations

from pyapp.games import GAMES
from pyapp.kernel.codec import Damaged
from pyapp.kernel.decision import Seat
from pyapp.kernel.history import Newer, Save, read_save
from pyapp.kernel.jsontext import read_json
from pyapp.kernel.message import Message, say
from pyapp.web.saves import browser_storage
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.save_problems import Trouble
from pyapp.web.start.start_page import described
from pyapp.web.table.session import Session


class Shelf:
    """The browser's saves. `problem` is what the player has to be told."""

    def __init__(self, kept: Store) -> None:
        self._store = kept
        self.problem: Message | None = None
        self.is_newer = False
        """Whether the problem is that this page is older than a save."""
        kept.finish()

    def kept(self, key: str) -> Save | None:
        """A save from the browser. One that cannot be read is reported."""
        text = self._store.read(key)
        if text is None:
            return None
        try:
            return read(text)
        except Damaged as error:
            self._report(key, error)
            return None

    def session(self, key: str, save: Save, bots: dict[Seat, str] | None = None) -> Session | None:
        """A saved game as one that can be played on."""
        try:
            return load(save, bots)
        except Damaged as error:
            self._report(key, error)
            return None

    def _report(self, key: str, error: Damaged) -> None:
        """Tell what is wrong. What is damaged is put aside; nothing is lost by it."""
        if isinstance(error, Newer):
            self.is_newer = True
            self.problem = say(
                "A saved game was made by a newer version of the game. Reload the page to go on with it. Nothing is "
                "lost."
            )
        else:
            self._store.put_aside(key)
            self.problem = say("The saved game cannot be read ({why}). It was kept aside.", why=error.why)

    def foreign(self, text: str) -> Session | None:
        """A file that the player chose."""
        try:
            return load(read(_unwrapped(text)))
        except Damaged as error:
            self.refuse(error.why)
            return None

    def aside(self, text: str) -> Session | None:
        """A save that could not be read before."""
        try:
            return load(read(text))
        except Damaged as error:
            self.problem = say("The saved game cannot be read ({why}). It stays aside.", why=error.why)
            return None

    def refuse(self, why: Message) -> None:
        self.problem = say("The file was not loaded: {why}.", why=why)

    def trouble(self) -> Trouble:
        """All that is wrong, and what can be done about it. Whoever looks for a backup may find one more problem."""
        has_backup = self._has_backup()
        return Trouble(self.problem, has_backup, self.is_newer, len(self._store.aside()))

    def _has_backup(self) -> bool:
        """Whether the last save of the game is gone, but not the one before it."""
        return self._store.read(browser_storage.AUTOSAVE) is None and self.kept(browser_storage.BACKUP) is not None

    def settle(self) -> None:
        """A game is on the table: what was wrong before is no matter now."""
        self.problem = None
        self.is_newer = False


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


def _unwrapped(text: str) -> str:
    """The save in a file, which may also be the whole storage as the card of a failed start hands it out."""
    try:
        found = read_json(text)
    except ValueError:
        return text
    inside = found.get(browser_storage.AUTOSAVE) if isinstance(found, dict) else None
    return inside if isinstance(inside, str) else text


def summary(save: Save | None) -> Message | None:
    """A saved game in a few words."""
    if save is None:
        return None
    game = GAMES[save.game]
    modes = {mode.id: mode.title for mode in game.modes}
    return described(game.title, modes.get(save.start.mode, say("another mode")), save.state.get("turn"))
