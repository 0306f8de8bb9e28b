"""One tab plays: the browser's lock on the table. A second tab finds it taken, and may take it over."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from js import Object, window
from pyodide.ffi import create_proxy, jsnull, to_js

LOCK = "shamble:table"
PATIENCE = 400
"""Milliseconds to wait for a lock that is held: a page that is being reloaded lets go of it a moment late."""


class Tabs:
    """Whether this tab may play and save. Where the browser has no such locks, every tab may."""

    def __init__(self) -> None:
        self.is_mine = False
        self.is_sure = False
        """Whether the browser guards the table, so that what another tab writes changes nothing about who plays."""
        self.on_lost: Callable[[], None] = lambda: None
        self._number = 0
        self._turn = asyncio.Lock()
        self._for_ever = create_proxy(lambda _resolve, _reject: None)
        """The lock is held until the page goes away, or another tab takes it."""

    async def take(self, *, steal: bool = False) -> bool:
        """Try to get the table; with `steal`, whoever has it loses it."""
        # One after the other: a second request would wait behind the first for what this tab has already.
        async with self._turn:
            locks = getattr(window.navigator, "locks", None)
            if locks is None or locks is jsnull:
                self.is_mine = True
            if not self.is_mine:
                self._number += 1
                await self._ask(locks, self._number, steal=steal)
        return self.is_mine

    async def _ask(self, locks: Any, number: int, *, steal: bool) -> None:
        answer: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def settle(is_granted: bool) -> None:
            # At once: the one who asked learns of it a moment later, and the table may be lost again by then.
            if not answer.done():
                self.is_mine = is_granted
                answer.set_result(None)

        def on_grant(_lock: Any) -> Any:
            self.is_sure = True
            settle(True)
            return window.Promise.new(self._for_ever)

        def on_refusal(error: Any) -> None:
            # A page from disk may have no locks at all; that is no other tab's doing.
            settle(str(error.name) not in ("AbortError", "TimeoutError"))
            if self.is_mine and number == self._number and str(error.name) == "AbortError":
                self.is_mine = False
                self.on_lost()

        how = {"steal": True} if steal else {"signal": window.AbortSignal.timeout(PATIENCE)}
        asked = locks.request(LOCK, to_js(how, dict_converter=Object.fromEntries), create_proxy(on_grant))
        asked.catch(create_proxy(on_refusal))
        await answer
