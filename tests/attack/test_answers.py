"""What can be asked of the board: odds, reach, lines of fire, threats, why not, words; and what is drawn."""

from __future__ import annotations

import re

import pytest

from pyapp.attack.board.squares import position as place
from pyapp.attack.drawing.board_art import middle
from pyapp.attack.names import Who
from pyapp.attack.play.zombie_turn import ZombiesTurn
from pyapp.attack.scenarios.library import SHIPPED, layout_of
from pyapp.attack.truth.state import LEADER
from pyapp.kernel.decision import Action
from pyapp.kernel.flow import decision
from pyapp.kernel.message import ENGLISH
from pyapp.kernel.prospect import Kind
from tests.attack.positions import GAME, act, options, play, position, zombies_turn


def promised(state: object, action: str) -> str | None:
    found = GAME.promise(state, Action.parse(action))  # type: ignore[arg-type]
    return ENGLISH(found.text) if found is not None else None


@pytest.mark.parametrize(("row", "text"), [("A..Z", "42 % to hit"), ("A.Z.", "58 % to hit"), ("AZ..", "28 % to hit")])
def test_the_chance_of_a_shot(row: str, text: str) -> None:
    assert promised(position(row), "shoot ada z1") == text


def test_the_chance_of_the_other_dice() -> None:
    assert promised(position("AZ.."), "push ada b1") == "42 % to be wounded"
    dead = zombies_turn(position("ZAZ.", "....", acts=False, mode="versus-2"))
    assert promised(act(play(dead, ZombiesTurn()).state, "turn z1").state, "attack z1 ada") == "58 % to hit"
    boards = zombies_turn(position("ADZ.", barricades=["a1-b1"], acts=False, mode="versus-2"))
    assert promised(act(play(boards, ZombiesTurn()).state, "turn z1").state, "break z1 a1-b1") == "42 % to break"
    assert promised(position("A..."), "end ada") is None


@pytest.mark.parametrize("action", ["shoot ada z1", "push ada b1", "shoot ada z2"])
def test_all_rolls_are_in_the_odds(action: str) -> None:
    state = position("AZ..", "....", "Z...")
    odds = GAME.odds(state, Action.parse(action))
    assert odds is not None
    assert odds.ways == 36


def test_the_odds_say_who_helps() -> None:
    dead = zombies_turn(position("ZAZ.", "....", acts=False, mode="versus-2"))
    odds = GAME.odds(act(play(dead, ZombiesTurn()).state, "turn z1").state, Action.parse("attack z1 ada"))
    assert odds is not None
    assert (odds.first, odds.column) == (0, 1)
    assert [shift.by for shift in odds.shifts] == [1]


def test_how_far_a_human_can_go_and_how() -> None:
    state = position("A..Z..", "......", actions=2)
    goals = {goal.ref: goal for goal in GAME.prospect(state, ("unit:ada",)).goals}
    assert set(goals) == {"square:b1", "square:c1", "square:a2", "square:b2"}
    way = GAME.route(state, ("unit:ada",), "square:b2")
    assert way is not None and way.cost == 2
    for action in way.actions:
        assert str(action) in options(state)
        state = act(state, str(action)).state
    assert state.humans[Who.ADA].square == "b2"


def test_every_goal_has_a_way_that_can_be_played() -> None:
    state = position("AB.Z..", "o....S", "..D...", actions=4)
    for goal in GAME.prospect(state, ("unit:ada",)).goals:
        if goal.kind is Kind.MET:
            continue
        way = GAME.route(state, ("unit:ada",), goal.ref)
        assert way is not None
        assert f"square:{act(state, *map(str, way.actions)).state.humans[Who.ADA].square}" == goal.ref


def test_whoever_could_be_pushed_past_is_shown() -> None:
    found = GAME.prospect(position("AZ.."), ("unit:ada",)).goal("square:b1")
    assert found is not None and found.kind is Kind.MET
    way = GAME.route(position("AZ.."), ("unit:ada",), "square:b1")
    assert way is not None and way.warning is not None and [str(a) for a in way.actions] == ["push ada b1"]


def test_lines_of_fire() -> None:
    aims = GAME.prospect(position("A.Z.", "....", "....", "Z..."), ("unit:ada",)).aims
    assert [(aim.target, ENGLISH(aim.odds)) for aim in aims] == [
        ("square:c1", "58 %"),
        ("square:a4", "42 %"),
    ]


@pytest.mark.parametrize(
    ("row", "end", "words"),
    [
        ("A..Z.", "d1", "The line is free: 3 squares."),
        ("A...Z", "e1", "Shots reach three squares."),
        ("AB.Z", "d1", "Somebody stands in the way."),
        ("Ao.Z", "d1", "Something low hides whoever is behind it."),
        ("A|.Z", "c1", "Something is in the way."),
        ("A~.Z", "c1", "The line is free: 2 squares."),
        ("A~#Z", "d1", "Something is in the way."),
    ],
)
def test_what_can_be_seen(row: str, end: str, words: str) -> None:
    found = GAME.sight(position(row), "unit:ada", f"square:{end}")
    assert found is not None
    assert ENGLISH(found.reason.text) == words
    assert (found.stop is None) is words.startswith("The line")


def test_where_zombies_can_be() -> None:
    threats = GAME.threats(position("A|Z..", acts=False))
    assert set(threats["unit:z1"]) == {"square:b1", "square:c1", "square:d1"}


def test_the_ways_out_of_a_square() -> None:
    sides = GAME.around(position(".#..", "A.D.", "...."), "square:b2")
    assert [side.ref for side in sides] == ["", "square:c2", "square:b3", "square:a2"]
    assert [side.by for side in sides] == ["", "edge:b2-c2", "", ""]


@pytest.mark.parametrize(
    ("ref", "rule"),
    [
        ("square:d2", "A10.1"),
        ("square:d3", "A3.3"),
        ("square:b1", "A3.1"),
        ("unit:z1", "A7.2"),
        ("unit:z2", "A7.3"),
        ("unit:ben", "A2.2"),
        ("token:keys.1", "A5.1"),
        ("pile:deck", "A4.1"),
        ("chart:ada", "A6.3"),
        ("goal:win", "A12.1"),
        ("nonsense", "A1.1"),
    ],
)
def test_why_something_cannot_be_done(ref: str, rule: str) -> None:
    assert GAME.why_not(position("A#..", "...Z", "x.kB"), ref).rule == rule


def test_remarks() -> None:
    state = position("ZA.o", "Z...", wounds={"ada": 2})
    seen = GAME.observe(state, LEADER)
    assert [ENGLISH(text) for text in GAME.remarks(seen, "unit:ada")] == [
        "2 of 5 wounds",
        "1 zombie beside: it needs 8 to wound, 42 %",
    ]
    assert next(ENGLISH(text) for text in GAME.remarks(seen, "square:d1")) == "chair"


@pytest.mark.parametrize("name", SHIPPED)
def test_a_picture_of_every_board(name: str) -> None:
    picture = GAME.picture(name)
    layout = layout_of(name)
    drawn = set(re.findall(r'data-ref="square:([^"]+)"', picture.squares))
    assert drawn == set(layout.board.cells)
    _, _, width, height = picture.box
    assert all(0 < x < width and 0 < y < height for x, y in map(middle, layout.board.cells))
    assert all(place(square)[0] < layout.board.width for square in layout.board.cells)
    assert next(each for each in GAME.scenarios() if each.id == name).preview.startswith("<svg")


def test_in_words() -> None:
    sections = GAME.words(GAME.observe(position("A.Z.", "x..k"), LEADER))
    lines = [ENGLISH(line.text) for section in sections for line in section.lines]
    assert "Ada at A1, 0 of 5 wounds" in lines
    assert "Zombie 1 at C1" in lines
    assert "Zombie 2 lies dead at A2" in lines
    assert "keys at D2" in lines


def test_headings_keep_long_lists_readable() -> None:
    state = position("A.Z.", "S...", hand={"ada": ["radio.1"]})
    asked = decision(state)
    assert asked is not None
    headings = {ENGLISH(found.text) for option in asked.options if (found := GAME.heading(state, option)) is not None}
    assert headings == {"Go", "Attack", "Search and pick up", "Radio"}


def test_all_cards_can_be_read() -> None:
    (group,) = GAME.cards()
    assert len(group.cards) == 16
    assert all(piece.text is not None and ENGLISH(piece.text).endswith(".") for piece in group.cards)


def test_what_has_to_be_done_together_is_told_together() -> None:
    """[A12.4] And all of it is shown."""
    win = 'all = [{ carry = "keys", to = "house" }, { carry = "fuel", to = "house" }]'
    asked = decision(position("A.kf", "h...", win=win))
    assert asked is not None and asked.hint is not None
    assert "Now: bring keys and fuel to the house." in ENGLISH(asked.hint)
    assert asked.about == ("token:keys.1", "token:fuel.1")


def test_the_first_turn_tells_the_task_and_what_everybody_has_in_hand() -> None:
    told = ENGLISH(GAME.briefing(LEADER, "farmhouse"))
    assert "Barricade every opening" in told
    assert "shotgun" in told


def test_what_is_hardly_ever_meant_comes_last() -> None:
    state = position("BA.Z", "....")
    asked = decision(state)
    assert asked is not None
    verbs = [str(option.action) for option in asked.options]
    assert verbs[0] == "shoot ada z1"
    assert verbs[-2:] == ["shoot ada ben", "end ada"]
    state = position("ADB.", "....", barricades=["a1-b1"])
    asked = decision(state)
    assert asked is not None
    assert [str(option.action) for option in asked.options][-2:] == ["clear ada a1-b1", "end ada"]


def test_the_odds_say_who_is_thrown_where() -> None:
    odds = GAME.odds(position("AZ.."), Action.parse("shoot ada z1"))
    assert odds is not None
    assert any("Zombie 1 is thrown back to C1" in ENGLISH(result.text) for result in odds.results)
