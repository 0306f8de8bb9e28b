"""Light on the board: what can be touched next, what has been, what a line of text is about, where the ring is."""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping
from typing import Any, NamedTuple, Protocol

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Reader
from pyapp.web.board import edge_handles
from pyapp.web.board.geometry import Box, covered
from pyapp.web.board.place_shapes import Place
from pyapp.web.foresight import label_layout
from pyapp.web.page import dom
from pyapp.web.page.markup import esc
from pyapp.web.question.narrowing import Narrowing

HIGH = 12
"""Board units that the letters of a detail are high."""
MANY = 40
"""With more live squares than this, their light is dimmed: the board stays a board."""


class Drawn(NamedTuple):
    """What the board tells already: whose costs and odds, and where it is written."""

    priced: Container[str] = ()
    aimed: Container[str] = ()
    taken: tuple[Box, ...] = ()


class Board(Protocol):
    """What has to be known of a board to light it."""

    ground: dict[str, Place]
    edges: list[Box]
    edge_sign: str

    def elements(self, ref: str) -> list[Any]: ...

    def box(self, ref: str) -> Box | None: ...

    def counters_in(self, square: str) -> list[Box]: ...

    def handled_box(self, ref: str, *, at_hand: bool = False) -> Box | None: ...

    def places(self) -> dict[str, tuple[int, int]]: ...


class Lights:
    def __init__(self, board: Board) -> None:
        self._board = board
        self._marked: list[tuple[Any, str]] = []
        self._glowing: list[Any] = []
        self.labels: list[Box] = []
        """Where something is written at handles."""

    def unmark(self) -> None:
        for element, name in self._marked:
            element.classList.remove(name)
        self._marked.clear()
        self.glow(())
        dom.by_id("glow").innerHTML = ""
        dom.by_id("handles").innerHTML = ""
        self.labels = []

    def mark(self, narrowing: Narrowing, read: Reader, drawn: Drawn) -> None:
        """Light up what can be touched next, and what has been. Costs and odds that are drawn already are left out."""
        self.unmark()
        board = self._board
        badges = narrowing.badges() if len(narrowing.remaining) <= MANY else {}
        floor: dict[str, str] = {}
        found: list[tuple[str, Box, str]] = []
        # While nothing is chosen, the light does not tempt anybody to what is warned of.
        shunned = frozenset() if narrowing.is_narrowed else narrowing.shunned
        for ref in sorted((narrowing.live - shunned) | narrowing.chosen_refs):
            name = "is-chosen" if ref in narrowing.chosen_refs else "is-aimed" if ref in drawn.aimed else "is-live"
            elements = board.elements(ref)
            if not elements:
                continue
            for element in elements:
                element.classList.add(name)
                self._marked.append((element, name))
            detail = "" if ref in drawn.priced or ref in drawn.aimed else _detail(badges, ref, read)
            if ref in board.ground:
                floor[ref] = _light(board.ground[ref], name, detail, board.counters_in(ref) if detail else ())
            elif (box := board.handled_box(ref, at_hand=True)) is not None:
                found.append((ref, box, _detail(badges, ref, read)))
        if len(floor) > MANY:
            # Who goes comes before where to: among so many ways only those who can go are lit, until one is picked.
            by_themselves = self._meant_by_themselves(narrowing)
            floor = {ref: light for ref, light in floor.items() if ref in by_themselves}
        dom.by_id("glow").innerHTML = "".join(floor.values())
        dom.by_id("glow").classList.toggle("is-many", len(floor) > MANY)
        dom.by_id("handles").innerHTML = self._handles(found, narrowing.chosen_refs, drawn.taken)

    def _meant_by_themselves(self, narrowing: Narrowing) -> frozenset[str]:
        """What has been touched, and the squares that an option is about without being about somebody."""
        ground = self._board.ground
        places = (option.refs for option in narrowing.remaining if all(ref in ground for ref in option.refs))
        return narrowing.chosen_refs.union(*places)

    def _handles(self, found: list[tuple[str, Box, str]], acting: Iterable[str], taken: Iterable[Box]) -> str:
        """Handles, with what is written at them on the side of those who act."""
        board = self._board
        middles = board.places().values()
        actors = [box.centre for ref in acting if (box := board.box(ref)) is not None]
        told = {ref: edge_handles.label(box, text, actors) for ref, box, text in found if text}
        full = [*taken, *(edge_handles.grip(box) for _, box, _ in found), *board.edges]
        self.labels = label_layout.settle(told.values(), full, edge_handles.counters(middles))
        at = dict(zip(told, self.labels, strict=True))
        return "".join(
            edge_handles.near(ref, box, middles, board.edge_sign, text, at.get(ref)) for ref, box, text in found
        )

    def glow(self, refs: Iterable[str]) -> None:
        """Show what a line of text is about."""
        for element in self._glowing:
            element.classList.remove("is-glow")
        self._glowing = [element for ref in refs for element in self._board.elements(ref)]
        for element in self._glowing:
            element.classList.add("is-glow")

    def ring(self, place: Place | None) -> None:
        dom.by_id("ring").innerHTML = place.shape(inset=0, radius=6) * 2 if place else ""


def _detail(badges: Mapping[str, Option], ref: str, read: Reader) -> str:
    option = badges.get(ref)
    return read(option.detail) if option and option.detail else ""


def _light(place: Place, name: str, detail: str, standing: Iterable[Box]) -> str:
    """A place in its light, with a word in its corner, unless counters lie there: they would lie on it."""
    text, size = "", (label_layout.wide(detail), HIGH)
    box = label_layout.around(place.label(size, 9)[0], size)
    if detail and not covered(box, standing):
        text = f'<text x="{box.x + box.width:g}" y="{box.y + box.height:g}">{esc(detail)}</text>'
    return place.shape(f"light {name}", radius=6) + text
