"""The words inside drawings: a text that names its message in `data-say` is lettered in the language of the page."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from pyapp.kernel.art.lettering import ROOM, SAY, VOICE, fit
from pyapp.kernel.message import Message, Reader
from pyapp.web.page.markup import esc

_TEXT = re.compile(rf'({SAY}="([^"]*)"(?: {VOICE}="([^"]*)")?[^>]*>)[^<]*')


def letter(drawing: Any, read: Reader) -> None:
    """Put the words into a drawing that is in the page. They go in as text, never as markup."""
    for element in drawing.querySelectorAll(f"[{SAY}]"):
        said, voice = element.getAttribute(SAY), element.getAttribute(VOICE)
        words = read(_message(str(said), voice))
        element.textContent = words
        if room := element.getAttribute(ROOM):
            element.setAttribute("style", fit(words, int(room)))


def lettered(svg: str, read: Reader) -> str:
    """The same for a drawing that is on its way into the page."""
    if SAY not in svg:
        return svg
    return _TEXT.sub(lambda found: found[1] + esc(read(_message(unescape(found[2]), found[3]))), svg)


def _message(said: str, voice: str | None) -> Message:
    return Message(said, voice=voice or "")
