"""A decision is data: who decides, which rule asks, and every option there is.

The page, the computer players, the fuzzer, the tests and the save file speak only this. An action is legal if and
only if it is listed.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple, NewType

from pyapp.kernel.message import Message

Seat = NewType("Seat", str)


class Action(NamedTuple):
    """Something that can be done, with one canonical text: `move peter 113`."""

    verb: str
    args: tuple[str, ...] = ()

    def __str__(self) -> str:
        return " ".join((self.verb, *self.args))

    @classmethod
    def parse(cls, text: str) -> Action:
        verb, *args = text.split(" ")
        return cls(verb, tuple(args))


class Sort(NamedTuple):
    """What sort of thing an option does among others under its heading, and what then tells it from the next one."""

    text: Message
    label: Message


class Heading(NamedTuple):
    """Under which heading an option stands in a long list, and what is left to be said of it there."""

    text: Message
    label: Message
    ref: str = ""
    """What the words name, if every option below them touches that: to choose it first leaves no more than those."""
    sort: Sort | None = None


class Promise(NamedTuple):
    """What an option may bring, for the edge of its button; and how good that is, to tell better ones from worse."""

    text: Message
    worth: float = 0.0
    """Below 0: there is nothing to be had by it."""


class Option(NamedTuple):
    """One legal action: what it touches on the board, what the player reads, and what it costs or promises."""

    action: Action
    label: Message
    refs: tuple[str, ...] = ()
    detail: Message | None = None
    primary: bool = False
    """Ends what is being done: the button that is always in the same place."""
    caution: Message | None = None
    """What would be thrown away by it; the page asks first."""
    deliberate: bool = False
    """Not what a touch of these things commonly means: it is shown first, and done when it is touched again."""
    heading: Heading | None = None
    """Worked out only when somebody looks: `Game.heading`."""
    is_early: bool = False
    """Whether it would close what could still be used: it is there, and does not press anybody."""


class Window(NamedTuple):
    """An occasion to interrupt: a player says of each whether he wants to be asked."""

    id: str
    name: Message
    """As it stands in a list: "before a fight, for the cards in hand"."""
    is_asked: bool = False
    """Whether somebody is asked who has not said anything about it."""


class Waiver(NamedTuple):
    """Of a decision that interrupts: the option that lets it go by, for those who do not want to be asked."""

    window: str
    action: Action


@dataclass(frozen=True, slots=True)
class Decision:
    """A question to one seat, or to several who answer as one, with the complete list of its answers."""

    seat: Seat
    rule: str
    prompt: Message
    options: tuple[Option, ...]
    crumbs: tuple[Message, ...] = ()
    meters: tuple[Meter, ...] = ()
    shared: tuple[Seat, ...] = ()
    """Everybody who may answer, where it is not one seat's business alone; `seat` is one of them."""
    hint: Message | None = None
    """How it is done here, for somebody who does it for the first time."""
    about: tuple[str, ...] = ()
    """Where on the board is what the hint speaks of."""
    openly: bool = False
    """Whether it is answered before everybody: what one side alone knows has no bearing on it."""
    waiver: Waiver | None = None
    """How it may be passed by."""
    goes_back: bool = False
    """Whether it is the second half of something that has cost nothing yet: to take that back is an answer, too."""

    @property
    def seats(self) -> tuple[Seat, ...]:
        """Whose business it is."""
        return self.shared or (self.seat,)

    def option(self, action: Action) -> Option | None:
        for option in self.options:
            if option.action == action:
                return option
        return None


def ask(
    seats: tuple[Seat, ...],
    rule: str,
    prompt: Message,
    options: Iterable[Option],
    meters: tuple[Meter, ...] = (),
    hint: Message | None = None,
    about: tuple[str, ...] = (),
    *,
    openly: bool = False,
    waiver: Waiver | None = None,
    goes_back: bool = False,
) -> Decision:
    """A question to a seat, or to several together."""
    shared = seats if len(seats) > 1 else ()
    return Decision(
        seats[0], rule, prompt, tuple(options),
        meters=meters, shared=shared, hint=hint, about=about, openly=openly, waiver=waiver, goes_back=goes_back,
    )  # fmt: skip


class Meter(NamedTuple):
    """Something that is being used up while the decision lasts: points, shots."""

    label: Message
    left: int
    of: int


class Reason(NamedTuple):
    """Why something cannot be done, and the case that says so."""

    rule: str
    text: Message


class IllegalAction(Exception):
    """An action that is not listed in the decision it answers."""

    def __init__(self, action: Action, decision: Decision | None) -> None:
        asked = f"{decision.rule} asks {decision.seat}" if decision else "the game is over"
        super().__init__(f"not a legal action here: {action} ({asked})")
        self.action = action
