"""The build steps that can go wrong quietly: wheels that differ, a lock file that lacks one, imports that get lost."""

from __future__ import annotations

import json
import re
import tomllib
from pathlib import Path

import pytest

from pyapp.games import GAMES
from tools import icons, lock, page, runtime, single, texts, wheels
from tools.paths import ROOT, STATIC
from tools.repeatable import digests


def test_two_builds_of_the_wheel_are_the_same(tmp_path: Path) -> None:
    for name in ("first", "second"):
        wheels.build_own(tmp_path / name)
    assert digests(tmp_path / "first") == digests(tmp_path / "second")


def test_lock_file_lists_our_wheels_only_and_is_the_same_again(tmp_path: Path) -> None:
    own = wheels.build_own(tmp_path)
    entry = lock.package(own, "3.14.2")
    assert (entry.name, entry.imports, entry.file_name) == ("shamble", ["pyapp"], own.name)
    assert entry.depends == ["attrs", "cattrs"]
    assert lock.package(own, "3.14.2") == entry


def test_lock_file_refuses_a_missing_dependency(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="attrs, cattrs"):
        lock.write([wheels.build_own(tmp_path)], tmp_path)


def test_runtime_requirements_are_those_of_the_project() -> None:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    assert set(project["dependencies"]) <= set(wheels.pinned())


def test_sprite_has_every_icon_of_the_page_and_of_the_games() -> None:
    drawn = re.findall(r'<symbol id="icon-([^"]+)" viewBox', icons.sprite())
    named = [*icons.of_the_page().silhouettes, *icons.of_the_page().interface]
    assert sorted(drawn) == sorted({*named, *(name for game in GAMES.values() for name in game.icons)})


def test_lock_of_npm_holds_no_addresses_of_downloads() -> None:
    packages = json.loads((ROOT / "package-lock.json").read_text("utf-8"))["packages"]
    assert not [name for name, entry in packages.items() if "resolved" in entry]


def test_npm_pins_are_exact() -> None:
    package = json.loads((ROOT / "package.json").read_text("utf-8"))
    pins = {**package["dependencies"], **package["devDependencies"]}
    assert all(re.fullmatch(r"\d+\.\d+\.\d+", pin) for pin in pins.values())


@pytest.mark.parametrize(
    ("source", "expected"),
    [
        ('import{a}from"./b.js";', 'import{a}from"shamble/pyscript/b.js";'),
        ('await import("../runtime/x.mjs")', 'await import("shamble/runtime/x.mjs")'),
        ("import './b.js'", "import 'shamble/pyscript/b.js'"),
        ('import("node:fs")', 'import("node:fs")'),
        ('say("./b.js")', 'say("./b.js")'),
    ],
)
def test_single_file_names_relative_imports(source: str, expected: str) -> None:
    assert single.named_imports(source, "pyscript/a.js") == expected


def test_every_plugin_left_out_is_switched_off() -> None:
    kept = {pattern.rstrip("-*") for pattern in runtime.PYSCRIPT}
    off = {name.removeprefix("!") for name in page.config()["plugins"]}
    assert off >= {"codemirror", "deprecations-manager", "donkey", "py-editor", "py-game", "py-terminal"}
    assert "error" in kept


def test_data_inside_a_script_element_cannot_end_it() -> None:
    assert "</script" not in page.inert({"text": "</script><b>"})


def test_boot_sentences_are_found() -> None:
    assert "Starting Python" in texts.sentences()


def test_page_holds_every_placeholder_once() -> None:
    source = (ROOT / "index.html").read_text("utf-8")
    for name in ("boot", "icons", "looks", "poster", "art", "board"):
        assert source.count(f"<!-- build:{name} -->") == 1
    assert source.count('config="./pyscript.json"') == 1
    assert (STATIC / "pyscript.json").exists()
