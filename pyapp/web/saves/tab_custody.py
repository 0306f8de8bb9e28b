"""Who keeps a game: the tab that plays saves it; a second tab watches, and takes over when the player says so.

Two tabs may play two games: each game has a lock of its own.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Any

from pyapp.kernel.codec import Damaged
from pyapp.kernel.history import Newer, Save
from pyapp.web.saves import save_reading
from pyapp.web.saves.browser_storage import Store
from pyapp.web.saves.kept_place import Place
from pyapp.web.saves.save_peek import goes_on_from, may_be_one
from pyapp.web.table.session import Session

if TYPE_CHECKING:
    from pyapp.web.saves.tab_lock import Lock
    from pyapp.web.start.dialogs import Papers
    from pyapp.web.table.table import Table

PACE = 0.2
"""Seconds between two looks at what the other tab does."""


class Keeper:
    def __init__(
        self,
        table: Table,
        store: Store,
        papers: Papers,
        lock_on: Callable[[str], Lock],
        start: Callable[[Coroutine[Any, Any, None]], None],
    ) -> None:
        self._table = table
        self._store = store
        self._papers = papers
        self._lock_on = lock_on
        self._start = start
        """Begins what has to wait now and then."""
        self.on_turn: Callable[[Place], None] = lambda _: None
        """This tab has turned to the game that has its place there."""
        self._lock: Lock | None = None
        """That on the game at the table."""
        self._is_behind = False
        """Whether the other tab has written something that is not shown here yet."""
        self._came_at: str | None = None
        """The digest at which this tab came to the table, to go on with a game that another may have played."""

    @property
    def place(self) -> Place | None:
        """That of the game at the table."""
        return self._table.place

    @property
    def is_kept(self) -> bool:
        """Whether it lies there."""
        return self.place is not None and self.place.read() is not None

    # Playing

    def begin_new(self, session: Session) -> None:
        """Put another game on the table, which finds a place of its own: nobody else can have that."""
        place = self._store.new_place()
        lock = self._turn_to(place)
        self._store.tidy(place.name)
        self._keep(None)
        self._table.begin(session)
        self._start(_take(lock))

    def go_on(self, session: Session, place: Place) -> None:
        """Put a game on the table that is kept there. Another tab may be playing it."""
        lock = self._turn_to(place)
        if lock.is_mine:
            self._keep(session)
            self._table.begin(session)
        else:
            self._table.is_keeping = False
            self._table.begin(session)
            self._start(self._claim(lock, session))

    def _turn_to(self, place: Place) -> Lock:
        """Leave the game that was on the table to whoever wants it, and turn to another."""
        self._table.is_watching = False
        if self._lock is None or self.place is None or self.place.name != place.name:
            if self._lock is not None:
                self._lock.give_up()
            self._lock = self._lock_on(place.key)
            self._lock.on_lost = self._look_on
            self._lock.on_free = self._come_back
        self._table.place = place
        self.on_turn(place)
        return self._lock

    async def _claim(self, lock: Lock, session: Session) -> None:
        is_mine = await lock.take()
        if self._lock is not lock or self._table.session is not session:
            return
        if not is_mine:
            self._look_on()
            return
        self._keep(session)
        self._table.save()

    def _keep(self, session: Session | None) -> None:
        """This tab plays and saves from now on; a game that was kept before it came at this digest."""
        self._came_at = session.history.digest if session is not None else None
        self._table.is_keeping = True
        if self._table.is_watching:
            self._table.is_watching = False
            self._table.refresh()
        if self.place is not None and session is not None:
            # Whoever only looks at a game that he has come back to may want to go on with it next time.
            self.place.touch()
        self._papers.close_elsewhere()

    # Looking on

    def _look_on(self) -> None:
        """Another tab plays."""
        if self._table.session is None:
            return
        self._table.is_watching = True
        self._table.is_keeping = False
        self._table.skip()
        self._table.refresh()
        self.show_card()

    def show_card(self) -> None:
        """Say that another tab plays, as long as that is so; a browser may close the card against our will."""
        if self._table.is_watching:
            self._papers.show_elsewhere(is_newer=self._is_theirs_newer())

    def on_storage(self, event: Any) -> None:
        """Another tab has written something."""
        session, place, lock = self._table.session, self.place, self._lock
        if session is None or place is None or lock is None:
            return
        if event.key != place.key or not isinstance(event.newValue, str):
            return
        if lock.is_mine and lock.is_sure:
            self._hear_last_word(session, place)
            return
        if not self._table.is_watching:
            self._look_on()
        if not self._is_behind:
            self._is_behind = True
            self._start(self._follow())

    def _hear_last_word(self, session: Session, place: Place) -> None:
        """The game is here, and the tab that had it before wrote this at its end.

        A browser may hand it over sooner than what was written last: who has not played since goes on from there.
        Otherwise it comes from a tab that had not heard yet that it had lost the game.
        """
        mine, theirs = session.history.save(), place.read()
        if theirs is None or theirs == mine:
            return
        # What they took back last counts as well.
        if may_be_one(theirs, mine) and session.history.digest == self._came_at and not self._is_theirs_newer():
            self._go_on()
        else:
            self._table.save()

    async def _follow(self) -> None:
        """Catch up with all that was written meanwhile. The computer can play faster than this tab could show it."""
        await asyncio.sleep(PACE)
        self._is_behind = False
        if self._table.is_watching and not self._catch_up():
            self.show_card()

    def _catch_up(self) -> bool:
        """Bring this table to where the other tab is; false where they have nothing that could be played here.

        It is theirs: whatever is wrong with it, this tab neither moves nor mends it.
        """
        mine = self._table.session
        try:
            save = self._theirs()
            if save is None or mine is None or (save.game, save.start) != (mine.game.id, mine.history.start):
                return False
            if (known := mine.follow(save)) is not None:
                self._table.catch_up(known)
            else:
                self._table.begin(save_reading.load(save))
        except Damaged:
            return False
        return True

    def _theirs(self) -> Save | None:
        text = self.place.read() if self.place is not None else None
        return save_reading.read(text) if text is not None else None

    def _is_theirs_newer(self) -> bool:
        """Whether the page in the other tab writes what this one cannot read."""
        try:
            self._theirs()
        except Newer:
            return True
        except Damaged:
            return False
        return False

    # Taking over

    def take_over(self) -> None:
        """Play here from now on."""
        if self._is_theirs_newer():
            self.show_card()
        elif self._lock is not None:
            self._start(self._take_over(self._lock))

    async def _take_over(self, lock: Lock) -> None:
        if await lock.take(steal=True) and lock is self._lock:
            self._go_on()

    def _come_back(self) -> None:
        """The tab that played is gone: this one goes on where it was."""
        if self._table.is_watching and not self._is_theirs_newer():
            self._go_on()

    def _go_on(self) -> None:
        """Play here from where the other tab was."""
        is_theirs = self._catch_up()
        session = self._table.session
        if session is None:
            return
        if is_theirs or self.place is None or self.place.read() is None:
            self._keep(session)
            self._table.begin(session)
        else:
            # What lies there cannot be played, and is not ours to write over.
            self.begin_new(session)

    # Throwing away

    async def throw_away(self, place: Place) -> bool:
        """Forget a game for ever; false where it is being played, here or in another tab."""
        if self.place is not None and self.place.name == place.name:
            return False
        lock = self._lock_on(place.key)
        is_free = await lock.take()
        if is_free:
            place.clear()
        lock.give_up()
        return is_free

    async def drop_earlier(self, text: str) -> None:
        """A game was brought that is farther on than what is kept of it: that is in it, and not needed any more."""
        for place in self._store.places():
            earlier = place.read()
            if earlier is not None and goes_on_from(text, earlier):
                await self.throw_away(place)


async def _take(lock: Lock) -> None:
    await lock.take()
