"""How the human player chooses: together, with good shots, towards doors and rifles, out of harm's way."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import groupby

from pyapp.kernel.decision import Action, Decision
from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, DoorId, SquareId
from pyapp.mall.move import begin
from pyapp.mall.names import Group, parse_group
from pyapp.mall.policies.chances import band_of, gun, pain, shot, volley
from pyapp.mall.policies.outlook import Outlook, view
from pyapp.mall.policies.plan import Plan
from pyapp.mall.policies.routes import ways
from pyapp.mall.shots import modifier, panic_increase
from pyapp.mall.state import DoorState, MallState, Status
from pyapp.mall.tables import CLOSE_OR_OPEN_DOOR

_TOGETHER = 0.008
"""What every square between friends costs, for each of them."""
_PROGRESS = 0.006
"""What every square towards the party's goal is worth."""
_KILL = 0.02
"""What a zombie unit less is worth."""
_DONE = 0.3
"""What a shut door or a rifle is worth."""
_SIEGE = 1.5
_WORTH_A_DOOR = 0.006
"""What must be at stake to shut a door."""
_ROUSED = 0.25
"""What a friend on his feet again is worth."""


class HumanPlayer:
    """One decision of the human player, from what he sees."""

    uses_doors = True
    stands_siege = True

    def __init__(self, state: MallState, asked: Decision) -> None:
        self.state = state
        self.asked = asked
        self.outlook = Outlook(state)
        self.plan = Plan(state)

    def choose(self) -> Action:
        actions = [option.action for option in self.asked.options]
        match actions[0].verb:
            case "place":
                return max(actions, key=self._start)
            case "fire":
                return self._volley(actions)
            case "victims":
                return min(actions, key=self._sacrifice)
            case "select" | "pass":
                return self._select(actions)
        return self._act(actions)

    # Set-up

    def _start(self, action: Action) -> float:
        """In pairs, an M-16 in each, and the pairs as near to each other as can be."""
        who, square = Character(action.args[0]), SquareId(action.args[1])
        state = self.state
        mate = _MATES.get(who)
        with_mate = 50.0 if mate and state.people[mate].square == square else 0.0
        with_other = -50.0 if not with_mate and state.people_in(square) else 0.0
        others = [one.square for one in state.people.values() if one.square and one.square != square]
        centre = sum(MALL.graph.distance_map(square)[other] for other in others or MALL.characters)
        return with_mate + with_other - centre

    # Attacks

    def _volley(self, actions: Sequence[Action]) -> Action:
        """The shots that are most likely to bring the zombies down, by whoever can still shoot."""
        square = SquareId(actions[0].args[1])
        able = [parse_group(action.args[0])[0] for action in actions if action.verb != "hold" and _is_single(action)]
        now = self._best_shooters(able, square)
        return next(a for a in actions if a.args and parse_group(a.args[0]) == now)

    def _best_shooters(self, able: Sequence[Character], square: SquareId) -> Group:
        increase = panic_increase(self.state, able[0], square)
        guns = tuple(gun(self.state, who, increase) for who in able)
        best = volley(guns, self.state.zombie_value(square))
        return tuple(able[i] for i in best.now) or tuple(able)

    def _sacrifice(self, action: Action) -> float:
        """[8.0] Those who have least to lose."""
        victims = parse_group(action.args[0])
        strength = self.state.zombie_value(self.state.people[victims[0]].square) // len(victims)
        return sum(pain(who, status, strength) for who, status in band_of(self.state, victims))

    # Whom to move

    def _select(self, actions: Sequence[Action]) -> Action:
        """Of each square all who can move, or nobody: whatever leaves the party best off."""
        groups = [parse_group(action.args[0]) for action in actions if action.verb == "select"]
        fullest = [list(same)[-1] for _, same in groupby(groups, key=lambda g: self.state.people[g[0]].square)]
        if self.stands_siege and (watch := self._watch(fullest)) is not None:
            return Action("select", ("+".join(watch),))
        best, action = self._standing(), Action("pass")
        for group in fullest:
            here = self.state.people[group[0]].square
            worth = max(self._ends(group, here, begin(self.state, group).points, True).values())
            if worth > best + 1e-6:
                best, action = worth, Action("select", ("+".join(group),))
        return action

    def _watch(self, groups: Sequence[Group]) -> Group | None:
        """Under siege the party stays where it is and takes turns at shooting, so that every turn somebody can."""
        here = self.plan.centre
        if len(groups) != 1 or set(self.outlook.people) != {here} or self.plan.stunned or here in self.outlook.zombies:
            return None
        group = groups[0]
        if self._chores(group, here) or self.outlook.pressure(here) < _SIEGE:
            return None
        if len(group) < len(self.plan.able):
            return group
        for pair in ((Character.PETER, Character.STEVE), (Character.PETER, Character.FRAN), (Character.ROGER,Character.STEVE),(Character.ROGER,Character.FRAN)):
            if set(pair) < set(group):
                return pair
        return group[:1]

    def _standing(self) -> float:
        """How the party stands if nobody moves."""
        worth = -sum(self.outlook.danger(square, people, False) for square, people in self.outlook.people.items())
        return worth - _TOGETHER * self._spread({}) - _PROGRESS * (1.0 + self.state.turn / 40) * self._to_go(self.plan.centre)

    def _to_go(self, square: SquareId) -> float:
        goal = self.plan.goal
        return min(14, MALL.graph.distance_map(goal)[square]) if goal else 0.0

    def _spread(self, moved: dict[Character, SquareId]) -> int:
        """How far apart the living are."""
        squares = [moved.get(who) or self.state.people[who].square for who in self.state.living()]
        return sum(min(12, MALL.graph.distance_map(a)[b]) for i, a in enumerate(squares) for b in squares[:i])

    def _ends(self, group: Group, here: SquareId, points: int, is_fresh: bool) -> dict[SquareId, float]:
        """What it is worth for a group to end its move in each square within reach."""
        found = {}
        others = {
            square: [who for who in people if who not in group] for square, people in self.outlook.people.items()
        }
        calm = {square: self.outlook.danger(square, people, False) for square, people in others.items() if people}
        calm_total = sum(calm.values())
        is_party = self.plan.is_party(group)
        progress = _PROGRESS * (1.0 + self.state.turn / 40)
        for end, way in ways(self.state, group, here, points).items():
            there = [*others.get(end, ()), *group]
            danger = self.outlook.danger(end, there, True)
            if points - way.cost >= CLOSE_OR_OPEN_DOOR:
                danger = min(danger, self._shelter(end, there, danger)[0])
            worth = calm.get(end, 0.0) - calm_total - danger
            worth -= _TOGETHER * self._spread(dict.fromkeys(group, end))
            worth -= progress * self._to_go(end if is_party else self.plan.centre)
            worth += _KILL * min(4.0, self.outlook.prospects(end))
            if end != here:
                worth += _ROUSED * sum(self.state.people[who].status is Status.STUNNED for who in others.get(end, ()))
            elif is_fresh:
                worth += self._chores(group, here)
            found[end] = worth
        return found

    def _shelter(self, end: SquareId, people: Sequence[Character], danger: float) -> tuple[float, DoorId | None]:
        """The danger that is left in a square when its best door is shut, and that door."""
        best: tuple[float, DoorId | None] = (danger, None)
        if not self.uses_doors or danger < _WORTH_A_DOOR or end in self.outlook.zombies:
            return best
        for door in MALL.doors_of(end):
            if self.state.door(door) is DoorState.OPEN:
                left = self.outlook.danger(end, people, True, door) + _WORTH_A_DOOR / 2
                if left < best[0]:
                    best = (left, door)
        return best

    def _chores(self, group: Group, here: SquareId) -> float:
        """What a group can do where it stands: shut a main door, take a rifle, help a friend up."""
        if here in self.outlook.zombies:
            return _KILL * 3
        door = MALL.main_door_of(here)
        worth = _DONE if door is not None and self.state.door(door) is DoorState.OPEN else 0.0
        if here == MALL.rifles and self.state.rifles:
            worth += _DONE * sum(map(self.plan.wants_rifle, group))
        stunned = sum(self.state.people[who].status is Status.STUNNED for who in self.state.people_in(here))
        return worth + (_ROUSED * stunned if self._way_out(here) else 0.0)

    def _way_out(self, here: SquareId) -> SquareId | None:
        """A free square next to this one, to step out and come back."""
        free = (n.square for n in MALL.neighbours(here) if self.state.can_pass(n.door))
        quiet = [square for square in free if square not in self.outlook.zombies]
        return max(quiet, key=lambda square: (self.outlook.steps.get(square, 9), square), default=None)

    # The move itself

    def _act(self, actions: Sequence[Action]) -> Action:
        """Shoot what is near, do what is to be done here, go where it is best, shoot at what is in sight."""
        group = self._group(actions)
        if group is None:
            return actions[-1]
        here = self.state.people[group[0]].square
        shots = [action for action in actions if action.verb == "shoot"]
        if shots and here in self.outlook.zombies:
            return self._melee(shots, here)
        near = self._best_shot(shots, here)
        if near and near[0] >= 0.5 and MALL.graph.distance(here, SquareId(near[1].args[1])) in (1, 2):
            return near[1]
        if chore := self._chore(actions):
            return chore
        points = self.asked.meters[0].left
        if (errand := self._rouse(group, here, points, actions)) is not None:
            return errand
        ends = self._ends(group, here, points, False)
        best = max(ends, key=lambda square: (round(ends[square], 6), square == here, square))
        way = ways(self.state, group, here, points)[best]
        if way.first in actions and way.first is not None:
            return way.first
        if near and near[0] >= (0.1 if self.plan.is_party(group) or here in self.state.active else 0.4):
            return near[1]
        if (door := self._door_to_work(group, here, points)) is not None:
            work = [a for a in actions if a.verb in ("open", "close") and a.args[1] == door]
            if work:
                return work[0]
        return next(action for action in actions if action.verb == "end")

    def _door_to_work(self, group: Group, here: SquareId, points: int) -> DoorId | None:
        """A door to shut for the night, or to open for a shot if there is time to shut it again."""
        people = self.outlook.people[here]
        _, door = self._shelter(here, people, self.outlook.danger(here, people, True))
        if door is not None or points < 2 * CLOSE_OR_OPEN_DOOR or not self.plan.is_party(group):
            return door
        beyond = (door for other, _, door in view(here) if door and other in self.outlook.zombies)
        return next((door for door in beyond if self.state.door(door) is DoorState.CLOSED and here in MALL.doors[door].between), None)

    def _group(self, actions: Sequence[Action]) -> Group | None:
        if self.state.mover:
            return tuple(self.state.mover)
        named = [parse_group(a.args[0]) for a in actions if a.verb in ("move", "close", "open", "take", "shoot", "lift")]
        return max(named, key=len, default=None)

    def _melee(self, shots: Sequence[Action], here: SquareId) -> Action:
        able = [parse_group(action.args[0])[0] for action in shots if _is_single(action)]
        now = self._best_shooters(able, here)
        return next(action for action in shots if parse_group(action.args[0]) == now)

    def _best_shot(self, shots: Sequence[Action], here: SquareId) -> tuple[float, Action] | None:
        """The single gun with the best chance; zombies that are close, berserk or super go first."""
        best: tuple[float, float, Action] | None = None
        for action in shots:
            if not _is_single(action):
                continue
            target = SquareId(action.args[1])
            less = modifier(self.state, here, target)
            values = self.outlook.values if target in self.state.zombies else ((2, 1.0),)
            chance = shot(self.state, parse_group(action.args[0]), target, less, values)
            door = MALL.sight(here, target).door
            if door is not None and self.state.door(door) is DoorState.CLOSED:
                continue
            steps = self.outlook.state and MALL.graph.distance_map(here)[target]
            weight = chance * (1.0 + 1.0 / steps + 0.5 * (self.state.zombies.get(target) in self.state.berserk))
            if best is None or weight > best[0]:
                best = (weight, chance, action)
        return best and best[1:]

    def _chore(self, actions: Sequence[Action]) -> Action | None:
        takes = [action for action in actions if action.verb == "take"]
        if takes:
            return max(takes, key=lambda action: len(action.args[1]))
        return next((a for a in actions if a.verb == "close" and a.args[1] in MALL.main_doors), None)

    def _rouse(self, group: Group, here: SquareId, points: int, actions: Sequence[Action]) -> Action | None:
        """[8.3] Step out of a stunned friend's square, to come back into it."""
        stunned = any(self.state.people[who].status is Status.STUNNED for who in self.state.people_in(here))
        leave = 1 + (self.state.zombie_value(here) if here in self.outlook.zombies else 0)
        out = self._way_out(here)
        if not stunned or out is None or points < leave + 1:
            return None
        return next((a for a in actions if a.verb == "move" and a.args[1] == out), None)


_MATES = {Character.FRAN: Character.PETER, Character.STEVE: Character.ROGER}


def _is_single(action: Action) -> bool:
    return "+" not in action.args[0]


Weigh = Callable[[Action], float]
