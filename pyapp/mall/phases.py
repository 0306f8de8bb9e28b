"""[4.0] The five phases of the Zombie Player-Turn."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.flow import Step
from pyapp.mall.state import MallState


@dataclass(frozen=True, slots=True)
class BerserkPhase(Step[MallState]):
    def run(self, state: MallState) -> None:
        pass


@dataclass(frozen=True, slots=True)
class ReactionPhase(Step[MallState]):
    def run(self, state: MallState) -> None:
        pass


@dataclass(frozen=True, slots=True)
class FreeMovementPhase(Step[MallState]):
    def run(self, state: MallState) -> None:
        pass


@dataclass(frozen=True, slots=True)
class AttackPhase(Step[MallState]):
    def run(self, state: MallState) -> None:
        pass


@dataclass(frozen=True, slots=True)
class GenerationPhase(Step[MallState]):
    def run(self, state: MallState) -> None:
        pass
