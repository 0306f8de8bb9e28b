"""The board in the page: things come, go and glide; what can be used glows; a ring shows where the keyboard is."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial
from typing import Any

from js import document, window

from pyapp.kernel.game import Game, Picture
from pyapp.kernel.message import Reader
from pyapp.kernel.scene import Item, Layer, Scene
from pyapp.web.areas.areas_view import AreasView
from pyapp.web.board import edge_handles, place_shapes
from pyapp.web.board.below_pointer import Below
from pyapp.web.board.camera import Eye
from pyapp.web.board.drawing_text import letter, lettered
from pyapp.web.board.geometry import Box, covered
from pyapp.web.board.highlights import Drawn, Lights
from pyapp.web.board.item_index import Laid
from pyapp.web.board.pile_fan import Fan
from pyapp.web.board.place_shapes import Place
from pyapp.web.board.scene_diff import before, difference
from pyapp.web.page import dom
from pyapp.web.page.markup import esc
from pyapp.web.question.narrowing import Narrowing

AWAITED = "awaited"
"""The board that lies in the page when it is opened is another game's than the one asked for."""
FAR_CHIPS = 1.5
RING = 8
"""Board units around the ring that are in sight with it."""


class BoardView:
    def __init__(self) -> None:
        self.svg = dom.by_id("board")
        self._art = dom.by_id("art")
        self._items = dom.by_id("items")
        self._layers = {layer: self._new_layer(layer) for layer in Layer}
        self._shown: dict[str, Item] = {}
        self._laid = Laid()
        self._elements: dict[str, Any] = {}
        self._extents: dict[tuple[str, str], Box] = {}
        """How large things are around their origin, by how they are drawn: to ask the browser for that makes it lay out
        the page, which takes longer than anything else here.
        """
        self._static: dict[str, Any] = {}
        self.boxes: dict[str, Box] = {}
        self.ground: dict[str, Place] = {}
        """The same places as they are drawn."""
        self.edges: list[Box] = []
        """What lies outside of them."""
        self._is_read = False
        if dom.attribute(dom.root, "data-board") != AWAITED:
            self._read_picture()
        self._lights = Lights(self)
        self.fan = Fan(self)
        self.eye = Eye(self)
        self.below = Below(self)
        self.areas = AreasView()
        """What lies beside it: a ref of a thing there is as good as one of a thing on the board."""
        self._game: Game[Any, Any] | None = None
        """Whose board it is."""
        self.edge_sign = ""
        """The sign of what lies between two places, for handles."""
        self._board = ""
        self.focus: str | None = None
        self.scene: Scene | None = None
        self.pace = 0
        """Milliseconds in which a change comes about; 0: at once, but for the gliding."""

    def take(self, game: Game[Any, Any]) -> None:
        """Another game comes to the table; what lies there of another game's board is not to be seen any more."""
        self._game = game
        self.edge_sign = game.edge.sign if game.edge is not None else ""
        if str(self._art.dataset.of) != game.id:
            self._board = ""
            self._draw(Picture("", (0, 0, 0, 0), "", ""))

    def _lay(self, board: str, read: Reader) -> None:
        """Put a board on the table. That of the first game lies there when the page is opened."""
        if str(self._art.dataset.board) != board and self._game is not None:
            self._draw(self._game.picture(board))
            letter(self._art, read)
        elif not self._is_read:
            self._read_picture()
        self._art.dataset.board = board
        dom.set_root(board=None)

    def _draw(self, picture: Picture) -> None:
        """Draw a board of the game at the table in place of whatever lies there."""
        assert self._game is not None
        dom.by_id("scenery").innerHTML = picture.art
        dom.by_id("picture").innerHTML = picture.squares
        self._art.dataset.of, self._art.dataset.board = self._game.id, picture.board
        self._read_picture()

    def _read_picture(self) -> None:
        self._is_read = True
        self._static.clear()
        self.boxes.clear()
        self.ground.clear()
        for element in self.svg.querySelectorAll("#picture [data-ref]"):
            ref = str(element.getAttribute("data-ref"))
            found = element.getBBox()
            box = Box(found.x, found.y, found.width, found.height)
            self._static[ref] = element
            self.boxes[ref] = box
            self.ground[ref] = place_shapes.place(str(element.tagName), box, partial(dom.attribute, element))
        self.edges = edge_handles.beyond(self.boxes.values())

    def _new_layer(self, layer: Layer) -> Any:
        element = document.createElementNS("http://www.w3.org/2000/svg", "g")
        element.setAttribute("data-layer", layer.value)
        self._items.append(element)
        return element

    # Things

    def show(self, scene: Scene, read: Reader) -> None:
        """Change the table into what the scene says."""
        # They decide how much room is left for the board.
        self.areas.show(scene.areas, read)
        if scene.board != self._board:
            self._board = scene.board
            self._lay(scene.board, read)
            self.eye.open(scene)
        if (prelude := dom.some(document.getElementById("prelude"))) is not None:
            prelude.remove()
        self._art.dataset.mood = " ".join(scene.mood)
        self.scene = scene
        motion = window.shamble.motion
        patch = difference(self._shown, scene.items)
        for key in patch.gone:
            motion.leave(self._elements.pop(key), self.pace)
            del self._shown[key]
        coming = {item.key: item for item in patch.come}
        for key, above in before(scene.items, patch.come).items():
            item = coming[key]
            element = self._elements[key] = self._insert(item, above, read)
            # What is drawn where it lies, as doors are, needs no transform, and each costs the browser something.
            if item.pose != (0, 0, 1):
                _place(element, item)
            if item.layer.is_turned:
                motion.come(element, self.pace)
        for item in patch.changed:
            element = self._elements[item.key]
            old = self._shown[item.key]
            if old.svg != item.svg:
                motion.turn(element, lettered(item.svg, read), self.pace if item.layer.is_turned else 0)
            if old.classes != item.classes:
                element.setAttribute("class", f"item {item.classes}")
            element.setAttribute("data-ref", item.ref)
            element.setAttribute("aria-label", read(item.label))
        for item in patch.moved:
            _place(self._elements[item.key], item)
        self._shown = {item.key: item for item in scene.items}
        self._laid = Laid(scene.items)

    def _insert(self, item: Item, above: str | None, read: Reader) -> Any:
        """Put a new thing where the scene has it: below another one, or on top of its layer."""
        if above is not None:
            self._elements[above].insertAdjacentHTML("beforebegin", _markup(item, read))
            return self._elements[above].previousElementSibling
        layer = self._layers[item.layer]
        layer.insertAdjacentHTML("beforeend", _markup(item, read))
        return layer.lastElementChild

    def places(self) -> dict[str, tuple[int, int]]:
        """Where the counters lie, by their keys."""
        return {key: (item.x, item.y) for key, item in self._shown.items() if item.layer.is_turned}

    def clear(self) -> None:
        """Take everything off the board that a seat may know."""
        # With those that are still on their way out.
        for layer in self._layers.values():
            layer.textContent = ""
        self._elements.clear()
        self._extents.clear()
        self._shown.clear()
        self._laid = Laid()
        self.areas.clear()
        self.scene = None
        self.unmark()
        self.set_focus(None)

    def element(self, ref: str) -> Any | None:
        if ref in self._static:
            return self._static[ref]
        item = self._laid.first(ref)
        return self._elements[item.key] if item is not None else next(iter(self.areas.elements(ref)), None)

    def elements(self, ref: str) -> list[Any]:
        """All that stands for a thing, on the board and beside it."""
        first = self.element(ref)
        return [] if first is None else [first, *(each for each in self.areas.elements(ref) if each is not first)]

    def label(self, ref: str, read: Reader) -> str:
        """What a thing is called, for those who hear it."""
        names = [read(item.label) for item in self._laid.called(ref)]
        if not names and (label := self.areas.label(ref)) is not None:
            names = [read(label)]
        return ", ".join(names) if names else ref.partition(":")[2]

    def name(self, ref: str, read: Reader) -> str:
        """The same in short."""
        item = self._laid.first(ref)
        name = item.name if item is not None else self.areas.name(ref)
        return read(name) if name is not None else self.label(ref, read)

    def things_in(self, ref: str) -> tuple[str, ...]:
        """The square and what stands in it."""
        return tuple(dict.fromkeys((ref, *(item.ref for item in self._laid.inside(ref)))))

    def pile_in(self, square: str) -> list[tuple[Item, Any]]:
        """The counters in a square as they lie there, with what is drawn of them."""
        return [(item, self._elements[item.key]) for item in self._laid.inside(square) if item.layer.is_turned]

    def counters_in(self, square: str) -> list[Box]:
        """Where they lie."""
        return [self._box_of(item, element) for item, element in self.pile_in(square)]

    def box(self, ref: str) -> Box | None:
        if ref in self.boxes:
            return self.boxes[ref]
        item = self._laid.first(ref)
        if item is None:
            return None
        return self._box_of(item, self._elements[item.key])

    def _box_of(self, item: Item, element: Any) -> Box:
        drawn = self._extents.get((item.svg, item.classes))
        if drawn is None:
            found = element.getBBox()
            drawn = Box(found.x, found.y, found.width, found.height)
            # In the middle of a turn the other face is measured.
            if not window.shamble.motion.isTurning(element):
                self._extents[item.svg, item.classes] = drawn
        x, y, scale = item.pose
        return Box(x + drawn.x * scale, y + drawn.y * scale, drawn.width * scale, drawn.height * scale)

    def square_of(self, ref: str) -> str | None:
        """The square that a thing is, or stands in."""
        if ref in self.boxes:
            return ref
        item = self._laid.first(ref)
        return item.place or None if item is not None else None

    def things_at(self, ref: str | None) -> tuple[str, ...]:
        """A thing and the square that it stands in."""
        if ref is None:
            return ()
        square = self.square_of(ref)
        return (ref,) if square is None or square == ref else (ref, square)

    def handled_box(self, ref: str, *, at_hand: bool = False) -> Box | None:
        """Where a handle goes, for things that need one; those at hand have a larger one, beside counters."""
        item = self._laid.first(ref)
        box = self.box(ref) if item is not None and item.layer.has_handle else None
        if box is None or not at_hand:
            return box
        beside = edge_handles.beside(box, self.places().values())
        return box if covered(edge_handles.grip(beside), self.edges) else beside

    # Light

    def unmark(self) -> None:
        self._lights.unmark()
        self.fan.settle(Narrowing(), ())

    def mark(self, narrowing: Narrowing, read: Reader, drawn: Drawn) -> None:
        self._lights.mark(narrowing, read, drawn)
        self.fan.settle(narrowing, drawn.priced)

    @property
    def labels(self) -> list[Box]:
        """Where something is written at handles."""
        return self._lights.labels

    @property
    def grow(self) -> float:
        """How much larger chips are drawn on a board that is far away; the style sheet has the same."""
        return FAR_CHIPS if str(self.svg.dataset.zoom) == "far" else 1

    def glow(self, refs: Iterable[str]) -> None:
        self._lights.glow(refs)

    def quieten(self, is_priced: bool) -> None:
        """Where costs are written, the art's own lettering steps back."""
        self._art.classList.toggle("is-priced", is_priced)

    def shake(self, refs: Iterable[str], milliseconds: int) -> None:
        """Show that something was hit."""
        for ref in refs:
            for item in self._laid.called(ref):
                if item.layer.is_turned:
                    window.shamble.motion.shake(self._elements[item.key], milliseconds)

    # Focus

    def set_focus(self, ref: str | None) -> None:
        self.focus = ref
        self.svg.dataset.focus = ref or ""
        self.areas.ring(ref)
        box = self.box(ref) if ref else None
        self._lights.ring(self.ground.get(ref or "") or (Place(box) if box else None))
        if box:
            self.eye.reveal(box, RING)

    def size(self, ref: str) -> float:
        """How large a thing is on the screen, in pixels."""
        box = self.box(ref)
        return min(box.width, box.height) * window.shamble.view.scale() if box is not None else 0.0

    @property
    def thin(self) -> list[str]:
        """Things that are too thin to be found."""
        return [item.ref for item in self._shown.values() if item.layer.has_handle]

    def drawn(self, ref: str) -> Item | None:
        """The counter that a ref stands for."""
        return next((item for item in self._laid.called(ref) if item.layer.is_turned), None)


def _markup(item: Item, read: Reader) -> str:
    return (
        f'<g class="item {esc(item.classes)}" data-key="{esc(item.key)}" data-ref="{esc(item.ref)}" role="img"'
        f' aria-label="{esc(read(item.label))}">{lettered(item.svg, read)}</g>'
    )


def _place(element: Any, item: Item) -> None:
    # Always of the same two parts, so that the browser can glide from one to the other.
    element.style.transform = f"translate({item.x}px, {item.y}px) scale({item.scale:g})"
