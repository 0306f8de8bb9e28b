"""The note on the board: why something cannot be used, what a look tells; beside what it is about, and aloud."""

from __future__ import annotations

from typing import Any

from pyapp.kernel.decision import Reason
from pyapp.kernel.message import Message, Reader
from pyapp.web import dom, panel
from pyapp.web.markup import esc

GAP = 10
"""Pixels between a thing and its note."""


def give(reason: Reason, read: Reader, beside: Any | None = None, *, aloud: bool = True) -> None:
    """A sentence with its case."""
    _show(panel.note_html(reason, read), beside)
    if aloud:
        dom.tell("live", read(reason.text))


def tell(text: Message, read: Reader, beside: Any | None = None) -> None:
    """A sentence without one."""
    _show(esc(read(text)), beside)
    dom.tell("live", read(text))


def hide() -> None:
    dom.show("note", when=False)


def is_shown() -> bool:
    return not dom.by_id("note").hidden


def _show(markup: str, beside: Any | None) -> None:
    note = dom.by_id("note")
    note.innerHTML = markup
    note.hidden = False
    note.classList.toggle("is-near", beside is not None)
    if beside is None:
        return
    stage, thing, own = (element.getBoundingClientRect() for element in (dom.by_id("stage"), beside, note))
    x = (thing.left + thing.right - own.width) / 2 - stage.left
    below = thing.bottom + GAP - stage.top
    above = thing.top - GAP - own.height - stage.top
    y = below if below + own.height <= stage.height - GAP else above
    x = max(GAP, min(x, stage.width - own.width - GAP))
    note.style.setProperty("--note-x", f"{x:.0f}px")
    note.style.setProperty("--note-y", f"{max(GAP, y):.0f}px")
