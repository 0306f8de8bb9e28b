"""The rhythm of a show: which events are one step of it, and how long each is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import NamedTuple

from pyapp.kernel.event import Drawn, Event, Rolled, TurnBegan
from pyapp.kernel.flow import State
from pyapp.kernel.message import Reader
from pyapp.web.page.speeds import PACES
from pyapp.web.show.recent_frames import Frame


class Kind(StrEnum):
    """What a beat is to those who watch."""

    QUIET = "quiet"
    """Nothing to be seen: it goes with the next one."""
    PLAIN = "plain"
    ROLL = "roll"
    """Chance decides: dice fall, a card is drawn."""
    NEWS = "news"
    """Something was turned over, or the dice decided."""
    BLOW = "blow"


class Beat(NamedTuple):
    """One step of the show: what is told in it, and what the table looks like then."""

    kind: Kind
    events: tuple[Event, ...]
    state: State

    @property
    def event(self) -> Event:
        """The one it is about."""
        return self.events[-1]


LOOK, WORD = 350, 190
"""Milliseconds at normal speed, in which one looks up and reads a word of the headline."""
HOLD: dict[Kind, int] = {Kind.QUIET: 0, Kind.PLAIN: 900, Kind.ROLL: 900, Kind.NEWS: 900, Kind.BLOW: 1500}
"""Milliseconds at normal speed that a step is looked at, however little there is to read."""
MOST = 3_000
"""No step keeps anybody longer than this, however much there is to read."""
AGAIN = 0.6
"""So much shorter is what has just been read with other names and numbers, and dice after which more are thrown."""
LONG = 30_000
"""Milliseconds at normal speed: a show that would last longer is told faster where nothing much happens."""
LEAST = 0.6
"""Nothing is told faster than this part of its time."""


def kind_of(event: Event, after: Event | None) -> Kind:
    if isinstance(event, Rolled | Drawn):
        return Kind.ROLL
    if event.hurts:
        return Kind.BLOW
    if event.is_news() or event.verdict() is not None or (event.settles and isinstance(after, Rolled | Drawn)):
        return Kind.NEWS
    if isinstance(event, TurnBegan) or not (event.refs() or event.settles):
        return Kind.QUIET
    return Kind.PLAIN


def beats(frames: Iterable[Frame]) -> list[Beat]:
    """The steps of a show. What has nothing to look at is told together with what follows it."""
    made: list[Beat] = []
    waiting: tuple[Event, ...] = ()
    before: Event | None = None
    for event, state, _ in frames:
        kind = kind_of(event, before)
        before = event
        if kind is Kind.QUIET:
            waiting = (*waiting, event)
            continue
        made.append(Beat(kind, (*waiting, event), state))
        waiting = ()
    if waiting:
        made.append(Beat(Kind.QUIET, waiting, state))
    return made


def is_worth_watching(steps: Sequence[Beat]) -> bool:
    """Whether a move of one's own has more to show than the move itself."""
    visible = [step for step in steps if step.kind is not Kind.QUIET]
    return len(visible) > 1 or any(step.kind is not Kind.PLAIN for step in visible)


def sentences(steps: Iterable[Beat]) -> list[str]:
    """The headlines of the steps, without the names and numbers in them."""
    return [step.event.brief().id for step in steps]


def holds(steps: Sequence[Beat], speed: str, read: Reader, known: Iterable[str] = ()) -> list[int]:
    """How long each step is looked at, in milliseconds; `known` are sentences that were read a moment ago."""
    heard, times = set(known), []
    # A stretch in which nothing is to be seen has no steps at all.
    for step, after in zip_longest(steps, steps[1:]):
        sentence = step.event.brief().id
        times.append(_time(step, read) * (AGAIN if _is_brisk(step, after, is_known=sentence in heard) else 1.0))
        heard.add(sentence)
    whole = sum(times)
    haste = max(LEAST, min(1.0, LONG / whole)) if whole else 1.0
    return [
        round(time * PACES[speed].hold * (haste if step.kind is Kind.PLAIN else 1.0))
        for step, time in zip(steps, times, strict=True)
    ]


def _time(step: Beat, read: Reader) -> float:
    """At normal speed: as long as it takes to read the headline, within limits."""
    if step.kind is Kind.QUIET:
        return HOLD[Kind.QUIET]
    # The name of a card that is drawn stands on it, and is read there.
    told = step.event.text() if isinstance(step.event, Drawn) else step.event.brief()
    words = len(read(told).split())
    return min(MOST, max(HOLD[step.kind], LOOK + WORD * words))


def _is_brisk(step: Beat, after: Beat | None, *, is_known: bool) -> bool:
    """Whether a step needs no more than a glance: a blow always does."""
    is_followed = step.kind is Kind.ROLL and after is not None and after.kind is Kind.ROLL
    return step.kind is not Kind.BLOW and (is_known or is_followed)
