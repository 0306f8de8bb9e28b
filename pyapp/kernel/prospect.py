"""What can be asked of a board before anything is done: how far, by which way, at what, seen by whom.

None of it is a rule of its own and nothing here can be played: a way is a row of ordinary actions, each of which has
to be among the listed options when its time comes.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import NamedTuple

from pyapp.kernel.decision import Action, Reason
from pyapp.kernel.event import Tone
from pyapp.kernel.message import Message, say


class Kind(StrEnum):
    """What waits at the end of a way."""

    SAFE = "safe"
    MET = "met"
    """Enemies stand there."""
    WORK = "work"
    """Something is done there, with a door say."""


class Goal(NamedTuple):
    """A thing that can be reached, and the least that it costs."""

    ref: str
    cost: int
    kind: Kind = Kind.SAFE


class Aim(NamedTuple):
    """Something that can be shot at from where one stands, and the best chance."""

    start: str
    target: str
    odds: Message
    things: tuple[str, ...] = ()
    """Who would be hit."""
    told: Message | None = None
    """The chance in a phrase that says of what; without one, the bare chance is told."""
    is_hopeless: bool = False
    """Whether no shot can hit: then nobody has to see it."""


class Prospect(NamedTuple):
    """What one thing, or several together, could do."""

    goals: tuple[Goal, ...] = ()
    aims: tuple[Aim, ...] = ()

    def goal(self, ref: str) -> Goal | None:
        return next((goal for goal in self.goals if goal.ref == ref), None)


class Route(NamedTuple):
    """A way to a goal: the places passed, begin and end included, and what to do to get there."""

    path: tuple[str, ...]
    actions: tuple[Action, ...]
    cost: int
    noticed: tuple[str, ...] = ()
    """Who would see it."""
    told: tuple[Message, ...] = ()
    """What it takes and what follows from it, in phrases; without any, the bare cost is told."""
    warning: Message | None = None
    """What somebody lets himself in for who goes there, where enemies are."""


class Sight(NamedTuple):
    """A straight look from one place to another, in board units, and what stands in it."""

    start: tuple[int, int]
    end: tuple[int, int]
    stop: tuple[int, int] | None
    """Where it is blocked; None when it is free."""
    reason: Reason


class Side(NamedTuple):
    """A way out of a place: where to, and what stands in between."""

    ref: str
    """The place beyond; nothing where there is none that can be entered."""
    by: str = ""
    """The thing in between, a door say."""
    is_open: bool = True
    shut: Message = say("something closed")
    """What is said of it while it is not open."""


class Shift(NamedTuple):
    """What moves the column of a table, and the case that says so."""

    rule: str
    text: Message
    by: int
    """So many columns: to the right above 0, to the left below."""


class Result(NamedTuple):
    """One line of a distribution: how the dice fall, what that means, and in how many of all ways."""

    dice: Message
    text: Message
    ways: int
    tone: Tone = Tone.PLAIN


class Odds(NamedTuple):
    """A chance with its reasons: the table that is rolled on, how its column comes about, and what each roll brings."""

    rule: str
    title: Message
    columns: tuple[Message, ...]
    """The heads of the table from left to right; none where no column has to be found."""
    first: int
    """The column before any shift."""
    column: int
    """The column after all of them."""
    shifts: tuple[Shift, ...] = ()
    results: tuple[Result, ...] = ()
    """What each row brings, from the lowest roll up."""
    sums: tuple[tuple[Message, Message | str], ...] = ()
    """What it comes to: the chance to win, what is lost on average."""

    @property
    def ways(self) -> int:
        """In how many ways the dice can fall."""
        return sum(result.ways for result in self.results)


Threats = Mapping[str, tuple[str, ...]]
"""For each enemy the places where it can be after its next move; of a game that `has_ways`, those along its way."""
