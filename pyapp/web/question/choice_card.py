"""The choice on the board: where a touch leaves a few answers, they lie beside what was touched.

They are the same answers as in the panel, for eyes and fingers that are on the board already.
"""

from __future__ import annotations

from collections.abc import Sequence

from pyapp.kernel.decision import Option
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.markup import esc, icon
from pyapp.web.question.question_html import way_html

MOST = 6
"""More answers than this would cover the board: they are looked for in the panel."""


def html(options: Sequence[Option], read: Reader, way: Message | None = None) -> str:
    """A button for each, one for the way there if there is one, and one to let go."""
    rows = "".join(_row(option, read) for option in options)
    if way is not None:
        rows += way_html(way, read, "choice__row")
    close = esc(read(say("None of these")))
    return f'{rows}<button type="button" class="choice__none" data-command="widen">{icon("x")}{close}</button>'


def caution_html(option: Option, read: Reader) -> str:
    """What comes of it, and whether that is meant."""
    told = f'<p class="choice__caution">{esc(read(option.caution))}</p>' if option.caution is not None else ""
    yes, no = esc(read(say("{action}: yes, do it", action=option.label))), esc(read(say("Not yet")))
    return (
        f'{told}<button type="button" class="choice__row" data-command="confirm">'
        f'<span class="option__label">{yes}</span></button>'
        f'<button type="button" class="choice__none" data-command="widen">{icon("x")}{no}</button>'
    )


def _row(option: Option, read: Reader) -> str:
    detail = f'<span class="option__detail">{esc(read(option.detail))}</span>' if option.detail else ""
    return (
        f'<button type="button" class="choice__row" data-choose="{esc(option.action)}">'
        f'<span class="option__label">{esc(read(option.label))}</span>{detail}</button>'
    )
