"""The log in the page: lines are added, and while the show is on they come to light one by one."""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.kernel.event import Event, TurnBegan
from pyapp.kernel.message import Reader, say
from pyapp.web import dom, log
from pyapp.web.session import Session

LOGGED = 300
"""Moves in the log when it is drawn anew."""
UNTOLD = "is-untold"


class Record:
    def __init__(self) -> None:
        self._logged = (0, "")

    def clear(self) -> None:
        """Take everything off the page; the next to look gets it as he may know it."""
        dom.put("log", "")
        self._logged = (0, "")

    def show(self, session: Session, read: Reader, *, untold: bool = False) -> None:
        """Add what is new; begin again when something was taken back or another seat looks."""
        count, viewer = self._logged
        entries = session.history.entries
        element = dom.by_id("log")
        if viewer != session.viewer or count > len(entries):
            element.innerHTML = ""
            count = max(0, len(entries) - LOGGED)
        if not untold:
            self._tell_all()
        if count < len(entries):
            old = element.childElementCount
            element.insertAdjacentHTML("beforeend", log.html(session, read, count))
            if untold:
                for number in range(old, element.childElementCount):
                    element.children.item(number).classList.add(UNTOLD)
        element.scrollTop = element.scrollHeight
        self._logged = (len(entries), session.viewer)
        dom.tell("record-title", read(say("Log")))

    def tell(self, events: Sequence[Event]) -> None:
        """Bring the lines of these events to light, and the headings above them."""
        element = dom.by_id("log")
        left = sum(not isinstance(event, TurnBegan) for event in events)
        for line in element.querySelectorAll(f".{UNTOLD}"):
            if line.classList.contains("log__line"):
                if not left:
                    break
                left -= 1
            line.classList.remove(UNTOLD)
        element.scrollTop = element.scrollHeight

    def _tell_all(self) -> None:
        for line in dom.by_id("log").querySelectorAll(f".{UNTOLD}"):
            line.classList.remove(UNTOLD)
