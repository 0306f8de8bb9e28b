"""What somebody is told who points at a thing, or who meets a question for the first time."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest

from pyapp.kernel.decision import Option
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.mall.answers.odds import shot_chance
from pyapp.mall.play.attacks import AttackPhase
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import HUMAN, MallState
from tests.mall.positions import GAME, act, position, sq
from tests.mall.turns import phase

pytestmark = pytest.mark.usefixtures("example_numbers")


def told(state: MallState, ref: str) -> list[str]:
    return [ENGLISH(each) for each in GAME.remarks(GAME.observe(state, HUMAN), ref)]


def unit_in(state: MallState, square: str) -> str:
    return next(f"unit:{unit}" for place, unit in state.zombies.items() if place == square)


def hint(state: MallState) -> str:
    asked = decision(state)
    assert asked is not None and asked.hint is not None
    return ENGLISH(asked.hint)


def offered(state: MallState) -> tuple[Option, ...]:
    asked = decision(state)
    assert asked is not None
    return asked.options


def crumbs(state: MallState) -> str:
    asked = decision(state)
    assert asked is not None
    return " ".join(map(ENGLISH, asked.crumbs))


def test_2_3_the_numbers_of_a_counter_have_names() -> None:
    state = position(peter="113", roger="113 infected")
    assert told(state, "unit:peter")[0] == "Fire rate 3, panic level 1, movement 7"
    assert told(state, "unit:roger")[0] == "Fire rate 2, panic level 3, movement 5"
    assert "super zombie" in told(state, "unit:roger")[2]


def test_6_6_a_gun_says_how_many_dice_it_rolls() -> None:
    state = position(peter="113", steve="113 rifle", fran="113")
    guns = {who: told(state, f"unit:{who}")[1] for who in ("peter", "steve", "fran")}
    assert guns == {
        "peter": "Assault rifle: two dice a shot",
        "steve": "Hunting rifle: two dice a shot",
        "fran": "Pistol: one die a shot",
    }


def test_8_3_of_the_stunned_one_is_told_how_they_come_round() -> None:
    assert told(position(steve="113 stunned"), "unit:steve") == [
        "Comes round when somebody walks into the square; who stands there has to leave and come back",
        "Another hit would kill",
    ]


def test_5_4_a_value_is_told_only_when_it_was_seen() -> None:
    state = position(peter="113", zombies={"113": 7, "115": 9})
    assert "Value 7" in told(state, unit_in(state, "113"))[0]
    assert "9" not in "".join(told(state, unit_in(state, "115")))


def test_10_2_of_berserk_units_one_is_told_how_far_they_go() -> None:
    state = position(zombies={"115": "4 berserk"})
    assert told(state, unit_in(state, "115"))[-1] == "Berserk: goes 2 squares a turn"


@pytest.mark.parametrize(
    ("name", "condition", "words"),
    [
        ("door:west", "open", "To close it, begin a move"),
        ("door:west", "closed", "Stays closed"),
        ("door:d01", "open", "To close it takes 2 points"),
        ("door:d01", "closed", "To open it takes 2 points"),
        ("door:d01", "destroyed", "Stays open"),
    ],
)
def test_5_5_a_door_tells_how_it_is_worked(name: str, condition: str, words: str) -> None:
    doors = {name.removeprefix("door:"): condition} if condition != "open" else {}
    state = position(doors=doors)
    assert words in told(state, name)[0]


def test_13_0_beside_an_open_main_door_one_is_told_who_may_come_in_and_how_it_is_closed() -> None:
    danger, closing = told(position(), "square:093")
    assert danger == (
        "As long as the west main door is open, zombies come in here at the end of a turn by these totals of two dice: "
        "2, 9 and 11"
    )
    assert closing == "To close it, begin a move here, with no zombies in the square, and spend the whole move"
    assert told(position(doors={"west": "closed"}), "square:093") == []


def test_12_0_the_rifles_tell_how_they_are_taken_until_they_are_gone() -> None:
    assert "whole move" in told(position(), "square:177")[0]
    assert told(position(steve="113 rifle", fran="113 rifle"), "square:177") == []
    assert told(position(), "square:113") == []


def test_a_hint_speaks_of_what_matters_where_they_stand() -> None:
    at_the_door = position(peter="093", zombies={"221": 1})
    assert "takes all points and no shots" in hint(act(at_the_door, "select peter").state)
    in_french = position(peter="093", zombies={"221": 1}, settings={"main-door-shots": "french"})
    assert "takes the whole move" in hint(act(in_french, "select peter").state)
    arriving = act(position(peter="094", zombies={"221": 1}), "move peter 093").state
    assert "begin a move here" in hint(arriving)
    among_them = position(peter="113", zombies={"113": 3})
    assert "pay their value" in hint(act(among_them, "select peter").state)
    alone = hint(act(position(peter="113", zombies={"221": 1}), "select peter").state)
    assert "for the points on it" in alone
    assert "percentage" not in alone and "nobody can be shot at" in alone
    facing = hint(act(position(peter="113", zombies={"115": 1}), "select peter").state)
    assert "with a percentage" in facing
    hopeless = hint(act(position(peter="103", zombies={"117": 1}), "select peter").state)
    assert "No shot from here can hit" in hopeless
    assert "or a door" not in alone
    beside_a_door = hint(act(position(peter="114", zombies={"221": 1}), "select peter").state)
    assert "or a door to open or close it" in beside_a_door


def test_a_hint_says_why_they_cannot_get_away() -> None:
    """Into the square of a nine: out of it again would take ten."""
    state = act(position(peter="113", zombies={"114": 9}), "select peter").state
    state = act(state, "move peter 114").state
    assert "Getting away takes 10 points, their value and the step; 6 left" in hint(state)
    asked = decision(state)
    assert asked is not None
    assert ENGLISH(asked.prompt) == "Peter: shoot, or end the turn"


def test_a_hint_does_not_speak_of_walking_when_the_points_are_spent() -> None:
    state = act(position(peter="113", zombies={"117": 9}), "select peter").state
    for square in (*("112", "113") * 3, "112"):
        state = act(state, f"move peter {square}").state
    assert "walk" not in hint(state)
    assert "Pick zombies with a percentage" in hint(state)


QUIET: dict[str, int | str] = {"221": 1}


def test_12_0_taking_a_rifle_is_advised_to_those_who_can() -> None:
    for steve, is_advised in (("177", True), ("177 rifle", False)):
        state = act(position(steve=steve, zombies=QUIET), "select steve").state
        assert ("Taking a rifle takes the whole move." in hint(state)) == is_advised
        assert any(option.action.verb == "take" for option in offered(state)) == is_advised


@pytest.mark.parametrize(("steve", "is_advised"), [("157", True), ("157 rifle", False)])
def test_12_0_those_who_come_by_are_told_to_come_back_only_for_a_rifle_of_their_own(
    steve: str, is_advised: bool
) -> None:
    state = act(position(steve=steve, zombies=QUIET), "move steve 177").state
    assert ("To take a rifle, begin a move here" in hint(state)) == is_advised


@pytest.mark.parametrize("square", ["177", "093"])
def test_5_6_with_somebody_in_their_arms_neither_rifles_nor_doors_are_advised(square: str) -> None:
    state = act(position(steve=square, fran=f"{square} stunned", zombies=QUIET), "select steve").state
    assert ("Taking a rifle takes" if square == "177" else "Closing the main door") in hint(state)
    state = act(state, "lift steve steve fran").state
    assert not {"take", "close"} & {option.action.verb for option in offered(state)}
    assert "its number is what it costs" in hint(state)


def test_5_5_after_a_shot_the_french_edition_leaves_the_main_door_for_another_move() -> None:
    for settings in ({}, {"main-door-shots": "french"}):
        state = position(peter="093", zombies={"095": 9}, settings=settings)
        state = act(state, "shoot peter 095", dice=[1] * 2).state
        can_close = any(option.action.verb == "close" for option in offered(state))
        assert can_close == (not settings)
        assert ("takes all points and no shots" if can_close else "begin a move here") in hint(state)


@pytest.mark.parametrize("hot_heads", ["off", "on"])
def test_the_end_of_a_move_is_not_said_to_be_the_zombies_turn(hot_heads: str) -> None:
    state = position(peter="093", zombies=QUIET, settings={"impulsive": hot_heads})
    state = act(state, "close peter west").state
    assert [str(option.action) for option in offered(state)] == ["end"]
    assert hint(state) == "Press the button at the bottom: it ends your turn."
    assert "Human player-turn" not in crumbs(act(state, "end").state)


def test_14_2_the_first_turn_says_how_to_win() -> None:
    assert hint(position(turn=1, zombies={"221": 1})).startswith("To win")
    assert hint(position(turn=2, zombies={"221": 1})).startswith("Pick a lit counter")


def under_attack(**pieces: Any) -> MallState:
    return phase(position(**pieces), AttackPhase()).state


def test_8_1_a_hint_speaks_of_others_only_to_those_who_are_several() -> None:
    pair = under_attack(peter="113", roger="113", zombies={"113": 9})
    assert "Together, dice add up" in hint(pair)
    alone = hint(under_attack(peter="113", zombies={"113": 9}))
    assert "Together" not in alone
    assert "Shooting costs nothing: dice that reach their value" in alone
    assert hint(under_attack(peter="113", roger="113 stunned", zombies={"113": 9})) == alone
    assert hint(act(pair, "fire peter 113", dice=[6, 1, 1]).state) == alone, "Roger can still shoot after a miss"


@pytest.mark.parametrize("value", sorted(set(COUNTERS.values)))
def test_6_8_together_the_odds_are_better_than_for_one_alone_as_the_hint_says(value: int) -> None:
    state = position(peter="113", roger="113", steve="113", fran="113", zombies={"113": value})
    for size in range(2, 5):
        for group in combinations(Character, size):
            best = max(shot_chance(state, (who,), sq("113")) for who in group)
            assert shot_chance(state, group, sq("113")) > best


def caution(state: MallState) -> str:
    """What the end of a move says of what is left."""
    asked = decision(state)
    assert asked is not None
    text = asked.options[-1].caution
    return ENGLISH(text) if text is not None else ""


def test_5_0_ending_early_says_what_is_thrown_away() -> None:
    state = position(peter="113", zombies={"115": 3})
    assert caution(act(state, "move peter 112").state) == "Left unused: 6 points and 3 shots."
    assert caution(act(position(peter="113", zombies={"221": 1}), "move peter 112").state) == "Left unused: 6 points."


def test_6_0_shots_without_a_chance_are_not_called_unused() -> None:
    """One die less six reaches nobody, seven squares away as little; two dice do."""
    far = act(position(fran="113", zombies={"107": 3}), "select fran").state
    assert caution(far) == "Left unused: 7 points."
    assert caution(act(far, "move fran 112").state) == "Left unused: 6 points and 2 shots."
    rifle = act(position(fran="113 rifle", zombies={"107": 3}), "select fran").state
    assert caution(rifle) == "Left unused: 7 points and 2 shots."
