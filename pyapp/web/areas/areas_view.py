"""The areas in the page: pieces come, go and change in their places; where there is little room, areas open."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any, NamedTuple

from pyapp.kernel.message import Message, Reader
from pyapp.kernel.scene import Area, AreaKind, Piece
from pyapp.web.areas import area_html
from pyapp.web.areas.area_diff import difference
from pyapp.web.areas.area_index import AreaIndex, Lying
from pyapp.web.board.geometry import Box
from pyapp.web.page import dom

OPEN = "data-open"
FRACTION = 2
"""Pixels that nothing is cut off by: sizes are rounded."""


class _Frame(NamedTuple):
    """An area as the page has it."""

    key: str
    """What tells it from another: when that changes, it is made anew."""
    area: Area


class AreasView:
    def __init__(self) -> None:
        self._root = dom.by_id("areas")
        self._rail = dom.by_id("rail")
        self._tucked = dom.by_id("tucked")
        self._shown: list[_Frame] = []
        self._sections: dict[str, Any] = {}
        self._index = AreaIndex()
        self._by_ref: dict[str, list[Any]] = {}
        self._ringed: list[Any] = []
        self._pointed: list[Any] = []
        self._laid: list[str] = []
        """What has come to lie open with the last change."""
        self._is_away = False
        """Whether something has moved the row that was not the player."""

    # Showing

    def show(self, areas: Sequence[Area], read: Reader) -> None:
        """Change what lies beside the board into what the scene says."""
        if not areas:
            # Room that was kept while the table was bare goes with the game that it was for.
            if dom.attribute(dom.root, "data-areas") is not None:
                self.clear()
                dom.set_root(areas=None)
            return
        if tuple(areas) == self._index.areas:
            return
        wanted = [_Frame(_kept_by(area), area) for area in areas]
        row = difference(self._shown, wanted)
        old = {frame.key: frame.area for frame in self._shown}
        for key in row.gone:
            self._sections.pop(key).remove()
        for frame, before in row.put:
            self._put(frame, before, read)
        for frame in wanted:
            self._fill(self._sections[frame.key], old.get(frame.key), frame.area, read)
        self._shown = wanted
        self._laid = AreaIndex(areas).laid_since(self._index)
        self._index = AreaIndex(areas)
        self._find_all()
        dom.set_root(areas="on")
        dom.show("areas")
        dom.show("tucked", when=any(area.is_tucked for area in areas))

    def _put(self, frame: _Frame, before: str | None, read: Reader) -> None:
        """Put an area before another one, among those that are open at once or among those that are tucked away."""
        home = self._tucked if frame.area.is_tucked else self._rail
        section = self._sections.get(frame.key)
        if section is None:
            home.insertAdjacentHTML("beforeend", area_html.frame(frame.area, read))
            section = self._sections[frame.key] = home.lastElementChild
        next_one = self._sections.get(before) if before is not None else None
        if next_one is not None and next_one.parentElement.isSameNode(home):
            home.insertBefore(section, next_one)
        else:
            home.appendChild(section)

    def _fill(self, section: Any, old: Area | None, area: Area, read: Reader) -> None:
        """The pieces of an area, and how much there is in it."""
        if old == area:
            return
        section.setAttribute("aria-label", read(area.title))
        section.querySelector(".area__count").textContent = area_html.count(area)
        for title in section.querySelectorAll(".area__title, .area__name"):
            title.textContent = read(area.title)
        pieces = old.pieces if old is not None else ()
        _patch(section.querySelector(":scope > .area__things"), pieces, area.pieces, area.kind, read)

    def _find_all(self) -> None:
        """Which elements have which ref: those of pieces, and the name of a unit on its sheet."""
        self._by_ref.clear()
        for element in self._root.querySelectorAll("[data-ref]"):
            self._by_ref.setdefault(str(element.getAttribute("data-ref")), []).append(element)

    def clear(self) -> None:
        """Take everything away that a seat may know."""
        self._rail.textContent = self._tucked.textContent = ""
        self._shown.clear()
        self._sections.clear()
        self._by_ref.clear()
        self._ringed.clear()
        self._pointed.clear()
        self._laid.clear()
        self._index = AreaIndex()
        dom.show("areas", when=False)

    # Finding

    def __contains__(self, ref: object) -> bool:
        return ref in self._index

    def find(self, ref: str) -> Lying | None:
        return self._index.find(ref)

    def elements(self, ref: str) -> Sequence[Any]:
        """Everything here that stands for a thing."""
        return self._by_ref.get(ref, ())

    @property
    def index(self) -> AreaIndex:
        return self._index

    def label(self, ref: str) -> Message | None:
        found = self.find(ref)
        return found.piece.label if found is not None else None

    def name(self, ref: str) -> Message | None:
        """The same in short."""
        found = self.find(ref)
        if found is None:
            return None
        return found.piece.title if found.piece.title.id else found.piece.label

    def box(self, ref: str) -> Box | None:
        """Where a piece is, in pixels from the corner of the board's window."""
        element = next(iter(self.elements(ref)), None)
        if element is None or ref not in self._index:
            return None
        here, stage = element.getBoundingClientRect(), dom.by_id("stage").getBoundingClientRect()
        return Box(here.left - stage.left, here.top - stage.top, here.width, here.height)

    # Light

    def ring(self, ref: str | None) -> None:
        """The keyboard is on a piece, or elsewhere."""
        for element in self._ringed:
            element.classList.remove("is-ringed")
        self._ringed = [*self.elements(ref)] if ref is not None and ref in self._index else []
        for element in self._ringed:
            element.classList.add("is-ringed")
        if self._ringed and ref is not None:
            self.reveal(ref)

    def point(self, refs: Iterable[str]) -> None:
        """Somebody points at these: the sheets that belong to them step forward."""
        for element in self._pointed:
            element.classList.remove("is-pointed")
        wanted = set(self._index.sheets_of(refs))
        self._pointed = [self._sections[frame.key] for frame in self._shown if frame.area.id in wanted]
        for element in self._pointed:
            element.classList.add("is-pointed")

    def follow(self, refs: Iterable[str]) -> None:
        """Bring the first of these into sight, where it lies open; before what a card came from, the card itself."""
        meant = [*refs]
        if any(ref in self for ref in meant):
            meant = [*self._laid, *meant]
        element = next((each for ref in meant for each in self.elements(ref)), None)
        if element is not None and element.offsetParent is not None:
            before = self._rail.scrollLeft
            _into_sight(element)
            self._is_away = self._is_away or self._rail.scrollLeft != before

    def settle(self) -> None:
        """Somebody is asked: what a show has moved lies as at the beginning, and what does not fit says so. To measure
        makes the browser lay out the page, so this comes when everything is in its place.
        """
        if self._is_away:
            self._rail.scrollLeft = 0
            self._is_away = False
        cards = [*self._rail.querySelectorAll(".playing-card")]
        cut = [card.scrollHeight > card.clientHeight + FRACTION for card in cards]
        for card, is_cut in zip(cards, cut, strict=True):
            card.classList.toggle("is-cut", is_cut)
        self.tell_more()

    def tell_more(self) -> None:
        """Say whether the row goes on to the right."""
        rail = self._rail
        rest = rail.scrollWidth - rail.clientWidth
        more = None if rest <= FRACTION else "end" if rail.scrollLeft >= rest - FRACTION else "on"
        if more is None:
            rail.removeAttribute("data-more")
        elif dom.attribute(rail, "data-more") != more:
            rail.setAttribute("data-more", more)

    def reveal(self, ref: str) -> None:
        """The same for one thing, wherever it lies: what is closed is opened."""
        found, element = self.find(ref), next(iter(self.elements(ref)), None)
        if found is None or element is None:
            return
        # An area that opens puts its piles together.
        pile = next(self._slots(found.within.key), None) if found.within is not None else None
        if not self._is_seen(element if pile is None else pile.firstElementChild):
            self.toggle(found.area.id)
        if found.within is not None and not self._is_seen(element):
            self.look_through(found.within.key)
        _into_sight(element)

    def _is_seen(self, element: Any) -> bool:
        return bool(element.getClientRects().length)

    # Opening

    def toggle(self, area_id: str) -> None:
        """Open an area that is closed, and close the others; or close it."""
        if dom.attribute(dom.root, "data-sheet") == "full":
            # The sheet of a phone gives way, or there is no room above the handles.
            dom.set_root(sheet="half")
        for section in self._sections.values():
            is_this = dom.attribute(section, "data-area") == area_id and not section.hasAttribute(OPEN)
            section.toggleAttribute(OPEN, is_this)
            section.querySelector(".area__handle").setAttribute("aria-expanded", str(is_this).lower())
        self._shut_piles(but="")

    def look_through(self, key: str) -> None:
        """Spread what is in a pile, or put it together again."""
        self._shut_piles(but=key)
        for slot in self._slots(key):
            drawer = slot.querySelector(":scope > .slot__inside")
            drawer.hidden = not drawer.hidden
            slot.querySelector(":scope > .slot__look").setAttribute("aria-expanded", str(not drawer.hidden).lower())

    def _shut_piles(self, but: str) -> None:
        for drawer in self._root.querySelectorAll(".slot__inside:not([hidden])"):
            if dom.attribute(drawer.parentElement, "data-key") != but:
                drawer.hidden = True
                drawer.parentElement.querySelector(":scope > .slot__look").setAttribute("aria-expanded", "false")

    def _slots(self, key: str) -> Iterator[Any]:
        for slot in self._root.querySelectorAll(".slot:has(> .slot__inside)"):
            if dom.attribute(slot, "data-key") == key:
                yield slot

    @property
    def opened(self) -> list[str]:
        """The piles that are looked through, by their keys."""
        drawers = self._root.querySelectorAll(".slot__inside:not([hidden])")
        return [str(drawer.parentElement.getAttribute("data-key")) for drawer in drawers]

    def close(self) -> bool:
        """Close what was opened last; false where nothing is open."""
        if self.opened:
            self._shut_piles(but="")
            return True
        is_open = dom.some(self._root.querySelector(f".area[{OPEN}]"))
        if is_open is not None:
            self.toggle(str(is_open.getAttribute("data-area")))
        return is_open is not None

    def slide(self, by: float) -> None:
        """A wheel that turns up and down moves the row along."""
        self._rail.scrollLeft += by

    def close_all(self) -> None:
        while self.close():
            pass


def _kept_by(area: Area) -> str:
    return f"{area.id} {area.kind} {area.of} {area.is_tucked}"


def _patch(row: Any, old: Sequence[Piece], new: Sequence[Piece], kind: AreaKind, read: Reader) -> None:
    """Change a row of pieces, each in its place; what they hold as well."""
    change = difference(old, new)
    shut = dom.some(row.querySelector(":scope > .area__shut"))
    slots = {str(slot.getAttribute("data-key")): slot for slot in row.children}
    for key in change.gone:
        slots.pop(key).remove()
    for piece, before in change.put:
        if piece.key not in slots:
            row.insertAdjacentHTML("beforeend", area_html.slot(piece, kind, read))
            slots[piece.key] = row.lastElementChild
            _fill_pile(slots[piece.key], (), piece, read)
        row.insertBefore(slots[piece.key], slots[before] if before is not None else shut)
    known = {piece.key: piece for piece in old}
    for piece in change.changed:
        _change(slots[piece.key], known[piece.key], piece, kind, read)


def _change(slot: Any, old: Piece, piece: Piece, kind: AreaKind, read: Reader) -> None:
    """The same thing, looking different: nothing is made anew that looks as before."""
    thing = slot.firstElementChild
    for name in area_html.classes(old, kind).split():
        thing.classList.remove(name)
    for name in area_html.classes(piece, kind).split():
        thing.classList.add(name)
    if piece.ref:
        thing.setAttribute("data-ref", piece.ref)
    else:
        thing.removeAttribute("data-ref")
    thing.setAttribute("aria-label", read(piece.label))
    markup = area_html.face(piece, kind, read)
    if markup != area_html.face(old, kind, read):
        thing.innerHTML = markup
    if bool(old.inside) != bool(piece.inside):
        while slot.childElementCount > 1:
            slot.lastElementChild.remove()
        slot.insertAdjacentHTML("beforeend", area_html.inside(piece, read))
        _fill_pile(slot, (), piece, read)
    else:
        _fill_pile(slot, old.inside, piece, read)


def _fill_pile(slot: Any, old: Sequence[Piece], piece: Piece, read: Reader) -> None:
    if piece.inside:
        row = slot.querySelector(":scope > .slot__inside > .area__things")
        _patch(row, old, piece.inside, AreaKind.HAND, read)


def _into_sight(element: Any) -> None:
    element.scrollIntoView(dom.options(block="nearest", inline="nearest"))
