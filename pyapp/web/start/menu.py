"""The menu of a game on the table: back to it, to another one, files, preferences."""

from __future__ import annotations

from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.fields import chip, problem
from pyapp.web.page.markup import esc, icon, key
from pyapp.web.question import waivers
from pyapp.web.start.start_page import Card, about_html


def html(card: Card, playing: Message, read: Reader) -> str:
    return (
        f'<div class="menu"><header class="menu__head"><h2 class="card__title" id="menu-title">'
        f"{esc(read(say('Menu')))}</h2><p>{esc(read(playing))}</p></header>"
        f"{problem(card.problem, read)}"
        f'<button type="button" class="big big--primary" data-command="close" autofocus>'
        f"{esc(read(say('Back to the table')))}{key('Esc')}</button>"
        f'<button type="button" class="big" data-command="new-game">{esc(read(say("New game, or another one")))}'
        f"{icon('plus')}</button>"
        f'<div class="row">{chip("export", "download", say("Save to a file"), read)}'
        f"{chip('import', 'upload', say('Load a file'), read)}{chip('rules', 'book-open', say('Rules'), read)}"
        f"{chip('keys', 'keyboard', say('Keys'), read)}</div>{_lasting(card.lasting, read)}"
        f"{waivers.menu_html(card.occasions, read)}"
        f'<section class="menu__prefer"><h3 class="section">{esc(read(say("Preferences")))}</h3>'
        f'<div class="prefer">{card.preferences.html(read)}</div></section>{about_html(read)}</div>'
    )


def _lasting(answer: Message | None, read: Reader) -> str:
    """How long the browser keeps what is saved."""
    return f'<p class="menu__lasting">{esc(read(answer))}</p>' if answer is not None else ""
