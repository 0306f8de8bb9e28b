"""What fights and shots would come to: the outlook after each result, weighed by its ways.

It is a sketch of the rules, good enough to compare: hits fall where they do most, a last hit costs half the unit.
"""

from __future__ import annotations

from pyapp.zeds.answers import chances
from pyapp.zeds.map.places import TOWN_CENTER, SpaceId, is_start, on_the_way_in, on_the_way_out
from pyapp.zeds.names import ZedId
from pyapp.zeds.play.columns import Battle, fight_column, shot_column
from pyapp.zeds.play.retreat import way_back
from pyapp.zeds.policies.outlook import left_of, outlook, worth
from pyapp.zeds.truth.people import PEOPLE, RE_ROLLERS, TOUGH, Who
from pyapp.zeds.truth.state import ZedsState
from pyapp.zeds.truth.tables import Result


def hurt_zeds(state: ZedsState, one: ZedId, hits: int) -> None:
    zeds = state.zeds[one]
    if zeds.is_tough:
        hits //= 2
    if hits >= zeds.left:
        del state.zeds[one]
        return
    total = zeds.hits + hits
    if not zeds.is_reduced and total >= 3:
        state.change_zeds(one, is_reduced=True, hits=total - 3)
    else:
        state.change_zeds(one, hits=total)


def hurt_mob(state: ZedsState, space: SpaceId, hits: int) -> None:
    """Kill one that can be killed, the strongest first; turn one that can be turned; or else the strongest."""
    while hits and (units := state.zeds_in(space)):
        fallen = [one for one in units if state.zeds[one].left <= hits]
        turned = [one for one in units if not state.zeds[one].is_reduced and 3 - state.zeds[one].hits <= hits]
        one = (fallen or turned or units)[0]
        part = min(hits, state.zeds[one].left)
        hurt_zeds(state, one, part)
        hits -= part


def hits_on(state: ZedsState, who: Who, hits: int) -> int:
    """How many of so many hits count: half of them for the tough, and no more than it takes to be eliminated."""
    return min((hits + 1) // 2 if who in TOUGH else hits, left_of(who, state.units[who]))


def hurt_unit(state: ZedsState, who: Who, hits: int) -> float:
    """Hits that count, on a unit; gives what a last hit costs."""
    unit, most = state.units[who], PEOPLE[who].hits
    if hits >= left_of(who, unit):
        cost = 0.5 * worth(who, unit)
        state.change(who, space=TOWN_CENTER, is_reduced=who.is_civilian, hits=0)
        return cost
    taken = unit.hits + hits + (most if unit.is_reduced else 0)
    state.change(who, is_reduced=taken >= most, hits=taken % most)
    return 0.0


def drive_off(state: ZedsState, space: SpaceId) -> None:
    """The Zeds of a space retreat."""
    for one in state.zeds_in(space):
        goal = next((place for place in on_the_way_out(space) if state.zeds_room(place) > 0), None)
        if goal is not None:
            state.change_zeds(one, space=goal)


def fall_back(state: ZedsState, units: list[Who], path: tuple[SpaceId, ...]) -> None:
    for who in units:
        goal = next((place for place in path if state.room(place) > 0 and not state.zeds_in(place)), TOWN_CENTER)
        state.change(who, space=goal)


def after_fight(state: ZedsState, battle: Battle, result: Result) -> float:
    """The outlook after one result."""
    new = state.copy()
    space = battle.space
    if not battle.by_zeds:
        new.change(battle.who, space=space)
    hurt_mob(new, space, result.zeds)
    cost = hurt_unit(new, battle.who, hits_on(new, battle.who, result.humans)) if result.humans else 0.0
    if not result.zeds_win:
        drive_off(new, space)
    elif battle.by_zeds:
        fall_back(new, new.people_in(space), on_the_way_in(space))
    elif new.units[battle.who].space == space:
        fall_back(new, [battle.who], way_back(space, battle.origin))
    return outlook(new) - cost


def column_of(state: ZedsState, battle: Battle) -> int:
    return fight_column(state, battle)[1]


def fight(state: ZedsState, battle: Battle, *, rolls_left: bool = True) -> float:
    """The outlook after a fight, on average; those who may roll again do so when they have lost."""
    column = column_of(state, battle)
    rows = [(result, count / chances.WAYS) for result, count in chances.fight_rows(column)]
    lost = sum(share for result, share in rows if result.zeds_win)
    again = rolls_left and battle.who in RE_ROLLERS
    seen: dict[Result, float] = {}
    total = 0.0
    for result, share in rows:
        part = share * ((lost if result.zeds_win else 1 + lost) if again else 1)
        alike = Result(result.zeds, hits_on(state, battle.who, result.humans), result.zeds_win)
        if alike not in seen:
            seen[alike] = after_fight(state, battle, result)
        total += part * seen[alike]
    return total


def shot(state: ZedsState, who: Who, target: ZedId, away: int, *, citadel: bool = False) -> float:
    """The outlook after a shot, on average; the cartridge is not counted."""
    column = shot_column(state, who, away, citadel=citadel)[1]
    seen: dict[int, float] = {}
    total = 0.0
    for hits, count in chances.shot_rows(column):
        if hits not in seen:
            new = state.copy()
            hurt_zeds(new, target, hits)
            seen[hits] = outlook(new)
        total += seen[hits] * count / chances.WAYS
    return total


def moved(state: ZedsState, who: Who, goal: SpaceId) -> float:
    """The outlook with a unit somewhere else."""
    new = state.copy()
    new.change(who, space=goal, is_defiant=False)
    return outlook(new)


def with_new_zeds(state: ZedsState, start: SpaceId) -> float:
    """The outlook with another unit, of middling strength, on a Start."""
    assert is_start(start)
    new = state.copy()
    new.bring_in("5/3", start)
    return outlook(new)
