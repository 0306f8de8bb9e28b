"""How hard is it? The start page offers to let the computer play what is chosen, and shows how that went."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum

from pyapp.kernel.message import Message, Reader, say, say_n
from pyapp.trial import GAMES, Found, Won
from pyapp.web.page.fields import chip
from pyapp.web.page.keys import Command
from pyapp.web.page.markup import esc, icon

PLACE, SAID = "trial", "trial-said"
"""The element that it is put into, and the one beside it that is read aloud."""


_BY = {
    "standard": say("With all that is chosen here; the computer plays every side, and plays well."),
    "greedy": say("With all that is chosen here; the computer plays every side, and plays to win."),
}
"""Who played, and what; of all computer players the best ones are known by name."""


class Stage(StrEnum):
    IDLE = "idle"
    STARTING = "starting"
    PLAYING = "playing"
    STOPPED = "stopped"
    DONE = "done"
    FAILED = "failed"


@dataclass(frozen=True, slots=True)
class Shown:
    """How far a trial is."""

    stage: Stage = Stage.IDLE
    what: Message | None = None
    """What is played."""
    found: Found | None = None
    why: str = ""
    """Why there is none."""


Names = Callable[[str], Message | None]
"""What a side is called; nothing where it has no seat."""


def html(shown: Shown, names: Names, read: Reader) -> str:
    """A button, and later a card with a bar for each side."""
    if shown.stage is Stage.IDLE:
        return f'<div class="row">{_offer(read)}</div>'
    title = esc(read(say("How hard is it?")))
    what = f'<p class="trial__what">{esc(read(shown.what))}</p>' if shown.what is not None else ""
    return (
        f'<section class="trial__card" data-trial="{shown.stage}" aria-labelledby="trial-title">'
        f'<h2 class="section" id="trial-title">{title}</h2>{what}{_middle(shown, names, read)}'
        f'<div class="row">{_ways(shown, read)}</div></section>'
    )


def told(shown: Shown, read: Reader) -> str:
    """What somebody hears who does not see the card: where it begins and ends, and not every game."""
    match shown.stage:
        case Stage.STARTING:
            return read(say("The computer starts to play."))
        case Stage.STOPPED | Stage.DONE if shown.found is not None:
            return read(_count(shown.found))
        case Stage.FAILED:
            return read(_failed(shown.why))
        case _:
            return ""


def frame(inside: str) -> str:
    """Where it has its place on the start page."""
    return f'<div class="trial" id="{PLACE}">{inside}</div><p class="unseen" id="{SAID}" role="status"></p>'


def _offer(read: Reader) -> str:
    label = say("How hard is it? Let the computer play it {count} times", count=GAMES)
    return chip(Command.TRIAL, "dices", label, read)


def _ways(shown: Shown, read: Reader) -> str:
    if shown.stage in (Stage.STARTING, Stage.PLAYING):
        return _way(Command.STOP_TRIAL, "x", say("Stop"), read)
    return _way(Command.TRIAL, "rotate-cw", say("Once more"), read)


def _way(command: Command, symbol: str, label: Message, read: Reader) -> str:
    """Whoever has pressed the button that was here before finds the focus on this one."""
    return (
        f'<button type="button" class="chip" data-command="{command}" autofocus>'
        f"{icon(symbol)}{esc(read(label))}</button>"
    )


def _middle(shown: Shown, names: Names, read: Reader) -> str:
    if shown.stage is Stage.FAILED:
        return f'<p class="problem" role="alert">{esc(read(_failed(shown.why)))}</p>'
    found = shown.found or Found(0, GAMES)
    words = say("The computer gets ready …") if shown.stage is Stage.STARTING else _count(found)
    told = f'<p class="trial__count">{esc(read(words))}</p>'
    if shown.stage in (Stage.STARTING, Stage.PLAYING):
        label = esc(read(say("Games played")))
        told += f'<progress class="trial__bar" max="{found.of}" value="{found.games}" aria-label="{label}"></progress>'
    if not found.games:
        return told
    sides = "".join(_side(won, number, found.games, names, read) for number, won in enumerate(found.won))
    if found.draws:
        share = esc(read(say("{percent} %", percent=round(100 * found.draws / found.games))))
        sides += f'<li class="trial__side"><b>{esc(read(say("A draw")))}</b><span>{share}</span></li>'
    by = _BY.get(found.policy, say("With all that is chosen here; the computer plays every side, and does anything."))
    return (
        f'{told}<ul class="trial__sides">{sides}</ul><p class="trial__turns">{esc(read(_turns(found)))}</p>'
        f'<p class="trial__turns">{esc(read(by))}</p>'
    )


def _turns(found: Found) -> Message:
    """How long half of the games last: a number alone would promise too much."""
    low, high = round(found.low), round(found.high)
    if low == high:
        return say_n("Half of the games last {count} turn.", "Half of the games last {count} turns.", low)
    return say("Half of the games last {low} to {high} turns.", low=low, high=high)


def _count(found: Found) -> Message:
    if found.is_whole:
        return say_n("{count} game played", "{count} games played", found.games)
    return say("{count} of {all} games played", count=found.games, all=found.of)


def _side(won: Won, number: int, games: int, names: Names, read: Reader) -> str:
    """How often a side won, as a number, and as a bar with the bounds of what can be known after so few games."""
    # A side without a seat is what the players are up against; the first one is their own.
    nameless = say("You lose") if number else say("You win")
    who = say("{winners} win", winners=name) if (name := names(won.side)) is not None else nameless
    share = read(say("{percent} %", percent=round(100 * won.games / games)))
    low, high = round(100 * won.low), round(100 * won.high)
    bounds = read(say("in the long run {low} to {high} %", low=low, high=high))
    bar = (
        '<rect class="trial__whole" width="100" height="6" />'
        f'<rect class="trial__won" width="{100 * won.games / games:g}" height="6" />'
        f'<path class="trial__reach" d="M{100 * won.low:.1f} 3H{100 * won.high:.1f}" />'
    )
    return (
        f'<li class="trial__side"><b>{esc(read(who))}</b><span>{esc(share)}</span>'
        f'<svg class="trial__share" viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">{bar}</svg>'
        f"<small>{esc(bounds)}</small></li>"
    )


def _failed(why: str) -> Message:
    return say("The computer cannot play it here: {why}.", why=why.rstrip("."))
