"""The note on the board: why something cannot be used, what a look tells; beside what it is about, and aloud."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import Message, Reader
from pyapp.web.board import geometry
from pyapp.web.board.geometry import Box
from pyapp.web.page import dom
from pyapp.web.page.markup import esc
from pyapp.web.question import question_html

GAP = 10
"""Pixels between a thing and its note."""


def give(
    reason: Reason,
    read: Reader,
    beside: Any | None = None,
    *,
    aloud: bool = True,
    told: Iterable[str] = (),
) -> None:
    """A sentence with its case, and what else there is to know."""
    more = "".join(f"<small>{esc(line)}</small>" for line in told)
    _show(question_html.note_html(reason, read) + more, beside)
    if aloud:
        dom.tell("live", read(reason.text))


def tell(text: Message, read: Reader, beside: Any | None = None) -> None:
    """A sentence without one."""
    words(read(text), beside)


def words(text: str, beside: Any | None = None, *, aloud: bool = True) -> None:
    """The same, already in the reader's language."""
    _show(esc(text), beside)
    if aloud:
        dom.tell("live", text)


def hide() -> None:
    dom.show("note", when=False)


def is_shown() -> bool:
    return not dom.by_id("note").hidden


def _show(markup: str, beside: Any | None) -> None:
    note = dom.by_id("note")
    note.innerHTML = markup
    note.hidden = False
    note.classList.toggle("is-near", beside is not None)
    if beside is None or not dom.is_drawn(beside):
        # Nor beside what lies in an area that is closed.
        note.classList.remove("is-high")
        return
    note.classList.toggle("is-high", lay(note, beside))


def lay(card: Any, beside: Any, shunned: Collection[Box] = (), name: str = "--note") -> bool:
    """Put a card, whose place the style sheet knows by such a name, beside a thing on the board, clear of the tools and
    off what is shunned, if that can be; whether the thing is in the lower half.
    """
    if not dom.is_drawn(beside):
        return False
    stage, own = (element.getBoundingClientRect() for element in (dom.by_id("stage"), card))
    about, tools, *legend = (
        Box(rect.left - stage.left, rect.top - stage.top, rect.width, rect.height)
        for rect in (part.getBoundingClientRect() for part in (beside, dom.by_id("zoom"), dom.by_id("legend")))
        if rect.width
    )
    taken = geometry.around((tools, *legend)) or tools
    # On a phone the sheet laps over the board from below.
    room = min(stage.bottom, dom.by_id("side").getBoundingClientRect().top) - stage.top
    height = room if room > stage.height / 2 else stage.height
    # What lies beside the board has its note where the board ends.
    about = about._replace(y=min(about.y, height))
    place = geometry.note_at(about, (own.width, own.height), (stage.width, height), taken, GAP, shunned)
    card.style.setProperty(f"{name}-x", f"{place.x:.0f}px")
    card.style.setProperty(f"{name}-y", f"{place.y:.0f}px")
    return bool(about.centre[1] > stage.height / 2)
