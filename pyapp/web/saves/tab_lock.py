"""One tab plays a game: the browser's lock on it. A second tab finds it taken, and may take it over or wait for it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from typing import Any

from js import Object, window
from pyodide.ffi import create_proxy, jsnull, to_js

PATIENCE = 0.4
"""Seconds until a lock that is held counts as taken: a page that is being reloaded lets go of it a moment late."""


class Lock:
    """Whether this tab may play and save a game. Where the browser has no such locks, every tab may.

    A tab that does not get the game stays in line for it: it hears of it when the tab that plays has gone.
    """

    def __init__(self, name: str) -> None:
        self._name = name
        self.is_mine = False
        self.is_sure = False
        """Whether the browser guards the game, so that what another tab writes changes nothing about who plays."""
        self.on_lost: Callable[[], None] = lambda: None
        self.on_free: Callable[[], None] = lambda: None
        """The game became ours when nobody here was asking for it any more."""
        self._turn = asyncio.Lock()
        self._answer: asyncio.Future[None] | None = None
        self._line: Any = None
        """What takes us out of the line again."""
        self._requests = 0
        self._holding: int | None = None
        """Which of our requests has the game: one that loses it to another of ours has lost nothing."""
        self._is_given_up = False
        self._let_go: list[Any] = []
        self._until_let_go = create_proxy(lambda resolve, _reject: self._let_go.append(resolve))
        """The lock is held until we let go of it, the page goes away, or another tab takes it."""

    async def take(self, *, steal: bool = False) -> bool:
        """Try to get the game; with `steal`, whoever has it loses it."""
        # One after the other: what the first gets, the second has already.
        async with self._turn:
            locks = getattr(window.navigator, "locks", None)
            if locks is None or locks is jsnull:
                self.is_mine = True
            if not self.is_mine and not self._is_given_up:
                self._answer = asyncio.get_running_loop().create_future()
                if steal:
                    self._request(locks, {"steal": True})
                else:
                    self._stand_in_line(locks)
                await asyncio.wait([self._answer], timeout=None if steal else PATIENCE)
                self._answer = None
        return self.is_mine

    def give_up(self) -> None:
        """This tab turns to something else: the game is free for others, and nothing is heard of it any more."""
        self._is_given_up = True
        self.is_mine = False
        if self._line is not None:
            self._line.abort()
        for resolve in self._let_go:
            resolve()
        if self._answer is not None and not self._answer.done():
            self._answer.set_result(None)

    def _stand_in_line(self, locks: Any) -> None:
        if self._line is None:
            self._line = window.AbortController.new()
            self._request(locks, {"signal": self._line.signal})

    def _request(self, locks: Any, how: Mapping[str, object]) -> None:
        self._requests += 1
        number = self._requests

        def on_grant(_lock: Any) -> Any:
            if self._is_given_up:
                return None
            self._holding = number
            self.is_sure = True
            if "signal" in how:
                self._line = None
            self._settle()
            return window.Promise.new(self._until_let_go)

        def on_refusal(error: Any) -> None:
            if self._is_given_up:
                return
            if str(error.name) != "AbortError":
                # A page from disk may have no locks at all; that is no other tab's doing.
                self._settle()
            elif self._holding == number:
                self._holding = None
                self.is_mine = False
                self._stand_in_line(locks)
                self.on_lost()

        asked = locks.request(self._name, to_js(how, dict_converter=Object.fromEntries), create_proxy(on_grant))
        asked.catch(create_proxy(on_refusal))

    def _settle(self) -> None:
        """The game is here. At once: whoever asked learns of it a moment later, and it may be lost again by then."""
        self.is_mine = True
        if self._answer is None:
            self.on_free()
        elif not self._answer.done():
            self._answer.set_result(None)
