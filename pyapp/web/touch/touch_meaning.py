"""What a touch on the board means: an option, several of them, a way, or nothing."""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import NamedTuple, Protocol

from pyapp.kernel.decision import Option
from pyapp.kernel.prospect import Kind, Prospect, Route
from pyapp.web.question.narrowing import Narrowing, Things


class Hints(Protocol):
    """What has to be known of a board to tell."""

    prospect: Prospect

    @property
    def aimed(self) -> frozenset[str]: ...

    def route(self, *refs: str) -> Route | None: ...


class Sense(StrEnum):
    """In which sense something is touched."""

    STEP = "step"
    """An option that is all of the way to it."""
    SHOT = "shot"
    """An option that rolls dice at it."""
    WORK = "work"
    """An option of a thing that has a handle."""
    DEED = "deed"
    """Any other option."""
    CHOICE = "choice"
    """Several options are left."""
    SUBJECT = "subject"
    """All that is asked is about it: nothing is chosen by touching it."""
    WAY = "way"
    """No option, but one can go there."""
    NOTHING = "nothing"


class Meaning(NamedTuple):
    sense: Sense
    narrowing: Narrowing | None = None
    """What was touched so far, where any option has to do with it."""
    option: Option | None = None
    route: Route | None = None
    is_met: bool = False
    """Whether it leads among enemies: nobody goes there by mistake."""

    def is_shown_first(self, by_finger: bool) -> bool:
        """Whether it is told before it is done. A finger sees first what a pointer sees by pointing."""
        is_deliberate = self.option is not None and self.option.deliberate
        return self.is_met or (
            by_finger and (is_deliberate or self.sense in (Sense.STEP, Sense.SHOT, Sense.WORK, Sense.WAY))
        )


def meaning_of(
    asked: Narrowing, hints: Hints, has_handle: Callable[[str], bool], touched: tuple[Things, ...]
) -> Meaning:
    """What is meant by touching these, the likeliest first."""
    found = asked.touch(*touched)
    if found.perform is not None:
        sense = _sense(found.perform, hints, has_handle)
        is_met = sense is not Sense.SHOT and any(is_met_at(hints, ref) for ref in found.perform.refs)
        return Meaning(sense, found.narrowing, found.perform, is_met=is_met)
    if found.narrowing is not None:
        return Meaning(Sense.SUBJECT if found.narrowing is asked else Sense.CHOICE, found.narrowing)
    route = hints.route(*(ref for things in touched for ref in things))
    if route is not None:
        return Meaning(Sense.WAY, route=route, is_met=is_met_at(hints, route.path[-1]))
    return Meaning(Sense.NOTHING)


def _sense(option: Option, hints: Hints, has_handle: Callable[[str], bool]) -> Sense:
    if any(map(has_handle, option.refs)):
        return Sense.WORK
    routes = (hints.route(ref) for ref in option.refs)
    if any(route is not None and route.actions == (option.action,) for route in routes):
        return Sense.STEP
    return Sense.DEED if hints.aimed.isdisjoint(option.refs) else Sense.SHOT


def is_met_at(hints: Hints, ref: str) -> bool:
    """Whether enemies stand where somebody could go."""
    goal = hints.prospect.goal(ref)
    return goal is not None and goal.kind is Kind.MET
