"""[15.5] The second priority: off the main doors, if need be after others have made way.

The east door is at 117, the end of the concourse; before it lie 116, 115 and 114.
"""

from __future__ import annotations

from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.solitaire.movement import PriorityMovementPhase
from tests.mall.positions import act, options, position
from tests.mall.solo import move, moves, together
from tests.mall.turns import phase, units
from tests.verbs import texts


def test_15_5_the_way_is_cleared_by_as_few_as_possible() -> None:
    """In front of 117 stand 116 and 115; all three must move by one."""
    state = together("062", zombies={"117": 3, "116": 3, "115": 3})
    applied = move(state, 3)
    assert moves(applied) == [(2, "115", "114"), (2, "116", "115"), (2, "117", "116")]
    assert "117" not in units(applied.state)


def test_15_5_a_berserk_unit_makes_way_beside_the_die() -> None:
    applied = move(together("062", zombies={"117": 3, "116": "3 berserk"}), 1)
    assert moves(applied)[-1] == (2, "117", "116")
    assert "117" not in units(applied.state)


def test_15_5_the_log_says_who_makes_way_beside_the_die() -> None:
    """Of three at the east door only the berserk unit does not count toward the die."""
    told = texts(move(together("062", zombies={"117": 3, "116": 3, "115": "3 berserk"}), 2))
    assert [text.split()[2] for text in told[1:]] == ["115", "116", "117"]
    assert ["beyond the number rolled for free movement" in text for text in told[1:]] == [True, False, False]


def test_15_5_the_way_is_not_half_cleared() -> None:
    state = together("062", zombies={"117": 3, "116": 3, "115": 3})
    assert not any(number == 2 for number, _, _ in moves(move(state, 2)))


def test_15_5_nobody_leaves_a_main_door_that_is_closed() -> None:
    state = together("109", zombies={"111": 3, "117": 3}, doors={"east": "closed"})
    assert moves(move(state, 1)) == [(3, "111", "110")]


def test_15_5_making_way_is_told() -> None:
    state = together("062", zombies={"117": 3, "116": 3})
    told = texts(move(state, 2))
    assert told[1].startswith("Zombies in 116 shamble to 115: making way at the main door")
    assert told[2].startswith("Zombies in 117 shamble to 116: room for more at the main door")


def test_15_5_two_ways_of_clearing_a_main_door_can_be_told_apart() -> None:
    """The unit in 011 can make way in three directions, and the one in 004 always follows into 011."""
    state = together("062", zombies={"004": 3, "011": 3}, settings={"zombie-choices": "player"})
    asked = decision(move(state, 2).state)
    assert asked is not None
    assert {ENGLISH(option.label) for option in asked.options} == {
        f"First those in 011 to {end}; then zombies in 004 to 011, North Hall" for end in ("010", "024", "025")
    }


def test_15_5_a_super_zombie_makes_way_beside_the_die() -> None:
    """Roger, undead, bars the unit at the east door; he walks off, and the one move of the die is the unit's."""
    state = position(
        mode="solitaire", peter="062", steve="062", fran="062", roger="116 super", zombies={"117": 3, "024": 2}
    )
    applied = move(state, 1)
    assert moves(applied) == [(2, "117", "116")]
    assert "117" not in units(applied.state)
    assert "Roger, undead, prowls from 116 to" in texts(applied)[1]
    assert texts(applied)[1].endswith(": making way at the main door (beyond the number rolled for free movement).")


def test_15_5_a_super_zombie_with_a_unit_makes_way_together_with_it() -> None:
    state = position(
        mode="solitaire", peter="062", steve="062", fran="062", roger="116 super", zombies={"117": 3, "116": 2}
    )
    applied = move(state, 1)
    assert moves(applied) == [(2, "117", "116")]
    assert units(applied.state)[1:] == ["116"]


def test_15_5_with_the_option_a_super_zombie_that_makes_way_is_named() -> None:
    state = position(
        mode="solitaire", peter="062", steve="062", fran="062", roger="116 super", zombies={"117": 3},
        settings={"zombie-choices": "player"},
    )  # fmt: skip
    asked = decision(move(state, 1).state)
    assert asked is not None
    assert "First Roger, undead, to 115; then zombies in 117 to 116, Concourse" in {
        ENGLISH(option.label) for option in asked.options
    }
    assert all("unit:roger" in option.refs for option in asked.options)


def test_15_5_with_the_option_files_are_offered_as_one_move() -> None:
    state = together("062", zombies={"117": 3, "116": 3, "115": 3}, settings={"zombie-choices": "player"})
    asking = phase(state, PriorityMovementPhase(), dice=[3]).state
    assert options(asking) == {"shift 117 116 115-091 116-115", "shift 117 116 115-114 116-115"}
    assert units(act(asking, "shift 117 116 115-114 116-115").state) == ["114", "115", "116"]
