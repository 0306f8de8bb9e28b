"""[11.0] Super zombies. In these positions it is mostly Steve who has turned."""

from __future__ import annotations

import pytest

from pyapp.kernel.flow import Applied
from pyapp.mall.events.zombie_events import Inspected
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.berserk import BerserkPhase
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.play.shots import panic_increase
from pyapp.mall.play.zombie_entry import Turnings
from pyapp.mall.truth.state import HUMAN, ZOMBIE, DoorState, MallState, Status
from tests.mall.positions import GAME, act, door, options, points, position, sq
from tests.mall.turns import FRAN, PETER, ROGER, STEVE, Pieces, after, has_ended, phase, rolls, units

GLASS = door("114", "137")
FORCE = f"force steve {GLASS}"


def free(state: MallState, *do: str, die: int = 1) -> MallState:
    return phase(state, FreeMovementPhase(), do=do, dice=[die]).state


def ends(state: MallState, verb: str = "prowl") -> set[str]:
    return {text.split()[2] for text in options(state) if text.startswith(f"{verb} steve ")}


def turning(state: MallState, *do: str, dice: tuple[int, ...]) -> Applied[MallState]:
    return phase(state, Turnings(), do=do, dice=dice)


# [11.0] Turning


@pytest.mark.parametrize("total", range(2, 13))
def test_11_0_two_or_twelve_turns_an_infected_character(total: int) -> None:
    first = max(1, total - 6)
    state = turning(position(peter="113 infected"), dice=(first, total - first)).state
    assert state.people[PETER].status is (Status.SUPER if total in (2, 12) else Status.INFECTED)


def test_11_0_all_the_infected_are_rolled_for() -> None:
    applied = turning(position(peter="113 infected", fran="035 infected"), dice=(3, 3, 1, 1))
    assert [case for case, _ in rolls(applied)] == ["11.0", "11.0"]
    assert applied.state.people[FRAN].status is Status.SUPER


@pytest.mark.parametrize("status", ["", "stunned", "super"])
def test_11_0_and_nobody_else(status: str) -> None:
    assert rolls(turning(position(peter=f"113 {status}"), dice=())) == []


def test_11_0_not_in_the_turn_of_infection() -> None:
    state = phase(position(peter="113", zombies={"113": 9}), AttackPhase(), do=["hold"], dice=[1, 2]).state
    assert state.people[PETER].status is Status.INFECTED
    assert rolls(turning(state, dice=())) == []
    state.turn += 1
    assert rolls(turning(state, dice=(3, 3))) == [("11.0", (3, 3))]


def test_11_0_in_the_order_the_zombie_player_likes() -> None:
    """It matters for those who stand together: the first to turn attacks the other."""
    state = position(peter="113 infected", fran="113 infected")
    applied = turning(state, "check fran", "hold", dice=(1, 1, 5, 5, 3, 4))
    assert [case for case, _ in rolls(applied)] == ["11.0", "8.8", "11.0"]
    assert applied.state.people[FRAN].status is Status.SUPER


def test_11_0_who_was_killed_meanwhile_is_not_rolled_for() -> None:
    state = position(peter="113 infected", roger="113 infected")
    applied = turning(state, "check peter", "hold", dice=(1, 1, 3, 3))
    assert applied.state.people[ROGER].status is Status.DEAD
    assert [case for case, _ in rolls(applied)] == ["11.0", "8.8"]


def test_11_0_it_changes_sides() -> None:
    state = position(peter="113", steve="113 super")
    assert not any("steve" in text for text in options(state))
    assert state.living() == [PETER, ROGER, FRAN]


# [11.1] With units


def test_11_1_it_may_join_a_unit_or_pass_it() -> None:
    state = position(steve="117 super", zombies={"116": 3})
    assert {"116", "115", "114"} <= ends(free(state))


def test_11_1_the_zombie_player_looks_at_the_units_it_passes_and_joins() -> None:
    state = free(position(steve="117 super", zombies={"116": 3, "115": 5, "114": 7}))
    applied = act(state, "prowl steve 115")
    looks = [event for event in applied.events if isinstance(event, Inspected)]
    assert [(event.square, event.value) for event in looks] == [("116", 3), ("115", 5)]
    assert [event.seen_by(HUMAN) for event in looks] == [Inspected(sq("116"), None), Inspected(sq("115"), None)]


def test_11_1_a_unit_with_it_lies_face_up_one_that_was_passed_does_not() -> None:
    state = free(position(steve="117 super", zombies={"116": 3, "115": 5}), "prowl steve 115")
    assert {unit.square: unit.value for unit in GAME.observe(state, ZOMBIE).units} == {"115": 5, "116": None}


def test_11_1_not_with_another_super_zombie() -> None:
    assert "116" not in ends(free(position(steve="117 super", peter="116 super")))


# [11.2] Three squares


def test_11_2_three_squares_or_fewer() -> None:
    state = free(position(steve="117 super"))
    reach = {square for square, steps in MALL.graph.distance_map(sq("117")).items() if 0 < steps <= 3}
    assert ends(state) == reach


def test_11_2_no_farther_than_a_character() -> None:
    assert ends(free(position(steve="117 super", peter="116"))) == {"116"}


def test_11_2_not_through_closed_doors() -> None:
    assert "137" in ends(free(position(steve="114 super")))
    assert "137" not in ends(free(position(steve="114 super", doors={GLASS: "closed"})))


def test_11_2_a_unit_that_began_the_turn_with_it_comes_along() -> None:
    state = free(position(steve="117 super", zombies={"117": 3}), "bring steve 114")
    assert units(state) == ["114"]
    assert state.people[STEVE].square == "114"


def test_11_2_not_into_a_zombies_square() -> None:
    state = free(position(steve="117 super", zombies={"117": 3, "115": 2}))
    assert "115" in ends(state)
    assert "115" not in ends(state, "bring")


def test_11_2_a_unit_joined_on_the_way_does_not() -> None:
    state = free(position(steve="117 super", zombies={"116": 3}), "prowl steve 116")
    assert ends(state, "bring") == set()


def test_11_2_what_moved_together_has_moved() -> None:
    state = free(position(steve="117 super", zombies={"117": 3}), "bring steve 114", die=6)
    assert options(state) == {"done"}


def test_11_2_they_may_part() -> None:
    state = free(position(steve="117 super", zombies={"117": 3}), "prowl steve 114")
    assert units(state) == ["117"]


# [11.3] Value two


def test_11_3_two_and_the_unit_with_it() -> None:
    state = position(steve="115 super", zombies={"115": 5})
    assert state.zombie_value(sq("115")) == 7
    assert state.zombie_value(sq("114")) == 0
    assert position(steve="115 super").zombie_value(sq("115")) == 2


@pytest.mark.parametrize(("dice", "dies"), [((4, 5), True), ((4, 4), False)])
def test_11_3_a_shot_must_reach_both_and_then_kills_both(dice: tuple[int, int], dies: bool) -> None:
    """Two squares away: nine less two is seven."""
    state = position(peter="113", steve="115 super", zombies={"115": 5})
    state = act(state, "shoot peter 115", dice=[6, *dice]).state
    assert (state.people[STEVE].status is Status.DEAD) is dies
    assert units(state) == ([] if dies else ["115"])


def test_11_3_they_attack_with_both() -> None:
    """Strength 5 + 2: a nine infects, which strength 5 does not."""
    state = position(peter="113", steve="113 super", zombies={"113": 5})
    state = phase(state, AttackPhase(), do=["hold"], dice=[4, 5]).state
    assert state.people[PETER].status is Status.INFECTED


def test_11_3_leaving_costs_both() -> None:
    state = position(roger="113", steve="113 super", zombies={"113": 4})
    before = points(act(state, "select roger").state)
    assert points(act(state, "move roger 114").state) == before - (1 + 4 + 2)


# [11.4] Reaction or free movement


def test_11_4_never_required_to_react() -> None:
    state = phase(after("move peter 113", peter="112", steve="117 super"), ReactionPhase()).state
    assert "done" in options(state)


def test_11_4_in_reaction_only_nearer() -> None:
    state = phase(after("move peter 113", peter="112", steve="115 super"), ReactionPhase()).state
    assert ends(state) == {"113", "114"}


def test_11_4_in_reaction_only_if_it_saw_something() -> None:
    assert has_ended(phase(after("move peter 113", peter="112", steve="138 super"), ReactionPhase()).state)


def test_11_4_one_or_the_other_but_not_both() -> None:
    state = after("move peter 113", peter="112", steve="117 super")
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["prowl steve 116"], dice=[6]).state
    assert options(state) == {"done"}


def test_11_4_outside_the_limit() -> None:
    state = position(steve="117 super", zombies={"117": 3, "100": 3, "105": 3})
    state = free(state, "shift 100 101")
    assert {"prowl steve 116", "bring steve 116", "shift 117 116"} <= options(state)
    assert not any(text.startswith("shift 105") for text in options(state))
    state = act(state, "shift 117 116").state
    assert "prowl steve 114" in options(state)


def test_11_4_never_out_of_a_characters_square() -> None:
    state = position(peter="113", steve="113 super", zombies={"113": 3})
    assert options(free(state)) == {"done"}


# [11.5] Panic


@pytest.mark.parametrize(("square", "increase"), [("113", 3), ("115", 1)])
@pytest.mark.parametrize("has_unit", [False, True])
def test_11_5_always_checked_and_once(square: str, increase: int, has_unit: bool) -> None:
    state = position(peter="113", steve=f"{square} super", zombies={square: 3} if has_unit else {})
    assert panic_increase(state, PETER, sq(square)) == increase
    checks = [case for case, _ in rolls(act(state, f"shoot peter {square}", dice=[6, 1, 1])) if case == "6.5"]
    assert checks == ["6.5"]


# [11.6] Glass


def test_11_6_with_a_unit_it_breaks_glass_without_a_roll() -> None:
    state = position(steve="137 super", zombies={"137": 1}, doors={GLASS: "closed"})
    state = free(state, FORCE)
    assert state.door(GLASS) is DoorState.DESTROYED
    assert units(state) == ["137"]


def test_11_6_nobody_need_be_in_sight_but_a_unit_must_be_there() -> None:
    assert FORCE not in options(free(position(steve="137 super", doors={GLASS: "closed"})))


def test_11_6_it_is_the_move_of_both() -> None:
    state = position(steve="137 super", zombies={"137": 1}, doors={GLASS: "closed"})
    assert options(free(state, FORCE, die=6)) == {"done"}


def test_11_6_only_closed_glass() -> None:
    wood = door("123", "124")
    state = position(steve="123 super", zombies={"123": 1}, doors={wood: "closed"})
    assert not any(text.startswith("force") for text in options(free(state)))
    assert FORCE not in options(free(position(steve="137 super", zombies={"137": 1})))


def test_11_6_in_reaction_a_door_that_bars_the_way() -> None:
    pieces: Pieces = {"steve": "137 super", "zombies": {"137": 1}, "doors": {GLASS: "closed"}}
    state = phase(after("move peter 114", peter="113", **pieces), ReactionPhase()).state
    assert options(state) == {FORCE, "done"}
    other = phase(after("move peter 138", peter="139", **pieces), ReactionPhase()).state
    assert FORCE not in options(other)


def test_11_6_in_reaction_not_if_another_way_is_as_short() -> None:
    shut = door("108", "131")
    state = position(peter="151", steve="108 super", zombies={"108": 1}, doors={shut: "closed"})
    assert f"force steve {shut}" in options(free(state))
    state = phase(act(state, "move peter 150").state, ReactionPhase()).state
    assert "bring steve 107" in options(state)
    assert f"force steve {shut}" not in options(state)


# [11.7]


def test_11_7_it_does_not_go_berserk_but_a_unit_with_it_may() -> None:
    state = position(steve="117 super", peter="113 super", zombies={"113": 3})
    assert options(phase(state, BerserkPhase()).state) == {"rage 113", "calm"}


# [11.8]


def test_11_8_among_characters_it_attacks_at_once() -> None:
    applied = turning(position(peter="113", steve="113 infected"), "hold", dice=(1, 1, 3, 3))
    assert applied.state.people[PETER].status is Status.STUNNED


def test_11_8_together_with_a_unit_that_is_there() -> None:
    """Strength 3 + 2: an eleven stuns, which strength 2 does not."""
    state = position(peter="113", steve="113 infected", zombies={"113": 3})
    assert turning(state, "hold", dice=(6, 6, 5, 6)).state.people[PETER].status is Status.STUNNED


def test_11_8_the_characters_shoot_first() -> None:
    state = turning(position(peter="113", steve="113 infected"), dice=(1, 1)).state
    assert options(state) == {"fire peter 113", "hold"}


def test_11_8_alone_it_attacks_nobody() -> None:
    assert has_ended(turning(position(steve="113 infected"), dice=(1, 1)).state)
