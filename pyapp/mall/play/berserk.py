"""[10.0] Berserk zombies."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.mall.answers import advice
from pyapp.mall.events.zombie_events import CalmedDown, StayedBerserk, StayedCalm, WentBerserk
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import square_name, square_ref
from pyapp.mall.speech import say
from pyapp.mall.truth.state import ZOMBIE, MallState, UnitId
from pyapp.mall.truth.tables import STAYS_BERSERK


@dataclass(frozen=True, slots=True)
class BerserkPhase(Step[MallState]):
    """[10.0] Every berserk unit is checked; then one that is not may become so."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Berserk phase")

    def run(self, state: MallState) -> None:
        state.push(BerserkCheck(calm_down(state)))


def calm_down(state: MallState) -> tuple[UnitId, ...]:
    """[10.0] Every berserk unit is checked first: the units that are berserk no longer."""
    return tuple(unit for square, unit in sorted(state.zombies.items()) if not stays_berserk(state, square, unit))


def stays_berserk(state: MallState, square: SquareId, unit: UnitId) -> bool:
    """[10.0] Four or less keeps a berserk unit berserk. True also for units that were not."""
    if unit not in state.berserk:
        return True
    purpose = say("Berserk check for {square}: berserk still on 4 or less", square=square)
    if state.roll("10.0", 1, purpose)[0] <= STAYS_BERSERK:
        state.emit(StayedBerserk(square))
        return True
    state.berserk.remove(unit)
    state.emit(CalmedDown(square))
    return False


def check(state: MallState, square: SquareId, purpose: Message) -> None:
    """[10.0] Four or less makes a unit berserk."""
    if state.roll("10.0", 1, purpose)[0] <= STAYS_BERSERK:
        state.berserk.append(state.zombies[square])
        state.emit(WentBerserk(square))
    else:
        state.emit(StayedCalm(square))


def can_be_checked(state: MallState, unit: UnitId, calmed: tuple[UnitId, ...]) -> bool:
    """[10.1] [11.7] Not one that is berserk or has just calmed down; super zombies never are."""
    return unit not in state.berserk and unit not in calmed


@dataclass(frozen=True, slots=True)
class BerserkCheck(Choice[MallState]):
    """[10.0] The zombie player picks the unit to be checked, or none."""

    calmed: tuple[UnitId, ...] = ()

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Berserk phase")

    def decide(self, state: MallState) -> Decision:
        options = [
            Option(
                Action("rage", (square,)),
                say("Stir up the zombies in {square}", square=square_name(square)),
                (f"unit:{unit}", square_ref(square)),
                say("4 in 6"),
            )
            for square, unit in sorted(state.zombies.items())
            if can_be_checked(state, unit, self.calmed)
        ]
        caution = say("Nobody would be checked this turn.") if options else None
        options.append(Option(Action("calm"), say("Stir up nobody"), primary=True, caution=caution))
        prompt = say("You may stir up one unit of zombies: which?")
        return Decision(ZOMBIE, "10.0", prompt, tuple(options), hint=advice.RAGE)

    def handle(self, state: MallState, action: Action) -> None:
        if action.verb == "rage":
            square = SquareId(action.args[0])
            check(state, square, say("Berserk check for {square}: berserk on 4 or less", square=square))
