"""[7.0] Free movement: as many units as a die says, wherever the zombie player likes."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace
from functools import cache

from pyapp.kernel.decision import Action, Decision, Meter, Option
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message
from pyapp.mall.answers import advice
from pyapp.mall.map.map_model import DoorId, SquareId
from pyapp.mall.names import door_name, door_ref, square_name, square_ref
from pyapp.mall.play import glass, hidden, super_zombies
from pyapp.mall.play.zombie_steps import reach, shamble, speed
from pyapp.mall.speech import say, say_n
from pyapp.mall.truth.state import ZOMBIE, MallState, UnitId


@dataclass(frozen=True, slots=True)
class FreeMovementPhase(Step[MallState]):
    """[7.0] One die is the number of units that may be moved."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Free movement")

    def run(self, state: MallState) -> None:
        moves = state.roll("7.0", 1, say("How many zombie units may be moved"))[0]
        state.push(FreeMovement(moves, moves))


@dataclass(frozen=True, slots=True)
class FreeMovement(Choice[MallState]):
    """[7.0] The zombie player moves units one by one, until he has no more moves or has enough."""

    moves: int
    of: int
    slowed: tuple[UnitId, ...] = ()
    """Units that have spent one step on glass, by the French correction."""

    def title(self, state: MallState) -> Message:  # noqa: ARG002
        return say("Free movement")

    def decide(self, state: MallState) -> Decision:
        options = [*self._unit_options(state), *super_zombies.free_options(state), *_hidden_options(state)]
        caution = None
        if self.moves and options:
            caution = say("Left unused: {what}.", what=say_n("{count} move", "{count} moves", self.moves))
        hint = advice.shamble(state, options)
        options.append(Option(Action("done"), say("End free movement"), primary=True, caution=caution))
        prompt = say("Move zombies of your choice") if self.moves else say("Move berserk or super zombies, or end")
        meters = (Meter(say("Moves"), self.moves, self.of),)
        return Decision(ZOMBIE, "7.0", prompt, tuple(options), meters=meters, hint=hint)

    def _unit_options(self, state: MallState) -> Iterator[Option]:
        """[7.4] Not those that reacted; when no moves are left, only those outside the limit."""
        bound = {*state.reacted, *state.spent}
        held = state.people_squares()
        taken = frozenset(state.zombie_squares())
        for square, unit in sorted(state.zombies.items()):
            if unit in bound or square in held:
                continue
            if not self.moves and not is_unlimited(state, square, unit):
                continue
            steps = speed(state, unit) - (unit in self.slowed)
            for end in reach(state, square, steps, taken):
                yield _shift_option(unit, square, end)
            if unit in state.berserk and unit not in self.slowed:
                for door in glass.breakable(state, square):
                    yield _smash_option(unit, square, door)

    def handle(self, state: MallState, action: Action) -> None:
        if action.verb == "done":
            return
        after = self
        match action.verb:
            case "shift":
                start, square = map(SquareId, action.args)
                unit = state.zombies[start]
                if not is_unlimited(state, start, unit):
                    after = replace(self, moves=self.moves - 1)
                state.spent.append(unit)
                shamble(state, start, square, "7.0")
            case "smash":
                start, door = SquareId(action.args[0]), DoorId(action.args[1])
                unit = state.zombies[start]
                glass.attempt(state, start, door)
                if state.is_french("glass-step"):
                    after = replace(self, slowed=(*self.slowed, unit))
                else:
                    state.spent.append(unit)
            case "reveal":
                hidden.reveal(state, SquareId(action.args[0]), "9.2")
            case _:
                super_zombies.perform(state, action)
        hidden.come_out(state)
        state.push(after)


def is_unlimited(state: MallState, square: SquareId, unit: UnitId) -> bool:
    """[10.3] [11.4] Berserk units move outside the limit, and units with a super zombie, whenever it came to them."""
    return unit in state.berserk or bool(state.supers_in(square))


@cache
def _shift_option(unit: UnitId, start: SquareId, square: SquareId) -> Option:
    return Option(
        Action("shift", (start, square)),
        say("Zombies in {start} to {square}", start=start, square=square_name(square)),
        (f"unit:{unit}", square_ref(start), square_ref(square)),
    )


def _smash_option(unit: UnitId, square: SquareId, door: DoorId) -> Option:
    return Option(
        Action("smash", (square, door)),
        say("Berserk zombies in {square}: break {door}", square=square, door=door_name(door)),
        (f"unit:{unit}", square_ref(square), door_ref(door)),
    )


def _hidden_options(state: MallState) -> Iterator[Option]:
    """[9.2] A hidden unit may come out now, and then be moved like any other."""
    for square in state.hidden:
        if hidden.can_reveal(state, square):
            yield Option(
                Action("reveal", (square,)),
                say("Come out of hiding in {square}", square=square_name(square)),
                (square_ref(square),),
                caution=say("They come out for good. That takes no move, and they can be moved at once."),
            )
