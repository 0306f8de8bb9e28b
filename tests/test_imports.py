"""Dependencies point one way: web -> games -> one game -> kernel. What the engine may not touch, it does not import."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "pyapp"

BROWSER = {"js", "pyscript", "pyodide", "pyodide_js"}
CHANCE_AND_CLOCK = {"random", "secrets", "uuid", "time", "datetime", "copy"}
"""What would make two runs differ; and `copy`, because states copy themselves."""
RUNTIME = {"attr", "attrs", "cattrs", "pyapp"}
SHELL = tuple(
    f"pyapp.{name}"
    for name in (
        "__main__",
        "chart",
        "commands",
        "progress",
        "simulate",
        "simulate_command",
        "summary",
        "terminal",
        "trial",
    )
)
"""The command line, which stands where the page stands; what it can do, the page may let a worker do."""


def module_name(path: Path) -> str:
    parts = ["pyapp", *path.relative_to(PACKAGE).with_suffix("").parts]
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(source: str, module: str, is_package: bool = False) -> Iterator[str]:
    """Every module that a source names in an import, with the names taken from it, wherever the import stands."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            base = module.split(".")[: None if is_package else -1]
            base = base[: len(base) - node.level + 1] if node.level else []
            target = ".".join([*base, *([node.module] if node.module else [])])
            yield target
            yield from (f"{target}.{alias.name}" for alias in node.names)
        elif isinstance(node, ast.Call) and ast.unparse(node.func) in ("__import__", "importlib.import_module"):
            yield "a module by a name made at run time"


def game_of(module: str, games: set[str]) -> str | None:
    parts = module.split(".")
    return parts[1] if len(parts) > 1 and parts[0] == "pyapp" and parts[1] in games else None


def complaints(module: str, imported: str, games: set[str]) -> str | None:
    """Why a module may not import another one."""
    top = imported.split(".")[0]
    is_web = module.startswith("pyapp.web")
    is_engine = module.startswith("pyapp.kernel") or game_of(module, games) is not None
    if top in BROWSER:
        return None if is_web else "only the web imports the browser"
    if imported == "a module by a name made at run time":
        return "imports must be readable"
    if top != "pyapp":
        if is_engine and top in CHANCE_AND_CLOCK:
            return "the engine has no chance, clock or copies but its own"
        known = top in sys.stdlib_module_names or top in RUNTIME or (module in SHELL and top == "rich")
        return None if known else "not among the dependencies"
    return _inside(module, imported, games)


def _inside(module: str, imported: str, games: set[str]) -> str | None:
    """The arrows of the design: web -> games -> one game -> kernel."""
    target = imported.split(".")[1] if "." in imported else ""
    here = module.split(".")[1] if "." in module else ""
    allowed = {
        "kernel": {"kernel"},
        "games": {"kernel", *games},
        "web": {"web", "games", "kernel", "trial"},
        **{game: {game, "kernel"} for game in games},
        **{shell.split(".")[1]: {"kernel", "games", *(s.split(".")[1] for s in SHELL)} for shell in SHELL},
    }
    if target in ("", "__version__") or target in allowed.get(here, {target}):
        return None
    return f"{here} may import {', '.join(sorted(allowed[here]))}"


def packages() -> set[str]:
    """The games are the packages that are neither the kernel nor the web."""
    return {path.parent.name for path in PACKAGE.glob("*/__init__.py")} - {"kernel", "web"}


def all_complaints() -> Iterator[str]:
    games = packages()
    for path in sorted(PACKAGE.rglob("*.py")):
        module = module_name(path)
        for imported in imports(path.read_text(encoding="utf-8"), module, path.name == "__init__.py"):
            if reason := complaints(module, imported, games):
                yield f"{module} imports {imported}: {reason}"


def test_dependencies_point_one_way() -> None:
    assert list(all_complaints()) == []


def test_every_game_is_registered_and_every_registered_game_is_a_package() -> None:
    source = (PACKAGE / "games.py").read_text(encoding="utf-8")
    taken = {game_of(module, packages()) for module in imports(source, "pyapp.games")} - {None}
    assert taken == packages()


def test_the_web_names_no_game() -> None:
    """No `if game ==` anywhere in it."""
    for path in (PACKAGE / "web").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Compare | ast.Match):
                texts = {part.value for part in ast.walk(node) if isinstance(part, ast.Constant)}
                assert not texts & packages(), f"{path.name}:{node.lineno}"


PLAYERS = (
    "audience",
    "browsers",
    "conftest",
    "crashes",
    "player",
    "players",
    "test_choice",
    "test_long_lists",
    "test_scenarios",
    "test_whole_games",
    "typist",
    "warm",
    "watched",
)
RUNNERS = ("laws", "moments", "rounds", "spec", "test_hypothesis", "test_laws")


def test_tools_and_runners_know_no_game() -> None:
    """What they want to know of one, its spec tells them; they do not look into its tests otherwise. The tests of the
    page itself sit at one game's table, which `e2e/positions.py` names.
    """
    home = PACKAGE.parent
    files = [*(home / "tools").glob("*.py"), *(home / "tests" / "golden").glob("*.py")]
    files += [home / "e2e" / f"{name}.py" for name in PLAYERS] + [home / "tests" / f"{name}.py" for name in RUNNERS]
    for path in files:
        source = path.read_text(encoding="utf-8")
        modules = [module.replace("tests.", "pyapp.", 1) for module in imports(source, path.stem)]
        imported = {game_of(module, packages()) for module in modules} - {None}
        texts = {part.value for part in ast.walk(ast.parse(source)) if isinstance(part, ast.Constant)}
        assert not imported, path.name
        assert not texts & packages(), path.name


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("pyapp.kernel.dice", "import random"),
        ("pyapp.kernel.dice", "from time import time"),
        ("pyapp.kernel.flow", "from copy import deepcopy"),
        ("pyapp.kernel.flow", "from pyapp.mall.state import MallState"),
        ("pyapp.kernel.flow", "from pyapp import games"),
        ("pyapp.kernel.flow", "from ..mall import state"),
        ("pyapp.kernel.flow", "def f():\n    import datetime"),
        ("pyapp.mall.setup", "from pyapp.zeds import cards"),
        ("pyapp.mall.setup", "import pyapp.zeds.cards"),
        ("pyapp.mall.setup", "from pyapp.games import GAMES"),
        ("pyapp.mall.setup", "from pyapp.web import dom"),
        ("pyapp.mall.setup", "from random import random"),
        ("pyapp.mall.setup", "import js"),
        ("pyapp.mall.setup", "import numpy"),
        ("pyapp.mall.setup", "if TYPE_CHECKING:\n    from pyapp.commands import play"),
        ("pyapp.games", "from pyapp.web import dom"),
        ("pyapp.commands", "from pyapp.mall.game import Mall"),
        ("pyapp.commands", "from pyscript import window"),
        ("pyapp.web.app", "from pyapp.mall.map import MALL"),
        ("pyapp.web.app", "from pyapp import commands"),
        ("pyapp.web.app", "import importlib\nimportlib.import_module(name)"),
    ],
)
def test_the_walk_sees_every_way_to_import(module: str, source: str) -> None:
    found = [complaints(module, imported, {"mall", "zeds"}) for imported in imports(source, module)]
    assert any(found)


@pytest.mark.parametrize(
    ("module", "source"),
    [
        ("pyapp.mall.setup", "from pyapp.kernel.flow import State\nfrom pyapp.mall import map\nimport json"),
        ("pyapp.games", "from pyapp.mall.game import Mall\nfrom pyapp.kernel.game import Game"),
        ("pyapp.commands", "import time\nfrom pyapp import simulate, terminal\nfrom pyapp.games import GAMES"),
        ("pyapp.web.dom", "import js\nfrom pyodide.ffi import create_proxy\nfrom pyscript import window"),
        ("pyapp.web.app", "from pyapp.games import GAMES\nfrom pyapp.web import dom"),
        ("pyapp.kernel.codec", "import cattrs\nfrom . import dice"),
    ],
)
def test_the_walk_lets_through_what_may_be(module: str, source: str) -> None:
    found = [complaints(module, imported, {"mall", "zeds"}) for imported in imports(source, module)]
    assert not any(found)
