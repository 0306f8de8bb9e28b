"""The legend shows every state that a counter or a door can have, as the board draws it."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.words import Sign
from pyapp.mall.drawing import counter_art, door_art
from pyapp.mall.drawing.counter_art import Mark
from pyapp.mall.drawing.legend import DOORWAY
from pyapp.mall.game import Mall
from pyapp.mall.map.map_model import DoorKind
from pyapp.mall.truth.state import DoorState, Status

SIGNS = [sign for section in Mall().legend() for sign in section.signs]
EACH = pytest.mark.parametrize("sign", SIGNS, ids=lambda sign: ENGLISH(sign.name))
ARTS = "".join(sign.art for sign in SIGNS)
DOORS = [(kind, state) for kind in (*DoorKind, "main") for state in (DoorState.OPEN, DoorState.CLOSED)]


@EACH
def test_a_drawing_is_well_formed_and_has_no_colour_of_its_own(sign: Sign) -> None:
    elements = list(ElementTree.fromstring(f"<svg>{sign.art}</svg>").iter())
    assert len(elements) > 2
    assert not [element for element in elements if {"style", "fill", "stroke"} & set(element.attrib)]


@EACH
def test_a_mark_has_a_name_and_a_sentence(sign: Sign) -> None:
    assert len(ENGLISH(sign.name)) > 3
    assert ENGLISH(sign.text).endswith(".") and len(ENGLISH(sign.text)) < 100


def test_no_two_marks_look_or_are_called_alike() -> None:
    assert len({sign.art for sign in SIGNS}) == len({ENGLISH(sign.name) for sign in SIGNS}) == len(SIGNS)


@pytest.mark.parametrize("status", [status for status in Status if status is not Status.DEAD])
def test_every_face_of_a_character_occurs(status: Status) -> None:
    assert f'class="counter counter--{status}"' in ARTS


@pytest.mark.parametrize("mark", Mark)
def test_every_small_mark_occurs(mark: Mark) -> None:
    assert f"counter__mark--{mark}" in ARTS


@pytest.mark.parametrize("is_berserk", [False, True])
def test_zombies_occur_calm_and_berserk(is_berserk: bool) -> None:
    assert any(counter_art.unit(None, is_berserk) in sign.art for sign in SIGNS)


def test_zombies_occur_face_up_and_with_a_value_seen_before() -> None:
    for part in ("counter__card--revealed", "counter__slip"):
        assert part in ARTS


@pytest.mark.parametrize(("kind", "state"), [*DOORS, (DoorKind.GLASS, DoorState.DESTROYED)])
def test_every_door_occurs_in_every_state_that_it_can_have(kind: str, state: DoorState) -> None:
    """[10.4] Only glass is ever broken."""
    assert any(door_art.drawing(kind, DOORWAY, state) in sign.art for sign in SIGNS)


def test_every_state_of_a_door_occurs() -> None:
    assert all(f"door--{state}" in ARTS for state in DoorState)
