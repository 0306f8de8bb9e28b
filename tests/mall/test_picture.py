"""The board's picture: complete, clean, and legible in both themes."""

from __future__ import annotations

import json
import re
import xml.etree.ElementTree as ET
from collections import Counter
from importlib import resources
from pathlib import Path

import pytest

from pyapp.kernel.art.counters import SIZE
from pyapp.kernel.art.piles import places
from pyapp.mall.drawing import picture
from pyapp.mall.drawing.furnishing import ROOMS
from pyapp.mall.drawing.lettering import COMPASS, SHIPPED
from pyapp.mall.map.mall_map import MALL
from pyapp.mall.map.map_file import load_map
from pyapp.mall.map.map_model import DoorId
from tests.kernel.test_piles import SHAPES

ROOT = Path(__file__).parents[2]
CSS = (ROOT / "pyapp" / "mall" / "look.css").read_text(encoding="utf-8")
OTHERS = "".join(sheet.read_text(encoding="utf-8") for sheet in (ROOT / "static").rglob("*.css"))
MALL_LOOK = ':where([data-look="mall"]) {'
STATES = ("open", "closed", "destroyed")


def parsed(fragment: str) -> ET.Element:
    return ET.fromstring(f"<svg>{fragment}</svg>")


def classes(fragment: str) -> set[str]:
    return {name for element in parsed(fragment).iter() for name in element.get("class", "").split()}


def test_the_picture_is_well_formed_and_the_same_each_time() -> None:
    for drawn in (picture.art, picture.squares):
        assert parsed(drawn()) is not None
        assert drawn() == drawn()


def test_every_square_can_be_pointed_at_once() -> None:
    refs = Counter(e.get("data-ref") for e in parsed(picture.art() + picture.squares()).iter() if e.get("data-ref"))
    assert refs == Counter(f"square:{square}" for square in MALL.squares)


def test_no_colour_and_no_code_is_in_the_drawing() -> None:
    drawn = picture.art() + picture.squares() + picture.doors()
    for element in parsed(drawn).iter():
        assert element.tag not in ("script", "style", "image", "foreignObject")
        assert not [name for name in element.attrib if name.startswith("on") or name in ("style", "stroke", "color")]
        assert element.get("fill") in (None, "url(#door-light)", "url(#bays)", "url(#side-bays)")


@pytest.mark.parametrize("door", [*MALL.doors, *MALL.main_doors])
def test_every_door_shows_its_kind_and_its_state(door: DoorId) -> None:
    drawn = {state: picture.door(door, state) for state in STATES}
    assert drawn["open"] != drawn["closed"]
    kind = MALL.doors[door].kind if door in MALL.doors else "main"
    for state, fragment in drawn.items():
        assert {"door", f"door--{kind}", f"door--{state}"} <= classes(fragment)


def test_a_broken_door_is_neither_open_nor_closed() -> None:
    for door in MALL.doors:
        assert len({re.sub("door--[a-z]+", "", picture.door(door, state)) for state in STATES}) == 3


def test_doors_lie_on_their_walls_and_open_into_the_store() -> None:
    assert "translate(705 340) rotate(180)" in picture.door(DoorId("d10"), "open")
    assert "translate(750 0) rotate(180)" in picture.door(DoorId("north"), "open")


def test_every_name_stands_inside_its_area() -> None:
    for area in MALL.areas.values():
        x, y = area.label.at
        rects = [MALL.squares[square].rect for square in MALL.squares_of(area.id)]
        assert any(r.x <= x <= r.right and r.y < y < r.bottom for r in rects), area.id
        middle = [r for r in rects if r.y < y < r.bottom]
        assert max(r.right for r in middle) - min(r.x for r in middle) >= len(area.label.text) * area.label.size * 0.5


def test_names_are_lettered_where_no_counter_rests() -> None:
    """A lone counter in any square stays clear of every name, but for those that only a close look shows."""
    for area in MALL.areas.values():
        label, (x, y) = area.label, area.label.at
        if label.size < picture.SMALL:
            continue
        half, top = len(label.text) * label.size * 0.27, y - label.size * 0.72
        for square in MALL.squares.values():
            (place,) = places(square.rect, 1)
            beside = abs(place.x - x) >= half + SIZE / 2
            assert beside or place.y + SIZE / 2 <= top or place.y - SIZE / 2 >= y, (area.id, square.id)


def test_every_text_of_the_shipped_map_can_be_translated() -> None:
    drawn = {e.get("data-say") for e in parsed(picture.art()).iter() if e.get("data-say")}
    lettered = {e.text for e in parsed(picture.art()).iter("text")}
    numbers = set(MALL.squares)
    assert {text for text in lettered if text not in numbers} == drawn
    known = {message.id for message in (*SHIPPED, *COMPASS.values())} | {words.id for words, *_ in picture.KEY}
    assert drawn <= known
    assert {area.name for area in MALL.areas.values()} <= known


def test_counters_have_room_in_squares_of_every_shape() -> None:
    """Where they lie in those is tested with the piles."""
    assert {(square.rect.width, square.rect.height) for square in MALL.squares.values()} <= set(SHAPES)


def test_the_ground_has_no_end_in_any_window() -> None:
    ground = next(e for e in parsed(picture.art()).iter("rect") if e.get("class") == "ground")
    left, top, width, height = (float(ground.get(name, "0")) for name in ("x", "y", "width", "height"))
    for shape in (1 / 3, 1 / 2, 1, 3 / 2, 2, 7 / 2):
        seen_width = max(MALL.size[0] + 72, (MALL.size[1] + 72) * shape)
        seen_height = seen_width / shape
        assert left <= (MALL.size[0] - seen_width) / 2 and width >= seen_width
        assert top <= (MALL.size[1] - seen_height) / 2 and height >= seen_height


def test_every_floor_of_the_shipped_map_is_furnished() -> None:
    bare = {area.floor for area in MALL.areas.values()} - set(ROOMS)
    assert bare == {"hall", "concourse"}


def test_the_inlay_lies_in_the_hall() -> None:
    halls = [square.rect for square in MALL.squares.values() if MALL.is_hall(square.id)]
    for line in MALL.inlay:
        for x, y in line:
            assert any(r.x <= x <= r.right and r.y <= y <= r.bottom for r in halls), (x, y)


def test_texts_of_a_map_are_never_markup() -> None:
    data = json.loads(resources.files("pyapp.mall").joinpath("data/map.json").read_text(encoding="utf-8"))
    data["title"] = "<script>"
    data["areas"][0]["label"]["text"] = "<b>&"
    data["areas"][0]["tint"] = '"><script>'
    data["areas"][0]["floor"] = '"><script>'
    drawn = picture.art(load_map(json.dumps(data)))
    assert "<script" not in drawn
    assert "&lt;b&gt;&amp;" in drawn


# The style sheet


def theme(name: str) -> dict[str, str]:
    head = {"dark": MALL_LOOK, "light": f':root[data-theme="light"] {MALL_LOOK}'}[name]
    return dict(re.findall(r"--([\w-]+):\s*(.+?);", CSS.split(head)[1].split("}")[0]))


def luminance(colour: str) -> float:
    parts = [int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5)]
    linear = [part / 12.92 if part <= 0.03928 else ((part + 0.055) / 1.055) ** 2.4 for part in parts]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


def contrast(a: str, b: str) -> float:
    high, low = sorted((luminance(a), luminance(b)), reverse=True)
    return (high + 0.05) / (low + 0.05)


def test_both_themes_define_every_colour() -> None:
    assert theme("dark").keys() == theme("light").keys()
    used = set(re.findall(r"var\(--([\w-]+)", CSS))
    cards = CSS.split("/* Card is")[1].split("}")[0]
    assert used - set(re.findall(r"--([\w-]+):", OTHERS + cards)) == set(theme("dark"))
    outside = CSS.partition(cards)[2]
    assert not re.findall(r"#[0-9a-fA-F]{3,8}\b", outside), "colours stand in the themes only"


@pytest.mark.parametrize("name", ["dark", "light"])
def test_lettering_is_readable_on_every_floor(name: str) -> None:
    colours = theme(name)
    for area in MALL.areas.values():
        floor = colours[f"floor-{area.tint}"]
        assert contrast(colours[f"name-{area.kind}"], floor) >= 4.5, area.id
        assert contrast(colours["number" if area.kind == "store" else "number-hall"], floor) >= 4.5, area.id
    assert contrast(colours["name-hall"], colours["ice"]) >= 4.5
    assert contrast(colours["number-hall"], colours["ice"]) >= 4


@pytest.mark.parametrize("name", ["dark", "light"])
def test_walls_and_doors_stand_out_from_the_floor(name: str) -> None:
    colours = theme(name)
    for area in MALL.areas.values():
        floor = colours[f"floor-{area.tint}"]
        assert contrast(colours["wall"], floor) >= 4.5
        for thing in ("glass", "wood", "main-door"):
            assert contrast(colours[thing], colours["sill"]) >= 3
    assert contrast(colours["floor-hall"], colours["wall"]) >= 4.5
    assert contrast(colours["imprint"], colours["pavement"]) >= 4.5
    assert contrast(colours["main-door"], colours["pavement"]) >= 3


def test_every_thing_that_is_drawn_is_styled() -> None:
    doors = [picture.door(door, state) for door in (*MALL.doors, *MALL.main_doors) for state in STATES]
    drawn = classes(picture.art() + picture.squares() + "".join(doors))
    structural = re.compile(r"board__|door$|door--|floor--|furniture|square--|number--store|daylight$|name$")
    unstyled = {name for name in drawn - {"square"} if f".{name}" not in CSS and not structural.match(name)}
    assert not unstyled


def test_no_style_of_the_page_falls_on_the_picture() -> None:
    heads = re.sub(r"/\*.*?\*/|\{[^{}]*\}", " ", OTHERS, flags=re.S)
    drawn = classes(picture.art() + picture.squares() + picture.doors())
    assert drawn & set(re.findall(r"\.([a-z][\w-]*)", heads)) == {"square"}
