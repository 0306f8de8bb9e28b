"""The words inside drawings: a text that names its message in `data-say` is lettered in the language of the page."""

from __future__ import annotations

import re
from html import unescape
from typing import Any

from pyapp.kernel.message import Message, Reader
from pyapp.web.page.markup import esc

ATTRIBUTE = "data-say"
_TEXT = re.compile(rf'({ATTRIBUTE}="([^"]*)"[^>]*>)[^<]*')


def letter(drawing: Any, read: Reader) -> None:
    """Put the words into a drawing that is in the page. They go in as text, never as markup."""
    for element in drawing.querySelectorAll(f"[{ATTRIBUTE}]"):
        element.textContent = read(Message(str(element.getAttribute(ATTRIBUTE))))


def lettered(svg: str, read: Reader) -> str:
    """The same for a drawing that is on its way into the page."""
    if ATTRIBUTE not in svg:
        return svg
    return _TEXT.sub(lambda found: found[1] + esc(read(Message(unescape(found[2])))), svg)
