"""Walking a way action by action: every step is an ordinary option, and every surprise ends the walk."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Route
from pyapp.web.table.session import Session


class Way(NamedTuple):
    """A way that is offered beside what else can be done about a thing: to which place, and what it takes."""

    place: str
    route: Route
    words: Message


def goes_on(session: Session, begun: Decision, action: Action) -> bool:
    """Whether the next step can be taken: the same person is still asked by the same case, and the step is listed. What
    a step lets one in for was told with the way, before it was set out on.
    """
    asked = session.asked
    if asked is None or not session.is_persons_turn or (asked.seat, asked.rule) != (begun.seat, begun.rule):
        return False
    return asked.option(action) is not None


def was_surprised(session: Session) -> bool:
    """Whether the last action rolled dice or showed something: more than that there was nothing to be seen."""
    last = session.history.entries[-1] if session.history.entries else None
    return last is not None and (bool(last.move.drawn) or any(event.is_news() for event in last.events))


def steps(session: Session, actions: Sequence[Action]) -> Iterator[Action]:
    """The steps of a way, each to be taken before the next is asked for, until something comes up."""
    begun = session.asked
    for action in actions:
        if begun is None or not goes_on(session, begun, action):
            return
        yield action
        if was_surprised(session):
            return
