"""The scenarios on the start page: cards with a picture of the board, and a way in for one of the player's own."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from pyapp.kernel.game import Game
from pyapp.kernel.message import Reader, say
from pyapp.kernel.scenario import Scenario
from pyapp.kernel.scenario_faults import Fault
from pyapp.web.page.fields import chip
from pyapp.web.page.keys import Command
from pyapp.web.page.markup import esc, icon, verbatim
from pyapp.web.start.new_game_form import MANY, Games, Wishes

FILE, TEXT = "own-file", "own-text"
"""The fields through which a scenario of the player's own comes in: a file, and a text that is pasted or typed."""


def html(games: Games, wishes: Wishes, read: Reader) -> str:
    """What there is to choose between; nothing for a game with one board."""
    game = games[wishes.game]
    fitting = wishes.scenarios(games)
    if not game.scenarios() and not game.takes_scenarios:
        return ""
    title = esc(read(say("Scenario")))
    picked = wishes.picked(games)
    is_short = len(fitting) > MANY
    cards = "".join(_card(each, each == picked, "" if is_short else _about(each, read), read) for each in fitting)
    told = f'<div class="chosen">{_about(picked, read)}</div>' if is_short and picked is not None else ""
    return (
        f'<h3 class="section section--scenarios">{title}</h3>'
        f'<div class="scenarios{" scenarios--short" if is_short else ""}" data-look="{esc(game.id)}" role="radiogroup"'
        f' aria-label="{title}">{cards}</div>{told}{_own(game, wishes, read)}'
    )


def _about(scenario: Scenario, read: Reader) -> str:
    about, origin = esc(read(scenario.about)), esc(read(scenario.provenance))
    return f'<small>{about}</small><em class="scenario__origin">{origin}</em>'


def _card(scenario: Scenario, is_picked: bool, about: str, read: Reader) -> str:
    return (
        f'<label class="pick scenario"><input type="radio" name="scenario" value="{esc(scenario.id)}"'
        f"{' checked' if is_picked else ''} />"
        f'<span class="scenario__board" aria-hidden="true">{scenario.preview}</span>'
        f"<b>{esc(read(scenario.title))}</b>{about}</label>"
    )


def _faults(faults: Sequence[Fault], read: Reader) -> str:
    """Each with its place, as whoever mends them goes through the text."""
    title = esc(read(say("This is not a scenario that can be played:")))
    rows = "".join(f"<li>{esc(read(fault.told()))}</li>" for fault in faults)
    return f'<div class="problem" role="alert"><p>{title}</p><ul class="faults">{rows}</ul></div>'


def _own(game: Game[Any, Any], wishes: Wishes, read: Reader) -> str:
    """A file to choose or to drop, or a text to paste; what is wrong with it is told right there."""
    if not game.takes_scenarios:
        return ""
    told = ""
    if wishes.faults:
        told = _faults(wishes.faults, read)
    elif wishes.refused is not None:
        why = read(say("This is not a scenario that can be played: {why}.", why=wishes.refused))
        told = f'<p class="problem" role="alert">{esc(why)}</p>'
    title, choose = esc(read(say("A scenario of your own"))), esc(read(say("Choose a file")))
    hint = esc(read(say("Or drop the file anywhere on this page, or paste its text here:")))
    is_open = " open" if wishes.refused is not None or wishes.own is not None else ""
    return (
        f'<details class="fold own"{is_open}><summary>{title}</summary>{told}'
        f'<label class="chip own__file"><input type="file" class="unseen" name="{FILE}" />'
        f'{icon("upload")}{choose}</label><label class="own__text"><span>{hint}</span>'
        f'<textarea name="{TEXT}" rows="3" spellcheck="false" autocomplete="off">{verbatim(wishes.tried)}</textarea>'
        f"</label>{chip(Command.OWN_TEXT, 'play', say('Read this text'), read)}</details>"
    )
