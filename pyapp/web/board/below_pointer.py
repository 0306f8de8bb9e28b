"""What lies below a pointer or a finger on the board, and what a finger means that is larger than that."""

from __future__ import annotations

from math import dist
from typing import Any, Protocol

from js import document, window

from pyapp.kernel.scene import Item
from pyapp.web.board.camera import FINGER, Eye
from pyapp.web.board.geometry import Box
from pyapp.web.board.pile_fan import Fan
from pyapp.web.page import dom


class Board(Protocol):
    """What has to be known of a board to touch it."""

    svg: Any
    boxes: dict[str, Box]
    fan: Fan
    eye: Eye

    def box(self, ref: str) -> Box | None: ...

    def drawn(self, ref: str) -> Item | None: ...

    @property
    def thin(self) -> list[str]: ...


class Below:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._touched: tuple[float, float, int] | None = None
        """Where on the screen a finger touched last, and how often the page had moved the board then."""

    def refs_at(self, event: Any) -> list[str]:
        """What lies below a click, topmost first."""
        found: list[str] = []
        for element in document.elementsFromPoint(event.clientX, event.clientY):
            thing = dom.some(element.closest("[data-ref]"))
            if thing is not None and (ref := str(thing.getAttribute("data-ref"))) not in found:
                found.append(ref)
            if self._board.fan.square is not None and dom.some(element.closest("#fan")) is not None:
                # What the fan lies on is not meant.
                return list(dict.fromkeys((*found, self._board.fan.square)))
        return found

    def thin_at(self, event: Any) -> str | None:
        """What needs a handle and may be meant by a finger that has touched beside it: the nearest such thing, if it is
        nearer than the middle of the square that was touched.
        """
        if self._board.fan.holds(event):
            return None
        frame, (left, top, scale) = self._board.svg.getBoundingClientRect(), map(float, window.shamble.view.origin())
        touched = (float(event.clientX - frame.left) - left) / scale, (float(event.clientY - frame.top) - top) / scale
        thin = self._board.thin
        boxes = {ref: box for ref in thin if (box := self._board.box(ref)) is not None}
        nearest = min(boxes, key=lambda ref: boxes[ref].off(touched), default=None)
        square = next((box for box in self._board.boxes.values() if box.holds(*touched)), None)
        room = dist(square.centre, touched) if square is not None else FINGER / scale
        is_near = nearest is not None and boxes[nearest].off(touched) < min(room, FINGER / scale)
        return nearest if is_near else None

    def came_nearer(self, event: Any, *, spreads: bool = True) -> bool:
        """A tap on what is smaller than a finger brings it nearer instead of acting: squares come nearer, piles are
        spread out, if that is of use.
        """
        if str(getattr(event, "pointerType", "")) != "touch" or self._board.fan.holds(event):
            return False
        refs = self.refs_at(event)
        square = next((ref for ref in refs if ref in self._board.boxes), None)
        if square != self._board.fan.square:
            self._board.fan.close()
        if square is None:
            return False
        if not self._board.eye.is_far(square):
            is_pile = any(ref not in self._board.boxes and self._board.drawn(ref) is not None for ref in refs)
            return is_pile and spreads and self._board.fan.touch(square, FINGER)
        return self._board.eye.come_nearer(square)

    def has_slipped(self, event: Any) -> bool:
        """Whether a finger touches again where it has just touched, and the board has moved below it meanwhile: it
        means what was there, which has been done.
        """
        here = float(event.clientX), float(event.clientY), int(window.shamble.view.frames())
        before, self._touched = self._touched, here
        if before is None or before[2] == here[2] or not self._board.svg.hasAttribute("data-slipped"):
            return False
        return max(abs(here[0] - before[0]), abs(here[1] - before[1])) < FINGER
