"""Counters: readable print, styled states, and nothing that sticks out of a square."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pyapp.mall import counter_art
from pyapp.mall.counter_art import Mark
from pyapp.mall.counters import COUNTERS, Character
from pyapp.mall.state import Person, Status
from tests.mall.test_picture import contrast

CSS = (Path(__file__).parents[2] / "static" / "counters.css").read_text(encoding="utf-8")
COLOURS = dict(re.findall(r"--([\w-]+):\s*(#\w+);", CSS.split("}")[0]))

PRINT = [
    *(("card-edge", who) for who in Character),
    ("card-ink", "card"),
    ("card-ink", "card-stunned"),
    ("card-ink", "card-revealed"),
    ("card-ink", "card-infected"),
    ("card-infected", "trefoil"),
    ("card-super-ink", "card-super"),
    ("card-zombie-ink", "card-zombie"),
    ("card-pencil", "card-slip"),
]


@pytest.mark.parametrize(("ink", "card"), PRINT)
def test_print_is_readable_on_its_card(ink: str, card: str) -> None:
    assert contrast(COLOURS[ink], COLOURS[card]) >= 4.5


def test_colours_stand_at_the_head_of_the_style_sheet_only() -> None:
    outside = re.sub(r"^:root.*?^\}", "", CSS, flags=re.M | re.S)
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", outside)
    own = set(re.findall(r"var\(--([\w-]+)", CSS)) - {"label", "display"}
    assert own <= set(COLOURS)


def faces() -> list[str]:
    people = [
        counter_art.character(who, Person(status=status, rifle=rifle), COUNTERS.normal[who], marks)
        for who in Character
        for status in (Status.NORMAL, Status.STUNNED, Status.INFECTED, Status.SUPER)
        for rifle in (False, True)
        for marks in ((), (Mark.RESTING,), (Mark.PANICKED, Mark.CARRYING))
    ]
    units = [
        counter_art.unit(value, is_berserk, known)
        for value, known in ((None, None), (None, 7), (11, 11))
        for is_berserk in (False, True)
    ]
    return [*people, *units, counter_art.rifles(2), counter_art.hiding_place()]


@pytest.mark.parametrize("art", sorted(set(faces())))
def test_every_part_of_a_counter_is_styled_and_no_colour_is_in_the_drawing(art: str) -> None:
    for element in ET.fromstring(f"<svg>{art}</svg>").iter():
        assert not {"style", "fill", "stroke", "color"} & set(element.attrib)
        for name in element.get("class", "").split():
            assert f".{name}" in CSS or name in ("counter__band", "counter__card--normal") or "__mark" in name, name
