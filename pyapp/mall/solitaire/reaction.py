"""[7.1] Reaction without a zombie player."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.flow import Step
from pyapp.kernel.message import Message
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play import glass, reaction
from pyapp.mall.play.zombie_steps import is_held, speed, steps_towards
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState


@dataclass(frozen=True, slots=True)
class AutomaticReaction(Step[MallState]):
    """[7.1] [7.2] Units react from the nearest to the farthest, each to the square with the lowest number that will do.

    Of units equally near the berserk go first, then the lower number. In this order a unit finds whoever stood in its
    way already moved on, so none is left behind. Super zombies, and the units with them, keep their move for later.
    """

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Reaction movement")

    def run(self, state: MallState) -> None:
        if not state.mover:
            return
        goal = reaction.goal(state)
        away = MALL.graph.distance_map(goal)
        called = set(reaction.call(state))
        units = sorted(
            (away[square], unit not in state.berserk, square)
            for square, unit in state.zombies.items()
            if unit in called and unit not in state.spent and not state.supers_in(square) and not is_held(state, square)
        )
        for _, is_calm, square in units:
            ends = steps_towards(state, square, goal, speed(state, state.zombies[square]))
            if ends:
                reaction.react(state, square, ends[0])
            elif not is_calm:
                doors = [door for door in glass.breakable(state, square) if glass.leads_nearer(door, square, goal)]
                if doors:
                    reaction.smash(state, square, doors[0])
