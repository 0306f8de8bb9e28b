"""An area and the pieces in it as markup: a card, a pile, a place of a track, a line of a sheet."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.message import Message, Reader, say
from pyapp.kernel.scene import Area, AreaKind, Mark, Piece, Tab
from pyapp.web.board.drawing_text import lettered
from pyapp.web.page.markup import esc, icon

LOOKS = {
    AreaKind.HAND: "playing-card",
    AreaKind.PILE: "pile",
    AreaKind.TRACK: "place",
    AreaKind.SHEET: "sheet-line",
}
"""What a piece is called in the style sheet, by how the things of its area lie."""
FEW = 10
"""Marks that are counted one by one; more are a number, but on a track."""


def frame(area: Area, read: Reader) -> str:
    """An area without its pieces: its name, and the handle that opens it where there is little room."""
    of = f' data-ref="{esc(area.of)}"' if area.of else ""
    tucked = " area--tucked" if area.is_tucked else ""
    title = esc(read(area.title))
    return (
        f'<section class="area area--{area.kind}{tucked}" data-area="{esc(area.id)}" aria-label="{title}">'
        f'<h2 class="area__title"{of}>{title}</h2>'
        f'<button type="button" class="area__handle" data-area-handle="{esc(area.id)}" aria-expanded="false">'
        f'<span class="area__name">{title}</span><b class="area__count"></b>{icon("chevron-up")}</button>'
        f'<ul class="area__things">{_shut(area, read) if area.is_tucked else ""}</ul></section>'
    )


def _shut(area: Area, read: Reader) -> str:
    """The last line of what opens over the board: the way to close it again."""
    close = esc(read(say("Close")))
    return (
        f'<li class="area__shut"><button type="button" class="command" data-area-handle="{esc(area.id)}"'
        f' aria-label="{close}" title="{close}">{icon("x")}</button></li>'
    )


def count(area: Area) -> str:
    """How much there is in an area that is closed: what lies on its piles, what is left on its track, or its things."""
    if area.kind is AreaKind.PILE and any(piece.size is not None for piece in area.pieces):
        return str(sum(piece.size or 0 for piece in area.pieces))
    if area.kind is AreaKind.TRACK:
        return str(sum(_left(piece) for piece in area.pieces))
    if area.kind is AreaKind.SHEET:
        return ""
    return str(sum(not piece.is_spent and not _is_empty_place(piece) for piece in area.pieces))


def _is_empty_place(piece: Piece) -> bool:
    """Whether it only keeps the place of a card that is still to come."""
    return not (piece.ref or piece.title.id or piece.is_down)


def _left(piece: Piece) -> int:
    """How much is left on a place of a track."""
    if piece.size is not None:
        return piece.size
    return sum(mark.value for mark in piece.marks) if piece.marks else int(not piece.is_spent)


def slot(piece: Piece, kind: AreaKind, read: Reader) -> str:
    """The place of a piece in its area, which stays as long as the piece does."""
    return (
        f'<li class="slot" data-key="{esc(piece.key)}"><div class="{classes(piece, kind)}" role="img"'
        f"{ref_attribute(piece)} aria-label={_quoted(read(piece.label))}>{face(piece, kind, read)}</div>"
        f"{inside(piece, read)}</li>"
    )


def ref_attribute(piece: Piece) -> str:
    return f' data-ref="{esc(piece.ref)}"' if piece.ref else ""


def _quoted(text: str) -> str:
    return f'"{esc(text)}"'


def classes(piece: Piece, kind: AreaKind) -> str:
    """What a piece looks like."""
    is_empty = kind is AreaKind.PILE and piece.size == 0
    parts = {
        LOOKS[kind]: True,
        f"{LOOKS[kind]}--down": piece.is_down,
        f"{LOOKS[kind]}--empty": is_empty,
        f"{LOOKS[kind]}--tabbed": bool(piece.tabs),
        "coin": bool(piece.sign.id),
        "is-spent": piece.is_spent,
        esc(piece.classes): bool(piece.classes),
    }
    return " ".join(name for name, is_on in parts.items() if is_on)


def face(piece: Piece, kind: AreaKind, read: Reader) -> str:
    """What is seen of a piece. Of one that lies face down only how many lie there, and what stands on its back."""
    size = f'<b class="piece__size">{piece.size}</b>' if piece.size is not None else ""
    marks = "".join(_mark(mark, read, is_track=kind is AreaKind.TRACK) for mark in piece.marks)
    told = f'<span class="piece__marks">{marks}</span>' if marks else ""
    title = read(piece.title)
    name = f'<b class="piece__title">{esc(title)}</b>' if title else ""
    if piece.is_down:
        return f"{name}{size}{told}"
    art = (
        f'<svg class="piece__art" viewBox="-32 -32 64 64" aria-hidden="true">{lettered(piece.art, read)}</svg>'
        if piece.art
        else ""
    )
    sign = f'<b class="coin__sign" aria-hidden="true">{esc(read(piece.sign))}</b>' if piece.sign.id else ""
    gist = f'<span class="piece__gist" aria-hidden="true">{esc(read(piece.gist))}</span>' if piece.gist.id else ""
    return (
        _tabs(piece.tabs, read)
        + art
        + sign
        + name
        + gist
        + (f'<span class="piece__text">{esc(read(piece.text))}</span>' if piece.text is not None else "")
        + told
        + size
    )


def _tabs(tabs: Iterable[Tab], read: Reader) -> str:
    made = "".join(
        f'<span class="card-tab{" is-now" if tab.is_now else ""}{" is-over" if tab.is_over else ""}">'
        f"{esc(read(tab.label))}</span>"
        for tab in tabs
    )
    return f'<span class="card-tabs">{made}</span>' if made else ""


def _mark(mark: Mark, read: Reader, *, is_track: bool) -> str:
    """Something counted: as many symbols as there are places for it, the full ones lit; or a number."""
    places = mark.value if mark.of is None else mark.of
    title = esc(read(mark.label))
    if places > FEW and not is_track:
        of = f"/{mark.of}" if mark.of is not None else ""
        return f'<span class="mark" title="{title}">{icon(mark.icon)}<b>{mark.value}{of}</b></span>'
    looks = ["mark__one" if n < mark.value else "mark__one mark__one--gone" for n in range(places)]
    row = "".join(icon(mark.icon, look) for look in looks)
    return f'<span class="mark" title="{title}">{row}</span>'


# Looking through a pile


def inside(piece: Piece, read: Reader) -> str:
    """The way to look through a pile, and room for what is found."""
    if not piece.inside:
        return ""
    label = esc(read(say("Look through this pile")))
    shut = esc(read(say("Close")))
    return (
        f'<button type="button" class="slot__look" data-pile="{esc(piece.key)}" aria-expanded="false" title="{label}"'
        f' aria-label="{label}">{icon("layers")}</button>'
        f'<div class="drawer slot__inside" role="group" aria-label="{label}" hidden>'
        f'<button type="button" class="command drawer__close" data-pile="{esc(piece.key)}" aria-label="{shut}"'
        f' title="{shut}">{icon("x")}</button><ul class="area__things"></ul></div>'
    )


def told(piece: Piece) -> list[Message]:
    """What is written on a piece, for somebody who points at it: more than may be read from afar."""
    lines = [tab.label for tab in piece.tabs]
    if piece.text is not None and not piece.is_down:
        lines.append(piece.text)
    return lines or ([piece.label] if piece.title.id else [])
