"""Which shot to fire: what threatens first, guns together where one alone would hardly do, nothing wasted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Action
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, parse_group
from pyapp.mall.play.shots import gun_dice, modifier, panic_increase
from pyapp.mall.policies.chances import shot
from pyapp.mall.policies.outlook import view
from pyapp.mall.policies.threats import Threats, hit
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, Status

_HEAVY, _LIGHT = 0.16, 0.04
"""What a shot of a rifle or a pistol is worth elsewhere."""
_URGENT = 0.35
"""The threat that makes it worth to stop and shoot on the way."""
_POOR = 0.15
"""The chance that even the most urgent shot must have."""
_ROUNDS = 2
"""How many shots it takes to bring zombies down."""
_GOOD = 0.4
"""The chance that makes a shot worth its noise."""
_FAIR = 0.3
"""The chance that makes it worth to shoot with what is not needed elsewhere."""
_LEAST = 0.08
"""Below that a shot is only noise."""


class Battery(NamedTuple):
    """How often a group can shoot with two dice, and with one."""

    heavy: int
    light: int

    @property
    def shots(self) -> int:
        return self.heavy + self.light

    @property
    def targets(self) -> int:
        """How many zombies one may hope to bring down with it: two shots for each."""
        return max(1, self.heavy + self.light >> 1)

    def limited(self, shots: int) -> Battery:
        """What is left of it when only so many shots are."""
        heavy = min(self.heavy, shots)
        return Battery(heavy, min(self.light, shots - heavy))


NO_SHOTS = Battery(0, 0)


def battery_of(state: MallState, group: Iterable[Character]) -> Battery:
    """[6.1] The fire rates of a group."""
    heavy = light = 0
    for who in group:
        if state.people[who].status is Status.STUNNED:
            continue
        if gun_dice(state, who) == 2:
            heavy += state.numbers(who).fire
        else:
            light += state.numbers(who).fire
    return Battery(heavy, light)


class Aim(NamedTuple):
    """A shot that could be fired."""

    score: float
    action: Action
    chance: float
    threat: float
    is_steady: bool
    """Whether nobody has to check for panic first."""

    @property
    def is_urgent(self) -> bool:
        return _is_urgent(self.threat, self.chance)

    @property
    def is_good(self) -> bool:
        return self.chance >= _GOOD

    @property
    def is_safe(self) -> bool:
        """A shot that costs nothing but noise."""
        return self.is_steady and self.chance >= _FAIR


def _is_urgent(threat: float, chance: float) -> bool:
    return threat >= _URGENT and chance >= _POOR


class Aiming:
    def __init__(self, state: MallState, threats: Threats) -> None:
        self.state = state
        self.threats = threats
        self._seen: dict[SquareId, frozenset[SquareId]] = {}
        self._easy: dict[tuple[SquareId, int], list[float]] = {}

    def seen_from(self, square: SquareId) -> frozenset[SquareId]:
        """[6.3] [6.4] The zombies that can be shot at from a square: its own, or those past no closed door."""
        found = self._seen.get(square)
        if found is None:
            zombies, people, doors = self.threats.zombies, self.threats.people, self.state.doors
            if square in zombies:
                found = frozenset((square,))
            else:
                found = frozenset(
                    other
                    for other, _, door in view(square)
                    if other in zombies
                    and other not in people
                    and (door is None or doors.get(door) is not DoorState.CLOSED)
                )
            self._seen[square] = found
        return found

    def easy(self, square: SquareId, target: SquareId, dice: int = 2) -> float:
        """How likely a gun is to bring down zombies from a square."""
        return hit(dice, modifier(self.state, square, target), self.threats.values_at(target))

    def easiest(self, square: SquareId, dice: int) -> list[float]:
        """How likely a gun is to bring down each of the zombies in sight of a square, the easiest first."""
        found = self._easy.get((square, dice))
        if found is None:
            found = sorted((self.easy(square, target, dice) for target in self.seen_from(square)), reverse=True)
            self._easy[square, dice] = found
        return found

    def later(self, shots: Iterable[Action], here: SquareId, way: Sequence[SquareId], left: int) -> frozenset[SquareId]:
        """Targets that will be easier to hit farther on, if no more shots are left than will be needed there."""
        ahead = frozenset().union(*map(self.seen_from, way))
        if not ahead or left > _ROUNDS * len(ahead | self.seen_from(here)):
            return frozenset()
        targets = ahead.intersection(SquareId(action.args[1]) for action in shots)
        return frozenset(target for target in targets if self._is_easier_from(way, target, here))

    def _is_easier_from(self, way: Iterable[SquareId], target: SquareId, here: SquareId) -> bool:
        now = self.easy(here, target)
        return any(target in self.seen_from(square) and self.easy(square, target) > now for square in way)

    def best(
        self, shots: Iterable[Action], here: SquareId, end: SquareId, later: frozenset[SquareId] = frozenset()
    ) -> Aim | None:
        """The shot that does most for the party, where it is and where it wants to be; glass is left whole.

        What can wait is shot at only if it is urgent and has a fair chance.
        """
        near: dict[SquareId, float] = {}
        for place in (here, end):
            for threat in self.threats.near(place):
                near[threat.square] = max(near.get(threat.square, 0.0), threat.now)
        best: Aim | None = None
        for action in shots:
            target = SquareId(action.args[1])
            door = MALL.sight(here, target).door
            if door is not None and self.state.door(door) is DoorState.CLOSED:
                continue
            group = parse_group(action.args[0])
            less = modifier(self.state, here, target)
            chance = shot(self.state, group, target, less, self.threats.values_at(target))
            if chance < _LEAST:
                continue
            urgency = near.get(target, 0.0)
            steady = panic_increase(self.state, group[0], target) is None
            if target in later and (chance < _FAIR or not _is_urgent(urgency, chance)):
                continue
            score = chance * (0.3 + urgency) - self._price(group)
            if best is None or score > best.score:
                best = Aim(score, action, chance, urgency, steady)
        return best

    def _price(self, group: Group) -> float:
        return sum(_HEAVY if gun_dice(self.state, who) == 2 else _LIGHT for who in group) - _LIGHT
