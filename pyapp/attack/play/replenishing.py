"""[A9.0] Replenishing: after all zombies have moved, some of the dead come back."""

from __future__ import annotations

from dataclasses import dataclass

from pyapp.attack.automatic.fields import FAR, field, through_boards
from pyapp.attack.automatic.plan import AutomaticZombie
from pyapp.attack.board.squares import Square
from pyapp.attack.events.turn_events import BodiesRemoved, CameIn, Quiet, Replenishes, SlotLost, StoodUp
from pyapp.attack.names import ZombieId, figure_name, square_name, square_ref, unit_ref
from pyapp.attack.play.moving import nearest_free
from pyapp.attack.play.zombie_turn import ZombieGoesOn
from pyapp.attack.speech import say
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState, Zombie
from pyapp.attack.truth.tables import RISEN_ACTIONS
from pyapp.kernel.decision import Action, Decision, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message

FAILS, STANDS_UP = 1, 6


@dataclass(frozen=True, slots=True)
class Replenishing(Step[AttackState]):
    """[A9.1] One for each living human, up to the cap; [A14.10] nobody after a call for help."""

    def title(self, state: AttackState) -> Message:  # noqa: ARG002
        return say("Replenishing")

    def run(self, state: AttackState) -> None:
        if state.is_quiet:
            state.emit(Quiet())
            return
        count = slots(state)
        state.emit(Replenishes(count))
        state.push(Slots(count))


def slots(state: AttackState) -> int:
    """[A9.1] How many may come back now."""
    return max(0, min(len(state.living), state.cap - len(state.standing)))


@dataclass(frozen=True, slots=True)
class Slots(Step[AttackState]):
    """[A9.2] One after the other: a dead zombie and a die for it; [A9.5] a new one where none lies any more."""

    left: int

    def run(self, state: AttackState) -> None:
        if self.left <= 0:
            return
        state.push(Slots(self.left - 1))
        bodies = state.lying
        if not bodies:
            place(state, "A9.5", None, edge_squares(state, tuple(state.board.rims)))
        elif len(bodies) == 1:
            roll_for(state, bodies[0])
        elif state.has_zombie_player:
            state.push(ChooseBody())
        else:
            roll_for(state, nearest_body(state))


def nearest_body(state: AttackState) -> ZombieId:
    """[A13.7] Whoever lies nearest to a human: it may stand up there."""
    near = through_boards(state)
    return min(state.lying, key=lambda one: near.get(state.zombies[one].square, FAR))


@dataclass(frozen=True, slots=True)
class ChooseBody(Choice[AttackState]):
    """[A9.2] The zombie player points at a dead zombie."""

    def decide(self, state: AttackState) -> Decision:
        options = tuple(
            Option(
                Action("raise", (one,)),
                say("{zombie} at {square}", zombie=figure_name(one), square=square_name(state.zombies[one].square)),
                (unit_ref(one),),
            )
            for one in state.lying
        )
        return ask((ZOMBIES,), "A9.2", say("Which dead zombie may come back?"), options)

    def handle(self, state: AttackState, action: Action) -> None:
        roll_for(state, ZombieId(action.args[0]))


def roll_for(state: AttackState, one: ZombieId) -> None:
    """[A9.2] 1: it does not come; 2 to 5: at that side of the board; 6: it stands up."""
    purpose = say("{zombie} may come back", zombie=figure_name(one))
    (face,) = state.roll("A9.2", 1, purpose, is_sum=False, about=(unit_ref(one),))
    if face == FAILS:
        del state.zombies[one]
        state.emit(SlotLost("A9.2", say("{zombie} stays dead, and is taken off the board.", zombie=figure_name(one))))
    elif face == STANDS_UP:
        _stand_up(state, one)
    else:
        del state.zombies[one]
        place(state, "A9.3", one, edge_squares(state, (face,)))


def edge_squares(state: AttackState, sides: tuple[int, ...]) -> tuple[Square, ...]:
    """[A9.3] The free squares of some sides of the board."""
    crowd, rims = state.crowd(), state.board.rims
    squares = dict.fromkeys(square for side in sides for square in rims[side])
    return tuple(square for square in squares if crowd.is_free_for_zombies(square))


def place(state: AttackState, rule: str, one: ZombieId | None, squares: tuple[Square, ...]) -> None:
    """[A9.3] On one of these squares, without moving; if none is free, the slot is lost."""
    if one is None:
        one = ZombieId(f"z{state.next_zombie}")
        if squares:
            state.next_zombie += 1
    if not squares:
        state.emit(SlotLost("A9.3", say("At that side no square is free: nobody comes.")))
    elif len(squares) == 1 or not state.has_zombie_player:
        _come_in(state, rule, one, best_square(state, squares))
    else:
        state.push(ChooseSquare(rule, one, squares))


def best_square(state: AttackState, squares: tuple[Square, ...]) -> Square:
    """[A13.7] Nearest to a human; for the cunning, to whoever has taken most wounds."""
    near = through_boards(state)
    if state.settings.get("zombies") == "cunning":
        weakest = max(state.living, key=lambda who: state.humans[who].wounds)
        near = field(state, (state.humans[weakest].square,), through=True)
    return min(squares, key=lambda square: near.get(square, FAR))


def _come_in(state: AttackState, rule: str, one: ZombieId, square: Square) -> None:
    state.zombies[one] = Zombie(square)
    state.emit(CameIn(rule, one, square))
    state.count("back")


@dataclass(frozen=True, slots=True)
class ChooseSquare(Choice[AttackState]):
    """[A9.3] [A9.5] Where at the edge it comes in."""

    by: str
    one: ZombieId
    squares: tuple[Square, ...]

    def decide(self, state: AttackState) -> Decision:  # noqa: ARG002
        options = tuple(
            Option(Action("place", (square,)), say("At {square}", square=square_name(square)), (square_ref(square),))
            for square in self.squares
        )
        return ask((ZOMBIES,), self.by, say("Where does {zombie} come in?", zombie=figure_name(self.one)), options)

    def handle(self, state: AttackState, action: Action) -> None:
        _come_in(state, self.by, self.one, Square(action.args[0]))


# [A9.4] Standing up


def _stand_up(state: AttackState, one: ZombieId) -> None:
    """[A9.4] Where it lies; with somebody on top, at the nearest empty square."""
    crowd, square = state.crowd(), state.zombies[one].square
    if crowd.is_empty(square):
        stand(state, one, square)
        return
    squares = nearest_free(square, crowd.is_free_for_zombies, state.ways)
    if not squares:
        del state.zombies[one]
        state.emit(SlotLost("A9.4", say("{zombie} has no room to stand up.", zombie=figure_name(one))))
    elif len(squares) == 1 or not state.has_zombie_player:
        stand(state, one, best_square(state, squares))
    else:
        state.push(ChooseWhereToStand(one, squares))


def stand(state: AttackState, one: ZombieId, square: Square) -> None:
    """[A9.4] It has two actions at once."""
    state.zombies[one] = Zombie(square)
    state.emit(StoodUp(one, square))
    state.count("back")
    state.acting, state.actions, state.has_attacked = one, RISEN_ACTIONS, False
    state.push(ZombieGoesOn(one) if state.has_zombie_player else AutomaticZombie(one))


@dataclass(frozen=True, slots=True)
class ChooseWhereToStand(Choice[AttackState]):
    """[A9.4] A human stands on it: the zombie player chooses among the nearest squares."""

    one: ZombieId
    squares: tuple[Square, ...]

    def decide(self, state: AttackState) -> Decision:  # noqa: ARG002
        options = tuple(
            Option(Action("stand", (square,)), say("At {square}", square=square_name(square)), (square_ref(square),))
            for square in self.squares
        )
        return ask((ZOMBIES,), "A9.4", say("Where does {zombie} stand up?", zombie=figure_name(self.one)), options)

    def handle(self, state: AttackState, action: Action) -> None:
        stand(state, self.one, Square(action.args[0]))


@dataclass(frozen=True, slots=True)
class DeadRemoved(Step[AttackState]):
    """[A9.6] Whoever still lies there is cleared away."""

    def run(self, state: AttackState) -> None:
        bodies = state.lying
        for one in bodies:
            del state.zombies[one]
        if bodies:
            state.emit(BodiesRemoved(len(bodies)))
        state.acting, state.actions, state.moved = "", 0, []
