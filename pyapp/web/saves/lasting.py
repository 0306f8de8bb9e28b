"""How long the browser keeps what is saved: it is asked at the first move, and the menu says what it has answered."""

from __future__ import annotations

from contextlib import suppress
from typing import Any, Protocol

from pyapp.kernel.message import Message, say


class StorageManager(Protocol):
    """The part of the browser's storage manager that is used; every method may fail."""

    def persist(self) -> Any: ...
    def persisted(self) -> Any: ...


class Lasting:
    """Whether what is saved stays until the player throws it away."""

    def __init__(self, manager: StorageManager | None) -> None:
        self._manager = manager
        self._is_asked = False
        self.is_promised: bool | None = None
        """What the browser has answered; None: nothing yet."""

    async def ask(self) -> None:
        """Ask for it, once. Some browsers ask the player, so it comes when there is something to keep."""
        if self._is_asked:
            return
        self._is_asked = True
        self.is_promised = False
        if self._manager is not None:
            with suppress(Exception):  # Not every browser lets every page ask.
                self.is_promised = bool(await self._manager.persisted()) or bool(await self._manager.persist())

    def told(self) -> Message | None:
        """The answer, in words for the player."""
        if self.is_promised is None:
            return None
        if self.is_promised:
            return say("This browser has promised to keep your games until you throw them away.")
        return say(
            "This browser may throw your games away when it runs short of room. Save to a file what you want to keep."
        )
