"""Counters: readable print, styled states, and nothing that sticks out of a square."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pyapp.kernel.art.counters import SIZE
from pyapp.mall.drawing import counter_art
from pyapp.mall.drawing.counter_art import Mark
from pyapp.mall.truth.counters import COUNTERS, Character
from pyapp.mall.truth.state import Person, Status
from tests.mall.test_picture import contrast
from tools.catalogue import languages, read, translation

ROOT = Path(__file__).parents[2]
SHARED = (ROOT / "static" / "counters.css").read_text(encoding="utf-8")
LOOK = (ROOT / "pyapp" / "mall" / "look.css").read_text(encoding="utf-8")
OWN = LOOK.split("/* Counters")[1].split("/* In the bar")[0]
CARDS = LOOK.split("/* Card is")[1].split("}")[0]
CSS = SHARED + OWN
COLOURS = dict(re.findall(r"--([\w-]+):\s*(#\w+);", SHARED.split("}")[0] + CARDS))

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


def test_the_shared_sheet_needs_nothing_of_a_game() -> None:
    assert set(re.findall(r"var\(--([\w-]+)", SHARED)) - {"label", "display"} <= set(re.findall(r"--([\w-]+):", SHARED))


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


CAPITAL = 0.6
"""The stated width of a bold capital, in its own height: no letter of the label font is wider but W and M."""
MARGIN = 2
"""What stays free between a word and either edge of its card."""


def printed_width(word: str, kind: str) -> float:
    """How wide a word comes out by its number of letters, at the size and spacing of the style sheet."""
    rule = re.search(rf"^\.{kind} {{.*?^}}", CSS, flags=re.M | re.S)
    assert rule is not None
    size, spacing = re.search(r"([\d.]+)px", rule[0]), re.search(r"letter-spacing: ([\d.]+)em", rule[0])
    assert size is not None and spacing is not None
    return len(word) * float(size[1]) * (CAPITAL + float(spacing[1]))


def lettering(language: str) -> dict[str, str]:
    """The catalogue of a language, as far as its sentences have one form; none for English."""
    if language == "en":
        return {}
    return {str(message.id): str(message.string) for message in read(translation(language, "mall")) if message.id}


@pytest.mark.parametrize("language", ["en", *languages()])
def test_every_word_on_a_counter_fits_its_width(language: str) -> None:
    catalogue = lettering(language)
    assert bool(catalogue) == (language != "en")
    words = {
        (catalogue.get(text.attrib.get("data-say", ""), str(text.text)), kind)
        for art in faces()
        for text in ET.fromstring(f"<svg>{art}</svg>").iter("text")
        if (kind := text.attrib["class"]) in ("counter__word", "counter__name")
    }
    assert len(words) == 1 + len(Character)
    room = SIZE - 2 * MARGIN
    assert [(word, kind) for word, kind in sorted(words) if printed_width(word, kind) > room] == []


def test_a_word_too_long_for_a_counter_is_found() -> None:
    assert printed_width("hors de combat", "counter__word") > SIZE
