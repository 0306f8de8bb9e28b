"""The tray: the last dice and draws, each with what it was for, what it came to, and the case that asked for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from typing import Any, NamedTuple

from pyapp.kernel.event import Drawn, Event, Rolled, Tone, TurnBegan
from pyapp.kernel.message import Message, Reader, say
from pyapp.web.page.markup import cited, esc, icon, refs_attribute, stamp
from pyapp.web.table.session import Session

PAIR = 2
"""So many dice have their words beside them."""
KEPT = 8
"""Rolls in the tray."""
PIPS = {1: (5,), 2: (1, 9), 3: (1, 5, 9), 4: (1, 3, 7, 9), 5: (1, 3, 5, 7, 9), 6: (1, 3, 4, 6, 7, 9)}
"""Where the pips of a face are, in three rows of three places. Any other face has a numeral."""


class Roll(NamedTuple):
    """Dice that were thrown, or a card that was drawn, and what followed from it."""

    rolled: Rolled | Drawn
    results: tuple[Event, ...] = ()

    @property
    def refs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(ref for event in (self.rolled, *self.results) for ref in event.refs()))


def rolls(events: Iterable[Event]) -> list[Roll]:
    """The rolls among the events, each with what it decided."""
    found: list[Roll] = []
    for event in events:
        take(found, event)
    return found


def take(found: list[Roll], event: Event) -> bool:
    """Add what chance has brought, or what the last of that came to; false when an event is neither."""
    if isinstance(event, Rolled | Drawn):
        found.append(Roll(event))
    elif found and event.settles:
        found[-1] = found[-1]._replace(results=(*found[-1].results, event))
    else:
        return False
    return True


def look_of(session: Session) -> Look:
    """Whether the last that happened was chance and what it settled; what happened since has put that aside."""
    entries: Sequence[Any] = session.history.entries
    if not entries or not entries[-1].move.drawn:
        return Look.PAST
    told = (event for event in reversed(session.events(entries[-1])) if not isinstance(event, TurnBegan))
    last = next(told, None)
    return Look.FRESH if last is not None and (last.settles or isinstance(last, Rolled | Drawn)) else Look.PAST


def lately(session: Session) -> list[Roll]:
    """The last rolls of a game that the viewer knows of."""
    found: list[Roll] = []
    entries: Sequence[Any] = session.history.entries
    for entry in reversed(entries):
        if entry.move.drawn:
            # Between two moves nothing is settled any more.
            found = [*rolls(session.events(entry)), *found]
        if len(found) >= KEPT:
            break
    return found[-KEPT:]


def die(face: int, number: int = 0) -> str:
    """A die as it lies there; `number` says which it was of those thrown together."""
    return (
        f'<svg class="cube" viewBox="0 0 24 24" data-face="{face}" style="--nth: {number}" aria-hidden="true">'
        f'<rect x="0.75" y="0.75" width="22.5" height="22.5" rx="5"/>{_print(face)}</svg>'
    )


def _print(face: int) -> str:
    if face not in PIPS:
        return f'<text x="12" y="17">{face}</text>'
    places = [place - 1 for place in PIPS[face]]
    return "".join(f'<circle cx="{place % 3 * 7 + 5}" cy="{place // 3 * 7 + 5}" r="2.3"/>' for place in places)


class Look(StrEnum):
    """How the newest roll lies in the tray."""

    ROLLING = "rolling"
    FRESH = "fresh"
    """It is what has just happened."""
    PAST = "past"
    """Other things have happened since: it lies with the earlier ones."""


def html(shown: Sequence[Roll], read: Reader, look: Look = Look.FRESH, *, can_replay: bool = False) -> str:
    """The newest roll large as long as it is news, the ones before it in a list that opens."""
    if not shown:
        return ""
    newest = None if look is Look.PAST else shown[-1]
    earlier = shown if newest is None else shown[:-1]
    return _head(shown, read, can_replay) + (
        (_newest(newest, read, look) if newest is not None else "")
        + (_earlier(earlier[::-1], shown, read) if earlier else "")
    )


def _head(shown: Sequence[Roll], read: Reader, can_replay: bool) -> str:
    title, again = esc(read(_title(shown))), esc(read(say("Replay the last turn")))
    symbol = "dices" if any(isinstance(roll.rolled, Rolled) for roll in shown) else "layers"
    button = (
        f'<button type="button" class="tray__replay" data-command="replay" aria-label="{again}" title="{again} (A)">'
        f"{icon('rotate-ccw')}</button>"
    )
    return (
        f'<header class="tray__head"><h2 class="tray__title">{icon(symbol)}{title}</h2>'
        f"{button if can_replay else ''}</header>"
    )


def _title(shown: Sequence[Roll]) -> Message:
    has_draws = {isinstance(roll.rolled, Drawn) for roll in shown}
    return say("Dice") if has_draws == {False} else say("Draws") if has_draws == {True} else say("Dice and draws")


def _newest(roll: Roll, read: Reader, look: Look) -> str:
    looks = ["tray__roll", f"is-{look}", *(["tray__roll--many"] if len(_faces(roll)) > PAIR else [])]
    return (
        f'<div class="{" ".join(looks)}"{refs_attribute(roll.refs)}>'
        f'<span class="tray__dice">{_drawn(roll, read)}</span>{_words(roll, read, total=True)}</div>'
    )


def _faces(roll: Roll) -> tuple[int, ...]:
    return roll.rolled.dice if isinstance(roll.rolled, Rolled) else ()


def _drawn(roll: Roll, read: Reader) -> str:
    """The dice, or the card with its name; its back for whoever may not know it."""
    if isinstance(roll.rolled, Rolled):
        return "".join(die(face, number) for number, face in enumerate(roll.rolled.dice))
    if not roll.rolled.thing:
        return '<span class="slip slip--down" aria-hidden="true"></span>'
    return f'<span class="slip" aria-hidden="true">{esc(read(roll.rolled.name))}</span>'


def _words(roll: Roll, read: Reader, *, total: bool = False) -> str:
    # What the stamp says need not be said again, where there is more to say: the sum, and what was needed.
    results = " ".join(read(event.text()) for event in _told(roll.results))
    result = f'<span class="tray__result">{_stamp(roll, read)}{esc(results)}</span>' if results else ""
    whole, rolled = "", roll.rolled
    if isinstance(rolled, Drawn):
        spoken = esc(read(say("Drawn: {what}", what=rolled.name)))
    else:
        if total and len(rolled.dice) > 1 and rolled.is_sum:
            whole = f'<b class="tray__total">{sum(rolled.dice)}</b>'
        spoken = esc(read(say("Dice: {faces}", faces=rolled.faces)))
    return (
        f'{whole}<span class="tray__words"><span class="unseen">{spoken}</span>'
        f'<span class="tray__purpose">{cited(read(roll.rolled.purpose), roll.rolled.case())}</span>'
        f"{result}</span>"
    )


def _told(results: Sequence[Event]) -> Sequence[Event]:
    return [event for event in results if event.verdict() is None] or results


def _stamp(roll: Roll, read: Reader) -> str:
    """The last word on it: it is seen before anything is read."""
    verdicts = [verdict for event in roll.results if (verdict := event.verdict()) is not None]
    # Where one roll led to several things, what is bad is not covered up by what is not.
    worst = [verdict for verdict in verdicts if verdict.tone is Tone.BAD]
    return f"{stamp((worst or verdicts)[-1], read)} " if verdicts else ""


def _earlier(earlier: Sequence[Roll], shown: Sequence[Roll], read: Reader) -> str:
    rows = "".join(
        f'<li{refs_attribute(roll.refs)}><span class="tray__dice">{_drawn(roll, read)}</span>{_words(roll, read)}</li>'
        for roll in earlier
    )
    is_dice = all(isinstance(roll.rolled, Rolled) for roll in shown)
    summary = esc(read(say("Earlier rolls") if is_dice else say("Earlier ones")))
    return f'<details class="tray__earlier"><summary>{summary}</summary><ol>{rows}</ol></details>'
