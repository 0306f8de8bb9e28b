"""What the table shows of a position: every state of a counter has a drawing and words of its own."""

from __future__ import annotations

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scene import Item
from pyapp.mall.drawing.scene import scene
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_model import SquareId
from pyapp.mall.truth.counters import Character
from pyapp.mall.truth.state import HUMAN, MallState
from tests.mall.positions import GAME, act, position


def items(state: MallState) -> dict[str, Item]:
    return {item.key: item for item in scene(GAME.observe(state, HUMAN)).items}


def words(state: MallState, key: str) -> str:
    return ENGLISH(items(state)[key].label)


def test_the_four_faces_of_a_character_differ() -> None:
    faces = [
        items(position(steve=f"113 {word}", peter="114"))["unit:steve"].svg
        for word in ("", "stunned", "infected", "super")
    ]
    assert len(set(faces)) == 4


def test_a_rifle_shows_on_the_counter_of_its_owner() -> None:
    assert "winchester-rifle" in items(position(fran="113 rifle"))["unit:fran"].svg
    assert "pistol-gun" in items(position(fran="113"))["unit:fran"].svg


def test_5_0_who_moved_in_the_turn_before_is_marked_as_resting() -> None:
    state = position(peter="113 moved", roger="113")
    assert "counter__mark--resting" in items(state)["unit:peter"].svg
    assert words(state, "unit:peter") == "Peter in 113, Concourse, unhurt and resting this turn"
    assert "counter__mark" not in items(state)["unit:roger"].svg


def test_5_9_who_carries_somebody_is_marked() -> None:
    state = position(peter="113", fran="113 stunned")
    state = act(state, "lift peter peter fran").state
    assert "counter__mark--carrying" in items(state)["unit:peter"].svg
    assert words(state, "unit:peter") == "Peter in 113, Concourse, unhurt and carrying somebody"


def test_6_5_who_panics_is_marked_until_the_move_ends() -> None:
    state = position(fran="113", zombies={"113": 3})
    state = act(state, "shoot fran 113", dice=[1]).state
    assert "counter__mark--panicked" in items(state)["unit:fran"].svg
    assert words(state, "unit:fran") == "Fran in 113, Concourse, unhurt and in panic"
    assert "counter__mark" not in items(act(state, "end").state)["unit:fran"].svg


def test_2_3_units_are_alike_face_down_and_show_their_value_face_up() -> None:
    state = position(peter="113", zombies={"113": 7, "115": 3, "116": 9})
    at = {unit.square: items(state)[f"unit:{unit.unit}"] for unit in GAME.observe(state, HUMAN).units}
    assert at["115"].svg == at["116"].svg  # type: ignore[index]
    assert ">7<" in at["113"].svg  # type: ignore[index]


def test_10_0_a_berserk_unit_has_a_torn_edge_and_says_so() -> None:
    state = position(zombies={"113": "3 berserk", "115": 3})
    berserk = next(item for item in items(state).values() if "counter--berserk" in item.classes)
    assert "counter__torn" in berserk.svg
    assert ENGLISH(berserk.label) == "Zombies in 113, Concourse, berserk"


def test_units_lie_below_everybody_whenever_they_came() -> None:
    state = position(peter="113", fran="210", zombies={"113": 1, "115": 2, "210": 3})
    counters = [item.ref for item in items(state).values() if item.layer == "counters"]
    is_person = [ref.removeprefix("unit:") in set(Character) for ref in counters]
    assert is_person == sorted(is_person)
    assert {False, True} == set(is_person)


def test_everything_but_a_door_lies_in_the_square_that_it_says() -> None:
    state = position(peter="113", steve="113 super", fran="093", zombies={"113": 3, "115": 3, "001": 3})
    for item in items(state).values():
        if item.ref.startswith("door:"):
            assert not item.place
        else:
            rect = MALL.squares[SquareId(item.place.removeprefix("square:"))].rect
            assert rect.x <= item.x < rect.right and rect.y <= item.y < rect.bottom
