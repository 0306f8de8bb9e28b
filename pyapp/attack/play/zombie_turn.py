"""[A2.1] [A2.2] The turn of the zombies: what each of them can do, and who decides it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from pyapp.attack.answers import advice
from pyapp.attack.automatic.plan import AutomaticZombies
from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.events.turn_events import Rose, ZombiesBegan
from pyapp.attack.names import WHO, ZombieId, edge_name, edge_ref, figure_name, square_name, square_ref, unit_ref
from pyapp.attack.play import zombie_acts
from pyapp.attack.play.moving import nearest_empty
from pyapp.attack.speech import say, say_n
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
        state.is_zombies_turn, state.deeds = True, {}
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
    """[A2.2] Which zombie is next."""

    def decide(self, state: AttackState) -> Decision:
        able = [one for one in waiting(state) if any(True for _ in zombie_acts.actions(state, one))]
        options = [
            Option(
                Action("turn", (one,)),
                say("{zombie} at {square}", zombie=figure_name(one), square=square_name(state.zombies[one].square)),
                (unit_ref(one),),
            )
            for one in able
        ]
        still = say_n("{count} zombie has not moved yet.", "{count} zombies have not moved yet.", len(able))
        done = Option(Action("end"), say("End the zombies' turn"), primary=True, caution=still)
        humans = tuple(map(unit_ref, state.living))
        prompt = say("Which zombie moves next?")
        return ask((ZOMBIES,), "A2.2", prompt, (*options, done), hint=advice.CHOOSE_ZOMBIE, about=humans)

    def handle(self, state: AttackState, action: Action) -> None:
        if action.verb == "end":
            state.actions = 0
            return
        one = ZombieId(action.args[0])
        state.acting = one
        state.push(NextZombie(), ZombieGoesOn(one))


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
        options = [*_options(state, self.one)]
        can_attack = any(option.action.verb == "attack" and option.action.args[1] in WHO for option in options)
        stay = Option(
            Action("stay", (self.one,)),
            say("End {zombie}'s turn", zombie=figure_name(self.one)),
            detail=say_n("{count} action unused", "{count} actions unused", state.actions),
            primary=True,
            caution=say("It could still attack.") if can_attack else None,
        )
        return ask(
            (ZOMBIES,),
            "A2.1",
            say("What does {who} do?", who=figure_name(self.one)),
            (*options, stay),
            (Meter(say("Actions"), state.actions, max(state.actions, ZOMBIE_ACTIONS)),),
            advice.GO_ZOMBIE,
            tuple(map(unit_ref, state.living)),
        )

    def handle(self, state: AttackState, action: Action) -> None:
        if action.verb == "stay":
            state.actions = 0
        state.push(ZombieGoesOn(self.one))
        zombie_acts.do(state, action)


def _options(state: AttackState, one: ZombieId) -> Iterator[Option]:
    """What it can do; steps come last, as they are found on the board."""
    steps = []
    for action in zombie_acts.actions(state, one):
        match action.verb, action.args[1]:
            case "walk", name:
                square = Square(name)
                label = say("Go to {square}", square=square_name(square))
                steps.append(Option(action, label, (unit_ref(one), square_ref(square))))
            case "break", name:
                edge = EdgeId(name)
                label = say("Break the barricade of {opening}", opening=edge_name(edge, state.board.kind(edge)))
                yield Option(action, label, (unit_ref(one), edge_ref(edge)))
            case _, target:
                where = square_name(state.square_of(target))
                label = say("Attack {target} at {square}", target=figure_name(target), square=where)
                is_own = target in state.zombies
                caution = say("{who} is one of yours.", who=figure_name(target)) if is_own else None
                yield Option(action, label, (unit_ref(one), unit_ref(target)), caution=caution, deliberate=is_own)
    yield from steps
