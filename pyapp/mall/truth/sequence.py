"""[4.0] The sequence of play, as printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.flow import Sequence, Step
from pyapp.kernel.message import Message
from pyapp.kernel.turns import Turns
from pyapp.mall.impulse.phase import ImpulseReaction, ImpulsivePhase, is_played
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.berserk import BerserkPhase
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.movement import HumanPlayerTurn
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.play.zombie_entry import GenerationPhase
from pyapp.mall.solitaire.berserk import ClosestGoesBerserk
from pyapp.mall.solitaire.movement import PriorityMovementPhase
from pyapp.mall.solitaire.reaction import AutomaticReaction
from pyapp.mall.solitaire.table import HiddenZombieTable
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState


@dataclass(frozen=True, slots=True)
class GameLoop(Turns[MallState]):
    """[4.0] Game-Turns follow one another until somebody has won."""

    rule: ClassVar[str] = "4.0"

    def turn(self, state: MallState) -> GameTurn:  # noqa: ARG002
        return GameTurn()


@dataclass(frozen=True, slots=True)
class GameTurn(Sequence[MallState]):
    """[4.0] A Game-Turn: first the humans, then the zombies in five phases."""

    def title(self, state: MallState) -> Message:
        return say("Turn {turn}", turn=state.turn)

    def members(self, state: MallState) -> tuple[Step[MallState], ...]:
        hot_heads = (ImpulsivePhase(),) if is_played(state) else ()
        zombies = ZombiePlayerTurn() if state.has_zombie_player else SolitaireZombieTurn()
        return (HumanPlayerTurn(), *hot_heads, zombies)


@dataclass(frozen=True, slots=True)
class ZombiePlayerTurn(Sequence[MallState]):
    """[4.0] The Zombie Player-Turn."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Zombie player-turn")

    def members(self, state: MallState) -> tuple[Step[MallState], ...]:
        return (
            ZombiesAwake(),
            BerserkPhase(),
            *_reactions(state, ReactionPhase()),
            FreeMovementPhase(),
            AttackPhase(),
            GenerationPhase(),
        )


@dataclass(frozen=True, slots=True)
class SolitaireZombieTurn(Sequence[MallState]):
    """[15.0] The Zombie Player-Turn when nobody plays the zombies: hidden ones come first [15.2]."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("The zombies")

    def members(self, state: MallState) -> tuple[Step[MallState], ...]:
        return (
            ZombiesAwake(),
            HiddenZombieTable(),
            ClosestGoesBerserk(),
            *_reactions(state, ReactionPhase() if state.zombie_choices else AutomaticReaction()),
            PriorityMovementPhase(),
            AttackPhase(),
            GenerationPhase(),
        )


def _reactions(state: MallState, phase: Step[MallState]) -> tuple[Step[MallState], ...]:
    """[7.1] Reaction to the human player's move; and, with the variant, to those who ran off."""
    return (phase, ImpulseReaction(phase)) if is_played(state) else (phase,)


@dataclass(frozen=True, slots=True)
class ZombiesAwake(Step[MallState]):
    """[7.4] [7.5] At the start of the Zombie Player-Turn nothing has moved yet."""

    def run(self, state: MallState) -> None:
        state.reacted = []
        state.spent = []
