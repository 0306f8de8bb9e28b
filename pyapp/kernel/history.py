"""The course of a game: the journal, taking back, playing again, and the save file.

Taking back is free until chance was used or something was revealed. Beyond that lies a barrier, which only a game
marked as assisted may cross.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import takewhile
from typing import Any, Generic, NamedTuple, TypeVar

from pyapp.kernel.codec import Damaged, fingerprint
from pyapp.kernel.decision import Action, IllegalAction, Seat
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Applied, State, apply, decision
from pyapp.kernel.game import Game
from pyapp.kernel.jsontext import TooDeep, read_json
from pyapp.kernel.message import Message, say
from pyapp.kernel.modes import WrongName
from pyapp.kernel.scenario import Start

S = TypeVar("S", bound=State)

FORMAT = "shamble-save"
VERSION = 1
CONTINUED = "continued"
"""The mark of a game that went on from its state alone: the journal holds only what was done since, if anything."""


class Move(NamedTuple):
    """One line of the journal: who did what, and how the dice fell."""

    seat: Seat
    action: Action
    drawn: tuple[int, ...]


class Entry(NamedTuple, Generic[S]):
    """A move with what it led from and to."""

    move: Move
    label: Message
    before: S
    events: tuple[Event, ...]
    is_barrier: bool
    phases: tuple[Message | None, ...] = ()
    """The phase in which each of the events happened."""
    asked: tuple[Seat, ...] = ()
    """Whose choice it was; the move says who of them made it."""


class Newer(Damaged):
    """A save that a later version of the game wrote, which may hold what this one does not know."""


class Diverged(Exception):
    """A replay that did not go as the journal says."""


class History(Generic[S]):
    """A game being played."""

    def __init__(self, game: Game[S, Any], start: Start) -> None:
        self.game = game
        self.start = game.settled(start)
        self.state: S = game.new(self.start)
        self.entries: list[Entry[S]] = []
        self.undone: list[Move] = []
        self.marks: dict[str, Any] = {"assisted": False}

    # Playing

    def act(self, action: Action, by: Seat | None = None, *, trace: bool = False) -> Applied[S]:
        """Do it; `by` says who of several that may answer has done so."""
        applied = self._do(action, by, trace=trace)
        self.undone.clear()
        return applied

    def _do(self, action: Action, by: Seat | None = None, *, trace: bool = False) -> Applied[S]:
        asked = decision(self.state)
        applied = apply(self.state, action, trace=trace)
        assert asked is not None
        option = asked.option(action)
        assert option is not None
        move = Move(by if by in asked.seats and by is not None else asked.seat, action, applied.drawn)
        phases = tuple(phase.title(applied.state) if phase is not None else None for phase in applied.phases)
        before = self.state
        # The options are many times as large as the state, and worked out anew in a moment should they be wanted.
        before.asked = None
        self.entries.append(Entry(move, option.label, before, applied.events, applied.is_barrier, phases, asked.seats))
        self.state = applied.state
        return applied

    # Taking back

    def can_undo(self) -> Message | None:
        """The action that undo would take back."""
        if not self.entries:
            return None
        last = self.entries[-1]
        return last.label if not last.is_barrier or self.marks["assisted"] else None

    def undo(self) -> Entry[S]:
        if self.can_undo() is None:
            raise ValueError("there is nothing to take back")
        last = self.entries.pop()
        self.undone.append(last.move)
        self.state = last.before
        return last

    def can_redo(self) -> bool:
        return bool(self.undone)

    def redo(self) -> Applied[S]:
        if not self.undone:
            raise ValueError("there is nothing to do again")
        again = self.undone.pop()
        return self._do(again.action, again.seat)

    # Looking on

    def follow(self, save: Save) -> int | None:
        """Catch up with this game as it was saved elsewhere; gives how many moves were known already.

        Only what differs is taken back or played. None, and nothing changed, where the save does not grow from here.
        """
        if (save.game, save.start) != (self.game.id, self.start):
            return None
        known = sum(1 for _ in takewhile(_is_known, zip(self.entries, save.journal, strict=False)))
        entries, state = self.entries, self.state
        self.entries = entries[:known]
        if known < len(entries):
            self.state = entries[known].before
        if not self._plays(save.journal[known:]) or self.digest != save.digest:
            self.entries, self.state = entries, state
            return None
        self.undone.clear()
        self.marks = dict(save.marks)
        return known

    def _plays(self, moves: Iterable[Move]) -> bool:
        """Play these; false where the rules or the dice differ."""
        for move in moves:
            try:
                self._do(move.action, move.seat)
            except IllegalAction:
                return False
            if self.entries[-1].move != move:
                return False
        return True

    # Saving

    @property
    def digest(self) -> str:
        return self.game.codec.digest(self.state)

    def save(self) -> str:
        """The whole game as one JSON text."""
        return json.dumps(
            {
                "format": FORMAT,
                "version": VERSION,
                "game": self.game.id,
                "rules": self.game.rules_version,
                "mode": self.start.mode,
                "options": dict(self.start.settings),
                "seed": self.start.seed,
                **({"scenario": self.start.scenario} if self.start.scenario else {}),
                **({"file": self.start.file} if self.start.file else {}),
                "journal": [[entry.move.seat, str(entry.move.action), entry.move.drawn] for entry in self.entries],
                "state": self.game.codec.dump(self.state),
                "digest": self.digest,
                "marks": self.marks,
            },
            ensure_ascii=False,
            separators=(",", ":"),
        )


def _is_known(pair: tuple[Entry[Any], Move]) -> bool:
    entry, move = pair
    return entry.move == move


@dataclass(frozen=True)
class Save:
    """A save file that has been read and found to be one."""

    game: str
    rules: int
    start: Start
    journal: tuple[Move, ...]
    state: Any
    digest: str
    marks: dict[str, Any]


def read_save(text: str) -> Save:
    """A save from its text. Whatever is not one is refused in one line."""
    try:
        raw = read_json(text)
    except TooDeep as error:
        raise Damaged(say("this is not a Shamble save: it is nested too deeply")) from error
    except ValueError as error:
        raise Damaged(say("this is not a Shamble save: it is not readable as JSON")) from error
    if not isinstance(raw, dict) or raw.get("format") != FORMAT:
        raise Damaged(say("this is not a Shamble save"))
    version = _field(raw, "version", int)
    if version != VERSION:
        kind = Newer if version > VERSION else Damaged
        raise kind(
            say("this save has version {version}; this page reads version {ours}", version=version, ours=VERSION)
        )
    options = _field(raw, "options", dict)
    if not all(isinstance(value, str) for value in options.values()):
        raise Damaged(say("options: expected texts"))
    scenario, file = (_field({name: "", **raw}, name, str) for name in ("scenario", "file"))
    start = Start(_field(raw, "mode", str), options, _field(raw, "seed", int), scenario, file)
    journal = tuple(_move(number, line) for number, line in enumerate(_field(raw, "journal", list), 1))
    marks = {"assisted": False, **_field(raw, "marks", dict)}
    if not isinstance(marks["assisted"], bool):
        raise Damaged(say("marks.assisted: expected true or false"))
    return Save(
        _field(raw, "game", str),
        _field(raw, "rules", int),
        start,
        journal,
        _field(raw, "state", dict),
        _field(raw, "digest", str),
        marks,
    )


def replay(game: Game[S, Any], save: Save) -> History[S]:
    """Play the journal again, checking every die and the end."""
    return _replay(game, save, save.digest)


def _replay(game: Game[S, Any], save: Save, end: str) -> History[S]:
    try:
        history = History(game, save.start)
    except WrongName as error:
        raise Damaged(say("this save is damaged ({detail})", detail=str(error))) from error
    for number, move in enumerate(save.journal, 1):
        asked = decision(history.state)
        if asked is not None and move.seat not in asked.seats:
            raise Diverged(f"move {number}: the journal has {move.seat} decide, the rules ask {asked.seat}")
        try:
            applied = history.act(move.action, move.seat)
        except IllegalAction as error:
            raise Diverged(f"move {number}: {error}") from error
        if applied.drawn != move.drawn:
            raise Diverged(f"move {number} ({move.action}): the journal has {move.drawn}, the dice {applied.drawn}")
    if history.digest != end:
        raise Diverged(f"the end differs: the save says {end!r}, the replay gives {history.digest!r}")
    history.marks = dict(save.marks)
    return history


def resume(game: Game[S, Any], save: Save) -> History[S]:
    """Go on from a save.

    The state in it is the truth. The journal is played again for the log and for taking back; where the rules have
    changed since, the game goes on from the state all the same, with an empty past. Rules that are yet to come may need
    what this version would not keep.
    """
    if save.rules > game.rules_version:
        raise Newer(say("it was made by a newer version of this game"))
    state = _sound_state(game, save)
    try:
        return _replay(game, save, game.codec.digest(state))
    except Diverged:
        history = History(game, save.start)
        history.state = state
        history.marks = {**save.marks, CONTINUED: True}
        return history


def _sound_state(game: Game[S, Any], save: Save) -> S:
    """The state in a save, if it is one from which the game can go on.

    The digest is that of the text: a state written before it had some field is as sound as any other.
    """
    if fingerprint(save.state) != save.digest:
        raise Damaged(say("this save is damaged: its digest does not fit its state"))
    state: S = game.codec.load(save.state)
    try:
        # Before anything is asked of the state: it may lie on a board that only the save has.
        start = game.settled(save.start)
    except WrongName as error:
        raise Damaged(say("this save is damaged ({detail})", detail=str(error))) from error
    settings = dict(start.settings)
    if (state.mode, state.scenario, {**settings, **state.settings}) != (start.mode, start.scenario, settings):
        raise Damaged(say("this save is damaged: its state belongs to another mode or to other options"))
    # An option that came later stands at its default, before anything is asked of the state.
    state.settings = settings
    faults = game.faults(state)
    if faults:
        raise Damaged(say("this save is damaged ({detail})", detail=faults[0]))
    seats = [seat for seat, _ in game.mode(state.mode).seats]
    try:
        asked = decision(state)
        for seat in seats:
            game.scene(game.observe(state, seat))
        if state.outcome is not None:
            game.outcome_text(state)
    except Exception as error:  # Anything may go wrong with a state that the rules would never have led to.
        raise Damaged(say("this save is damaged: its state is not one that play can lead to")) from error
    if not (asked.options and asked.seat in seats if asked else state.outcome and not state.stack):
        raise Damaged(say("this save is damaged: it neither asks anybody anything nor is at its end"))
    return state


T = TypeVar("T")


def _field(raw: dict[str, Any], name: str, kind: type[T]) -> T:
    value = raw.get(name)
    if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
        raise Damaged(say("{field}: missing, or not what a save has there", field=name))
    return value


def _move(number: int, line: Any) -> Move:
    match line:
        case [str(seat), str(action), [*drawn]] if all(type(die) is int for die in drawn):
            if seat.isprintable() and action.isprintable():
                return Move(Seat(seat), Action.parse(action), tuple(drawn))
    raise Damaged(say("journal, line {number}: not a move", number=number))
