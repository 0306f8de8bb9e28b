"""How the human player chooses: together, with good shots, towards rifles and doors, out of harm's way.

Every choice is made afresh from what lies on the table. A move is therefore not a route that is followed but the same
question asked at every square: of all squares still within reach, where would the party like to end its turn?
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cached_property
from itertools import groupby
from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, group_text, parse_group
from pyapp.mall.play.move import begin
from pyapp.mall.play.shots import modifier
from pyapp.mall.policies import impulse
from pyapp.mall.policies.chances import Values, band_of, pain, shot
from pyapp.mall.policies.outlook import Outlook
from pyapp.mall.policies.plan import Plan
from pyapp.mall.policies.routes import Way, ways
from pyapp.mall.policies.seat import defend, start
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState
from pyapp.mall.truth.tables import SUPER_VALUE

# What things are worth, on the scale of chances.WORTH.
_APART = 0.008
"""Every square between two friends."""
_PROGRESS = 0.01
"""Every square nearer to the party's goal; half as much again every twenty turns, for time works for the zombies."""
_PATIENCE = 40
_RIFLES_FIRST = 12
"""The detour for the rifles: they make two good shots of two bad."""
_KILL = 0.02
"""A zombie unit less."""
_DONE = 0.3
"""A main door shut, or a rifle taken."""
_ROUSED = 0.25
"""A friend on his feet again."""

_SAFE_SHOT = 0.5
"""The chance that makes it worth to stop and shoot on the way."""
_LAST_SHOT, _LOUD_SHOT = 0.1, 0.4
"""The chance that makes a shot worth its noise at the end of a move; more is asked of those who are not noticed yet."""
_FRIGHT = 2.0
"""How much more urgent it is to shoot at berserk and super zombies, before they are upon somebody."""


class Aim(NamedTuple):
    """A shot that could be fired."""

    urgency: float
    chance: float
    action: Action
    distance: int


class HumanPlayer:
    """One decision of the human player, from what he sees."""

    def __init__(self, state: MallState, asked: Decision) -> None:
        self.state = state
        self.asked = asked
        self.outlook = Outlook(state)
        self.plan = Plan(state, _RIFLES_FIRST)

    def choose(self) -> Action:
        actions = [option.action for option in self.asked.options]
        if impulse.is_asked(self.asked):
            return impulse.shoot_on_the_run(self.state, actions).action
        match actions[0].verb:
            case "place":
                return max(actions, key=lambda action: start(self.state, action))
            case "fire":
                return defend(self.state, actions).action
            case "victims":
                return min(actions, key=self._sacrifice)
            case "select":
                return self._select(actions)
        return self._act(actions)

    # Attacks

    def _sacrifice(self, action: Action) -> float:
        """[8.0] Those who have least to lose face the attack."""
        victims = parse_group(action.args[0])
        strength = self.state.zombie_value(self.state.people[victims[0]].square) // len(victims)
        return sum(pain(who, status, strength) for who, status in band_of(self.state, victims))

    # Whom to move

    def _select(self, actions: Sequence[Action]) -> Action:
        """Of one square all who can move, or nobody: whatever leaves the party best off."""
        groups = [parse_group(action.args[0]) for action in actions if action.verb == "select"]
        best, choice = self._worth_of_waiting(), Action("pass")
        for _, same in groupby(groups, key=lambda group: self.state.people[group[0]].square):
            group = max(same, key=len)
            here = self.state.people[group[0]].square
            reach = ways(self.state, group, here, begin(self.state, group).points)
            worth = max(self._ends(group, here, reach, is_fresh=True).values())
            if worth > best + 1e-6:
                best, choice = worth, Action("select", (group_text(group),))
        return choice

    def _worth_of_waiting(self) -> float:
        danger = sum(self.outlook.danger(square, people, False) for square, people in self.outlook.people.items())
        return -danger - _APART * self._spread({}) - self._way_to_go(self.plan.centre)

    def _ends(
        self, group: Group, here: SquareId, reach: Mapping[SquareId, Way], *, is_fresh: bool
    ) -> dict[SquareId, float]:
        """What it is worth for a group to end its move in each square within reach."""
        stay = {square: [who for who in people if who not in group] for square, people in self.outlook.people.items()}
        dangers = {square: self.outlook.danger(square, people, False) for square, people in stay.items()}
        total = sum(dangers.values())
        is_party = self.plan.is_party(group)
        found = {}
        for end in reach:
            there = stay.get(end, [])
            worth = dangers.get(end, 0.0) - total - self.outlook.danger(end, (*there, *group), True)
            worth -= _APART * self._spread(dict.fromkeys(group, end))
            worth -= self._way_to_go(end if is_party else self.plan.centre)
            worth += _KILL * self.outlook.prospects(end)
            if end != here:
                worth += _ROUSED * len(self.plan.stunned_among(there))
            elif is_fresh:
                worth += self._chores(group, here)
            found[end] = worth
        return found

    def _way_to_go(self, square: SquareId) -> float:
        """What the way still ahead costs."""
        goal = self.plan.goal
        if goal is None:
            return 0.0
        return _PROGRESS * (1.0 + self.state.turn / _PATIENCE) * MALL.graph.distance_map(goal)[square]

    def _spread(self, moved: Mapping[Character, SquareId]) -> int:
        """How far apart the living are."""
        squares = [moved.get(who) or self.state.people[who].square for who in self.plan.living]
        return sum(MALL.graph.distance_map(a)[b] for i, a in enumerate(squares) for b in squares[:i] if a != b)

    def _chores(self, group: Group, here: SquareId) -> float:
        """What can be done on the spot: shoot at arm's length, shut a main door, take rifles, help somebody up."""
        if here in self.outlook.zombies:
            return 3 * _KILL
        door = MALL.main_door_of(here)
        worth = _DONE if door is not None and self.state.door(door) is DoorState.OPEN else 0.0
        if here == MALL.rifles and self.state.rifles:
            worth += _DONE * sum(map(self.plan.wants_rifle, group))
        if self._way_out(here) is not None:
            worth += _ROUSED * len(self.plan.stunned_among(self.outlook.people[here]))
        return worth

    # The move itself

    def _act(self, actions: Sequence[Action]) -> Action:
        """Shoot what is near, do what is to be done here, go where it is best, then shoot at whatever is in sight."""
        group = self._group(actions)
        here = self.state.people[group[0]].square
        points = self.asked.meters[0].left
        shots = [action for action in actions if action.verb == "shoot"]
        if shots and here in self.outlook.zombies:
            return defend(self.state, shots).action
        aim = self._aim(shots, here)
        if aim and aim.chance >= _SAFE_SHOT and aim.distance <= 2:
            return aim.action
        errand = _chore(actions) or self._step_out(here, points, actions) or self._step(group, here, points)
        if errand is not None and errand in actions:
            return errand
        is_noticed = self.plan.is_party(group) or here in self.state.active
        if aim and aim.chance >= (_LAST_SHOT if is_noticed else _LOUD_SHOT):
            return aim.action
        return Action("end")

    def _group(self, actions: Sequence[Action]) -> Group:
        """Who is being moved: as the table shows, or before anything was done, the largest group that can act."""
        if self.state.mover:
            return tuple(self.state.mover)
        return max((parse_group(action.args[0]) for action in actions if action.args), key=len)

    def _step(self, group: Group, here: SquareId, points: int) -> Action | None:
        """The next step to where it is best to end, or none to stay."""
        reach = ways(self.state, group, here, points)
        ends = self._ends(group, here, reach, is_fresh=False)
        best = max(ends, key=lambda square: (round(ends[square], 6), square == here, square))
        return reach[best].first

    def _step_out(self, here: SquareId, points: int, actions: Sequence[Action]) -> Action | None:
        """[8.3] Out of a stunned friend's square, only to come back into it."""
        out = self._way_out(here)
        leave = 1 + (self.state.zombie_value(here) if here in self.outlook.zombies else 0)
        if out is None or points < leave + 1 or not self.plan.stunned_among(self.outlook.people[here]):
            return None
        return next((a for a in actions if a.verb == "move" and a.args[1] == out), None)

    def _way_out(self, here: SquareId) -> SquareId | None:
        """The quietest free square next to this one."""
        open_sides = (there.square for there in MALL.neighbours(here) if self.state.can_pass(there.door))
        free = [square for square in open_sides if square not in self.outlook.zombies]
        return max(free, key=lambda square: (self.outlook.steps.get(square, 9), square), default=None)

    def _aim(self, shots: Iterable[Action], here: SquareId) -> Aim | None:
        """The most urgent shot of a single gun: good chances at near targets, the frightful ones first.

        Guns together hit better, but fewer zombies. Glass is left whole.
        """
        best: Aim | None = None
        for action in filter(_is_single, shots):
            target = SquareId(action.args[1])
            door = MALL.sight(here, target).door
            if door is not None and self.state.door(door) is DoorState.CLOSED:
                continue
            less = modifier(self.state, here, target)
            chance = shot(self.state, parse_group(action.args[0]), target, less, self._values(target))
            distance = MALL.graph.distance_map(here)[target]
            urgency = chance * (1.0 + 1.0 / distance + self._fright(target))
            if best is None or urgency > best.urgency:
                best = Aim(urgency, chance, action, distance)
        return best

    def _values(self, target: SquareId) -> Values:
        if target not in self.state.zombies:
            return ((SUPER_VALUE, 1.0),)
        return self._led_values if self.state.supers_in(target) else self.outlook.values

    @cached_property
    def _led_values(self) -> Values:
        """[11.3] A unit with a super zombie."""
        return tuple((value + SUPER_VALUE, share) for value, share in self.outlook.values)

    def _fright(self, target: SquareId) -> float:
        is_berserk = self.state.zombies.get(target) in self.state.berserk
        return _FRIGHT if is_berserk or self.state.supers_in(target) else 0.0


def _chore(actions: Sequence[Action]) -> Action | None:
    """[5.5] [12.0] Rifles for as many as can take one, else a main door."""
    takes = [action for action in actions if action.verb == "take"]
    if takes:
        return max(takes, key=lambda action: len(action.args[1]))
    return next((a for a in actions if a.verb == "close" and a.args[1] in MALL.main_doors), None)


def _is_single(action: Action) -> bool:
    return "+" not in action.args[0]
