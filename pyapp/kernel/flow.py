"""The flow of a game: an explicit stack of small typed steps inside the state.

A step is off the stack while it runs; to stay, it pushes itself (or a changed copy) back. An interruption is a push:
a hidden zombie in the middle of a move, a panic check in the middle of a shot. The same stack, read from the bottom,
is the breadcrumb that the player sees.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field, fields, replace
from operator import attrgetter
from typing import Any, Generic, NamedTuple, Self, TypeVar

from pyapp.kernel.cards import Deck, Pool
from pyapp.kernel.decision import Action, Decision, IllegalAction, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Drawn, Ended, Event, Rolled
from pyapp.kernel.message import Message

S = TypeVar("S", bound="State")
D = TypeVar("D", Pool, Deck)


@dataclass(frozen=True, slots=True)
class Outcome:
    """How the game ended: the seats that won (none in a draw) and why."""

    winners: tuple[Seat, ...]
    side: str
    rule: str
    reason: str
    """Key of the reason; the game turns it into a sentence."""
    score: int | None = None
    """What it was worth, in games that count that."""


@dataclass(frozen=True, slots=True)
class Step(Generic[S]):
    """One thing on the stack."""

    def title(self, state: S) -> Message | None:  # noqa: ARG002
        """Its place in the breadcrumb."""
        return None

    def run(self, state: S) -> None:
        """Do it. A step that asks does nothing here and waits for its answer."""
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class Choice(Step[S]):
    """A step that asks, then handles the answer."""

    def decide(self, state: S) -> Decision:
        raise NotImplementedError(type(self).__name__)

    def handle(self, state: S, action: Action) -> None:
        raise NotImplementedError(type(self).__name__)


@dataclass(frozen=True, slots=True)
class Sequence(Step[S]):
    """Steps in printed order. It stays below the step that it started."""

    index: int = 0

    def members(self, state: S) -> tuple[Step[S], ...]:
        raise NotImplementedError(type(self).__name__)

    def run(self, state: S) -> None:
        members = self.members(state)
        if self.index < len(members):
            state.phase = members[self.index]
            state.push(replace(self, index=self.index + 1), state.phase)


@dataclass(slots=True, kw_only=True)
class State:
    """What every game's state has. Games add their counters and tracks."""

    mode: str
    settings: dict[str, str]
    dice: Dice
    scenario: str = ""
    """The key of the scenario, where the game has several."""
    turn: int = 0
    stack: list[Step[Any]] = field(default_factory=list)
    outcome: Outcome | None = None
    events: list[Event] = field(default_factory=list, init=False, repr=False, compare=False)
    phase: Step[Any] | None = field(default=None, init=False, repr=False, compare=False)
    """The member of the innermost sequence that is being played: where in the turn this is."""
    phases: list[Step[Any] | None] = field(default_factory=list, init=False, repr=False, compare=False)
    """The phase in which each of the events happened."""
    trace: list[tuple[Event, State]] | None = field(default=None, init=False, repr=False, compare=False)
    asked: Decision | None = field(default=None, init=False, repr=False, compare=False)

    def copy(self) -> Self:
        """A state that can be changed without this one noticing.

        Lists and dicts are copied, everything in them is frozen.
        """
        new = object.__new__(type(self))
        names, values = _kept(type(self))
        for name, value in zip(names, values(self), strict=True):
            setattr(new, name, value.copy() if type(value) in _COPIED else value)
        new.dice = self.dice.copy()
        new.events = []
        new.phase = self.phase
        new.phases = []
        new.trace = None
        new.asked = None
        return new

    # Flow

    def push(self, *steps: Step[Any]) -> None:
        """Put steps on the stack: the last one given runs first. After the end of the game nothing comes any more."""
        if self.outcome is None:
            self.stack.extend(steps)

    def settle(self) -> None:
        """Run automatic steps until somebody has to decide or the game is over."""
        stack = self.stack
        self.after_step()
        while self.outcome is None and stack and not isinstance(stack[-1], Choice):
            stack.pop().run(self)
            self.after_step()

    def after_step(self) -> None:
        """What is tested after every step and every answer: victory, for most games."""

    def end(self, outcome: Outcome, reason: Message) -> None:
        """The game is over, whatever was still to be done."""
        if self.outcome is None:
            self.outcome = outcome
            self.emit(Ended(outcome.rule, reason))
            self.stack.clear()

    def crumbs(self) -> tuple[Message, ...]:
        """Where in the game this is; what stands twice in a row is said once."""
        titles = [title for step in self.stack if (title := step.title(self)) is not None]
        return tuple(title for title, before in zip(titles, [None, *titles], strict=False) if title != before)

    # Chance and events

    def emit(self, event: Event) -> None:
        self.events.append(event)
        self.phases.append(self.phase)
        if self.trace is not None:
            self.trace.append((event, self.copy()))

    def roll(
        self, rule: str, dice: int, purpose: Message, *, is_sum: bool = True, about: tuple[str, ...] = ()
    ) -> tuple[int, ...]:
        """Throw dice in the open, for a case; their sum counts, or each by itself."""
        faces = tuple(self.dice.die() for _ in range(dice))
        self.emit(Rolled(rule, faces, purpose, is_sum, about))
        return faces

    def draw(
        self, rule: str, source: D, purpose: Message, name: Callable[[str], Message], *,
        known_to: tuple[Seat, ...] = (), about: tuple[str, ...] = (),
    ) -> tuple[str, D]:  # fmt: skip
        """Draw from a deck or a cup, for a case; gives what came, and what is left. Only some may see it."""
        thing, rest = source.draw(self.dice)
        self.emit(Drawn(rule, thing, name(thing), purpose, known_to, about))
        return thing, rest


_COPIED = (list, dict)
_TRANSIENT = ("dice", "events", "phase", "phases", "trace", "asked")


_found: dict[type[State], tuple[tuple[str, ...], attrgetter[tuple[Any, ...]]]] = {}


def _kept(kind: type[State]) -> tuple[tuple[str, ...], attrgetter[tuple[Any, ...]]]:
    """The fields that a copy takes over, and what reads them all at once."""
    if kind not in _found:
        names = tuple(f.name for f in fields(kind) if f.name not in _TRANSIENT)
        _found[kind] = names, attrgetter(*names)
    return _found[kind]


class Applied(NamedTuple, Generic[S]):
    """What came of an action."""

    state: S
    events: tuple[Event, ...]
    drawn: tuple[int, ...]
    frames: tuple[tuple[Event, State], ...] = ()
    """With trace: each event with the state right after it, for showing it step by step."""
    phases: tuple[Step[Any] | None, ...] = ()
    """The phase in which each of the events happened."""

    @property
    def is_barrier(self) -> bool:
        """Whether it used chance or told somebody something: it cannot be taken back."""
        return bool(self.drawn) or any(event.uncovers() for event in self.events)


def decision(state: State) -> Decision | None:
    """The question that the state asks, or None when the game is over."""
    if state.outcome is not None or not state.stack:
        return None
    if state.asked is None:
        top = state.stack[-1]
        assert isinstance(top, Choice), f"{type(top).__name__} is not a choice"
        asked = top.decide(state)
        # Nobody else has it yet: it is finished here rather than made once more.
        object.__setattr__(asked, "crumbs", state.crumbs())
        state.asked = asked
    return state.asked


def apply(state: S, action: Action, *, trace: bool = False) -> Applied[S]:
    """The state after a listed action. The state given stays as it is."""
    asked = decision(state)
    if asked is None or asked.option(action) is None:
        raise IllegalAction(action, asked)
    new = state.copy()
    new.trace = [] if trace else None
    new.phase = _phase_of(new)
    step = new.stack.pop()
    assert isinstance(step, Choice)
    step.handle(new, action)
    new.settle()
    events, frames, phases = tuple(new.events), tuple(new.trace or ()), tuple(new.phases)
    new.events, new.phases, new.trace = [], [], None
    return Applied(new, events, tuple(new.dice.drawn), frames, phases)


def _phase_of(state: State) -> Step[Any] | None:
    """Which member of the innermost sequence is being played. It need not lie on the stack itself any more."""
    for step in reversed(state.stack):
        if isinstance(step, Sequence):
            members: tuple[Step[Any], ...] = step.members(state)
            return members[step.index - 1] if 0 < step.index <= len(members) else None
    return None
