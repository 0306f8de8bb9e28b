"""[6.2] [6.3] Hits: on Zeds first, split as the players like; then on the unit that fought, which may be saved."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message, listing
from pyapp.zeds.events.fight_events import HitsCancelled, Killed, Saved, UnitHit, ZedsEliminated, ZedsHit
from pyapp.zeds.map.places import TOWN_CENTER, SpaceId, is_start
from pyapp.zeds.names import ZedId, unit_ref
from pyapp.zeds.play.placement import NewZeds, are_twins, called, told
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import PEOPLE, TOUGH, ZEDS_HITS, Who
from pyapp.zeds.truth.state import CEMETERY, Unit, ZedsState

# Zeds


@dataclass(frozen=True, slots=True)
class ZedsTake(Step[ZedsState]):
    """[6.2] So many hits on the Zeds of a space."""

    space: SpaceId
    hits: int

    def run(self, state: ZedsState) -> None:
        units = tuple(state.zeds_in(self.space))
        if not units or not self.hits:
            return
        left = [state.zeds[one].left for one in units]
        if len(units) == 1:
            hit_zeds(state, units[0], self.hits)
        elif self.hits >= sum(left):
            for one, most in zip(units, left, strict=True):
                hit_zeds(state, one, most)
        else:
            state.push(SplitHits(units, self.hits))


@dataclass(frozen=True, slots=True)
class SplitHits(Choice[ZedsState]):
    """[6.2] Hits on a mob are split as the players like."""

    units: tuple[ZedId, ...]
    hits: int

    def title(self, state: ZedsState) -> Message:  # noqa: ARG002
        return say("Hits on the mob")

    def decide(self, state: ZedsState) -> Decision:
        return ask(
            state.seats,
            "6.2",
            say_n("Who takes the hit?", "Who takes the {count} hits?", self.hits),
            (self._option(state, first) for first in self._splits(state)),
            hint=say("The third hit turns a unit to its weaker side, the sixth eliminates it."),
        )

    def _splits(self, state: ZedsState) -> list[int]:
        """How many the first one may take; with twins it does not matter which of them takes more."""
        one, other = (state.zeds[unit].left for unit in self.units)
        found = [first for first in range(self.hits, -1, -1) if first <= one and self.hits - first <= other]
        if are_twins(state, *self.units):
            found = [first for first in found if first >= self.hits - first]
        return found

    def _option(self, state: ZedsState, first: int) -> Option:
        one, other = self.units
        second = self.hits - first
        parts = [
            say_n("{count} hit on {zeds}", "{count} hits on {zeds}", count, zeds=called(state, unit))
            for unit, count in ((one, first), (other, second))
            if count
        ]
        refs = tuple(unit_ref(unit) for unit, count in ((one, first), (other, second)) if count)
        return Option(Action("hits", (str(first), str(second))), say("{hits}", hits=listing(parts)), refs)

    def handle(self, state: ZedsState, action: Action) -> None:
        for one, count in zip(self.units, action.args, strict=True):
            if int(count):
                hit_zeds(state, one, int(count))


def hit_zeds(state: ZedsState, one: ZedId, hits: int) -> None:
    """[6.2] The third hit turns a Zeds unit, the sixth sends it back to the cup."""
    if state.zeds[one].is_tough:
        hits = _shrug_off(state, one, hits)
    if not hits:
        return
    zeds, name = state.zeds[one], told(state, one)
    if hits >= zeds.left:
        state.take_off(one)
        state.emit(ZedsEliminated(zeds.space, name))
        return
    on_side = zeds.hits + hits
    is_turned = not zeds.is_reduced and on_side >= ZEDS_HITS
    if is_turned:
        state.change_zeds(one, is_reduced=True, hits=on_side - ZEDS_HITS)
    else:
        state.change_zeds(one, hits=on_side)
    state.emit(ZedsHit(one, name, hits, state.zeds[one].strength if is_turned else 0))


def _shrug_off(state: ZedsState, one: ZedId, hits: int) -> int:
    """[9.10] Each hit on the tough one is cancelled by a 1, 2 or 3."""
    dice = state.roll(
        "9.10", hits, say("The tough one shrugs off hits on 1 to 3"), is_sum=False, about=(unit_ref(one),)
    )
    left = sum(die > 3 for die in dice)
    state.emit(HitsCancelled("9.10", unit_ref(one), told(state, one), hits - left, left))
    return left


# Player units


@dataclass(frozen=True, slots=True)
class UnitTakes(Step[ZedsState]):
    """[6.2] So many hits on a player unit."""

    who: Who
    hits: int

    def run(self, state: ZedsState) -> None:
        hit_unit(state, self.who, self.hits)


def hit_unit(state: ZedsState, who: Who, hits: int) -> None:
    """[6.2] Some can have each hit cancelled by a 4, 5 or 6; the last hit calls for a saving roll."""
    if hits and who in TOUGH:
        hits = _cancelled(state, who, hits)
    if not hits:
        return
    unit, most = state.units[who], PEOPLE[who].hits
    taken = unit.hits + hits + (most if unit.is_reduced else 0)
    if taken >= 2 * most:
        saving_roll(state, who)
        return
    is_turned = not unit.is_reduced and taken >= most
    state.change(who, is_reduced=taken >= most, hits=taken % most)
    state.emit(UnitHit(who, hits, is_turned))


_CANCEL = {Who.HUNT: "8.3", Who.SCHMIDT: "8.4", Who.FURIES: "8.6"}


def _cancelled(state: ZedsState, who: Who, hits: int) -> int:
    """[8.6] Each hit may be cancelled."""
    rule = _CANCEL[who]
    dice = state.roll(
        rule, hits, say("{who}: hits are cancelled on 4 to 6", who=who.called), is_sum=False, about=(unit_ref(who),)
    )
    left = sum(die < 4 for die in dice)
    state.emit(HitsCancelled(rule, unit_ref(who), who.called, hits - left, left))
    return left


def saving_roll(state: ZedsState, who: Who) -> None:
    """[6.3] On 4 to 6 to Town Center, Civilians reduced and heroes on their full side; else to the Cemetery."""
    (die,) = state.roll("6.3", 1, say("Saving roll, {who}: saved on 4 to 6", who=who.called), about=(unit_ref(who),))
    if die >= 4:
        state.change(who, space=TOWN_CENTER, is_reduced=who.is_civilian, hits=0, is_defiant=False)
        state.emit(Saved(who))
    else:
        state.units[who] = Unit(CEMETERY)
        state.emit(Killed(who))


@dataclass(frozen=True, slots=True)
class Risen(Step[ZedsState]):
    """[9.6] While it spreads, Regular Civilians that died leave Zeds where they stood."""

    who: Who
    space: SpaceId

    def run(self, state: ZedsState) -> None:
        if state.card == "spread" and self.who.is_regular and state.units[self.who].space == CEMETERY:
            assert not is_start(self.space)
            state.push(NewZeds(self.space))
