"""The log in the page: lines are added, and while the show is on they come to light one by one."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from js import window

from pyapp.kernel.event import Event, TurnBegan
from pyapp.kernel.message import Message, Reader
from pyapp.web.page import dom
from pyapp.web.reading import log_html
from pyapp.web.table.session import Session

LOGGED = 300
"""Moves in the log when it is drawn anew, and as many more each time that somebody asks for earlier ones."""
UNTOLD = "is-untold"


class Place(NamedTuple):
    """How far the log had come before a move."""

    turns: int
    items: int
    """Lines and headings in the last of them."""
    turn: int | None
    phase: Message | None


START = Place(0, 0, None, None)


class Record:
    def __init__(self) -> None:
        self._reaches_back = LOGGED
        self._marked: list[Any] = []
        self._pointed: tuple[str, ...] = ()
        self._has_grown = False
        """Whether there is something new that the player may have scrolled away from."""
        self.filter = "all"
        self._forget()

    def _forget(self) -> None:
        self._logged = (0, "")
        self._first = 0
        """The number of the first move in the log."""
        self._places: list[Place] = []
        """One for each move from there on."""
        self._now = START

    def clear(self) -> None:
        """Take everything off the page; the next to look gets it as he may know it."""
        dom.put("log", "")
        self._forget()

    def show(self, session: Session, read: Reader, *, untold: bool = False) -> None:
        """Add what is new, and show it to whoever has scrolled back."""
        self.add(session, read, untold=untold)
        self.read_from_the_top()

    def add(self, session: Session, read: Reader, *, untold: bool = False) -> None:
        """Add what is new, and let go of what was taken back; begin again when another seat looks.

        What is `untold` is there and cannot be seen yet; what was told to one seat is not kept back from the next.
        """
        count, viewer = self._logged
        entries = session.history.entries
        told = min(count, len(entries)) if untold else len(entries)
        element = dom.by_id("log")
        if not viewer or viewer != session.viewer or len(entries) < self._first:
            self.clear()
            self._first = count = max(0, len(entries) - self._reaches_back)
            dom.put("record-head", log_html.head_html(self.filter, read))
            element.setAttribute("data-filter", self.filter)
            if count:
                element.innerHTML = log_html.earlier_html(read)
        if count > len(entries):
            count = len(entries)
            self._go_back(count)
        if not untold:
            self._tell_all()
        self._has_grown = self._has_grown or count < len(entries)
        if count < told:
            self._add(session, range(count, told), read, untold=False)
        if max(count, told) < len(entries):
            self._add(session, range(max(count, told), len(entries)), read, untold=True)
        self._logged = (len(entries), session.viewer)

    @property
    def is_in_sight(self) -> bool:
        return bool(dom.by_id("log").offsetParent)

    def read_from_the_top(self) -> None:
        """Something new has happened: whoever has scrolled back is shown it, when everything else is in its place."""
        if self._has_grown:
            self._has_grown = False
            dom.by_id("log").parentElement.scrollTop = 0

    def _add(self, session: Session, moves: Iterable[int], read: Reader, *, untold: bool) -> None:
        """The lines of these moves below their turn and phase, a turn at a time."""
        waiting: list[str] = []
        for number in moves:
            self._places.append(self._now)
            if (window := session.passed(number)) is not None:
                waiting = self._below_turn(session.history.entries[number].before.turn, waiting, read, untold=untold)
                waiting.append(log_html.passed_html(window, read))
                self._now = self._now._replace(items=self._now.items + 1)
            for line in log_html.lines(session, number, number + 1):
                waiting = self._below_turn(line.turn, waiting, read, untold=untold)
                turns, items, turn, phase = self._now
                if line.phase is not None and line.phase != phase:
                    waiting.append(log_html.phase_html(line.phase, read))
                    items, phase = items + 1, line.phase
                waiting.append(log_html.line_html(line.event, read))
                self._now = Place(turns, items + 1, turn, phase)
        self._put(waiting, untold)

    def _below_turn(self, turn: int, waiting: list[str], read: Reader, *, untold: bool) -> list[str]:
        """What waits for its place when the next is of this turn: another one begins its own list."""
        if turn == self._now.turn:
            return waiting
        self._put(waiting, untold)
        dom.by_id("log").insertAdjacentHTML("beforeend", log_html.turn_html(turn, read))
        self._hide(dom.by_id("log").lastElementChild, untold)
        self._now = Place(self._now.turns + 1, 0, turn, None)
        return []

    def _go_back(self, count: int) -> None:
        """Let go of all lines but those of so many moves."""
        self._now = self._places[count - self._first]
        del self._places[count - self._first :]
        turns = dom.by_id("log").querySelectorAll(".log__turn")
        for number in range(self._now.turns, turns.length):
            turns.item(number).remove()
        if self._now.turns:
            last = turns.item(self._now.turns - 1).querySelector("ol")
            while last.childElementCount > self._now.items:
                last.lastElementChild.remove()

    def _put(self, items: list[str], untold: bool) -> None:
        if not items:
            return
        place = dom.by_id("log").lastElementChild.querySelector("ol")
        old = place.childElementCount
        place.insertAdjacentHTML("beforeend", "".join(items))
        for number in range(old, place.childElementCount) if untold else ():
            self._hide(place.children.item(number), untold)

    def _hide(self, element: Any, untold: bool) -> None:
        if untold:
            element.classList.add(UNTOLD)

    def tell(self, events: Sequence[Event]) -> None:
        """Bring the lines of these events to light, each with the headings above it."""
        element = dom.by_id("log")
        left = sum(not isinstance(event, TurnBegan) for event in events)
        headings: list[Any] = []
        for line in element.querySelectorAll(f".{UNTOLD}"):
            if not left:
                break
            if not line.classList.contains("log__line"):
                headings.append(line)
                continue
            for each in (*headings, line):
                each.classList.remove(UNTOLD)
            headings.clear()
            left -= 1

    def tell_again(self, session: Session, since: int, events: Sequence[Event]) -> None:
        """Put out of sight what is about to be shown once more, and what came after it; it began in this move."""
        logged = [line.event for line in log_html.lines(session, since)]
        begin = next((n for n in range(len(logged)) if logged[n : n + len(events)] == list(events)), None)
        lines = list(dom.by_id("log").querySelectorAll(".log__line"))
        if begin is None or len(lines) < len(logged) - begin:
            return
        first = lines[begin - len(logged)]
        for each in dom.by_id("log").querySelectorAll(".log__turn, .log__phase, .log__line"):
            follows = first.compareDocumentPosition(each) & window.Node.DOCUMENT_POSITION_FOLLOWING
            if follows or each.isSameNode(first):
                each.classList.add(UNTOLD)

    def _tell_all(self) -> None:
        for line in dom.by_id("log").querySelectorAll(f".{UNTOLD}"):
            line.classList.remove(UNTOLD)

    # Looking for something

    def choose(self, wanted: str) -> None:
        """Show only lines of one kind."""
        if wanted in log_html.FILTERS:
            self.filter = wanted
            dom.by_id("log").setAttribute("data-filter", wanted)

    def earlier(self, session: Session, read: Reader) -> None:
        """Reach farther back."""
        self._reaches_back += LOGGED
        self._forget()
        self.add(session, read)
        # Whoever reads back stays where he is.
        self._has_grown = False

    def mark(self, refs: tuple[str, ...]) -> None:
        """Mark the lines about these things of the board."""
        if refs == self._pointed:
            return
        self._pointed = refs
        for line in self._marked:
            line.classList.remove("is-about")
        wanted = ", ".join(f'[data-refs~="{window.CSS.escape(ref)}"]' for ref in refs)
        self._marked = list(dom.by_id("log").querySelectorAll(wanted)) if wanted else []
        for line in self._marked:
            line.classList.add("is-about")
