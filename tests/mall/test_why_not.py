"""Why something cannot be done: a sentence and the case that says so, whatever is touched."""

from __future__ import annotations

import pytest

from pyapp.kernel.decision import Reason
from pyapp.kernel.dice import Dice
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scenario import Start
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.play.berserk import BerserkPhase
from pyapp.mall.play.free_movement import FreeMovementPhase
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.positions import FAR, GAME, act, door, next_human_turn, options, position, sq
from tests.mall.turns import phase

GLASS = door("043", "062")
WEST = MALL.main_door_of(sq("093"))
PETER = COUNTERS.normal[Character.PETER].move


def why(state: MallState, ref: str) -> Reason:
    reason = GAME.why_not(state, ref)
    assert ENGLISH(reason.text).endswith((".", "!"))
    return reason


def rule(state: MallState, ref: str) -> str:
    return why(state, ref).rule


def moving(state: MallState, *actions: str) -> MallState:
    return act(state, *(actions or ("select peter",))).state


# Set-up


def hiding(*squares: str) -> MallState:
    return act(GAME.new(Start("two-player", {}, 1)), *(f"hide {square}" for square in squares)).state


def placing() -> MallState:
    state = hiding()
    for _ in range(5):
        state = act(state, min(options(state))).state
    return state


@pytest.mark.parametrize(
    ("hidden", "square", "word"),
    [
        ((), "113", "hall"),
        ((), MALL.characters[0], "near"),
        ((), MALL.neighbours(MALL.characters[0])[0].square, "near"),
        (("177",), "177", "One hidden unit"),
        (("177",), "178", "Edwin's"),
    ],
)
def test_a_square_that_cannot_be_a_hiding_place(hidden: tuple[str, ...], square: str, word: str) -> None:
    reason = why(hiding(*hidden), f"square:{square}")
    assert reason.rule == "3.1"
    assert word in ENGLISH(reason.text)


def test_a_square_that_is_no_place_to_start() -> None:
    assert rule(placing(), "square:113") == "3.2"


# Picking who moves


@pytest.mark.parametrize(("word", "case"), [("moved", "5.0"), ("stunned", "8.3"), ("super", "11.0")])
def test_a_character_that_cannot_be_moved(word: str, case: str) -> None:
    state = position(peter=f"113 {word}", zombies=FAR)
    reason = why(state, "unit:peter")
    assert reason.rule == case
    assert "Peter" in ENGLISH(reason.text)


@pytest.mark.parametrize("ref", ["square:114", f"door:{GLASS}", "unit:u1"])
def test_first_somebody_has_to_be_picked(ref: str) -> None:
    assert rule(position(peter="113", zombies=FAR), ref) == "5.0"


# During a move


@pytest.mark.parametrize(
    ("peter", "square", "doors", "case"),
    [
        ("113", "113", {}, "5.0"),
        ("113", "100", {}, "5.1"),
        ("019", "039", {}, "5.1"),
        ("043", "062", {"043/062": "closed"}, "5.3"),
    ],
    ids=["own square", "too far", "two steps away", "closed door"],
)
def test_a_square_that_cannot_be_entered(peter: str, square: str, doors: dict[str, str], case: str) -> None:
    assert rule(moving(position(peter=peter, zombies=FAR, doors=doors)), f"square:{square}") == case


def test_too_few_points_are_told_with_both_numbers() -> None:
    state = moving(position(peter="113", zombies={"114": 9, **FAR}), "move peter 114")
    reason = why(state, "square:115")
    assert reason.rule == "5.1"
    assert "10" in ENGLISH(reason.text)
    assert str(PETER - 1) in ENGLISH(reason.text)


@pytest.mark.parametrize(
    ("peter", "door_id", "zombies", "doors", "case"),
    [
        ("024", GLASS, {}, {}, "5.5"),
        ("043", GLASS, {"043": 2}, {}, "5.5"),
        ("043", GLASS, {}, {GLASS: "destroyed"}, "10.5"),
        ("094", WEST, {}, {}, "5.5"),
        ("093", WEST, {"093": 2}, {}, "5.5"),
        ("093", WEST, {}, {WEST: "closed"}, "5.5"),
    ],
    ids=["far", "zombies", "broken", "main far", "main zombies", "main closed"],
)
def test_a_door_that_cannot_be_worked(
    peter: str, door_id: str, zombies: dict[str, int], doors: dict[str, str], case: str
) -> None:
    state = moving(position(peter=peter, zombies={**zombies, **FAR}, doors=doors))
    assert rule(state, f"door:{door_id}") == case


def test_a_main_door_after_the_first_step() -> None:
    state = moving(position(peter="094", zombies=FAR), "move peter 093")
    reason = why(state, f"door:{WEST}")
    assert reason.rule == "5.5"
    assert "whole turn" in ENGLISH(reason.text)


def test_another_character_has_to_wait() -> None:
    assert rule(moving(position(peter="113", roger="113", zombies=FAR)), "unit:roger") == "5.0"


def test_somebody_is_taken_up_before_the_first_step_only() -> None:
    state = moving(position(peter="112", roger="113 stunned", fran="113", zombies=FAR), "move peter 113")
    assert rule(state, "unit:fran") == "5.6"


def test_a_door_that_is_too_far_is_told_with_both_numbers() -> None:
    state = moving(position(peter="113", zombies=FAR))
    far = why(state, f"door:{door('094', '074')}")
    assert far.rule == "5.5"
    assert str(PETER) in ENGLISH(far.text)


# While zombies move and attack


def said(state: MallState, ref: str) -> str:
    return ENGLISH(why(state, ref).text)


def test_6_3_what_stands_in_the_line_of_fire_is_named() -> None:
    state = act(position(peter="113", fran="111", zombies={"115": 2, "116": 3, "110": 4, **FAR}), "select peter").state
    behind, beyond = (f"unit:{state.zombies[sq(square)]}" for square in ("116", "110"))
    assert said(state, behind) == "The zombies in 115 are in the way of a shot."
    assert said(state, beyond) == "Friends in 111 are in the way of a shot."
    held = act(position(peter="113", fran="114", zombies={"114": 2, **FAR}), "select peter").state
    assert "Friends are in that square" in said(held, "square:114")


def test_7_0_zombies_that_cannot_be_moved_freely_say_why() -> None:
    state = phase(position(peter="113", zombies={"113": 2, "098": 3, "001": 4}), FreeMovementPhase(), dice=[2]).state
    held, free = (f"unit:{state.zombies[sq(square)]}" for square in ("113", "098"))
    assert (rule(state, held), rule(state, "square:113")) == ("7.6", "7.6")
    assert rule(state, f"door:{GLASS}") == "7.5"
    moved = act(state, "shift 098 097").state
    assert rule(moved, free) == "7.5"
    spent = act(moved, "shift 001 002").state
    assert rule(spent, f"unit:{spent.zombies[sq('002')]}") == "7.5"


def test_10_1_zombies_that_cannot_be_stirred_up_say_why() -> None:
    state = phase(position(zombies={"113": "2 berserk", "098": 3}, steve="001 super"), BerserkPhase(), dice=[1]).state
    assert "already" in said(state, f"unit:{state.zombies[sq('113')]}")
    assert rule(state, "unit:steve") == "11.7"
    assert rule(state, "square:001") == "10.0"


# Always


def refs_on_the_board() -> list[str]:
    return [
        *(f"square:{square}" for square in MALL.squares),
        *(f"door:{one}" for one in (*MALL.doors, *MALL.main_doors)),
        *(f"unit:{who}" for who in Character),
        *(f"unit:u{number}" for number in (1, 7, 45)),
    ]


@pytest.mark.parametrize(
    "state",
    [
        hiding(),
        hiding("177"),
        placing(),
        position(peter="113 moved", roger="098 stunned", steve="043 super", zombies={"115": 3, "042": 2}),
        moving(position(peter="113", zombies={"115": 3, **FAR})),
        moving(position(peter="113", zombies={"115": 3, **FAR}), "move peter 114"),
    ],
    ids=["hiding", "hiding more", "placing", "turn", "move", "on the way"],
)
def test_everything_on_the_board_has_its_reason(state: MallState) -> None:
    asked = decision(state)
    assert asked is not None
    for ref in refs_on_the_board():
        assert "{" not in ENGLISH(why(state, ref).text)


def test_also_in_the_zombie_players_turn() -> None:
    state = act(position(peter="113", zombies={"115": 3, "098": 7, "100": 2}), "move peter 114", "end").state
    for _ in range(12):
        asked = decision(state)
        assert asked is not None
        for ref in refs_on_the_board()[::7]:
            assert why(state, ref).rule
        state = act(state, str(asked.options[-1].action)).state
    assert asked.seat in (HUMAN, ZOMBIE)


@pytest.mark.parametrize("mode", [mode.id for mode in GAME.modes])
@pytest.mark.parametrize("settings", [{}, {"zombie-choices": "player", "impulsive": "on"}], ids=["plain", "choices"])
def test_in_every_decision_of_every_mode_nobody_is_left_without_a_reason(mode: str, settings: dict[str, str]) -> None:
    """A game by chance: at every new kind of question everything that is not an answer says why, by a case."""
    known = {setting.id: dict(setting.values) for setting in GAME.mode(mode).settings}
    chosen = {name: value for name, value in settings.items() if value in known.get(name, {})}
    state, dice = GAME.new(Start(mode, GAME.settings(mode, chosen), 11)), Dice(5)
    seen: set[str] = set()
    for _ in range(600):
        asked = decision(state)
        if asked is None:
            break
        if (step := type(state.stack[-1]).__name__) not in seen:
            seen.add(step)
            used = {ref for option in asked.options for ref in option.refs}
            for ref in refs_on_the_board():
                if ref not in used:
                    reason = why(state, ref)
                    assert GAME.rulebook.case(reason.rule) is not None, (step, ref)
                    assert "Something else" not in ENGLISH(reason.text), (step, ref)
        state = act(state, str(asked.options[dice.below(len(asked.options))].action)).state
    assert len(seen) > 3


def test_after_the_end() -> None:
    state = position(peter="113", zombies=FAR, settings={"turn-limit": "50"}, turn=49)
    state = next_human_turn(state, "pass")
    while state.outcome is None:
        asked = decision(state)
        assert asked is not None
        state = act(state, str(next((o.action for o in asked.options if o.primary), asked.options[0].action))).state
    assert "over" in ENGLISH(why(state, "square:113").text)
