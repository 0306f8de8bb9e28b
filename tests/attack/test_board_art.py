"""The boards as drawings: all is there, nothing has a colour of its own, and what is unknown is drawn as well."""

from __future__ import annotations

import re
import time
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from pyapp.attack.board.board import Board, Thing
from pyapp.attack.drawing import board_art, ending, opening_art, poster
from pyapp.attack.names import square_ref
from pyapp.attack.scenarios.library import SHIPPED, bring, layout_of, shipped_text
from pyapp.attack.scenarios.shipped_words import LETTERED, WORDS
from pyapp.attack.site import things
from pyapp.attack.site.pen import UNIT, blocks, runs
from pyapp.attack.site.regions import LAMPS, Ground, Setting, ground_of, regions, regions_of, setting
from pyapp.attack.site.words import found_in
from pyapp.attack.truth.victory import HUMANS_SIDE, ZOMBIES_SIDE
from pyapp.kernel.flow import Outcome
from pyapp.kernel.scenario import key_of
from tests.attack.board_drawings import board_sheets

EACH = pytest.mark.parametrize("name", SHIPPED)
LOOK = Path(board_art.__file__).parents[1] / "look.css"


def parsed(svg: str) -> ET.Element:
    return ET.fromstring(f"<svg>{svg}</svg>")


def everything(name: str) -> str:
    return board_art.art(name) + board_art.squares(name) + board_art.preview(name)


def own(text: str) -> str:
    """The key of a scenario of a player's."""
    bring(text)
    return key_of(text)


def changed(name: str, *pairs: tuple[str, str]) -> str:
    text = shipped_text(name)
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new)
    return own(text)


@EACH
def test_every_named_thing_has_a_drawing_of_its_own(name: str) -> None:
    named = {cell.name for cell in layout_of(name).board.cells.values() if cell.thing in things.FALLBACKS}
    assert named
    assert {each for each in named if not things.is_known(each)} == set()


def test_a_thing_that_nobody_knows_is_drawn_high_or_low() -> None:
    key = changed("farmhouse", ('name = "cupboard"', 'name = "gubbins"'), ('name = "bush"', 'name = "whatsit"'))
    assert not things.is_known("gubbins")
    assert things.drawing_of("gubbins", Thing.HIGH) is things.block_of_stone
    assert things.drawing_of("whatsit", Thing.LOW) is things.low_box
    low = [piece for piece in things.pieces(layout_of(key).board) if piece.cell.name == "whatsit"]
    assert len(low) == 6
    parsed(everything(key))


def test_a_name_is_known_by_its_last_words() -> None:
    assert things.drawing_of("old oak tree", Thing.HIGH) is things.drawing_of("tree", Thing.HIGH)
    assert things.drawing_of("Row of chairs", Thing.LOW) is not things.drawing_of("chairs of state", Thing.LOW)
    assert things.drawing_of("bushes", Thing.LOW) is things.drawing_of("bush", Thing.LOW)
    assert found_in("tool rack", {"tool": 1, "rack": 2}) == 2
    assert found_in("tool rack", {"tool": 1, "tool rack": 3}) == 3
    assert found_in("", {"tool": 1}) is None


@pytest.mark.parametrize("article", ["the ", "The ", "an ", "a "])
def test_what_is_called_only_by_an_article_is_lettered_with_it(article: str) -> None:
    room = changed("farmhouse", ('kitchen = "the kitchen"', f'kitchen = "{article}"'))
    zone = changed("car", ('car = "the car"', f'car = "{article}"'))
    for key in (room, zone):
        assert article in re.findall(r">([^<>]*)</text>", board_art.art(key))


@pytest.mark.parametrize("name", [*things.DRAWINGS, "something unheard of"])
def test_high_and_low_differ(name: str) -> None:
    high, low = things.sample(name, Thing.HIGH), things.sample(name, Thing.LOW)
    assert "thing--high" in high
    assert "thing--low" in low
    assert "thickness" in high
    assert "thickness" not in low
    parsed(high + low)


@pytest.mark.parametrize(("width", "height"), [(1, 1), (2, 1), (1, 2), (3, 2), (5, 1)])
def test_every_thing_can_be_drawn_on_any_number_of_squares(width: int, height: int) -> None:
    for draw in {*things.DRAWINGS.values(), *things.FALLBACKS.values()}:
        shape = draw(width * UNIT, height * UNIT)
        assert shape.outline.startswith("M")
        assert "nan" not in shape.drawn
        parsed(shape.drawn)


def test_every_kind_of_drawing_is_another() -> None:
    sheets = board_sheets()
    for sheet in sheets.values():
        assert len(set(sheet.values())) == len(sheet)


def test_squares_of_the_same_thing_are_one_piece() -> None:
    cars = [piece for piece in things.pieces(layout_of("street").board) if piece.cell.name == "car"]
    assert sorted((piece.block.width, piece.block.height) for piece in cars) == [(1, 1), (2, 1), (2, 1), (2, 1)]


def test_furniture_stands_with_its_back_to_the_wall() -> None:
    turns = {piece.block[:2]: piece.turn for piece in things.pieces(layout_of("farmhouse").board) if piece.cell.room}
    assert turns[4, 4] in (0, 270), "the cupboard, in the upper left corner of the kitchen"
    assert turns[4, 11] in (180, 270), "the chest, in the lower left corner of the hall"


@EACH
def test_all_squares_carry_their_refs(name: str) -> None:
    squares = parsed(board_art.squares(name))
    board = layout_of(name).board
    assert [each.get("data-ref") for each in squares] == [square_ref(square) for square in board.cells]
    assert {each.get("class") for each in squares} == {"square"}
    assert all(each.get("width") == each.get("height") == str(UNIT) for each in squares)


@EACH
def test_drawings_are_well_formed_and_carry_no_colour(name: str) -> None:
    drawn = everything(name) + poster.art() + "".join(board_sheets()["openings"].values())
    for element in parsed(drawn).iter():
        assert not {"style", "stroke", "color"} & set(element.keys())
        assert element.get("fill", "url(").startswith("url(")
    assert not re.search(r"#[0-9a-fA-F]{3,8}\b(?![\w-])", re.sub(r"(url\(#|href=\"#)[\w-]+", "", drawn))


@EACH
def test_ids_are_the_games_own_and_the_small_board_has_none(name: str) -> None:
    ids = re.findall(r' id="([^"]+)"', board_art.art(name))
    assert ids
    assert len(ids) == len(set(ids))
    assert all(each.startswith("attack-") for each in ids)
    assert set(re.findall(r"url\(#([^)]+)\)", board_art.art(name))) <= set(ids)
    assert " id=" not in board_art.preview(name)
    assert "url(" not in board_art.preview(name)


@EACH
def test_what_is_looked_at_only_takes_no_finger(name: str) -> None:
    assert "data-ref" not in board_art.art(name)
    assert '[class^="site__"] { pointer-events: none; }' in LOOK.read_text("utf-8")
    layers = [each for each in parsed(board_art.art(name)) if each.tag != "defs"]
    assert all(str(each.get("class")).startswith("site__") for each in layers)


def test_every_class_of_the_drawings_is_painted() -> None:
    drawn = "".join(map(everything, SHIPPED)) + poster.art() + "".join(board_sheets()["openings"].values())
    drawn += "".join(draw(UNIT, UNIT).drawn + draw(2 * UNIT, UNIT).drawn for draw in things.DRAWINGS.values())
    used = {word for words in re.findall(r'class="([^"]+)"', drawn) for word in words.split()}
    css = LOOK.read_text("utf-8")
    shared = {f"poster__{part}" for part in ("art", "sky", "sun", "slat", "ground", "far", "near")}
    kept = ("site__", "square", "texture", "thing", "tint--3", "poster__stop", "lamp--")
    heads = {name.split("--")[0].split("__")[0] for name in used if "--" in name or "__" in name}
    painted = set(re.findall(r"\.([a-z][\w-]*)", css))
    left = {name for name in used - shared - heads if not name.startswith(kept)}
    lost = {name for name in left if name not in painted and name.split("--")[0] not in painted}
    assert lost == set()


@EACH
def test_a_board_is_drawn_the_same_each_time_and_fast(name: str) -> None:
    first = everything(name)
    for drawing in (board_art.art, board_art.squares, board_art.preview, things._shaped, regions_of):
        drawing.cache_clear()
    started = time.perf_counter()
    again = board_art.art(name)
    taken = time.perf_counter() - started
    assert everything(name) == first
    assert board_art.art(name) is again
    assert taken < 0.3, "thirty milliseconds, with room for a busy machine"
    assert again.count("<") < 600


# Rooms


def names_of(board: Board) -> list[tuple[str, bool, Ground]]:
    return [(region.name, region.is_indoors, region.ground) for region in regions(board)]


def test_rooms_are_told_from_the_open() -> None:
    assert names_of(layout_of("farmhouse").board) == [
        ("", False, Ground.GRASS),
        ("kitchen", True, Ground.TILES),
        ("parlour", True, Ground.PARQUET),
        ("hall", True, Ground.BOARDS),
    ]
    assert ("pier", False, Ground.PLANKS) in names_of(layout_of("pier").board)


@EACH
def test_every_square_is_in_one_region(name: str) -> None:
    board = layout_of(name).board
    all_of_them = [square for region in regions(board) for square in region.squares]
    assert sorted(all_of_them) == sorted(board.cells)


def test_a_floor_is_chosen_by_name_and_always_the_same_for_an_unknown_one() -> None:
    assert ground_of("cold kitchen", Ground.GRASS, is_indoors=True) is Ground.TILES
    assert ground_of("road", Ground.GRASS, is_indoors=False) is Ground.ASPHALT
    assert ground_of("zxcv", Ground.GRASS, is_indoors=False) is Ground.GRASS
    unknown = ground_of("zxcv", Ground.GRASS, is_indoors=True)
    assert unknown is ground_of("zxcv", Ground.STONE, is_indoors=True)
    assert ground_of("", Ground.GRASS, is_indoors=True) is Ground.BOARDS


def test_what_stands_outside_tells_where_one_is() -> None:
    found = {name: setting(layout_of(name).board) for name in SHIPPED}
    assert found == {
        "farmhouse": Setting.COUNTRY, "car": Setting.COUNTRY, "clinic": Setting.COUNTRY,
        "street": Setting.TOWN, "pier": Setting.QUAY,
    }  # fmt: skip


@EACH
def test_a_lamp_for_every_room(name: str) -> None:
    lamps = [region.lamp for region in regions_of(name) if region.is_indoors]
    assert lamps == list(range(len(lamps)))
    css = LOOK.read_text("utf-8")
    assert all(f'[data-mood~="lit-{n}"] .lamp--{n}' in css for n in range(LAMPS))


@EACH
def test_what_is_lettered_is_said(name: str) -> None:
    said = {words.id for words in (*WORDS, *LETTERED)}
    lettered = re.findall(r'data-say="([^"]+)"', board_art.art(name))
    assert lettered
    assert {words.replace("&#x27;", "'") for words in lettered} <= said


# Lines and areas


def test_squares_are_put_together() -> None:
    board = layout_of("farmhouse").board
    assert sum(block.width * block.height for block in blocks(board.cells)) == len(board.cells)
    assert len(blocks(board.cells)) == 1
    walls = runs(board.walls)
    assert len({*walls}) == len(walls)
    assert sum(length for *_, length in walls) < len(board.walls)


# Openings, poster, ending


def test_openings_differ() -> None:
    drawn = {
        opening_art.opening(kind, is_upright, state)
        for kind in ("door", "window")
        for is_upright in (True, False)
        for state in ("open", "shut", "permanent")
    }
    assert len(drawn) == 12
    parsed("".join(drawn))


def test_endings_differ() -> None:
    endings = [ending.art(Outcome((), side, "A12.1", "survived")) for side in (HUMANS_SIDE, ZOMBIES_SIDE, "")]
    assert len(set(endings)) == 3
    for drawn in (*endings, poster.art()):
        parsed(drawn)
