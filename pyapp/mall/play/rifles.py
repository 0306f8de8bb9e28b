"""[12.0] The hunting rifles in Edwin's Sports Centre."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from pyapp.kernel.decision import Action, Option
from pyapp.mall.events.events import RifleTaken
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.names import Group, group_name, group_text, parse_group, person_ref, square_ref
from pyapp.mall.play.move import Move, note_activity
from pyapp.mall.speech import say_n
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import MallState

MAY_HAVE_ONE = (Character.STEVE, Character.FRAN)
"""[12.1] Peter and Roger keep their own weapons."""


def able(state: MallState, group: Group) -> list[Character]:
    """[12.1] Those who may have a rifle, and have none yet."""
    return [who for who in group if who in MAY_HAVE_ONE and not state.people[who].rifle]


def options(state: MallState, move: Move) -> Iterator[Option]:
    """[12.2] For a whole allowance, by those who begin the turn beside the rifles with no zombie there."""
    here = move.place(state)
    if here != MALL.rifles or not move.is_fresh or move.carried or state.has_zombie(here):
        return
    without = able(state, move.group)
    for count in range(1, min(len(without), state.rifles) + 1):
        for takers in combinations(without, count):
            yield Option(
                Action("take", (group_text(move.group), group_text(takers))),
                say_n("{who} takes a hunting rifle", "{who} take hunting rifles", count, who=group_name(takers)),
                (*map(person_ref, takers), square_ref(here)),
                say_n("{count} pt", "{count} pts", move.points),
            )


def perform(state: MallState, move: Move, action: Action) -> Move:
    """[12.0] [12.1] One each; it replaces the pistol and goes wherever its owner goes."""
    note_activity(state, move.place(state))
    for who in parse_group(action.args[1]):
        state.change(who, rifle=True)
        state.rifles -= 1
        state.emit(RifleTaken(who))
    return move.spend(move.points)


def lose(state: MallState, who: Character) -> None:
    """[12.3] The rifle of one who is killed or turns goes out of play."""
    state.change(who, rifle=False)
