"""What an option promises, and the same with its reasons."""

from __future__ import annotations

from fractions import Fraction
from typing import NamedTuple

from pyapp.attack.board.squares import Square
from pyapp.attack.names import WHO, Figure, Who, ZombieId, figure_name, kind_of
from pyapp.attack.play.fighting import needs_of_human, needs_of_zombie, shots, zombies_around
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import BREAK_NEEDS, CHAINSAW_NEEDS, PUSH_NEEDS, SHOT_NEEDS, ZOMBIE_NEEDS
from pyapp.kernel.chance.totals import at_least, percent
from pyapp.kernel.decision import Action, Promise
from pyapp.kernel.event import Tone
from pyapp.kernel.message import ENGLISH, Message
from pyapp.kernel.prospect import Odds, Result, Shift

WAYS = 36


class Roll(NamedTuple):
    """Two dice that an option throws."""

    rule: str
    title: Message
    needs: int
    by_human: bool
    target: Figure | None
    """Nobody: a barricade."""
    is_push: bool = False


def roll_of(state: AttackState, action: Action) -> Roll | None:
    """The dice that an option throws at once."""
    match action.verb, action.args:
        case "shoot", (who, target):
            away = next((shot.away for shot in shots(state, Who(who)) if shot.target == target), 0)
            if not away:
                return None
            return Roll("A7.1", _title(who, target), needs_of_human(state, Who(who), away), True, _figure(target))
        case "use", (who, card, target) if kind_of(card) == "chainsaw":
            return Roll("A14.1", _title(who, target), CHAINSAW_NEEDS, True, _figure(target))
        case "attack", (one, target):
            return Roll("A6.1", _title(one, target), needs_of_zombie(state, _figure(target)), False, _figure(target))
        case "push", (who, square) if "smoke" not in state.boosts:
            past = state.crowd().zombies.get(Square(square))
            return Roll("A10.1", _title(past, who), PUSH_NEEDS, False, Who(who), True) if past else None
        case "break", (_, _):
            return Roll("A11.3", say("Breaking a barricade"), BREAK_NEEDS, False, None)
    return None


def _figure(name: str) -> Figure:
    return Who(name) if name in WHO else ZombieId(name)


def _title(attacker: str, target: str) -> Message:
    return say("{figure} against {target}", figure=figure_name(attacker), target=figure_name(target))


def promise(state: AttackState, action: Action) -> Promise | None:
    roll = roll_of(state, action)
    if roll is None:
        return None
    chance = at_least(2, roll.needs)
    if roll.target is None:
        return Promise(say("{percent} % to break", percent=_number(chance)), float(chance))
    if roll.is_push:
        return Promise(say("{percent} % for a wound", percent=_number(chance)), -float(chance))
    return Promise(say("{percent} % to hit", percent=_number(chance)), float(chance))


def _number(chance: Fraction) -> int:
    return round(100 * chance)


def odds(state: AttackState, action: Action) -> Odds | None:
    """[A6.1] [A7.1] The number that is needed, where it comes from, and what each roll brings."""
    roll = roll_of(state, action)
    if roll is None:
        return None
    chance = at_least(2, roll.needs)
    sums = ((say("to succeed"), _text(chance)),)
    if roll.rule == "A6.1" and roll.target is not None:
        around = max(1, zombies_around(state, state.square_of(roll.target)))
        heads = tuple(say_n("{count} zombie", "{count} zombies", count) for count in range(1, len(ZOMBIE_NEEDS) + 1))
        shift = Shift("A6.1", say("zombies that stand around help"), around - 1)
        shifts = (shift,) if around > 1 else ()
        return Odds(roll.rule, roll.title, heads, 0, around - 1, shifts, tuple(_results(roll)), sums)
    if roll.rule == "A7.1":
        heads = tuple(say_n("{count} square", "{count} squares", away) for away in sorted(SHOT_NEEDS))
        column = next(shot.away for shot in shots(state, Who(action.args[0])) if shot.target == roll.target) - 1
        return Odds(roll.rule, roll.title, heads, column, column, (), tuple(_results(roll)), sums)
    return Odds(roll.rule, roll.title, (), 0, 0, (), tuple(_results(roll)), sums)


def _text(chance: Fraction) -> str:

    return ENGLISH(percent(chance))


def _results(roll: Roll) -> list[Result]:
    """All 36 ways: the total decides, doubles throw back."""
    pairs = [(a, b) for a in range(1, 7) for b in range(1, 7)]
    is_hit = [pair for pair in pairs if sum(pair) >= roll.needs]
    doubles = [pair for pair in pairs if pair[0] == pair[1] and pair not in ((1, 1), (6, 6))]
    plain = [pair for pair in is_hit if pair[0] != pair[1]]
    misses = [pair for pair in pairs if sum(pair) < roll.needs and pair[0] != pair[1]]
    good, bad = (Tone.GOOD, Tone.BAD) if roll.by_human else (Tone.BAD, Tone.GOOD)
    if roll.target is None:
        return [
            Result(say("below {needs}", needs=roll.needs), say("it holds"), WAYS - len(is_hit), good),
            Result(say("{needs} or more", needs=roll.needs), say("it breaks"), len(is_hit), bad),
        ]
    hit = _hit(roll)
    firm, thrown = [pair for pair in doubles if pair not in is_hit], [pair for pair in doubles if pair in is_hit]
    found = [
        Result(say("double 1"), _fumble(roll), 1, bad),
        Result(say("below {needs}", needs=roll.needs), say("missed"), len(misses)),
        Result(say("doubles below"), say("missed, but thrown back"), len(firm)),
        Result(say("{needs} or more", needs=roll.needs), hit, len(plain), good),
        Result(say("doubles of that"), say("{hit}, and thrown back", hit=hit), len(thrown), good),
        Result(say("double 6"), _critical(roll), 1, good),
    ]
    return [result for result in found if result.ways]


def _hit(roll: Roll) -> Message:
    return say("one wound") if roll.target in WHO else say("killed")


def _fumble(roll: Roll) -> Message:
    if roll.by_human:
        return say("the turn is over, the target thrown back")
    return say("the zombie dies, the target is thrown back")


def _critical(roll: Roll) -> Message:
    if roll.by_human:
        return say("{hit}, thrown back, and three more actions", hit=_hit(roll))
    return say("two wounds, and thrown back") if roll.target in WHO else say("killed, and thrown back")
