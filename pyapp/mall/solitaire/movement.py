"""[15.5] Free movement by priorities."""

from __future__ import annotations

from dataclasses import dataclass, replace

from pyapp.kernel.decision import Action, Decision, Meter, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message, listing
from pyapp.kernel.priority import pick
from pyapp.mall.events.zombie_events import Why
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, person_ref, square_name, square_ref
from pyapp.mall.play import reaction, super_zombies
from pyapp.mall.play.zombie_steps import shamble
from pyapp.mall.solitaire.events import TurnedOnGlass
from pyapp.mall.solitaire.hunt import Deed, Hunt, MakingWay
from pyapp.mall.solitaire.priorities import MAKING_WAY, PRIORITIES, Priority
from pyapp.mall.speech import say
from pyapp.mall.truth.state import MallState

PHASE = say("Free movement")


@dataclass(frozen=True, slots=True)
class PriorityMovementPhase(Step[MallState]):
    """[15.5] One die is the number of units that are moved."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def run(self, state: MallState) -> None:
        purpose = say("How many zombie units walk")
        if state.berserk:
            purpose = say("How many more zombie units walk, besides the berserk ones")
        moves = state.roll("15.5", 1, purpose)[0]
        state.push(PriorityMovement(moves, moves))


@dataclass(frozen=True, slots=True)
class PriorityMovement(Step[MallState]):
    """[15.5] One move at a time, by the first priority that any unit fulfils; then all is looked at anew."""

    moves: int
    of: int

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def run(self, state: MallState) -> None:
        priority, deeds = due(state, self.moves)
        if priority is None:
            return
        if len(deeds) > 1 and state.zombie_choices:
            state.push(PriorityChoice(self.moves, self.of))
            return
        picked = pick(deeds, [line(state) for line in priority.order])
        self.carry_out(state, priority, picked.item, tuple(line.because for line in picked.because))

    def carry_out(self, state: MallState, priority: Priority, deed: Deed, because: tuple[Message, ...]) -> None:
        state.push(replace(self, moves=self.moves - deed.cost))
        for step in deed.before:
            perform(state, step.action, Why(priority.number, MAKING_WAY, is_free=step.mover.is_free))
        why = Why(priority.number, priority.reason(state, deed), because, deed.mover.is_free)
        perform(state, deed.action, why)


def due(state: MallState, moves: int) -> tuple[Priority | None, list[Deed]]:
    """[15.5] The first priority that is not yet met by all, and what would meet it."""
    hunt = Hunt(state, moves)
    if hunt.people and hunt.movers:
        for priority in PRIORITIES:
            if deeds := _leading(priority.deeds(hunt)):
                return priority, deeds
    return None, []


def _leading(deeds: list[Deed]) -> list[Deed]:
    """[11.2] A super zombie that can fulfil a priority together with its unit does not go alone."""
    leaders = {deed.mover for deed in deeds if deed.action.verb == "bring"}
    return [deed for deed in deeds if deed.action.verb != "prowl" or deed.mover not in leaders]


def perform(state: MallState, action: Action, why: Why) -> None:
    """[15.5] What the zombie player could have done as well."""
    match action.verb:
        case "shift":
            start, square = map(SquareId, action.args)
            state.spent.append(state.zombies[start])
            shamble(state, start, square, "15.5", why)
        case "smash":
            start, door = SquareId(action.args[0]), DoorId(action.args[1])
            state.emit(TurnedOnGlass(start, door, why))
            reaction.smash(state, start, door, "15.5")
        case _:
            super_zombies.perform(state, action, why)


@dataclass(frozen=True, slots=True)
class PriorityChoice(Choice[MallState]):
    """[15.5] Where more than one move meets the priority, the player picks what is worst for the characters."""

    moves: int
    of: int

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return PHASE

    def decide(self, state: MallState) -> Decision:
        priority, deeds = due(state, self.moves)
        assert priority is not None
        return ask(
            state.zombie_hands,
            "15.5",
            say("Several zombies meet priority {number}: which move?", number=priority.number),
            (_option(state, priority, deed) for deed in _distinct(deeds).values()),
            (Meter(say("Moves"), self.moves, self.of),),
        )

    def handle(self, state: MallState, action: Action) -> None:
        priority, deeds = due(state, self.moves)
        assert priority is not None
        PriorityMovement(self.moves, self.of).carry_out(state, priority, _distinct(deeds)[action], ())


def _distinct(deeds: list[Deed]) -> dict[Action, Deed]:
    """A move that leads toward two characters alike is one move."""
    found: dict[Action, Deed] = {}
    for deed in deeds:
        found.setdefault(_text(deed), deed)
    return found


def _text(deed: Deed) -> Action:
    """The action, with the moves that make way for it."""
    return Action(deed.action.verb, (*deed.action.args, *("-".join(step.action.args) for step in deed.before)))


def _option(state: MallState, priority: Priority, deed: Deed) -> Option:
    mover, reason = deed.mover, priority.reason(state, deed)
    refs = [person_ref(mover.who)] if mover.who is not None else []
    if mover.unit is not None:
        refs.append(f"unit:{mover.unit}")
    if deed.action.verb in ("smash", "force"):
        door = DoorId(deed.action.args[1])
        label = say("Zombies in {square}: break {door}", square=mover.square, door=door_name(door))
        return Option(_text(deed), label, (*refs, square_ref(mover.square), door_ref(door)), reason)
    label = say("Zombies in {start} to {square}", start=mover.square, square=square_name(deed.end))
    if deed.before:
        label = say(
            "First {others}; then zombies in {start} to {square}",
            others=listing(map(_making_way, deed.before)),
            start=mover.square, square=square_name(deed.end),
        )  # fmt: skip
        refs += [ref for step in deed.before for ref in _refs_on_the_way(step)]
    return Option(_text(deed), label, (*refs, square_ref(mover.square), square_ref(deed.end)), reason)


def _making_way(step: MakingWay) -> Message:
    who, square = step.mover.who, step.action.args[1]
    if who is None:
        return say("those in {start} to {square}", start=step.mover.square, square=square)
    return say("{who}, undead, to {square}", who=who.called, square=square)


def _refs_on_the_way(step: MakingWay) -> tuple[str, str]:
    mover, square = step.mover, SquareId(step.action.args[1])
    return person_ref(mover.who) if mover.who is not None else square_ref(mover.square), square_ref(square)
