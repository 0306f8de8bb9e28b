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
        self.on_lost: Callable[[], None] = lambda: None
        self._number = 0
        self._for_ever = create_proxy(lambda _resolve, _reject: None)
        """The lock is held until the page goes away, or another tab takes it."""

    async def take(self, *, steal: bool = False) -> bool:
        """Try to get the table; with `steal`, whoever has it loses it."""
        if self.is_mine:
            return True
        locks = getattr(window.navigator, "locks", None)
        if locks is None or locks is jsnull:
            self.is_mine = True
            return True
        self._number += 1
        self.is_mine = await self._ask(locks, self._number, steal=steal)
        return self.is_mine

    async def _ask(self, locks: Any, number: int, *, steal: bool) -> bool:
        answer: asyncio.Future[bool] = asyncio.get_running_loop().create_future()

        def settle(is_granted: bool) -> None:
            if not answer.done():
                answer.set_result(is_granted)

        def on_grant(_lock: Any) -> Any:
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
        return await answer
