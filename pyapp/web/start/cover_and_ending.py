"""The small cards over the table: handing over to another seat, and the end of the game."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import Message, Reader, listing, say
from pyapp.kernel.scene import Gauge
from pyapp.kernel.words import Fate, Score
from pyapp.web.board.drawing_text import lettered
from pyapp.web.page.fields import chip
from pyapp.web.page.markup import esc, icon, key
from pyapp.web.table import addressing
from pyapp.web.table.session import Session


def cover_html(seat: Message, where: Iterable[Message], read: Reader) -> str:
    """Between two people: nothing to be seen until the next one says that he is there. Where in the game they are is no
    secret.
    """
    title = read(say("{seat}: your turn", seat=seat))
    crumbs = " › ".join(dict.fromkeys(map(read, where)))
    text = read(say("Everything that the other side may not see has been taken off the page."))
    return (
        f'<div class="cover"><p class="cover__where">{esc(crumbs)}</p>'
        f'<h2 class="card__title" id="cover-title">{esc(title)}</h2><p>{esc(text)}</p>'
        f'<button type="button" class="big big--primary" data-command="end-cover" autofocus>'
        f"{esc(read(say('I am here, show the table')))}{key('⏎')}</button></div>"
    )


def elsewhere_html(*, is_newer: bool, read: Reader) -> str:
    """The same game is being played in another tab, maybe by a newer page than this one."""
    title = say("This game is being played in another tab")
    text = say("Two tabs at once would spoil each other's saves, so this one only looks on. Nothing is lost.")
    command, label = "take-over", say("Play here instead")
    if is_newer:
        text = say("That tab has a newer version of the game, which this one cannot follow. Nothing is lost.")
        command, label = "reload", say("Reload the page")
    return (
        f'<div class="cover"><h2 class="card__title" id="elsewhere-title">{esc(read(title))}</h2>'
        f"<p>{esc(read(text))}</p>"
        f'<button type="button" class="big big--primary" data-command="{command}" autofocus>'
        f"{esc(read(label))}</button>"
        f'<div class="row">{chip("new-game", "plus", say("New game, or another one"), read)}</div></div>'
    )


def _verdict(session: Session, outcome: Outcome) -> Message:
    """Who won. Where the winning side has no seat, everybody at the table has lost, if anybody plays there."""
    if outcome.winners:
        return say("{winners} win", winners=listing(session.seat_name(seat) for seat in outcome.winners))
    if outcome.side == "draw":
        return say("A draw")
    side = None if session.people else addressing.side_name(session.game, outcome.side)
    return say("You have lost") if side is None else say("{winners} win", winners=side)


def ending_html(session: Session, read: Reader) -> str:
    """How it ended, what became of everybody, and what can be done now."""
    state = session.history.state
    outcome = state.outcome
    assert outcome is not None
    title = _verdict(session, outcome)
    facts = say("Turn {turn}, {count} decisions", turn=state.turn, count=len(session.history.entries))
    fates = "".join(_fate(fate, read) for fate in session.game.fates(session.game.observe(state, session.viewer)))
    gauges = "".join(_gauge(gauge, read) for gauge in session.scene().gauges)
    return (
        f'{session.game.ending(outcome)}<div class="ending">'
        f'<h2 class="card__title" id="ending-title">{esc(read(title))}</h2>'
        f"<p>{esc(read(session.game.outcome_text(state)))}</p>{_score(session.game.score(state), outcome, read)}"
        f'<ul class="ending__fates">{fates}</ul><ul class="ending__gauges">{gauges}</ul>'
        f'<p class="dim">{esc(read(facts))}</p>'
        f'<button type="button" class="big big--primary" data-command="new-game" autofocus>'
        f"{esc(read(say('New game')))}</button>"
        f'<div class="row"><button type="button" class="chip" data-command="close">'
        f"{esc(read(say('Look at the table')))}</button>{chip('again', 'dices', say('Same dice again'), read)}"
        f"{chip('export', 'download', say('Save to a file'), read)}</div></div>"
    )


def _score(lines: Sequence[Score], outcome: Outcome, read: Reader) -> str:
    """How the score comes about, and what it comes to; nothing in games that count none."""
    if not lines and outcome.score is None:
        return ""
    total = outcome.score if outcome.score is not None else sum(line.points for line in lines)
    rows = "".join(f"<dt>{esc(read(line.text))}</dt><dd>{_points(line.points)}</dd>" for line in lines)
    title = esc(read(say("Score")))
    return f'<dl class="ending__score">{rows}<dt class="ending__total">{title}</dt><dd>{_points(total)}</dd></dl>'


def _points(points: int) -> str:
    """A number with a sign that is as wide as it should be."""
    return f"\u2212{-points}" if points < 0 else str(points)


def _fate(fate: Fate, read: Reader) -> str:
    return (
        f'<li class="fate{" fate--lost" if fate.is_lost else ""}"><svg viewBox="-27 -27 54 54" aria-hidden="true">'
        f"{lettered(fate.art, read)}</svg><b>{esc(read(fate.name))}</b> <span>{esc(read(fate.state))}</span></li>"
    )


def _gauge(gauge: Gauge, read: Reader) -> str:
    of = f"/{gauge.of}" if gauge.of is not None else ""
    return f"<li>{icon(gauge.icon)}<b>{gauge.value}{of}</b> {esc(read(gauge.label))}</li>"
