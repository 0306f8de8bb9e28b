"""Questions that may be waived: not to be asked again, to be asked again, and what was let go by."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from pyapp.kernel.decision import Window
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.fields import select
from pyapp.web.page.markup import esc

FIELD = "window"
"""Names of the fields of the menu begin with this."""
ASKED, PASSED = "asked", "passed"


class Occasion(NamedTuple):
    """A game's occasion to interrupt, and whether the people at the table are asked."""

    window: Window
    is_asked: bool


def chip_html(read: Reader) -> str:
    """Beside a question: not this one again."""
    label, back = esc(read(say("Do not ask again"))), esc(read(say("The menu turns such questions on again.")))
    return f'<button type="button" class="chip waive" data-command="waive" title="{back}">{label}</button>'


def menu_html(occasions: Iterable[Occasion], read: Reader) -> str:
    """A field of the menu for each; nothing for a game that never interrupts."""
    values = ((ASKED, say("ask")), (PASSED, say("let it go by")))
    fields = "".join(
        select(f"{FIELD}:{each.window.id}", read(each.window.name), values, ASKED if each.is_asked else PASSED, read)
        for each in occasions
    )
    if not fields:
        return ""
    title = esc(read(say("When you could interrupt")))
    return (
        f'<section class="menu__windows"><h3 class="section">{title}</h3><div class="prefer">{fields}</div></section>'
    )


def passed(window: Window) -> Message:
    """That something was let go by."""
    return say("Not asked: {occasion}.", occasion=window.name)
