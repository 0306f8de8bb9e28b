"""[A11.0] Barricades: put up, taken down, broken."""

from __future__ import annotations

from collections.abc import Iterator

from pyapp.attack.board.squares import EdgeId
from pyapp.attack.events.barricade_events import BarricadeBroken, BarricadeBuilt, BarricadeHeld, BarricadeRemoved
from pyapp.attack.names import Who, ZombieId, edge_name, edge_ref, figure_name, unit_ref
from pyapp.attack.speech import say, say_n
from pyapp.attack.truth.state import AttackState
from pyapp.attack.truth.tables import BARRICADE, BREAK_NEEDS, HAMMERED, ZOMBIE_ACTIONS
from pyapp.kernel.decision import Action, Option
from pyapp.kernel.message import Message


def cost(state: AttackState, who: Who) -> int:
    """[A11.1] [A14.7] Three actions; two with a hammer."""
    return HAMMERED if state.holds(who, "hammer") else BARRICADE


def building(state: AttackState, who: Who) -> Iterator[Option]:
    """[A11.1] The openings beside him that are open."""
    for edge in _at_work(state, who):
        if edge not in state.barricades:
            label = say("Barricade {opening}", opening=edge_name(edge, state.board.kind(edge)))
            yield Option(Action("barricade", (who, edge)), label, (unit_ref(who), edge_ref(edge)), _price(state, who))


def clearing(state: AttackState, who: Who) -> Iterator[Option]:
    """[A11.2] The barricades beside him that are not permanent."""
    for edge in _at_work(state, who):
        if state.barricades.get(edge) is False:
            label = say("Take down the barricade at {opening}", opening=edge_name(edge, state.board.kind(edge)))
            refs = (unit_ref(who), edge_ref(edge))
            yield Option(Action("clear", (who, edge)), label, refs, _price(state, who), deliberate=True)


def _at_work(state: AttackState, who: Who) -> tuple[EdgeId, ...]:
    """The openings beside somebody who has the actions that it takes."""
    return state.board.edges_of(state.humans[who].square) if state.actions >= cost(state, who) else ()


def _price(state: AttackState, who: Who) -> Message:
    return say_n("{count} action", "{count} actions", cost(state, who))


def build(state: AttackState, who: Who, edge: EdgeId) -> None:
    """[A11.1] In one turn, by one human, from whichever side."""
    state.actions -= cost(state, who)
    state.barricades[edge] = False
    state.emit(BarricadeBuilt(who, edge, state.board.kind(edge), False))


def clear(state: AttackState, who: Who, edge: EdgeId) -> None:
    """[A11.2] Taken down again; [A11.4] never one that is permanent."""
    state.actions -= cost(state, who)
    del state.barricades[edge]
    state.emit(BarricadeRemoved(who, edge, state.board.kind(edge)))


def breakable(state: AttackState, one: ZombieId) -> tuple[EdgeId, ...]:
    """[A11.3] [A11.4] What a zombie could try to break: it needs its whole turn for it."""
    if state.actions < ZOMBIE_ACTIONS:
        return ()
    edges = state.board.edges_of(state.zombies[one].square)
    return tuple(edge for edge in edges if state.barricades.get(edge) is False)


def attack_barricade(state: AttackState, one: ZombieId, edge: EdgeId) -> None:
    """[A11.3] The whole turn, and 8 or more on two dice. One side has room for one zombie."""
    state.actions = 0
    kind = state.board.kind(edge)
    purpose = say(
        "{zombie} tears at {opening}, needs {needs}",
        zombie=figure_name(one),
        opening=edge_name(edge, kind),
        needs=BREAK_NEEDS,
    )
    faces = state.roll("A11.3", 2, purpose, about=(unit_ref(one), edge_ref(edge)))
    if sum(faces) >= BREAK_NEEDS:
        del state.barricades[edge]
        state.emit(BarricadeBroken(one, edge, kind))
        state.count("broken")
    else:
        state.count("held")
        state.emit(BarricadeHeld(one, edge, kind))
