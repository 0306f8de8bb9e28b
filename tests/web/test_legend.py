"""The legend: the page's own marks as the board draws them, then those of the game."""

from __future__ import annotations

import re
from xml.etree import ElementTree

import pytest

from pyapp.kernel.message import ENGLISH, say
from pyapp.kernel.scene import Edge
from pyapp.mall.game import Mall
from pyapp.web.page import keys
from pyapp.web.page.keys import KEYS, Command
from pyapp.web.reading import legend
from tests.web.toy import TOY


def classes(art: str) -> set[str]:
    root = ElementTree.fromstring(f"<svg>{art}</svg>")
    return {name for element in root.iter() for name in element.get("class", "").split()}


ALL = ("has_reach", "has_enemies", "has_chances", "has_sight", "has_watchers", "has_threats", "has_ways", "edge")
HATCH = Edge("M2 0h7", say("You can lift this."), say("Small handle with a hatch"))


def own(without: str = "") -> dict[str, set[str]]:
    """The page's marks by their names, with the classes of their drawings, in a game that can bring all but one."""

    class Looking(type(TOY)):  # type: ignore[misc]
        pass

    for name in ALL:
        if name != without:
            setattr(Looking, name, HATCH if name == "edge" else True)
    (section,) = legend.sections(Looking(), ENGLISH)
    return {ENGLISH(sign.name): classes(sign.art) for sign in section.signs}


@pytest.mark.parametrize(
    ("name", "drawn"),
    [
        ("In reach", {"reach--safe", "cost--safe"}),
        ("Enemies are there", {"reach--met", "cost--met"}),
        ("Chance", {"pill--odds"}),
        ("Line with a cross", {"look--blocked", "look__cross"}),
        ("Eye", {"watcher"}),
        ("Eye with a number", {"watched"}),
        ("Hatching", {"threat--1", "threat__hatch"}),
        ("Hatching with a number", {"threat--3", "count"}),
        ("Arrow", {"threat__way", "threat__leg--farther"}),
        ("Round handle", {"handle", "handle__grip"}),
        ("Small handle with a hatch", {"handle", "handle--far", "handle__leaf"}),
    ],
)
def test_every_mark_of_the_page_is_drawn_as_on_the_board(name: str, drawn: set[str]) -> None:
    assert drawn <= own()[name]
    assert len(own()) == 11


@pytest.mark.parametrize(
    ("without", "names"),
    [
        ("has_reach", {"In reach"}),
        ("has_enemies", {"Enemies are there"}),
        ("has_chances", {"Chance"}),
        ("has_sight", {"Line with a cross"}),
        ("has_watchers", {"Eye", "Eye with a number"}),
        ("has_threats", {"Hatching", "Hatching with a number"}),
        ("has_ways", {"Arrow"}),
        ("edge", {"Round handle", "Small handle with a hatch"}),
    ],
)
def test_what_a_game_has_no_answer_for_is_not_explained(without: str, names: set[str]) -> None:
    assert set(own()) - set(own(without)) == names


def test_a_game_without_any_has_no_section_for_them() -> None:
    assert legend.sections(TOY, ENGLISH) == ()


def test_the_marks_of_the_game_come_after_those_of_the_page() -> None:
    titles = [ENGLISH(section.title) for section in legend.sections(Mall(), ENGLISH)]
    assert titles == ["On the board", *(ENGLISH(section.title) for section in Mall().legend())]
    assert TOY.legend() == ()


def test_the_card_is_well_formed_and_every_mark_has_its_drawing_and_its_words() -> None:
    parts = legend.sections(Mall(), ENGLISH)
    card = ElementTree.fromstring(re.sub(r" autofocus(?=>)", "", legend.html(parts, ENGLISH)))
    rows = card.findall(".//li")
    assert len(rows) == sum(len(part.signs) for part in parts)
    for row in rows:
        drawing, words = row.find("svg"), row.find("p")
        assert drawing is not None and len(drawing) and drawing.get("aria-hidden") == "true"
        assert words is not None and all(text.strip() for text in words.itertext() if text != " ")
    assert card.find(".//button[@data-command='close']") is not None


def test_words_in_a_drawing_are_lettered_in_the_language_of_the_page() -> None:
    def shout(value: object) -> str:
        return ENGLISH(value).upper()  # type: ignore[arg-type]

    markup = legend.html(Mall().legend(), shout)  # type: ignore[arg-type]
    assert ">STUNNED</text>" in markup and ">Stunned</text>" not in markup


def test_no_drawing_is_a_thing_on_the_board() -> None:
    refs = set(re.findall(r'data-ref="([^"]*)"', legend.html(legend.sections(Mall(), ENGLISH), ENGLISH)))
    assert refs == {legend.HERE}


def test_its_key_is_in_the_list_of_keys() -> None:
    assert KEYS["k"] is Command.LEGEND
    assert "K" in dict(keys.SHOWN)
