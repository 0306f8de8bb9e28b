"""What each option is worth to the humans, with the reasons that weigh most.

An act is worth what it brings, and what can still be done with the actions that are left; a step is worth the best
place that it leads to (`places`); all of it is counted in wounds.
"""

from __future__ import annotations

from typing import NamedTuple

from pyapp.attack.board.squares import EdgeId, Square, apart
from pyapp.attack.cards.aiming import Aiming
from pyapp.attack.names import WHO, CardId, TokenId, Who, ZombieId, figure_name, kind_of, square_name
from pyapp.attack.play.human_turn import HumanActs
from pyapp.attack.policies.card_worth import VALUES, CardWorth
from pyapp.attack.policies.errands import errand_of
from pyapp.attack.policies.places import SEARCH, WORK, Place, Places
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import EXTRA_ACTIONS
from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.message import Message


class Answer(NamedTuple):
    worth: float
    reasons: tuple[Reason, ...]


class Best(NamedTuple):
    action: Action
    reasons: tuple[Reason, ...]


NEVER = -20.0
"""What one does only if there is nothing else."""
LEAST = 0.03
"""Less than this is not worth doing."""

ENOUGH = Reason("A2.1", say("Nothing else is worth doing now."))
NOT_NOW = Reason("A2.1", say("It brings nothing now."))
FIRST = Reason("A2.2", say("Whoever is in most danger goes first."))
LEAST_USE = Reason("A5.2", say("It is of least use."))
GLADLY = Reason("A5.6", say("You win together, or not at all."))
NO_HARM = Reason("A7.4", say("One does not hurt one's own."))


def best(seen: AttackSeen, asked: Decision) -> Best:
    """The option that is worth most to the humans; of equals the first."""
    answers = weigh(imagine(seen), asked)
    number = max(range(len(answers)), key=lambda each: (round(answers[each].worth, 6), -each))
    return Best(asked.options[number].action, answers[number].reasons)


def weigh(state: AttackState, asked: Decision) -> list[Answer]:
    step = state.stack[-1] if state.stack else None
    if isinstance(step, Aiming):
        places = Places(state, step.who, errand_of(state, step.who), state.actions)
        cards = CardWorth(state, step.who, places.errand, places)
        return [Answer(use.gain, (use.reason,)) for use in (cards.choose(option.action) for option in asked.options)]
    if not isinstance(step, HumanActs):
        return [_other(state, option.action) for option in asked.options]
    weighing = _Weighing(state, step.who, asked)
    return [weighing.weigh(option.action) for option in asked.options]


def _other(state: AttackState, action: Action) -> Answer:
    """Who goes first, what is laid aside, what is given."""
    match action.verb:
        case "turn":
            return Answer(_crowded(state, state.humans[Who(action.args[0])].square), (FIRST,))
        case "discard":
            return Answer(-VALUES.get(kind_of(action.args[1]), 1.0), (LEAST_USE,))
        case "hand-over":
            return Answer(1.0, (GLADLY,))
    return Answer(0.0, (NOT_NOW,))


def _crowded(state: AttackState, square: Square) -> float:
    return sum(1 / max(1, apart(square, state.zombies[one].square)) for one in state.standing)


class _Weighing:
    """One human's options."""

    def __init__(self, state: AttackState, who: Who, asked: Decision) -> None:
        self.state, self.who = state, who
        verbs = {option.action.verb for option in asked.options}
        self.errand = errand_of(state, who)
        adrenaline = any(
            kind_of(option.action.args[1]) == "adrenaline" for option in asked.options if option.action.verb == "use"
        )
        self.places = Places(state, who, self.errand, state.actions + EXTRA_ACTIONS * adrenaline)
        self.steps = self.places.by_first(state.actions) if verbs & {"move", "push"} else {}
        self.cards = CardWorth(state, who, self.errand, self.places)
        self.here = self.places.here

    def weigh(self, action: Action) -> Answer:
        match action.verb, action.args[1:]:
            case "shoot", (target,):
                return Answer(NEVER, (NO_HARM,)) if target in WHO else self._shot(ZombieId(target))
            case (("move" | "push"), (square,)):
                return self._move(Square(square))
            case "pick", (token,):
                return self._pick(TokenId(token))
            case "barricade", (edge,):
                return self._barricade(EdgeId(edge))
            case "search", _:
                return self._search()
            case "use", (card, *target):
                return self._card(CardId(card), target[0] if target else "")
            case "end", _:
                return Answer(self._stay() + LEAST, (ENOUGH,))
        return Answer(NEVER, (NOT_NOW,))

    def _stay(self) -> float:
        """What it is worth to do nothing more."""
        stays = next((place for place in self.places.all if not place.steps), None)
        return stays.base if stays is not None else NEVER

    def _then(self, cost: int, *, works: bool = True, searches: bool = True) -> float:
        """What can still be done with the other actions."""
        return self.places.best(self.state.actions - cost, works=works, searches=searches)[0]

    def _shot(self, target: ZombieId) -> Answer:
        chance = self.places.chance(target)
        worth = chance * self.places.aim_worth(target, self.here)
        # A double 1 would end the turn before everybody is there.
        risk = 0.5 if self.places.is_dash else 0.0
        return Answer(worth - risk + self._then(1), self._why_shot(target))

    def _why_shot(self, target: ZombieId) -> tuple[Reason, ...]:
        whom = self.places.danger.prey(target, self.who)
        if whom is not None:
            text = say("{zombie} could attack {who} in its next turn.", zombie=figure_name(target), who=whom.called)
            return (Reason("A6.1", text),)
        if self.errand.hunts:
            return (Reason("A12.1", self.errand.told),)
        return (Reason("A7.1", say("The fewer stand at the end of the turn, the better.")),)

    def _move(self, square: Square) -> Answer:
        found = self.steps.get(square)
        if found is None:
            return Answer(NEVER / 2 - self.places.danger.at(square), (NOT_NOW,))
        worth, place = found
        return Answer(worth, self._why_there(place))

    def _why_there(self, place: Place) -> tuple[Reason, ...]:
        """The gains of that place over this one, the greatest first."""
        danger, away = self.places.danger, self.places.away
        reasons: list[tuple[float, Reason]] = []
        before, after = danger.count(self.here), danger.count(place.square)
        nearer = away.get(self.here, 0) - away.get(place.square, 0)
        where = square_name(place.square)
        if nearer > 0:
            reasons.append((0.3 * nearer, Reason("A12.1", self.errand.told)))
        if after < before:
            text = say("At {square} none of the dead can reach {who}.", square=where, who=self.who.called)
            if after:
                text = say_n(
                    "At {square} {count} of the dead can reach {who}; here it would be {other}.",
                    "At {square} {count} of the dead can reach {who}; here it would be {other}.",
                    after,
                    square=where,
                    who=self.who.called,
                    other=before,
                )
            reasons.append((danger.at(self.here) - danger.at(place.square), Reason("A6.1", text)))
        if place.aim is not None:
            zombie = figure_name(place.aim.one)
            text = say("From {square} {who} can shoot {zombie}.", square=where, who=self.who.called, zombie=zombie)
            reasons.append((place.aim.chance * place.aim.worth, Reason("A7.2", text)))
        if place.search:
            reasons.append((SEARCH, Reason("A4.1", say("At {square} one can search.", square=where))))
        ordered = sorted(reasons, key=lambda each: -each[0])
        if not ordered and danger.at(self.here) > danger.at(place.square):
            text = say("At {square} they come later, or fewer at a time.", square=where)
            ordered = [(0.0, Reason("A6.1", text))]
        return tuple(reason for _, reason in ordered[:2]) or (Reason("A12.1", self.errand.told),)

    def _pick(self, token: TokenId) -> Answer:
        if token not in self.errand.tokens:
            return Answer(NEVER, (NOT_NOW,))
        return Answer(WORK + self._then(1, works=False), (Reason("A12.1", self.errand.told),))

    def _barricade(self, edge: EdgeId) -> Answer:
        if edge not in self.errand.edges:
            return Answer(NEVER, (NOT_NOW,))
        cost = self.places.cost
        return Answer(WORK + self._then(cost, works=False), (Reason("A12.7", self.errand.told),))

    def _search(self) -> Answer:
        if not self.places.can_search:
            return Answer(NEVER, (NOT_NOW,))
        return Answer(SEARCH + self._then(1, searches=False), (Reason("A4.1", self._why_search()),))

    def _why_search(self) -> Message:
        count = self.places.danger.count(self.here)
        if not count:
            return say("None of the dead can reach {who} this turn: there is time to search.", who=self.who.called)
        return say("There is an action to spare for a search, and what can be found helps later.")

    def _card(self, card: CardId, target: str) -> Answer:
        gain, cost, reason = self.cards.weigh(card, target)
        if gain <= 0:
            return Answer(NEVER, (NOT_NOW,))
        if kind_of(card) == "boards":
            return Answer(gain + self._then(cost, works=False), (reason,))
        return Answer(gain + self._then(cost), (reason,))
