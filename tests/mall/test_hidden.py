"""[9.0] Hidden zombies: in wait in 137 and 157, behind the glass door of 114."""

from __future__ import annotations

from pyapp.kernel.flow import Applied
from pyapp.mall.events.zombie_events import HiddenRevealed
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.play.hidden import can_reveal
from pyapp.mall.play.reaction import ReactionPhase
from pyapp.mall.play.zombie_entry import GenerationPhase
from pyapp.mall.truth.state import MallState
from tests.mall.positions import FAR, GAME, act, door, options, points, position, sq
from tests.mall.turns import PETER, after, has_ended, phase, units
from tests.verbs import texts

GLASS = door("114", "137")


def revealed(applied: Applied[MallState]) -> list[str]:
    return [event.square for event in applied.events if isinstance(event, HiddenRevealed)]


def reveals(state: MallState) -> set[str]:
    return {text for text in options(state) if text.startswith("reveal")}


# [9.0]


def test_9_0_a_unit_is_drawn_from_the_box_and_not_from_the_pool() -> None:
    state = position(zombies=FAR, hidden=["062", "137"])
    assert state.box == [1, 1]
    state.box, state.pool = state.pool[-2:], [*state.pool[:-2], *state.box]
    after_ = phase(state, FreeMovementPhase(), do=["reveal 137"], dice=[1, 2]).state
    assert after_.values[after_.zombies[sq("137")]] == 10
    assert after_.pool == state.pool
    assert after_.box == [9]


def test_9_0_face_down_unless_a_character_is_there() -> None:
    state = position(zombies=FAR, hidden=["137"])
    away = phase(state, FreeMovementPhase(), do=["reveal 137"], dice=[1, 1])
    assert "Zombies come out of hiding in 137, Edwin's Sports Centre." in texts(away)
    assert not away.state.is_face_up(sq("137"))


def test_9_0_where_a_character_is_face_up() -> None:
    there = act(position(peter="114", zombies=FAR, hidden=["137"]), "move peter 137", dice=[1])
    assert "Zombies come out of hiding in 137, Edwin's Sports Centre, value 1." in texts(there)
    assert there.state.is_face_up(sq("137"))


def test_9_0_once_in_play_it_is_a_unit_like_any_other() -> None:
    state = phase(
        position(peter="138", zombies=FAR, hidden=["137"]), FreeMovementPhase(), do=["reveal 137"], dice=[2, 1]
    )
    assert "shift 137 138" in options(state.state)


# [9.1]


def test_9_1_it_appears_the_moment_its_square_is_entered() -> None:
    state = position(peter="113", zombies=FAR, hidden=["137"])
    applied = act(state, "move peter 114", "move peter 137", dice=[1])
    assert revealed(applied) == ["137"]
    assert applied.state.hidden == []


def test_9_1_the_square_is_then_a_zombies_square() -> None:
    state = position(peter="114", zombies=FAR, hidden=["137"])
    state = act(state, "move peter 137", dice=[1]).state
    left = points(state)
    state = act(state, "move peter 138").state
    assert points(state) == left - (1 + 1)


def test_9_1_shooting_at_it_needs_a_panic_check() -> None:
    state = act(position(peter="114", zombies=FAR, hidden=["137"]), "move peter 137", dice=[1]).state
    assert points(act(state, "shoot peter 137", dice=[1]).state) == 0


def test_9_1_a_unit_that_stands_there_keeps_it_hidden() -> None:
    applied = act(position(peter="114", zombies={"137": 3}, hidden=["137"]), "move peter 137")
    assert revealed(applied) == []
    assert applied.state.hidden == ["137"]


def test_9_1_only_the_first_visit_forces_it_out() -> None:
    """Zombies stood there then: from now on it comes out when the zombie player likes."""
    state = act(position(peter="114", zombies={"137": 1, **FAR}, hidden=["137"]), "move peter 137").state
    state = act(state, "shoot peter 137", dice=[6, 6, 6]).state
    applied = act(state, "move peter 138", "move peter 137", "end")
    assert revealed(applied) == []
    assert applied.state.hidden == ["137"]
    assert "reveal 137" in options(phase(applied.state, FreeMovementPhase(), dice=[1]).state)


def test_9_1_nor_does_a_later_visit_tell_whether_anybody_hides() -> None:
    state = act(position(peter="114", zombies={"137": 1, **FAR}, hidden=["062"]), "move peter 137").state
    state = act(state, "shoot peter 137", dice=[6, 6, 6]).state
    assert not any(event.uncovers() for event in act(state, "move peter 138", "move peter 137").events[-1:])
    assert state.cleared == []


# [9.2]


def test_9_2_in_reaction_if_it_sees_what_was_done() -> None:
    state = phase(after("move peter 114", peter="113", zombies=FAR, hidden=["137", "139"]), ReactionPhase()).state
    assert options(state) == {"reveal 137", "done"}


def test_9_2_then_it_reacts() -> None:
    state = phase(after("move peter 114", peter="113", zombies=FAR, hidden=["137"]), ReactionPhase()).state
    state = act(state, "reveal 137", dice=[1]).state
    assert units(state) == ["114", "221"]


def test_9_2_and_has_no_free_move() -> None:
    state = after("move peter 114", peter="113", zombies=FAR, hidden=["137"])
    state = phase(state, ReactionPhase(), FreeMovementPhase(), do=["reveal 137"], dice=[1, 6]).state
    assert {text.split()[1] for text in options(state) if text.startswith("shift")} == {"221"}


def test_9_2_in_reaction_not_beside_a_character() -> None:
    """There it could not move in reaction."""
    state = position(peter="137", zombies={"139": 9, **FAR}, hidden=["137"])
    state = phase(act(state, "shoot peter 139", dice=[1, 1]).state, ReactionPhase()).state
    assert has_ended(state)


def test_9_2_in_reaction_not_behind_a_closed_door() -> None:
    """It sees Peter through the glass, but there it could not move."""
    shut = {GLASS: "closed"}
    state = after("move peter 114", peter="113", zombies=FAR, hidden=["137"], doors=shut)
    assert has_ended(phase(state, ReactionPhase()).state)


def test_9_2_in_reaction_not_where_zombies_stand_in_the_way() -> None:
    state = after("move peter 113", peter="112", roger="114", zombies={"114": 3, **FAR}, hidden=["137"])
    state.active.append(sq("114"))
    assert has_ended(phase(state, ReactionPhase()).state)


def test_9_2_in_reaction_when_those_in_the_way_have_gone() -> None:
    state = after("move peter 112", peter="113", zombies={"114": 3, **FAR}, hidden=["137"])
    state.active.append(sq("114"))
    assert options(phase(state, ReactionPhase()).state) == {"reveal 137", "done"}


def test_9_2_in_free_movement_anywhere() -> None:
    state = phase(position(peter="137", zombies=FAR, hidden=["137", "157"]), FreeMovementPhase(), dice=[1]).state
    assert reveals(state) == {"reveal 137", "reveal 157"}


def test_9_2_appearing_is_no_move_but_moving_then_is() -> None:
    state = phase(position(zombies=FAR, hidden=["137"]), FreeMovementPhase(), do=["reveal 137"], dice=[1, 1]).state
    assert {"shift 137 114", "shift 221 220"} <= options(state)
    assert not any(text.startswith("shift") for text in options(act(state, "shift 137 114").state))


def test_9_2_upon_a_character_it_attacks_in_this_turn() -> None:
    state = position(peter="137", zombies=FAR, hidden=["137"])
    state = phase(state, FreeMovementPhase(), AttackPhase(), do=["reveal 137", "done"], dice=[1, 1]).state
    assert options(state) == {"fire peter 137", "hold"}


# [9.3]


def test_9_3_not_where_a_zombie_stands() -> None:
    state = position(steve="157 super", zombies={"137": 3, "221": 1}, hidden=["137", "157"])
    assert reveals(phase(state, FreeMovementPhase(), dice=[1]).state) == set()


def test_9_3_when_it_has_gone_it_may() -> None:
    state = position(zombies={"137": 3}, hidden=["137"])
    state = phase(state, FreeMovementPhase(), do=["shift 137 138"], dice=[1]).state
    assert reveals(state) == {"reveal 137"}


def test_9_3_only_once_in_a_square() -> None:
    state = phase(position(zombies=FAR, hidden=["137"]), FreeMovementPhase(), do=["reveal 137"], dice=[1, 1]).state
    assert not can_reveal(act(state, "shift 137 138").state, sq("137"))


# [9.4]


def test_9_4_until_then_nothing_affects_it_nor_it_anything() -> None:
    state = position(peter="136", zombies={"138": 3}, hidden=["137"])
    assert "shoot peter 138" in options(state, "peter")
    assert GAME.observe(state, GAME.modes[0].seats[0][0]).hidden is None


def test_9_4_when_no_unit_is_left_on_the_map_all_come_out() -> None:
    state = after("shoot peter 115", peter="113", zombies={"115": 1}, hidden=["137", "062"], dice=[6, 6])
    applied = phase(state, ReactionPhase(), dice=[1, 1])
    assert revealed(applied) == ["062", "137"]


def test_9_4_also_when_nobody_moved() -> None:
    assert revealed(phase(position(hidden=["062", "137"]), ReactionPhase(), dice=[1, 1])) == ["062", "137"]


def test_9_4_a_super_zombie_is_no_unit() -> None:
    """It stays hidden only where the super zombie stands."""
    applied = phase(position(steve="137 super", hidden=["062", "137"]), ReactionPhase(), dice=[1])
    assert revealed(applied) == ["062"]


def test_9_4_and_react_if_they_see_something() -> None:
    state = after("move peter 114", peter="113", hidden=["137"])
    assert units(phase(state, ReactionPhase(), dice=[1]).state) == ["114"]
    assert state.people[PETER].square == "114"


def test_9_4_not_while_a_unit_is_left() -> None:
    assert revealed(phase(position(zombies=FAR, hidden=["137"]), ReactionPhase())) == []


def test_9_4_the_last_unit_falls_in_an_attack_and_another_comes_in_before_they_can() -> None:
    """The duty was called once, and lasts until it is done."""
    state = position(peter="113", zombies={"113": 1}, hidden=["062", "137"])
    fought = phase(state, AttackPhase(), GenerationPhase(), do=["fire peter 113"], dice=[6, 6, 6, 2, 4, 1])
    assert revealed(fought) == []
    assert len(fought.state.zombies) == 1
    assert revealed(phase(fought.state, ReactionPhase(), dice=[1, 1])) == ["062", "137"]


def test_9_4_in_free_movement_they_come_as_soon_as_a_super_zombie_leaves_the_place() -> None:
    state = position(steve="137 super", hidden=["062", "137"])
    state = phase(state, ReactionPhase(), FreeMovementPhase(), dice=[1, 1]).state
    assert state.hidden == ["137"]
    left = act(state, "prowl steve 138", dice=[1])
    assert revealed(left) == ["137"]
    assert "shift 137 114" in options(left.state)


def test_9_4_in_reaction_too_and_then_they_react() -> None:
    state = after("move peter 114", "move peter 113", peter="115", steve="137 super", hidden=["137"])
    state = phase(state, ReactionPhase()).state
    gone = act(state, "prowl steve 113", dice=[1])
    assert revealed(gone) == ["137"]
    assert units(gone.state) == ["114"]


def test_9_4_or_another_unit_does() -> None:
    """The duty dates from the turn before: a unit has come in since, and now leaves the last hiding place."""
    state = position(zombies={"137": 3}, hidden=["137"])
    state.must_show = True
    assert revealed(phase(state, FreeMovementPhase(), do=["shift 137 138"], dice=[1, 1])) == ["137"]
