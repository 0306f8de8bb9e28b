"""How the greedy human player weighs its options: keep together, shoot well, shut the doors, fetch the rifles."""

from __future__ import annotations

from collections.abc import Callable

from pyapp.kernel.decision import Action, Decision
from pyapp.mall.counters import Character
from pyapp.mall.map import MALL, SquareId
from pyapp.mall.names import Group, parse_group
from pyapp.mall.odds import attack_chances, shot_chance, value_chances
from pyapp.mall.rifles import MAY_HAVE_ONE
from pyapp.mall.state import DoorState, MallState, Status

_STRONG = (Character.PETER, Character.ROGER)


def weigh(state: MallState, asked: Decision) -> Callable[[Action], float]:
    """A score for every action that the human side can be asked for."""
    points = next((meter.left for meter in asked.meters[:1]), 0)

    def score(action: Action) -> float:
        match action.verb:
            case "place":
                return _start(state, Character(action.args[0]), SquareId(action.args[1]))
            case "select":
                return _urgency(state, parse_group(action.args[0]))
            case "move":
                return _step(state, parse_group(action.args[0]), SquareId(action.args[1]), points)
            case "shoot" | "fire":
                return _shot(state, parse_group(action.args[0]), SquareId(action.args[1]))
            case "take":
                return 90.0 + len(action.args[1])
            case "close":
                return 80.0 if action.args[1] in MALL.main_doors else -1.0
            case "victims":
                return -sum(_dread(state, who) for who in parse_group(action.args[0]))
            case "end" | "pass" | "hold":
                return 0.0
        return -5.0

    return score


# Set-up and choice of mover


def _start(state: MallState, who: Character, square: SquareId) -> float:
    """Peter with Roger, Steve with Fran, and the pairs as near to each other as can be."""
    mate = {Character.ROGER: Character.PETER, Character.FRAN: Character.STEVE}.get(who)
    with_mate = 50.0 if mate and state.people[mate].square == square else 0.0
    others = [one.square for one in state.people.values() if one.square and one.square != square]
    return with_mate - sum(MALL.graph.distance(square, other) or 0 for other in others)


def _urgency(state: MallState, group: Group) -> float:
    """Whoever has zombies in the square goes first; else whoever has farther to go, the more of them the better."""
    here = state.people[group[0]].square
    left = [who for who in state.people_in(here) if who not in group]
    score = 2.0 * len(group) - 3.0 * len([who for who in left if state.people[who].status is not Status.STUNNED])
    if state.has_zombie(here):
        score += 40.0
    if here == MALL.rifles and any(_wants_rifle(state, who) for who in group):
        score += 30.0
    door = MALL.main_door_of(here)
    if door is not None and state.door(door) is DoorState.OPEN and not state.has_zombie(here):
        score += 25.0
    goal = _goal(state, group)
    return score + (min(10, _distance(state, here, goal)) if goal else 0)


# Walking


def _goal(state: MallState, group: Group) -> SquareId | None:
    """Where a group wants to be: with a stunned friend, with the others, at the rifles, at a door, at the zombies."""
    here = state.people[group[0]].square
    stunned = [
        state.people[who].square
        for who in state.living()
        if state.people[who].status is Status.STUNNED and state.people[who].square != here
    ]
    if stunned:
        return _nearest(state, here, stunned)
    if not any(who in _STRONG for who in group):
        strong = [state.people[who].square for who in _STRONG if who in state.living()]
        mates = _nearest(state, here, strong) if strong else None
        if mates and _distance(state, here, mates) > 3:
            return mates
    if any(_wants_rifle(state, who) for who in group) and state.rifles:
        return MALL.rifles
    waiting = any(_wants_rifle(state, who) for who in state.living()) and state.rifles
    doors = [MALL.main_doors[door].square for door in state.open_main_doors()]
    goals = doors + ([MALL.rifles] if waiting else [])
    near = _nearest(state, here, goals) if goals else None
    if near and _distance(state, here, near) <= 8:
        return near
    zombies = [square for square in state.zombie_squares() if square != here]
    return _nearest(state, here, zombies) if zombies else near


def _step(state: MallState, group: Group, square: SquareId, points: int) -> float:
    """Nearer to the goal, not among zombies, and not to the end of one's strength in front of them."""
    here = state.people[group[0]].square
    goal = _goal(state, group)
    gain = 0.0 if goal is None else float(_distance(state, here, goal) - _distance(state, square, goal))
    if state.has_zombie(here):
        return 3.0 + gain - 4.0 * _threat(state, square)
    if state.has_zombie(square):
        return -20.0
    if gain <= 0:
        return -1.0
    danger = _threat(state, square) if points <= 2 else 0.3 * _threat(state, square)
    return 1.0 + gain - danger


def _threat(state: MallState, square: SquareId) -> float:
    """Zombies next to a square."""
    return sum(1.0 for n in MALL.neighbours(square) if n.square in state.zombies and state.can_pass(n.door))


def _nearest(state: MallState, here: SquareId, squares: list[SquareId]) -> SquareId:
    return min(squares, key=lambda square: (_distance(state, here, square), square))


def _distance(state: MallState, a: SquareId, b: SquareId) -> int:
    """Squares on foot, with all doors open: a closed one can be opened on the way."""
    del state
    return MALL.graph.distance(a, b) or 0


# Shooting


def _shot(state: MallState, shooters: Group, target: SquareId) -> float:
    """A good chance is worth a bullet; zombies at arm's length are worth any."""
    chance = float(shot_chance(state, shooters, target))
    here = state.people[shooters[0]].square
    if target == here:
        return 20.0 + 30.0 * chance - len(shooters)
    if chance < 0.3:
        return -1.0
    near = MALL.graph.distance(here, target) or 1
    return 4.0 + 10.0 * chance - near - 2.0 * (len(shooters) - 1)


def _wants_rifle(state: MallState, who: Character) -> bool:
    return who in MAY_HAVE_ONE and who in state.living() and not state.people[who].rifle


def _dread(state: MallState, who: Character) -> float:
    """How bad an attack on a character would be. Fran is half the game."""
    square = state.people[who].square
    strength = max(value_chances(state, square)) if state.has_zombie(square) else 0
    chances = attack_chances(strength, state.people[who].status)
    weight = 3.0 if who is Character.FRAN else 1.0
    return weight * float(4 * chances["killed"] + 2 * chances["infected"] + chances["stunned"])
