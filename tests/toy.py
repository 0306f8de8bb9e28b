"""The smallest game that uses everything: two seats race to ten; one has a secret number, both have a die."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, ClassVar

from pyapp.kernel.codec import Codec
from pyapp.kernel.decision import Action, Decision, Option, Reason, Seat
from pyapp.kernel.dice import Dice
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Choice, Outcome, State
from pyapp.kernel.game import Game
from pyapp.kernel.history import History
from pyapp.kernel.message import Message, say
from pyapp.kernel.modes import TURN_LIMIT, Mode
from pyapp.kernel.policy import FirstPolicy, RandomPolicy
from pyapp.kernel.rulebook import Rulebook
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Scene

A, B = Seat("a"), Seat("b")
WALK, RUN = Action("walk"), Action("run")


@dataclass(slots=True, kw_only=True)
class ToyState(State):
    score: dict[str, int]
    secret: int
    """Known to seat a alone."""


@dataclass(frozen=True, slots=True)
class Walked(Event):
    rule: ClassVar[str] = "1.1"
    seat: str

    def text(self) -> Message:
        return say("{seat} walks.", seat=self.seat)


@dataclass(frozen=True, slots=True)
class Turn(Choice[ToyState]):
    """[1.1] Walk one step, or run as far as a die says."""

    seat: Seat

    def decide(self, state: ToyState) -> Decision:  # noqa: ARG002
        options = (Option(WALK, say("Walk")), Option(RUN, say("Run")))
        return Decision(self.seat, "1.1", say("Walk or run?"), options)

    def handle(self, state: ToyState, action: Action) -> None:
        if action.verb == "walk":
            state.score[self.seat] += 1
            state.emit(Walked(self.seat))
        else:
            state.score[self.seat] += state.roll("1.1", 1, say("Run"))[0]
        state.turn += 1
        if state.score[self.seat] >= 10:
            state.end(Outcome((self.seat,), self.seat, "1.1", "ten"), say("Ten."))
        else:
            state.push(Turn(B if self.seat == A else A))


class Toy(Game[ToyState, object]):
    id = "toy"
    title = say("Toy")
    about = say("A race.")
    rules_version = 1
    rulebook = Rulebook((), ())
    codec = Codec(ToyState, (Turn,))
    policies: ClassVar = {"random": RandomPolicy, "first": FirstPolicy}
    modes = (Mode("race", say("Race"), say("To ten."), ((A, say("A")), (B, say("B"))), (TURN_LIMIT,)),)

    def new(self, start: Start) -> ToyState:
        dice, settings = Dice(start.seed), self.settings(start.mode, start.settings)
        state = ToyState(mode=start.mode, settings=settings, dice=dice, score={A: 0, B: 0}, secret=0)
        state.secret = dice.die()
        dice.drawn.clear()
        state.push(Turn(A))
        return state

    def observe(self, state: ToyState, seat: Seat) -> object:
        return (dict(state.score), state.secret if seat == A else None)

    def scene(self, seen: object) -> Scene:  # noqa: ARG002
        return Scene("toy", (10, 10), ())

    def faults(self, state: ToyState) -> list[str]:
        return [] if 1 <= state.secret <= 6 else ["secret"]

    def why_not(self, state: ToyState, ref: str) -> Reason:  # noqa: ARG002
        return Reason("1.1", say("No."))

    def disguise(self, state: ToyState, seat: Seat, dice: Dice) -> ToyState:
        new = state.copy()
        new.dice = Dice(dice.below(1 << 32))
        if seat != A:
            new.secret = dice.die()
        return new

    def outcome_text(self, state: ToyState) -> Message:  # noqa: ARG002
        return say("Ten.")


TOY = Toy()


def race(*verbs: str, seed: int = 3) -> History[ToyState]:
    """A game in which that has been done."""
    history = History(TOY, Start("race", {}, seed))
    for verb in verbs:
        history.act(Action(verb))
    return history


def saved(*verbs: str, **changes: Any) -> str:
    """A save with some of its fields replaced."""
    return json.dumps(json.loads(race(*verbs).save()) | changes)
