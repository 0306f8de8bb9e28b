"""How a seasoned human player chooses: two turns ahead, and with somebody in reserve.

Whoever moves has to rest in the next turn, so the question of every turn is not only where to be but who acts: those
who shoot now cannot shoot at what comes next. Every answer is weighed by named considerations, which can be told.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import combinations
from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.move import begin
from pyapp.mall.names import Group, group_text, parse_group
from pyapp.mall.policies.aim import Aiming, Battery, battery_of
from pyapp.mall.policies.chances import volley
from pyapp.mall.policies.plan import Plan
from pyapp.mall.policies.reasons import Consideration
from pyapp.mall.policies.routes import Way, ways
from pyapp.mall.policies.threats import Threat, Threats, hit
from pyapp.mall.shots import panic_increase
from pyapp.mall.state import DoorState, MallState, Status

_LATER = 0.9
"""What the turn after next weighs, of what the next one does."""
_CARE = 1.0
"""What harm weighs, against everything else."""
_APART = 0.004
"""Every square between two friends."""
_APART_MOST = 14
_PACE = 0.0035
"""Every square of each character nearer to the goal; more as time goes by, for time works for the zombies."""
_PATIENCE = 40
_KILL = 0.012
"""A zombie unit less."""
_ERRAND = 0.3
"""A main door shut, or a rifle taken."""
_ROUSED = 0.2
"""A friend on his feet again."""
_SHELTER = 0.015
"""What shutting a door must gain to be worth the points."""
_UNISON = 0.02
"""Everybody in the same square who does not act along: out of step they can never go on together."""
_ROUNDS = 1.6
"""How often a group comes to shoot at what is upon it, before everybody has lost his nerve."""


_SPARE = 1.6
"""Shots to be kept for each of the zombies that will be near."""


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
        return sum(self)


class Choice(NamedTuple):
    """A way to use the turn: who acts, and where they end."""

    group: Group
    end: SquareId
    worth: Worth


class StandardHuman:
    """One decision of the human side, from what it sees."""

    def __init__(self, state: MallState, asked: Decision) -> None:
        self.state = state
        self.asked = asked
        self.plan = Plan(state)

    @cached_property
    def threats(self) -> Threats:
        return Threats(self.state)

    @cached_property
    def aiming(self) -> Aiming:
        return Aiming(self.state, self.threats)

    # Whom to move

    def select(self, actions: Sequence[Action]) -> tuple[Action, tuple[Reason, ...]]:
        """[5.0] Of all who could act, and all places where they could end, whatever leaves the party best off."""
        best, *others = self.weigh_turn([parse_group(action.args[0]) for action in actions if action.verb == "select"])
        action = Action("select", (group_text(best.group),)) if best.group else Action("pass")
        return action, _reasons(best, others)

    def weigh_turn(self, groups: Sequence[Group]) -> list[Choice]:
        """Ways to use the turn, the best first; waiting is one of them."""
        found = [Choice((), SquareId(""), self._worth((), SquareId(""), Battery(0, 0), is_fresh=True))]
        listed = set(groups)
        for here, people in self.threats.people.items():
            able = tuple(who for who in people if (who,) in listed)
            if able:
                found.extend(self._choices(here, able))
        found.sort(key=lambda choice: (-round(choice.worth.total, 6), choice.group))
        return found

    def _choices(self, here: SquareId, able: Group) -> Iterable[Choice]:
        """On the spot anybody may act; on the way, all who can, or half of them."""
        for size in range(1, len(able) + 1):
            for group in combinations(able, size):
                yield self._best_end(group, here, [here])
        for group in _parties(able):
            reach = ways(self.state, group, here, begin(self.state, group).points)
            yield self._best_end(group, here, list(reach))

    def _best_end(self, group: Group, here: SquareId, ends: Sequence[SquareId]) -> Choice:
        battery = battery_of(self.state, group)
        found = (Choice(group, end, self._worth(group, end, battery, is_fresh=end == here)) for end in ends)
        return max(found, key=lambda choice: (round(choice.worth.total, 6), choice.end == here, choice.end))

    # What a turn is worth

    def _worth(self, group: Group, end: SquareId, battery: Battery, *, is_fresh: bool) -> Worth:
        """[5.0] The outcome of a group ending its move in a square, and of everybody else staying."""
        people = self.threats.people
        danger = later = 0.0
        for square, there in people.items():
            stay = [who for who in there if who not in group] if group else there
            if stay and square != end:
                now, then = self._fate(square, stay, Battery(0, 0), group)
                danger, later = danger + now, later + then
        if not group:
            ambush = max(self._surprise(square, there) for square, there in people.items())
            return Worth(-danger, -later, self._together((), end), 0.0, 0.0, 0.0, 0.0, -ambush)
        joined = [who for who in people.get(end, ()) if who not in group]
        now, then = self._fate(end, [*joined, *group], battery, group)
        here = self.state.people[group[0]].square
        rouses = end != here and bool(joined)
        return Worth(
            -danger - now,
            -later - then,
            self._together(group, end) - self._out_of_step(group, here),
            self._progress(group, here, end),
            self._errand(group, here) if is_fresh and end == here else 0.0,
            _ROUSED * len(self.plan.stunned_among(joined)) if rouses else self._rousing(group, here, end, is_fresh),
            _KILL * max(self._prospects(end, battery), self._prospects(here, battery)),
            -self._surprise(end, [*joined, *group]),
        )

    def _fate(
        self, square: SquareId, people: Sequence[Character], battery: Battery, moved: Group
    ) -> tuple[float, float]:
        """What zombies cost the people in a square in their next turn and in the one after."""
        near = self.threats.near.get(square)
        if not near:
            return 0.0, 0.0
        reserve = battery_of(self.state, [who for who in people if who not in moved and self._is_free_next(who)])
        seen = self.aiming.seen_from(square)
        first = sum(threat.now >= 0.25 and threat.square in seen for threat in near)
        second = sum(threat.later >= 0.25 and threat.square in seen for threat in near)
        now = later = 1.0
        danger = after = 0.0
        for threat in near:
            left = soon = 1.0
            if threat.square in seen:
                if not threat.steps:
                    left = soon = self._holds_out(square, moved)
                elif battery.shots and threat.now >= 0.25:
                    left = soon = self._survives(threat, battery, first)
                if reserve.shots and threat.later >= 0.25:
                    left *= self._survives(threat, reserve, second)
            ordeal = self.threats.ordeal(people, threat.square, threat.steps)
            danger += now * threat.now * soon * ordeal
            after += later * threat.later * left * ordeal
            now *= 1.0 - threat.now * soon
            later *= 1.0 - threat.later * left
        return _CARE * danger, _CARE * _LATER * after

    def _is_free_next(self, who: Character) -> bool:
        one = self.state.people[who]
        return one.status is not Status.STUNNED and one.moved != self.state.turn

    def _survives(self, threat: Threat, battery: Battery, among: int) -> float:
        """How likely zombies are to live through the shots that fall to their share."""
        values = self.threats.values_at(threat.square)
        heavy = 1.0 - hit(2, threat.steps, values)
        light = 1.0 - hit(1, threat.steps, values)
        return float(heavy ** (battery.heavy / among) * light ** (battery.light / among))

    def _holds_out(self, square: SquareId, group: Group) -> float:
        """[6.3] [6.5] How likely zombies in a square are to live through all that a group can fire at them there."""
        shooters = [who for who in group if self.state.people[who].square == square]
        if not shooters:
            return 1.0
        guns = self.threats.guns(shooters, panic_increase(self.state, shooters[0], square) or 0)
        return float((1.0 - volley(guns, self.state.zombie_value(square)).chance) ** _ROUNDS)

    def _together(self, group: Group, end: SquareId) -> float:
        squares = [end if who in group else self.state.people[who].square for who in self.plan.living]
        apart = 0
        for i, a in enumerate(squares):
            away = MALL.graph.distance_map(a)
            for b in squares[:i]:
                if a != b:
                    apart += min(away[b], _APART_MOST)
        return -_APART * apart

    def _out_of_step(self, group: Group, here: SquareId) -> float:
        """[5.0] Whoever stays behind, or has just moved, will be at rest when the others are not.

        Against a zombie player it is better to have somebody who can act in every turn; without one, more come with
        every turn that is lost.
        """
        if self.threats.is_hunted:
            return 0.0
        return _UNISON * sum(who not in group for who in self.plan.able if self.state.people[who].square == here)

    def _progress(self, group: Group, here: SquareId, end: SquareId) -> float:
        """Squares nearer to where the party wants to be."""
        goal = self.plan.goal
        if goal is None or end == here:
            return 0.0
        away = MALL.graph.distance_map(goal)
        return _PACE * (1.0 + self.state.turn / _PATIENCE) * (away[here] - away[end]) * len(group)

    def _errand(self, group: Group, here: SquareId) -> float:
        """[5.5] [12.2] A main door to shut, rifles to take; not among zombies."""
        if here in self.threats.zombies:
            return 0.0
        door = MALL.main_door_of(here)
        worth = _ERRAND if door is not None and self.state.door(door) is DoorState.OPEN else 0.0
        if here == MALL.rifles and self.state.rifles:
            worth += _ERRAND * sum(map(self.plan.wants_rifle, group))
        return worth

    def _rousing(self, group: Group, here: SquareId, end: SquareId, is_fresh: bool) -> float:
        """[8.3] A stunned friend in the same square comes round when somebody steps out and back."""
        if not is_fresh or end != here or self.way_out(here) is None:
            return 0.0
        points = begin(self.state, group).points
        if points < self._leave(here) + 1:
            return 0.0
        return _ROUSED * len(self.plan.stunned_among(self.threats.people[here]))

    def _leave(self, here: SquareId) -> int:
        return 1 + (self.state.zombie_value(here) if here in self.threats.zombies else 0)

    def _prospects(self, square: SquareId, battery: Battery) -> float:
        """How many zombies would be likely to fall to the shots of a group from a square."""
        if not battery.shots:
            return 0.0
        return sum(self.aiming.easiest(square)[: max(1, battery.shots // 2)])

    def _surprise(self, square: SquareId, people: Sequence[Character]) -> float:
        risk = self.threats.surprise(square)
        return risk * self.threats.ambushed(people) if risk and square not in self.threats.zombies else 0.0

    # The move itself

    def act(self, actions: Sequence[Action]) -> tuple[Action, tuple[Reason, ...]]:
        """Shoot what threatens, do what is to be done here, go where it is best, shoot again, shut a door, rest."""
        action, why = self._next(actions)
        return action, (why.reason,)

    def _next(self, actions: Sequence[Action]) -> tuple[Action, Consideration]:
        group = self._group(actions)
        here = self.state.people[group[0]].square
        points, shots = self.asked.meters[0].left, self.asked.meters[1].left
        aims = [action for action in actions if action.verb == "shoot"]
        if aims and here in self.threats.zombies:
            return self.aiming.at_arms_length(aims, here), Consideration.DANGER
        if chore := _chore(actions):
            return chore, Consideration.ERRAND
        end, first = self._destination(group, here, points, shots)
        shot = self.aiming.best(aims, here, end) if aims else None
        if shot is not None and shot.is_urgent:
            return shot.action, Consideration.DANGER
        if shot is not None and shot.is_safe and shots > _SPARE * self._expected(end):
            return shot.action, Consideration.KILLS
        rouse = self._step_out(here, points, actions)
        if rouse is not None:
            return rouse, Consideration.HELP
        if first is not None and first in actions:
            return first, Consideration.PROGRESS
        if shot is not None and (shot.is_good or self.plan.is_party(group) or here in self.state.active):
            return shot.action, Consideration.KILLS
        shut = self._shelter(actions, group, here)
        if shut is not None:
            return shut, Consideration.SHELTER
        return Action("end"), Consideration.REST

    def _expected(self, square: SquareId) -> int:
        """How many zombies will have to be shot at in a square."""
        seen = self.aiming.seen_from(square)
        return sum(threat.now >= 0.25 and threat.square in seen for threat in self.threats.near.get(square, ()))

    def _group(self, actions: Sequence[Action]) -> Group:
        """Who is being moved: as the table shows, or before anything was done, the largest group that can act."""
        if self.state.mover:
            return tuple(self.state.mover)
        return max((parse_group(action.args[0]) for action in actions if action.args), key=len)

    def _destination(self, group: Group, here: SquareId, points: int, shots: int) -> tuple[SquareId, Action | None]:
        """Where it is best to end, and the first thing to do to get there."""
        reach: Mapping[SquareId, Way] = ways(self.state, group, here, points)
        battery = battery_of(self.state, group).limited(shots)
        best: tuple[float, bool, SquareId] | None = None
        for end in reach:
            worth = self._worth(group, end, battery, is_fresh=False).total
            key = (round(worth, 6), end == here, end)
            if best is None or key > best:
                best = key
        assert best is not None
        return best[2], reach[best[2]].first

    def _step_out(self, here: SquareId, points: int, actions: Sequence[Action]) -> Action | None:
        """[8.3] Out of a stunned friend's square, only to come back into it."""
        out = self.way_out(here)
        stunned = self.plan.stunned_among(self.threats.people.get(here, ()))
        if out is None or points < self._leave(here) + 1 or not stunned:
            return None
        return next((a for a in actions if a.verb == "move" and a.args[1] == out), None)

    def way_out(self, here: SquareId) -> SquareId | None:
        """The quietest free square next to this one."""
        open_sides = (there.square for there in MALL.neighbours(here) if self.state.can_pass(there.door))
        free = [square for square in open_sides if square not in self.threats.zombies]
        return max(free, key=lambda square: (-len(self.threats.near.get(square, ())), square), default=None)

    def _shelter(self, actions: Sequence[Action], group: Group, here: SquareId) -> Action | None:
        """[5.5] A door between us and them, if it keeps out what would come."""
        people = self.threats.people[here]
        doors = [action for action in actions if action.verb == "close"]
        if not doors or not self.threats.near.get(here) or not self.plan.stunned_among(people):
            return None
        before = sum(self._fate(here, people, Battery(0, 0), group))
        best: tuple[float, Action] | None = None
        for action in doors:
            gain = before - sum(self._behind(action, people, group, here))
            if gain > _SHELTER and (best is None or gain > best[0]):
                best = gain, action
        return best[1] if best else None

    def _behind(self, action: Action, people: Sequence[Character], group: Group, here: SquareId) -> tuple[float, float]:
        """What is left to fear behind a door that is shut."""
        shut = self.state.copy()
        shut.doors[DoorId(action.args[1])] = DoorState.CLOSED
        return StandardHuman(shut, self.asked)._fate(here, people, Battery(0, 0), group)


_TELLING = 0.004
"""What a consideration must weigh to be told."""
_TOLD = 3


def _reasons(best: Choice, others: Sequence[Choice]) -> tuple[Reason, ...]:
    """What speaks for a choice against waiting; for waiting, against the best of all others."""
    rival = next((other for other in others if bool(other.group) != bool(best.group)), None)
    if rival is None:
        return (Consideration.REST.reason,)
    weighed = zip(Worth._fields, best.worth, rival.worth, strict=True)
    gains = sorted(((mine - its, name) for name, mine, its in weighed if mine - its > _TELLING), reverse=True)
    return tuple(Consideration(name).reason for _, name in gains[:_TOLD]) or (Consideration.REST.reason,)


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
