"""Light on the board: what can be touched next, what has been, what a line of text is about, where the ring is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any, Protocol

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Reader
from pyapp.web import dom, handles
from pyapp.web.geometry import Box
from pyapp.web.markup import esc
from pyapp.web.narrow import Narrowing

HANDLED = "doors"
"""The layer of things too thin to be found: each gets a handle while it can be used."""
MANY = 40
"""With more live squares than this, their light is dimmed: the board stays a board."""


class Board(Protocol):
    """What has to be known of a board to light it."""

    boxes: dict[str, Box]

    def element(self, ref: str) -> Any | None: ...

    def box(self, ref: str) -> Box | None: ...

    def layer_of(self, ref: str) -> str: ...

    def places(self) -> dict[str, tuple[int, int]]: ...


class Lights:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._marked: list[tuple[Any, str]] = []
        self._glowing: list[Any] = []

    def unmark(self) -> None:
        for element, name in self._marked:
            element.classList.remove(name)
        self._marked.clear()
        self.glow(())
        dom.by_id("glow").innerHTML = ""
        dom.by_id("handles").innerHTML = ""

    def mark(self, narrowing: Narrowing, read: Reader, priced: Container[str] = (), aimed: Container[str] = ()) -> None:
        """Light up what can be touched next, and what has been. Costs and odds that are drawn already are left out."""
        self.unmark()
        board = self._board
        badges = narrowing.badges() if len(narrowing.remaining) <= MANY else {}
        floor: list[str] = []
        drawn: list[str] = []
        middles = board.places().values()
        for ref in sorted(narrowing.live | narrowing.chosen_refs):
            name = "is-chosen" if ref in narrowing.chosen_refs else "is-aimed" if ref in aimed else "is-live"
            element = board.element(ref)
            if element is None:
                continue
            element.classList.add(name)
            self._marked.append((element, name))
            detail = "" if ref in priced or ref in aimed else _detail(badges, ref, read)
            if ref in board.boxes:
                floor.append(_light(board.boxes[ref], name, detail))
            elif board.layer_of(ref) == HANDLED and (box := board.box(ref)) is not None:
                drawn.append(handles.near(ref, box, middles, _detail(badges, ref, read)))
        dom.by_id("glow").innerHTML = "".join(floor)
        dom.by_id("glow").classList.toggle("is-many", len(floor) > MANY)
        dom.by_id("handles").innerHTML = "".join(drawn)

    def glow(self, refs: Iterable[str]) -> None:
        """Show what a line of text is about."""
        for element in self._glowing:
            element.classList.remove("is-glow")
        self._glowing = [element for ref in refs if (element := self._board.element(ref)) is not None]
        for element in self._glowing:
            element.classList.add("is-glow")

    def ring(self, box: Box | None) -> None:
        dom.by_id("ring").innerHTML = _ring(box) if box else ""


def _detail(badges: Mapping[str, Option], ref: str, read: Reader) -> str:
    option = badges.get(ref)
    return read(option.detail) if option and option.detail else ""


def _light(box: Box, name: str, detail: str) -> str:
    inset = 3
    text = f'<text x="{box.x + box.width - 9}" y="{box.y + box.height - 9}">{esc(detail)}</text>' if detail else ""
    return (
        f'<rect class="light {name}" x="{box.x + inset}" y="{box.y + inset}" width="{box.width - 2 * inset}"'
        f' height="{box.height - 2 * inset}" rx="6"/>{text}'
    )


def _ring(box: Box) -> str:
    return f'<rect x="{box.x}" y="{box.y}" width="{box.width}" height="{box.height}" rx="6"/>' * 2
