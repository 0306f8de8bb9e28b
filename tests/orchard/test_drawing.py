"""What is shown of an orchard: drawings that hold together, words that can be read, cases that there are."""

from __future__ import annotations

import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pyapp.kernel.message import ENGLISH
from pyapp.kernel.scene import AreaKind
from pyapp.simulate import seats_of
from tests.laws import Effort, obey_the_laws
from tests.test_looks import strangers

from . import drawing, ground
from .game import ORCHARD
from .ground import SIDE, Unit
from .positions import asked as asked_of
from .positions import position, visiting, with_hands
from .settings import ANN, GOAT


def test_its_look_holds_for_its_own_things_only() -> None:
    css = (Path(__file__).parent / "look.css").read_text("utf-8")
    assert strangers(css, ORCHARD.id) == []


@pytest.mark.parametrize("key", ground.SHIPPED)
def test_a_board_is_drawn_with_a_square_for_each_cell(key: str) -> None:
    picture, orchard = ORCHARD.picture(key), ground.find(key)
    ET.fromstring(f"<g>{picture.art}</g>")
    squares = ET.fromstring(f"<g>{picture.squares}</g>")
    assert [square.get("data-ref") for square in squares] == [f"square:{cell}" for cell in orchard.cells]
    assert picture.box[2] > orchard.width * SIDE


def test_each_scenario_has_a_picture_of_its_own() -> None:
    previews = [scenario.preview for scenario in ORCHARD.scenarios()]
    assert len(set(previews)) == len(previews) == 2
    assert all(ET.fromstring(preview).tag.endswith("svg") for preview in previews)


def test_partners_see_cards_and_the_goat_sees_backs() -> None:
    state = with_hands(position(), ann="bell bell", goat="fence")
    areas = {area.id: area for area in ORCHARD.scene(ORCHARD.observe(state, ANN)).areas}
    assert [(piece.ref, piece.size) for piece in areas["hand-ann"].pieces] == [("card:ann:bell", 2)]
    assert [(piece.is_down, piece.size) for piece in areas["hand-goat"].pieces] == [(True, 1)]
    areas = {area.id: area for area in ORCHARD.scene(ORCHARD.observe(state, GOAT)).areas}
    assert [piece.ref for piece in areas["hand-goat"].pieces] == ["card:goat:fence"]
    assert [(piece.is_down, piece.size) for piece in areas["hand-ann"].pieces] == [(True, 2)]


def test_every_kind_of_area_is_there() -> None:
    scene = ORCHARD.scene(ORCHARD.observe(position(), ANN))
    assert {area.kind for area in scene.areas} == set(AreaKind)


def test_open_sides_are_drawn_around_whoever_walks() -> None:
    scene = ORCHARD.scene(ORCHARD.observe(visiting(position(), Unit.ANN), GOAT))
    assert [item.ref for item in scene.items if item.layer.has_handle] == ["fence:a1-a2", "fence:a1-b1"]


def test_whatever_cites_a_case_cites_one_that_there_is() -> None:
    for mode in ("together", "alone"):
        history = obey_the_laws(ORCHARD, mode, {"hunger": "great"}, 1, effort=Effort(sample=999), scenario="little")
        rules = {event.case() for entry in history.entries for event in entry.events}
        assert history.state.outcome is not None
        rules.add(history.state.outcome.rule)
        unknown = {rule for rule in rules if ORCHARD.rulebook.case(rule) is None}
        assert unknown == set()


def test_a_sensible_player_says_why() -> None:
    state = visiting(position(), Unit.ANN, ann="c1")
    player = seats_of(ORCHARD, "together", "sensible", 1)[ANN]
    asked = asked_of(state)
    seen = ORCHARD.observe(state, ANN)
    assert str(player.choose(seen, asked)) == "take"
    assert [ENGLISH(reason.text) for reason in player.explain(seen, asked)] == ["Fruit in the hand is worth most."]


def test_cards_legend_and_board_can_be_read() -> None:
    (group,) = ORCHARD.cards()
    assert [ENGLISH(card.title) for card in group.cards] == ["Boots", "Fence", "Bell"]
    assert all(ENGLISH(sign.text) for section in ORCHARD.legend() for sign in section.signs)
    units, trees = ORCHARD.words(ORCHARD.observe(position(), ANN))
    assert [ENGLISH(line.text) for line in units.lines] == ["Ann in A1", "Bob in A3", "Gus in C3"]
    assert [ENGLISH(line.text) for line in trees.lines] == ["5 fruits in C1"]
    assert drawing.ICONS.keys() >= {gauge.icon for gauge in ORCHARD.scene(ORCHARD.observe(position(), ANN)).gauges}
