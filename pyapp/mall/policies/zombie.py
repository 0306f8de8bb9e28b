"""How the greedy zombie player weighs its options: near the humans, upon them if possible, Fran first."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.kernel.decision import Action
from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, SquareId
from pyapp.mall.odds import attack_chances
from pyapp.mall.state import MallState, Status

_PREY = {Character.FRAN: 1.5, Character.STEVE: 1.2, Character.ROGER: 1.0, Character.PETER: 1.0}


def weigh(state: MallState) -> Callable[[Action], float]:
    """A score for every action that the zombie side can be asked for."""
    near = _nearness(state)

    def score(action: Action) -> float:
        match action.verb:
            case "hide":
                return _hiding(SquareId(action.args[0]))
            case "rage":
                return near.get(SquareId(action.args[0]), 0.0)
            case "react" | "shift":
                start, end = map(SquareId, action.args)
                return near.get(end, 0.0) - near.get(start, 0.0) + _at_door(state, start) - _at_door(state, end)
            case "prowl" | "bring" | "fetch":
                here = state.people[Character(action.args[0])].square
                return near.get(SquareId(action.args[-1]), 0.0) - near.get(here, 0.0) + (action.verb == "bring") * 0.1
            case "smash" | "force":
                return 5.0
            case "reveal":
                return near.get(SquareId(action.args[0]), 0.0) - 2.0
            case "attack":
                return _harm(state, int(action.args[0]))
            case "strike":
                return _PREY[Character(action.args[0])]
        return 0.0

    return score


def _nearness(state: MallState) -> dict[SquareId, float]:
    """How much a zombie is worth in each square: most of all upon a character, then close to one."""
    worth: dict[SquareId, float] = {}
    for who in state.living():
        if not state.people[who].square:
            continue
        reach = MALL.graph.distances((state.people[who].square,), lambda a, b: state.can_step(a, b))
        for square, steps in reach.items():
            value = _PREY[who] * (20.0 if steps == 0 else 8.0 / (1 + steps))
            worth[square] = max(worth.get(square, 0.0), value)
    return worth


def _at_door(state: MallState, square: SquareId) -> float:
    """A unit in an open main door keeps others from coming in."""
    door = MALL.main_door_of(square)
    return 1.0 if door in state.open_main_doors() else 0.0


def _hiding(square: SquareId) -> float:
    """In wait at the rifles, and as close to where the humans start as the rules allow."""
    if square == MALL.rifles:
        return 100.0
    return -float(min(MALL.graph.distance(square, start) or 0 for start in MALL.characters))


def _harm(state: MallState, victims: int) -> float:
    """What an attack on so many does, over the squares where one is due. Death and infection weigh most."""
    best = 0.0
    for square in sorted(state.people_squares()):
        people = state.people_in(square)
        if not state.has_zombie(square) or victims > len(people):
            continue
        strength = state.zombie_value(square) // victims
        # The human player will name those with the least to lose.
        harms = sorted(_pain(state.people[who].status, strength) * _PREY[who] for who in people)
        best = max(best, sum(harms[:victims]))
    return best


def _pain(status: Status, strength: int) -> float:
    chances = attack_chances(strength, status)
    return float(4 * chances["killed"] + 2 * chances["infected"] + chances["stunned"])
