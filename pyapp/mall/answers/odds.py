"""Exact chances, from the same tables as the rules, over what a seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from functools import lru_cache
from itertools import product
from math import prod

from pyapp.kernel.chance.totals import at_least, percent, totals
from pyapp.kernel.decision import Action, Promise
from pyapp.kernel.message import Message
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, parse_group
from pyapp.mall.play.attacks import DefensiveFire, NameVictims
from pyapp.mall.play.shots import known_value, panic_dice, panic_increase, shot
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import SUPER_VALUE, Hit, attack_result

HOPELESS = -1.0
"""What a shot is worth that cannot hit."""


def unknown_values(state: MallState) -> Mapping[int, int]:
    """How many counters there are of each value that nobody has seen: on the map, in the box, or in the pool [13.3].

    The fifty are printed, and what was seen on the map is remembered [2.3]. The pool tells nothing: units come back
    from it unseen.
    """
    left = dict.fromkeys(sorted(set(COUNTERS.values)), 0)
    for value in COUNTERS.values:
        left[value] += 1
    for unit in state.shown:
        left[state.values[unit]] -= 1
    return {value: count for value, count in left.items() if count}


def value_chances(state: MallState, square: SquareId) -> Mapping[int, Fraction]:
    """What the zombies in a square may be worth, for anybody who sees the table."""
    known = known_value(state, square)
    if known is not None:
        return {known: Fraction(1)}
    supers = SUPER_VALUE * len(state.supers_in(square))
    left = unknown_values(state)
    total = sum(left.values())
    return {value + supers: Fraction(count, total) for value, count in left.items()}


def panic_chance(state: MallState, who: Character, target: SquareId) -> Fraction:
    """[6.5] How likely a character is to lose his nerve over a shot."""
    increase = panic_increase(state, who, target)
    if increase is None:
        return Fraction(0)
    return 1 - at_least(panic_dice(state, who), state.numbers(who).panic + increase + 1)


def hit_chance(state: MallState, shooters: Group, target: SquareId) -> Fraction:
    """[6.0] How likely a shot is to eliminate its target once nobody has panicked."""
    if not shooters:
        return Fraction(0)
    aimed = shot(state, shooters, target)
    return _reaches(aimed.dice, aimed.modifier, tuple(value_chances(state, target).items()))


@lru_cache(maxsize=2048)
def _reaches(dice: int, less: int, chances: tuple[tuple[int, Fraction], ...]) -> Fraction:
    """How likely dice, less the modifiers, are to reach a value that is known only by its chances."""
    return sum((share * at_least(dice, value + less) for value, share in chances), Fraction(0))


def shot_chance(state: MallState, shooters: Group, target: SquareId) -> Fraction:
    """[6.8] How likely a declared shot is to eliminate its target, over everybody who might panic first."""
    panic = [panic_chance(state, who, target) for who in shooters]
    if not any(panic):
        return hit_chance(state, shooters, target)
    total = Fraction(0)
    for nerves in product((False, True), repeat=len(shooters)):
        weights = (chance if lost else 1 - chance for chance, lost in zip(panic, nerves, strict=True))
        likely = prod(weights, start=Fraction(1))
        cool = tuple(who for who, lost in zip(shooters, nerves, strict=True) if not lost)
        if likely and cool:
            total += likely * hit_chance(state, cool, target)
    return total


def attack_chances(strength: int, status: Status) -> Mapping[str, Fraction]:
    """[8.5] [8.8] What an attack of a known strength does to a character: nothing, stun, infection or death."""
    found = {"none": Fraction(0), "stunned": Fraction(0), "infected": Fraction(0), "killed": Fraction(0)}
    for dice, chance in totals(2).items():
        hit = attack_result(strength, dice) if strength else Hit.NONE
        if hit is Hit.NONE:
            found["none"] += chance
        elif status is not Status.NORMAL:
            found["killed"] += chance
        else:
            found["stunned" if hit is Hit.STUN else "infected"] += chance
    return found


def attack_outlook(state: MallState, square: SquareId, who: Character, victims: int = 1) -> Mapping[str, Fraction]:
    """[8.0] What the zombies in a square would do to a character there, over what their value may be."""
    found = {"none": Fraction(0), "stunned": Fraction(0), "infected": Fraction(0), "killed": Fraction(0)}
    for value, share in value_chances(state, square).items():
        for result, chance in attack_chances(value // victims, state.people[who].status).items():
            found[result] += share * chance
    return found


def promise(state: MallState, action: Action) -> Promise | None:
    """What an option promises, or threatens."""
    step = state.stack[-1] if state.stack else None
    match action.verb, step:
        case "shoot" | "fire", _:
            chance = shot_chance(state, parse_group(action.args[0]), SquareId(action.args[1]))
            return Promise(percent(chance), float(chance) if chance else HOPELESS)
        case "hold", DefensiveFire(square=square):
            return Promise(_threat(state, square, tuple(state.people_in(square)), 1))
        case "victims", NameVictims(square=square):
            victims = parse_group(action.args[0])
            return Promise(_threat(state, square, victims, len(victims)))
    return None


def _threat(state: MallState, square: SquareId, people: Group, victims: int) -> Message:
    """[8.0] What an attack may do to people, or to one of them whoever it is: the worst that it can."""
    hurt = max(1 - attack_outlook(state, square, who, victims)["none"] for who in people)
    percent = round(100 * hurt)
    is_last = any(state.people[who].status is not Status.NORMAL for who in people)
    if len(people) > victims and is_last:
        return say("up to {percent} % for one to be hurt or eaten", percent=percent)
    if len(people) > victims:
        return say("up to {percent} % for one to be hurt", percent=percent)
    if len(people) == 1 and is_last:
        return say("{percent} % to be eaten", percent=percent)
    if is_last:
        return say("{percent} % each, hurt or eaten", percent=percent)
    return say_n("{percent} % to be hurt", "{percent} % each to be hurt", len(people), percent=percent)
