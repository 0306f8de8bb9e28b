"""[15.5] Free movement by priorities: for each of them a position where the next one would choose differently.

The concourse runs from 093 to 117 with main doors at both ends, and every square of it sees every other. All four
characters stand together unless something else is said.
"""

from __future__ import annotations

from typing import Any

import pytest

from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import apply, decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.events.zombie_events import Shambled, SuperMoved
from pyapp.mall.solitaire.hunt import Hunt
from pyapp.mall.solitaire.movement import PriorityMovementPhase, due
from pyapp.mall.solitaire.priorities import PRIORITIES
from pyapp.mall.truth.state import MallState
from tests.mall.positions import GAME, act, door, options, position, sq
from tests.mall.solo import move, moves, together
from tests.mall.turns import has_ended, phase, units
from tests.verbs import texts


def first_choice(state: MallState, number: int) -> set[str]:
    """The squares of the units that a priority by itself would move."""
    deeds = PRIORITIES[number - 1].deeds(Hunt(state, 6))
    return {deed.mover.square for deed in deeds}


# Each priority before the next


def test_15_5_first_upon_a_character() -> None:
    """By the second priority alone the unit at the east door would move."""
    state = together("113", zombies={"114": 3, "117": 3})
    assert first_choice(state, 2) == {"117"}
    assert moves(move(state, 1)) == [(1, "114", "113")]


def test_15_5_second_off_the_main_doors() -> None:
    """By the third priority alone the unit in 111 would move, as the nearest that sees them."""
    state = together("109", zombies={"111": 3, "117": 3})
    assert first_choice(state, 3) == {"111", "117"}
    assert moves(move(state, 1)) == [(2, "117", "116")]


def test_15_5_third_toward_those_in_sight() -> None:
    """By the fourth alone the unit in 083 would step out into the concourse, three squares from them."""
    state = together("109", zombies={"097": 3, "083": 3})
    assert first_choice(state, 4) == {"083"}
    assert moves(move(state, 1)) == [(3, "097", "098")]


def test_15_5_fourth_into_sight() -> None:
    """By the fifth alone the unit in 082 would come nearer: six against nine for the one in 080."""
    state = together("109", zombies={"080": 3, "082": 3})
    assert first_choice(state, 5) == {"082"}
    assert moves(move(state, 1)) == [(4, "080", "101")]


def test_15_5_fifth_the_closest_with_stores_counting_double() -> None:
    """065 is four squares away, three of them in stores; 046 five, all of them in halls."""
    state = together("109", zombies={"065": 3, "046": 3})
    assert moves(move(state, 1))[0][:2] == (5, "046")


def test_15_5_each_priority_is_met_by_all_before_the_next() -> None:
    state = together("109", zombies={"080": 3, "097": 3, "104": 3, "110": 3, "117": 3, "062": 3})
    assert [number for number, _, _ in moves(move(state, 6))] == [1, 2, 3, 3, 4, 5]


def test_15_5_no_more_units_than_the_die_says() -> None:
    state = together("109", zombies={"097": 3, "100": 3, "103": 3, "112": 3})
    for die in range(1, 5):
        assert len(moves(move(state, die))) == die
    assert len(moves(move(state, 6))) == 4


# Looking again


def test_15_5_all_is_looked_at_anew_after_every_move() -> None:
    """The unit in 112 sees them but is blocked by the one in 111, until that has moved on."""
    state = together("109", zombies={"111": 3, "112": 3})
    assert moves(move(state, 2)) == [(3, "111", "110"), (3, "112", "111")]


def test_15_5_one_in_a_characters_square_keeps_others_out() -> None:
    state = together("113", zombies={"114": 3, "112": 3})
    applied = move(state, 2)
    assert moves(applied) == [(1, "112", "113")]
    assert units(applied.state) == ["113", "114"]


def test_15_5_units_that_reacted_do_not_move_again() -> None:
    state = together("109", zombies={"111": 3, "112": 3})
    state.stack = []
    reacted = state.zombies[sq("111")]

    def moved_before(state: MallState) -> MallState:
        state.reacted = [reacted]
        return state

    assert due(moved_before(state), 6)[1] == []


# The third


def test_15_5_toward_the_closest_of_those_in_sight() -> None:
    people = {"peter": "100", "roger": "100", "steve": "112", "fran": "112"}
    state = position(mode="solitaire", zombies={"105": 3}, **people)
    assert moves(move(state, 1)) == [(3, "105", "104")]


def test_15_5_not_toward_somebody_farther_off_when_the_closest_cannot_be_reached() -> None:
    """106 is taken by one that has reacted, so 105 stays, although the way west to the others is open."""
    people = {"peter": "108", "roger": "108", "steve": "098", "fran": "098"}
    state = position(mode="solitaire", zombies={"105": 3, "106": 3}, **people)
    state.reacted = [state.zombies[sq("106")]]
    assert due(state, 6) == (None, [])


def test_15_5_those_in_a_characters_square_stay() -> None:
    state = together("109", zombies={"109": 3})
    assert Hunt(state, 6).movers == ()


def test_15_5_a_closed_door_sends_those_who_see_through_it_round() -> None:
    state = together("114", zombies={"137": 3}, doors={"114/137": "closed"})
    assert moves(move(state, 6)) == [(5, "137", "158")]


def test_15_5_a_closed_door_stops_those_who_have_no_other_way() -> None:
    state = together("115", zombies={"091": 3}, doors={"091/115": "closed"})
    assert state.sees(sq("091"), sq("115"))
    assert moves(move(state, 6)) == []


# The fourth and the fifth


def test_15_5_not_into_a_main_door_square() -> None:
    """From 004 the square 084 could be seen, and from 011 it cannot; the unit comes out another way or not at all."""
    state = together("084", zombies={"011": 3})
    assert ("shift", ("011", "004")) in [action for action, _ in Hunt(state, 6).ends(Hunt(state, 6).movers[0])]
    assert all(square != "004" for _, _, square in moves(move(state, 6)))


def test_15_5_those_who_see_somebody_have_been_asked_already() -> None:
    state = together("109", zombies={"104": 3, "083": 3, "046": 3})
    assert first_choice(state, 3) == {"104"}
    assert first_choice(state, 4) == {"083"}
    assert "104" not in first_choice(state, 5)


def test_15_5_a_unit_that_cannot_come_nearer_gives_way_to_another() -> None:
    """The closest stands behind a closed wooden door, so the next one moves."""
    state = together("109", zombies={"087": 3, "046": 3}, doors={"087/088": "closed"})
    assert moves(move(state, 1))[0][1] == "046"


# Berserk and super zombies


def test_15_5_berserk_units_move_outside_the_limit_and_by_two() -> None:
    state = together("109", zombies={"100": "3 berserk", "103": 3, "104": 3})
    assert moves(move(state, 1)) == [(3, "100", "102"), (3, "104", "105")]


def test_15_5_berserk_units_behind_glass_attack_it() -> None:
    state = together("114", zombies={"137": "9 berserk"}, doors={"114/137": "closed"})
    applied = move(state, 1, 1, 2)
    assert applied.state.door(door("114", "137")) == "destroyed"
    assert texts(applied)[1].startswith(
        "Berserk zombies in 137 turn on the glass door 114/137: with the whole party in sight "
        "(beyond the number rolled for free movement)."
    )


def test_15_5_with_the_french_correction_they_go_on_through_broken_glass() -> None:
    state = together(
        "114", zombies={"137": "9 berserk"}, doors={"114/137": "closed"}, settings={"glass-step": "french"}
    )
    assert units(move(state, 1, 1, 2).state) == ["114"]


def test_15_5_super_zombies_fall_upon_whoever_they_reach() -> None:
    state = position(mode="solitaire", peter="113", steve="113", fran="113", roger="110 super", zombies={"221": 1})
    applied = move(state, 1)
    assert applied.state.people["roger"].square == "113"
    assert "Roger, undead, prowls from 110 to 113, Concourse: the whole party within reach" in texts(applied)[1]


def test_15_5_super_zombies_lead_their_unit() -> None:
    state = position(mode="solitaire", peter="113", steve="113", fran="113", roger="105 super", zombies={"105": 4})
    applied = move(state, 1)
    assert (applied.state.people["roger"].square, units(applied.state)) == ("108", ["108"])


def test_11_2_they_do_not_leave_their_unit_behind_where_both_can_go() -> None:
    """Off the east door: there is a free square for both, though beside a unit there is one for him alone."""
    state = position(
        mode="solitaire", peter="101", steve="101", fran="101", roger="117 super", zombies={"117": 3, "114": 3}
    )
    applied = move(state, 1)
    assert applied.state.people["roger"].square in units(applied.state)
    assert "117" not in units(applied.state)


def test_11_4_a_unit_that_a_super_zombie_has_joined_moves_outside_the_limit() -> None:
    """Roger, undead, comes to the unit in 104; it moves on besides the one that the die allows."""
    state = position(
        mode="solitaire", peter="109", steve="109", fran="109", roger="101 super",
        zombies={"104": 3, "103": 3, "102": 3, "100": 2},
    )  # fmt: skip
    applied = move(state, 1)
    assert applied.state.people["roger"].square == "104"
    assert moves(applied)[0] == (3, "104", "105")
    assert len(moves(applied)) == 2


def test_11_6_super_zombies_with_a_unit_break_glass_that_bars_them() -> None:
    state = position(
        mode="solitaire", peter="114", steve="114", fran="114", roger="137 super", zombies={"137": 4},
        doors={"114/137": "closed"},
    )  # fmt: skip
    assert move(state, 1).state.door(door("114", "137")) == "destroyed"


def test_15_7_super_zombies_look_at_nothing() -> None:
    state = position(mode="solitaire", peter="113", steve="113", fran="113", roger="110 super", zombies={"111": 1})
    applied = move(state, 1)
    assert not any("is a 1" in text for text in texts(applied))
    assert applied.state.inspected == []
    assert applied.state.shown == []


# The least advantageous


WORST: list[tuple[str, dict[str, Any], str, str]] = [
    ("the fiercest", {"zombies": {"112": 3, "111": "3 berserk"}}, "111", "berserk before others"),
    ("the nearest", {"zombies": {"100": 3, "104": 3}}, "104", "near before far"),
    (
        "the weakest prey",
        {"peter": "100", "roger": "100", "steve": "113", "fran": "113 infected", "zombies": {"104": 3, "109": 3}},
        "109",
        "the infected before the others",
    ),
    (
        "the weakest prey",
        {"peter": "100", "roger": "100", "steve": "113", "fran": "113", "zombies": {"104": 3, "109": 3}},
        "109",
        "Fran before the others",
    ),
    (
        "the loneliest prey",
        {"peter": "100", "roger": "113", "steve": "113", "fran": "035", "zombies": {"104": 3, "109": 3}},
        "104",
        "one alone before two",
    ),
    ("the lower square number", {"zombies": {"109": 3, "117": 3}, "doors": {"east": "closed"}}, "109", "by number"),
]


@pytest.mark.parametrize(("reason", "pieces", "square", "why"), WORST, ids=[why for *_, why in WORST])
def test_15_5_the_worst_for_the_characters_first(reason: str, pieces: dict[str, Any], square: str, why: str) -> None:
    """One move for two that fulfil the same priority: the log names what decided."""
    state = together("113", **pieces)
    applied = move(state, 1)
    assert moves(applied)[0][1] == square, why
    assert reason in texts(applied)[1]


def test_15_5_the_log_says_why() -> None:
    state = together("109", zombies={"112": 3, "100": 3})
    applied = move(state, 1)
    assert texts(applied) == [
        "How many zombie units walk: 1",
        "Zombies in 112 shamble to 111: with the whole party in sight (the nearest first).",
    ]
    assert ENGLISH(applied.events[1].brief()) == "Zombies in 112 shamble to 111: with the whole party in sight."
    assert applied.events[1].case() == "15.5"
    assert applied.events[1].refs() == ("square:112", "square:111")


@pytest.mark.parametrize("choices", ["automatic", "player"])
def test_15_5_every_move_of_whole_games_says_why(choices: str) -> None:
    """In reaction whom they noticed, by a priority which one and what for; nobody moves without a reason."""
    moved = 0
    for seed in range(6):
        state = GAME.new(Start("solitaire", {"zombie-choices": choices, "turn-limit": "50"}, seed))
        chance = Dice(seed)
        while (asked := decision(state)) is not None:
            applied = apply(state, asked.options[chance.below(len(asked.options))].action)
            for event in applied.events:
                if isinstance(event, Shambled):
                    moved += 1
                    assert (event.why is not None) is (event.case() == "15.5")
                    assert bool(event.noticed) is (event.case() == "7.1")
                    assert event.why is None or ENGLISH(event.why.reason)
                elif isinstance(event, SuperMoved) and event.case() == "15.5":
                    assert event.why is not None
            state = applied.state
    assert moved > 100


# The player's choice


def test_15_5_with_the_option_the_player_picks_among_those_that_meet_a_priority() -> None:
    state = together("109", zombies={"112": 3, "098": 3, "083": 3}, settings={"zombie-choices": "player"})
    asking = phase(state, PriorityMovementPhase(), dice=[2]).state
    asked = decision(asking)
    assert asked is not None
    assert (asked.rule, ENGLISH(asked.prompt)) == ("15.5", "Several zombies meet priority 3: which move?")
    assert options(asking) == {"shift 112 111", "shift 098 099"}
    after = act(asking, "shift 098 099").state
    assert "099" in units(after)
    assert "111" in units(after), "with one left there is nothing to choose"
    assert not has_ended(asking)


def test_15_5_with_the_option_units_that_may_not_move_say_why() -> None:
    pieces = {"112": 3, "098": 3, "083": 3, "109": 2}
    state = together("109", zombies=pieces, settings={"zombie-choices": "player"})
    asking = phase(state, PriorityMovementPhase(), dice=[3]).state
    assert GAME.why_not(asking, "square:083").rule == "15.5"
    assert GAME.why_not(asking, "square:109").rule == "7.6"
    assert GAME.why_not(asking, "square:050").rule == "15.5"
    moved = act(asking, "shift 098 099").state
    assert moved.spent
    asking.spent = [asking.zombies[sq("112")]]
    assert GAME.why_not(asking, "square:112").rule == "7.5"
    asking.reacted = [asking.zombies[sq("098")]]
    assert GAME.why_not(asking, "square:098").rule == "7.4"
