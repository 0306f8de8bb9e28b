"""The difference between two scenes: what comes, what goes, what moves, what looks different."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from pyapp.kernel.scene import Item


class Patch(NamedTuple):
    """What to do to the page so that it shows the new items, in this order."""

    gone: tuple[str, ...]
    come: tuple[Item, ...]
    moved: tuple[Item, ...]
    changed: tuple[Item, ...]


def before(wanted: Iterable[Item], come: Iterable[Item]) -> dict[str, str | None]:
    """The thing that each coming one lies right below, by key; none: it lies on top of its layer. From the top down, so
    that the other one is there already.
    """
    coming = {item.key for item in come}
    below: dict[str, str | None] = {}
    above: dict[str, str] = {}
    for item in reversed(tuple(wanted)):
        if item.key in coming:
            below[item.key] = above.get(item.layer)
        above[item.layer] = item.key
    return below


def difference(shown: Mapping[str, Item], wanted: Iterable[Item]) -> Patch:
    """From what is shown, by key, to what is wanted. A thing that changes its layer goes and comes again."""
    items = {item.key: item for item in wanted}
    stay = {key for key, item in items.items() if key in shown and shown[key].layer == item.layer}
    return Patch(
        tuple(key for key in shown if key not in stay),
        tuple(item for key, item in items.items() if key not in stay),
        tuple(item for key, item in items.items() if key in stay and item.pose != shown[key].pose),
        tuple(
            item
            for key, item in items.items()
            if key in stay and item is not shown[key] and _posed(item, shown[key]) != shown[key]
        ),
    )


def _posed(item: Item, other: Item) -> Item:
    """The item where the other one lies."""
    return item._replace(x=other.x, y=other.y, scale=other.scale)
