"""[15.4] Which unit is checked for going berserk."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.chance.shares import by_die, faces
from pyapp.kernel.chance.totals import FACES
from pyapp.kernel.flow import Step
from pyapp.kernel.message import Listing, Message, listing
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import party_name, square_ref
from pyapp.mall.play import berserk
from pyapp.mall.solitaire.distances import just_moved, movers, points_from
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState, UnitId


@dataclass(frozen=True, slots=True)
class ClosestGoesBerserk(Step[MallState]):
    """[15.4] Berserk units are checked as ever; then the unit closest to those who have just moved."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Berserk phase")

    def run(self, state: MallState) -> None:
        closest = closest_units(state, berserk.calm_down(state))
        if closest:
            about = tuple(map(square_ref, closest))
            square = by_die(state, "15.4", _who_is_checked(state, closest), closest, about)
            reason = say(
                "The zombies closest to {who} may go berserk, two squares a turn: those in {square}, on 4 or less",
                who=_hunted(state),
                square=square,
            )
            berserk.check(state, square, reason)


def _hunted(state: MallState) -> Message | Listing:
    """[15.4] Those to whom zombies are close or far."""
    return party_name(tuple(movers(state)), len(state.living()))


def _who_is_checked(state: MallState, closest: list[SquareId]) -> Message:
    """[15.4] Whose face is whose, where one die has a face for each."""
    who = _hunted(state)
    if len(closest) > FACES:
        return say("{count} zombie units are equally close to {who}. Which may go berserk", count=len(closest), who=who)
    shares = (
        say("{square} on {faces}", square=square, faces=on)
        for square, on in zip(closest, faces(len(closest)), strict=True)
    )
    return say("Equally close to {who}, as one walks. Which may go berserk: {shares}", who=who, shares=listing(shares))


def closest_units(state: MallState, calmed: tuple[UnitId, ...]) -> list[SquareId]:
    """[15.4] [10.1] Of the units that may be checked at all, those at the least distance in movement points."""
    able = [square for square, unit in sorted(state.zombies.items()) if berserk.can_be_checked(state, unit, calmed)]
    if not able:
        return []
    away = points_from(state, just_moved(state))
    least = min(away[square] for square in able)
    return [square for square in able if away[square] == least]
