"""Pieces of the page as text. Everything that comes from a message, a save or a map passes through `esc`."""

from __future__ import annotations

import re
from html import escape

from pyapp.kernel.event import Verdict
from pyapp.kernel.message import Reader


def esc(text: object) -> str:
    """Text that is safe between tags and inside quoted attributes. No line begins with a sign that belongs to the word
    before it, as such signs stand apart in French.
    """
    return _APART.sub("\u00a0", escape(str(text), quote=True))


def verbatim(text: str) -> str:
    """A text of the player's in a field, sign for sign: the browser would leave out a line break at its beginning."""
    return ("\n" if text.startswith("\n") else "") + escape(text, quote=True)


_APART = re.compile(r" (?=[%:;?!»])")


def icon(name: str, classes: str = "") -> str:
    """A symbol of the page's icon sprite."""
    return f'<svg class="icon {esc(classes)}" aria-hidden="true"><use href="#icon-{esc(name)}"></use></svg>'


def key(name: str) -> str:
    """The key that does the same."""
    return f'<kbd aria-hidden="true">{esc(name)}</kbd>' if name else ""


def case_link(number: str) -> str:
    """The number of a case, which opens the rules there."""
    if not number:
        return ""
    return f'<button type="button" class="case" data-case="{esc(number)}">{esc(number)}</button>'


def cited(text: str, number: str) -> str:
    """A sentence with the case that it rests on, which never stands alone in a line.

    A space that does not break does so before a button all the same: the last word holds it.
    """
    if not number:
        return esc(text)
    start, space, last = text.rpartition(" ")
    return f'{esc(start)}{space}<span class="cited">{esc(last)} {case_link(number)}</span>'


def refs_attribute(refs: tuple[str, ...]) -> str:
    """The board things that glow while the pointer or the focus is here."""
    return f' data-refs="{esc(" ".join(refs))}"' if refs else ""


def stamp(verdict: Verdict, read: Reader) -> str:
    """What dice came to, in a word."""
    return f'<b class="stamp stamp--{verdict.tone}">{esc(read(verdict.word))}</b>'
