"""[5.0] Human movement: one eligible character or stack a turn, square by square."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import combinations

from pyapp.kernel.decision import Action, Decision, Meter, Option, ask
from pyapp.kernel.flow import Choice
from pyapp.kernel.message import Message, listing
from pyapp.mall.answers import advice
from pyapp.mall.events.events import Moved, Passed, Recovered, Selected, ZombieRevealed
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.names import Group, group_name, group_text, parse_group, person_ref, square_name, square_ref
from pyapp.mall.play import carrying, doors, hidden, rifles, shooting
from pyapp.mall.play.move import Move, begin, note_activity
from pyapp.mall.play.shots import can_hit, gun_dice
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import ENTER_SQUARE


def is_eligible(state: MallState, who: Character) -> bool:
    """[5.0] Not moved in the previous Human Player-Turn, and not stunned."""
    one = state.people[who]
    return one.status in (Status.NORMAL, Status.INFECTED) and one.moved != state.turn - 1


def groups(state: MallState) -> list[Group]:
    """[5.2] Every eligible character, and every stack of eligible characters that begin in one square."""
    found: list[Group] = []
    for together in state.people_squares().values():
        able = [who for who in together if is_eligible(state, who)]
        for size in range(1, len(able) + 1):
            found.extend(combinations(able, size))
    return found


@dataclass(frozen=True, slots=True)
class HumanPlayerTurn(Choice[MallState]):
    """[5.0] The human player picks whom to move."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Human player-turn")

    def decide(self, state: MallState) -> Decision:
        options = [
            Option(
                Action("select", (group_text(group),)),
                say_n("{who} moves", "{who} move together", len(group), who=group_name(group)),
                tuple(map(person_ref, group)),
                say_n("{count} pt", "{count} pts", begin(state, group).points),
            )
            for group in groups(state)
        ]
        caution = say("Nobody would move this turn.") if options else None
        options.append(Option(Action("pass"), say("Move nobody"), primary=True, caution=caution))
        prompt = say("Who moves this turn? Only one, or some who stand together")
        return ask(state.everybody, "5.0", prompt, options, hint=advice.choose(state), about=advice.goals(state))

    def handle(self, state: MallState, action: Action) -> None:
        state.active = []
        state.mover = []
        if action.verb == "pass":
            state.emit(Passed())
            return
        group = parse_group(action.args[0])
        state.push(HumanMove(begin(state, group)))
        state.emit(Selected(group))


@dataclass(frozen=True, slots=True)
class HumanMove(Choice[MallState]):
    """[5.0] A character or stack being moved."""

    move: Move

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Human player-turn, {who}", who=group_name(self.move.group))

    def decide(self, state: MallState) -> Decision:
        move = self.move
        who = group_name(move.group)
        options = [*_step_options(state, move)]
        for part in (shooting, doors, rifles, carrying):
            options.extend(part.options(state, move))
        is_hopeless = not _can_hit(state, options)
        if not options:
            prompt = _nothing_left(move)
        elif all(option.action.verb == "shoot" for option in options):
            prompt = say("{who}: shoot, or end the turn", who=who)
            if is_hopeless:
                prompt = say("{who}: no shot can hit, end the turn", who=who)
            elif move.panicked:
                prompt = say(
                    "{who} in panic, so nobody walks on: the others shoot, or end the turn",
                    who=group_name(move.panicked),
                )
        elif move.carried is not None:
            prompt = say("Move {who}, carrying {other}, or end the turn", who=who, other=move.carried.called)
        else:
            prompt = say("Move {who}, act, or end the turn", who=who)
        end = Option(
            Action("end"),
            say("End the turn"),
            detail=say_n("{count} point unused", "{count} points unused", move.points) if move.points else None,
            primary=True,
            caution=_unused(state, move, options, is_hopeless=is_hopeless) if options else None,
        )
        meters = (Meter(say("Points"), move.points, move.allowance), *_shots(state, move))
        hint = advice.go(state, move, options, step_cost(state, move), is_hopeless=is_hopeless)
        return ask(state.hands(move.group), "5.0", prompt, (*options, end), meters, hint)

    def handle(self, state: MallState, action: Action) -> None:
        if action.verb == "end":
            return
        if action.verb not in ("lift", "drop") and not state.mover:
            state.mover = list(self.move.group)
            for who in self.move.group:
                state.change(who, moved=state.turn)
        if action.verb == "move" and self.move.carried is not None:
            # Whoever is carried is moved as well [4.0] [5.6].
            state.change(self.move.carried, moved=state.turn)
        move = _PARTS[action.verb](state, self.move, action)
        state.push(HumanMove(replace(move, is_under_way=action.verb != "lift")))


def _nothing_left(move: Move) -> Message:
    """Why a move can only be ended."""
    who = group_name(move.group)
    if set(move.group) <= set(move.panicked):
        return say_n(
            "{who} is in panic and can do nothing more: end the turn",
            "{who} are in panic and can do nothing more: end the turn",
            len(move.group),
            who=who,
        )
    if move.may_shoot and not move.panicked and not move.points and move.carried is None and any(move.shots):
        return say("{who}: no points left, and nobody to shoot at: end the turn", who=who)
    return say("{who}: nothing is left to do, end the turn", who=who)


def _unused(state: MallState, move: Move, options: Sequence[Option], *, is_hopeless: bool) -> Message | None:
    """What would be thrown away by ending now: points, and shots if any has a chance."""
    left = [say_n("{count} point", "{count} points", move.points)] if move.points else []
    shots = [option.action for option in options if option.action.verb == "shoot"]
    if not is_hopeless:
        left.append(say_n("{count} shot", "{count} shots", sum(meter.left for meter in _shots(state, move))))
    if left:
        return say("Left unused: {what}.", what=listing(left))
    return None if len(shots) == len(options) else say("There is still something to do.")


def _can_hit(state: MallState, options: Sequence[Option]) -> bool:
    """[6.0] Whether any of the shots that are offered has a chance."""
    shots = (option.action.args for option in options if option.action.verb == "shoot")
    return any(can_hit(state, parse_group(who), SquareId(target)) for who, target in shots)


def _shots(state: MallState, move: Move) -> Iterator[Meter]:
    """[6.1] What each of them has left of his fire rate."""
    for who, left in zip(move.group, move.shots, strict=True):
        is_able = who not in move.panicked and who is not move.carrier and move.may_shoot
        yield Meter(_shots_label(state, move, who), left if is_able else 0, state.numbers(who).fire)


def _shots_label(state: MallState, move: Move, who: Character) -> Message:
    """[6.6] What a shot rolls. Where several have shots, the first says what is counted, and each whose they are."""
    dice = say_n("{count} die", "{count} dice", gun_dice(state, who))
    if len(move.group) == 1:
        return say("Shots ({dice})", dice=dice)
    if who is move.group[0]:
        return say("Shots: {who} ({dice})", who=who.called, dice=dice)
    return say("{who} ({dice})", who=who.called, dice=dice)


# Walking


def step_cost(state: MallState, move: Move) -> int:
    """[5.4] Out of a square and into the next: one point, the zombies' value, and what is carried."""
    return ENTER_SQUARE + state.zombie_value(move.place(state)) + carrying.surcharge(move)


def _step_options(state: MallState, move: Move) -> Iterator[Option]:
    """[5.1] [5.3] [5.4] Into an adjacent square, also one with zombies, but through no wall or closed door."""
    cost = step_cost(state, move)
    if cost > move.points:
        return
    detail = say_n("{count} pt", "{count} pts", cost)
    for there in MALL.neighbours(move.place(state)):
        if state.can_pass(there.door):
            yield Option(
                Action("move", (group_text(move.group), there.square)),
                _step_label(state, there.square),
                (*map(person_ref, move.group), square_ref(there.square), *shooting.target_refs(state, there.square)),
                detail,
                caution=say("{told}.", told=advice.AMONG_THEM) if state.has_zombie(there.square) else None,
            )


def _step_label(state: MallState, square: SquareId) -> Message:
    if state.has_zombie(square):
        return say("Go to {square}, among zombies", square=square_name(square))
    return say("Go to {square}", square=square_name(square))


def walk(state: MallState, move: Move, action: Action) -> Move:
    """[5.4] Going into a zombie's square turns its counter over; it lies face down again when they have left."""
    start, square = move.place(state), SquareId(action.args[1])
    cost = step_cost(state, move)
    was_up = state.is_face_up(square)
    there = state.people_in(square)
    might_meet = hidden.might_jump_out(state, square)
    for who in move.together:
        state.change(who, square=square)
    note_activity(state, square)
    state.emit(Moved(move.together, start, square, cost, might_meet))
    for who in there:
        rouse(state, who)
    if square in state.zombies and not was_up:
        state.emit(ZombieRevealed(square, state.values[state.zombies[square]]))
    hidden.surprise(state, square)
    return move.spend(cost)


def rouse(state: MallState, who: Character) -> None:
    """[8.3] A stunned character comes round when somebody is moved into the square."""
    if state.people[who].status is Status.STUNNED:
        state.change(who, status=Status.NORMAL)
        state.emit(Recovered(who))


_PARTS: dict[str, Callable[[MallState, Move, Action], Move]] = {
    "move": walk,
    "open": doors.perform,
    "close": doors.perform,
    "shoot": shooting.perform,
    "take": rifles.perform,
    "lift": carrying.perform,
    "drop": carrying.perform,
}
