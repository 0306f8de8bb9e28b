"""The page starts: from a host and from disk, with the snapshot and without, and says why when it cannot."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from e2e.watched import Watched

Damage = Callable[[Callable[[Path], None]], str]


def the(folder: Path, pattern: str) -> Path:
    """The one file of this pattern."""
    (found,) = folder.glob(pattern)
    return found


@pytest.mark.everywhere
def test_starts_from_the_snapshot(watched: Watched, edition: str) -> None:
    watched.start(edition)
    assert watched.data("boot") == "snapshot"
    assert watched.data("boot-note") is None


def test_starts_without_the_snapshot_when_asked(watched: Watched, edition: str) -> None:
    watched.start(edition, "?snapshot=off")
    assert watched.data("boot") == "plain"


def test_board_and_progress_are_there_before_python(watched: Watched, site: str) -> None:
    page = watched.open(site)
    page.wait_for_selector("#boot-bar", state="attached")
    page.wait_for_selector("#art path", state="attached")
    watched.settle()
    assert watched.data("app") == "ready"


def test_works_in_a_subfolder(watched: Watched, broken_site: Damage) -> None:
    def move(folder: Path) -> None:
        inner = folder / "games" / "shamble"
        inner.mkdir(parents=True)
        for entry in [entry for entry in folder.iterdir() if entry.name != "games"]:
            entry.rename(inner / entry.name)

    watched.start(broken_site(move) + "games/shamble/index.html")
    assert watched.data("boot") == "snapshot"


def cut(file: Path) -> None:
    """Leave the first half."""
    content = file.read_bytes()
    file.write_bytes(content[: len(content) // 2])


def spoil(file: Path) -> None:
    """Change a few bytes in the middle."""
    content = bytearray(file.read_bytes())
    middle = len(content) // 2
    content[middle : middle + 64] = bytes(64)
    file.write_bytes(content)


@pytest.mark.parametrize("damage", [Path.unlink, cut, spoil], ids=["removed", "truncated", "damaged"])
def test_bad_snapshot_starts_without_it(watched: Watched, broken_site: Damage, damage: Callable[[Path], None]) -> None:
    watched.expect_errors("404", "Failed to load resource")
    watched.start(broken_site(lambda folder: damage(the(folder, "*.snapshot"))))
    assert watched.data("boot") == "plain"
    assert watched.data("boot-note")


LOST = {
    "wheel": "wheels/shamble-*.whl",
    "dependency": "wheels/cattrs-*.whl",
    "lock": "wheels/pyodide-lock.json",
    "wasm": "runtime/pyodide.asm.wasm",
    "library": "runtime/python_stdlib.zip",
    "starter": "boot/boot.mjs",
    "pyscript": "pyscript/core.js",
}


@pytest.mark.parametrize("pattern", LOST.values(), ids=LOST.keys())
def test_missing_file_shows_the_card(watched: Watched, broken_site: Damage, pattern: str) -> None:
    watched.expect_errors("")
    page = watched.start(broken_site(lambda folder: the(folder, pattern).unlink()), until="failed")
    assert page.locator("#failure").is_visible()
    assert page.locator("#failure .failure__reason").inner_text()


def test_missing_wheel_shows_the_card_without_a_snapshot_too(watched: Watched, broken_site: Damage) -> None:
    watched.expect_errors("")
    url = broken_site(lambda folder: the(folder, LOST["wheel"]).unlink())
    page = watched.start(url, "?snapshot=off", until="failed")
    assert "wheels/shamble-" in page.locator(".failure__detail").inner_text()


@pytest.mark.parametrize(
    ("damage", "pattern"),
    [(cut, "wheels/shamble-*.whl"), (spoil, "wheels/shamble-*.whl"), (cut, "runtime/pyodide.asm.wasm")],
    ids=["truncated-wheel", "damaged-wheel", "truncated-wasm"],
)
def test_damaged_file_shows_the_card(
    watched: Watched, broken_site: Damage, pattern: str, damage: Callable[[Path], None]
) -> None:
    watched.expect_errors("")
    page = watched.start(broken_site(lambda folder: damage(the(folder, pattern))), until="failed")
    assert page.locator("#failure").is_visible()


def test_card_exports_the_saves_and_copies_a_report(watched: Watched, broken_site: Damage) -> None:
    watched.expect_errors("")
    url = broken_site(lambda folder: the(folder, "wheels/shamble-*.whl").unlink())
    page = watched.start(url, until="failed")
    page.evaluate("localStorage.setItem('shamble:save', '{\"a\": 1}'); localStorage.setItem('other', 'x')")
    saved = json.loads(watched.download('[data-command="export-save"]'))
    assert saved == {"shamble:save": '{"a": 1}'}
    page.locator('[data-command="copy-report"]').click()
    page.wait_for_function("document.querySelector('[data-command=copy-report]').textContent === 'Copied'")
    report = page.evaluate("shamble.report()")
    assert "wheels/shamble-" in report


def test_python_that_fails_shows_the_card(watched: Watched, site: str) -> None:
    watched.expect_errors("")
    watched.page.add_init_script(
        """addEventListener("DOMContentLoaded", () => {
            document.querySelector('script[type="py"]').textContent = "raise ValueError(42)";
        })"""
    )
    page = watched.start(site, until="failed")
    assert "ValueError: 42" in page.locator(".failure__detail").inner_text()


def run_after_start(watched: Watched, *lines: str) -> None:
    """Let the page's script go on with these lines of Python."""
    watched.page.add_init_script(
        f"""addEventListener("DOMContentLoaded", () => {{
            const script = document.querySelector('script[type="py"]');
            const indent = script.textContent.match(/^ */m)[0];
            for (const line of {json.dumps(lines)}) script.textContent += `\\n${{indent}}${{line}}`;
        }})"""
    )


def test_chance_is_fresh_on_every_load(watched: Watched, site: str) -> None:
    """A snapshot is the same for every visitor: what it gives as random must come from outside."""
    run_after_start(watched, "import os, js", "js.document.documentElement.dataset.chance = os.urandom(16).hex()")
    seen: set[str | None] = set()
    for _ in range(2):
        watched.start(site)
        watched.page.wait_for_selector("html[data-chance]", state="attached")
        seen.add(watched.data("chance"))
    assert len(seen) == 2


def test_what_is_imported_or_read_later_is_found(watched: Watched, edition: str) -> None:
    """A snapshot holds no files: modules and data that were not needed before come out of the wheel."""
    run_after_start(
        watched,
        "import importlib.resources, sys, js",
        "assert 'pyapp.chart' not in sys.modules",
        "import pyapp.chart",
        "data = importlib.resources.files('pyapp.mall').joinpath('data', 'map.json').read_text('utf-8')",
        "js.document.documentElement.dataset.later = str(len(data))",
    )
    watched.start(edition)
    watched.page.wait_for_selector("html[data-later]", state="attached")
    assert int(watched.data("later") or 0) > 1000
    assert watched.data("boot") == "snapshot"


def test_a_start_that_hangs_shows_the_card(watched: Watched, site: str) -> None:
    watched.expect_errors("")
    page = watched.page
    page.clock.install()
    page.context.route("**/*.wasm", lambda _route: None)
    watched.open(site)
    page.wait_for_selector("#boot-bar", state="attached")
    page.clock.run_for(31_000)
    watched.settle()
    assert watched.data("app") == "failed"
