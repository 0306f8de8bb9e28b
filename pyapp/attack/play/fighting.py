"""[A6.0] [A7.0] Attacks: what is needed, what the dice bring, and what follows from doubles."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from pyapp.attack.board.board import Thing
from pyapp.attack.board.squares import Direction, Square, direction_to
from pyapp.attack.events.fight_events import Fumbled, Inspired, Missed, Thrown
from pyapp.attack.names import WHO, Figure, Who, ZombieId, figure_name, unit_ref
from pyapp.attack.play.throwing import throw
from pyapp.attack.play.wounds import kill_zombie, lose_card, wound
from pyapp.attack.speech import say
from pyapp.attack.truth.state import AttackState, Crowd
from pyapp.attack.truth.tables import (
    CHAINSAW_NEEDS,
    CROWBAR_NEEDS,
    EXTRA_ACTIONS,
    PUSH_NEEDS,
    RANGE,
    SHOT_NEEDS,
    zombie_needs,
)
from pyapp.kernel.message import Message

ONES, SIXES = (1, 1), (6, 6)


# What zombies do


def zombies_around(state: AttackState, square: Square, crowd: Crowd | None = None) -> int:
    """[A6.1] How many zombies stand next to a square with nothing in between: they help each other."""
    zombies = (crowd or state.crowd()).zombies
    return sum(way.to in zombies for way in state.ways(square))


def needs_of_zombie(state: AttackState, target: Figure, crowd: Crowd | None = None) -> int:
    """[A6.1] 8, 7, 6 or 5."""
    return zombie_needs(zombies_around(state, state.square_of(target), crowd))


def zombie_attacks(state: AttackState, one: ZombieId, target: Figure, *, back: Direction | None = None) -> None:
    """[A6.1] [A8.3] [A8.4] An attack on whoever stands next to it. [A10.1] With `back`, on somebody who pushes past.

    [A8.3] Double 1: it dies; [A8.4] double 6: two wounds; both throw the target back, as all doubles do.
    """
    is_push = back is not None
    needs = PUSH_NEEDS if is_push else needs_of_zombie(state, target)
    direction = back if back is not None else direction_to(state.square_of(one), state.square_of(target))
    assert direction is not None
    rule = "A10.1" if is_push else "A6.1"
    purpose = say(
        "{figure} attacks {target}, needs {needs}", figure=figure_name(one), target=figure_name(target), needs=needs
    )
    if is_push:
        purpose = say(
            "{figure} grabs at {target}, needs {needs}",
            figure=figure_name(one),
            target=figure_name(target),
            needs=needs,
        )
    faces = state.roll(rule, 2, purpose, about=(unit_ref(one), unit_ref(target)))
    state.count("attacks")
    if faces != ONES and sum(faces) >= needs:
        state.count("hits")
    if faces == ONES:
        state.emit(Fumbled("A8.3", one))
        kill_zombie(state, one, "A8.3")
    elif sum(faces) < needs:
        state.emit(Missed(rule, one, target))
    elif target in WHO:
        wound(state, Who(target), 2 if faces == SIXES else 1, "A8.4" if faces == SIXES else rule)
    else:
        # [A6.5] What would wound a human kills a zombie.
        kill_zombie(state, ZombieId(target), "A6.5")
    if faces[0] == faces[1] and _is_still_there(state, target):
        if is_push:
            _back_where_he_came_from(state, Who(target))
        else:
            throw(state, target, direction)


def _back_where_he_came_from(state: AttackState, who: Who) -> None:
    """[A10.2] The square before this one. Nobody else is there: from another human's square nobody pushes."""
    origin = state.path[-2]
    state.put(who, origin)
    state.path.append(origin)
    state.emit(Thrown(who, origin))


def _is_still_there(state: AttackState, figure: Figure) -> bool:
    """On its feet, or lying: then the body is thrown."""
    return state.is_there(figure) or figure in state.zombies


# What humans do


class Shot(NamedTuple):
    target: Figure
    away: int


def shots(state: AttackState, who: Who, crowd: Crowd | None = None) -> Iterator[Shot]:
    """[A7.2] In each straight direction the first figure, up to three squares away, nothing in between."""
    board, crowd = state.board, crowd or state.crowd()
    start = state.humans[who].square
    for direction in Direction:
        square = start
        for away in range(1, RANGE + 1):
            way = board.ahead(square, direction)
            if way is None or (way.edge and way.edge in state.barricades):
                break
            square = way.to
            target = crowd.zombies.get(square) or crowd.humans.get(square)
            if target is not None and target != who:
                yield Shot(target, away)
                break
            # [A7.2] Low things hide whoever is behind them, not whoever is among them.
            if board.cells[square].thing is Thing.LOW:
                break


def needs_of_human(state: AttackState, who: Who, away: int, *, chainsaw: bool = False) -> int:
    """[A7.1] [A14.1] [A14.12] [A14.14] By the distance, and what he has."""
    if chainsaw:
        return CHAINSAW_NEEDS
    if away == 1:
        return CROWBAR_NEEDS if state.holds(who, "crowbar") else SHOT_NEEDS[1]
    return SHOT_NEEDS[away] - ("shells" in state.boosts)


def _aims_at(who: Who, target: Figure, away: int, needs: int, *, chainsaw: bool) -> Message:
    """What the dice are for."""
    if chainsaw:
        return say("{who} saws at {target}, needs {needs}", who=who.called, target=figure_name(target), needs=needs)
    if away == 1:
        return say("{who} strikes at {target}, needs {needs}", who=who.called, target=figure_name(target), needs=needs)
    return say("{who} shoots at {target}, needs {needs}", who=who.called, target=figure_name(target), needs=needs)


def human_attacks(state: AttackState, who: Who, target: Figure, away: int, *, chainsaw: bool = False) -> None:
    """[A7.1] [A7.4] A shot, a blow with the butt, or the chainsaw, at whomever.

    [A8.5] Double 1 ends his turn; [A8.6] double 6 kills and gives three actions; all doubles throw back.
    """
    needs = needs_of_human(state, who, away, chainsaw=chainsaw)
    rule = "A14.1" if chainsaw else "A7.1"
    direction = direction_to(state.humans[who].square, state.square_of(target))
    assert direction is not None
    faces = state.roll(
        rule, 2, _aims_at(who, target, away, needs, chainsaw=chainsaw), about=(unit_ref(who), unit_ref(target))
    )
    if faces == ONES:
        state.emit(Fumbled("A8.5", who))
        state.actions = 0
    elif sum(faces) < needs:
        state.emit(Missed(rule, who, target))
    elif target in WHO:
        # [A7.4] What would kill a zombie wounds a human.
        wound(state, Who(target), 1, "A7.4", by_zombie=False)
    else:
        kill_zombie(state, ZombieId(target), rule, is_gone=chainsaw)
    if faces[0] == faces[1] and _is_still_there(state, target):
        throw(state, target, direction)
    if faces == SIXES:
        state.actions += EXTRA_ACTIONS
        state.emit(Inspired(who, EXTRA_ACTIONS))
    if chainsaw and faces[0] == faces[1] and (card := state.holds(who, "chainsaw")) is not None:
        lose_card(state, who, card, "A14.1")
