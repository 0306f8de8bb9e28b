"""How the zombie player chooses: upon the weak if possible, close to them and out of their sight if not."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cached_property

from pyapp.kernel.decision import Action, Decision, Option
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.policies.chances import Values, assault, band_of, guns_of, ordeal, pain, unseen_values
from pyapp.mall.policies.outlook import view
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, Status
from pyapp.mall.truth.tables import PANIC_BERSERK_SAME_SQUARE, PANIC_SUPER_SAME_SQUARE, SUPER_SPEED, SUPER_VALUE

_APPROACH = 0.25
"""What a unit next to its prey is worth, of what it is worth upon it."""
_EXPOSED = 0.012
"""What it costs to stand in the line of fire."""
_IN_THE_DOOR = 0.01
"""What it costs to stand in an open main door, where others want to come in."""
_SMASH = 0.5
"""How much of an attack is gained by trying to break the glass in front of it."""
_AMBUSH = 0.02
"""What must be gained by giving up a hiding place."""

_TROUBLE, _ALONE, _CURIOUS = 0.05, 0.01, 0.001
"""What a square nearer to zombies, and one farther from friends, is worth to those who run off."""
_FAR = 30


class ZombiePlayer:
    """One decision of the zombie player, from what he sees."""

    def __init__(self, state: MallState, asked: Decision) -> None:
        self.state = state
        self.asked = asked
        self.people = state.people_squares()

    def choose(self) -> Action:
        best = max(self.asked.options, key=self._worth)
        return best.action

    def choose_gently(self) -> Action:
        """[15.0] What hurts the humans least: they choose for the zombies where nobody plays these."""
        best = min(self.asked.options, key=self._worth)
        return best.action

    def _worth(self, option: Option) -> float:
        """A score for everything that the zombie side can be asked for; doing nothing is zero."""
        action = option.action
        match action.verb:
            case "hide":
                return _hiding(SquareId(action.args[0]))
            case "rage":
                return self._rage(SquareId(action.args[0]))
            case "react" | "shift":
                return self._step(SquareId(action.args[0]), SquareId(action.args[1]))
            case "prowl" | "bring" | "fetch" | "leave":
                return self._prowl(action)
            case "smash":
                return _SMASH * self._near(SquareId(action.args[0]))
            case "force" | "unlatch":
                return _SMASH * self._near(self.state.people[Character(action.args[0])].square)
            case "appear":
                return self._near(SquareId(action.args[0]))
            case "reveal":
                return self._reveal(SquareId(action.args[0]))
            case "attack":
                return self._attack(SquareId(option.refs[0].partition(":")[2]), int(action.args[0]))
            case "move":
                return self._lure(SquareId(action.args[1]))
            case "open":
                return self._lure(self.state.people[self.state.mover[0]].square) + _CURIOUS
            case "stop":
                return self._lure(self.state.people[self.state.mover[0]].square) - _CURIOUS
            case "strike":
                who = Character(action.args[0])
                return pain(who, self.state.people[who].status, 6)
        return 0.0

    # What the humans would suffer

    @cached_property
    def values(self) -> Values:
        return unseen_values(self.state)

    @cached_property
    def prey(self) -> dict[SquareId, float]:
        """What an ordinary unit of unknown value does to the characters in each square."""
        return {square: self._ordeal(square, self.values, 0) for square in self.people}

    def _ordeal(self, square: SquareId, values: Values, increase: int) -> float:
        people = self.people[square]
        return ordeal(band_of(self.state, people), guns_of(self.state, people, increase), values)

    def _value(self, square: SquareId) -> Values:
        """What is known of a unit: its value, to those who have seen it."""
        if self.state.zombies.get(square) in self.state.shown:
            return ((self.state.zombie_value(square), 1.0),)
        return self.values

    def _upon(self, start: SquareId, end: SquareId) -> float:
        """What the unit in one square does to the characters in another."""
        berserk = self.state.zombies.get(start) in self.state.berserk
        return self._ordeal(end, self._value(start), PANIC_BERSERK_SAME_SQUARE if berserk else 0)

    # Where it is good to be

    @cached_property
    def _walks(self) -> dict[SquareId, Mapping[SquareId, int]]:
        """For each square with characters, how far zombies have to walk to it."""
        state = self.state
        if all(door in MALL.main_doors or how is not DoorState.CLOSED for door, how in state.doors.items()):
            return {square: MALL.graph.distance_map(square) for square in self.people}
        return {square: MALL.graph.distances((square,), state.can_step) for square in self.people}

    def _near(self, square: SquareId) -> float:
        """What it is worth to be on the way to prey, more the nearer."""
        return max(
            (
                _APPROACH * self.prey[there] * 2.0 / (1 + walk[square])
                for there, walk in self._walks.items()
                if square in walk
            ),
            default=0.0,
        )

    @cached_property
    def _line_of_fire(self) -> dict[SquareId, float]:
        """The squares that characters can shoot at in the next Human Player-Turn, those who rest do not count."""
        found: dict[SquareId, float] = {}
        for square, people in self.people.items():
            guns = sum(self._can_shoot_next(who) for who in people)
            if guns and square not in self.state.zombies:
                for other, steps, _ in view(square):
                    found[other] = max(found.get(other, 0.0), min(guns, 2) / steps)
        return found

    def _can_shoot_next(self, who: Character) -> bool:
        one = self.state.people[who]
        return one.status is not Status.STUNNED and one.moved != self.state.turn

    def _place(self, square: SquareId) -> float:
        """What a unit is worth in a square where nobody is."""
        worth = self._near(square) - _EXPOSED * self._line_of_fire.get(square, 0.0)
        if MALL.main_door_of(square) in self.state.open_main_doors():
            worth -= _IN_THE_DOOR
        return worth

    # Moves

    def _step(self, start: SquareId, end: SquareId) -> float:
        gain = self._upon(start, end) if end in self.people else self._place(end)
        return gain - self._place(start)

    def _rage(self, square: SquareId) -> float:
        """[10.0] A unit that is upon somebody frightens more; one at two steps arrives a turn earlier."""
        if square in self.people:
            values = self._value(square)
            return self._ordeal(square, values, PANIC_BERSERK_SAME_SQUARE) - self._ordeal(square, values, 0)
        best = 0.0
        for there, walk in self._walks.items():
            steps = walk.get(square, 99)
            taken = there in self.state.zombies
            fright = self._ordeal(there, self.values, PANIC_BERSERK_SAME_SQUARE)
            if steps == 1 and not taken:
                best = max(best, fright - self.prey[there] + 0.001)
            elif steps == 2 and not taken:
                best = max(best, 0.8 * fright)
            else:
                best = max(best, 0.1 * fright / steps)
        return best

    def _prowl(self, action: Action) -> float:
        """[11.0] Upon the prey with a unit, else to a unit that can be led there in the next turn, else near."""
        who, end = Character(action.args[0]), SquareId(action.args[-1])
        here = self.state.people[who].square
        led = self.state.zombies.get(here) if action.verb == "bring" else None
        if end in self.people:
            value = SUPER_VALUE + (self.state.values[led] if led else 0)
            values: Values = ((value, 1.0),)
            if action.verb == "fetch":
                values = tuple((v + SUPER_VALUE, share) for v, share in self.values)
            return self._ordeal(end, values, PANIC_SUPER_SAME_SQUARE)
        leads = led is not None or end in self.state.zombies or action.verb == "fetch"
        reach = min((walk.get(end, 99) for walk in self._walks.values()), default=99)
        lead = 0.02 if leads and reach <= SUPER_SPEED else 0.005 if leads else 0.0
        return self._place(end) - self._place(here) + lead

    def _reveal(self, square: SquareId) -> float:
        """[9.2] Come out where there is somebody to fall upon at once, or who would get away."""
        walks = ((there, walk.get(square, 99)) for there, walk in self._walks.items())
        close = [there for there, steps in walks if steps == 1 and there not in self.state.zombies]
        return max((self.prey[there] for there in close), default=0.0) - _AMBUSH

    # Those who run off

    def _lure(self, square: SquareId) -> float:
        """[16.0] Where zombies get at them soonest, and friends latest."""
        state = self.state
        friends = [state.people[who].square for who in state.living() if who not in state.mover]
        alone = min((MALL.graph.distance_map(square)[there] for there in friends), default=0)
        return -_TROUBLE * self._zombie_walk.get(square, _FAR) + _ALONE * min(alone, _FAR)

    @cached_property
    def _zombie_walk(self) -> Mapping[SquareId, int]:
        return MALL.graph.distances(self.state.zombie_squares(), self.state.can_step)

    # Attacks

    def _attack(self, square: SquareId, victims: int) -> float:
        """[8.0] What an attack on so many does; the human player names those who have least to lose."""
        return assault(band_of(self.state, self.people[square]), self.state.zombie_value(square), victims)


def _hiding(square: SquareId) -> float:
    """In wait at the rifles, and as close to where the humans start as the rules allow."""
    if square == MALL.rifles:
        return 100.0
    return -float(min(MALL.graph.distance_map(square)[start] for start in MALL.characters))
