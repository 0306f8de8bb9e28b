"""What a human could do from each square that he can come to, and what that would be worth to all."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from pyapp.attack.automatic.fields import FAR, lines
from pyapp.attack.board.squares import Square, apart
from pyapp.attack.names import Who, ZombieId
from pyapp.attack.play import barricades, items
from pyapp.attack.play.fighting import needs_of_human
from pyapp.attack.policies.danger import CHANCES, Danger
from pyapp.attack.policies.errands import Errand, is_last_dash
from pyapp.attack.scenarios.library import layout_of
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import HAND, RANGE
from pyapp.kernel.chance.totals import at_least

STEP, WORK, SEARCH, KILL, HUNT = 0.3, 2.4, 0.7, 0.45, 0.6
"""In wounds: a step towards the errand, the errand itself, a search, a kill, and a kill where they are counted."""
LAST = 4.0
"""To be there when everything depends on it."""
TIRED = 0.02
"""A step for nothing."""
PUSHED = CHANCES[1] + 0.15
"""[A10.1] A push past: a wound, or no way past."""
CROWDED = 8
"""With fewer squares to go to one thinks of pushing past."""


class Aim(NamedTuple):
    """A shot that could be fired from somewhere."""

    one: ZombieId
    chance: float
    worth: float


class Place(NamedTuple):
    """A square that he can come to."""

    square: Square
    first: Square
    """The first step there; nowhere to stay."""
    steps: int
    base: float
    """What it is worth to be there in the end."""
    aim: Aim | None
    aims: int
    """How many there are to be shot at."""
    work: int
    """What the errand costs there, in actions; 0: there is nothing to be done for it."""
    search: bool

    def worth(self, actions: int, *, works: bool = True, searches: bool = True) -> float:
        """With so many actions left, steps included."""
        left = actions - self.steps
        total = self.base
        if works and self.work and left >= self.work:
            total += WORK
            left -= self.work
        gain = self.aim.chance * self.aim.worth if self.aim is not None else 0.0
        if searches and self.search and left >= 1 and gain < SEARCH:
            total += SEARCH
            left -= 1
        if self.aim is not None:
            total += min(left * gain, self.aims * self.aim.worth)
        return total


class Places:
    """All of them, for one human with his actions."""

    def __init__(self, state: AttackState, who: Who, errand: Errand, most: int) -> None:
        self.state, self.who, self.errand = state, who, errand
        self.danger = Danger(state, who)
        self.away: Mapping[Square, int] = errand.away(state) if errand.goals else {}
        self.crowd = state.crowd()
        human = state.humans[who]
        self.here = human.square
        left = max(1, state.wounds - human.wounds)
        self.care = 0.55 + 0.9 / left
        self._step, self._there = STEP, 0.0
        self.is_dash = is_last_dash(state, errand)
        if self.is_dash:
            self.care, self._there = 0.2 * self.care, LAST
        elif errand.is_last:
            self.care, self._step = 0.7 * self.care, 1.5 * STEP
        self._left = left
        self._shut = state.barricades
        self.can_search = items.searches_left(state, who) > 0 and len(state.deck) > 0 and len(state.hands[who]) < HAND
        self._searched = _beside_search(state.scenario)
        self.cost = barricades.cost(state, who)
        self._chances = {away: float(at_least(2, needs_of_human(state, who, away))) for away in range(1, RANGE + 1)}
        self.all = [self._place(*each) for each in self._reach(most)]

    def best(self, actions: int, *, works: bool = True, searches: bool = True) -> tuple[float, Place]:
        """The best of them with so many actions."""
        places = [place for place in self.all if place.steps <= actions]
        if not places:
            return 0.0, self.all[0]
        worths = [place.worth(actions, works=works, searches=searches) for place in places]
        number = max(range(len(places)), key=lambda each: (worths[each], -places[each].steps))
        return worths[number], places[number]

    def by_first(self, actions: int) -> dict[Square, tuple[float, Place]]:
        """The best that each first step leads to."""
        found: dict[Square, tuple[float, Place]] = {}
        for place in self.all:
            if place.first and place.steps <= actions:
                worth = place.worth(actions)
                if place.first not in found or worth > found[place.first][0]:
                    found[place.first] = worth, place
        return found

    def aim_worth(self, one: ZombieId, square: Square) -> float:
        """What killing this one is worth to somebody there; nothing when it is over as soon as all have come."""
        if self.is_dash:
            return 0.0
        return KILL + self.danger.threat(one, square) * self.care + (HUNT if self.errand.hunts else 0.0)

    def chance(self, target: ZombieId) -> float:
        """That a shot from here hits it."""
        away = apart(self.here, self.state.zombies[target].square)
        return self._chances.get(away, 0.0)

    def _reach(self, most: int) -> list[tuple[Square, Square, int, float]]:
        """Squares to stop at, the first step there, how many steps, and the risk on the way."""
        found = self._walk(most, past=False)
        known = {square for square, *_ in found}
        is_blind = "smoke" in self.state.boosts
        if self.here in self.crowd.zombies or is_blind or len(found) < min(CROWDED, most + 2):
            found += [each for each in self._walk(most, past=True) if each[0] not in known]
        return found or [(self.here, Square(""), 0, 0.0)]

    def _walk(self, most: int, *, past: bool) -> list[tuple[Square, Square, int, float]]:
        ways, shut, zombies, humans = self.state.board.ways, self._shut, self.crowd.zombies, self.danger.others
        risk_of = 0.0 if "smoke" in self.state.boosts else PUSHED
        found = [] if self.here in zombies or self.here in humans else [(self.here, Square(""), 0, 0.0)]
        known = {self.here: (Square(""), 0.0)}
        rim = [self.here]
        for steps in range(1, most + 1):
            further = []
            for square in rim:
                first, risk = known[square]
                for _, to, edge in ways[square]:
                    if to in known or (edge and edge in shut):
                        continue
                    is_taken = to in zombies
                    if is_taken and not past:
                        continue
                    known[to] = (first or to, risk + (risk_of if is_taken else 0.0))
                    further.append(to)
                    if not is_taken and to not in humans:
                        found.append((to, *known[to][:1], steps, known[to][1]))
            rim = further
        return found

    def _place(self, square: Square, first: Square, steps: int, risk: float) -> Place:
        danger = self.danger.at(square)
        base = -self.care * danger - TIRED * steps - risk * self.care
        if danger >= self._left:
            base -= 1.0
        here_away = self.away.get(self.here, FAR)
        if not self.errand.hunts:
            there_away = self.away.get(square, FAR)
            if here_away < FAR or there_away < FAR:
                base += self._step * max(-8, min(8, here_away - there_away))
            if not there_away:
                base += self._there
        elif here_away > RANGE:
            base += STEP / 2 * (here_away - max(RANGE, self.away.get(square, FAR)))
        aim, aims = self._aim(square)
        return Place(square, first, steps, base, aim, aims, self._work(square), self._searches_at(square))

    def _work(self, square: Square) -> int:
        if square not in self.errand.goals:
            return 0
        return self.cost if self.errand.edges else 1 if self.errand.tokens else 0

    def _searches_at(self, square: Square) -> bool:
        return self.can_search and square in self._searched

    def _aim(self, start: Square) -> tuple[Aim | None, int]:
        best: Aim | None = None
        count = 0
        zombies, humans, shut = self.crowd.zombies, self.danger.others, self._shut
        for line in lines(self.state.scenario, start):
            for away, (square, edge) in enumerate(line, 1):
                if (edge and edge in shut) or square in humans:
                    break
                if (one := zombies.get(square)) is not None:
                    aim = Aim(one, self._chances[away], self.aim_worth(one, start))
                    count += 1
                    if best is None or aim.chance * aim.worth > best.chance * best.worth:
                        best = aim
                    break
        return best, count


@lru_cache(maxsize=64)
def _beside_search(scenario: str) -> frozenset[Square]:
    """[A4.1] From where one can search; what is shut in between is no great matter."""
    layout = layout_of(scenario)
    return frozenset(near for square in layout.searches for near, _ in layout.board.beside(square)) | {
        square for square in layout.searches if square in layout.board.ways
    }
