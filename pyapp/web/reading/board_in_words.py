"""The card with the board in words: every line leads to its thing on the board."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.message import Reader, say
from pyapp.kernel.words import Section
from pyapp.web.page.markup import esc


def html(sections: Iterable[Section], read: Reader) -> str:
    """Sections with their lines; a line is a button that puts the ring there."""
    title, close = esc(read(say("The board in words"))), esc(read(say("Close")))
    parts = "".join(_section(section, read) for section in sections)
    return (
        f'<h2 class="card__title" id="words-title" tabindex="-1" autofocus>{title}</h2><div class="words">{parts}</div>'
        f'<button type="button" class="chip" data-command="close">{close}</button>'
    )


def _section(section: Section, read: Reader) -> str:
    lines = "".join(
        f'<li><button type="button" class="words__line" data-find="{esc(line.ref)}">'
        f"{esc(read(line.text))}</button></li>"
        for line in section.lines
    )
    count = len(section.lines)
    return f"<section><h3>{esc(read(section.title))} <span>{count}</span></h3><ul>{lines}</ul></section>"
