"""What each option is worth to the humans, with the reason that weighs most."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from pyapp.attack.answers.odds import roll_of
from pyapp.attack.automatic.fields import FAR
from pyapp.attack.board.squares import EdgeId, Square, apart
from pyapp.attack.cards.aiming import Aiming
from pyapp.attack.cards.effects import needs_target, targets
from pyapp.attack.names import WHO, CardId, Who, ZombieId, kind_of
from pyapp.attack.play.human_turn import HumanActs
from pyapp.attack.policies.errands import Errand, errand_of
from pyapp.attack.speech import say
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import HAND
from pyapp.kernel.chance.totals import at_least
from pyapp.kernel.decision import Action, Decision, Reason


class Answer(NamedTuple):
    worth: float
    reason: Reason


SHOOT = Reason("A7.1", say("The fewer stand at the end of the turn, the better."))
ERRAND = Reason("A12.1", say("It brings nearer what has to be done."))
AWAY = Reason("A6.1", say("Fewer zombies stand around there."))
FIND = Reason("A4.1", say("What can be found helps later."))
CARD = Reason("A5.2", say("The card is of most use now."))
ENOUGH = Reason("A2.1", say("Nothing else is worth doing now."))
FIRST = Reason("A2.2", say("Whoever is in most danger goes first."))

NEAR = 6


def weigh(state: AttackState, asked: Decision) -> list[Answer]:
    step = state.stack[-1] if state.stack else None
    if not isinstance(step, HumanActs | Aiming):
        return [_other(state, option.action) for option in asked.options]
    weighing = _Weighing(state, step.who)
    return [weighing.weigh(option.action) for option in asked.options]


def _other(state: AttackState, action: Action) -> Answer:
    """Who goes first, what is laid aside, what is given."""
    match action.verb:
        case "turn":
            return Answer(_crowded(state, state.humans[Who(action.args[0])].square), FIRST)
        case "discard":
            return Answer(-_VALUES.get(kind_of(action.args[1]), 1.0), CARD)
        case "hand-over":
            return Answer(1.0, ERRAND)
    return Answer(0.0, ENOUGH)


_VALUES = {"chainsaw": 6.0, "medicine": 5.0, "armour": 5.0, "adrenaline": 4.0, "bandage": 4.0, "petrol-bomb": 4.0}


def _crowded(state: AttackState, square: Square) -> float:
    return sum(1 / max(1, apart(square, state.zombies[one].square)) for one in state.standing)


class _Weighing:
    """One human's options."""

    def __init__(self, state: AttackState, who: Who) -> None:
        self.state, self.who = state, who
        self.human = state.humans[who]
        self.errand: Errand = errand_of(state, who)
        self.away: Mapping[Square, int] = self.errand.away(state) if self.errand.goals else {}
        self.near = sum(apart(self.human.square, state.zombies[one].square) <= NEAR for one in state.standing)

    def weigh(self, action: Action) -> Answer:
        match action.verb, action.args[1:]:
            case "shoot", (target,):
                return Answer(-20.0, ENOUGH) if target in WHO else self._shot(action, ZombieId(target))
            case "move", (square,):
                return self._move(Square(square), 0.0)
            case "push", (square,):
                return self._move(Square(square), -4.0)
            case "pick", (token,):
                return Answer(12.0 if token in self.errand.tokens else -1.0, ERRAND)
            case "barricade", (edge,):
                return Answer(11.0 if edge in self.errand.edges else -1.0, ERRAND)
            case "search", _:
                return Answer(2.5 if len(self.state.hands[self.who]) < HAND else -1.0, FIND)
            case "use", (card, *target):
                return self._card(action, CardId(card), target[0] if target else "")
            case "end", _:
                return Answer(0.0, ENOUGH)
        return Answer(-5.0, ENOUGH)

    def _shot(self, action: Action, target: ZombieId) -> Answer:
        roll = roll_of(self.state, action)
        chance = float(at_least(2, roll.needs)) if roll is not None else 0.0
        away = apart(self.human.square, self.state.zombies[target].square)
        urgency = 7.0 if away <= 2 else 6.0
        return Answer(urgency * chance + (1.0 if self.errand.hunts else 0.0), SHOOT)

    def _move(self, square: Square, bonus: float) -> Answer:
        """Towards the errand, not into the arms of the dead."""
        here = self.human.square
        crowd = self.state.crowd().zombies
        before = sum(way.to in crowd for way in self.state.ways(here))
        after = sum(way.to in crowd for way in self.state.ways(square))
        worth = bonus - 1.2 * (after - before) * (2 if self.state.actions <= 1 else 1)
        if self.away:
            step = self.away.get(here, FAR) - self.away.get(square, FAR)
            worth += 2.6 * step if not self.errand.hunts or self.away.get(here, 0) > 2 else -1.0
        else:
            worth -= 0.5
        return Answer(worth, ERRAND if self.away else AWAY)

    def _card(self, action: Action, card: CardId, target: str) -> Answer:
        state = self.state
        if not target and needs_target(card):
            # As good as the best of what it can be used on.
            found = (
                self._card(Action("use", (*action.args, each.name)), card, each.name)
                for each in targets(state, self.who, card)
            )
            return max(found, key=lambda answer: answer.worth)
        worth = -0.5
        match kind_of(card):
            case "chainsaw":
                roll = roll_of(state, action)
                worth = 8.0 * float(at_least(2, roll.needs)) if roll is not None else 0.0
            case "petrol-bomb":
                center = state.zombies[ZombieId(target)].square
                zombies = sum(apart(center, state.zombies[one].square) <= 1 for one in state.standing)
                humans = sum(apart(center, state.humans[who].square) <= 1 for who in state.living)
                worth = 3.0 * zombies - 1.0 * humans if zombies > 1 else -0.5
            case "medicine":
                worth = 5.0 * min(2, state.humans[Who(target)].wounds) - 4.0
            case "bandage":
                worth = 5.0
            case "adrenaline":
                worth = 6.0 if self.near >= 2 and state.actions <= 1 else -0.5
            case "shells":
                worth = 5.0 if self.near >= 2 and state.actions >= 4 else -0.5
            case "boards":
                worth = 12.0 if EdgeId(target) in self.errand.edges else -0.5
            case "radio":
                worth = 3.0 if state.cap - len(state.standing) >= 1 else -0.5
        return Answer(worth, CARD)
