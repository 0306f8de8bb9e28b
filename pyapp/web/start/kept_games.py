"""The games that are there already, as the start page offers them: to go on with, or to be thrown away.

The one played last has the large button; below it stand the others, then those with which something is wrong, each with
its own ways out, and those that are over.
"""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.message import Message, Reader, say, say_n
from pyapp.web.page.markup import esc, icon

SHOWN = 3
"""So many of the other games are shown; the rest on demand."""


@dataclass(frozen=True, slots=True)
class Row:
    """A game that is kept, in a few words."""

    name: str
    """That of its place."""
    what: Message
    where: tuple[Message, ...] = ()
    when: str = ""
    """How long ago it was played, in the language of the page."""
    is_over: bool = False
    wrong: Message | None = None
    """Why it cannot be gone on with."""
    has_backup: bool = False
    is_newer: bool = False
    """A newer page has written what this one cannot read."""
    is_doubted: bool = False
    """Whether the player is asked if it is to be thrown away."""
    was_doubted: bool = False
    """Whether he was asked last, and keeps it: he is still looking there."""

    @property
    def is_under_way(self) -> bool:
        return self.wrong is None and not self.is_over


def latest(rows: tuple[Row, ...]) -> Row | None:
    """The game that Continue goes on with."""
    return next((row for row in rows if row.is_under_way), None)


def latest_html(row: Row, read: Reader) -> str:
    """The way back to the game that was played last."""
    if row.is_doubted:
        return _doubt(row, read)
    small = " · ".join([read(row.what), *_where(row, read)])
    return (
        '<div class="kept kept--latest"><button type="button" class="big big--primary" data-command="continue"'
        f' data-kept="{esc(row.name)}" autofocus><span class="big__text">{esc(read(say("Continue")))}'
        f"<small>{esc(small)}</small></span></button>{_discard(row, read)}</div>"
    )


def others_html(rows: tuple[Row, ...], read: Reader, title: Message) -> str:
    """All the others."""
    under_way = [row for row in rows if row.is_under_way]
    wrong = "".join(_wrong(row, read) for row in rows if row.wrong is not None)
    over = [row for row in rows if row.is_over and row.wrong is None]
    shown, more = under_way[:SHOWN], under_way[SHOWN:]
    listed = "".join(_row(row, read) for row in shown)
    if more:
        listed += _fold("more", say_n("{count} more game", "{count} more games", len(more)), more, read)
    if over:
        ended = say_n("{count} game that is over", "{count} games that are over", len(over))
        listed += _fold("over", ended, over, read)
    if listed:
        listed = f'<section class="shelf"><h2 class="section">{esc(read(title))}</h2>{listed}</section>'
    return wrong + listed


def _fold(name: str, title: Message, rows: list[Row], read: Reader) -> str:
    is_open = " open" if any(row.is_doubted or row.was_doubted for row in rows) else ""
    inside = "".join(_row(row, read) for row in rows)
    return f'<details class="fold shelf__{name}"{is_open}><summary>{esc(read(title))}</summary>{inside}</details>'


def _where(row: Row, read: Reader) -> list[str]:
    return [*map(read, row.where), *([row.when] if row.when else [])]


def _row(row: Row, read: Reader) -> str:
    if row.is_doubted:
        return _doubt(row, read)
    where = " · ".join(_where(row, read))
    return (
        f'<div class="kept"><button type="button" class="kept__go" data-command="continue" data-kept="{esc(row.name)}">'
        f"<b>{esc(read(row.what))}</b><small>{esc(where)}</small></button>{_discard(row, read)}</div>"
    )


def _discard(row: Row, read: Reader) -> str:
    label = esc(read(say("Throw it away: {game}", game=row.what)))
    return (
        f'<button type="button" class="command kept__discard" data-command="discard" data-kept="{esc(row.name)}"'
        f' aria-label="{label}" title="{esc(read(say("Throw it away")))}">{icon("trash-2")}</button>'
    )


def _doubt(row: Row, read: Reader) -> str:
    """Whether that is meant."""
    question = say("Throw this game away? {game}", game=row.what)
    where = " · ".join(_where(row, read))
    return (
        f'<div class="problem problem--doubt" role="group"><p>{esc(read(question))}<small>{esc(where)}</small></p>'
        f'<div class="row">{_way("discard-not", "rotate-ccw", say("Keep it"), row, read)}'
        f"{_way('discard-sure', 'trash-2', say('Yes, throw it away for ever'), row, read)}</div></div>"
    )


def _wrong(row: Row, read: Reader) -> str:
    """What is wrong with this game alone, and the ways out."""
    if row.is_doubted:
        return _doubt(row, read)
    assert row.wrong is not None
    ways = ""
    if row.is_newer:
        ways += _way("reload", "rotate-cw", say("Reload the page"), row, read)
    if row.has_backup:
        ways += _way("backup", "rotate-ccw", say("Continue from the backup"), row, read)
    ways += _way("export-kept", "download", say("Save it to a file as it is"), row, read)
    ways += _way("discard", "trash-2", say("Throw it away"), row, read)
    return (
        f'<div class="problem problem--kept" role="alert"><b>{esc(read(row.what))}</b><p>{esc(read(row.wrong))}</p>'
        f'<div class="row">{ways}</div></div>'
    )


def _way(command: str, symbol: str, label: Message, row: Row, read: Reader) -> str:
    return (
        f'<button type="button" class="chip" data-command="{command}" data-kept="{esc(row.name)}">{icon(symbol)}'
        f"{esc(read(label))}</button>"
    )
