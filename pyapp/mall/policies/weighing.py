"""What a way to use the turn is worth, by considerations that have names and can be told.

Whoever moves has to rest in the next turn, so the question is not only where to be but who acts.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyapp.kernel.policies.considerations import EXACT, total
from pyapp.mall.impulse.phase import is_played
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group
from pyapp.mall.play.move import begin
from pyapp.mall.policies.aim import Aiming, Battery
from pyapp.mall.policies.chances import reaches
from pyapp.mall.policies.fates import NOTHING, Fate, Fates
from pyapp.mall.policies.plan import Plan
from pyapp.mall.policies.threats import Threats
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, Status

_APART = 0.004
"""Every square between two friends."""
_APART_MOST = 14
_PACE = 0.0035
"""Every square of each character nearer to the goal; more as time goes by, for time works for the zombies."""
_PATIENCE = 40
_STRIDE = 2.0
"""Squares that the party falls behind when those who could wait for the others to have rested do something instead."""
_KILL = 0.012
"""A zombie unit less."""
_ERRAND = 0.3
"""A main door shut, or a rifle taken."""
_ROUSED = 0.2
"""A friend on his feet again."""
_REST = 2
"""[5.0] Turns from one move to the next."""
_RESTLESS = 0.5
"""How much more it matters to get on, for every turn in which nobody has done anything though he could."""
_UNISON = 0.02
"""Everybody in the same square who does not act along: out of step they can never go on together."""

RUNAWAY = 0.15
"""[16.0] Friends who run off into the arms of the zombies."""

_SLACK = 2.0 * 10.0**-EXACT


class Worth(NamedTuple):
    """What a way to use the turn is worth, by considerations."""

    danger: float
    later: float
    together: float
    progress: float
    errand: float
    help: float
    kills: float
    ambush: float

    @property
    def total(self) -> float:
        return total(self)


class Load(NamedTuple):
    """[5.9] Who carries whom."""

    carrier: Character
    carried: Character


class Choice(NamedTuple):
    """A way to use the turn: who acts, and where they end, and whom they take along."""

    group: Group
    end: SquareId
    worth: Worth
    load: Load | None = None


class Weighing:
    """The scales for one decision."""

    def __init__(self, state: MallState, plan: Plan, threats: Threats, aiming: Aiming) -> None:
        self.state = state
        self.plan = plan
        self.threats = threats
        self.aiming = aiming
        self.fates = Fates(state, threats, aiming)
        last = max((state.people[who].moved for who in plan.able), default=state.turn)
        idle = max(0, state.turn - last - _REST)
        self.pace = _PACE * (1.0 + state.turn / _PATIENCE) * (1.0 + _RESTLESS * idle)

    def waiting(self) -> Choice:
        """What it is worth to move nobody."""
        danger = later = ambush = 0.0
        for square, people in self.threats.people.items():
            fate = self.fates.of_those_who_stay(square, tuple(people), ())
            danger, later = danger + fate.soon, later + fate.later
            ambush = max(ambush, self._surprise(square, tuple(people)))
        together = -_APART * self._spread(()) - self.hot_heads(self.threats.people.values())
        return Choice((), SquareId(""), Worth(-danger, -later, together, 0.0, 0.0, 0.0, 0.0, -ambush))

    def best(self, group: Group, ends: Iterable[SquareId], battery: Battery, *, is_fresh: bool) -> Choice:
        """The best of some squares for a group to end its move in.

        Zombies can only make a square worse. So the squares are weighed in the order of what they would be worth
        without any, and the rest is not looked at when none of it could still be the best.
        """
        turn = _Turn(self, group, battery, is_fresh)
        best: tuple[tuple[float, bool, SquareId], Worth] | None = None
        for hope, end in sorted(((turn.hope(end), end) for end in ends), reverse=True):
            least = best[0][0] - _SLACK if best else None
            if least is not None and hope < least:
                break
            worth = turn.worth(end, least)
            if worth is not None:
                key = (worth.total, end == turn.here, end)
                if best is None or key > best[0]:
                    best = key, worth
        assert best is not None
        return Choice(group, best[0][2], best[1])

    def _spread(self, group: Group) -> int:
        """How far those are from each other who stay."""
        squares = [self.state.people[who].square for who in self.plan.living if who not in group]
        apart = 0
        for i, a in enumerate(squares):
            away = MALL.graph.distance_map(a)
            for b in squares[:i]:
                if a != b:
                    apart += min(away[b], _APART_MOST)
        return apart

    def out_of_step(self, group: Group, here: SquareId) -> float:
        """[5.0] Whoever stays behind, or has just moved, will be at rest when the others are not."""
        return _UNISON * sum(who not in group for who in self.plan.able if self.state.people[who].square == here)

    def hot_heads(self, stacks: Iterable[Sequence[Character]]) -> float:
        """[16.1] What it costs to leave some without Peter: whoever leads them may run off."""
        if not is_played(self.state):
            return 0.0
        leaders = (next(filter(self._is_up, who), None) for who in stacks if Character.PETER not in who)
        levels = [self.state.numbers(leader).panic for leader in leaders if leader is not None]
        return RUNAWAY * sum(1.0 - reaches(2, level + 1) for level in levels)

    def _is_up(self, who: Character) -> bool:
        return self.state.people[who].status is not Status.STUNNED

    def delay(self, group: Group) -> float:
        """[5.0] What it costs to act on the spot while others rest: they could go on together in the next turn."""
        state, able = self.state, self.plan.able
        rests = any(state.people[who].moved == state.turn - 1 for who in able if who not in group)
        return _STRIDE * self.pace * len(able) if rests else 0.0

    def errand(self, group: Group, here: SquareId) -> float:
        """[5.5] [12.2] A main door to shut, rifles to take; not among zombies."""
        if here in self.threats.zombies:
            return 0.0
        door = MALL.main_door_of(here)
        worth = _ERRAND if door is not None and self.state.door(door) is DoorState.OPEN else 0.0
        if here == MALL.rifles and self.state.rifles:
            worth += _ERRAND * sum(map(self.plan.wants_rifle, group))
        return worth

    def rousing(self, group: Group, here: SquareId) -> float:
        """[8.3] A stunned friend in the same square comes round when somebody steps out and back."""
        stunned = self.plan.stunned_among(self.threats.people[here])
        if not stunned or self.way_out(here) is None or begin(self.state, group).points < self.leave(here) + 1:
            return 0.0
        return _ROUSED * len(stunned)

    def leave(self, here: SquareId) -> int:
        """[5.4] What it costs to step out of a square."""
        return 1 + (self.state.zombie_value(here) if here in self.threats.zombies else 0)

    def way_out(self, here: SquareId) -> SquareId | None:
        """The quietest free square next to this one."""
        open_sides = (there.square for there in MALL.neighbours(here) if self.state.can_pass(there.door))
        free = [square for square in open_sides if square not in self.threats.zombies]
        return max(free, key=lambda square: (-len(self.threats.near(square)), square), default=None)

    def prospects(self, square: SquareId, battery: Battery) -> float:
        """How many zombies would be likely to fall to the shots of a group from a square."""
        if not battery.shots:
            return 0.0
        return sum(self.aiming.easiest(square, 2 if battery.heavy else 1)[: battery.targets])

    def _surprise(self, square: SquareId, people: Group) -> float:
        risk = self.threats.surprise(square)
        return risk * self.threats.ambushed(people) if risk and square not in self.threats.zombies else 0.0


class _Turn:
    """A turn in which a group acts: what is the same wherever it ends, and what is not."""

    def __init__(self, scales: Weighing, group: Group, battery: Battery, is_fresh: bool) -> None:
        self.scales = scales
        self.group = group
        self.battery = battery
        self.is_fresh = is_fresh
        people = scales.threats.people
        self.here = here = scales.state.people[group[0]].square
        self.stay: dict[SquareId, Group] = {}
        self.fates: dict[SquareId, Fate] = {}
        for square, there in people.items():
            if stay := tuple(who for who in there if who not in group):
                self.stay[square] = stay
                self.fates[square] = scales.fates.of_those_who_stay(square, stay, group)
        self.danger = sum(fate.soon for fate in self.fates.values())
        self.later = sum(fate.later for fate in self.fates.values())
        self.spread = scales._spread(group)
        self.out_of_step = scales.out_of_step(group, here)
        self.is_hot = is_played(scales.state)
        self.pace = scales.pace * len(group)
        self.delay = scales.delay(group)
        self.goal = scales.plan.goal
        self.kills = scales.prospects(here, battery)
        self.most_kills = max(self.kills, float(min(battery.targets, len(scales.threats.zombies))))

    def hope(self, end: SquareId) -> float:
        """What a square is worth at most, whatever zombies may do there."""
        found = self.fates.get(end, NOTHING)
        return (
            found.soon
            - self.danger
            + found.later
            - self.later
            + self._together(end)
            + self._progress(end)
            + self._errand(end)
            + self._help(end)
            + _KILL * self.most_kills
        )

    def worth(self, end: SquareId, least: float | None) -> Worth | None:
        """What a square is worth; none if it turns out on the way that it cannot be as much as asked for."""
        scales = self.scales
        kills = max(self.kills, scales.prospects(end, self.battery))
        joined = self.stay.get(end, ())
        people = (*joined, *self.group)
        ambush = scales._surprise(end, people)
        found = self.fates.get(end, NOTHING)
        worth = Worth(
            found.soon - self.danger,
            found.later - self.later,
            self._together(end),
            self._progress(end),
            self._errand(end),
            self._help(end),
            _KILL * kills,
            -ambush,
        )
        if least is not None and sum(worth) < least:
            return None
        fate = scales.fates.of_those_who_act(end, people, self.battery, self.group)
        return worth._replace(danger=worth.danger - fate.soon, later=worth.later - fate.later)

    def _together(self, end: SquareId) -> float:
        away = MALL.graph.distance_map(end)
        apart = sum(len(people) * min(away[square], _APART_MOST) for square, people in self.stay.items())
        return -_APART * (self.spread + len(self.group) * apart) - self.out_of_step - self._hot_heads(end)

    def _hot_heads(self, end: SquareId) -> float:
        """[16.0] In the order in which they are printed, which is that of who leads."""
        if not self.is_hot:
            return 0.0
        stacks = {**self.stay, end: sorted((*self.stay.get(end, ()), *self.group), key=self.scales.plan.living.index)}
        return self.scales.hot_heads(stacks.values())

    def _progress(self, end: SquareId) -> float:
        """Squares nearer to where the party wants to be."""
        if self.goal is None:
            return 0.0
        if end == self.here:
            return -self.delay if self.is_fresh else 0.0
        away = MALL.graph.distance_map(self.goal)
        return self.pace * (away[self.here] - away[end])

    def _errand(self, end: SquareId) -> float:
        return self.scales.errand(self.group, end) if self.is_fresh and end == self.here else 0.0

    def _help(self, end: SquareId) -> float:
        """[8.3] Stunned friends who come round."""
        if end != self.here:
            return _ROUSED * len(self.scales.plan.stunned_among(self.stay.get(end, ())))
        return self.scales.rousing(self.group, end) if self.is_fresh else 0.0
