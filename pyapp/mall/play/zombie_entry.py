"""[13.0] Zombies come in by the main doors; [11.0] infected characters may turn."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.mall.events.attack_events import BecameSuper
from pyapp.mall.events.break_in_events import DoorsNamed, Entered, NobodyEntered
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import DoorId
from pyapp.mall.names import Group, door_name, person_ref
from pyapp.mall.play import rifles
from pyapp.mall.play.attacks import Attack
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import DoorState, MallState, Status
from pyapp.mall.truth.tables import ENTRANCES, TURNS_ON


@dataclass(frozen=True, slots=True)
class GenerationPhase(Step[MallState]):
    """[13.0] [13.5] First the entrance table, then a check for each infected character."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Generation phase")

    def run(self, state: MallState) -> None:
        state.push(Turnings())
        if not any(can_enter(state, door) for door in MALL.main_doors):
            state.emit(NobodyEntered("13.2", say("No main door lets anybody in.")))
            return
        total = sum(state.roll("13.5", 2, PURPOSE))
        doors = _doors_at(total)
        if doors:
            state.emit(DoorsNamed(total, doors))
        else:
            state.emit(NobodyEntered("13.5", say("{total}: nobody comes in.", total=total)))
        state.push(*map(Entrance, reversed(doors)))


def _doors_at(total: int) -> tuple[DoorId, ...]:
    """[13.5] The doors that a total names."""
    doors = {door.side: door.id for door in MALL.main_doors.values()}
    return tuple(doors[side] for side in ENTRANCES[total])


def totals_at(door: DoorId) -> tuple[int, ...]:
    """[13.5] The totals that name a door."""
    return tuple(total for total in sorted(ENTRANCES) if door in _doors_at(total))


def can_enter(state: MallState, door: DoorId) -> bool:
    """[13.2] Not through a closed door, nor into a square where zombies are."""
    return state.door(door) is not DoorState.CLOSED and not state.has_zombie(MALL.main_doors[door].square)


@dataclass(frozen=True, slots=True)
class Entrance(Step[MallState]):
    """[13.1] [13.3] [13.4] [8.7] One unit at one door, drawn from the eliminated ones; those in hiding are not used."""

    door: DoorId

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Generation phase")

    def run(self, state: MallState) -> None:
        if not can_enter(state, self.door):
            state.emit(NobodyEntered("13.2", _barred(state, self.door)))
        elif not state.pool:
            state.emit(NobodyEntered("13.3", say("Nobody is left to come in by {door}.", door=door_name(self.door))))
        else:
            square = MALL.main_doors[self.door].square
            value = state.pool.pop(state.dice.below(len(state.pool)))
            state.bring_in(square, value)
            is_met = bool(state.people_in(square))
            state.emit(Entered(self.door, square, value if is_met else None))
            if is_met:
                state.push(Attack(square))


def _barred(state: MallState, door: DoorId) -> Message:
    """[13.2] Why nobody comes in where the dice would have it."""
    if state.door(door) is DoorState.CLOSED:
        return say("Nobody comes in by {door}: it is shut.", door=door_name(door))
    return say("Nobody comes in by {door}: zombies stand there already.", door=door_name(door))


PURPOSE = say(
    "Zombies at the main doors, each turn (north: {north}; east: {east}; south: {south}; west: {west})",
    **{MALL.main_doors[door].side.value: ", ".join(map(str, totals_at(door))) for door in MALL.main_doors},
)
"""[13.5] The table the other way round: which totals bring zombies to which door."""


@dataclass(frozen=True, slots=True)
class Turnings(Step[MallState]):
    """[11.0] All the infected are checked, but for those infected in this turn."""

    def run(self, state: MallState) -> None:
        due = tuple(
            who
            for who in state.living()
            if state.people[who].status is Status.INFECTED and state.people[who].infected < state.turn
        )
        if state.zombie_choices and len({state.people[who].square for who in due}) < len(due):
            state.push(TurningOrder(due))
        else:
            state.push(*(Turning(who) for who in reversed(due)))


@dataclass(frozen=True, slots=True)
class TurningOrder(Choice[MallState]):
    """[11.0] The zombie player chooses the order, which matters where the first to turn would attack the next."""

    due: Group

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Generation phase")

    def decide(self, state: MallState) -> Decision:
        return ask(
            state.zombie_hands,
            "11.0",
            say("Which of the infected is checked first?"),
            (
                Option(Action("check", (who,)), say("Check {who}", who=who.called), (person_ref(who),))
                for who in self.due
                if who in state.living()
            ),
        )

    def handle(self, state: MallState, action: Action) -> None:
        first = Character(action.args[0])
        left = tuple(who for who in self.due if who != first)
        state.push(Turning(left[0]) if len(left) == 1 else TurningOrder(left), Turning(first))


@dataclass(frozen=True, slots=True)
class Turning(Step[MallState]):
    """[11.0] A two or a twelve, and an infected character changes sides."""

    who: Character

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Generation phase")

    def run(self, state: MallState) -> None:
        if state.people[self.who].status is not Status.INFECTED:
            return
        if sum(state.roll("11.0", 2, say("{who} turns on 2 or 12", who=self.who.called))) in TURNS_ON:
            turn(state, self.who)


def turn(state: MallState, who: Character) -> None:
    """[11.8] [12.3] The rifle is lost; whoever is in the square is attacked at once, together with a unit there."""
    rifles.lose(state, who)
    state.change(who, status=Status.SUPER)
    state.emit(BecameSuper(who))
    square = state.people[who].square
    if state.people_in(square):
        state.push(Attack(square))
