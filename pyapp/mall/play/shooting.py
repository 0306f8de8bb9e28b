"""[6.0] Shooting zombies: in a move, and in defence."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations

from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message
from pyapp.mall.events.events import DoorShot, KeptCalm, Missed, Panicked, ShotFired, ZombieEliminated, ZombieRevealed
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import Group, group_name, group_text, parse_group, person_ref, square_name, square_ref
from pyapp.mall.play.move import Move, note_activity
from pyapp.mall.play.shots import Shot, known_value, panic_dice, panic_increase, shot, targets
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import NOWHERE, DoorState, MallState, Status


def options(state: MallState, move: Move) -> Iterator[Option]:
    """[6.1] [6.2] Whoever has shots left, alone or together; moving is not needed, being moved is.

    [5.6] Neither the one who carries nor the one carried shoots.
    """
    able = _able(move)
    if able:
        for target in targets(state, move.place(state)):
            yield from shot_options(state, able, target, "shoot")


def _able(move: Move) -> list[Character]:
    """[5.6] [6.1] [6.5] Who on the move has a shot left."""
    if not move.may_shoot:
        return []
    return [
        who
        for who, left in zip(move.group, move.shots, strict=True)
        if left and who not in move.panicked and who is not move.carrier
    ]


def shooting_groups(move: Move) -> list[Group]:
    """[6.8] Those who have a shot left, each alone and together in every way."""
    return _groups(_able(move))


def _groups(able: list[Character]) -> list[Group]:
    return [shooters for size in range(1, len(able) + 1) for shooters in combinations(able, size)]


def shot_options(
    state: MallState, able: list[Character], target: SquareId, verb: str, *, is_named: bool = False
) -> Iterator[Option]:
    """[6.8] Every way to combine those who can shoot at a target, which the question may have named."""
    label = gun_label if is_named else shot_label
    for shooters in _groups(able):
        yield Option(
            Action(verb, (group_text(shooters), target)),
            label(state, shooters, target),
            (*map(person_ref, shooters), square_ref(target), *target_refs(state, target)),
        )


def target_refs(state: MallState, target: SquareId) -> tuple[str, ...]:
    unit = state.zombies.get(target)
    return ((f"unit:{unit}",) if unit else ()) + tuple(map(person_ref, state.supers_in(target)))


def shot_label(state: MallState, shooters: Group, target: SquareId) -> Message:
    dice = _dice(state, shooters, target)
    return say("{who}: shoot at {square}, {dice}", who=group_name(shooters), square=target, dice=dice)


def gun_label(state: MallState, shooters: Group, target: SquareId) -> Message:
    """The same where the target is named already."""
    return say("{who}: {dice}", who=group_name(shooters), dice=_dice(state, shooters, target))


def _dice(state: MallState, shooters: Group, target: SquareId) -> Message:
    """[6.5] [6.7] What is rolled, what is taken off, and whether nerves are tried first: what makes the odds."""
    aimed = shot(state, shooters, target)
    dice = say_n("{count} die", "{count} dice", aimed.dice)
    if aimed.is_cut:
        dice = say("{dice} (no more allowed)", dice=dice)
    if aimed.modifier:
        dice = _less(dice, aimed)
    if (value := known_value(state, target)) is not None:
        dice = say("{dice}, {value} needed", dice=dice, value=value)
    if aimed.shatters:
        dice = say("{dice}; shatters the glass door", dice=dice)
    return _nerves(state, dice, shooters, target)


def _nerves(state: MallState, dice: Message, shooters: Group, target: SquareId) -> Message:
    """[6.5] What has to be rolled first. All stand in one square: either each of them is checked, or nobody is."""
    increase = panic_increase(state, shooters[0], target)
    if increase is None:
        return dice
    if len(shooters) > 1:
        return say("{dice}, each after a panic check", dice=dice)
    needed = state.numbers(shooters[0]).panic + increase + 1
    if not state.supers_in(target) and state.zombies.get(target) in state.berserk:
        if target == state.people[shooters[0]].square:
            return say(
                "{dice}, after a panic check ({needed} or more), as they are berserk and in the same square",
                dice=dice,
                needed=needed,
            )
        return say("{dice}, after a panic check ({needed} or more), as they are berserk", dice=dice, needed=needed)
    return say("{dice}, after a panic check ({needed} or more)", dice=dice, needed=needed)


def _less(dice: Message, aimed: Shot) -> Message:
    """[6.7] [6.8] What is taken off, and for what; of several guns each pays."""
    if aimed.door is not None and len(aimed.shooters) == 1:
        away = aimed.modifier - aimed.for_door
        return say("{dice} −{away} for distance −{door} for the door", dice=dice, away=away, door=aimed.for_door)
    told = say("{dice} −{less} for distance", dice=dice, less=aimed.modifier)
    if aimed.door is not None:
        told = say("{dice} −{less} for distance and door", dice=dice, less=aimed.modifier)
    return say("{dice} ({each} for each gun)", dice=told, each=aimed.for_each) if len(aimed.shooters) > 1 else told


def perform(state: MallState, move: Move, action: Action) -> Move:
    """[6.0] A shot in a move: panic ends all movement, a shot uses up one of the fire rate."""
    shooters, target = parse_group(action.args[0]), SquareId(action.args[1])
    note_activity(state, move.place(state))
    cool = fire(state, shooters, target, halts=move.points > 0)
    shots = tuple(left - (who in cool) for who, left in zip(move.group, move.shots, strict=True))
    panicked = tuple(who for who in shooters if who not in cool)
    return replace(move, shots=shots, panicked=(*move.panicked, *panicked), points=0 if panicked else move.points)


def fire(state: MallState, shooters: Group, target: SquareId, *, halts: bool = False) -> Group:
    """[6.0] The procedure: panic checks, dice, modifiers, and the target shown. Gives those who kept their nerve.

    Of panic it is told when it `halts` somebody on the way.
    """
    cool = tuple(who for who in shooters if not panics(state, who, target, halts=halts))
    if cool:
        _resolve(state, cool, target)
    return cool


def panics(state: MallState, who: Character, target: SquareId, *, halts: bool = False) -> bool:
    """[6.5] A roll of the adjusted Panic Level or less."""
    increase = panic_increase(state, who, target)
    if increase is None:
        return False
    level = state.numbers(who).panic + increase
    purpose = say(
        "Panic check, {who} needs {needed} or more ({why})",
        who=who.called, needed=level + 1, why=_panic_level(state, who, target, increase),
    )  # fmt: skip
    if sum(state.roll("6.5", panic_dice(state, who), purpose)) > level:
        state.emit(KeptCalm(who))
        return False
    state.emit(Panicked(who, halts))
    return True


def _panic_level(state: MallState, who: Character, target: SquareId, increase: int) -> Message:
    """[6.5] The level on the counter and what is added to it, so that a player can check the number."""
    level = state.numbers(who).panic
    if not increase:
        return say("above panic level {level}", level=level)
    if not state.supers_in(target):
        return say(
            "above panic level {level} and {more} for berserk zombies in the same square", level=level, more=increase
        )
    if state.people[who].square == target:
        return say(
            "above panic level {level} and {more} for a super zombie in the same square", level=level, more=increase
        )
    return say("above panic level {level} and {more} for a super zombie in sight", level=level, more=increase)


def _resolve(state: MallState, shooters: Group, target: SquareId) -> None:
    """[6.0] [6.7] The total less the modifier must reach the value; glass that is shot through is gone."""
    aimed = shot(state, shooters, target)
    _break_glass(state, aimed.door)
    purpose = say_n(
        "{who} shoots at {square}",
        "{who} shoot at {square}",
        len(shooters),
        who=group_name(shooters),
        square=square_name(target),
    )
    total = sum(state.roll("6.0", aimed.dice, purpose)) - aimed.modifier
    value = state.zombie_value(target)
    if not state.is_face_up(target) and known_value(state, target) is None:
        state.emit(ZombieRevealed(target, value))
        state.show(target)
    state.emit(ShotFired(shooters, target, total, value, aimed.modifier, aimed.door is not None))
    if total >= value:
        eliminate(state, target)
    else:
        state.emit(Missed(target))


def _break_glass(state: MallState, door: DoorId | None) -> None:
    """[6.7] [10.5] A closed glass door that is shot through is destroyed."""
    if door is not None and state.door(door) is DoorState.CLOSED:
        state.doors[door] = DoorState.DESTROYED
        state.emit(DoorShot(door))


def eliminate(state: MallState, square: SquareId) -> None:
    """[11.3] [13.3] Unit and super zombie die together; the unit goes to the pool."""
    for who in state.supers_in(square):
        state.change(who, status=Status.DEAD, square=NOWHERE)
        state.emit(ZombieEliminated(square, who))
    if square in state.zombies:
        state.take_off(square)
        state.emit(ZombieEliminated(square, None))
