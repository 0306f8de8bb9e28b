"""What a game or the page declares is used, and what they use is declared: icons, sounds, marks, credits.

What is missing would not fail on the page: it would only not be there.
"""

from __future__ import annotations

import ast
import inspect
import json
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from pyapp.games import GAMES
from pyapp.kernel.decision import Option
from pyapp.kernel.event import Event
from pyapp.kernel.flow import Outcome, State, apply, decision
from pyapp.kernel.game import Game
from pyapp.kernel.prospect import Kind, Prospect
from pyapp.kernel.scenario import Start
from pyapp.kernel.scene import Layer
from pyapp.simulate import seats_of
from tests.orchard.game import ORCHARD
from tools import credits, icons, wheels
from tools.paths import ROOT, STATIC

EACH = pytest.mark.parametrize("game", [*GAMES.values(), ORCHARD], ids=lambda game: str(game.id))
HOUSE = [
    *(ROOT / "pyapp").glob("*.py"),
    *(ROOT / "pyapp" / "kernel").rglob("*.py"),
    *(ROOT / "pyapp" / "web").rglob("*.py"),
]
PAGE = icons.of_the_page()
NAME = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
IN_A_DRAWING = re.compile(r"#icon-([a-z0-9-]+)")
TAKES_AN_ICON = {"icon": 0, "figure": 0, "Gauge": 0, "Mark": 0, "chip": 1}
"""Which argument of these calls is the name of an icon."""


def own(game: Game[Any, Any]) -> list[Path]:
    folder = Path(inspect.getfile(type(game))).parent
    return sorted(path for path in folder.rglob("*.py") if not path.name.startswith("test_"))


def texts(node: ast.AST) -> Iterator[str]:
    return (each.value for each in ast.walk(node) if isinstance(each, ast.Constant) and isinstance(each.value, str))


def named_as_icons(source: str) -> Iterator[str]:
    """The names that a source says where an icon is wanted, or inside a drawing."""
    for node in ast.walk(ast.parse(source)):
        match node:
            case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in TAKES_AN_ICON:
                yield from (text for arg in node.args[TAKES_AN_ICON[name] :][:1] for text in texts(arg) if text)
            case ast.Assign(targets=[ast.Name(id="emblem" | "icon")], value=ast.expr() as value):
                yield from filter(None, texts(value))
            case ast.AnnAssign(target=ast.Name(id="emblem" | "icon"), value=ast.expr() as value):
                yield from filter(None, texts(value))
            case ast.Constant(value=str(text)):
                yield from IN_A_DRAWING.findall(text)


def words(paths: list[Path]) -> Counter[str]:
    """Every text of sources that could name an icon, and how often it stands there."""
    found = [text for path in paths for text in texts(ast.parse(path.read_text("utf-8")))]
    return Counter([*filter(NAME.fullmatch, found), *(name for text in found for name in IN_A_DRAWING.findall(text))])


def drawn(game: Game[Any, Any]) -> set[str]:
    """The icons in every drawing that a game shows by itself."""
    picture = game.picture()
    arts = [game.poster(), picture.art, picture.squares, picture.prelude]
    arts += [sign.art for section in game.legend() for sign in section.signs]
    arts += [game.ending(Outcome((), side, "", "")) for side in (*game.sides, "draw")]
    return set(IN_A_DRAWING.findall("".join(arts)))


# Icons


@EACH
def test_every_icon_of_a_game_is_declared(game: Game[Any, Any]) -> None:
    used = {name for path in own(game) for name in named_as_icons(path.read_text("utf-8"))} | drawn(game)
    assert used - set(game.icons) - set(PAGE.interface) == set()
    assert game.emblem in game.icons


@EACH
def test_every_icon_that_a_game_declares_is_used(game: Game[Any, Any]) -> None:
    """Beside the declaration it is named once more."""
    named = words(own(game))
    assert [name for name in game.icons if named[name] < 2] == []


def test_every_icon_of_the_page_is_declared() -> None:
    used = {name for path in HOUSE for name in named_as_icons(path.read_text("utf-8"))}
    assert used - set(PAGE.interface) - set(PAGE.silhouettes) == set()


def test_every_icon_that_the_page_declares_is_used() -> None:
    assert {*PAGE.interface, *PAGE.silhouettes} - words(HOUSE).keys() == set()


def test_an_icon_is_found_wherever_it_is_named() -> None:
    source = """
class A(Event):
    icon: ClassVar[str] = "tomb"
emblem = "cart"
x = chip("command", "upload", say("x")) + icon("plus" if a else "play") + f'<use href="#icon-claw"/>' + Gauge("gun", b)
icon: ClassVar[str] = ""
"""
    assert set(named_as_icons(source)) == {"tomb", "cart", "upload", "plus", "play", "claw", "gun"}


# Sounds


def kinds(kind: type[Event]) -> Iterator[type[Event]]:
    for each in kind.__subclasses__():
        yield each
        yield from kinds(each)


def test_every_sound_is_made_and_every_one_that_is_made_is_played() -> None:
    effects = set(re.findall(r"^    (\w+)\(out, at\) \{", (STATIC / "sound.js").read_text("utf-8"), re.M))
    shipped = [kind for kind in kinds(Event) if kind.__module__.startswith("pyapp.")]
    played = {kind.sound for kind in shipped if kind.sound}
    played |= set(re.findall(r'sound\.play\("(\w+)"', "".join(path.read_text("utf-8") for path in HOUSE)))
    played |= {"win", "lose"}  # The page plays one of the two at the end.
    assert '"win" if' in "".join(path.read_text("utf-8") for path in HOUSE)
    assert played == effects


# Marks on the board

DECISIONS = 120
"""Of a game in each mode so many are looked at."""


@cache
def answers(game: Game[Any, Any]) -> frozenset[str]:
    """What a game's answers brought on the board while it was played in each mode."""
    found: set[str] = set()
    for mode in game.modes:
        start = game.settled(Start(mode.id, {}, 7))
        state: State = game.new(start)
        players = seats_of(game, mode.id, "standard" if "standard" in game.policies else "random", 7)
        for _ in range(DECISIONS):
            if (asked := decision(state)) is None:
                break
            seen = game.observe(state, asked.seat)
            found |= {"edge" for item in game.scene(seen).items if item.layer is Layer.EDGES}
            found |= marks(game, state, asked.options)
            state = apply(state, players[asked.seat].choose(seen, asked)).state
    return frozenset(found)


def marks(game: Game[Any, Any], state: State, options: tuple[Option, ...]) -> set[str]:
    asked = {(), *((ref,) for option in options for ref in option.refs[:1])}
    prospects: list[tuple[tuple[str, ...], Prospect]] = [(refs, game.prospect(state, refs)) for refs in sorted(asked)]
    found = {"reach" for _, each in prospects if each.goals} | {"chances" for _, each in prospects if each.aims}
    found |= {"enemies" for _, each in prospects for goal in each.goals if goal.kind is Kind.MET}
    if state.turn % 4 == 1:
        ways = (game.route(state, refs, goal.ref) for refs, each in prospects for goal in each.goals[:3])
        found |= {"watchers" for way in ways if way is not None and way.noticed}
    return found


@EACH
@pytest.mark.parametrize("mark", ["reach", "enemies", "chances", "watchers", "edge"])
def test_a_game_declares_what_its_answers_bring_on_the_board_and_no_more(game: Game[Any, Any], mark: str) -> None:
    declared = game.edge is not None if mark == "edge" else getattr(game, f"has_{mark}")
    assert declared == (mark in answers(game))


# Credits


def test_the_credits_are_up_to_date() -> None:
    assert credits.FILE.read_text("utf-8") == credits.text(), "run: python -m tools.credits"


def test_everything_that_the_page_ships_is_credited() -> None:
    npm = json.loads((ROOT / "package.json").read_text("utf-8"))["dependencies"]
    python = [pin.partition("==")[0] for pin in wheels.pinned()]
    credited = [*(name for work in credits.SOFTWARE for name in work.packages), *credits.PICTURES, *credits.TYPE]
    assert sorted(credited) == sorted([*npm, *python])


def test_each_silhouette_is_credited_once() -> None:
    rows = re.findall(r"^\|[^|]*\|([^|]*)\|$", credits.silhouettes(), re.M)
    assert sorted(name.strip() for row in rows for name in row.split(",")) == sorted(icons.of_all().silhouettes)
