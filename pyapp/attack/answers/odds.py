"""What an option promises, and the same with its reasons."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from typing import NamedTuple

from pyapp.attack.board.squares import NOWHERE, Direction, Square, direction_to
from pyapp.attack.cards.effects import BURNS, SCORCHES
from pyapp.attack.cards.items import ITEMS
from pyapp.attack.names import WHO, Figure, Who, ZombieId, figure_name, kind_of, square_name
from pyapp.attack.play.fighting import needs_of_human, needs_of_zombie, shots, zombies_around
from pyapp.attack.play.throwing import thrown_chain
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import BREAK_NEEDS, CHAINSAW_NEEDS, PUSH_NEEDS, SHOT_NEEDS, ZOMBIE_NEEDS
from pyapp.kernel.chance.totals import at_least, percent
from pyapp.kernel.decision import Action, Promise
from pyapp.kernel.event import Tone
from pyapp.kernel.message import Message
from pyapp.kernel.prospect import Odds, Result, Shift

PAIRS = [(a, b) for a in range(1, 7) for b in range(1, 7)]
FACES = 6
AGAINST_ONES_OWN = -1.0
"""What is worth nothing is listed last."""


class Roll(NamedTuple):
    """Two dice that an option throws."""

    rule: str
    title: Message
    needs: int
    by_human: bool
    target: Figure | None
    """Nobody: a barricade."""
    direction: Direction | None = None
    """Whither doubles throw the target."""
    is_push: bool = False


def roll_of(state: AttackState, action: Action) -> Roll | None:
    """The dice that an option throws at once."""
    match action.verb, action.args:
        case "shoot", (who, target):
            away = next((shot.away for shot in shots(state, Who(who)) if shot.target == target), 0)
            if not away:
                return None
            needs = needs_of_human(state, Who(who), away)
            return Roll("A7.1", _title(who, target), needs, True, _figure(target), _towards(state, who, target))
        case "use", (who, card, target) if kind_of(card) == "chainsaw":
            towards = _towards(state, who, target)
            return Roll("A14.1", _title(who, target), CHAINSAW_NEEDS, True, _figure(target), towards)
        case "attack", (one, target):
            needs = needs_of_zombie(state, _figure(target))
            return Roll("A6.1", _title(one, target), needs, False, _figure(target), _towards(state, one, target))
        case "push", (who, square) if "smoke" not in state.boosts:
            past = state.crowd().zombies.get(Square(square))
            return Roll("A10.1", _title(past, who), PUSH_NEEDS, False, Who(who), None, True) if past else None
        case "break", (_, _):
            return Roll("A11.3", say("Breaking a barricade"), BREAK_NEEDS, False, None)
    return None


def _figure(name: str) -> Figure:
    return Who(name) if name in WHO else ZombieId(name)


def _towards(state: AttackState, attacker: str, target: str) -> Direction | None:
    return direction_to(state.square_of(attacker), state.square_of(target))


def _title(attacker: str, target: str) -> Message:
    return say("{figure} against {target}", figure=figure_name(attacker), target=figure_name(target))


def chance_of(state: AttackState, action: Action) -> Fraction | None:
    roll = roll_of(state, action)
    return at_least(2, roll.needs) if roll is not None else None


# In a word


def promise(state: AttackState, action: Action) -> Promise | None:
    match action.verb:
        case "search":
            return Promise(say_n("{count} card left", "{count} cards left", len(state.deck)))
        case "push" if "smoke" in state.boosts:
            return Promise(say("no attack: smoke"))
        case "use" if kind_of(action.args[1]) == "petrol-bomb" and len(action.args) > 2:
            return _bomb(state, ZombieId(action.args[2]))
    roll = roll_of(state, action)
    if roll is None:
        return None
    chance = at_least(2, roll.needs)
    number = round(100 * chance)
    if roll.target is None:
        return Promise(say("{percent} % to break", percent=number), float(chance))
    if roll.is_push:
        return Promise(say("{percent} % to be wounded", percent=number), -float(chance))
    is_own = roll.by_human == (roll.target in WHO)
    return Promise(say("{percent} % to hit", percent=number), AGAINST_ONES_OWN if is_own else float(chance))


def _bomb(state: AttackState, target: ZombieId) -> Promise:
    """[A14.2] Who stands in the fire, and how likely it is for each to be hit."""
    center = state.zombies[target].square
    crowd = state.crowd()
    near = [figure for square in (center, *(way.to for way in state.ways(center))) for figure in crowd.at(square)]
    humans = sum(figure in WHO for figure in near)
    zombies = len(near) - humans
    burns = Fraction(FACES - BURNS + 1, FACES)
    told = say_n(
        "{count} zombie: {percent} %", "{count} zombies: {percent} % each", zombies, percent=round(100 * burns)
    )
    if humans:
        scorches = round(100 * Fraction(SCORCHES, FACES))
        told = say_n(
            "{zombies}; {count} of you: {percent} %",
            "{zombies}; {count} of you: {percent} % each",
            humans,
            zombies=told,
            percent=scorches,
        )
    return Promise(told, float(burns * zombies) - humans)


# With its reasons


def odds(state: AttackState, action: Action) -> Odds | None:
    """[A6.1] [A7.1] The number that is needed, where it comes from, and what each roll brings."""
    if action.verb == "search":
        return _finds(state)
    roll = roll_of(state, action)
    if roll is None:
        return None
    results = tuple(_results(roll, _thrown(state, action, roll)))
    sums: tuple[tuple[Message, Message | str], ...] = ((_success(roll), percent(at_least(2, roll.needs))),)
    if roll.is_push:
        sums += ((say("actions left to get past"), str(state.actions - 1)),)
    if roll.rule == "A6.1" and roll.target is not None:
        around = max(1, zombies_around(state, state.square_of(roll.target)))
        heads = tuple(say_n("{count} zombie", "{count} zombies", count) for count in range(1, len(ZOMBIE_NEEDS) + 1))
        shift = Shift("A6.1", say("zombies that stand around help"), around - 1)
        shifts = (shift,) if around > 1 else ()
        return Odds(roll.rule, roll.title, heads, 0, around - 1, shifts, results, sums)
    if roll.rule == "A7.1":
        heads = tuple(say_n("{count} square", "{count} squares", away) for away in sorted(SHOT_NEEDS))
        column = next(shot.away for shot in shots(state, Who(action.args[0])) if shot.target == roll.target) - 1
        return Odds(roll.rule, roll.title, heads, column, column, (), results, sums)
    return Odds(roll.rule, roll.title, (), 0, 0, (), results, sums)


def _success(roll: Roll) -> Message:
    if roll.target is None:
        return say("to break")
    return say("to be wounded") if roll.is_push else say("to hit")


def _results(roll: Roll, thrown: Message) -> Iterator[Result]:
    """All 36 ways: the total decides, doubles throw back."""
    above = [pair for pair in PAIRS if sum(pair) >= roll.needs]
    good, bad = (Tone.GOOD, Tone.BAD) if roll.by_human else (Tone.BAD, Tone.GOOD)
    below, from_ = say("below {needs}", needs=roll.needs), say("{needs} or more", needs=roll.needs)
    if roll.target is None:
        yield Result(below, say("it holds"), len(PAIRS) - len(above), bad)
        yield Result(from_, say("it breaks"), len(above), good)
        return
    inner = [pair for pair in PAIRS if pair not in ((1, 1), (6, 6))]
    hit = say("one wound") if roll.target in WHO else say("killed")
    found = (
        (say("double 1"), _fumble(roll, thrown), 1, bad),
        (below, say("missed"), _ways(inner, above, doubles=False, hits=False), Tone.PLAIN),
        (say("doubles below {needs}", needs=roll.needs), say("missed, {thrown}", thrown=thrown),
         _ways(inner, above, doubles=True, hits=False), Tone.PLAIN),
        (from_, hit, _ways(inner, above, doubles=False, hits=True), good),
        (say("doubles, {needs} or more", needs=roll.needs), say("{hit}, {thrown}", hit=hit, thrown=thrown),
         _ways(inner, above, doubles=True, hits=True), good),
        (say("double 6"), _critical(roll, hit, thrown), 1, good),
    )  # fmt: skip
    yield from (Result(*each) for each in found if each[2])


def _ways(inner: list[tuple[int, int]], above: list[tuple[int, int]], *, doubles: bool, hits: bool) -> int:
    return sum((pair[0] == pair[1]) is doubles and (pair in above) is hits for pair in inner)


def _fumble(roll: Roll, thrown: Message) -> Message:
    if roll.by_human:
        return say("missed, {thrown}; your turn is over", thrown=thrown)
    return say("the zombie dies; {thrown}", thrown=thrown)


def _critical(roll: Roll, hit: Message, thrown: Message) -> Message:
    if roll.by_human:
        return say("{hit}, {thrown}; three more actions", hit=hit, thrown=thrown)
    return say("{hit}, {thrown}", hit=say("two wounds") if roll.target in WHO else hit, thrown=thrown)


def _thrown(state: AttackState, action: Action, roll: Roll) -> Message:
    """[A8.1] [A8.2] Where doubles throw the target, with all who stand behind it."""
    if roll.is_push:
        return _back(state, Who(action.args[0]))
    if roll.target is None or roll.direction is None:
        return _NOWHERE
    chain = thrown_chain(state, roll.target, roll.direction)
    if not chain:
        return _NOWHERE
    square, figure = chain[0][1], figure_name(roll.target)
    if square == NOWHERE:
        return say("{figure} is thrown into the water", figure=figure)
    if len(chain) == 1:
        return say("{figure} is thrown back to {square}", figure=figure, square=square_name(square))
    return say_n(
        "{figure} is thrown back to {square}, with {count} behind",
        "{figure} is thrown back to {square}, with {count} behind",
        len(chain) - 1,
        figure=figure,
        square=square_name(square),
    )


_NOWHERE = say("nobody is thrown back: no room behind")


def _back(state: AttackState, who: Who) -> Message:
    """[A10.2] To the square before."""
    here = state.humans[who].square
    zombie = state.crowd().zombies.get(here)
    if zombie is not None:
        return say(
            "{figure} is thrown back onto {zombie}, which does not attack again",
            figure=who.called,
            zombie=figure_name(zombie),
        )
    return say("{figure} is thrown back to {square}", figure=who.called, square=square_name(here))


def _finds(state: AttackState) -> Odds | None:
    """[A4.1] What may still be found."""
    counts = Counter(map(kind_of, state.deck.cards()))
    if not counts:
        return None
    kinds = sorted((kind for kind in ITEMS if counts[kind]), key=lambda kind: -counts[kind])
    results = tuple(
        Result(
            say("{count} of {all}", count=counts[kind], all=counts.total()), ITEMS[kind].title, counts[kind], Tone.GOOD
        )
        for kind in kinds
    )
    return Odds("A4.1", say("What may be found"), (), 0, 0, (), results)
