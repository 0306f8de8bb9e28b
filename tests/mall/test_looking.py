"""Lines of sight in words, where zombies can be next, and the board as text."""

from __future__ import annotations

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.prospect import Side
from pyapp.kernel.words import Section
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.speech import named
from pyapp.mall.truth.state import HUMAN, ZOMBIE, MallState
from tests.mall.positions import FAR, GAME, door, position, sq

CLOSED = named("a closed door")


def look(state: MallState, a: str, b: str) -> tuple[bool, str, str]:
    seen = GAME.sight(state, f"square:{a}", f"square:{b}")
    assert seen is not None
    return seen.stop is None, seen.reason.rule, ENGLISH(seen.reason.text)


def test_6_4_a_look_agrees_with_the_rules_everywhere() -> None:
    state = position(zombies=FAR, doors={"114/137": "closed", "094/074": "closed"})
    for a in list(MALL.squares)[::9]:
        for b in MALL.squares:
            if a != b:
                assert look(state, a, b)[0] == state.sees(a, b), (a, b)


@pytest.mark.parametrize(
    ("a", "b", "zombies", "doors", "free", "rule", "word"),
    [
        ("113", "115", {}, {}, True, "6.7", "−2"),
        ("113", "115", {"114": 3}, {}, True, "6.3", "counter"),
        ("113", "043", {}, {}, False, "6.4", "doorway"),
        ("021", "022", {}, {}, False, "6.4", "wall"),
        ("114", "137", {}, {}, True, "6.7", "through the glass door"),
        ("114", "137", {}, {"114/137": "closed"}, True, "6.7", "breaks the glass"),
        ("094", "074", {}, {"094/074": "closed"}, False, "6.4", "closed"),
    ],
)
def test_6_4_what_is_in_the_way_is_named(
    a: str, b: str, zombies: dict[str, int], doors: dict[str, str], free: bool, rule: str, word: str
) -> None:
    found = look(position(zombies={**zombies, **FAR}, doors=doors), a, b)
    assert found[:2] == (free, rule)
    assert word in found[2]


def test_a_look_needs_two_squares() -> None:
    state = position(zombies=FAR)
    assert GAME.sight(state, "square:113", "square:113") is None
    assert GAME.sight(state, "square:113", "unit:peter") is None


# Threats


def threats(state: MallState, ref: str) -> set[str]:
    return {place.partition(":")[2] for place in GAME.threats(state)[ref]}


def test_7_5_a_unit_threatens_its_own_square_and_those_beside_it() -> None:
    assert threats(position(zombies={"113": 2}), "unit:u1") == {"112", "113", "114"}


def test_10_2_a_berserk_unit_comes_two_squares() -> None:
    assert threats(position(zombies={"113": "2 berserk"}), "unit:u1") == {
        square for square, steps in MALL.graph.distance_map(sq("113")).items() if steps <= 2
    }


def test_7_6_a_unit_with_a_character_stays() -> None:
    assert threats(position(peter="113", zombies={"113": 2}), "unit:u1") == {"113"}


def test_5_3_a_closed_door_keeps_them_out() -> None:
    assert "137" in threats(position(zombies={"114": 2}), "unit:u1")
    assert "137" not in threats(position(zombies={"114": 2}, doors={"114/137": "closed"}), "unit:u1")


def test_11_1_a_super_zombie_comes_three_squares() -> None:
    assert threats(position(peter="113 super", zombies=FAR), "unit:peter") >= {"110", "113", "116"}


def test_13_1_main_doors_let_them_in_while_they_are_open() -> None:
    west = MALL.main_door_of(sq("093"))
    assert threats(position(zombies=FAR), f"door:{west}") == {"093"}
    assert f"door:{west}" not in GAME.threats(position(zombies=FAR, doors={str(west): "closed"}))


# Ways out


def test_2_1_ways_out_of_a_square() -> None:
    glass = door("114", "137")
    shut = position(zombies=FAR, doors={glass: "closed"})
    assert GAME.around(shut, "square:114") == (
        Side("square:113"),
        Side("square:115"),
        Side("square:137", f"door:{glass}", False, CLOSED),
    )
    main = MALL.main_door_of(sq("093"))
    assert Side("", f"door:{main}", True, CLOSED) in GAME.around(shut, "square:093")
    assert GAME.around(shut, "unit:peter") == ()


# Words


def sections(state: MallState, seat: str = HUMAN) -> dict[str, list[str]]:
    found: tuple[Section, ...] = GAME.words(GAME.observe(state, HUMAN if seat == HUMAN else ZOMBIE))
    return {ENGLISH(section.title): [ENGLISH(line.text) for line in section.lines] for section in found}


def test_the_board_in_words() -> None:
    state = position(
        peter="113", roger="112 infected", steve="dead", fran="098 stunned rifle",
        zombies={"115": 3, "098": 7, "104": "2 berserk"}, doors={"114/137": "closed"}, hidden=["177"],
    )  # fmt: skip
    told = sections(state)
    assert told["Characters"] == [
        "Peter in 113, Concourse: unhurt",
        "Roger in 112, Concourse: infected",
        "Steve: dead",
        "Fran in 098, Concourse: stunned until somebody comes into her square, with a hunting rifle "
        "and zombies in the same square, value 7",
    ]
    assert told["Zombies, nearest first"] == [
        "098, Concourse, with Fran: value 7",
        "115, Concourse, 2 steps east of Peter",
        "104, Concourse, 6 steps east of Fran: berserk",
    ]
    *main, other = told["Main doors, and others closed or broken"]
    assert main == [f"the {side} main door: open" for side in ("north", "east", "south", "west")]
    assert other == "the glass door 114/137: closed"
    assert told["Elsewhere"] == ["1 hunting rifle in 177, Edwin's Sports Centre"]


def test_7_7_a_value_that_nobody_may_see_is_not_told_as_nothing() -> None:
    """Without a zombie player nobody looks at a unit that only a super zombie has come upon."""
    state = position(steve="115 super", zombies={"115": 5, **FAR}, mode="solitaire")
    assert "Steve in 115, Concourse: a super zombie and zombies in the same square" in sections(state)["Characters"]
    beside = position(peter="113", steve="113 super", zombies={"113": 5, **FAR}, mode="solitaire")
    told = "Steve in 113, Concourse: a super zombie and zombies in the same square, value 5"
    assert told in sections(beside)["Characters"]


def test_hiding_places_are_told_to_their_owner_only() -> None:
    state = position(zombies=FAR, hidden=["137"])
    assert not any("Hiding" in line for lines in sections(state).values() for line in lines)
    assert "Hiding place in 137, Edwin's Sports Centre" in sections(state, ZOMBIE)["Elsewhere"]


def test_every_line_leads_to_a_thing() -> None:
    state = position(peter="113", zombies={"115": 3}, doors={"114/137": "closed"})
    refs = [line.ref for section in GAME.words(GAME.observe(state, HUMAN)) for line in section.lines]
    assert {ref.partition(":")[0] for ref in refs} == {"unit", "door", "square"}
