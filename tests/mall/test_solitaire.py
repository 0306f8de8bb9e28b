"""[15.0] [15.4] [15.6] [15.7] The zombies' half of a turn when nobody plays them.

The hidden zombie table and free movement have modules of their own. The concourse runs from 093 to 117, and every
square of it sees every other. Whoever is not named stands with Peter.
"""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.chance.shares import by_die
from pyapp.kernel.dice import ScriptedDice
from pyapp.kernel.event import Rolled
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH, say
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.play.zombie_entry import Turnings
from pyapp.mall.solitaire.berserk import ClosestGoesBerserk, closest_units
from pyapp.mall.solitaire.movement import PriorityMovementPhase
from pyapp.mall.solitaire.reaction import AutomaticReaction
from pyapp.mall.solitaire.shares import how_many_by_die
from pyapp.mall.truth.sequence import SolitaireZombieTurn
from pyapp.mall.truth.state import HUMAN, MallState
from tests.mall.positions import FAR, GAME, act, door, options, position, sq
from tests.mall.solo import moved, together
from tests.mall.turns import ROGER, has_ended, phase, rolls, units
from tests.verbs import texts

# [15.0]


def test_15_0_the_zombies_turn_begins_with_the_hidden_ones() -> None:
    names = [type(step).__name__ for step in SolitaireZombieTurn().members(together("113"))]
    assert names == [
        "ZombiesAwake",
        "HiddenZombieTable",
        "ClosestGoesBerserk",
        "AutomaticReaction",
        "PriorityMovementPhase",
        "AttackPhase",
        "GenerationPhase",
    ]


def test_15_0_nobody_is_asked_for_the_zombies() -> None:
    """A whole turn passes between two questions to the humans."""
    state = together("113", zombies={"100": 3, "101": 4, "221": 1})
    hidden, berserk, moves, entrance = (1, 6), (5,), (2,), (3, 4)
    applied = act(state, "pass", dice=[*hidden, *berserk, *moves, *entrance])
    asked = decision(applied.state)
    assert asked is not None
    assert (applied.state.turn, asked.seat, asked.rule) == (6, HUMAN, "5.0")
    assert [by for by, _ in rolls(applied)] == ["15.8", "10.0", "15.5", "13.5"]


# [15.4]


def test_15_4_the_log_says_which_unit_is_checked_and_why() -> None:
    told = texts(phase(moved(together("113", zombies={"110": 3, "098": 3}), "peter"), ClosestGoesBerserk(), dice=[5]))
    assert told[0] == "The zombies closest to Peter may go berserk, two squares a turn: those in 110, on 4 or less: 5"


def test_15_4_the_unit_closest_to_those_who_moved_is_checked() -> None:
    state = moved(position(mode="solitaire", peter="113", fran="098", zombies={"110": 3, "100": 3}), "peter")
    assert closest_units(state, ()) == [sq("110")]
    assert closest_units(moved(state, "fran"), ()) == [sq("100")]
    applied = phase(state, ClosestGoesBerserk(), dice=[4])
    assert applied.state.berserk == [state.zombies[sq("100")]]


def test_15_4_three_units_share_the_die_by_two() -> None:
    """The example of the rules: A on 1 and 2, B on 3 and 4, C on 5 and 6."""
    state = moved(together("114", zombies={"113": 2, "115": 3, "137": 4}), "peter")
    squares = ["113", "113", "115", "115", "137", "137"]
    for face, square in zip(range(1, 7), squares, strict=True):
        applied = phase(state, ClosestGoesBerserk(), dice=[face, 1])
        assert applied.state.berserk == [state.zombies[sq(square)]], face
        assert [by for by, _ in rolls(applied)] == ["15.4", "10.0"]
        assert texts(applied)[0] == (
            "Equally close to Peter, as one walks. Which may go berserk: "
            f"113 on 1–2, 115 on 3–4 and 137 on 5–6: die {face}"
        )
        assert applied.events[0].refs() == ("square:113", "square:115", "square:137")


def test_15_4_a_die_that_cannot_be_shared_out_is_thrown_again() -> None:
    state = together("113")
    state.dice = ScriptedDice(6, 5, 2)
    assert by_die(state, "15.4", say("Which"), range(4)) == 1
    assert [event.dice for event in state.events if isinstance(event, Rolled)] == [(6,), (5,), (2,)]


def test_15_4_one_alone_needs_no_die() -> None:
    state = moved(together("113", zombies={"110": 3, **FAR}), "peter")
    assert rolls(phase(state, ClosestGoesBerserk(), dice=[5])) == [("10.0", (5,))]


def test_15_4_berserk_units_are_checked_as_ever_and_the_closest_of_the_others() -> None:
    state = moved(together("113", zombies={"112": "3 berserk", "110": 3, "104": 3}), "peter")
    stays = phase(state, ClosestGoesBerserk(), dice=[2, 3])
    assert {*stays.state.berserk} == {state.zombies[sq("112")], state.zombies[sq("110")]}
    calms = phase(state, ClosestGoesBerserk(), dice=[6, 3])
    assert calms.state.berserk == [state.zombies[sq("110")]], "the one that calmed down is not checked again"


def test_15_4_a_closed_door_makes_them_farther() -> None:
    open_door = moved(together("114", zombies={"137": 3, "112": 3}), "peter")
    assert closest_units(open_door, ()) == [sq("137")]
    shut = moved(together("114", zombies={"137": 3, "112": 3}, doors={"114/137": "closed"}), "peter")
    assert closest_units(shut, ()) == [sq("112")]


# Reaction without a zombie player


def react(state: MallState, *who: str, dice: Any = ()) -> list[str]:
    applied = phase(moved(state, *who), AutomaticReaction(), dice=dice)
    assert has_ended(applied.state)
    return units(applied.state)


def test_7_2_of_two_units_that_want_a_square_the_lower_number_goes() -> None:
    """From 115 and from 137 alike the way to 113 leads over 114."""
    assert react(together("113", zombies={"115": 3, "137": 3}), "peter") == ["114", "137"]


def test_7_2_berserk_units_go_before_others_equally_near() -> None:
    state = together("112", zombies={"115": 3, "137": "3 berserk"})
    state.active = [sq("114")]
    state.mover = ["peter"]
    applied = phase(state, AutomaticReaction())
    assert "113" in units(applied.state)
    assert applied.state.zombies[sq("113")] in applied.state.berserk


def test_7_2_whoever_stands_behind_follows() -> None:
    assert react(together("113", zombies={"115": 3, "116": 3, "117": 3}), "peter") == ["114", "115", "116"]


def test_7_2_whoever_shares_a_square_with_somebody_else_stays() -> None:
    """Peter has walked by; the unit has Steve beside it."""
    state = position(mode="solitaire", peter="113", roger="113", fran="113", steve="110 stunned", zombies={"110": 3})
    assert react(state, "peter", "roger", "fran") == ["110"]


def test_10_4_berserk_units_behind_glass_attack_it_by_themselves() -> None:
    state = moved(together("114", zombies={"137": "9 berserk"}, doors={"114/137": "closed"}), "peter")
    applied = phase(state, AutomaticReaction(), dice=[1, 1])
    assert applied.state.door(door("114", "137")) == "destroyed"


def test_11_4_super_zombies_keep_their_move_in_solitaire_play() -> None:
    state = position(mode="solitaire", peter="113", steve="113", fran="113", roger="100 super", zombies={"100": 3})
    assert react(state, "peter") == ["100"]
    assert state.people["roger"].square == "100"


# [15.6]


def test_15_6_one_or_both_of_two() -> None:
    state = position(mode="solitaire", peter="113 stunned", roger="113 stunned", zombies={"113": 4})
    few = phase(state, AttackPhase(), dice=[3])
    asked = decision(few.state)
    assert asked is not None
    assert (asked.rule, {str(option.action) for option in asked.options}) == ("8.0", {"victims peter", "victims roger"})
    both = phase(state, AttackPhase(), dice=[4, 5, 5, 5, 5])
    assert [by for by, _ in rolls(both)] == ["15.6", "8.8", "8.8"]
    assert has_ended(both.state)


@pytest.mark.parametrize(("face", "count"), [(1, 1), (2, 1), (3, 2), (4, 2), (5, 3), (6, 3)])
def test_15_6_one_two_or_three_of_three(face: int, count: int) -> None:
    state = together("113")
    state.dice = ScriptedDice(face)
    assert how_many_by_die(state, sq("113"), 3) == count


def test_15_6_of_four_a_face_for_each_number_and_the_others_again() -> None:
    state = together("113")
    state.dice = ScriptedDice(5, 6, 4)
    assert how_many_by_die(state, sq("113"), 4) == 4


def test_15_6_a_value_of_one_cannot_be_shared_so_nothing_is_rolled() -> None:
    state = position(mode="solitaire", peter="113 stunned", roger="113 stunned", zombies={"113": 1})
    applied = phase(state, AttackPhase())
    assert rolls(applied) == []
    assert "victims peter" in options(applied.state)


def test_8_0_in_solitaire_play_characters_are_attacked_in_printed_order() -> None:
    state = position(mode="solitaire", peter="113 stunned", roger="113 stunned", zombies={"113": 4})
    applied = phase(state, AttackPhase(), dice=[4, 5, 5, 5, 5])
    assert [text for text in texts(applied) if "not hit" in text] == [
        "Peter is not hit.",
        "Roger is not hit.",
    ]


def test_11_0_in_solitaire_play_the_infected_are_checked_in_printed_order() -> None:
    state = position(mode="solitaire", steve="113 infected", roger="113 infected", zombies=FAR)
    applied = phase(state, Turnings(), dice=[3, 3, 3, 3])
    assert [text.split()[0] for text in texts(applied)] == ["Roger", "Steve"]


def test_8_0_with_the_option_the_player_says_who_is_attacked_first() -> None:
    state = position(
        mode="solitaire", settings={"zombie-choices": "player"}, peter="113 stunned", roger="113 stunned",
        zombies={"113": 4},
    )  # fmt: skip
    applied = phase(state, AttackPhase(), dice=[4])
    assert options(applied.state) == {"strike peter", "strike roger"}


def test_15_6_what_the_die_decides_and_that_it_is_rolled_again_is_told() -> None:
    state = together("113")
    state.dice = ScriptedDice(2, 5, 4)
    how_many_by_die(state, sq("113"), 2)
    how_many_by_die(state, sq("113"), 4)
    assert [ENGLISH(event.text()) for event in state.events if isinstance(event, Rolled)] == [
        "How many are attacked: 1 on 1–3 and 2 on 4–6: die 2",
        "How many are attacked: 1 on 1, 2 on 2, 3 on 3 and 4 on 4: die 5",
        "How many are attacked: 1 on 1, 2 on 2, 3 on 3 and 4 on 4, once more: die 4",
    ]


# [15.7]


def test_15_7_the_value_of_a_unit_that_a_super_zombie_joins_stays_unknown() -> None:
    solitaire = position(mode="solitaire", roger="100 super", zombies={"100": 3})
    assert not solitaire.is_face_up(sq("100"))
    assert GAME.observe(solitaire, HUMAN).units[0].value is None
    assert GAME.observe(solitaire, HUMAN).units[0].known is None
    two_player = position(roger="100 super", zombies={"100": 3})
    assert GAME.observe(two_player, HUMAN).units[0].value == 3


def test_15_7_nobody_learns_the_value_of_a_unit_that_a_super_zombie_has_come_to() -> None:
    """He goes three squares toward them, and comes to the unit in 104."""
    state = position(mode="solitaire", peter="109", steve="109", fran="109", roger="101 super", zombies={"104": 3})
    applied = phase(state, PriorityMovementPhase(), dice=[1])
    assert applied.state.people[ROGER].square == "104"
    assert GAME.observe(applied.state, HUMAN).units[0].known is None


# [14.2]


def test_14_2_in_solitaire_play_the_humans_win_the_instant_the_last_zombie_dies() -> None:
    """Eliminated units could come back for ever; the pool does not count."""
    state = position(
        mode="solitaire", peter="113", roger="113", steve="113 rifle", fran="113 rifle", zombies={"114": 1},
        doors=dict.fromkeys(MALL.main_doors, "closed"),
    )  # fmt: skip
    after = act(state, "shoot peter 114", dice=[6, 6]).state
    assert after.outcome is not None
    assert (after.outcome.side, after.outcome.winners) == ("human", (HUMAN,))
    assert len(after.pool) == 50


def test_14_1_in_solitaire_play_the_zombies_win_without_a_seat() -> None:
    after = phase(position(mode="solitaire", roger="dead", fran="113 infected", zombies=FAR), ClosestGoesBerserk())
    assert after.state.outcome is not None
    assert (after.state.outcome.side, after.state.outcome.winners) == ("zombie", ())
