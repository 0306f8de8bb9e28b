"""What becomes of the people in a square in the zombies' next turn and in the one after."""

from __future__ import annotations

from typing import NamedTuple

from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group
from pyapp.mall.play.shots import panic_increase
from pyapp.mall.policies.aim import NO_SHOTS, Aiming, Battery, battery_of
from pyapp.mall.policies.chances import Gun, volley
from pyapp.mall.policies.threats import Threat, Threats, hit
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status

_LATER = 0.9
"""What the turn after next weighs, of what the next one does."""
LIKELY = 0.25
"""Zombies that are less likely to come are not worth a shot that was kept for those that are."""


class Fate(NamedTuple):
    """What zombies cost: in their next turn, and in the one after."""

    soon: float
    later: float


NOTHING = Fate(0.0, 0.0)


class Fates:
    """The people on the table, wherever they may stand."""

    def __init__(self, state: MallState, threats: Threats, aiming: Aiming) -> None:
        self.state = state
        self.threats = threats
        self.aiming = aiming
        self._staying: dict[tuple[SquareId, Group, Group], Fate] = {}
        self._misses: dict[tuple[SquareId, int], tuple[float, float]] = {}

    def of_those_who_stay(self, square: SquareId, people: Group, moved: Group) -> Fate:
        """What becomes of people who do nothing, while others act."""
        shooters = self._shooters(square, moved)
        key = (square, people, shooters)
        fate = self._staying.get(key)
        if fate is None:
            fate = self._staying[key] = self._fate(square, people, NO_SHOTS, people, shooters)
        return fate

    def of_those_who_act(self, square: SquareId, people: Group, battery: Battery, moved: Group) -> Fate:
        """What becomes of those who end their move in a square, and of whom they find there."""
        if not self.threats.near(square):
            return NOTHING
        others = tuple(who for who in people if who not in moved)
        return self._fate(square, people, battery, others, self._shooters(square, moved))

    def _shooters(self, square: SquareId, moved: Group) -> Group:
        """Those who shoot at the zombies that share their square."""
        if square not in self.threats.zombies:
            return ()
        people = self.state.people
        return tuple(who for who in moved if people[who].square == square and people[who].status is not Status.STUNNED)

    def _is_free_next(self, who: Character) -> bool:
        one = self.state.people[who]
        return one.status is not Status.STUNNED and one.moved != self.state.turn

    def _fate(self, square: SquareId, people: Group, battery: Battery, others: Group, shooters: Group) -> Fate:
        """Some shoot now, with what they have left or at arm's length; of the others, whoever can in the turn after."""
        near = self.threats.near(square)
        if not near:
            return NOTHING
        free = tuple(filter(self._is_free_next, others))
        reserve = battery_of(self.state, free)
        seen = self.aiming.seen_from(square)
        first = second = 0
        for threat in near:
            if threat.square in seen:
                first += threat.now >= LIKELY
                second += threat.later >= LIKELY
        now = later = 1.0
        danger = after = 0.0
        for threat in near:
            left = soon = 1.0
            if threat.square in seen:
                if not threat.steps:
                    soon = self._holds_out(square, shooters)
                    left = soon * self._holds_out(square, free)
                else:
                    if battery.shots and threat.now >= LIKELY:
                        left = soon = self._survives(threat, battery, first)
                    if reserve.shots and threat.later >= LIKELY:
                        left *= self._survives(threat, reserve, second)
            ordeal = self.threats.ordeal(people, threat.square, threat.steps)
            danger += now * threat.now * soon * ordeal
            after += later * threat.later * left * ordeal
            now *= 1.0 - threat.now * soon
            later *= 1.0 - threat.later * left
        return Fate(danger, _LATER * after)

    def _survives(self, threat: Threat, battery: Battery, among: int) -> float:
        """How likely zombies are to live through the shots that fall to their share."""
        key = (threat.square, threat.steps)
        misses = self._misses.get(key)
        if misses is None:
            values = self.threats.values_at(threat.square)
            misses = self._misses[key] = (1.0 - hit(2, threat.steps, values), 1.0 - hit(1, threat.steps, values))
        heavy, light = misses
        return float(heavy ** (battery.heavy / among) * light ** (battery.light / among))

    def _holds_out(self, square: SquareId, shooters: Group) -> float:
        """[6.3] [6.5] How likely zombies in a square are to live through all that a group can fire at them there."""
        if not shooters:
            return 1.0
        guns = self.threats.guns(shooters, panic_increase(self.state, shooters[0], square) or 0)
        once = 1.0 - volley(guns, self.state.zombie_value(square)).chance
        return float(once ** (sum(map(self._rounds, shooters, guns)) / len(guns)))

    def _rounds(self, who: Character, gun: Gun) -> float:
        """[6.5] How often somebody comes to shoot, if the first time he keeps his nerve; then a check for each shot."""
        return float(sum(gun.calm**shot for shot in range(self.state.numbers(who).fire)))
