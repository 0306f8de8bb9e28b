"""A player with some sense: it takes what it can reach, and goes where fruit is."""

from __future__ import annotations

from typing import ClassVar

from pyapp.kernel.decision import Action, Decision, Reason
from pyapp.kernel.dice import Dice

from .ground import Cell, fence_between
from .observe import OrchardSeen
from .speech import say

TAKE = Reason("5.1", say("Fruit in the hand is worth most."))
DISTURB = Reason("4.3.3", say("What the others do not get is left for us."))
NEARER = Reason("3.1", say("It leads to the nearest tree with fruit."))
ANY = Reason("3.0", say("Nothing here is better than the rest."))


class SensiblePolicy:
    looks: ClassVar[bool] = True

    def __init__(self, dice: Dice) -> None:
        self._dice = dice

    def choose(self, seen: OrchardSeen, asked: Decision) -> Action:
        return self._answer(seen, asked)[0]

    def explain(self, seen: OrchardSeen, asked: Decision) -> tuple[Reason, ...]:
        return (self._answer(seen, asked)[1],)

    def _answer(self, seen: OrchardSeen, asked: Decision) -> tuple[Action, Reason]:
        by_verb = {option.action.verb: option.action for option in asked.options}
        if "take" in by_verb:
            return by_verb["take"], TAKE
        if "ring" in by_verb:
            return by_verb["ring"], DISTURB
        steps = [Cell(option.action.args[0]) for option in asked.options if option.action.verb == "go"]
        if steps:
            nearest = self._nearest(seen, steps)
            if nearest is not None:
                return Action("go", (nearest,)), NEARER
        if "rest" in by_verb:
            return by_verb["rest"], ANY
        return asked.options[self._dice.below(len(asked.options))].action, ANY

    def _nearest(self, seen: OrchardSeen, steps: list[Cell]) -> Cell | None:
        """The step that leads nearer to fruit, fences considered; none where standing still is as good."""
        assert seen.visitor is not None
        graph = seen.orchard.graph
        trees = [cell for cell, count in seen.fruit.items() if count]
        away = graph.distances(trees, lambda a, b: fence_between(a, b) not in seen.fences)
        far = len(graph)
        best = min(steps, key=lambda cell: away.get(cell, far))
        return best if away.get(best, far) < away.get(seen.at[seen.visitor], far) else None
