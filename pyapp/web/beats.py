"""The rhythm of a show: which events are one step of it, and how long each is looked at."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from enum import StrEnum
from itertools import zip_longest
from typing import NamedTuple

from pyapp.kernel.event import Event, Rolled, TurnBegan
from pyapp.kernel.flow import State
from pyapp.web.reel import Frame


class Kind(StrEnum):
    """What a beat is to those who watch."""

    QUIET = "quiet"
    """Nothing to be seen: it goes with the next one."""
    PLAIN = "plain"
    ROLL = "roll"
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


HOLD: dict[Kind, int] = {Kind.QUIET: 0, Kind.PLAIN: 340, Kind.ROLL: 900, Kind.NEWS: 900, Kind.BLOW: 1500}
"""Milliseconds at normal speed."""
FACTOR: dict[str, float] = {"instant": 0.0, "fast": 0.4, "normal": 1.0, "slow": 1.9}
LONG = 14_000
"""Milliseconds at normal speed: a show that would last longer is told faster where nothing much happens."""
LEAST = 0.45
"""Nothing is told faster than this part of its time."""
AGAIN = 0.6
"""Dice after which more dice are thrown at once are looked at so much shorter."""


def kind_of(event: Event, after: Event | None) -> Kind:
    if isinstance(event, Rolled):
        return Kind.ROLL
    if event.hurts:
        return Kind.BLOW
    if event.is_news() or (event.settles and isinstance(after, Rolled)):
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


def holds(steps: Sequence[Beat], speed: str) -> list[int]:
    """How long each step is looked at, in milliseconds."""
    # A stretch in which nothing is to be seen has no steps at all.
    times = [_time(step, after) for step, after in zip_longest(steps, steps[1:])]
    whole = sum(times)
    haste = max(LEAST, min(1.0, LONG / whole)) if whole else 1.0
    return [
        round(time * FACTOR[speed] * (1.0 if step.kind is Kind.BLOW else haste))
        for step, time in zip(steps, times, strict=True)
    ]


def _time(step: Beat, after: Beat | None) -> float:
    is_followed = step.kind is Kind.ROLL and after is not None and after.kind is Kind.ROLL
    return HOLD[step.kind] * (AGAIN if is_followed else 1.0)
