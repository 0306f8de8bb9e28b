"""How a seasoned human player chooses: two turns ahead, and with somebody in reserve.

Whoever moves has to rest in the next turn, so the question of every turn is not only where to be but who acts: those
who shoot now cannot shoot at what comes next. Every answer is weighed by named considerations, which can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import combinations

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.policies.considerations import gains
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import Group, group_text, parse_group
from pyapp.mall.play.carrying import can_carry
from pyapp.mall.play.move import begin
from pyapp.mall.policies.aim import Aiming, battery_of
from pyapp.mall.policies.fates import LIKELY, Fate
from pyapp.mall.policies.plan import Plan
from pyapp.mall.policies.reasons import Consideration
from pyapp.mall.policies.routes import ahead, ways
from pyapp.mall.policies.seat import defend
from pyapp.mall.policies.threats import Threats
from pyapp.mall.policies.weighing import Choice, Load, Weighing
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import CARRY

_SHELTER = 0.015
"""What shutting a door must gain to be worth the points."""
_SPARE = 1.6
"""Shots to be kept for each of the zombies that will be near."""

_RIFLES_FIRST = 12
"""The detour for the rifles where somebody plays the zombies and picks on the weak; without one, a door shut sooner is
worth more: the hidden come back for ever."""


class StandardHuman:
    """One decision of the human side, from what it sees."""

    def __init__(self, state: MallState, asked: Decision) -> None:
        self.state = state
        self.asked = asked
        self.plan = Plan(state, _RIFLES_FIRST if state.has_zombie_player else 0)

    @cached_property
    def threats(self) -> Threats:
        return Threats(self.state)

    @cached_property
    def aiming(self) -> Aiming:
        return Aiming(self.state, self.threats)

    @cached_property
    def scales(self) -> Weighing:
        return Weighing(self.state, self.plan, self.threats, self.aiming)

    # Whom to move

    def select(self, actions: Sequence[Action]) -> tuple[Action, tuple[Reason, ...]]:
        """[5.0] Of all who could act, and all places where they could end, whatever leaves the party best off."""
        best, *others = self.weigh_turn([parse_group(action.args[0]) for action in actions if action.verb == "select"])
        action = Action("select", (group_text(best.group),)) if best.group else Action("pass")
        return action, _reasons(best, others)

    def weigh_turn(self, groups: Sequence[Group]) -> list[Choice]:
        """Ways to use the turn, the best first; waiting is one of them."""
        found = [self.scales.waiting()]
        listed = set(groups)
        for here, people in self.threats.people.items():
            able = tuple(who for who in people if (who,) in listed)
            if able:
                found.extend(self._choices(here, able))
        found.sort(key=lambda choice: (-choice.worth.total, choice.group))
        return found

    def _choices(self, here: SquareId, able: Group) -> Iterable[Choice]:
        """On the spot anybody may act; on the way, all who can, or half of them."""
        for size in range(1, len(able) + 1):
            for group in combinations(able, size):
                yield self.scales.best(group, (here,), battery_of(self.state, group), is_fresh=True)
        for group in _parties(able):
            yield self._best_way(group, here)
        yield from self._ways_with_load(able, here)

    def _best_way(self, group: Group, here: SquareId) -> Choice:
        reach = ways(self.state, group, here, begin(self.state, group).points)
        return self.scales.best(group, reach, battery_of(self.state, group), is_fresh=True)

    # Carrying

    def _ways_with_load(self, group: Group, here: SquareId) -> Iterable[Choice]:
        """[5.6] Away with a friend who cannot walk, on the back of whoever bears it best."""
        points = begin(self.state, group).points
        strong = [who for who in group if can_carry(self.state, who, points)]
        if not strong:
            return
        carrier = min(strong, key=lambda who: (CARRY[who], battery_of(self.state, (who,)), who))
        for carried in self.plan.stunned_among(self.threats.people[here]):
            load = Load(carrier, carried)
            ends = [end for end in ways(self.state, group, here, points, CARRY[carrier]) if end != here]
            if ends:
                yield self._with_load(group, ends, load)

    def _with_load(self, group: Group, ends: Iterable[SquareId], load: Load) -> Choice:
        """The best of some squares to carry a friend to."""
        battery = battery_of(self.state, (who for who in group if who is not load.carrier))
        best = self.scales.best((*group, load.carried), ends, battery, is_fresh=False)
        return best._replace(group=group, load=load)

    def _lift(self, actions: Sequence[Action], group: Group, here: SquareId) -> Action | None:
        """[5.6] Whom to take up before anything else is done, if it is worth more than all that could be done here."""
        if not any(action.verb == "lift" for action in actions):
            return None
        best = max(self._ways_with_load(group, here), key=lambda choice: choice.worth.total, default=None)
        if best is None or best.load is None or best.worth.total <= self._best_way(group, here).worth.total:
            return None
        return Action("lift", (group_text(group), *best.load))

    # The move itself

    def act(self, actions: Sequence[Action]) -> tuple[Action, tuple[Reason, ...]]:
        """Shoot what threatens, do what is to be done here, go where it is best, shoot again, shut a door, rest."""
        action, why = self._next(actions)
        return action, (why.reason,)

    def _next(self, actions: Sequence[Action]) -> tuple[Action, Consideration]:
        group = self._group(actions)
        here = self.state.people[group[0]].square
        points, *shots_of_each = (meter.left for meter in self.asked.meters)
        shots = sum(shots_of_each)
        if drop := next((action for action in actions if action.verb == "drop"), None):
            return self._carry_on(drop, group, here, points)
        if lift := self._lift(actions, group, here):
            return lift, Consideration.CARRY
        aims = [action for action in actions if action.verb == "shoot"]
        if aims and here in self.threats.zombies:
            return defend(self.state, aims).action, Consideration.DANGER
        if chore := _chore(actions):
            return chore, Consideration.ERRAND
        reach = ways(self.state, group, here, points)
        battery = battery_of(self.state, group).limited(shots)
        best = self.scales.best(group, reach, battery, is_fresh=False)
        end, first = best.end, reach[best.end].first
        later = self.aiming.later(aims, here, ahead(reach, end), shots)
        shot = self.aiming.best(aims, here, end, later) if aims else None
        if shot is not None and shot.is_urgent:
            return shot.action, Consideration.DANGER
        if shot is not None and shot.is_safe and shots > _SPARE * self._expected(end):
            return shot.action, Consideration.KILLS
        rouse = self._step_out(here, points, actions)
        if rouse is not None:
            return rouse, Consideration.HELP
        if first is not None and first in actions:
            stay = self.scales.best(group, (here,), battery, is_fresh=False)
            return first, next(iter(_gains(best, stay)), Consideration.PROGRESS)
        # Whoever has been noticed has nothing to lose by noise, and whoever was picked was picked to do something.
        may_be_loud = self.plan.is_party(group) or here in self.state.active or not self.state.mover
        if shot is not None and (shot.is_good or may_be_loud):
            return shot.action, Consideration.KILLS
        shut = self._shelter(actions, group, here)
        if shut is not None:
            return shut, Consideration.SHELTER
        return Action("end"), Consideration.REST

    def _carry_on(self, drop: Action, group: Group, here: SquareId, points: int) -> tuple[Action, Consideration]:
        """[5.9] On with the friend, or down with him where he is to stay: then his carrier can shoot again."""
        load = Load(Character(drop.args[0]), Character(drop.args[1]))
        reach = ways(self.state, group, here, points, CARRY[load.carrier])
        is_on_the_way = bool(self.state.mover)
        ends = [end for end in reach if is_on_the_way or end != here]
        first = reach[self._with_load(group, ends, load).end].first if ends else None
        return (first, Consideration.CARRY) if first is not None else (drop, Consideration.DANGER)

    def _expected(self, square: SquareId) -> int:
        """How many zombies will have to be shot at in a square."""
        seen = self.aiming.seen_from(square)
        return sum(threat.now >= LIKELY and threat.square in seen for threat in self.threats.near(square))

    def _group(self, actions: Sequence[Action]) -> Group:
        """Who is being moved: as the table shows, or before anything was done, the largest group that can act."""
        if self.state.mover:
            return tuple(self.state.mover)
        return max((parse_group(action.args[0]) for action in actions if action.args), key=len)

    def _step_out(self, here: SquareId, points: int, actions: Sequence[Action]) -> Action | None:
        """[8.3] Out of a stunned friend's square, only to come back into it."""
        out = self.scales.way_out(here)
        stunned = self.plan.stunned_among(self.threats.people.get(here, ()))
        if out is None or points < self.scales.leave(here) + 1 or not stunned:
            return None
        return next((a for a in actions if a.verb == "move" and a.args[1] == out), None)

    def _shelter(self, actions: Sequence[Action], group: Group, here: SquareId) -> Action | None:
        """[5.5] A door between us and them, if it keeps out what would come."""
        people = tuple(self.threats.people[here])
        doors = [action for action in actions if action.verb == "close"]
        if not doors or not self.threats.near(here) or not self.plan.stunned_among(people):
            return None
        before = sum(self.scales.fates.of_those_who_stay(here, people, group))
        best: tuple[float, Action] | None = None
        for action in doors:
            gain = before - sum(self._behind(action, people, group))
            if gain > _SHELTER and (best is None or gain > best[0]):
                best = gain, action
        return best[1] if best else None

    def _behind(self, action: Action, people: Group, group: Group) -> Fate:
        """What is left to fear behind a door that is shut."""
        shut = self.state.copy()
        shut.doors[DoorId(action.args[1])] = DoorState.CLOSED
        here = shut.people[group[0]].square
        return StandardHuman(shut, self.asked).scales.fates.of_those_who_stay(here, people, group)


_TELLING = 0.004
"""What a consideration must weigh to be told."""
_TOLD = 3


def _reasons(best: Choice, others: Sequence[Choice]) -> tuple[Reason, ...]:
    """What speaks for a choice against waiting; for waiting, against the best of all others."""
    rival = next((other for other in others if bool(other.group) != bool(best.group)), None)
    if rival is None:
        return (Consideration.REST.reason,)
    if best.load is not None:
        return tuple(why.reason for why in (Consideration.CARRY, *_gains(best, rival)))
    return tuple(why.reason for why in _gains(best, rival) or (Consideration.REST,))


def _gains(best: Choice, rival: Choice) -> list[Consideration]:
    """What tells for one choice against another, the weightiest first."""
    return list(map(Consideration, gains(best.worth, rival.worth, _TELLING, _TOLD)))


def _parties(able: Group) -> list[Group]:
    """Who goes on the way together: all; or one heavy gun and whoever belongs to it."""
    found = [able]
    if len(able) >= 3:
        halves = ((Character.PETER, Character.FRAN), (Character.ROGER, Character.STEVE))
        found += [half for half in halves if set(half) <= set(able)]
    return found


def _chore(actions: Sequence[Action]) -> Action | None:
    """[5.5] [12.0] Rifles for as many as can take one, else a main door."""
    takes = [action for action in actions if action.verb == "take"]
    if takes:
        return max(takes, key=lambda action: len(action.args[1]))
    return next((a for a in actions if a.verb == "close" and a.args[1] in MALL.main_doors), None)
