"""Browsers' storages for tests: with so much room, forbidden, or in a browser that is killed in the middle."""

from __future__ import annotations


class Room:
    """A storage with so much room."""

    def __init__(self, room: int = 10_000_000) -> None:
        self.room = room
        self.kept: dict[str, str] = {}

    @property
    def length(self) -> int:
        return len(self.kept)

    def key(self, number: int, /) -> str | None:
        return list(self.kept)[number] if number < len(self.kept) else None

    def getItem(self, key: str, /) -> str | None:
        return self.kept.get(key)

    def setItem(self, key: str, text: str, /) -> None:
        used = sum(len(value) for name, value in self.kept.items() if name != key)
        if used + len(text) > self.room:
            raise RuntimeError("QuotaExceededError")
        self.kept[key] = text

    def removeItem(self, key: str, /) -> None:
        self.kept.pop(key, None)


class Locked:
    """A browser that forbids its storage."""

    @property
    def length(self) -> int:
        raise PermissionError

    def key(self, number: int, /) -> str:
        raise PermissionError(number)

    def getItem(self, key: str, /) -> str:
        raise PermissionError(key)

    def setItem(self, key: str, text: str, /) -> None:
        raise PermissionError(key, text)

    def removeItem(self, key: str, /) -> None:
        raise PermissionError(key)


class Killed(BaseException):
    """The browser is gone. Nothing that the page does can catch that."""


class Mortal(Room):
    """The storage of a browser that is killed before its next change but so many."""

    def __init__(self, kept: dict[str, str], changes: int, room: int = 10_000_000) -> None:
        super().__init__(room)
        self.kept = dict(kept)
        self.left = changes

    def _live(self) -> None:
        if self.left == 0:
            raise Killed
        self.left -= 1

    def setItem(self, key: str, text: str, /) -> None:
        self._live()
        super().setItem(key, text)

    def removeItem(self, key: str, /) -> None:
        self._live()
        super().removeItem(key)
