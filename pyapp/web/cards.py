"""The small cards over the table: handing over to another seat, and the end of the game."""

from __future__ import annotations

from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import Message, Reader, listing, say
from pyapp.web.markup import esc, icon, key
from pyapp.web.session import Session


def cover_html(seat: Message, read: Reader) -> str:
    """Between two people: nothing to be seen until the next one says that he is there."""
    title = read(say("{seat}: your turn", seat=seat))
    text = read(say("Everything that the other side may not see has been taken off the page."))
    return (
        f'<div class="cover"><h2 class="card__title" id="cover-title">{esc(title)}</h2><p>{esc(text)}</p>'
        f'<button type="button" class="big big--primary" data-command="end-cover" autofocus>'
        f"{esc(read(say('I am here, show the table')))}{key('⏎')}</button></div>"
    )


def elsewhere_html(read: Reader) -> str:
    """The same game is being played in another tab."""
    title = read(say("This game is being played in another tab"))
    text = read(say("Two tabs at once would spoil each other's saves, so this one only looks on. Nothing is lost."))
    return (
        f'<div class="cover"><h2 class="card__title" id="elsewhere-title">{esc(title)}</h2><p>{esc(text)}</p>'
        f'<button type="button" class="big big--primary" data-command="take-over" autofocus>'
        f"{esc(read(say('Play here instead')))}</button></div>"
    )


def _verdict(session: Session, outcome: Outcome) -> Message:
    """Who won. Where the winning side has no seat, everybody at the table has lost."""
    if outcome.winners:
        return say("{winners} win", winners=listing(session.seat_name(seat) for seat in outcome.winners))
    return say("A draw") if outcome.side == "draw" else say("You have lost")


def ending_html(session: Session, read: Reader) -> str:
    """How it ended, and what can be done now."""
    outcome = session.history.state.outcome
    assert outcome is not None
    title = _verdict(session, outcome)
    facts = say("Turn {turn}, {count} decisions", turn=session.history.state.turn, count=len(session.history.entries))
    return (
        f'<div class="ending"><h2 class="card__title" id="ending-title">{esc(read(title))}</h2>'
        f"<p>{esc(read(session.game.outcome_text(outcome)))}</p>"
        f'<p class="dim">{esc(read(facts))}</p>'
        f'<button type="button" class="big big--primary" data-command="new-game" autofocus>'
        f"{esc(read(say('New game')))}</button>"
        f'<div class="row"><button type="button" class="chip" data-command="close">'
        f"{esc(read(say('Look at the table')))}</button>"
        f'<button type="button" class="chip" data-command="export">{icon("download")}'
        f"{esc(read(say('Save to a file')))}</button></div></div>"
    )
