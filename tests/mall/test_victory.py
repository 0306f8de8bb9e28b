"""[14.0] How the game is won, and that it is won at once."""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.flow import Outcome
from pyapp.kernel.message import ENGLISH
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.zombie_entry import GenerationPhase, Turnings
from pyapp.mall.truth.state import MallState, Status
from tests.mall.positions import GAME, act, options, position
from tests.mall.turns import FRAN, STEVE, Pieces, phase, rolls
from tests.verbs import texts

CLOSED = dict.fromkeys(["north", "east", "south", "west"], "closed")
READY: Pieces = {"steve": "113 rifle", "fran": "113 rifle", "doors": CLOSED}
EATEN = (1, 2)


def outcome(state: MallState) -> tuple[str, str, str]:
    assert state.outcome is not None
    return state.outcome.side, state.outcome.rule, state.outcome.reason


def goes_on(**pieces: Any) -> bool:
    """Whether the game is still undecided after somebody has gone one step in a position."""
    state = position(**pieces)
    mover = next(text for text in sorted(options(state)) if text.startswith("select"))
    return act(state, mover).state.outcome is None


# [14.0]


def test_14_0_the_game_ends_the_instant_it_is_decided() -> None:
    """Roger's death decides it: the attack on Steve in the next square is never carried out."""
    state = position(fran="113 infected", roger="101 stunned", steve="102", zombies={"101": 9, "102": 9})
    applied = phase(state, AttackPhase(), dice=EATEN)
    assert outcome(applied.state) == ("zombie", "14.1", "fran-and-one")


def test_14_0_even_in_the_middle_of_an_attack() -> None:
    state = position(peter="101", roger="101 stunned", fran="113 infected", zombies={"101": 9})
    applied = phase(state, AttackPhase(), do=["hold", "attack 2", "strike roger"], dice=EATEN)
    assert outcome(applied.state)[0] == "zombie"
    assert len(rolls(applied)) == 1


def test_14_0_the_reason_is_told() -> None:
    state = position(peter="dead", roger="dead", steve="101 stunned", zombies={"101": 9})
    applied = phase(state, AttackPhase(), dice=EATEN)
    assert texts(applied)[-1] == "Three of the four are lost: the zombies win."
    assert isinstance(applied.state.outcome, Outcome)
    assert ENGLISH(GAME.outcome_text(applied.state)) == texts(applied)[-1]


def test_14_0_nothing_can_be_done_afterwards() -> None:
    state = phase(
        position(peter="dead", roger="dead", steve="101 stunned", zombies={"101": 9}), AttackPhase(), dice=EATEN
    )
    assert options(state.state) == set()


# [14.1]


def test_14_1_three_killed() -> None:
    state = position(peter="dead", roger="dead", steve="101 stunned", zombies={"101": 9})
    assert outcome(phase(state, AttackPhase(), dice=EATEN).state) == ("zombie", "14.1", "three-lost")


def test_14_1_or_turned() -> None:
    state = position(peter="dead", roger="004 super", steve="101 infected")
    assert outcome(phase(state, Turnings(), dice=[1, 1]).state) == ("zombie", "14.1", "three-lost")


def test_14_1_two_are_not_enough_while_fran_is_well() -> None:
    assert goes_on(peter="dead", roger="004 super")
    assert goes_on(peter="dead", roger="004 super", fran="113 stunned", steve="101")


def test_14_1_fran_infected_and_one_other_lost() -> None:
    state = position(peter="dead", fran="113", zombies={"113": 9})
    assert outcome(phase(state, AttackPhase(), do=["hold"], dice=EATEN).state) == ("zombie", "14.1", "fran-and-one")


def test_14_1_fran_killed_and_one_other_lost() -> None:
    state = position(fran="dead", peter="101 infected")
    assert outcome(phase(state, Turnings(), dice=[6, 6]).state) == ("zombie", "14.1", "fran-and-one")


@pytest.mark.parametrize("fran", ["113 infected", "113 super", "dead"])
def test_14_1_fran_alone_is_not_enough(fran: str) -> None:
    assert goes_on(fran=fran)


def test_14_1_nor_others_merely_infected() -> None:
    assert goes_on(fran="113 infected", peter="101 infected", roger="101 infected", steve="101 infected")


def test_14_1_a_super_zombie_that_is_shot_stays_lost() -> None:
    state = act(position(peter="113", roger="dead", steve="115 super"), "shoot peter 115", dice=[6, 6, 6]).state
    assert state.people[FRAN].status is Status.NORMAL
    assert state.outcome is None
    assert state.people[STEVE].status is Status.DEAD


# [14.2]


def test_14_2_with_the_last_zombie() -> None:
    state = position(peter="113", zombies={"115": 3}, **READY)
    assert outcome(act(state, "shoot peter 115", dice=[6, 6]).state) == ("human", "14.2", "mall-cleared")


def test_14_2_also_in_defence() -> None:
    state = position(peter="113", zombies={"113": 3}, **READY)
    state = phase(state, AttackPhase(), do=["fire peter 113"], dice=[6, 6, 6]).state
    assert outcome(state) == ("human", "14.2", "mall-cleared")


def test_14_2_with_the_last_door() -> None:
    doors = {door: "closed" for door in CLOSED if door != "west"}
    state = position(peter="093", **{**READY, "doors": doors})
    assert outcome(act(state, "close peter west").state) == ("human", "14.2", "mall-cleared")


def test_14_2_with_the_last_rifle() -> None:
    state = position(**{**READY, "steve": "177"})
    assert outcome(act(state, "take steve steve").state) == ("human", "14.2", "mall-cleared")


@pytest.mark.parametrize(
    "missing",
    [
        {"doors": {"north": "closed", "east": "closed", "west": "closed"}},
        {"fran": "113"},
        {"steve": "113 infected"},
        {"zombies": {"221": 1}},
        {"hidden": ["137"]},
        {"peter": "221 super"},
    ],
    ids=["a door", "a rifle", "a rifle of the infected", "a unit", "a hidden unit", "a super zombie"],
)
def test_14_2_not_while_anything_is_missing(missing: Pieces) -> None:
    assert goes_on(**{**READY, **missing})


def test_14_2_the_lost_need_no_rifle() -> None:
    state = position(peter="113", zombies={"115": 3}, **{**READY, "steve": "dead"})
    assert outcome(act(state, "shoot peter 115", dice=[6, 6]).state)[0] == "human"


def test_14_2_the_infected_count_as_human() -> None:
    state = position(peter="113", zombies={"115": 3}, **{**READY, "steve": "113 infected rifle"})
    assert outcome(act(state, "shoot peter 115", dice=[6, 6]).state)[0] == "human"


def test_14_2_not_if_the_zombies_have_won() -> None:
    """Steve turns as the third to be lost, and there is no other zombie in the mall."""
    state = position(peter="dead", roger="dead", **{**READY, "steve": "101 infected"})
    assert outcome(phase(state, GenerationPhase(), dice=[1, 1]).state)[0] == "zombie"
