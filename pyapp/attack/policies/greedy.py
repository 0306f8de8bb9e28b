"""Zombies that take what is nearest: attack where they can, break what is in the way, come nearer otherwise."""

from __future__ import annotations

from pyapp.attack.automatic.fields import FAR, through_boards
from pyapp.attack.automatic.plan import plan_of
from pyapp.attack.board.squares import Square
from pyapp.attack.names import ZombieId
from pyapp.attack.policies.weighing import best
from pyapp.attack.speech import say
from pyapp.attack.truth.observe import AttackSeen, imagine
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import ZOMBIE_ACTIONS
from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.policies.steady import SteadyPolicy

NEARER = Reason("A13.1", say("The nearest go first, and straight for whoever is nearest."))


class GreedyPolicy(SteadyPolicy[AttackSeen]):
    """It plays the zombies as the automatic ones would; at a human's place it plays as `standard` does."""

    def decide(self, seen: AttackSeen, asked: Decision) -> Action:
        if asked.seat != ZOMBIES:
            return best(seen, asked).action
        return _zombies(imagine(seen), asked)

    def explain(self, seen: AttackSeen, asked: Decision) -> tuple[Reason, ...]:
        if asked.seat != ZOMBIES:
            return best(seen, asked).reasons
        return (NEARER,)


def _zombies(state: AttackState, asked: Decision) -> Action:
    options = asked.options
    match options[0].action.verb:
        case "raise":
            return min(
                options, key=lambda each: _away(state, state.zombies[ZombieId(each.action.args[0])].square)
            ).action
        case "place" | "stand":
            return min(options, key=lambda each: _away(state, Square(each.action.args[0]))).action
    if options[0].action.verb == "turn":
        state.actions = ZOMBIE_ACTIONS
    ones = dict.fromkeys(ZombieId(option.action.args[0]) for option in options if option.action.args)
    for one in sorted(ones, key=lambda each: _away(state, state.zombies[each].square)):
        plan = plan_of(state, one)
        action = _first(one, plan.path, plan.action) if plan is not None else None
        if action is not None and options[0].action.verb == "turn":
            return Action("turn", (one,))
        if action is not None and asked.option(action) is not None:
            return action
    return next(option.action for option in options if option.primary)


def _first(one: ZombieId, path: tuple[Square, ...], action: Action | None) -> Action | None:
    return Action("walk", (one, path[0])) if path else action


def _away(state: AttackState, square: Square) -> int:
    return through_boards(state).get(square, FAR)
