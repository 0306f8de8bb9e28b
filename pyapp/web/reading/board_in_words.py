"""The card with the board in words: every line leads to its thing on the board."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.message import Reader, say
from pyapp.kernel.scene import Area
from pyapp.kernel.words import Line, Section
from pyapp.web.page.markup import esc


def html(sections: Iterable[Section], read: Reader, areas: Iterable[Area] = ()) -> str:
    """Sections with their lines, those of the board and then what lies beside it; a line is a button that puts the ring
    there.
    """
    title, close = esc(read(say("The board in words"))), esc(read(say("Close")))
    parts = "".join(_section(section, read) for section in (*sections, *map(_of_area, areas)))
    return (
        f'<h2 class="card__title" id="words-title" tabindex="-1" autofocus>{title}</h2><div class="words">{parts}</div>'
        f'<button type="button" class="chip" data-command="close">{close}</button>'
    )


def _of_area(area: Area) -> Section:
    pieces = (each for piece in area.pieces for each in (piece, *piece.inside))
    return Section(area.title, tuple(Line(piece.label, piece.ref) for piece in pieces))


def _section(section: Section, read: Reader) -> str:
    lines = "".join(f"<li>{_line(line, read)}</li>" for line in section.lines)
    count = len(section.lines)
    return f"<section><h3>{esc(read(section.title))} <span>{count}</span></h3><ul>{lines}</ul></section>"


def _line(line: Line, read: Reader) -> str:
    """A line; one that is about nothing in particular leads nowhere."""
    if not line.ref:
        return f'<span class="words__line">{esc(read(line.text))}</span>'
    return f'<button type="button" class="words__line" data-find="{esc(line.ref)}">{esc(read(line.text))}</button>'
