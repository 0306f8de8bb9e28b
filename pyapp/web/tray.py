"""The dice tray: the last rolls, each with what it was for, what it came to, and the case that asked for it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

from pyapp.kernel.event import Event, Rolled
from pyapp.kernel.message import Reader, say
from pyapp.web.markup import case_link, esc, icon, refs_attribute
from pyapp.web.session import Session

PAIR = 2
"""So many dice have their words beside them."""
KEPT = 8
"""Rolls in the tray."""
PIPS = {1: (5,), 2: (1, 9), 3: (1, 5, 9), 4: (1, 3, 7, 9), 5: (1, 3, 5, 7, 9), 6: (1, 3, 4, 6, 7, 9)}
"""Where the pips of a face are, in three rows of three places. Any other face has a numeral."""


class Roll(NamedTuple):
    """Dice that were thrown, and what followed from them."""

    rolled: Rolled
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
    """Add dice that were thrown, or what the last ones came to; false when an event is neither."""
    if isinstance(event, Rolled):
        found.append(Roll(event))
    elif found and event.settles:
        found[-1] = found[-1]._replace(results=(*found[-1].results, event))
    else:
        return False
    return True


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
    """A die as it lies there: bone, and the second one of a pair red."""
    kind = "cube cube--red" if number % 2 else "cube"
    return (
        f'<svg class="{kind}" viewBox="0 0 24 24" data-face="{face}" style="--nth: {number}" aria-hidden="true">'
        f'<rect x="0.75" y="0.75" width="22.5" height="22.5" rx="5"/>{_print(face)}</svg>'
    )


def _print(face: int) -> str:
    if face not in PIPS:
        return f'<text x="12" y="17">{face}</text>'
    places = [place - 1 for place in PIPS[face]]
    return "".join(f'<circle cx="{place % 3 * 7 + 5}" cy="{place // 3 * 7 + 5}" r="2.3"/>' for place in places)


def html(shown: Sequence[Roll], read: Reader, *, is_rolling: bool = False) -> str:
    """The newest roll large, the ones before it in a list that opens."""
    if not shown:
        return ""
    *earlier, newest = shown
    looks = ["tray__roll", *(["tray__roll--many"] if len(newest.rolled.dice) > PAIR else [])]
    looks += ["is-rolling"] if is_rolling else []
    title, again = esc(read(say("Dice"))), esc(read(say("Replay the last turn")))
    return (
        f'<header class="tray__head"><h2 class="tray__title">{icon("dices")}{title}</h2>'
        f'<button type="button" class="tray__replay" data-command="replay" aria-label="{again}" title="{again} (A)">'
        f"{icon('rotate-ccw')}</button></header>"
        f'<div class="{" ".join(looks)}"{refs_attribute(newest.refs)}>'
        f'<span class="tray__dice">{_dice(newest)}</span>{_words(newest, read, total=True)}</div>'
        + (_earlier(earlier[::-1], read) if earlier else "")
    )


def _dice(roll: Roll) -> str:
    return "".join(die(face, number) for number, face in enumerate(roll.rolled.dice))


def _words(roll: Roll, read: Reader, *, total: bool = False) -> str:
    results = " ".join(read(event.text()) for event in roll.results)
    result = f'<span class="tray__result">{_stamp(roll, read)}{esc(results)}</span>' if results else ""
    faces = roll.rolled.dice
    whole = ""
    if total and len(faces) > 1:
        whole = f'<b class="tray__total">{sum(faces)}</b>'
    spoken = esc(read(say("Dice: {faces}", faces=" + ".join(map(str, faces)))))
    return (
        f'{whole}<span class="tray__words"><span class="unseen">{spoken}</span>'
        f'<span class="tray__purpose">{esc(read(roll.rolled.purpose))} {case_link(roll.rolled.case())}</span>'
        f"{result}</span>"
    )


def _stamp(roll: Roll, read: Reader) -> str:
    """The last word on the dice: it is seen before anything is read."""
    verdicts = [verdict for event in roll.results if (verdict := event.verdict()) is not None]
    return f'<b class="stamp stamp--{verdicts[-1].tone}">{esc(read(verdicts[-1].word))}</b> ' if verdicts else ""


def _earlier(earlier: Sequence[Roll], read: Reader) -> str:
    rows = "".join(
        f'<li{refs_attribute(roll.refs)}><span class="tray__dice">{_dice(roll)}</span>{_words(roll, read)}</li>'
        for roll in earlier
    )
    summary = esc(read(say("Earlier rolls")))
    return f'<details class="tray__earlier"><summary>{summary}</summary><ol>{rows}</ol></details>'
