"""[16.2] Characters on the run: led square by square, until the impulse is over."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyapp.kernel.decision import Action, Decision, Meter, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.mall.impulse import moves, solo
from pyapp.mall.impulse.events import Cornered, End, HeldFire, ImpulseEnded
from pyapp.mall.impulse.moves import Impulse, may_stop
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import (
    Group,
    door_name,
    door_ref,
    group_name,
    group_text,
    parse_group,
    person_ref,
    square_name,
    square_ref,
)
from pyapp.mall.play import doors, shooting
from pyapp.mall.play.movement import step_cost, walk
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState
from pyapp.mall.truth.tables import CLOSE_OR_OPEN_DOOR


@dataclass(frozen=True, slots=True)
class OnImpulse(Step[MallState]):
    """[16.8] The impulse goes on, or it is over."""

    impulse: Impulse

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return _title(self.impulse)

    def run(self, state: MallState) -> None:
        impulse = self.impulse
        if (why := _is_over(state, impulse)) is not None:
            _end(state, impulse, why)
        elif state.zombie_choices:
            state.push(ImpulseMove(impulse))
        else:
            lead(state, *solo.choose(state, impulse))


def _title(impulse: Impulse) -> Message:
    return say("{who} on the run", who=group_name(impulse.move.group))


def _is_over(state: MallState, impulse: Impulse) -> End | None:
    """[16.7] [16.8] In sight of Peter they stop as soon as they may; and they stop when no step is left to them."""
    if impulse.move.panicked:
        return End.PANIC
    if impulse.heeds_peter and may_stop(state, impulse):
        return End.PETER
    if moves.steps(state, impulse) or moves.doors(state, impulse):
        return None
    if not impulse.has_moved:
        return End.NO_WAY
    return End.NO_STEP if impulse.move.points else End.SPENT


def _end(state: MallState, impulse: Impulse, why: End) -> None:
    """[16.8] From here on the human player has them again."""
    state.emit(ImpulseEnded(impulse.move.group, impulse.place(state), why))


# Being led


@dataclass(frozen=True, slots=True)
class ImpulseMove(Choice[MallState]):
    """[16.0] The zombie player, or whoever chooses for the zombies, leads those who run off, square by square."""

    impulse: Impulse

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return _title(self.impulse)

    def decide(self, state: MallState) -> Decision:
        impulse = self.impulse
        who = group_name(impulse.move.group)
        options = [*_step_options(state, impulse), *_door_options(state, impulse)]
        if may_stop(state, impulse):
            options.append(Option(Action("stop"), say("Let it end here"), primary=True))
            prompt = say("{who} on the run: lead on, or let it end here", who=who)
        elif impulse.is_shy:
            prompt = say("{who} on the run: lead away from the zombies", who=who)
        else:
            prompt = say("{who} on the run: lead on, zombies are still too near", who=who)
        return ask(state.zombie_hands, "16.2", prompt, options, _meters(state, impulse))

    def handle(self, state: MallState, action: Action) -> None:
        lead(state, self.impulse, action)


def _meters(state: MallState, impulse: Impulse) -> tuple[Meter, ...]:
    move = impulse.move
    fire = sum(state.numbers(who).fire for who in move.group)
    return (Meter(say("Points"), move.points, move.allowance), Meter(say("Shots"), sum(move.shots), fire))


def _step_options(state: MallState, impulse: Impulse) -> list[Option]:
    move = impulse.move
    detail = say_n("{count} pt", "{count} pts", step_cost(state, move))
    return [
        Option(
            Action("move", (group_text(move.group), square)),
            say("Go to {square}", square=square_name(square)),
            (*map(person_ref, move.group), square_ref(square)),
            detail,
        )
        for square in moves.steps(state, impulse)
    ]


def _door_options(state: MallState, impulse: Impulse) -> list[Option]:
    group = impulse.move.group
    return [
        Option(
            Action("open", (group_text(group), door)),
            say("Open {door}", door=door_name(door)),
            (*map(person_ref, group), door_ref(door)),
            say_n("{count} pt", "{count} pts", CLOSE_OR_OPEN_DOOR),
        )
        for door in moves.doors(state, impulse)
    ]


def lead(state: MallState, impulse: Impulse, action: Action) -> None:
    """[16.2] A step or a door by the ordinary rules of movement; then they look around."""
    match action.verb:
        case "stop":
            _end(state, impulse, End.STOPPED if impulse.has_moved else End.STAYED)
        case "move":
            after = replace(impulse, move=walk(state, impulse.move, action), has_moved=True, is_shy=False)
            look_around(state, heeding_peter(state, after))
        case _:
            open_door(state, impulse, action)


def open_door(state: MallState, impulse: Impulse, action: Action) -> None:
    """[5.5] [16.3] [16.7] Behind a door there may be somebody, or Peter; those who were near before are no news."""
    place = impulse.place(state)
    before = moves.near(state, place)
    after = heeding_peter(state, replace(impulse, move=doors.perform(state, impulse.move, action), has_moved=True))
    if moves.near(state, place) == before:
        state.push(OnImpulse(after))
    else:
        look_around(state, after)


def heeding_peter(state: MallState, impulse: Impulse) -> Impulse:
    """[16.7] Whatever they do, a step or a door, is their last if it leaves them in sight of Peter."""
    return replace(impulse, heeds_peter=impulse.heeds_peter or sees_peter(state, impulse))


def sees_peter(state: MallState, impulse: Impulse) -> bool:
    """[16.7] By the rules of sight; a Peter who has turned impresses nobody."""
    place, there = impulse.place(state), state.people[Character.PETER].square
    return Character.PETER in state.living() and (place == there or state.sees(place, there))


def look_around(state: MallState, impulse: Impulse) -> None:
    """[16.3] [16.5] Whom they came upon. Whoever cannot get away from zombies in his square fires all he has."""
    place = impulse.place(state)
    if not moves.near(state, place):
        state.push(OnImpulse(impulse))
    elif state.has_zombie(place) and not moves.can_escape(state, impulse):
        last_stand(state, impulse)
    else:
        can_aim = bool(moves.aims(state, impulse))
        firing = tuple(who for who in able(impulse, impulse.move.group) if can_aim and _shoots(state, who))
        if firing:
            shoot_on(state, impulse, firing, ())
        else:
            state.emit(HeldFire(impulse.move.group, place))
            state.push(OnImpulse(replace(impulse, is_shy=True)))


# Shooting on the run


def able(impulse: Impulse, group: Group) -> list[Character]:
    """[6.1] [16.3] Those of a group who have shots left; what is used up stays so until the impulse is over."""
    left = dict(zip(impulse.move.group, impulse.move.shots, strict=True))
    return [who for who in group if left[who] and who not in impulse.move.panicked]


def _shoots(state: MallState, who: Character) -> bool:
    """[16.3] A die of the Fire Rate or less."""
    rate = state.numbers(who).fire
    return state.roll("16.3", 1, say("Does {who} shoot? On {rate} or less", who=who.called, rate=rate))[0] <= rate


def shot(state: MallState, impulse: Impulse, shooters: Group, target: SquareId) -> Impulse:
    """[16.3] [16.4] A shot by the ordinary rules, which is remembered: those zombies they may go in among, while they
    stand. Others that come out of hiding in their place were not shot at.
    """
    move = shooting.perform(state, impulse.move, Action("shoot", (group_text(shooters), target)))
    shot_at = (square for square in dict.fromkeys((*impulse.shot_at, target)) if state.has_zombie(square))
    return replace(impulse, move=move, shot_at=tuple(shot_at))


def last_stand(state: MallState, impulse: Impulse) -> None:
    """[16.5] No way out: all remaining shots are fired, one after the other, until the zombies are down."""
    group, place = impulse.move.group, impulse.place(state)
    state.emit(Cornered(group, place))
    while state.has_zombie(place) and (shooters := able(impulse, group)):
        impulse = shot(state, impulse, (shooters[0],), place)
    if state.has_zombie(place):
        _end(state, impulse, End.CORNERED)
    else:
        state.push(OnImpulse(impulse))


def shoot_on(state: MallState, impulse: Impulse, owing: Group, fired: Group) -> None:
    """[16.3] First everybody whose die said so fires once; then the human player may have those fire again."""
    while owing and len(found := moves.aims(state, impulse)) == 1:
        impulse = shot(state, impulse, owing[:1], found[0])
        fired, owing = (*fired, owing[0]), owing[1:]
    if moves.aims(state, impulse) and able(impulse, owing or fired):
        state.push(ImpulseShot(impulse, owing, fired))
    else:
        state.push(OnImpulse(impulse))


@dataclass(frozen=True, slots=True)
class ImpulseShot(Choice[MallState]):
    """[16.3] The human player says at which of several zombies is shot, and whether once more."""

    impulse: Impulse
    owing: Group
    """Those who have to shoot once."""
    fired: Group
    """Those who have, and may again."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return _title(self.impulse)

    def decide(self, state: MallState) -> Decision:
        impulse = self.impulse
        shooters = [*self.owing[:1]] or able(impulse, self.fired)
        options = [
            option
            for target in moves.aims(state, impulse)
            for option in shooting.shot_options(state, shooters, target, "shoot")
        ]
        if self.owing:
            prompt = say("At which zombies does {who} shoot?", who=shooters[0].called)
        else:
            prompt = say("{who} on the run: shoot again before going on?", who=group_name(tuple(shooters)))
            options.append(Option(Action("enough"), say("No more shots here"), primary=True))
        return ask(state.hands(impulse.move.group), "16.3", prompt, options, _meters(state, impulse))

    def handle(self, state: MallState, action: Action) -> None:
        if action.verb == "enough":
            state.push(OnImpulse(self.impulse))
            return
        shooters, target = parse_group(action.args[0]), SquareId(action.args[1])
        impulse = shot(state, self.impulse, shooters, target)
        shoot_on(state, impulse, self.owing[1:], tuple(dict.fromkeys((*self.fired, *shooters))))
