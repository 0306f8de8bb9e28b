"""What stands in each kind of store: the `floor` of an area in the map file names one of these rooms.

A room is drawn into the rectangle around its area, or square by square where the area is not a rectangle. A map
file may name a floor that is not here: it stays bare.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from pyapp.kernel.space.cells import Rect
from pyapp.mall.drawing import public_rooms as public
from pyapp.mall.drawing import shop_rooms as shop

Room = Callable[[Sequence[Rect]], str]


def whole(draw: Callable[[Rect], str]) -> Room:
    return lambda rects: draw(Rect.around(rects))


def each(*draws: Callable[[Rect], str]) -> Room:
    """Square by square, taking the drawings in turn."""
    return lambda rects: "".join(draws[i % len(draws)](r) for i, r in enumerate(rects))


ROOMS: dict[str, Room] = {
    "department": shop.department,
    "clinic": whole(public.clinic),
    "travel": whole(public.travel),
    "portraits": whole(public.portraits),
    "shoes": each(shop.shoes),
    "barber": each(public.barber),
    "cafeteria": whole(public.cafeteria),
    "bank": whole(public.bank),
    "vault": whole(public.vault),
    "lobby": whole(public.lobby),
    "cinema": whole(public.cinema),
    "toys": whole(shop.toys),
    "records": each(shop.records),
    "pets": each(shop.pets),
    "furniture": whole(shop.showroom),
    "hardware": whole(shop.hardware),
    "pinball": whole(public.arcade),
    "florist": whole(shop.florist),
    "market": whole(shop.market),
    "icecream": whole(shop.ice_cream),
    "fabrics": whole(shop.fabrics),
    "books": whole(shop.books),
    "boutique": whole(shop.boutique),
    "jeweller": each(shop.jeweller),
    "sports": whole(shop.sports),
    "stock": each(shop.stock),
    "auto": shop.home_and_auto,
    "planters": public.planters,
    "rink": whole(public.rink),
    "fountain": whole(public.fountain),
}


def furnish(floor: str, rects: Sequence[Rect]) -> str:
    """The furniture of one area."""
    room = ROOMS.get(floor)
    return room(rects) if room else ""
