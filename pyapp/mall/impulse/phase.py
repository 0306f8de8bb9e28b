"""[16.0] Impulsive human movement: after the Human Player-Turn, those who are not with Peter may run off."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from pyapp.kernel.flow import Step
from pyapp.kernel.message import Message
from pyapp.mall.impulse.events import RanOff
from pyapp.mall.impulse.moves import Impulse
from pyapp.mall.impulse.run import OnImpulse
from pyapp.mall.names import Group
from pyapp.mall.play.move import begin
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status, Trail

PHASE = say("Hot heads")


def is_played(state: MallState) -> bool:
    return state.settings.get("impulsive") == "on"


@dataclass(frozen=True, slots=True)
class ImpulsivePhase(Step[MallState]):
    """[16.0] At the end of the Human Player-Turn every stack without Peter is checked, and moved at once if it goes.

    The stacks are those of this moment: nobody is checked twice because somebody has run into his square.
    """

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def run(self, state: MallState) -> None:
        state.trails = []
        state.push(*(ImpulseCheck(stack) for stack in reversed(stacks(state))))


def stacks(state: MallState) -> list[Group]:
    """[16.1] Who is checked, stack by stack, the dominant one first: Roger before Steve, Steve before Fran.

    Nobody who is with Peter, whatever his state; and nobody who is stunned.
    """
    found = []
    for together in state.people_squares().values():
        able = tuple(who for who in together if state.people[who].status is not Status.STUNNED)
        if able and Character.PETER not in together:
            found.append(able)
    return found


@dataclass(frozen=True, slots=True)
class ImpulseCheck(Step[MallState]):
    """[16.1] Two dice for the dominant character; for the others one die each, and only if that one goes."""

    stack: Group

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def run(self, state: MallState) -> None:
        first, *others = self.stack
        if not _goes(state, first, 2):
            return
        group = (first, *(who for who in others if _goes(state, who, 1)))
        state.emit(RanOff(group, state.people[first].square))
        moved = Trail(tuple(state.mover), tuple(state.active))
        state.mover, state.active = list(group), []
        state.push(TrailLeft(moved), OnImpulse(Impulse(begin(state, group))))


def _goes(state: MallState, who: Character, dice: int) -> bool:
    """[16.1] A roll of the Panic Level or less."""
    level = state.numbers(who).panic
    purpose = say("Does {who} run off? On {level} or less", who=who.called, level=level)
    return sum(state.roll("16.1", dice, purpose)) <= level


# What the zombies make of it


@dataclass(frozen=True, slots=True)
class TrailLeft(Step[MallState]):
    """[5.7] [16.8] Whoever ran off leaves a trail of his own; those whom the human player has moved keep theirs."""

    moved: Trail

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def run(self, state: MallState) -> None:
        group = tuple(state.mover)
        if state.active:
            state.trails.append(Trail(group, tuple(state.active)))
        stayed = [who for who in self.moved.who if who not in group]
        state.mover, state.active = stayed or list(self.moved.who), list(self.moved.squares)


@dataclass(frozen=True, slots=True)
class ImpulseReaction(Step[MallState]):
    """[5.7] [7.1] After those who noticed the human player's move, the zombies that noticed somebody on the run react.

    No unit moves twice for that: whichever it noticed first, it follows.
    """

    phase: Step[Any]
    """How zombies react in this mode."""

    def run(self, state: MallState) -> None:
        state.push(FollowTrail(Trail(tuple(state.mover), tuple(state.active))))
        for trail in reversed(state.trails):
            state.push(self.phase, FollowTrail(trail))
        state.trails = []


@dataclass(frozen=True, slots=True)
class FollowTrail(Step[MallState]):
    """[7.1] From now on it is this trail that zombies look at."""

    trail: Trail

    def run(self, state: MallState) -> None:
        state.mover, state.active = list(self.trail.who), list(self.trail.squares)
