"""What an option promises, and the same with its reasons: the column, its shifts, and what each roll brings."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from fractions import Fraction
from itertools import groupby
from typing import NamedTuple

from pyapp.kernel.chance.totals import percent
from pyapp.kernel.decision import Action, Promise
from pyapp.kernel.event import Tone
from pyapp.kernel.message import Listing, Message
from pyapp.kernel.prospect import Odds, Result
from pyapp.zeds.answers import chances, consequences
from pyapp.zeds.map.places import SPACES, SpaceId
from pyapp.zeds.names import ZedId
from pyapp.zeds.play import foraging, movement, shooting
from pyapp.zeds.play.action_phase import payers
from pyapp.zeds.play.columns import Battle, fight_column, fight_shifts, shot_column, shot_shifts
from pyapp.zeds.play.fight import ChooseAttacker, ChooseDefender, SecondRoll, told
from pyapp.zeds.play.interruptions import BeforeFight
from pyapp.zeds.speech import say, say_n
from pyapp.zeds.truth.people import RE_ROLLERS, Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import BANDS, COLUMN_NAMES, MOST_FIREPOWER

_COSTS = {
    "shoot": say("an Action and 1 Ammo"),
    "craft": say("2 Actions, no Ammo"),
    "citadel": say("1 Ammo, no Action"),
}
"""What each kind of shot takes."""
SHOTS = tuple(_COSTS)


def battle_of(state: ZedsState, action: Action) -> tuple[ZedsState, Battle] | None:
    """The fight that an option leads to at once, and the state in which it would be fought."""
    step = state.stack[-1] if state.stack else None
    match step, action:
        case _, ("move", (name, goal)) if state.zeds_strength(SpaceId(goal)):
            who, space = Who(name), SpaceId(goal)
            origin = movement.came_from(state.units[who].space, space)
            return state, Battle(space, who, False, origin, (who,))
        case ChooseDefender(space), ("defend", (name,)):
            return state, Battle(space, Who(name), True)
        case ChooseAttacker(space, group, origin), ("attack", (name,)):
            return state, Battle(space, Who(name), False, origin, group)
        case BeforeFight(battle), ("fight", ()):
            return state, battle
        case BeforeFight(battle), ("play", ("bulldozer",)):
            return state, replace(battle, helped=True)
        case BeforeFight(battle), ("play", ("leader", name)):
            led = state.copy()
            led.change(Who(name), is_leader=True)
            return led, battle
        case SecondRoll(battle, _), ("reroll", ()):
            return state, battle
    return None


class Shot(NamedTuple):
    """Who shoots how far at whom, and whether from the Citadel."""

    who: Who
    away: int
    target: ZedId
    citadel: bool

    def column(self, state: ZedsState) -> int:
        return self.columns(state)[1]

    def columns(self, state: ZedsState) -> tuple[int, int]:
        return shot_column(state, self.who, self.away, citadel=self.citadel)


def _shot_of(state: ZedsState, action: Action) -> Shot | None:
    if action.verb not in SHOTS or len(action.args) != 3 or ZedId(action.args[2]) not in state.zeds:
        return None
    who, space, target = Who(action.args[0]), SpaceId(action.args[1]), ZedId(action.args[2])
    return Shot(who, shooting.distance(state.units[who].space, space), target, action.verb == "citadel")


def chance_of_shot(state: ZedsState, action: Action) -> Message | None:
    """How likely a shot is to hit, in the little room that there is on the board."""
    if (shot := _shot_of(state, action)) is None:
        return None
    return percent(chances.to_hit(shot.column(state)))


def promise(state: ZedsState, action: Action) -> Promise | None:
    """What an option may bring, in a word."""
    if (fight := battle_of(state, action)) is not None:
        where, battle = fight
        column = fight_column(where, battle)[1]
        chance = _win(battle, column, rolls_left=action.verb != "reroll")
        return Promise(say("{chance} to win", chance=percent(chance)), float(chance))
    if (shot := _shot_of(state, action)) is not None:
        column = shot.column(state)
        chance = chances.to_hit(column)
        mean = float(chances.mean_shot(column))
        text = say(
            "{chance} to hit, {mean} hits; costs {cost}",
            chance=percent(chance), mean=f"{mean:.1f}", cost=_cost(state, action, shot.who),
        )  # fmt: skip
        return Promise(text, mean)
    if action.verb == "move":
        points = movement.points(state, Who(action.args[0]), SpaceId(action.args[1]))
        return Promise(say_n("{count} pt", "{count} pts", points))
    if action.verb == "forage":
        who = Who(action.args[0])
        space = state.units[who].space
        found = chances.forage_chance(SPACES[space].ground, foraging.bonus(state, space), foraging.dice_of(who))
        if not found:
            return Promise(say("no Ammo here"), -1.0)
        return Promise(say("{chance} for Ammo", chance=percent(found)), float(found))
    return None


def _cost(state: ZedsState, action: Action, who: Who) -> Message:
    """[5.1] What a shot takes; where a Character Action pays for it, no other one."""
    if action.verb == "shoot" and who in payers(state):
        return say("a free Action and 1 Ammo")
    return _COSTS[action.verb]


def _win(battle: Battle, column: int, *, rolls_left: bool) -> Fraction:
    return chances.to_win_at_last(column, again=rolls_left and battle.who in RE_ROLLERS)


def odds(state: ZedsState, action: Action) -> Odds | None:
    """[6.1] The table that would be rolled on, with everything that moves the column."""
    if (fight := battle_of(state, action)) is not None:
        return _fight(*fight, rolls_left=action.verb != "reroll")
    if (shot := _shot_of(state, action)) is not None:
        return _shot(state, shot)
    return None


def _bands(rows: Iterable[tuple[Message, int, Tone]]) -> Iterator[Result]:
    """The rows of a table with what each brings, those that bring the same as one."""
    alike = [[*each] for _, each in groupby(enumerate(rows), key=lambda row: row[1][0])]
    for group in alike:
        (first, (text, _, tone)), (last, _) = group[0], group[-1]
        yield Result(_band(BANDS[first][0], BANDS[last][1]), text, sum(row[1][1] for row in group), tone)


def _band(low: int, high: int) -> Message:
    return say("{low}", low=low) if low == high else say("{low} to {high}", low=low, high=high)


def _fight(state: ZedsState, battle: Battle, *, rolls_left: bool) -> Odds:
    first, column = fight_column(state, battle)
    who, units = battle.who, state.zeds_in(battle.space)
    rows = chances.fight_rows(column)
    results = _bands(
        (
            _with(told(result), consequences.told(state, units, result.zeds, who, result.humans)),
            count,
            Tone.BAD if result.zeds_win else Tone.GOOD,
        )
        for result, count in rows
    )
    zeds, humans = chances.mean_hits(column)
    sums: list[consequences.Sum] = [
        (say("Chance to win"), percent(chances.to_win(column))),
        (say("Hits on the Zeds, on average"), f"{float(zeds):.1f}"),
        (say("Hits on {who}, on average", who=battle.who.called), f"{float(humans):.1f}"),
    ]
    again = rolls_left and who in RE_ROLLERS
    if again:
        sums.insert(1, (say("With a second roll"), percent(chances.to_win_at_last(column, again=True))))
    sums += consequences.zeds_sums(state, units, [(r.zeds, share) for r, share in chances.settled(column, again=again)])
    sums += consequences.unit_sums(state, who, [(r.humans, share) for r, share in chances.settled(column, again=again)])
    title = say(
        "{who}, strength {strength}, against Zeds of strength {zeds}",
        who=battle.who.called, strength=state.strength(battle.who), zeds=state.zeds_strength(battle.space),
    )  # fmt: skip
    return Odds(
        "6.1", title, COLUMN_NAMES, int(first), column, fight_shifts(state, battle), tuple(results), tuple(sums)
    )


def _shot(state: ZedsState, shot: Shot) -> Odds:
    who, away = shot.who, shot.away
    first, column = shot.columns(state)
    rows = chances.shot_rows(column)
    results = _bands(
        (
            _with(_hits(hits), consequences.told(state, (shot.target,), hits)),
            count,
            Tone.GOOD if hits else Tone.BAD,
        )
        for hits, count in rows
    )
    shares = [(hits, Fraction(count, chances.WAYS)) for hits, count in rows]
    sums: tuple[consequences.Sum, ...] = (
        (say("Chance to hit"), percent(chances.to_hit(column))),
        (say("Hits, on average"), f"{float(chances.mean_shot(column)):.1f}"),
        *consequences.zeds_sums(state, (shot.target,), shares),
    )
    title = say_n("{who}: a shot at one space", "{who}: a shot at {count} spaces", away, who=who.called)
    columns = tuple(say("strength {strength}", strength=number + 1) for number in range(MOST_FIREPOWER))
    shifts = shot_shifts(state, who, away, citadel=shot.citadel)
    return Odds("5.4", title, columns, first, column, shifts, tuple(results), sums)


def _with(text: Message, follows: Listing | None) -> Message:
    """A result, and what comes of it."""
    return say("{result}: {what}", result=text, what=follows) if follows is not None else text


def _hits(hits: int) -> Message:
    return say_n("{count} hit", "{count} hits", hits) if hits else say("missed")
