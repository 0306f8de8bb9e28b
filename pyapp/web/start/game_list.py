"""The start page's list of games: what it shows of each, and what can be done with it."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any, Protocol

from pyapp.kernel.message import Message, say
from pyapp.web.page.keys import Command
from pyapp.web.saves.kept_place import Place
from pyapp.web.saves.save_reading import Kept, Shelf
from pyapp.web.saves.save_summary import summary
from pyapp.web.start.kept_games import Row
from pyapp.web.table.session import Session

if TYPE_CHECKING:
    from pyapp.web.saves.save_files import Files
    from pyapp.web.saves.tab_custody import Keeper


class Page(Protocol):
    """What the list asks of the page."""

    def put_on_table(self, session: Session, place: Place | None = None) -> None:
        """Begin with the game that is kept there, or with another."""

    def open_start(self) -> None: ...

    def open_menu(self) -> None:
        """That of the game on the table; without one, the start page."""

    def ago(self, when: float) -> str:
        """How long ago that was, in words."""


class GameList:
    def __init__(
        self,
        page: Page,
        shelf: Shelf,
        keeper: Keeper,
        files: Files,
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._page = page
        self._shelf = shelf
        self._keeper = keeper
        self._files = files
        self._start = start
        """Begins what has to wait now and then."""
        self._doubted = ""
        """The place of the game about which the player is asked whether it is to be thrown away."""
        self._spared = ""
        """The one about which he was asked last, and keeps it."""
        self.commands: dict[str, Callable[[str], object]] = {
            Command.CONTINUE: self.go_on,
            Command.BACKUP: self.go_on_from_backup,
            Command.EXPORT_KEPT: self.export,
            Command.DISCARD: self.doubt,
            Command.DISCARD_SURE: lambda name: start(self.throw_away(name)),
            Command.DISCARD_NOT: self.spare,
        }
        """What the buttons do, by the name of a game's place."""

    def rows(self) -> tuple[Row, ...]:
        """Every game but the one on the table, the one played last first."""
        here = self._keeper.place
        kept = (each for each in self._shelf.games() if here is None or each.place.name != here.name)
        return tuple(map(self._row, kept))

    def _row(self, kept: Kept) -> Row:
        what, where = say("A saved game"), tuple[Message, ...]()
        if kept.save is not None:
            what, where = summary(kept.save)
        return Row(
            kept.place.name,
            what,
            where,
            self._page.ago(kept.place.when),
            kept.is_over,
            wrong=_wrong(kept),
            has_backup=self._shelf.has_backup(kept),
            is_newer=kept.is_newer,
            is_doubted=kept.place.name == self._doubted,
            was_doubted=kept.place.name == self._spared,
        )

    # Going on

    def go_on(self, name: str) -> None:
        if (kept := self._shelf.find(name)) is not None:
            self.resume(kept)
        else:
            self._page.open_start()

    def resume(self, kept: Kept, bots: dict[Any, str] | None = None) -> None:
        """Put a kept game back on the table; where it cannot be, the start page says why."""
        session = self._shelf.session(kept, bots)
        if session is None:
            self._page.open_start()
        else:
            self._page.put_on_table(session, kept.place)

    def go_on_from_backup(self, name: str) -> None:
        """Go on with a damaged game as it was one action earlier, in a place of its own: the damaged one stays."""
        kept = self._shelf.find(name)
        session = self._shelf.backup(kept) if kept is not None else None
        if kept is None or session is None:
            self._page.open_start()
            return
        self._page.put_on_table(session)
        if self._keeper.is_kept:
            kept.place.drop_backup()

    def bring(self, session: Session | None) -> None:
        """A game in a file of the player's, or what is wrong with it. Nothing that is kept is written over by it."""
        if session is None:
            self._page.open_menu()
            return
        text = session.history.save()
        if (place := self._shelf.place_of(text)) is not None:
            self._page.put_on_table(session, place)
            return
        self._page.put_on_table(session)
        if self._keeper.is_kept:
            self._start(self._keeper.drop_earlier(text))

    def export(self, name: str) -> None:
        if (kept := self._shelf.find(name)) is not None:
            self._files.export_kept(kept)

    # Throwing away

    def doubt(self, name: str) -> None:
        """Ask whether that is meant."""
        self._doubted = name
        self._page.open_start()

    def spare(self, name: str) -> None:
        """It was not meant."""
        self._doubted, self._spared = "", name
        self._page.open_start()

    def settle(self) -> None:
        """Nothing is asked any more."""
        self._doubted = self._spared = ""

    async def throw_away(self, name: str) -> None:
        self.settle()
        kept = self._shelf.find(name)
        if kept is not None and not await self._keeper.throw_away(kept.place):
            self._shelf.problem = say("That game is being played in another tab, so it stays.")
        self._page.open_start()


def _wrong(kept: Kept) -> Message | None:
    if kept.error is None:
        return None
    if kept.is_newer:
        return say("This game was saved by a newer version of the page. Reload the page to go on with it.")
    return say("This game cannot be read ({why}). It stays as it is.", why=kept.error.why)
