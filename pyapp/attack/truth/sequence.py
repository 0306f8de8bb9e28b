"""[A2.1] The sequence of a turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.attack.board.squares import NOWHERE
from pyapp.attack.events.turn_events import ZombiesDone
from pyapp.attack.play.human_turn import HumansTurn
from pyapp.attack.play.replenishing import DeadRemoved, Replenishing
from pyapp.attack.play.zombie_turn import ZombiesRise, ZombiesTurn
from pyapp.attack.speech import say
from pyapp.attack.truth.state import AttackState
from pyapp.kernel.flow import Sequence, Step
from pyapp.kernel.message import Message
from pyapp.kernel.turns import Turns


@dataclass(frozen=True, slots=True)
class GameTurns(Turns[AttackState]):
    """[A12.9] Turns follow one another until the survival rules say that it is over, or a limit that was agreed on."""

    rule: ClassVar[str] = "A12.9"

    def turn(self, state: AttackState) -> GameTurn:  # noqa: ARG002
        return GameTurn()


@dataclass(frozen=True, slots=True)
class GameTurn(Sequence[AttackState]):
    """[A2.1] The humans, then the zombies."""

    def title(self, state: AttackState) -> Message:
        return say("Turn {turn}", turn=state.turn)

    def members(self, state: AttackState) -> tuple[Step[AttackState], ...]:  # noqa: ARG002
        return (HumansTurn(), TheDead())


@dataclass(frozen=True, slots=True)
class TheDead(Sequence[AttackState]):
    """[A2.1] [A9.1] All that the dead do, which is told as one: they rise, move, and come back."""

    def members(self, state: AttackState) -> tuple[Step[AttackState], ...]:  # noqa: ARG002
        return (ZombiesRise(), ZombiesTurn(), Replenishing(), DeadRemoved(), TurnEnds())


@dataclass(frozen=True, slots=True)
class TurnEnds(Step[AttackState]):
    """[A12.6] A turn has been played to its end."""

    def run(self, state: AttackState) -> None:
        done = state.deeds
        state.emit(
            ZombiesDone(
                attacks=done.get("attacks", 0),
                hits=done.get("hits", 0),
                broken=done.get("broken", 0),
                held=done.get("held", 0),
                back=done.get("back", 0),
                standing=len(state.standing),
            )
        )
        state.deeds = {}
        state.rounds += 1
        state.noise = NOWHERE
        state.is_quiet = False
        state.is_zombies_turn = False
