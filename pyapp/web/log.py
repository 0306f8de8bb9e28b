"""The log: short lines, grouped by turn, each with its case and the board things that it is about."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from pyapp.kernel.event import Event, Rolled, TurnBegan
from pyapp.kernel.history import Entry
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.markup import case_link, esc, refs_attribute
from pyapp.web.session import Session


def html(session: Session, read: Reader, since: int = 0) -> str:
    """The lines of all moves from the number given on, as the viewer knows them."""
    entries: Sequence[Entry[Any]] = session.history.entries
    parts = [] if since or not entries else [_heading(say("Set-up"), read)]
    for entry in entries[since:]:
        parts.extend(_lines(session.events(entry), read))
    return "".join(parts)


def _heading(title: Message, read: Reader) -> str:
    return f'<li class="log__turn">{esc(read(title))}</li>'


def _lines(events: Iterable[Event], read: Reader) -> Iterable[str]:
    for event in events:
        if isinstance(event, TurnBegan):
            yield _heading(say("Turn {turn}", turn=event.turn), read)
            continue
        classes = "log__line log__line--hurt" if event.hurts else "log__line"
        refs = event.refs()
        focusable = ' tabindex="0"' if refs else ""
        yield (
            f'<li class="{classes}"{refs_attribute(refs)}{focusable}>{_dice(event)}{esc(read(event.text()))}&#160;'
            f"{case_link(event.case())}</li>"
        )


def _dice(event: Event) -> str:
    if not isinstance(event, Rolled):
        return ""
    faces = "".join(f'<span class="die die--{face}"></span>' for face in event.dice)
    return f'<span class="dice" aria-hidden="true">{faces}</span>'
