"""[15.0] Three and four players: each has characters of his own, all win or all lose."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Decision
from pyapp.kernel.flow import decision
from pyapp.kernel.scenario import Start
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.solitaire.berserk import ClosestGoesBerserk
from pyapp.mall.solitaire.table import HiddenPlace
from pyapp.mall.truth.state import MallState
from tests.mall.positions import FAR, GAME, act, position, sq
from tests.mall.turns import phase

THREE, FOUR = ("peter", "roger", "couple"), ("peter", "roger", "steve", "fran")


def asked(state: MallState) -> Decision:
    found = decision(state)
    assert found is not None
    return found


@pytest.mark.parametrize(("mode", "seats"), [("three-player", THREE), ("four-player", FOUR)])
def test_15_0_a_seat_for_each_player(mode: str, seats: tuple[str, ...]) -> None:
    assert tuple(seat for seat, _ in GAME.mode(mode).seats) == seats == GAME.new(Start(mode, {}, 1)).seats


def test_15_0_of_three_players_one_has_steve_and_fran() -> None:
    state = GAME.new(Start("three-player", {}, 1))
    owners = []
    for action in ("place peter 053", "place roger 140", "place steve 140", "place fran 053"):
        owners.append(asked(state).seats)
        state = act(state, action).state
    assert owners == [("peter",), ("roger",), ("couple",), ("couple",)]


def test_15_0_all_together_say_who_moves() -> None:
    assert asked(position(mode="three-player", zombies=FAR)).seats == THREE
    assert asked(position(mode="four-player", zombies=FAR)).seats == FOUR
    assert asked(position(mode="solitaire", zombies=FAR)).shared == ()


def test_15_0_the_owners_of_those_who_move_conduct_the_move() -> None:
    pair = {"peter": "113", "fran": "113"}
    state = position(mode="four-player", zombies=FAR, **pair)
    assert asked(act(state, "select peter").state).seats == ("peter",)
    assert asked(act(state, "select peter+fran").state).seats == ("peter", "fran")
    couple = position(mode="three-player", zombies=FAR, steve="113", fran="113")
    assert asked(act(couple, "select steve+fran").state).seats == ("couple",)


def test_15_0_those_under_attack_defend_themselves() -> None:
    state = position(mode="four-player", roger="113", fran="113", zombies={"113": 4})
    shooting = phase(state, AttackPhase())
    assert (asked(shooting.state).rule, asked(shooting.state).seats) == ("8.1", ("roger", "fran"))
    naming = phase(state, AttackPhase(), do=["hold"], dice=[1])
    assert (asked(naming.state).rule, asked(naming.state).seats) == ("8.0", ("roger", "fran"))


def test_15_0_a_stunned_character_does_not_shoot_but_its_owner_has_a_say_in_the_victims() -> None:
    state = position(mode="four-player", roger="113", fran="113 stunned", zombies={"113": 4})
    assert asked(phase(state, AttackPhase()).state).seats == ("roger",)
    assert asked(phase(state, AttackPhase(), do=["hold"], dice=[1]).state).seats == ("roger", "fran")


def test_15_0_choices_for_the_zombies_are_everybodys() -> None:
    state = position(mode="three-player", settings={"zombie-choices": "player"}, zombies=FAR)
    state.stack.append(HiddenPlace((sq("138"), sq("158"))))
    assert asked(state).seats == THREE


@pytest.mark.parametrize(("mode", "seats"), [("three-player", THREE), ("four-player", FOUR)])
def test_15_0_all_win_together(mode: str, seats: tuple[str, ...]) -> None:
    state = position(
        mode=mode, peter="113", roger="113", steve="113 rifle", fran="113 rifle", zombies={"114": 1},
        doors=dict.fromkeys(MALL.main_doors, "closed"),
    )  # fmt: skip
    after = act(state, "shoot peter 114", dice=[6, 6]).state
    assert after.outcome is not None
    assert (after.outcome.side, after.outcome.winners) == ("human", seats)


def test_15_0_all_lose_together() -> None:
    state = position(mode="four-player", roger="dead", fran="113 infected", zombies=FAR)
    after = phase(state, ClosestGoesBerserk()).state
    assert after.outcome is not None
    assert (after.outcome.side, after.outcome.winners) == ("zombie", ())


def test_15_0_everybody_knows_the_same() -> None:
    state = position(mode="four-player", peter="113", zombies={"113": 4, "115": 3})
    views = [GAME.observe(state, seat) for seat in state.seats]
    assert all((view.units, view.people, view.hidden) == (views[0].units, views[0].people, None) for view in views)
    assert all(mode.is_open == ("zombie" not in {seat for seat, _ in mode.seats}) for mode in GAME.modes)
