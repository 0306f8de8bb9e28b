"""The style sheets: each game's holds for its own things only, and the page's need none of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from pyapp.games import GAMES
from tools.page import looks
from tools.paths import ROOT, STATIC

SHEETS = {game: ROOT / "pyapp" / game / "look.css" for game in GAMES}
EACH = pytest.mark.parametrize("game", [game for game, sheet in SHEETS.items() if sheet.exists()])
PAGE = {path.name: path.read_text("utf-8") for path in STATIC.rglob("*.css")}


def heads(css: str) -> Iterator[str]:
    """What stands before the braces of each rule that stands in no other one."""
    depth, start = 0, 0
    css = re.sub(r"/\*.*?\*/", "", css, flags=re.S)
    for at, letter in enumerate(css):
        if letter == "{":
            if not depth:
                yield css[start:at].strip()
            depth += 1
        elif letter == "}":
            depth -= 1
            start = at + 1


def strangers(css: str, game: str) -> list[str]:
    """The rules of a sheet that would hold for other things than the game's.

    What a drawing defines under an id of its own may be used again, out of reach of what stands around it.
    """
    own = f':where([data-look="{game}"])'
    found = [head for head in heads(css) if head not in (own, f':root[data-theme="light"] {own}')]
    return [head for head in found if not head.startswith(f"#{game}-")]


def used(css: str) -> set[str]:
    return set(re.findall(r"var\(--([\w-]+)", css))


def named(css: str) -> set[str]:
    return set(re.findall(r"(?<![\w-])--([\w-]+):", css))


@EACH
def test_a_look_holds_for_its_own_game_only(game: str) -> None:
    assert strangers(SHEETS[game].read_text("utf-8"), game) == []


def test_a_rule_for_everything_is_found() -> None:
    css = '/* { */ :where([data-look="a"]) { .wall { x: y } & b { } } #a-car rect { } .wall { x: z } :root { --x: y }'
    assert strangers(css, "a") == [".wall", ":root"]
    assert strangers(css, "b") == [':where([data-look="a"])', "#a-car rect", ".wall", ":root"]


def test_the_page_needs_no_colour_of_a_game() -> None:
    everywhere = set().union(*map(named, PAGE.values()))
    scripts = "".join(path.read_text("utf-8") for path in (ROOT / "pyapp" / "web").rglob("*.py"))
    scripts += "".join(path.read_text("utf-8") for path in STATIC.rglob("*.*js"))
    set_by_code = set(re.findall(r"--([a-z][\w-]*)", scripts))
    # A place is set by its two coordinates.
    set_by_code |= {f"{name}-{axis}" for name in set_by_code for axis in "xy"}
    assert {name: lost for name, css in PAGE.items() if (lost := used(css) - everywhere - set_by_code)} == {}


def drawing() -> str:
    """Everything that draws on the page, or brings its drawings to life."""
    files = (*(ROOT / "pyapp").rglob("*.py"), *STATIC.rglob("*.*js"), ROOT / "index.html")
    return "".join(path.read_text("utf-8") for path in files)


def test_every_colour_and_size_of_the_page_is_used() -> None:
    drawn, sheets = (
        drawing(),
        [*PAGE.values(), *(sheet.read_text("utf-8") for sheet in SHEETS.values() if sheet.exists())],
    )
    idle = set().union(*map(named, PAGE.values())) - used("".join(sheets) + drawn)
    assert {name for name in idle if f'"--{name}"' not in drawn} == set()


def test_every_kind_of_thing_on_the_page_is_drawn() -> None:
    drawn = drawing()
    kinds = set(re.findall(r"\.([a-z][\w-]*)--([\w-]+)", "".join(PAGE.values())))
    # Either half of such a name may be put in from elsewhere.
    found = {(thing, kind) for thing, kind in kinds if re.search(rf"\b{thing}--({kind}|{{)|}}--{kind}", drawn)}
    assert kinds - found == set()


def test_the_page_names_no_game_in_its_sheets() -> None:
    assert [name for name, css in PAGE.items() for game in GAMES if re.search(rf"\b{game}\b", css)] == []


def test_each_look_is_linked_once_and_is_there(tmp_path: Path) -> None:
    links = re.findall(r'href="([^"]+)"', looks(tmp_path))
    assert links == [f"{game}.css" for game, sheet in SHEETS.items() if sheet.exists()]
    assert all((tmp_path / link).exists() for link in links)
