"""Pieces of forms that the start page and the menu share."""

from __future__ import annotations

from collections.abc import Iterable

from pyapp.kernel.message import Message, Reader
from pyapp.web.page.markup import esc, icon


def select(name: str, label: str, values: Iterable[tuple[str, Message]], chosen: str, read: Reader) -> str:
    """A closed list of values."""
    options = "".join(
        f'<option value="{esc(value)}"{" selected" if value == chosen else ""}>{esc(read(text))}</option>'
        for value, text in values
    )
    return f'<label class="field"><span>{esc(label)}</span><select name="{esc(name)}">{options}</select></label>'


def problem(what: Message | None, read: Reader) -> str:
    """What the player has to be told, where it cannot be overlooked."""
    if what is None:
        return ""
    return f'<div class="problem" role="alert" id="problem"><p>{esc(read(what))}</p></div>'


def chip(command: str, symbol: str, label: Message, read: Reader) -> str:
    """A small button."""
    return f'<button type="button" class="chip" data-command="{command}">{icon(symbol)}{esc(read(label))}</button>'
