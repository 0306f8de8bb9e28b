"""[A2.1] [A2.2] The turn of the zombies: what each of them can do, and who decides it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyapp.attack.automatic.plan import AutomaticZombies
from pyapp.attack.board.squares import Square
from pyapp.attack.events.turn_events import Rose, ZombiesBegan
from pyapp.attack.names import ZombieId, edge_name, edge_ref, figure_name, square_name, square_ref, unit_ref
from pyapp.attack.play import zombie_acts
from pyapp.attack.play.moving import nearest_empty
from pyapp.attack.speech import say
from pyapp.attack.truth.seats import ZOMBIES
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import ZOMBIE_ACTIONS
from pyapp.kernel.decision import Action, Decision, Meter, Option, ask
from pyapp.kernel.flow import Choice, Step
from pyapp.kernel.message import Message


@dataclass(frozen=True, slots=True)
class ZombiesRise(Step[AttackState]):
    """[A6.4] Dead humans stand up under the zombie player, even above the cap."""

    def run(self, state: AttackState) -> None:
        state.is_zombies_turn = True
        state.moved = []
        state.emit(ZombiesBegan())
        for who, fallen in list(state.fallen.items()):
            crowd = state.crowd()
            square = fallen if crowd.is_empty(fallen) else nearest_empty(state, fallen, crowd)
            del state.fallen[who]
            state.emit(Rose(who, state.new_zombie(square), square))


@dataclass(frozen=True, slots=True)
class ZombiesTurn(Step[AttackState]):
    """[A2.1] All zombies that stand."""

    def title(self, state: AttackState) -> Message:  # noqa: ARG002
        return say("The zombies' turn")

    def run(self, state: AttackState) -> None:
        state.push(NextZombie() if state.has_zombie_player else AutomaticZombies())


def waiting(state: AttackState) -> tuple[ZombieId, ...]:
    return tuple(one for one in state.standing if one not in state.moved)


@dataclass(frozen=True, slots=True)
class NextZombie(Step[AttackState]):
    """[A2.2] As long as one of them can do something."""

    def run(self, state: AttackState) -> None:
        state.acting, state.actions, state.has_attacked = "", ZOMBIE_ACTIONS, False
        if any(True for one in waiting(state) for _ in zombie_acts.actions(state, one)):
            state.push(ChooseZombie())
        else:
            state.actions = 0


@dataclass(frozen=True, slots=True)
class ChooseZombie(Choice[AttackState]):
    """[A2.2] Which zombie is next, and what it does first."""

    def decide(self, state: AttackState) -> Decision:
        options = [option for one in waiting(state) for option in _options(state, one)]
        hint = say("Whichever zombie you touch finishes its turn before the next one begins.")
        done = Option(Action("end"), say("The zombies are done"), primary=True)
        return ask((ZOMBIES,), "A2.2", say("Which zombie is next?"), (*options, done), hint=hint)

    def handle(self, state: AttackState, action: Action) -> None:
        if action.verb == "end":
            state.actions = 0
            return
        one = ZombieId(action.args[0])
        state.acting = one
        state.push(NextZombie(), ZombieGoesOn(one))
        zombie_acts.do(state, action)


@dataclass(frozen=True, slots=True)
class ZombieGoesOn(Step[AttackState]):
    """[A2.2] It goes on as long as it can."""

    one: ZombieId

    def run(self, state: AttackState) -> None:
        if state.is_there(self.one) and any(True for _ in zombie_acts.actions(state, self.one)):
            state.push(ZombieActs(self.one))
            return
        state.moved.append(self.one)
        state.acting = ""


@dataclass(frozen=True, slots=True)
class ZombieActs(Choice[AttackState]):
    """[A2.1] What it does next."""

    one: ZombieId

    def title(self, state: AttackState) -> Message:  # noqa: ARG002
        return figure_name(self.one)

    def decide(self, state: AttackState) -> Decision:
        stay = Option(Action("stay", (self.one,)), say("{zombie} is done", zombie=figure_name(self.one)), primary=True)
        return ask(
            (ZOMBIES,),
            "A2.1",
            say("{zombie} acts", zombie=figure_name(self.one)),
            (*_options(state, self.one), stay),
            (Meter(say("Actions"), state.actions, ZOMBIE_ACTIONS),),
            about=(unit_ref(self.one),),
        )

    def handle(self, state: AttackState, action: Action) -> None:
        if action.verb == "stay":
            state.actions = 0
        state.push(ZombieGoesOn(self.one))
        zombie_acts.do(state, action)


def _options(state: AttackState, one: ZombieId) -> Iterator[Option]:
    for action in zombie_acts.actions(state, one):
        match action.verb, action.args[1]:
            case "walk", square:
                label = say("{zombie} to {square}", zombie=figure_name(one), square=square_name(Square(square)))
                refs = (unit_ref(one), square_ref(Square(square)))
                yield Option(action, label, refs)
            case "break", edge:
                label = say(
                    "{zombie} breaks {opening}", zombie=figure_name(one), opening=edge_name(zombie_acts.edge(edge))
                )
                yield Option(action, label, (unit_ref(one), edge_ref(zombie_acts.edge(edge))), say("its whole turn"))
            case _, target:
                label = say("{zombie} attacks {target}", zombie=figure_name(one), target=figure_name(target))
                is_own = target in state.zombies
                yield Option(action, label, (unit_ref(one), unit_ref(target)), deliberate=is_own)
