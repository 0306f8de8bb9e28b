"""[1.1] The sequence of play, as printed."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar

from pyapp.kernel.flow import Sequence, Step
from pyapp.kernel.message import Message
from pyapp.kernel.turns import Turns
from pyapp.zeds.play.phases import ActionPhase, Housekeeping, RevealEvent, ZedsPhase
from pyapp.zeds.speech import say
from pyapp.zeds.truth.state import ZedsState


@dataclass(frozen=True, slots=True)
class GameTurns(Turns[ZedsState]):
    """[1.1] Turns follow one another, as long as there are event cards."""

    rule: ClassVar[str] = "1.1"

    def turn(self, state: ZedsState) -> GameTurn:  # noqa: ARG002
        return GameTurn()


@dataclass(frozen=True, slots=True)
class GameTurn(Sequence[ZedsState]):
    """[1.1] A card, and what it brings. Of its tabs the first three do not count in the Basic Game."""

    def title(self, state: ZedsState) -> Message:
        return say("Turn {turn}", turn=state.turn)

    def members(self, state: ZedsState) -> tuple[Step[ZedsState], ...]:  # noqa: ARG002
        return (RevealEvent(), ZedsPhase(), ActionPhase(), Housekeeping())
