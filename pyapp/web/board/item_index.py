"""What lies on the board, found by its ref or by the place that it stands in, without looking through all of it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyapp.kernel.scene import Item


class Laid:
    def __init__(self, items: Iterable[Item] = ()) -> None:
        self._called: dict[str, list[Item]] = {}
        self._inside: dict[str, list[Item]] = {}
        for item in items:
            self._called.setdefault(item.ref, []).append(item)
            if item.place:
                self._inside.setdefault(item.place, []).append(item)

    def called(self, ref: str) -> Sequence[Item]:
        """Everything with this ref: a marker may have that of the square that it lies in."""
        return self._called.get(ref, ())

    def first(self, ref: str) -> Item | None:
        return next(iter(self.called(ref)), None)

    def inside(self, place: str) -> Sequence[Item]:
        """What stands in a place, the lowest first."""
        return self._inside.get(place, ())
