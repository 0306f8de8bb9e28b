"""A competent player for any seat: the measure of how hard the game is, and somebody to ask for advice."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.mall.names import parse_group
from pyapp.mall.policies import impulse
from pyapp.mall.policies.seat import SeatPolicy, defend, is_human_business, start
from pyapp.mall.policies.stakes import pain, stakes
from pyapp.mall.policies.standard_human import StandardHuman
from pyapp.mall.speech import say
from pyapp.mall.truth.observe import MallSeen, imagine
from pyapp.mall.truth.state import ZOMBIE, MallState


class StandardPolicy(SeatPolicy):
    """It plans, and can say why."""

    def lead(self, state: MallState, asked: Decision) -> Action:
        return _answer(state, asked).action

    def explain(self, seen: MallSeen, asked: Decision) -> tuple[Reason, ...]:
        """Why it would choose as it does: the considerations that decide, the weightiest first."""
        if len(asked.options) == 1:
            return (_ONLY_WAY,)
        if asked.seat == ZOMBIE:
            return (_MOST_HARM,)
        if not is_human_business(asked):
            return (_LEAST_HARM,)
        return _answer(imagine(seen), asked).reasons


_ONLY_WAY = Reason("4.0", say("There is nothing else to do."))
_MOST_HARM = Reason("7.0", say("Nothing else brings the zombies closer to a meal."))
_LEAST_HARM = Reason("15.0", say("Of all that the zombies could do, this hurts least."))
_PAIRS = Reason("3.2", say("Pairs that start close to each other are soon together."))
_LEAST_TO_LOSE = Reason("8.0", say("Whoever has least to lose faces the attack."))


class Answer(NamedTuple):
    action: Action
    reasons: tuple[Reason, ...]


def _answer(state: MallState, asked: Decision) -> Answer:
    actions = [option.action for option in asked.options]
    if impulse.is_asked(asked):
        return _on_the_run(state, actions)
    match actions[0].verb:
        case "place":
            return Answer(max(actions, key=lambda action: start(state, action)), (_PAIRS,))
        case "fire" | "hold":
            return _defend(state, actions)
        case "victims":
            return Answer(min(actions, key=lambda action: _sacrifice(state, action)), (_LEAST_TO_LOSE,))
        case "select" | "pass":
            return Answer(*StandardHuman(state, asked).select(actions))
    return Answer(*StandardHuman(state, asked).act(actions))


def _defend(state: MallState, shots: Sequence[Action]) -> Answer:
    """[8.1] The shots that are most likely to bring down the zombies here, by whoever can still shoot."""
    action, chance = defend(state, shots)
    text = say("No other order of shots is as likely to bring them down: {percent} %.", percent=round(100 * chance))
    return Answer(action, (Reason("8.1", text),))


def _on_the_run(state: MallState, actions: Sequence[Action]) -> Answer:
    """[16.3] Another shot if it is a fair one."""
    action, percent = impulse.shoot_on_the_run(state, actions)
    fair = say("A fair shot: {percent} %.", percent=percent)
    poor = say("Shots may be needed farther on: this one has {percent} %.", percent=percent)
    return Answer(action, (Reason("16.3", fair if action.verb == "shoot" else poor),))


def _sacrifice(state: MallState, action: Action) -> float:
    """[8.0] Those who have least to lose face the attack."""
    victims = parse_group(action.args[0])
    harms = stakes(state)
    strength = state.zombie_value(state.people[victims[0]].square) // len(victims)
    return sum(pain(harms[who], strength) for who in victims)
