"""A pile too small to be read is spread out beside its square while one points at it: each counter large and touchable.

The pile itself stays where it is. What lies in the fan are copies with the same names, so that a touch there means the
same as a touch on the counter.
"""

from __future__ import annotations

from collections.abc import Container, Sequence
from typing import Any, Protocol

from js import window

from pyapp.kernel.scene import Item
from pyapp.web.board.fan_layout import Spread, spread
from pyapp.web.board.geometry import Box
from pyapp.web.page import dom
from pyapp.web.page.markup import esc
from pyapp.web.question.narrowing import Narrowing

READABLE, LARGE = 34, 50
"""Pixels: counters smaller than the first are spread out, and are as large as the second then."""
EDGE = 8
"""Pixels between the fan and the edge of the window."""
STILL = 3
"""Pixels: a pointer that has gone no farther since it clicked points at nothing new."""


class Board(Protocol):
    """What has to be known of a board to spread a pile of it."""

    boxes: dict[str, Box]

    def square_of(self, ref: str) -> str | None: ...

    def pile_in(self, square: str) -> list[tuple[Item, Any]]: ...

    def counters_in(self, square: str) -> list[Box]: ...

    def size(self, ref: str) -> float: ...


class Fan:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._narrowing = Narrowing()
        self._priced: Container[str] = ()
        self._others: list[Box] = []
        self._clicked: tuple[float, float] | None = None
        self.square: str | None = None
        """The square whose pile is spread."""

    def settle(self, narrowing: Narrowing, priced: Container[str]) -> None:
        """Something else is asked, or something was chosen: what is spread shows it."""
        self._narrowing, self._priced = narrowing, priced
        self._others = [box for ref, box in self._board.boxes.items() if ref in narrowing.live or ref in priced]
        if self.square is None or not self._is_usable(self.square) or not self._open(self.square, None):
            self.close()

    def close(self) -> None:
        """Only the pile is left."""
        if self.square is not None:
            self.square = None
            dom.by_id("fan").innerHTML = ""

    # Pointing

    def click(self, event: Any) -> None:
        """Counters that come to where somebody has clicked were not pointed at."""
        self._clicked = float(event.clientX), float(event.clientY)

    def point(self, ref: str | None, event: Any = None) -> None:
        """The pointer or the ring is on something: a pile of which something can be used is spread."""
        if event is not None and self._is_still(event):
            return
        square = self._board.square_of(ref) if ref is not None else None
        if square is not None and square == self.square:
            self._mark(ref)
            return
        is_meant = square is not None and (ref != square or event is None) and self._is_usable(square)
        if square is None or not is_meant or not self._open(square, ref):
            self.close()

    def touch(self, square: str, smallest: float) -> bool:
        """A finger touched a pile with counters as small as this; false when there is nothing to spread."""
        # Where nobody can be used and one can go, the touch means the way.
        is_way = square in self._priced and not self._is_usable(square)
        if is_way or square == self.square or not self._open(square, None, smallest):
            return False
        # A finger cannot reach through it to what lies below, as a pointer can: each counter answers for itself.
        dom.by_id("fan").classList.remove("is-quiet")
        return True

    def holds(self, event: Any) -> bool:
        """Whether something lies in the fan and not on the board."""
        return dom.closest(event, "#fan") is not None

    def _is_still(self, event: Any) -> bool:
        if self._clicked is None:
            return False
        x, y = self._clicked
        if abs(event.clientX - x) <= STILL and abs(event.clientY - y) <= STILL:
            return True
        self._clicked = None
        return False

    def _is_usable(self, square: str) -> bool:
        known = self._narrowing.live | (self._narrowing.chosen_refs - self._narrowing.common)
        return any(item.ref in known for item, _ in self._board.pile_in(square))

    # Drawing

    def _mark(self, pointed: str | None) -> None:
        """Show who is pointed at. Nothing is drawn anew below a pointer that is about to click."""
        for counter in dom.by_id("fan").querySelectorAll(".item"):
            counter.classList.toggle("is-pointed", str(counter.getAttribute("data-ref")) == pointed)

    def _open(self, square: str, pointed: str | None, smallest: float = READABLE) -> bool:
        """Spread the pile of a square, if there is one and it is too small."""
        pile = self._board.pile_in(square)
        small = min((self._board.size(item.ref) for item, _ in pile), default=0)
        if len(pile) < 2 or small >= smallest:
            return False
        scale = float(window.shamble.view.scale())
        x, y, width, height = (float(each) for each in window.shamble.view.window())
        edge = EDGE / scale
        seen = Box(x + edge, y + edge, width - 2 * edge, height - 2 * edge)
        laid = spread(len(pile), LARGE / scale, self._board.boxes[square], seen, self._others)
        is_new = square != self.square
        self.square = square
        boxes = self._board.counters_in(square)
        dom.by_id("fan").innerHTML = _drawn(square, pile, boxes, laid, LARGE / scale, pointed, is_new=is_new)
        dom.by_id("fan").classList.toggle("is-quiet", not self._is_usable(square))
        return True


def _drawn(
    square: str,
    pile: list[tuple[Item, Any]],
    boxes: Sequence[Box],
    laid: Spread,
    size: float,
    pointed: str | None,
    *,
    is_new: bool,
) -> str:
    x, y, width, height = laid.plate
    counters = ""
    for (item, element), box, (left, top) in zip(pile, boxes, laid.places, strict=True):
        name = f"{element.getAttribute('class')}{' is-pointed' if item.ref == pointed else ''}"
        factor = item.scale * size / max(box.width, box.height, 1)
        counters += (
            f'<g class="{esc(name)}" data-ref="{esc(item.ref)}" style="transform: translate({left:g}px, {top:g}px)'
            f' scale({factor:.3f})">{element.innerHTML}</g>'
        )
    return (
        f'<g class="fan{" fan--new" if is_new else ""}"><rect class="fan__plate" data-ref="{esc(square)}" x="{x:g}"'
        f' y="{y:g}" width="{width:g}" height="{height:g}" rx="{size / 8:g}"/>{counters}</g>'
    )
