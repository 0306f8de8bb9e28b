"""The log as text: short lines by turn and phase, each with its case and the board things that it is about."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple

from pyapp.kernel.decision import Window
from pyapp.kernel.event import Drawn, Event, Rolled, Topic, TurnBegan
from pyapp.kernel.history import Entry
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.markup import cited, esc, refs_attribute
from pyapp.web.question import waivers
from pyapp.web.show.dice_tray import PIPS
from pyapp.web.table.session import Session

FILTERS: dict[str, Message] = {
    "all": say("All"),
    "fight": say("Fights"),
    "dice": say("Dice"),
    "move": say("Moves"),
    "hurt": say("Blows"),
}


class Line(NamedTuple):
    """One thing that happened, and where in the game."""

    turn: int
    phase: Message | None
    event: Event


def lines(session: Session, since: int = 0, until: int | None = None) -> Iterator[Line]:
    """What the viewer knows of all moves from one number up to another."""
    for entry in session.history.entries[since:until]:
        yield from _of_entry(session, entry)


def _of_entry(session: Session, entry: Entry[Any]) -> Iterator[Line]:
    turn = entry.before.turn
    for number, event in enumerate(entry.events):
        if isinstance(event, TurnBegan):
            turn = event.turn
        elif (seen := event.seen_by(session.viewer)) is not None:
            yield Line(turn, entry.phases[number] if number < len(entry.phases) else None, seen)


def turn_html(turn: int, read: Reader) -> str:
    """The heading of a turn, with room for its lines. It can be folded away."""
    title = say("Turn {turn}", turn=turn) if turn else say("Set-up")
    return (
        f'<details class="log__turn" data-turn="{turn}" open><summary>{esc(read(title))}</summary><ol></ol></details>'
    )


def phase_html(phase: Message, read: Reader) -> str:
    return f'<li class="log__phase">{esc(read(phase))}</li>'


def line_html(event: Event, read: Reader) -> str:
    classes = "log__line log__line--hurt" if event.hurts else "log__line"
    refs = event.refs()
    focusable = ' tabindex="0"' if refs else ""
    topic = f' data-topic="{event.topic}"' if event.topic is not Topic.OTHER else ""
    blow = '<span class="log__blow" aria-hidden="true"></span>' if event.hurts else ""
    return (
        f'<li class="{classes}"{topic}{refs_attribute(refs)}{focusable}>{blow}{_dice(event)}'
        f"{cited(read(event.text()), event.case())}</li>"
    )


def passed_html(window: Window, read: Reader) -> str:
    """What was let go by unasked. It is no event: nothing has happened."""
    return f'<li class="log__passed">{esc(read(waivers.passed(window)))}</li>'


def head_html(chosen: str, read: Reader) -> str:
    """The title of the log and what can be left out of it."""
    options = "".join(
        f'<option value="{value}"{" selected" if value == chosen else ""}>{esc(read(text))}</option>'
        for value, text in FILTERS.items()
    )
    label = esc(read(say("Which lines")))
    return (
        f'<h2 class="record__title">{esc(read(say("Log")))}</h2>'
        f'<select class="record__filter" name="log-filter" aria-label="{label}">{options}</select>'
    )


def earlier_html(read: Reader) -> str:
    """The way to lines that are not in the page."""
    label = esc(read(say("Earlier turns")))
    return f'<button type="button" class="chip log__earlier" data-command="earlier-turns">{label}</button>'


def _dice(event: Event) -> str:
    if isinstance(event, Drawn):
        look = "die die--card" if event.thing else "die die--card die--down"
        return f'<span class="dice" aria-hidden="true"><span class="{look}"></span></span>'
    if not isinstance(event, Rolled):
        return ""
    faces = "".join(_die(face) for face in event.dice)
    return f'<span class="dice" aria-hidden="true">{faces}</span>'


def _die(face: int) -> str:
    return f'<span class="die die--{face}"></span>' if face in PIPS else f'<span class="die die--numeral">{face}</span>'
