"""[A3.2] [A6.1] What a zombie can do, whoever decides it: step, attack, break; and how it does that."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.board.squares import EdgeId, Square
from pyapp.attack.cards.effects import hears
from pyapp.attack.events.fight_events import Walked
from pyapp.attack.names import WHO, Figure, Who, ZombieId
from pyapp.attack.play.barricades import attack_barricade, breakable
from pyapp.attack.play.fighting import zombie_attacks
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.kernel.decision import Action


def may_attack(state: AttackState) -> bool:
    """[A6.2] With every action, or once, as was agreed on."""
    return state.actions > 0 and not (state.has_attacked and state.settings["attacks"] == "one")


def actions(state: AttackState, one: ZombieId) -> Iterator[Action]:
    """All that a zombie can do now."""
    if state.actions <= 0:
        return
    square, crowd = state.zombies[one].square, state.crowd()
    if (noise := hears(state, square)) is not None:
        # [A14.3] It only goes nearer to what rings.
        for way in state.ways(square):
            if noise.get(way.to, noise[square]) < noise[square] and crowd.is_free_for_zombies(way.to):
                yield Action("walk", (one, way.to))
        return
    yield from _steps(state, one, crowd)
    yield from _attacks(state, one, crowd)
    for each in breakable(state, one):
        yield Action("break", (one, each))


def _steps(state: AttackState, one: ZombieId, crowd: Crowd) -> Iterator[Action]:
    """[A3.2] Never into or through a square where anybody is, standing or lying."""
    for way in state.ways(state.zombies[one].square):
        if crowd.is_free_for_zombies(way.to):
            yield Action("walk", (one, way.to))


def _attacks(state: AttackState, one: ZombieId, crowd: Crowd) -> Iterator[Action]:
    """[A6.1] Whoever is next to it; [A6.5] other zombies too."""
    if not may_attack(state):
        return
    for way in state.ways(state.zombies[one].square):
        for target in crowd.at(way.to):
            yield Action("attack", (one, target))


def walk(state: AttackState, one: ZombieId, path: tuple[Square, ...]) -> None:
    """[A3.2] Step by step along a way, one action each; it is told by whoever knows why."""
    state.actions -= len(path)
    if path:
        state.put(one, path[-1])


def do(state: AttackState, action: Action) -> None:
    """One action of a zombie."""
    one = ZombieId(action.args[0])
    match action.verb:
        case "walk":
            walk(state, one, (Square(action.args[1]),))
            state.emit(Walked(one, Square(action.args[1])))
        case "attack":
            state.actions -= 1
            state.has_attacked = True
            target: Figure = Who(action.args[1]) if action.args[1] in WHO else ZombieId(action.args[1])
            zombie_attacks(state, one, target)
        case "break":
            attack_barricade(state, one, EdgeId(action.args[1]))
