"""[5.6] Carrying another character."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from pyapp.kernel.decision import Action, Option
from pyapp.mall.events.events import Lifted, PutDown
from pyapp.mall.names import group_text, person_ref
from pyapp.mall.play.move import Move
from pyapp.mall.speech import say
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState, Status
from pyapp.mall.truth.tables import CARRY


def options(state: MallState, move: Move) -> Iterator[Option]:
    """[5.6] Taken up only before the move begins, put down at any point of it."""
    if move.carried is not None:
        assert move.carrier is not None
        yield Option(
            Action("drop", (move.carrier, move.carried)),
            say("{who} puts {other} down", who=move.carrier.called, other=move.carried.called),
            (person_ref(move.carried),),
        )
    elif not move.is_under_way:
        for who in move.group:
            for other in state.people_in(move.place(state)):
                if other not in move.group and can_carry(state, who, move.points):
                    yield Option(
                        Action("lift", (group_text(move.group), who, other)),
                        say("{who} carries {other}", who=who.called, other=other.called),
                        (person_ref(who), person_ref(other)),
                        say("{cost} pts a square, no shots", cost=1 + CARRY[who]),
                        deliberate=True,
                    )


def can_carry(state: MallState, who: Character, points: int) -> bool:
    """[5.9] An infected character carries nobody, and nobody takes up what he cannot move a single square."""
    return state.people[who].status is Status.NORMAL and points >= 1 + CARRY[who]


def surcharge(move: Move) -> int:
    """[5.9] What carrying adds to every square entered."""
    return CARRY[move.carrier] if move.carrier is not None else 0


def perform(state: MallState, move: Move, action: Action) -> Move:
    if action.verb == "lift":
        who, other = Character(action.args[1]), Character(action.args[2])
        state.emit(Lifted(who, other))
        return replace(move, carrier=who, carried=other)
    assert move.carrier is not None and move.carried is not None
    state.emit(PutDown(move.carrier, move.carried))
    return replace(move, carrier=None, carried=None)
