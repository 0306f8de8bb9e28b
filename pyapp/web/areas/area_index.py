"""What lies beside the board, found by its ref, and the order in which one walks through it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import NamedTuple

from pyapp.kernel.scene import Area, Piece


class Lying(NamedTuple):
    """A piece, and where it lies."""

    piece: Piece
    area: Area
    within: Piece | None = None
    """The pile that one has to look through to find it."""


class AreaIndex:
    def __init__(self, areas: Sequence[Area] = ()) -> None:
        self.areas = tuple(areas)
        self._lying: dict[str, Lying] = {}
        for each in _all(self.areas):
            if each.piece.ref:
                self._lying.setdefault(each.piece.ref, each)

    def __contains__(self, ref: object) -> bool:
        return ref in self._lying

    def find(self, ref: str) -> Lying | None:
        return self._lying.get(ref)

    def piece(self, ref: str) -> Piece | None:
        found = self.find(ref)
        return found.piece if found is not None else None

    def laid_since(self, before: AreaIndex) -> list[str]:
        """What lies open now and lay nowhere before; nothing where nothing lay there at all."""
        if not before.areas:
            return []
        return [
            ref
            for ref, each in self._lying.items()
            if ref not in before and each.within is None and not each.area.is_tucked and not each.piece.is_down
        ]

    def sheets_of(self, refs: Iterable[str]) -> list[str]:
        """The areas that belong to these, by their ids."""
        wanted = set(refs)
        return [area.id for area in self.areas if area.of and area.of in wanted]

    # Walking

    def order(self, opened: Iterable[str] = ()) -> list[str]:
        """All refs as one walks from one to the next; what lies in a pile only where it is `opened`, by its key."""
        keys = set(opened)
        return [ref for ref, lying in self._lying.items() if lying.within is None or lying.within.key in keys]

    def sorted(self, refs: Iterable[str]) -> list[str]:
        """These in the order in which one walks, also those in piles."""
        wanted = set(refs)
        return [ref for ref in self._lying if ref in wanted]

    def step(self, here: str, by: int, opened: Iterable[str] = ()) -> str:
        """The ref before or after this one; at either end one stays."""
        order = self.order(opened)
        if here not in order:
            return here
        return order[max(0, min(len(order) - 1, order.index(here) + by))]

    def turn(self, here: str, by: int) -> str:
        """The next in the same area, and round again."""
        found = self.find(here)
        if found is None:
            return here
        beside = [
            ref for ref, each in self._lying.items() if each.area.id == found.area.id and each.within == found.within
        ]
        return beside[(beside.index(here) + by) % len(beside)]


def _all(areas: Iterable[Area]) -> Iterator[Lying]:
    for area in areas:
        for piece in area.pieces:
            yield Lying(piece, area)
            yield from (Lying(inner, area, piece) for inner in piece.inside)
